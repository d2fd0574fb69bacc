"""What the server does by itself, step by step; nobody really thinks, and time passes when it is told to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from prichal.kernel.errors import Problem
from prichal.kernel.wire import Message
from prichal.server.bots.thinkers import Thinkers, too_long
from prichal.server.services import Services
from prichal.server.store.shelf import SqlShelf
from prichal.tables import autoplay as autoplay_module
from prichal.tables import windows as windows_module
from prichal.tables.autoplay import DAY, DESERTED, Autoplay
from prichal.tables.draft import LEASE
from prichal.tables.kept import now
from prichal.tables.live_table import LiveTable
from prichal.tables.messages import Join, NewTable, Person
from prichal.tables.ports import Thought
from prichal.tables.room import Listening
from prichal.tables.thinking import Question
from prichal.tables.windows import Windows
from tests.attacks.secrets import StandingClock
from tests.server.inside import inside

OTHER = Problem(Message("odd"), "odd")


class Told(Thinkers):
    """Answers what it was told to, by bot; a bot that isn't known thinks until it is cancelled."""

    def __init__(self, **answers: str | Problem) -> None:
        self.answers = answers
        self.asked: list[str] = []
        self.cancelled = 0

    async def ask(self, question: Question, urgency: int, by: str = "") -> list[Thought]:
        self.asked.append(question.bot)
        answer = self.answers.get(question.bot)
        if isinstance(answer, Problem):
            raise answer
        if answer is None:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                self.cancelled += 1
                raise
        return [Thought(str(answer), 0.5, 1.0)]

    async def count(self) -> int:
        return 1

    async def start(self) -> None: ...

    async def stop(self) -> None: ...


@asynccontextmanager
async def playing(at: Services, thinkers: Thinkers, **more: Any) -> AsyncIterator[Autoplay]:  # its own arguments
    found = Autoplay(at.rooms, at.playing, thinkers, 0.0, more.pop("open_days", 0), more.pop("idle_days", 0), **more)
    at.rooms.changed = lambda _: None
    try:
        yield found
    finally:
        await found.stop()


async def opened(at: Services, game: str, *chairs: str) -> tuple[Person, LiveTable]:
    person, _ = await at.people.guest("Anna")
    live, _ = await at.seating.open(person, NewTable(game, [*chairs]), "")
    return person, await at.seating.join(live.header.id, person, Join()) if "hot-seat" in chairs else live


def run(folder: Path, test: Callable[[Services], Awaitable[None]]) -> None:
    async def around() -> None:
        async with inside(folder) as at:
            await test(at)

    asyncio.run(around())


async def settle() -> None:
    """Lets everything happen that only waits for its turn."""
    await asyncio.sleep(0.05)


async def until(fulfilled: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not fulfilled():
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(("chairs", "days"), [(["person", "person"], 2), (["hot-seat", "hot-seat"], 3)])
def test_tables_that_nobody_plays_at_end_after_some_days(tmp_path: Path, chairs: list[str], days: int) -> None:
    async def test(at: Services) -> None:
        _, live = await opened(at, "shanghaien", *chairs)
        changed = live.header.changed

        async def after(passed: int, **limits: int) -> str:
            async with playing(at, Told(), **limits) as autoplay:
                await autoplay._close_deserted(changed + passed)
            return (await at.rooms.look(live.header.id)).header.status

        before = live.header.status
        assert before == ("open" if days == 2 else "running")
        assert await after(9999 * DAY) == before
        assert await after(days * DAY, open_days=2, idle_days=3) == before
        assert await after(days * DAY + 1, open_days=2, idle_days=3) == "closed"
        header = (await at.rooms.look(live.header.id)).header
        assert (header.ending, header.actors) == ("deserted", [])

    run(tmp_path, test)


@pytest.mark.parametrize(("passed", "status"), [(0, "open"), (1, "closed")])
def test_a_table_that_has_just_been_used_is_let_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, passed: int, status: str
) -> None:
    """It was found before somebody used it."""

    async def test(at: Services) -> None:
        person, live = await opened(at, "shanghaien", "person", "person")
        over = (await opened(at, "shanghaien", "random", "random"))[1].header.id
        monkeypatch.setattr(SqlShelf, "find_deserted", lambda *_: [live.header.id, "gone", over])
        over_by = Person(person.id, "Anna")
        async with playing(at, Told(), open_days=1, idle_days=0) as autoplay:
            await autoplay._close_deserted(live.header.changed + DAY + passed)
        assert (await at.rooms.look(live.header.id)).header.status == status
        assert (await at.rooms.look(over)).header.status == "running" and over_by == person

    run(tmp_path, test)


def test_looking_around(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For late clocks, for forgotten moves, for what other processes do; for deserted tables once in a while."""
    done: list[object] = []
    began = now()
    moments = [began, began + DESERTED * 1000, began + DESERTED * 1000 + 1, began + DESERTED * 1000 + 2]
    times = iter(moments)

    async def test(at: Services) -> None:
        _, live = await opened(at, "shanghaien", "hot-seat", "hot-seat")
        id = live.header.id  # noqa: A001

        def found(name: str, tables: list[str]) -> Callable[[SqlShelf, int], list[str]]:
            def find(_: SqlShelf, moment: int) -> list[str]:
                done.append((name, moment))
                return tables

            return find

        def noted(name: str) -> Callable[..., Awaitable[None]]:
            async def note(*arguments: object) -> None:
                done.append((name, *arguments))

            return note

        async with playing(at, Told()) as autoplay:
            with monkeypatch.context() as patched:
                patched.setattr(autoplay_module, "now", lambda: next(times))
                patched.setattr(SqlShelf, "find_expired", found("expired", ["late"]))
                patched.setattr(SqlShelf, "find_forgotten", found("forgotten", ["unknown", id]))
                patched.setattr(at.playing, "ring", noted("ring"))
                patched.setattr(at.rooms, "check_versions", noted("versions"))
                patched.setattr(at.rooms, "keep_in_touch", lambda: done.append("touch"))
                patched.setattr(autoplay, "look_after", lambda live: done.append(("after", live.header.id)))
                patched.setattr(autoplay, "_close_deserted", noted("deserted"))
                for ahead in (LEASE, 0, 7, 0):
                    await autoplay._look_around(ahead)
        for moment, ahead, looks in zip(moments, (LEASE, 0, 7, 0), (True, False, True, False), strict=True):
            expected: list[object] = [("expired", moment), ("forgotten", moment + ahead), ("ring", "late")]
            expected += [("after", id), ("versions",), "touch"]
            expected += [("deserted", moment)] if looks else []
            assert done[: len(expected)] == expected
            del done[: len(expected)]
        assert done == []

    run(tmp_path, test)


def test_sweeping_goes_on_whatever_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a process that isn't there any more left behind is looked for until that has worked once."""
    monkeypatch.setattr(autoplay_module, "SWEEP", 0.001)
    logged: list[str] = []
    ahead: list[int] = []

    async def test(at: Services) -> None:
        async with playing(at, Told()) as autoplay:
            problems: list[Exception | None] = [OSError("away"), ValueError("odd"), None, ValueError("odd"), None]

            async def look(lease: int) -> None:
                ahead.append(lease)
                problem = problems.pop(0) if problems else None
                if problem is not None:
                    raise problem

            monkeypatch.setattr(autoplay, "_look_around", look)
            monkeypatch.setattr(autoplay_module, "log", SimpleNamespace(exception=logged.append))
            autoplay.start()
            await until(lambda: len(ahead) >= 7)
            sweeper = autoplay.sweeper
            assert sweeper is not None
            await autoplay.stop()
            assert sweeper.cancelled()

    run(tmp_path, test)
    assert ahead[:7] == [LEASE, LEASE, LEASE, 0, 0, 0, 0]
    assert logged == ["sweep failed"] * 2


def test_a_bot_moves_where_it_is_its_turn(tmp_path: Path) -> None:
    async def test(at: Services) -> None:
        _, live = await opened(at, "shanghaien", "sailor", "sailor")
        (seat,) = live.header.actors
        action = live.game.prompt(live.state, seat).options[0].action
        thinkers = Told(sailor=action)
        async with playing(at, thinkers) as autoplay:
            autoplay.look_after(live)
            first = autoplay.busy[live.header.id, seat]
            autoplay.look_after(live)
            assert [*autoplay.busy.values()] == [first]
            await until(first.done)
            await settle()
            assert thinkers.asked[0] == "sailor"
            later = await at.rooms.look(live.header.id)
            assert later.header.ply > 1 and first.done() and autoplay.busy == {} == autoplay.thoughts

    run(tmp_path, test)


def test_unwatched_tables_wait_where_the_host_wants_it_so(tmp_path: Path) -> None:
    async def test(at: Services) -> None:
        person, live = await opened(at, "shanghaien", "sailor", "sailor")
        thinkers = Told()
        async with playing(at, thinkers, plays_unwatched=False) as autoplay:
            autoplay.look_after(live)
            assert autoplay.busy == {}
            room = at.rooms.room(live.header.id)
            listener = Listening(None, -2)
            room.arrive(listener)
            autoplay.look_after(live)
            await until(lambda: bool(thinkers.asked))
            assert len(autoplay.busy) == 1 and thinkers.asked == ["sailor"]
            room.depart(listener)
            autoplay.look_after(live)
            await until(lambda: autoplay.busy == {})
            assert thinkers.cancelled == 1
            room.arrive(listener)
            live = await at.seating.close(live.header.id, person)
            autoplay.look_after(live)
            assert autoplay.busy == {}

    run(tmp_path, test)


def test_the_first_draw_of_a_killed_process_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(at: Services) -> None:
        with monkeypatch.context() as killed:
            killed.setattr(at.playing, "draw", at.rooms.look)
            _, live = await opened(at, "shanghaien", "hot-seat", "hot-seat")
        assert (live.header.draws, live.header.actors) == (0, [])
        assert live.header.due == live.header.changed + LEASE
        async with playing(at, Told()) as autoplay:
            autoplay.look_after(live)
            (draw,) = autoplay.busy.values()
            await until(draw.done)
            assert (await at.rooms.look(live.header.id)).header.draws > 0

    run(tmp_path, test)


def test_too_long_a_thought_is_a_sailors(tmp_path: Path) -> None:
    """Nobody else's: what a sailor can't think in time, and any other Problem, is told as it is."""

    async def test(at: Services) -> None:
        _, live = await opened(at, "shanghaien", "captain", "captain")
        (seat,) = live.header.actors
        cases: list[tuple[str, dict[str, str | Problem], list[str], str | None]] = [
            ("captain", {"captain": "x"}, ["captain"], "x"),
            ("captain", {"captain": too_long(5), "sailor": "y"}, ["captain", "sailor"], "y"),
            ("captain", {"captain": OTHER, "sailor": "y"}, ["captain"], None),
            ("captain", {"captain": too_long(5), "sailor": too_long(5)}, ["captain", "sailor"], None),
            ("sailor", {"sailor": too_long(5)}, ["sailor"], None),
        ]
        for bot, answers, asked, action in cases:
            thinkers = Told(**answers)
            live.chairs[seat].bot = bot
            async with playing(at, thinkers) as autoplay:
                if action is None:
                    with pytest.raises(Problem):
                        await autoplay._choice(live, seat)
                else:
                    assert await autoplay._choice(live, seat) == action
            assert thinkers.asked == asked and autoplay.thoughts == {}

    run(tmp_path, test)


@pytest.mark.parametrize(
    ("host", "window", "answered"), [(True, False, True), (True, True, False), (False, False, False)]
)
def test_a_persons_only_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, host: bool, window: bool, answered: bool
) -> None:
    async def test(at: Services) -> None:
        _, live = await opened(at, "shanghaien", "hot-seat", "hot-seat")
        (seat,) = live.header.actors
        monkeypatch.setattr(live, "is_hosts_move", lambda _: host)
        monkeypatch.setattr(live, "is_window", lambda _: window)
        async with playing(at, Told()) as autoplay:
            expected = live.game.prompt(live.state, seat).options[0].action if answered else None
            assert await autoplay._choice(live, seat) == expected
            monkeypatch.setattr(autoplay, "_move", lambda *_: settle())
            autoplay.look_after(live)
            assert bool(autoplay.busy) == answered

    run(tmp_path, test)


@pytest.mark.parametrize(
    ("change", "ends"),
    [
        (lambda live: setattr(live.chairs[live.header.actors[0]], "bot", None), True),
        (lambda live: setattr(live, "asked", dict.fromkeys(live.asked, 99)), True),
        (lambda live: setattr(live.header, "status", "closed"), True),
        (lambda live: setattr(live.header, "version", 99), False),
    ],
)
def test_thoughts_that_nobody_waits_for_end(tmp_path: Path, change: Callable[[LiveTable], None], ends: bool) -> None:
    async def test(at: Services) -> None:
        _, live = await opened(at, "shanghaien", "sailor", "sailor")
        thinkers = Told()
        async with playing(at, thinkers) as autoplay:
            autoplay.look_after(live)
            await until(lambda: bool(thinkers.asked))
            assert len(autoplay.thoughts) == 1
            change(live)
            autoplay._give_up(live)
            await settle()
            assert (thinkers.cancelled > 0) == ends

    run(tmp_path, test)


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (OTHER, [("warning", "move failed")]),
        (OSError("away"), []),
        (ValueError("odd"), [("exception", "move failed")]),
        (None, []),
    ],
)
def test_a_move_that_fails_is_said_unless_the_store_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception | None, said: list[tuple[str, str]]
) -> None:
    noted: list[tuple[str, str]] = []

    def note(kind: str) -> Callable[..., None]:
        return lambda line, **_: noted.append((kind, line))

    monkeypatch.setattr(autoplay_module, "log", SimpleNamespace(warning=note("warning"), exception=note("exception")))

    async def test(at: Services) -> None:
        _, live = await opened(at, "shanghaien", "sailor", "sailor")
        (seat,) = live.header.actors

        async def move(*_: object) -> None:
            if error is not None:
                raise error
            live.header.status = "closed"

        monkeypatch.setattr(at.playing, "move_for", move)
        async with playing(at, Told(sailor="x")) as autoplay:
            await autoplay._move(live.header.id, seat)

    run(tmp_path, test)
    assert noted == said


def test_thoughts_end_with_the_process(tmp_path: Path) -> None:
    async def test(at: Services) -> None:
        _, live = await opened(at, "shanghaien", "sailor", "sailor")
        thinkers = Told()
        async with playing(at, thinkers) as autoplay:
            autoplay.look_after(live)
            await until(lambda: bool(thinkers.asked))
            assert (thinkers.cancelled, len(autoplay.thoughts)) == (0, 1)
            await autoplay.stop()
            await settle()
            assert (thinkers.cancelled, autoplay.thoughts, autoplay.busy) == (1, {}, {})

    run(tmp_path, test)


def test_whose_answers_must_look_alike(tmp_path: Path) -> None:
    async def test(at: Services) -> None:
        _, secret = await opened(at, "madame_ching", "hot-seat", "sailor")
        _, open_ = await opened(at, "shanghaien", "hot-seat", "sailor")
        assert [Autoplay._whose(secret, seat) for seat in (0, 1)] == ["", "madame_ching sailor"]
        assert [Autoplay._whose(open_, seat) for seat in (0, 1)] == ["", ""]

    run(tmp_path, test)


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
