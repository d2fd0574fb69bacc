"""What was learnt about a game: weights in its folder `bots/weights`, a file for each seat count and its options."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final

from prichal import games
from prichal.bots.network import Network
from prichal.bots.wire import Weights, decode
from prichal.kernel.errors import Problem
from prichal.kernel.game import Game
from prichal.kernel.state import State
from prichal.kernel.wire import Message

_known: Final[dict[tuple[str, str], Network | None]] = {}
_log: Final = logging.getLogger("prichal.bots")


def weights_file(game: Game, label: str) -> Path:
    return Path(games.__file__).parent / game.name / "bots" / "weights" / f"{label}.json"


def learnt(game: Game, state: State) -> Network | None:
    """The network for a table, or None where nothing fitting was learnt; said once in the log."""
    features = game.features()
    if features is None:
        return None
    label = features.label(state)
    key = (game.name, label)
    if key not in _known:
        path = weights_file(game, label)
        try:
            _known[key] = network(game, decode(path.read_bytes(), path.name))
        except (OSError, Problem) as reason:
            _log.info("%s, %s: nothing learnt that fits, the game's own hints are used (%s)", game.name, label, reason)
            _known[key] = None
    return _known[key]


def network(game: Game, weights: Weights) -> Network:
    """A network of weights that were learnt for this game, its rules and its features; else a Problem."""
    features = game.features()
    if features is None or (weights.game, weights.rules, weights.layout) != (game.name, game.edition, features.version):
        raise Problem(
            Message("problem-foreign-weights", {"game": weights.game, "label": weights.label}),
            f"the weights for {weights.game} ({weights.label}) were learnt for other rules or other features",
        )
    first, first_bias, second, second_bias = weights.layers()
    found = Network(features, weights.seats, weights.hidden, first, first_bias, second, second_bias)
    found.reach = weights.reach
    found.early = weights.early
    found.faith = weights.faith
    found.exploration = weights.exploration
    found.simulations = weights.simulations
    return found
