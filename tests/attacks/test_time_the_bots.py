"""Somebody watches how long the others take, to learn what they hold."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from math import ceil
from pathlib import Path
from statistics import median
from time import perf_counter

import msgspec
import pytest

from prichal.bots.choose import think
from prichal.games.madame_ching.state import MadameChingState
from prichal.kernel.chance import Rng
from prichal.server.bots.thinkers import Thinkers
from prichal.tables.autoplay import Autoplay
from prichal.tables.live_table import LiveTable
from prichal.tables.messages import Join, NewTable, PaceName
from prichal.tables.pace import BREATHS, FLOORS, Pace
from prichal.tables.ports import Thought
from prichal.tables.thinking import Question
from tests.attacks.secrets import StandingClock, before_a_lesson, before_a_robbery, in_turn
from tests.games.madame_ching import tables as china_sea
from tests.server.inside import inside


class Slow(Thinkers):
    """Answers what it was told to, after a stated time."""

    def __init__(self, clock: StandingClock, seconds: float, action: str) -> None:
        self.clock = clock
        self.seconds = seconds
        self.action = action

    async def ask(self, question: Question, urgency: int, by: str = "") -> list[Thought]:
        self.clock.time += self.seconds
        return [Thought(self.action, 0.5, 1.0)]

    async def count(self) -> int:
        return 1

    async def start(self) -> None: ...

    async def stop(self) -> None: ...


async def answered_after(folder: Path, bot: str, thinking: float) -> tuple[float, LiveTable]:
    """When the bot's first answer in a game of Madame Ching is there, if the thought takes so long."""
    clock = StandingClock()
    async with inside(folder) as services:
        person, _ = await services.people.guest("Anna")
        opened, _ = await services.seating.open(
            person, NewTable("madame_ching", ["hot-seat", bot, "hot-seat"]), "127.0.0.1"
        )
        live = await services.seating.join(opened.header.id, person, Join())
        ply = live.header.ply
        action = live.game.prompt(live.state, 1).options[0].action
        autoplay = Autoplay(services.rooms, services.playing, Slow(clock, thinking, action), 1.0, 0, 0)
        autoplay.pace = Pace(1.0, clock.now, clock.sleep, lambda: 0.5)
        services.rooms.changed = lambda _: None
        autoplay.look_after(live)
        await asyncio.gather(*autoplay.busy.values())
        live = await services.rooms.look(live.header.id)
        assert live.header.ply == ply + 1
        return clock.time, live


@pytest.mark.parametrize("bot", ["sailor", "admiral"])
def test_a_thought_of_any_length_is_answered_at_the_same_time(tmp_path: Path, bot: str) -> None:
    """One option or twenty: the answer to a hidden question comes when the schedule says."""
    times: set[float] = set()
    for number, thinking in enumerate((0.0, 0.01, 0.4)):
        folder = tmp_path / str(number)
        folder.mkdir()
        times.add(round(asyncio.run(answered_after(folder, bot, thinking))[0], 9))
    assert times == {1.5}


@pytest.mark.parametrize("bot", [*FLOORS, "search-200ms"])
def test_only_what_everybody_knows_decides_the_time(tmp_path: Path, bot: str) -> None:
    """By the level of the bot, the same for every position; longer thoughts are stretched to whole floors."""
    _, live = asyncio.run(answered_after(tmp_path, "random", 0.0))
    pace = Pace(1.0, chance=lambda: 0.5)
    live.chairs[1].bot = bot
    while live.state.step().together:  # until the table asks one seat at a time
        live.state.play(live.state.legal_actions()[0])
    floor = FLOORS.get(bot, 1.0)
    assert pace.floor(live, 1) == floor
    for spent, answered in [(0.0, floor), (floor / 3, floor), (floor, floor), (floor * 1.2, floor * 2)]:
        clock = StandingClock()
        clock.time = spent
        asyncio.run(Pace(1.0, clock.now, clock.sleep).wait(0.0, floor))
        assert clock.time == pytest.approx(answered)


@pytest.mark.parametrize("name", BREATHS)
def test_a_breath_is_the_same_whatever_the_bot_holds(tmp_path: Path, name: PaceName) -> None:
    """By the table's setting and by whether the bot goes on, in every position that looks alike; never less than what
    secrecy asks for."""
    _, live = asyncio.run(answered_after(tmp_path, "random", 0.0))
    live.header.pace, live.chairs[1].bot = name, "sailor"
    while live.state.step().together:
        live.state.play(live.state.legal_actions()[0])
    came, went_on = BREATHS[name]
    rng = Rng(4, 1)
    for last, breath in [("0", came), ("1", went_on)]:
        live.recent[-1].seat = last
        for _ in range(5):
            live.fold.state = live.game.imagine(live.game.view(live.state, 0), rng)
            assert Pace(1.0).floor(live, 1) == max(breath, FLOORS["sailor"])
            assert Pace(0.0).floor(live, 1) == 0.0


def test_somebody_without_a_choice_takes_as_long_as_anybody(tmp_path: Path) -> None:
    _, live = asyncio.run(answered_after(tmp_path, "sailor", 0.0))
    live.chairs[1].person, live.chairs[1].bot = "somebody", None
    for chance in (0.0, 0.5):
        assert Pace(2.0, chance=lambda: chance).floor(live, 1) == 2.0 * (1.0 + 3.0 * chance)  # noqa: B023
    live.chairs[1].person = live.chairs[0].person
    assert Pace(2.0).floor(live, 1) == 0.0  # at one's own device there is nobody to hide it from


def attacked(pilot: bool) -> MadameChingState:
    """Seat 1 of three is robbed, and holds a Pilot or something else."""
    state = before_a_robbery(pilot)
    china_sea.act(state, "thief 1")
    return state


def at_a_lesson(madame_ching: bool) -> MadameChingState:
    """Seat 0 has ended an expedition with two equal symbols, and holds a Madame Ching or something else."""
    state = before_a_lesson(madame_ching)
    china_sea.act(state, "choose 12")
    return state


@pytest.mark.parametrize("floors", [0.3, 1.6, 4.2])
@pytest.mark.parametrize(
    ("position", "step"),
    [(attacked, "react"), (at_a_lesson, "learn"), (partial(in_turn, 0), "act")],
    ids=["react", "learn", "act"],
)
def test_what_a_bot_holds_does_not_show_in_when_it_answers(
    position: Callable[[bool], MadameChingState], step: str, floors: float
) -> None:
    """Real thoughts of a sailor, with and without the card that matters, on hosts on which the longest takes so many
    floors: the lengths of the thoughts differ, the times of the answers don't (MC-G14, MC-G17)."""
    thoughts: dict[bool, list[float]] = {}
    for holds in (True, False):
        state = position(holds)
        assert state.step().name == step
        wire = msgspec.json.encode(china_sea.GAME.view(state, state.actor))
        thoughts[holds] = []
        for seed in range(8):
            began = perf_counter()
            think(china_sea.GAME, wire, "sailor", seed)
            thoughts[holds].append(perf_counter() - began)
    if step != "act":  # only one answer without the card: no thought at all
        assert median(thoughts[True]) > 3 * median(thoughts[False])
    floor = FLOORS["sailor"]
    scale = floors * floor / max(thoughts[True] + thoughts[False])
    answers: dict[bool, list[float]] = {True: [], False: []}
    clock = StandingClock()
    pace = Pace(1.0, clock.now, clock.sleep)
    asyncio.run(pace.wait(-floors * floor, floor, "sailor"))  # one long thought was seen before
    for with_card, without in zip(thoughts[True], thoughts[False], strict=True):
        for holds, thought in ((True, with_card), (False, without)):
            asked = clock.time
            clock.time += thought * scale
            asyncio.run(pace.wait(asked, floor, "sailor"))
            answers[holds].append(round(clock.time - asked, 6))
    assert set(answers[True]) == set(answers[False]) == {round(ceil(floors) * floor, 6)}


def test_a_hiccup_is_forgotten() -> None:
    """A thought far longer than usual doesn't slow all answers for ever."""
    clock = StandingClock()
    pace = Pace(1.0, clock.now, clock.sleep)
    clock.time = 100.0
    asyncio.run(pace.wait(0.0, 1.0, "sailor"))
    times = []
    for _ in range(1000):
        asked = clock.time
        asyncio.run(pace.wait(asked, 1.0, "sailor"))
        times.append(clock.time - asked)
    assert times[0] == pytest.approx(6.0) and times[-1] == pytest.approx(1.0)
