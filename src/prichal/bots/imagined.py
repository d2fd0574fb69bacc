"""From a seat's view on the wire to a whole position that could be behind it."""

from __future__ import annotations

import msgspec

from prichal.kernel.chance import Rng
from prichal.kernel.game import Game
from prichal.kernel.state import State


def sit_down(game: Game, wire: bytes, seed: int) -> tuple[State, int]:
    """An imagined position in which the viewer has the turn, and the viewer's seat."""
    view = msgspec.json.decode(wire, type=game.view_type)
    state = game.imagine(view, Rng(seed, 1))
    state.agenda.give_turn(view.viewer)
    return state, view.viewer
