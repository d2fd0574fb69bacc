"""The search beside ours: ISMCTS of OpenSpiel, written in C++, with random rollouts to the end of the game.

OpenSpiel has none of our games, and we have none of its; so it plays games of its own with hidden hands, from
half-way through a seeded random game as ours do. Two of ours and two of its games of about the same length are
still different games: compare orders of magnitude, not percents.
"""

from __future__ import annotations

import importlib.metadata
import importlib.util
import random
from time import process_time
from typing import TYPE_CHECKING, Final

from msgspec import Struct

if TYPE_CHECKING:
    import pyspiel

SECONDS = 0.5  # of one measurement; the best of several counts, since other programs only ever slow it down
ROUNDS = 3
SEED = 1
PLAYOUTS = 50
# A very short game, a trick-taking game for four, and a long game with draws. Most others lack what its ISMCTS needs.
GAMES: Final = ["leduc_poker", "hearts", "gin_rummy"]
EXPLORATION: Final = 0.7
FIRST_BATCH: Final = 64


class PeerSpeed(Struct, frozen=True):
    """OpenSpiel's search on one of its own games."""

    seats: int
    ply: int
    options: int
    actions_left: float
    full_simulations_per_s: float


def version() -> str | None:
    """Name and version, or None where it isn't installed."""
    if importlib.util.find_spec("pyspiel") is None:
        return None
    return f"OpenSpiel {importlib.metadata.version('open-spiel')}"


def measure_all() -> dict[str, PeerSpeed]:
    return {name: measure(name) for name in GAMES}


def measure(name: str) -> PeerSpeed:
    import pyspiel

    game = pyspiel.load_game(name)
    luck = random.Random(SEED)
    length = play_on(game.new_initial_state(), luck, None)
    state = game.new_initial_state()
    ply = play_on(state, luck, length // 2)
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        ply += play_on(state, luck, 1)
    left = sum(play_on(state.clone(), luck, None) for _ in range(PLAYOUTS)) / PLAYOUTS
    batch, elapsed = FIRST_BATCH, think(state, FIRST_BATCH, 0)
    while elapsed < SECONDS:
        batch *= 2
        elapsed = think(state, batch, 0)
    best = max(batch / think(state, batch, attempt) for attempt in range(ROUNDS))
    return PeerSpeed(game.num_players(), ply, len(state.legal_actions()), round(left, 1), round(best, 1))


def play_on(state: pyspiel.State, luck: random.Random, plies: int | None) -> int:
    """Plays at random, to the end or so many actions; returns how many it were."""
    count = 0
    while not state.is_terminal() and (plies is None or count < plies):
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(outcomes, odds)[0])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
        count += 1
    return count


def think(state: pyspiel.State, simulations: int, seed: int) -> float:
    """Seconds for one decision with so many simulations."""
    import pyspiel

    bot = pyspiel.ISMCTSBot(seed, pyspiel.RandomRolloutEvaluator(1, seed), EXPLORATION, simulations)
    began = process_time()
    bot.step(state)
    return process_time() - began
