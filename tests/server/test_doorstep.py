"""A request that doesn't arrive in time. (Slow clients of a real house: tests/attacks.)"""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from prichal.server.web.doorstep import Doorstep


class Wire:
    """Keeps what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.closed = False

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True


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
    wire = Wire()
    vars(door).update(transport=wire, cycle=cycle)
    door.expire()
    assert wire.written.partition(b"\r\n")[0] == told
    assert wire.closed
