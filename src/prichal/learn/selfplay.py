"""Games of a player against itself, kept as positions with what became of them."""

from __future__ import annotations

from typing import Final

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

from prichal.bots.network import MOST_SEATS
from prichal.bots.search import judge
from prichal.kernel.chance import Rng
from prichal.kernel.features import Vector
from prichal.kernel.game import Game, Setup
from prichal.kernel.state import State
from prichal.learn.player import Player, deal, settle_luck

RANDOM: Final = 7  # of a hundred decisions are drawn, so that the network sees positions nobody would choose
KEPT: Final = 25  # of a hundred decisions are kept as positions, as every seat sees them
TRUST: Final = 0.5  # how much of what is learnt is what the search expected; the rest is what came
LONGEST: Final = 3000  # decisions; a game that doesn't end is judged as it stands


class Samples:
    """Sparse vectors side by side, and what every seat got in the end, from the viewer on; `games` tells them apart."""

    def __init__(
        self,
        places: NDArray[np.uint16],
        values: NDArray[np.float32],
        starts: NDArray[np.int64],
        targets: NDArray[np.float32],
        games: NDArray[np.int64],
    ) -> None:
        self.places = places
        self.values = values
        self.starts = starts
        self.targets = targets
        self.games = games

    def __len__(self) -> int:
        return len(self.targets)


class Position:
    """A position as one seat saw it; what the search expected for every seat, unless it went by the hints' estimate."""

    def __init__(self, viewer: int, expected: list[float] | None) -> None:
        self.viewer = viewer
        self.expected = expected


def play_games(player: Player, setup: Setup, numbers: list[int], seed: int) -> Samples:
    """Plays the games with these numbers; the same seed and numbers bring the same games."""
    places: list[int] = []
    values: list[float] = []
    starts = [0]
    targets: list[list[float]] = []
    games: list[int] = []
    for number in numbers:
        positions, end = play_game(player, setup, Rng(seed, number), places, values, starts)
        result = outcome(player.game, end)
        for position in positions:
            expected = position.expected or result
            mixed = [TRUST * expected[seat] + (1 - TRUST) * result[seat] for seat in range(setup.seats)]
            targets.append([mixed[(position.viewer + turn) % setup.seats] for turn in range(setup.seats)])
            games.append(number)
    return Samples(
        np.array(places, dtype=np.uint16),
        np.array(values, dtype=np.float32),
        np.array(starts, dtype=np.int64),
        np.array(targets, dtype=np.float32).reshape(-1, setup.seats),
        np.array(games, dtype=np.int64),
    )


def play_game(
    player: Player, setup: Setup, rng: Rng, places: list[int], values: list[float], starts: list[int]
) -> tuple[list[Position], State]:
    """Adds the vectors of one game; returns its positions in the same order, and the end."""
    features = player.game.features()
    assert features is not None
    state = deal(player.game, setup)
    vector = Vector(features.size(setup))
    positions: list[Position] = []
    for _ in range(LONGEST):
        settle_luck(state, rng)
        if state.over:
            break
        search = player.think(state, state.actor, rng.word())
        if rng.below(100) < KEPT:
            expected = search.values() if search.network is not None or search.cutoff == 0 else None
            for viewer in range(setup.seats):
                vector.clear()
                features.write(state, viewer, vector)
                vector.gather()
                places.extend(vector.place[: vector.count])
                values.extend(vector.value[: vector.count])
                starts.append(len(places))
                positions.append(Position(viewer, expected))
        legal = state.legal_actions()
        state.play(legal[rng.below(len(legal))] if rng.below(100) < RANDOM else search.findings()[0].action)
    return positions, state


def outcome(game: Game, state: State) -> list[float]:
    """What every seat got, as the search counts it."""
    points = vec[float]([0.0] * MOST_SEATS)
    result = vec[float]([0.0] * MOST_SEATS)
    judge(game, game.hints(), state, points, result)
    return [result[seat] for seat in range(state.seats)]
