"""The Tokugawa's geishas, and the card they make the human discard (WC-S6, WC-S7, WC-S14)."""

from mypy_extensions import i64

from prichal.games.white_castle.actions import (
    CURTAIN,
    STROLL,
    STROLL_COUNT,
    STROLL_FROM,
    STROLL_STEPS,
    STROLL_TO,
)
from prichal.games.white_castle.rules.geishas import art_left, move_geisha
from prichal.games.white_castle.rules.means import may_stop
from prichal.games.white_castle.rules.scoring import room_worth
from prichal.games.white_castle.state import (
    HOUSE,
    PATH_1,
    PATH_2,
    RIVAL,
    TEA_GARDEN,
    WhiteCastleState,
)
from prichal.games.white_castle.steps import (
    REVEAL_ART,
    RIVAL_DISCARD,
    RIVAL_STROLL,
)
from prichal.games.white_castle.words import news
from prichal.kernel.actions import Moves
from prichal.kernel.step import Choice


def may_stroll(state: WhiteCastleState, stroll: i64, sent: i64) -> bool:
    """WC-S7, WC-S6: one step of another geisha than the one just sent; in the tea house a room worth most."""
    rival = state.clans[RIVAL]
    start: i64 = STROLL_FROM[stroll]
    there: i64 = rival.members[TEA_GARDEN + start] - (1 if start + 1 == sent else 0)
    place: i64 = STROLL_TO[stroll]
    if there <= 0 or STROLL_STEPS[stroll] > 1 or not may_stop(rival, place):
        return False
    if place >= HOUSE:
        for room in range(3):
            if may_stop(rival, HOUSE + room) and room_worth(rival, room) > room_worth(rival, place - HOUSE):
                return False
    return True


class RivalStroll(Choice[WhiteCastleState]):
    """WC-S7, WC-S11: the human moves another geisha of the rival one step; arg: where one was just sent, plus 1."""

    def __init__(self) -> None:
        super().__init__(RIVAL_STROLL, "rival-stroll", ["WC-S7", "WC-S6", "WC-S11"])

    def legal(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        for stroll in range(STROLL_COUNT):
            if may_stroll(state, stroll, arg):
                moves.add(STROLL + stroll)

    def play(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        stroll_rival(state, action - STROLL)

    def why_not(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> str:
        if STROLL <= action < STROLL + STROLL_COUNT and STROLL_TO[action - STROLL] >= HOUSE:
            return "WC-S6" if STROLL_FROM[action - STROLL] == PATH_2 else "WC-S7"
        return self.clauses[0]


def another_geisha(state: WhiteCastleState, sent: i64) -> bool:
    """WC-S7, WC-S14: the human is asked where there is something to choose."""
    found: i64 = 0
    only: i64 = 0
    for stroll in range(STROLL_COUNT):
        if may_stroll(state, stroll, sent):
            found += 1
            only = stroll
    if found > 1:
        state.agenda.then(RIVAL_STROLL, 0, sent)
    elif found == 1:
        stroll_rival(state, only)
    return found > 0


def stroll_rival(state: WhiteCastleState, stroll: i64) -> None:
    move_geisha(state.clans[RIVAL], stroll)
    place: i64 = STROLL_TO[stroll]
    news.rival_strolls(state, place)
    if place == PATH_1:
        discard(state)


def discard(state: WhiteCastleState) -> None:
    """WC-S6, WC-S14: the human discards the top card of a deck with at least two cards, if there is one."""
    ikebana = art_left(state, 0) != 0
    calligraphy = art_left(state, 1) != 0
    if ikebana and calligraphy:
        state.agenda.then(RIVAL_DISCARD, 0, 0)
    elif ikebana:
        discard_top(state, 0)
    elif calligraphy:
        discard_top(state, 1)


def discard_top(state: WhiteCastleState, deck: i64) -> None:
    state.art_discard |= 1 << state.art_tops[deck]
    news.discards(state, state.art_tops[deck])
    state.agenda.then(REVEAL_ART, 0, deck)


class RivalDiscard(Choice[WhiteCastleState]):
    """WC-S6, WC-S11: from which deck the top card is discarded."""

    def __init__(self) -> None:
        super().__init__(RIVAL_DISCARD, "rival-discard", ["WC-S6", "WC-S11"])

    def legal(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        moves.add(CURTAIN)
        moves.add(CURTAIN + 1)

    def play(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        discard_top(state, action - CURTAIN)
