"""The vector environment with random actions, as a learner would drive it: arrays of one's own in every step."""

from __future__ import annotations

from time import process_time
from typing import Final

from msgspec import Struct

from prichal import build
from prichal.env import vector
from prichal.kernel.game import Game

ROWS: Final = 1024
SECONDS: Final = 0.5  # of one measurement; the best of several counts, since other programs only ever slow it down
ROUNDS: Final = 3


class VectorSpeed(Struct, frozen=True):
    """Decisions of all games together per second of processor time; new games that begin in a step don't count."""

    game: str
    seats: int
    rows: int
    decisions_per_s: float
    without_observations: float


def measure(game: Game, seats: int, rows: int = ROWS, seconds: float = SECONDS) -> VectorSpeed:
    """With observations and without, each drawing random actions and copying what is observed."""
    whole = speed(game, seats, rows, seconds, observe=True)
    return VectorSpeed(game.name, seats, rows, whole, speed(game, seats, rows, seconds, observe=False))


def speed(game: Game, seats: int, rows: int, seconds: float, observe: bool) -> float:
    many = vector(game.name, rows, seats, observe=observe)
    _, infos = many.reset(seed=1)
    best = 0.0
    for _ in range(ROUNDS):
        began, decisions = process_time(), 0
        while process_time() - began < seconds:
            decisions += int((infos["actor"] >= 0).sum())
            *_, infos = many.step(many.sample())
        best = max(best, decisions / (process_time() - began))
    return round(best, 1)


def text(speeds: list[VectorSpeed]) -> str:
    lines = [f"{build.name()} engine, {ROWS:,} games at once; decisions per second of processor time on one core"]
    for one in speeds:
        observed = f"{one.decisions_per_s:12,.0f} with observations"
        lines.append(f"{one.game:14}{one.seats} seats {observed} {one.without_observations:12,.0f} without")
    return "\n".join(lines)
