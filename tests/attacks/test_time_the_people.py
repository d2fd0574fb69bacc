"""Somebody watches when the others answer, to learn who had a choice at all: who holds a Pilot (MC-G14, MC-G17), or a
cursed treasure (JA-F8)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from prichal.games.jamaica.state import JamaicaState
from prichal.games.madame_ching.state import MadameChingState
from prichal.kernel.agenda import SPECTATOR
from prichal.kernel.state import State
from prichal.server.services import Services
from prichal.tables.clocks import WINDOW, find_deadline, find_late, press, read, read_used
from prichal.tables.live_table import LiveTable
from prichal.tables.messages import Clock, ClockState, Join, Move, NewTable, Person, Update
from prichal.tables.pace import SHORTEST_WINDOW, Pace
from prichal.tables.windows import Windows
from tests.attacks.secrets import StandingClock, before_a_lesson, before_a_robbery, in_turn
from tests.games.jamaica import tables as caribbean
from tests.games.madame_ching import tables as china_sea
from tests.server.inside import inside

WATCHING = int(SPECTATOR)


def before_a_turn(playable: bool) -> MadameChingState:
    """When seat 2 has taken a card, one is left for seat 1, who may play an encounter card, or holds one that isn't
    played."""
    state = in_turn(1, playable)
    china_sea.act(state, "take hidden")
    return state


def before_a_victory(cursed: bool) -> JamaicaState:
    """Seat 0 keeps what was rolled, and wins a combat in which there is nothing to take; its face-down treasure is
    cursed or not."""
    state = caribbean.ready(3)
    caribbean.own(state, 0, "saber", "-4" if cursed else "+3")
    caribbean.stow(state, 1)
    caribbean.battle(state)
    caribbean.play(state, "combat 10", "stand", "combat 4")
    return state


class Question(NamedTuple):
    """A position with the card that matters or without, the move after which a seat is asked, the answer that gives
    nothing away, and one that does."""

    game: str
    position: Callable[[bool], State]
    mover: int
    move: str
    seat: int
    passing: str
    telling: str


QUESTIONS = {
    "react": Question("madame_ching", before_a_robbery, 0, "thief 1", 1, "allow", "parry map"),
    "learn": Question("madame_ching", before_a_lesson, 2, "choose 12", 0, "enough", "madame-ching map"),
    "act": Question("madame_ching", before_a_turn, 2, "take 51", 1, "take 52", "fortune-teller"),
    "loot": Question("jamaica", before_a_victory, 0, "stand", 0, "spare", "curse -4"),
}


async def sit_down(at: Services, game: str, state: State) -> tuple[list[Person], LiveTable]:
    """Three people with clocks, at a position of which they know only their own hands."""
    people = [(await at.people.guest(f"Seat {seat}"))[0] for seat in range(3)]
    wanted = NewTable(game, ["person"] * 3, clock=Clock(seconds=60), asks_all=False)
    live, _ = await at.seating.open(people[0], wanted, "127.0.0.1")
    for person in people:
        live = await at.seating.join(live.header.id, person, Join())
    live.fold.state = state
    live.header.actors = sorted(state.agenda.actors())
    live.asked = dict.fromkeys(live.header.actors, live.header.ply)
    return people, live


class Seen(NamedTuple):
    """What the others learn of a question, and the seat itself."""

    after: float  # seconds until the answer
    drawn: float
    clock_runs: int  # milliseconds after which the clock of the seat runs
    spent: int  # milliseconds that the question took off it
    others: list[Update]
    own: Update


async def ask(folder: Path, step: str, holds: bool, thinks: float, tells: bool = False) -> Seen:
    """Somebody is asked, and answers after so many seconds where the question is shown, with what tells that there was
    a choice or with what doesn't."""
    question = QUESTIONS[step]
    async with inside(folder) as at:
        people, live = await sit_down(at, question.game, question.position(holds))
        table, time = live.header.id, StandingClock()
        windows = Windows(at.rooms, at.playing, Pace(1.0, time.now, time.sleep))
        mover, asked = people[question.mover], people[question.seat]
        live = await at.playing.move(table, mover.id, Move(question.mover, live.header.ply, question.move))
        ply, clocks = live.header.ply, live.header.clocks
        assert live.state.step().name == step and clocks is not None
        runs = clocks.at - live.header.changed
        seats = [(person, seat) for seat, person in enumerate(people) if seat != question.seat]
        others = [await at.conversation.update(table, person, seat, ply) for person, seat in [*seats, (None, WATCHING)]]
        time.time = 100.0  # whatever the others look at: the question hasn't been shown to its seat yet
        await asyncio.sleep(0)
        assert (await at.rooms.look(table)).header.ply == ply
        own = await at.conversation.update(table, asked, question.seat, ply)
        drawn = windows.pace.window(live, ply)
        if own.prompt is not None:
            time.time += thinks
            answer = question.telling if tells else question.passing
            await at.playing.move(table, asked.id, Move(question.seat, ply, answer))
        await asyncio.gather(*windows.tasks)
        assert windows.tasks == set()
        live = await at.rooms.look(table)
        assert live.header.ply > ply and live.header.clocks is not None
        spent = clocks.left[question.seat] - live.header.clocks.left[question.seat]
        return Seen(time.time - 100.0, drawn, runs, spent, others, own)


def told(update: Update) -> tuple[object, ...]:
    """All that differs from table to table left out."""
    back = None if update.undo is None else update.ply - update.undo
    return (bytes(update.view), update.prompt, update.only, update.final, back, update.table.actors)


@pytest.mark.parametrize("thinks", [0.0, 0.9])
@pytest.mark.parametrize("step", QUESTIONS)
def test_letting_it_be_takes_as_long_as_having_no_choice(tmp_path: Path, step: str, thinks: float) -> None:
    """With the card that matters and without: the others are told the same, and hear the answer when the table's own
    draw says."""
    folders = [tmp_path / name for name in ("with", "without")]
    for folder in folders:
        folder.mkdir()
    holding, without = (
        asyncio.run(ask(folder, step, holds, thinks)) for folder, holds in zip(folders, (True, False), strict=True)
    )
    for seen in (holding, without):
        assert SHORTEST_WINDOW <= seen.drawn <= WINDOW
        assert seen.after == pytest.approx(seen.drawn)
        assert seen.clock_runs == WINDOW * 1000
    assert [told(update) for update in holding.others] == [told(update) for update in without.others]
    assert holding.spent == without.spent == 0  # nobody pays for the host's pause
    assert holding.own.prompt is not None and len(holding.own.prompt.options) > 1
    assert without.own.prompt is None and without.own.only is None and without.own.final == []


def test_a_clock_stands_still_in_a_window() -> None:
    state = press(Clock(seconds=60), ClockState([60_000] * 2, [], 0), 1_000, set(), [1], 6_000)
    for moment, left in ((1_000, 60_000), (6_999, 60_000), (7_000, 60_000), (8_500, 58_500)):
        assert read(state, moment) == [60_000, left]
        assert read_used(state, moment) == [0, 60_000 - left]
    assert find_deadline(state) == 67_000
    assert find_late(state, 66_999) == [] and find_late(state, 67_000) == [1]


@pytest.mark.parametrize("step", QUESTIONS)
def test_whatever_tells_by_itself_is_done_at_once(tmp_path: Path, step: str) -> None:
    """A Pilot is played when its holder plays it: there is nothing left to hide."""
    seen = asyncio.run(ask(tmp_path, step, True, 0.5, tells=True))
    assert seen.after == pytest.approx(0.5) and seen.drawn > 0.5


def test_thinking_longer_than_the_draw_is_not_made_longer(tmp_path: Path) -> None:
    seen = asyncio.run(ask(tmp_path, "react", True, 20.0))
    assert seen.after == pytest.approx(20.0)


def test_the_moment_is_drawn_anew_for_every_question(tmp_path: Path) -> None:
    """By the seed, which nobody knows: over many lines as wide as it may be, and mostly short."""

    async def draws() -> list[float]:
        async with inside(tmp_path) as at:
            _, live = await sit_down(at, "madame_ching", before_a_robbery(False))
            return [Pace(1.0).window(live, ply) for ply in range(2000)]

    found = sorted(asyncio.run(draws()))
    assert SHORTEST_WINDOW <= found[0] < 1.01 and WINDOW * 0.99 < found[-1] <= WINDOW
    assert found[len(found) // 2] < (SHORTEST_WINDOW + WINDOW) / 2


def test_on_a_shared_device_everybody_is_asked(tmp_path: Path) -> None:
    """Whoever sits around it would see whom it asks."""

    async def look() -> list[int]:
        async with inside(tmp_path) as at:
            _, live = await sit_down(at, "madame_ching", before_a_robbery(False))
            for chair in live.chairs:
                chair.person = live.chairs[0].person
            live.state.play(live.game.catalogue.find("thief 1"))
            live.header.actors = [1]
            live.asked = {1: live.header.ply}
            return [seat for seat in range(3) if live.is_asked(seat)]

    assert asyncio.run(look()) == [1]
