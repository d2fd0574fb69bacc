"""Positions that pictures are taken of."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from prichal.env.pettingzoo import Environment
from prichal.kernel.chance import Rng
from prichal.kernel.game import Game
from prichal.kernel.state import State

FULL = {"shanghaien": 2, "jamaica": 4, "madame_ching": 4, "white_castle": 4}
PLIES = 30
Made = Callable[..., Environment]


def play(env: Environment, plies: int) -> None:
    rng = np.random.default_rng(7)
    for _ in range(plies):
        env.step(int(rng.choice(env.state.legal_actions())))


def twins(game: Game, state: State, viewer: int) -> Iterator[State]:
    """Positions that differ in what the viewer can't know."""
    for seed in range(20):
        twin = state.clone()
        game.reshuffle(twin, viewer, Rng(seed))
        yield twin
