"""Connections at the door, call by call: what starts and stops their time, and how many bytes a head may have."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from prichal.server.web.doorstep import ARRIVING, HEAD, Doorstep, TooLarge

HANDED_ON = (
    "__init__",
    "connection_made",
    "connection_lost",
    "data_received",
    "send_400_response",
    "handle_websocket_upgrade",
    "on_message_begin",
    "on_url",
    "on_header",
    "on_headers_complete",
    "on_message_complete",
)


class Timer:
    def __init__(self) -> None:
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class Cable:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.closed = False

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed


class Door:
    """A doorstep whose web server does nothing but note what it is handed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.handed: list[str] = []
        self.timers: list[tuple[float, Any, Timer]] = []
        self.cable = Cable()
        for name in HANDED_ON:
            monkeypatch.setattr(HttpToolsProtocol, name, self.noting(name))
        step: Any = Doorstep()
        step.loop = SimpleNamespace(call_later=self.call_later)
        step.transport = self.cable
        step.cycle = None
        self.step = step
        assert self.take() == ["__init__"]

    def noting(self, name: str) -> Any:
        return lambda *_: self.handed.append(name)

    def call_later(self, seconds: float, work: Any) -> Timer:
        self.timers.append((seconds, work, Timer()))
        return self.timers[-1][2]

    def take(self) -> list[str]:
        taken, self.handed = self.handed, []
        return taken


@pytest.fixture
def door(monkeypatch: pytest.MonkeyPatch) -> Door:
    return Door(monkeypatch)


def test_a_request_has_so_much_time_to_arrive(door: Door) -> None:
    step = door.step
    step.connection_made(door.cable)
    assert [(seconds, work) for seconds, work, _ in door.timers] == [(ARRIVING, step.expire)]
    first = door.timers[0][2]
    assert step.arriving is first
    step.on_message_begin()
    assert step.arriving is first and not first.cancelled and len(door.timers) == 1  # not from anew
    step.on_message_complete()
    assert step.arriving is None and first.cancelled
    step.on_message_begin()  # the next one over the same connection
    second = door.timers[1][2]
    assert step.arriving is second and door.timers[1][0] == ARRIVING
    step.expect()
    assert second.cancelled and step.arriving is door.timers[2][2]
    step.handle_websocket_upgrade()
    assert step.arriving is None and door.timers[2][2].cancelled
    step.expect()
    step.connection_lost(None)
    assert step.arriving is None and door.timers[3][2].cancelled
    step.arrived()
    assert door.take() == [
        "connection_made",
        "on_message_begin",
        "on_message_complete",
        "on_message_begin",
        "handle_websocket_upgrade",
        "connection_lost",
    ]


@pytest.mark.parametrize(
    ("cycle", "told"),
    [(None, True), (SimpleNamespace(response_complete=True), True), (SimpleNamespace(response_complete=False), False)],
)
def test_whose_time_is_over_is_told_so_if_nothing_was_answered_yet(door: Door, cycle: Any, told: bool) -> None:
    door.step.cycle = cycle
    door.step.expire()
    assert door.cable.closed
    status = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
    assert door.cable.written == (status if told else b"")


@pytest.mark.parametrize(
    ("in_head", "closing", "parts", "refused"),
    [
        (True, False, [HEAD], False),
        (True, False, [HEAD + 1], True),
        (True, False, [HEAD - 1, 1], False),
        (True, False, [HEAD - 1, 2], True),
        (False, False, [HEAD + 1], False),
        (True, True, [HEAD + 1], False),
    ],
)
def test_bytes_of_a_head_are_added_up(
    door: Door, in_head: bool, closing: bool, parts: list[int], refused: bool
) -> None:
    door.step.in_head, door.cable.closed = in_head, closing
    for part in parts:
        door.step.data_received(b"x" * part)
    assert door.cable.written.startswith(b"HTTP/1.1 431 Request Header Fields Too Large") == refused
    assert door.cable.closed == (closing or refused)
    assert door.take() == ["data_received"] * len(parts)


def test_the_next_head_counts_by_itself(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    door.step.begun = True
    door.step.data_received(b"x" * HEAD)
    assert door.step.fed == HEAD and not door.step.begun
    monkeypatch.setattr(HttpToolsProtocol, "data_received", lambda step, _: step.on_message_begin())
    door.step.data_received(b"y" * 7)
    assert door.step.fed == 7 and door.step.begun and door.cable.written == b""


def test_a_head_is_read_up_to_so_many_bytes(door: Door) -> None:
    step = door.step
    step.head = 99
    step.on_headers_complete()
    assert not step.in_head
    step.on_message_begin()
    assert step.in_head and step.begun and step.head == 0
    step.on_url(b"x" * 100)
    step.on_header(b"name", b"value!")
    assert step.head == 100 + 4 + 6 + 4
    step.on_url(b"x" * (HEAD - 114))
    assert step.head == HEAD
    step.send_400_response("odd")
    assert door.cable.written == b""
    with pytest.raises(TooLarge):
        step.on_url(b"x")
    with pytest.raises(TooLarge):
        step.on_header(b"", b"")
    assert door.take() == [
        "on_headers_complete",
        "on_message_begin",
        "on_url",
        "on_header",
        "on_url",
        "send_400_response",
    ]
    step.send_400_response("odd")
    assert door.cable.written.startswith(b"HTTP/1.1 431 ") and door.take() == []


@pytest.mark.parametrize(
    ("cycle", "told"),
    [
        (None, b"HTTP/1.1 408 Request Timeout"),  # the first request
        (SimpleNamespace(response_complete=True), b"HTTP/1.1 408 Request Timeout"),  # the next one
        (SimpleNamespace(response_complete=False), b""),  # one that is being answered
    ],
)
def test_whoever_waits_for_an_answer_is_told_that_the_request_came_too_late(cycle: object, told: bytes) -> None:
    door = Doorstep.__new__(Doorstep)
    cable = Cable()
    vars(door).update(transport=cable, cycle=cycle)
    door.expire()
    assert cable.written.partition(b"\r\n")[0] == told
    assert cable.closed
