"""Handing out the cards."""

from mypy_extensions import i64

from prichal.games.shanghaien.components import FACES, PLACES
from prichal.games.shanghaien.state import EMPTY, ShanghaienState, Side
from prichal.games.shanghaien.steps import HAND_OUT
from prichal.games.shanghaien.words import news
from prichal.kernel.agenda import NOBODY
from prichal.kernel.step import Automatic


class HandOut(Automatic[ShanghaienState]):
    """SH-R5: after Shanghai all six cards are handed out; SH-D6: every card by the dice as they lie."""

    def __init__(self) -> None:
        super().__init__(HAND_OUT, "hand-out", ["SH-R5", "SH-D6"])

    def run(self, state: ShanghaienState, seat: i64, arg: i64) -> None:
        for number in range(1, PLACES + 1):
            place: i64 = state.place(number)
            kind: i64 = state.row[place]
            owner: i64 = taker(state, number)
            if owner == NOBODY:
                state.gone[kind] += 1
            else:
                state.side(owner).cards[kind] += 1  # SH-D7, SH-D9
            news.takes(state, number, kind, owner)
            state.row[place] = EMPTY


def taker(state: ShanghaienState, number: i64) -> i64:
    """Who gets card `number` by the dice that lie now, or NOBODY: it leaves the game."""
    first: i64 = state.first.dice[number - 1]
    second: i64 = state.second.dice[number - 1]
    if first == second:
        if first == 0:
            return NOBODY  # SH-D1
        first = neighbour_pips(state.first, number)  # SH-D4
        second = neighbour_pips(state.second, number)
        if first == second:
            return NOBODY  # SH-D5
    return 0 if first > second else 1  # SH-D2, SH-D3


def neighbour_pips(side: Side, number: i64) -> i64:
    """SH-D4: the pips of a player's dice at the cards beside card `number`."""
    pips: i64 = 0
    if number > 1:
        pips += side.dice[number - 2] * (number - 1)
    if number < FACES:
        pips += side.dice[number] * (number + 1)
    return pips
