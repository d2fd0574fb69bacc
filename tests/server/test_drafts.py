"""Changes of a table, as they are prepared: what they write, what they take along, when they are snapshots."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from prichal.kernel.log import CHANCE_LINE
from prichal.kernel.wire import Message
from prichal.server.services import Services
from prichal.tables import clocks
from prichal.tables import draft as draft_module
from prichal.tables.clocks import WINDOW
from prichal.tables.draft import LEASE, Draft
from prichal.tables.history import find_way_back
from prichal.tables.kept import LogLine
from prichal.tables.live_table import LiveTable
from prichal.tables.messages import Answer, Clock, ClockState, End, HandOver, Join, Move, NewTable, Offer, Person, Undo
from prichal.tables.refusals import Refused
from tests.server.inside import inside


def run(folder: Path, test: Callable[[Services], Awaitable[None]]) -> None:
    async def around() -> None:
        async with inside(folder) as at:
            await test(at)

    asyncio.run(around())


async def opened(at: Services, people: int, *bots: str, **more: Any) -> tuple[list[Person], LiveTable]:
    """A running game of Jamaica; fields of the new table as wished."""
    persons = [(await at.people.guest(f"Seat {seat}"))[0] for seat in range(people)]
    wanted = NewTable("jamaica", ["person"] * people + [*bots], **more)
    live, _ = await at.seating.open(persons[0], wanted, "")
    for person in persons:
        live = await at.seating.join(live.header.id, person, Join())
    return persons, live


def choice(live: LiveTable, seat: int) -> Move:
    return Move(seat, live.header.ply, live.game.prompt(live.state, seat).options[0].action)


async def go_on(at: Services, people: list[Person], live: LiveTable, moves: int) -> LiveTable:
    for _ in range(moves):
        seat = live.header.actors[0]
        live = await at.playing.move(live.header.id, people[seat].id, choice(live, seat))
    return live


class Page:
    """A shelf that notes what is written."""

    def __init__(self) -> None:
        self.written: list[tuple[object, ...]] = []

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *arguments: self.written.append((name, *arguments))


def test_what_a_draft_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that hasn't changed; a snapshot after so many lines, and after every undo."""
    monkeypatch.setattr(draft_module, "freeze", lambda *_: b"frozen")

    async def test(at: Services) -> None:
        _, live = await opened(at, 2, "sailor")
        page: Any = Page()

        def written(draft: Draft) -> list[str]:
            draft.write(page)
            names = [str(name) for name, *_ in page.written]
            page.written.clear()
            return names

        assert written(Draft(live)) == ["change_header"]
        seated = Draft(live)
        seated.chairs[1].name = "Mark"
        seated.write(page)
        assert page.written == [("change_header", seated.header), ("change_chair", seated.chairs[1])]
        page.written.clear()
        noted = Draft(live)
        noted.note("agree", Message("news-agreed"))
        noted.write(page)
        assert page.written[1] == ("append", live.header.id, noted.lines)
        page.written.clear()
        ply = live.header.ply
        for since, names in ((ply - 63, []), (ply - 64, ["keep_snapshot"]), (ply - 65, ["keep_snapshot"])):
            due = Draft(live)
            due.snapshot = since
            assert written(due) == ["change_header", *names]
            assert due.snapshot == (ply if names else since)
        kept = Draft(live)
        kept.keep_now = True
        kept.write(page)
        assert page.written[-1] == ("keep_snapshot", live.header.id, ply, b"frozen")

    run(tmp_path, test)


def test_a_draft_takes_effect_as_a_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(draft_module, "RECENT", 5)

    async def test(at: Services) -> None:
        people, live = await opened(at, 2)
        before = live.header
        live = await go_on(at, people, live, 8)
        assert live.header.version == before.version + 8
        assert [line.number for line in live.recent] == [*range(live.header.ply - 4, live.header.ply + 1)]
        assert [line.number for line in live.fold.path] == [line.number for line in live.recent]
        assert live.asked.keys() == {*live.header.actors}
        kept = await at.store.read(lambda shelf: shelf.read_header(live.header.id))
        assert kept == live.header
        assert live.header.draws == await draws(at, live)
        seat = live.header.actors[0]
        draft = Draft(live)
        draft.settle()
        assert (draft.header.ply, draft.header.actors) == (live.header.ply, live.header.actors)
        assert draft.fold.asked == live.asked and seat in draft.fold.asked

    run(tmp_path, test)


async def draws(at: Services, live: LiveTable) -> int:
    lines = await at.store.read(lambda shelf: shelf.read_lines(live.header.id, 0, live.header.ply))
    return [line.seat for line in lines].count(CHANCE_LINE)


def test_an_offer_stands_until_something_happens(tmp_path: Path) -> None:
    async def test(at: Services) -> None:
        people, live = await opened(at, 2)
        live = await go_on(at, people, live, 3)
        ply, id = live.header.ply, live.header.id  # noqa: A001
        with pytest.raises(Refused, match="isn't offered any more"):
            await at.playing.answer(id, people[0].id, Answer(0, ply, live.header.version, True))
        for by in (0, 1):
            live = await at.playing.end(id, people[by].id, End(by, ply))
            assert live.header.offer == Offer("end", by, ply, [by], live.header.version)
            with pytest.raises(Refused, match="isn't offered any more"):
                await at.playing.answer(id, people[1 - by].id, Answer(1 - by, ply, 1, True))
            number = live.header.version
            live = await at.playing.answer(id, people[1 - by].id, Answer(1 - by, ply, number, False))
            assert live.header.offer is None and live.running
        await at.playing.end(id, people[0].id, End(0, ply))
        live = await go_on(at, people, await at.rooms.look(id), 1)
        assert live.header.offer is None
        ply = live.header.ply
        number = (await at.playing.end(id, people[0].id, End(0, ply))).header.version
        live = await at.playing.answer(id, people[1].id, Answer(1, ply, number, True))
        assert (live.header.status, live.header.ending, live.header.actors) == ("finished", "agreed", [])
        assert (live.header.offer, live.header.due, live.header.ply) == (None, None, ply + 1)

    run(tmp_path, test)


def test_everybody_is_asked_about_going_back(tmp_path: Path) -> None:
    async def test(at: Services) -> None:
        people, live = await opened(at, 3)
        start = live.header.ply
        live = await go_on(at, people, live, 9)
        ply, id = live.header.ply, live.header.id  # noqa: A001
        live = await at.playing.undo(id, people[1].id, Undo(1, ply, start))
        assert live.header.offer == Offer("undo", 1, start, [1], live.header.version)
        number = live.header.version
        live = await at.playing.answer(id, people[0].id, Answer(0, ply, number, True))
        assert live.header.offer is not None and live.header.offer.agreed == [0, 1]
        drawn, undone = live.header.draws, live.header.undone
        live = await at.playing.answer(id, people[2].id, Answer(2, ply, number, True))
        header = live.header
        assert (header.ply, live.recent[-1].action) == (ply + 1, f"undo {start} agreed 0 1 2")
        assert (header.draws + header.undone, header.offer) == (drawn + undone, None)
        assert header.draws < drawn and live.snapshot == header.ply
        assert live.asked == dict.fromkeys(header.actors, header.ply)
        for to, code in ((start + 1, "undo-path"), (header.ply - 1, "undo-path")):
            with pytest.raises(Refused) as caught:
                await at.playing.undo(id, people[1].id, Undo(1, header.ply, to))
            assert caught.value.code == code
        with pytest.raises(Refused, match="nothing to take back"):
            await at.playing.undo(id, people[1].id, Undo(1, header.ply, start))
        with pytest.raises(Refused, match="no way back to that moment"):
            await at.playing.undo(id, people[1].id, Undo(1, header.ply, 0))

    run(tmp_path, test)


def test_seats_that_are_lent_and_given_back(tmp_path: Path) -> None:
    async def test(at: Services) -> None:
        people, live = await opened(at, 3, asks_all=False)
        id = live.header.id  # noqa: A001
        live = await at.substitutes.hand_over(id, people[0], HandOver(0, "captain"))
        assert (live.chairs[0].bot, live.chairs[0].lent, live.chairs[0].person) == ("captain", "own", people[0].id)
        assert live.header.due == (live.header.changed + LEASE if 0 in live.header.actors else None)
        version = live.header.version
        live = await at.substitutes.hand_over(id, people[0], HandOver(0, "admiral"))
        assert live.header.version == version and live.chairs[0].bot == "captain"
        live = await at.substitutes.hand_over(id, people[0], HandOver(0, None))
        assert live.header.offer == Offer("back", 0, 0, [0], live.header.version)
        number = live.header.version
        for seat in (1, 2):
            live = await at.playing.answer(id, people[seat].id, Answer(seat, live.header.ply, number, True))
        assert (live.chairs[0].bot, live.chairs[0].lent, live.header.offer) == (None, "", None)
        assert (await at.substitutes.hand_over(id, people[0], HandOver(0, None))).header.version == live.header.version
        for seat, bot, code in (
            (0, "cabin-boy", "weak-bot"),
            (0, "nobody", "bot-level"),
            (3, "sailor", "not-your-seat"),
        ):
            with pytest.raises(Refused) as caught:
                await at.substitutes.hand_over(id, people[0], HandOver(seat, bot))
            assert caught.value.code == code

    run(tmp_path, test)


@pytest.mark.parametrize(
    ("away", "code"), [(0.0, "not-absent"), (299.0, "vote"), (299.9, "vote"), (300.0, "lent"), (301.0, "lent")]
)
def test_an_absence_is_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, away: float, code: str) -> None:
    """Five minutes; before that the others vote, if there are two of them."""

    async def test(at: Services) -> None:
        for count in (2, 3):
            people, live = await opened(at, count)
            id = live.header.id  # noqa: A001

            async def absent(*_: object) -> float:
                return away

            monkeypatch.setattr(at.rooms, "absence", absent)
            wish = HandOver(1, "sailor")
            if code == "not-absent" or (code == "vote" and count == 2):
                with pytest.raises(Refused) as caught:
                    await at.substitutes.hand_over(id, people[0], wish)
                assert caught.value.code == "not-absent"
                assert caught.value.message.args == {"seconds": int(300 - away) + 1}
                continue
            live = await at.substitutes.hand_over(id, people[0], wish)
            if code == "lent":
                assert (live.chairs[1].bot, live.chairs[1].lent, live.header.offer) == ("sailor", "absent", None)
                assert (await at.substitutes.hand_over(id, people[0], wish)).header.version == live.header.version
                with pytest.raises(Refused):
                    await at.substitutes.hand_over(id, people[0], HandOver(1, None))
                live = await at.substitutes.hand_over(id, people[1], HandOver(1, None))
                assert (live.chairs[1].bot, live.chairs[1].lent, live.header.offer) == (None, "", None)
                await at.substitutes.hand_over(id, people[0], wish)
                await at.substitutes.welcome_back(id, people[0])
                assert live.chairs[1].bot == "sailor"
                await at.substitutes.welcome_back(id, people[1])
                live = await at.rooms.look(id)
                assert (live.chairs[1].bot, live.chairs[1].lent) == (None, "")
            else:
                offer = live.header.offer
                assert offer == Offer("bot", 0, 1, [0], live.header.version, "sailor", [1])
                live = await at.playing.answer(id, people[2].id, Answer(2, live.header.ply, offer.number, True))
                assert (live.chairs[1].bot, live.chairs[1].lent) == ("sailor", "absent")

    run(tmp_path, test)


def test_whose_seats_others_may_lend(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of people who are still at the table, and only to bots, by those who sit there themselves."""

    async def absent(*_: object) -> float:
        return 999.0

    async def test(at: Services) -> None:
        people, live = await opened(at, 3, "sailor")
        id = live.header.id  # noqa: A001
        monkeypatch.setattr(at.rooms, "absence", absent)
        await at.seating.leave(id, people[2])
        eve, _ = await at.people.guest("Eve")
        for person, seat, bot in (
            (people[0], 1, None),
            (people[0], 2, "sailor"),
            (people[0], 3, "sailor"),
            (people[2], 1, "sailor"),
            (eve, 1, "sailor"),
        ):
            with pytest.raises(Refused) as caught:
                await at.substitutes.hand_over(id, person, HandOver(seat, bot))
            assert caught.value.code == "not-your-seat"
        live = await at.substitutes.hand_over(id, people[0], HandOver(1, "sailor"))
        assert live.chairs[1].bot == "sailor"

    run(tmp_path, test)


def test_whoever_votes_from_several_seats_does_so_from_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def absent(*_: object) -> float:
        return 1.0

    async def test(at: Services) -> None:
        _, live = await opened(at, 4)
        live.chairs[2].person = live.chairs[0].person
        monkeypatch.setattr(at.rooms, "absence", absent)
        for by in (0, 3):
            person = Person(str(live.chairs[by].person), "")
            live = await at.substitutes.hand_over(live.header.id, person, HandOver(1, "sailor"))
            agreed = [0, 2] if by == 0 else [3]
            assert live.header.offer == Offer("bot", by, 1, agreed, live.header.version, "sailor", [1])

    run(tmp_path, test)


def test_the_host_moves_for_what_it_was_asked(tmp_path: Path) -> None:
    """Not for a question that has passed, for a seat that isn't asked, or for a person who decides alone."""

    async def test(at: Services) -> None:
        people, live = await opened(at, 1, "sailor")
        while live.header.actors != [1]:
            live = await go_on(at, people, live, 1)
        id, version, move = live.header.id, live.header.version, choice(live, 1)  # noqa: A001
        for seat, ply in ((1, live.asked[1] - 1), (0, move.ply)):
            assert (await at.playing.move_for(id, seat, ply, move.action)).header.version == version
        live.chairs[1].bot = None
        assert (await at.playing.move_for(id, 1, move.ply, move.action)).header.version == version
        live.chairs[1].bot = "sailor"
        assert (await at.playing.move_for(id, 1, live.asked[1], move.action)).header.version == version + 1

    run(tmp_path, test)


def test_of_several_whose_time_is_over_the_first_gives_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(at: Services) -> None:
        _, live = await opened(at, 3, clock=Clock(seconds=60))
        for late, action in (([], None), ([2, 1], "timeout 2")):
            monkeypatch.setattr(clocks, "find_late", lambda *_: late)  # noqa: B023
            ply = live.header.ply
            live = await at.playing.ring(live.header.id)
            assert (live.header.ply, live.recent[-1].action == action) == (ply + bool(late), bool(late))

    run(tmp_path, test)


@pytest.mark.parametrize(
    ("to", "draws", "changes"), [(0, 1, True), (1, 0, True), (2, 0, True), (3, 0, False), (4, 0, False)]
)
def test_the_way_back_knows_what_it_takes_along(to: int, draws: int, changes: bool) -> None:
    """And the clocks as they stood after the line to which it leads."""
    state = [ClockState([number], [], number) for number in range(5)]
    lines = [
        LogLine(number, seat, "x", False, [], 0, state[number])
        for number, seat in enumerate(["chance", "0", "0", "table"], start=1)
    ]
    shelf: Any = SimpleNamespace(read_lines=lambda _, after, upto: lines[after:upto])
    header: Any = SimpleNamespace(id="a", ply=4)
    back = find_way_back(shelf, header, to)
    assert back is not None and (back.draws, back.changes) == (draws, changes)
    assert back.clocks == (state[to] if to else None)
    assert find_way_back(shelf, header, 5) is None


def test_a_clock_runs_after_what_the_host_takes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(at: Services) -> None:
        people, live = await opened(at, 2, clock=Clock(seconds=60))
        live = await go_on(at, people, live, 1)
        now, header = live.header.clocks, live.header
        assert now is not None and now.at == header.changed
        assert now.running == header.actors and live.recent[-1].clocks == now
        assert header.deadline == min(now.at + now.left[seat] for seat in header.actors)
        twice = Draft(live)
        for _ in range(2):
            twice.note("agree", Message("news-agreed"))
        twice.settle()
        assert [line.clocks for line in twice.lines] == [None, twice.header.clocks]
        monkeypatch.setattr(draft_module, "is_window", lambda *_: True)
        draft = Draft(live)
        draft.settle()
        assert draft.header.clocks is not None
        assert draft.header.clocks.at == draft.header.changed + int(WINDOW * 1000)
        for seat in header.actors:
            draft.chairs[seat].bot = "sailor"
        draft.settle()
        assert draft.header.clocks.running == []
        assert (draft.header.deadline, draft.header.due) == (None, None)  # windows aren't owed
        monkeypatch.undo()
        draft.settle()
        assert draft.header.due == draft.header.changed + LEASE
        assert replace(draft.header, due=None).deadline is None

    run(tmp_path, test)
