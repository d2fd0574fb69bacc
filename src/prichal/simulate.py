"""Many random games in a row, for figures and records."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from pathlib import Path
from statistics import mean, quantiles
from time import perf_counter
from typing import TypeAlias

from msgspec import Struct

from prichal import files
from prichal.kernel.chance import Rng
from prichal.kernel.game import Game
from prichal.kernel.playout import random_log
from prichal.kernel.table import Table

Keep: TypeAlias = Callable[[int, list[int], list[int], list[int]], None]  # number, log, scores, winners


class Spread(Struct, frozen=True):
    """A distribution in a few numbers."""

    least: int
    lower_quarter: float
    mean: float
    upper_quarter: float
    most: int


class Report(Struct, frozen=True):
    """What a simulation found. The fingerprint covers every action: equal builds give equal fingerprints."""

    game: str
    seats: int
    options: dict[str, str]
    games: int
    seed: int
    games_per_s: float
    decisions_per_s: float
    length: Spread
    scores: list[Spread]
    wins: list[float]  # a shared win counts in parts
    fingerprint: str


def spread(numbers: list[int]) -> Spread:
    quarters = quantiles(numbers, n=4) if len(numbers) > 1 else [numbers[0]] * 3
    return Spread(min(numbers), round(quarters[0], 2), round(mean(numbers), 2), round(quarters[2], 2), max(numbers))


def simulate(
    game: Game,
    seats: int,
    options: Mapping[str, str],
    games: int,
    seed: int,
    records: Path | None = None,
    progress: Callable[[], None] = lambda: None,
    keep: Keep | None = None,
) -> Report:
    """Plays random games; game number n depends on the seed and n alone. `keep` gets every finished one."""
    setup = game.check(seats, options)
    start = game.new(seats, options)
    lengths: list[int] = []
    scores: list[list[int]] = [[] for _ in range(seats)]
    wins = [0.0] * seats
    fingerprint = hashlib.sha256()
    playing = 0.0
    for number in range(games):
        state = start.clone()
        began = perf_counter()
        log = random_log(state, Rng(seed, number))
        playing += perf_counter() - began
        result = game.scores(state)
        fingerprint.update(f"{log} {result}\n".encode())
        lengths.append(len(log))
        for seat in range(seats):
            scores[seat].append(result[seat])
        winners = game.winners(state)
        for seat in winners:
            wins[seat] += 1 / len(winners)
        if records is not None:
            files.save(records / f"{game.name}-{setup.label()}-{seed}-{number}.txt", retell(game, seats, options, log))
        if keep is not None:
            keep(number, log, result, winners)
        progress()
    return Report(
        game.name,
        seats,
        setup.options,
        games,
        seed,
        round(games / playing, 1),
        round(sum(lengths) / playing, 1),
        spread(lengths),
        [spread(points) for points in scores],
        [round(share / games, 4) for share in wins],
        fingerprint.hexdigest(),
    )


def retell(game: Game, seats: int, options: Mapping[str, str], log: list[int]) -> Table:
    """The table of a log."""
    table = Table(game, seats, options, [f"Random {seat + 1}" for seat in range(seats)])
    for action in log:
        table.play(table.state.actor, action)
    return table
