"""Trick cards."""

from typing import Final

from mypy_extensions import i64

from prichal.games.shanghaien.actions import ADJUST_DIE, PLAY, TUCK
from prichal.games.shanghaien.components import (
    ADJUST,
    CREW,
    FACES,
    FIRST_TRICK,
    NATION_COUNT,
    REROLL,
    SECOND_TRICK,
    TRICK_CARDS,
)
from prichal.games.shanghaien.rules.rounds import REROLLED
from prichal.games.shanghaien.state import OPEN, ShanghaienState, Side
from prichal.games.shanghaien.steps import CHANGE_DIE, COUNT_FROM, LAY_BOTH, LAY_DIE, THROW, TUCK_CARD
from prichal.games.shanghaien.words import news
from prichal.kernel.actions import Moves
from prichal.kernel.step import Choice

CARD_COUNT: Final[i64] = 4
PLAY_COUNT: Final[i64] = 8


def trick_of(play: i64) -> i64:
    """SH-T3: the action that the play with this number chooses on its card."""
    return FIRST_TRICK[play >> 1] if play & 1 == 0 else SECOND_TRICK[play >> 1]


def has_any_sailor(side: Side) -> bool:
    for nation in range(NATION_COUNT):
        if side.has_sailor(nation):
            return True
    return False


def offer(side: Side, moves: Moves) -> None:
    """SH-T1: one trick card a round. SH-T3: one of its two actions. SH-T8: a possible one."""
    if side.captain:
        return
    for card in range(CARD_COUNT):
        if side.cards[TRICK_CARDS + card] > 0:
            if FIRST_TRICK[card] != CREW or has_any_sailor(side):
                moves.add(PLAY + card * 2)
            moves.add(PLAY + card * 2 + 1)


def why_not(side: Side, play: i64) -> str:
    if side.captain:
        return "SH-T1"
    if side.cards[TRICK_CARDS + (play >> 1)] == 0:
        return "SH-T3"
    return "SH-T8"


def play_card(state: ShanghaienState, seat: i64, play: i64) -> None:
    """SH-T4 to SH-T7: the captain moves to the tavern, and what the card's chosen action says follows."""
    side = state.side(seat)
    kind: i64 = TRICK_CARDS + (play >> 1)
    trick: i64 = trick_of(play)
    side.captain = True
    side.cards[kind] -= 1
    news.plays(state, seat, kind, trick)
    if trick == CREW:
        state.then(TUCK_CARD, seat)
        state.then(LAY_DIE, seat)
        return
    state.gone[kind] += 1
    if trick == ADJUST:
        state.then(CHANGE_DIE, seat)
        state.then(LAY_DIE, seat)
    elif trick == REROLL:
        state.then(THROW, seat, REROLLED)
        state.then(LAY_DIE, seat)
    else:
        if state.counted_from == OPEN:
            state.then(COUNT_FROM, seat)
        state.then(LAY_BOTH, seat)


class TuckCard(Choice[ShanghaienState]):
    """SH-T4: the card becomes a sailor of value 2 in a nation of which the player has a sailor."""

    def __init__(self) -> None:
        super().__init__(TUCK_CARD, "tuck-card", ["SH-T4"])

    def legal(self, state: ShanghaienState, seat: i64, arg: i64, moves: Moves) -> None:
        side = state.side(seat)
        for nation in range(NATION_COUNT):
            if side.has_sailor(nation):
                moves.add(TUCK + nation)

    def play(self, state: ShanghaienState, seat: i64, arg: i64, action: i64) -> None:
        state.side(seat).tucked[action - TUCK] += 1
        news.tucks(state, seat, action - TUCK)


class ChangeDie(Choice[ShanghaienState]):
    """SH-T5: one of the two dice goes up or down by 1, never below 1 or above 6."""

    def __init__(self) -> None:
        super().__init__(CHANGE_DIE, "change-die", ["SH-T5"])

    def legal(self, state: ShanghaienState, seat: i64, arg: i64, moves: Moves) -> None:
        offer_change(state.low, moves)
        if state.high != state.low:
            offer_change(state.high, moves)

    def play(self, state: ShanghaienState, seat: i64, arg: i64, action: i64) -> None:
        face: i64 = 1 + ((action - ADJUST_DIE) >> 1)
        changed: i64 = face + 1 if (action - ADJUST_DIE) & 1 == 1 else face - 1
        other: i64 = state.high if face == state.low else state.low
        state.low = min(changed, other)
        state.high = max(changed, other)
        news.changes(state, seat, face, changed)


def offer_change(face: i64, moves: Moves) -> None:
    if face > 1:
        moves.add(ADJUST_DIE + (face - 1) * 2)
    if face < FACES:
        moves.add(ADJUST_DIE + (face - 1) * 2 + 1)
