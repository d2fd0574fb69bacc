"""The cost of a space."""

from mypy_extensions import i64

from prichal.games.jamaica.components import COST, CURRENCY
from prichal.games.jamaica.rules.paying import spend
from prichal.games.jamaica.state import JamaicaState
from prichal.games.jamaica.steps import FIND_TREASURE, SETTLE, SHORTAGE, TAKE_TREASURE
from prichal.games.jamaica.words import news
from prichal.kernel.step import Automatic


class Settle(Automatic[JamaicaState]):
    """JA-P1 to JA-P5: a port, the sea or a lair. `arg`: ship * 2, + 1 after a shortage."""

    def __init__(self) -> None:
        super().__init__(SETTLE, "settle", ["JA-P1", "JA-P2", "JA-P3", "JA-P5", "JA-H3", "JA-2P4"])

    def run(self, state: JamaicaState, seat: i64, arg: i64) -> None:
        number: i64 = arg >> 1
        ship = state.ships[number]
        space: i64 = ship.space
        due: i64 = COST[space]
        if due == 0:
            if state.has_token(space):
                if arg & 1 == 1:
                    state.agenda.then(TAKE_TREASURE, seat, number)  # JA-H3
                else:
                    state.agenda.then(FIND_TREASURE, seat, number)  # JA-P3
        elif not state.is_ghost(number):  # JA-2P4
            currency: i64 = CURRENCY[space]
            if ship.stock(currency) >= due:
                news.pays(state, seat, space)
                spend(state, seat, currency, due)  # JA-P5
            else:
                state.agenda.then(SHORTAGE, seat, currency)
