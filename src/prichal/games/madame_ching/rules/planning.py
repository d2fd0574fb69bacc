"""3a: cards join an expedition, and its junk moves."""

from mypy_extensions import i64

from prichal.games.madame_ching.components import (
    COLOUR_OF,
    FIRST_LINE,
    FIRST_LINE_CARDS,
    PLAIN,
    ROWS,
    SECOND_LINE,
    SECOND_LINE_CARDS,
    SYMBOL_COUNTED,
)
from prichal.games.madame_ching.piles import one, only
from prichal.games.madame_ching.rules.drawing import receive
from prichal.games.madame_ching.state import NO_ONE, Expedition, MadameChingState
from prichal.games.madame_ching.words import news


def start(state: MadameChingState, seat: i64, junk: i64) -> None:
    """MC-P1: the first card of an expedition; the junk is on cell 1."""
    expedition = state.junks[junk]
    number: i64 = state.card
    state.card = 0
    expedition.cards = only(number)
    expedition.turned = 0
    expedition.pilots = 0
    expedition.turned_pilots = 0
    expedition.colours = 1 << COLOUR_OF[number]
    expedition.symbols = SYMBOL_COUNTED[number]
    expedition.last = number
    expedition.column = 1
    expedition.row = 1
    news.starts(state, seat, junk, number)


def lay_card(state: MadameChingState, seat: i64, junk: i64, number: i64) -> None:
    """MC-P2, MC-K2: a card joins the expedition, on top or between (MC-G1)."""
    expedition = state.junks[junk]
    colour: i64 = 1 << COLOUR_OF[number]
    is_new: bool = expedition.colours & colour == 0
    expedition.cards |= only(number)
    expedition.colours |= colour
    expedition.symbols += SYMBOL_COUNTED[number]
    expedition.last = max(number, expedition.last)
    news.continues(state, seat, junk, number)
    move(state, seat, junk, expedition, is_new)


def lay_pilot(state: MadameChingState, seat: i64, junk: i64, pilot: i64) -> None:
    """MC-N7 (b), MC-G2: a Pilot joins the expedition with a colour of its own and no number."""
    expedition = state.junks[junk]
    expedition.pilots += one(pilot)
    if pilot != PLAIN:
        expedition.symbols += 1 << (4 * pilot)
    move(state, seat, junk, expedition, True)


def move(state: MadameChingState, seat: i64, junk: i64, expedition: Expedition, is_new: bool) -> None:
    """MC-P2 to MC-P5, MC-G12: the junk moves; lines and Hong Kong apply at once."""
    climbs = is_new and expedition.row < ROWS  # MC-P3: no row for an eighth colour
    expedition.column += 1
    expedition.row += i64(climbs)
    news.moves(state, seat, junk)
    if expedition.row == ROWS and state.hong_kong == NO_ONE:  # MC-P5
        state.hong_kong = seat
        news.raids(state, seat)
    distance: i64 = expedition.column - expedition.row
    if distance == FIRST_LINE and not climbs:  # MC-P4
        news.crosses(state, seat, junk, 1)
        receive(state, seat, FIRST_LINE_CARDS)
    elif distance == SECOND_LINE and not climbs:
        news.crosses(state, seat, junk, 2)
        receive(state, seat, SECOND_LINE_CARDS)
