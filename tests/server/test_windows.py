"""Questions of which only the seat itself may know whether it has a choice, by a clock that the test moves."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from prichal.tables import windows as windows_module
from prichal.tables.windows import Windows
from tests.attacks.secrets import StandingClock
from tests.server.by_itself import OTHER


class Asked:
    """A table that asks seat 1 something, as windows see it."""

    def __init__(self, name: str, ply: int, is_window: bool = True, is_hosts: bool = False) -> None:
        self.header = SimpleNamespace(id=name, ply=ply)
        self.asked = {1: ply}
        self.game = SimpleNamespace(catalogue=SimpleNamespace(text=lambda _: "let it be"))
        self.state = SimpleNamespace(passing=lambda: 3)
        self.is_window = lambda _: is_window
        self.is_hosts_move = lambda _: is_hosts


class Stand:
    """Windows over a playing that fails as it is told to."""

    def __init__(self, *problems: BaseException) -> None:
        self.problems = [*problems]
        self.moves: list[tuple[object, ...]] = []
        self.clock = StandingClock()
        self.slept: list[float] = []
        rooms: Any = SimpleNamespace(
            shown=None, store=SimpleNamespace(is_away=lambda error: isinstance(error, OSError))
        )
        stand: Any = SimpleNamespace(hold=None, move_for=self.move)
        pace: Any = SimpleNamespace(clock=self.clock.now, sleep=self.sleep, window=lambda _, ply: float(ply))
        self.windows = Windows(rooms, stand, pace)

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        await self.clock.sleep(seconds)

    async def move(self, *move: object) -> None:
        self.moves.append(move)
        if self.problems:
            raise self.problems.pop(0)

    def open(self, name: str, ply: int, is_window: bool = True, is_hosts: bool = False) -> None:
        live: Any = Asked(name, ply, is_window, is_hosts)
        self.windows.open(live, 1)


def test_a_window_is_opened_once_for_a_question() -> None:
    async def test() -> None:
        stand = Stand()
        stand.clock.time = 100.0
        stand.open("a", 5, is_window=False)
        assert stand.windows.ends == {}
        stand.open("a", 5)
        assert stand.windows.ends == {("a", 1): (5, 105.0)} and stand.windows.tasks == set()
        stand.clock.time = 101.0
        stand.open("a", 5)
        assert stand.windows.ends == {("a", 1): (5, 105.0)}
        stand.open("a", 6)
        stand.open("b", 2)
        assert stand.windows.ends == {("a", 1): (6, 107.0), ("b", 1): (2, 103.0)}

    asyncio.run(test())


def test_so_many_windows_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(windows_module, "MOST", 2)

    async def test() -> None:
        stand = Stand()
        for names, name in (("a", "a"), ("ab", "b"), ("abc", "c"), ("d", "d")):
            stand.open(name, 1)
            assert "".join(table for table, _ in stand.windows.ends) == names

    asyncio.run(test())


@pytest.mark.parametrize(
    ("problems", "tries"),
    [
        ([], 1),
        ([OSError("away"), OSError("away")], 3),
        ([OTHER], 1),
        ([ValueError("odd")], 1),
        ([OSError("away"), OTHER], 2),
    ],
)
def test_the_host_answers_at_the_end_of_a_window(
    monkeypatch: pytest.MonkeyPatch, problems: list[BaseException], tries: int
) -> None:
    """And again where the store is away."""
    monkeypatch.setattr(windows_module, "AGAIN", 0.0)

    async def test() -> None:
        stand = Stand(*problems)
        stand.open("a", 5, is_hosts=True)
        (task,) = stand.windows.tasks
        async with asyncio.timeout(10):
            await task
        assert stand.moves == [("a", 1, 5, "let it be")] * tries
        assert stand.slept == [5.0]
        await asyncio.sleep(0)
        assert stand.windows.tasks == set()

    asyncio.run(test())


@pytest.mark.parametrize(
    ("is_window", "action", "slept"), [(True, "let it be", [5.0]), (True, "fight", []), (False, "let it be", [])]
)
def test_only_what_tells_nothing_is_held_back(is_window: bool, action: str, slept: list[float]) -> None:
    async def test() -> None:
        stand = Stand()
        live: Any = Asked("a", 5, is_window)
        await stand.windows.hold(live, 1, action)
        assert stand.slept == slept
        stand.clock.time = 50.0
        await stand.windows.hold(live, 1, action)
        assert stand.slept == slept + [0.0] * len(slept)
        await stand.windows._wait("unknown", 1)
        assert stand.slept[-1] == 0.0

    asyncio.run(test())


def test_windows_end_with_the_process() -> None:
    async def test() -> None:
        stand = Stand()

        async def never(_: float) -> None:
            await asyncio.Event().wait()

        stand.windows.pace.sleep = never
        stand.open("a", 5, is_hosts=True)
        (task,) = stand.windows.tasks
        await asyncio.sleep(0)
        async with asyncio.timeout(10):
            await stand.windows.stop()
        assert task.cancelled() and stand.moves == []

    asyncio.run(test())
