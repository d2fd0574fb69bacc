"""What the environments share: a set-up with its features, what is observed, and the seed."""

from __future__ import annotations

import secrets
from typing import Final, TypedDict

import numpy as np
from numpy.typing import NDArray

from prichal import games
from prichal.kernel.errors import Problem
from prichal.kernel.features import Features
from prichal.kernel.game import Game, Setup
from prichal.kernel.wire import Message

try:
    from gymnasium.spaces import Box, Dict, Discrete
except ImportError as error:
    raise ImportError("this needs the package gymnasium: pip install 'prichal[env]'") from error

SEEDS: Final = 2**62


class Observation(TypedDict):
    """What a seat sees: its vector, and 1 for every action that is legal now. With a row for each game in vectors."""

    observation: NDArray[np.float32]
    action_mask: NDArray[np.int8]


def set_up(name: str, seats: int | None, options: dict[str, str]) -> tuple[Game, Setup, Features]:
    """A game, checked, and how it is observed; without seats it has as many as usual."""
    game = games.find(name)
    setup = game.check(seats if seats is not None else game.usual_seats, options)
    features = game.features()
    if features is None:
        raise Problem(Message("problem-no-features", {"game": name}), f"{name} has no features to observe")
    return game, setup, features


def observation_space(game: Game, setup: Setup, features: Features) -> Dict:
    blocks = features.blocks(setup)
    low = np.concatenate([np.full(block.size, block.low, np.float32) for block in blocks])
    high = np.concatenate([np.full(block.size, block.high, np.float32) for block in blocks])
    return Dict({"observation": Box(low, high, dtype=np.float32), "action_mask": mask_space(game)})


def mask_space(game: Game) -> Box:
    return Box(0, 1, (len(game.catalogue),), np.int8)


def action_space(game: Game) -> Discrete:
    return Discrete(len(game.catalogue))


def seed_number(seed: int | None) -> int:
    """Where luck comes from; without a seed every game is another."""
    if seed is None:
        return secrets.randbelow(SEEDS)
    if seed < 0:
        raise ValueError("a seed isn't negative")
    return int(seed) % SEEDS
