"""Who is asked, whom the host answers for, and who is told so."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from prichal.server.services import Services
from prichal.tables import live_table
from prichal.tables.kept import LogLine
from prichal.tables.live_table import LiveTable
from prichal.tables.messages import Join, NewTable, Person
from tests.attacks.secrets import before_a_robbery
from tests.games.madame_ching import tables as china_sea
from tests.server.inside import inside


class Case(NamedTuple):
    """A question to a seat: all answer it together, the table asks for only answers too, the seat has one answer, it
    is the seat's secret whether it has, and its device asks others as well."""

    together: bool
    asks_all: bool
    one: bool
    window: bool
    shared: bool


HOST, SHOWN, COMING = 1, 2, 4  # the host moves; the question is shown; the answer is seen coming
EXPECTED = {
    Case(True, True, True, False, False): HOST | SHOWN,
    Case(True, False, True, False, False): HOST | SHOWN,
    Case(True, False, False, False, False): SHOWN,
    Case(False, True, True, False, False): SHOWN,
    Case(False, True, True, True, False): SHOWN,
    Case(False, False, False, False, False): SHOWN,
    Case(False, False, True, False, False): HOST | COMING,
    Case(False, False, True, False, True): HOST | COMING,
    Case(False, False, True, True, False): HOST,
    Case(False, False, False, True, False): SHOWN,
    Case(False, False, True, True, True): SHOWN,
}


async def seated(at: Services, *chairs: str) -> tuple[list[Person], LiveTable]:
    """A game of Madame Ching in which everybody who may sit down has."""
    people = [(await at.people.guest(f"Seat {seat}"))[0] for seat in range(len(chairs))]
    live, _ = await at.seating.open(people[0], NewTable("madame_ching", [*chairs], {}), "127.0.0.1")
    for seat, kind in enumerate(chairs):
        if kind == "person":
            live = await at.seating.join(live.header.id, people[seat], Join(seat=seat))
    return people, live


def go_on(live: LiveTable) -> None:
    """Until one seat is asked at a time."""
    while live.state.step().together:
        live.state.play(live.state.legal_actions()[0])
    live.header.actors = sorted(live.state.agenda.actors())


@pytest.mark.parametrize("case", EXPECTED)
def test_who_is_asked_and_who_is_answered_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, case: Case) -> None:
    async def test() -> None:
        async with inside(tmp_path) as at:
            _, live = await seated(at, "person", "person", "person")
            if not case.together:
                go_on(live)
            seat = live.header.actors[0]
            live.header.asks_all = case.asks_all
            if case.shared:
                live.chairs[1 - min(seat, 1)].person = live.chairs[seat].person
            monkeypatch.setattr(live_table, "has_one_answer", lambda *_: case.one)
            monkeypatch.setattr(live_table, "is_window", lambda *_: case.window)
            assert live.state.step().together == case.together
            assert bool(EXPECTED[case] & HOST) == live.is_hosts_move(seat)
            assert bool(EXPECTED[case] & SHOWN) == live.is_asked(seat)
            assert bool(EXPECTED[case] & COMING) == live.is_answered_for(seat)
            assert live.is_window(seat) == case.window
            live.header.status = "finished"
            assert not (live.is_asked(seat) or live.is_answered_for(seat) or live.is_window(seat))
            live.header.status, live.header.actors = "running", []
            assert not (live.is_asked(seat) or live.is_answered_for(seat) or live.is_window(seat))

    asyncio.run(test())


@pytest.mark.parametrize("together", [True, False])
def test_a_bot_is_asked_and_the_host_moves_for_it(tmp_path: Path, together: bool) -> None:
    async def test() -> None:
        async with inside(tmp_path) as at:
            _, live = await seated(at, "person", "sailor")
            if not together:
                go_on(live)
            for seat in live.header.actors:
                live.chairs[seat].bot = "sailor"
                assert live.is_hosts_move(seat) and live.is_asked(seat) and live.is_played_by_bot(seat)
                assert not live.is_answered_for(seat) and not live.is_window(seat)

    asyncio.run(test())


def test_who_sits_at_a_table(tmp_path: Path) -> None:
    """Whoever has left for good doesn't count any more; a bot that only helps out doesn't make its person one."""

    async def test() -> None:
        async with inside(tmp_path) as at:
            people, live = await seated(at, "person", "person", "person", "captain")
            anna, boris, vera = (person.id for person in people[:3])
            live.chairs[1].bot = "sailor"
            assert [live.seats_of(who) for who in (anna, boris, vera, None, "")] == [[0], [1], [2], [], []]
            assert (live.people(), live.has_others(anna), live.has_others(None)) == ([0, 1, 2], True, True)
            live.chairs[1].gone = True
            assert (live.people(), live.has_others(anna), live.seats_of(boris)) == ([0, 2], True, [])
            live.chairs[2].person = anna
            assert (live.people(), live.has_others(anna), live.has_others(boris)) == ([0, 2], False, True)
            assert [live_table.shares_device(live.chairs, seat) for seat in (0, 1, 2)] == [True, False, True]
            live.chairs[2].gone = True
            assert [live_table.shares_device(live.chairs, seat) for seat in (0, 2)] == [False, False]

    asyncio.run(test())


@pytest.mark.parametrize(
    ("bots", "level"),
    [([], "sailor"), (["random"], "sailor"), (["captain"], "captain"), (["cabin-boy", "admiral", "sailor"], "admiral")],
)
def test_the_level_of_a_table_is_that_of_its_best_bot(tmp_path: Path, bots: list[str], level: str) -> None:
    async def test() -> None:
        async with inside(tmp_path) as at:
            _, live = await seated(at, *["person"] * (4 - len(bots)), *bots)
            live.chairs[0].bot = "admiral"  # lent
            assert live.level() == level

    asyncio.run(test())


@pytest.mark.parametrize(
    ("people", "gone", "window"),
    [(1, [], False), (2, [], True), (3, [], True), (2, [0], False), (3, [0], True), (3, [0, 2], False)],
)
def test_a_choice_is_hidden_from_other_people_only(tmp_path: Path, people: int, gone: list[int], window: bool) -> None:
    """Seat 1 is robbed: nobody may learn whether it could have parried (MC-G14)."""

    async def test() -> None:
        async with inside(tmp_path) as at:
            _, live = await seated(at, *["person"] * 3)
            live.fold.state = state = before_a_robbery(True)
            assert not live_table.is_window(live.fold, live.chairs, 0)  # its own turn is no secret
            china_sea.act(state, "thief 1")
            for seat in {0: [], 1: [0, 2], 2: [2], 3: []}[people]:
                live.chairs[seat].person, live.chairs[seat].bot = None, "sailor"
            for seat in gone:
                live.chairs[seat].bot, live.chairs[seat].gone = "sailor", True
            assert live_table.is_window(live.fold, live.chairs, 1) == window
            live.chairs[1].bot = "sailor"
            assert not live_table.is_window(live.fold, live.chairs, 1)

    asyncio.run(test())


def line(number: int, seat: str, boundary: bool = False, only: bool = False) -> LogLine:
    found = LogLine(number, seat, "", boundary, [], 0)
    found.only = only
    return found


@pytest.mark.parametrize(
    ("path", "to"),
    [
        ([], None),
        ([line(1, "0")], 0),
        ([line(7, "1"), line(8, "0")], 7),
        ([line(7, "0"), line(8, "1")], None),
        ([line(7, "0"), line(8, "0")], 6),
        ([line(7, "0"), line(9, "0")], 6),  # something between them was taken back
        ([line(7, "0", boundary=True)], None),
        ([line(7, "0", boundary=True), line(8, "0")], 7),
        ([line(7, "chance", boundary=True), line(8, "0")], 7),
        ([line(7, "0", only=True)], None),
        ([line(7, "0"), line(8, "0", only=True)], 6),
        ([line(7, "0", only=True), line(8, "0")], 7),
    ],
)
def test_how_far_one_goes_back_alone(tmp_path: Path, path: list[LogLine], to: int | None) -> None:
    """Over answers of one's own up to a boundary, never to where there was nothing to choose."""

    async def test() -> None:
        async with inside(tmp_path) as at:
            _, live = await seated(at, "person", "person")
            live.fold.path = path
            assert live.free_undo(0) == to
            live.header.status = "finished"
            assert live.free_undo(0) is None

    asyncio.run(test())


class Hands:
    """A position in which each seat has so many answers, once it is its turn."""

    def __init__(self, *answers: int) -> None:
        self.answers = answers
        self.turn = 0
        self.agenda = SimpleNamespace(give_turn=self.give_turn)

    def give_turn(self, seat: int) -> None:
        self.turn = seat

    def clone(self) -> Hands:
        return Hands(*self.answers)

    def legal_actions(self) -> list[int]:
        return [*range(self.answers[self.turn])]


def test_each_seat_is_asked_with_its_own_answers() -> None:
    """When all are asked together it isn't everybody's turn."""
    state: Any = Hands(2, 1, 3, 0)
    assert [live_table.has_one_answer(state, seat) for seat in range(4)] == [False, True, False, False]
    assert state.turn == 0
