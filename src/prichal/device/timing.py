"""How long the bots think on this device: a few simulations, timed, tell how long every level takes."""

from __future__ import annotations

from time import perf_counter
from typing import Final

import msgspec

from prichal.bots.choose import think
from prichal.bots.levels import LEVELS
from prichal.kernel.agenda import CHANCE
from prichal.kernel.chance import Rng
from prichal.kernel.game import Game
from prichal.kernel.registry import find

SIMULATIONS: Final = 16
TRIES: Final = 3  # browsers make often used code faster while it runs
SEATS: Final = 3  # where the game allows it
SEED: Final = 1


def time_levels(name: str) -> str:
    """Seconds for a decision at the start of a game, when simulations are longest; by level, as JSON."""
    game = find(name)
    view = first_question(game)
    each = min(time_once(game, view) for _ in range(TRIES))
    seconds = {level: each * budget for level, budget in zip(LEVELS, game.hints().budgets, strict=True)}
    return msgspec.json.encode(seconds).decode()


def time_once(game: Game, view: bytes) -> float:
    """Seconds for a simulation."""
    began = perf_counter()
    think(game, view, f"search-{SIMULATIONS}", SEED)
    return (perf_counter() - began) / SIMULATIONS


def first_question(game: Game) -> bytes:
    """What whoever has the first real choice of a game sees, in wire form."""
    state = game.new(SEATS if SEATS in game.seat_counts else game.seat_counts[0], {})
    rng = Rng(SEED, 0)
    while True:
        if state.actor == CHANCE:
            state.play(state.sample(rng))
            continue
        legal = state.legal_actions()
        if len(legal) > 1:
            return msgspec.json.encode(game.view(state, state.actor))
        state.play(legal[0])
