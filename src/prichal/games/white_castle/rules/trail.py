"""Where one is within a turn: the places and pieces chosen, each inside the one before (WC-B31).

A trail is a small stack in one number. A stop is an action with the depth of the agenda below which all that it set
off is done; the last stop is in the lowest bits. Nothing depends on it: it is there to be shown.
"""

from typing import Final

from mypy_extensions import i64

from prichal.games.white_castle.actions import (
    CONVERT,
    OVERLOOK_TURN,
    PLACE_DIE,
    PLACE_ROW,
    TO_GATE,
    USE_ROW,
)
from prichal.games.white_castle.cards import ENTER_ONLY, GATE_ONLY
from prichal.games.white_castle.state import WhiteCastleState
from prichal.games.white_castle.steps import MORE_GARDENS, PERFORM
from prichal.kernel.agenda import ARG_AT, STEP_BITS

GREEN: Final[i64] = 3
DEPTH_BITS: Final[i64] = 5
DEPTH_MASK: Final[i64] = 31
STOP_BITS: Final[i64] = 12  # an action of a player and a depth
STOP_MASK: Final[i64] = 4095
KEPT: Final[i64] = 0xFFFFFFFFFFFF  # four stops, before a fifth


def goes_on(trail: i64, depth: i64) -> i64:
    """The trail without the stops that are done at a depth of the agenda."""
    while trail > 0 and trail & DEPTH_MASK > depth:
        trail >>= STOP_BITS
    return trail


def follow(state: WhiteCastleState, step: i64, depth: i64, arg: i64, action: i64) -> None:
    """An answer at a depth was carried out: one that chose a place, a piece or a card is a stop."""
    if action < PLACE_DIE or CONVERT <= action < TO_GATE or action > OVERLOOK_TURN:
        return
    if action == PLACE_DIE + PLACE_ROW and (arg >> 3) & 3 != GREEN:
        action = USE_ROW + ((arg >> 3) & 3)  # the row by its colour; only a die activates the green one
    trail: i64 = goes_on(state.trail, depth)
    agenda = state.agenda
    if agenda.depth > depth:
        last: i64 = agenda.entries[agenda.depth - 1]  # named last: done last, after all that the action sets off
        if is_sequel(last & STEP_BITS, last >> ARG_AT, step):
            depth += 1
    state.trail = (trail & KEPT) << STOP_BITS | action << DEPTH_BITS | depth


def is_sequel(step: i64, arg: i64, before: i64) -> bool:
    """Whether a thing to be done stands beside the answer instead of inside it: a second block, the other part."""
    return step == before or step == MORE_GARDENS or (step == PERFORM and (arg == GATE_ONLY or arg == ENTER_ONLY))
