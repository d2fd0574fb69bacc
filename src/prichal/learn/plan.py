"""What is learnt, by whom it is played, and the figures that come of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from prichal import files, games
from prichal.bots.learnt import network
from prichal.bots.network import EXPLORATION, FAITH
from prichal.bots.wire import decode
from prichal.kernel.errors import Problem
from prichal.kernel.features import Features
from prichal.kernel.game import Game, Setup
from prichal.kernel.wire import Message
from prichal.learn.player import Player

SIMULATIONS: Final = [40, 60, 80, 100, 150, 200]  # of self-play, where nothing else is said
CAPTAIN: Final = 2  # among the levels; the admiral is the next


class Plan(Struct, frozen=True):
    """What is learnt: the same plan in the same folder goes on."""

    game: str
    edition: int
    layout: int
    seats: int
    options: dict[str, str]
    games: int  # of each generation
    simulations: list[int]  # a decision of self-play, by generation; the last for all later ones
    hidden: int
    reach: int
    lessons: bool  # learnt while playing one step ahead, from positions right after a choice; else from searches
    faith: float  # of the search that goes by it
    exploration: float
    deals: int  # of each gate
    budgets: list[int]  # simulations of the hints there, from small to large
    seed: int


class Where(Struct, frozen=True):
    """Who plays the games: processes of this machine, or the Ray cluster at an address."""

    workers: int
    ray: str | None = None


class Meeting(Struct, frozen=True):
    """A gate: against the game's hints at equal processor time, or against the generation before."""

    rival: str
    simulations: int
    budget: int  # the rival's simulations
    games: int
    wins: float
    low: float
    high: float


class Row(Struct, frozen=True):
    """The figures of one generation; the larger budget's gate is opened by the smaller one's."""

    generation: int
    games: int  # so far
    positions: int
    loss: float
    meetings: list[Meeting]
    passed: bool


class Side(Struct, frozen=True):
    """A searcher: with the weights given, or without any with the game's hints."""

    weights: bytes
    simulations: int


class Games(Struct, frozen=True):
    """What the jobs of a worker share: one side plays against itself, two against each other."""

    plan: Plan
    sides: list[Side]
    seed: int


Tell = Callable[[str, int, int], None]  # what is done, how much of it, of how much


def features_of(game: Game) -> Features:
    found = game.features()
    if found is None:
        raise Problem(Message("problem-no-features", {"game": game.name}), f"{game.name} has no features to learn by")
    return found


def make_plan(
    game: Game,
    seats: int,
    options: dict[str, str],
    *,
    number: int,
    simulations: list[int],
    hidden: int,
    reach: int,
    lessons: bool = False,
    faith: float = FAITH,
    exploration: float = EXPLORATION,
    deals: int,
    budgets: list[int],
    seed: int,
) -> Plan:
    """A checked plan; without budgets the gates are at the captain's and the admiral's, self-play as usual."""
    setup = game.check(seats, options)
    return Plan(
        game=game.name,
        edition=game.edition,
        layout=features_of(game).version,
        seats=seats,
        options=setup.options,
        games=number,
        simulations=simulations or SIMULATIONS,
        hidden=hidden,
        reach=reach,
        lessons=lessons,
        faith=faith,
        exploration=exploration,
        deals=deals,
        budgets=budgets or [int(budget) for budget in game.hints().budgets[CAPTAIN:]],
        seed=seed,
    )


def check_plan(path: Path, plan: Plan) -> None:
    """Writes the plan into a new folder; a folder with another plan is refused."""
    if not path.exists():
        files.replace(path, msgspec.json.encode(plan).decode() + "\n")
        return
    try:
        same = msgspec.json.decode(files.read(path), type=Plan) == plan
    except msgspec.DecodeError:
        same = False
    if not same:
        raise Problem(Message("problem-other-run", {"file": str(path.parent)}), f"{path.parent} is another run's")


def read_rows(path: Path) -> list[Row]:
    if not path.exists():
        return []
    try:
        return [msgspec.json.decode(line, type=Row) for line in files.read(path).splitlines()]
    except msgspec.DecodeError as error:
        raise Problem(
            Message("problem-not-a-run", {"file": str(path)}), f"{path} isn't a run of the learner"
        ) from error


def setup_of(plan: Plan) -> tuple[Game, Setup]:
    return games.find(plan.game), Setup(plan.seats, plan.options)


def player_of(plan: Plan, side: Side) -> Player:
    game = games.find(plan.game)
    learnt = network(game, decode(side.weights, plan.game)) if side.weights else None
    return Player(game, learnt, side.simulations)
