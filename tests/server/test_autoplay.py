"""What the host does by itself at a table: moves of bots, first draws, only answers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from prichal.kernel.agenda import CHANCE
from prichal.kernel.errors import Problem
from prichal.server.bots.thinkers import too_long
from prichal.server.services import Services
from prichal.tables import autoplay as autoplay_module
from prichal.tables.autoplay import Autoplay
from prichal.tables.draft import LEASE
from prichal.tables.live_table import LiveTable
from prichal.tables.room import Listening
from tests.server.by_itself import OTHER, Told, opened, playing, run, settle, until


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


def test_an_open_table_is_let_be(tmp_path: Path) -> None:
    async def test(at: Services) -> None:
        _, live = await opened(at, "shanghaien", "person", "person")
        assert (live.header.status, live.state.actor) == ("open", CHANCE)
        async with playing(at, Told()) as autoplay:
            autoplay.look_after(live)
            assert autoplay.busy == {}

    run(tmp_path, test)


def test_what_has_ended_keeps_nobody_from_moving(tmp_path: Path) -> None:
    """A task that is over may still be listed."""

    async def test(at: Services) -> None:
        _, live = await opened(at, "shanghaien", "sailor", "sailor")
        key = (live.header.id, live.header.actors[0])
        async with playing(at, Told()) as autoplay:
            over = asyncio.create_task(settle())
            await over
            autoplay.busy[key] = over
            autoplay.look_after(live)
            assert autoplay.busy[key] is not over

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
