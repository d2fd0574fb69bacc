"""Curtains of the outskirts, and what ceremony tokens do with gardens and yards (Matcha)."""

from mypy_extensions import i64

from prichal.games.white_castle.actions import CURTAIN, DECLINE, DRILL, TEND
from prichal.games.white_castle.cards import (
    CURTAIN_BLUE,
    CURTAIN_FREE,
    CURTAIN_YELLOW,
    GARDEN,
    IKEBANA_ABOVE,
    OUTSKIRTS,
)
from prichal.games.white_castle.effects import PART_BITS
from prichal.games.white_castle.rules.effects import arrange, perform
from prichal.games.white_castle.rules.goods import OwnChoice
from prichal.games.white_castle.rules.possible import payable, yard_effect
from prichal.games.white_castle.state import WhiteCastleState
from prichal.games.white_castle.steps import (
    BLUE_CURTAIN,
    BLUE_YARD,
    BOTH_CURTAINS,
    STONE_GARDENS,
    YELLOW_CURTAIN,
)
from prichal.kernel.actions import Moves


def facing(state: WhiteCastleState, space: i64) -> i64:
    """WC-M11: the two curtains that face a space of the outskirts, as parts in any order."""
    ikebana: i64 = state.art_tops[0]
    calligraphy: i64 = state.art_tops[1]
    if (space == OUTSKIRTS) == (IKEBANA_ABOVE == "yellow"):
        return CURTAIN_YELLOW[ikebana] | CURTAIN_BLUE[calligraphy] << PART_BITS
    return CURTAIN_BLUE[ikebana] | CURTAIN_YELLOW[calligraphy] << PART_BITS


class YellowCurtain(OwnChoice):
    """WC-M36: the yellow curtain of one of the two open cards."""

    def __init__(self) -> None:
        super().__init__(YELLOW_CURTAIN, "yellow-curtain", ["WC-M36", "WC-M35"])

    def offer(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        moves.add(CURTAIN)
        moves.add(CURTAIN + 1)
        moves.add(DECLINE)

    def choose(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        if action != DECLINE:
            perform(state, seat, CURTAIN_YELLOW[state.art_tops[action - CURTAIN]])


class BlueCurtain(OwnChoice):
    """WC-M36: the blue curtain of one of the two open cards, without its seal."""

    def __init__(self) -> None:
        super().__init__(BLUE_CURTAIN, "blue-curtain", ["WC-M36", "WC-B34"])

    def offer(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        for deck in range(2):
            if payable(state, seat, CURTAIN_FREE[state.art_tops[deck]]):
                moves.add(CURTAIN + deck)
        moves.add(DECLINE)

    def choose(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        if action != DECLINE:
            perform(state, seat, CURTAIN_FREE[state.art_tops[action - CURTAIN]])


class BothCurtains(OwnChoice):
    """WC-M36: both curtains of one open card in any order; the blue one keeps its seal."""

    def __init__(self) -> None:
        super().__init__(BOTH_CURTAINS, "both-curtains", ["WC-M36"])

    def offer(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        moves.add(CURTAIN)
        moves.add(CURTAIN + 1)
        moves.add(DECLINE)

    def choose(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        if action != DECLINE:
            card: i64 = state.art_tops[action - CURTAIN]
            arrange(state, seat, CURTAIN_YELLOW[card] | CURTAIN_BLUE[card] << PART_BITS)


class StoneGardens(OwnChoice):
    """WC-M34, WC-M43: the effects of two different stone gardens; arg: how many, then the bridges used already."""

    def __init__(self) -> None:
        super().__init__(STONE_GARDENS, "stone-gardens", ["WC-M34", "WC-M43"])

    def offer(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        for bridge in range(3):
            if (arg >> (2 + bridge)) & 1 == 0:
                moves.add(TEND + bridge * 2 + 1)
        moves.add(DECLINE)

    def choose(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        if action == DECLINE:
            return
        place: i64 = action - TEND
        perform(state, seat, GARDEN[state.gardens[place]])
        if arg & 3 > 1:
            used: i64 = arg >> 2 | 1 << (place >> 1)
            state.agenda.then(STONE_GARDENS, seat, (arg & 3) - 1 | used << 2)

    def why_not(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> str:
        return "WC-M43" if TEND <= action < TEND + 6 else super().why_not(state, seat, arg, action)


class BlueYard(OwnChoice):
    """WC-M34: the effect of one of the two blue yard tokens in play."""

    def __init__(self) -> None:
        super().__init__(BLUE_YARD, "blue-yard", ["WC-M34", "WC-B34"])

    def offer(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        for token in range(2):
            if payable(state, seat, yard_effect(state, token * 2)):
                moves.add(DRILL + token)
        moves.add(DECLINE)

    def choose(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        if action != DECLINE:
            perform(state, seat, yard_effect(state, (action - DRILL) * 2))
