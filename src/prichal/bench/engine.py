"""Random play inside the engine, compiled and interpreted side by side in one run."""

from __future__ import annotations

import os
import subprocess
import sys
from time import perf_counter

import msgspec
from msgspec import Struct

import prichal
from prichal import build, games
from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng
from prichal.kernel.game import Game
from prichal.kernel.playout import clone_many, play_many, random_action
from prichal.kernel.state import State

SECONDS = 1.0  # of one measurement; the best of several counts, since other programs only ever slow it down
ROUNDS = 3


class FromPython(Struct, frozen=True):
    """Whole random games driven from a loop in Python: by the engine's own classes, and by `import prichal`."""

    inner_games_per_s: float
    front_games_per_s: float
    ratio: float


class Speed(Struct, frozen=True):
    """What one build does on one core."""

    games_per_s: float
    decisions_per_s: float
    clone_us: float
    from_python: FromPython


class Comparison(Struct, frozen=True):
    """Both builds, and how many times faster the compiled one is."""

    seats: int
    compiled: Speed | None
    interpreted: Speed
    ratio: float | None


def main_seats(game: Game) -> int:
    """The seat count that benchmarks use: four where the game has it."""
    return 4 if 4 in game.seat_counts else max(game.seat_counts)


def measure(game: Game, seats: int) -> Speed:
    """The speed of the build that runs."""
    start = game.new(seats)
    batch = calibrate(start)
    best_games = best_decisions = 0.0
    for attempt in range(ROUNDS):
        began = perf_counter()
        plies = play_many(start, batch, attempt)
        elapsed = perf_counter() - began
        best_games = max(best_games, batch / elapsed)
        best_decisions = max(best_decisions, int(plies) / elapsed)
    clone_us = round(clone_time(start) * 1e6, 3)
    return Speed(round(best_games, 1), round(best_decisions, 1), clone_us, from_python(game, seats))


def calibrate(start: State) -> int:
    """How many games take about as long as one measurement should."""
    batch = 1
    while True:
        began = perf_counter()
        play_many(start, batch, 0)
        elapsed = perf_counter() - began
        if elapsed > SECONDS / 10:
            return max(1, int(batch * SECONDS / elapsed))
        batch *= 4


def clone_time(start: State) -> float:
    """Seconds for a clone of a position from the middle of a game."""
    state = start.clone()
    moves, rng = Moves(), Rng(1)
    plies = play_many(start, 1, 1) // 2
    while plies > 0 and not state.over:
        state.play(random_action(state, state.agenda, moves, rng))
        plies -= 1
    best = float("inf")
    times = 20_000 if build.COMPILED else 2_000
    for _ in range(ROUNDS):
        began = perf_counter()
        clone_many(state, times)
        best = min(best, (perf_counter() - began) / times)
    return best


def inner_loop(game: Game, seats: int, seed: int) -> None:
    """A random game by the engine's own classes."""
    state, moves, rng = game.new(seats), Moves(), Rng(seed)
    while not state.over:
        state.play(random_action(state, state.agenda, moves, rng))


def front_loop(game: prichal.Game, seed: int) -> None:
    """The same as one import gives it (the README's example)."""
    state = game.new(seed)
    while not state.over:
        state.play(state.random())


def from_python(game: Game, seats: int) -> FromPython:
    """Both loops with the same games, taking turns, so that what else the machine does meets both."""
    front = prichal.game(game.name, seats)
    inner_time = front_time = 0.0
    count = 0
    while count < ROUNDS or inner_time + front_time < SECONDS:
        began = perf_counter()
        inner_loop(game, seats, count)
        between = perf_counter()
        front_loop(front, count)
        inner_time += between - began
        front_time += perf_counter() - between
        count += 1
    return FromPython(round(count / inner_time, 1), round(count / front_time, 1), round(inner_time / front_time, 2))


def compare(game: Game, seats: int) -> Comparison:
    """Measures both builds, each in a process of its own; without a compiled build only the interpreted one."""
    interpreted = run_build(game, seats, pure=True)
    compiled = run_build(game, seats, pure=False) if build.COMPILED else None
    ratio = round(compiled.games_per_s / interpreted.games_per_s, 1) if compiled else None
    return Comparison(seats, compiled, interpreted, ratio)


def run_build(game: Game, seats: int, pure: bool) -> Speed:
    environment = {**os.environ, "PRICHAL_PURE": "1" if pure else "0"}
    command = [sys.executable, "-m", "prichal.bench.engine", game.name, str(seats)]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(done.stdout, type=Speed)


if __name__ == "__main__":
    print(msgspec.json.encode(measure(games.find(sys.argv[1]), int(sys.argv[2]))).decode())
