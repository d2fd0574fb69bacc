"""Set-up: everybody is dealt a hand."""

from mypy_extensions import i64

from prichal.kernel.actions import Moves
from prichal.kernel.step import Chance
from prichal.template.actions import DRAW
from prichal.template.components import HAND, VALUES
from prichal.template.state import TemplateState
from prichal.template.steps import DEAL, ROUND
from prichal.template.words import news


def set_up(state: TemplateState) -> None:
    """TE-2: the hands, then the first round."""
    for seat in range(state.seats):
        state.then(DEAL, seat, HAND)
    state.then(ROUND)


class Deal(Chance[TemplateState]):
    """TE-2: a card from the deck; `arg` cards are to be drawn."""

    def __init__(self) -> None:
        super().__init__(DEAL, "deal", ["TE-2"])

    def legal(self, state: TemplateState, seat: i64, arg: i64, moves: Moves) -> None:
        for card in range(VALUES):
            if state.deck[card] > 0:
                moves.weigh(DRAW + card, state.deck[card])

    def play(self, state: TemplateState, seat: i64, arg: i64, action: i64) -> None:
        card: i64 = action - DRAW
        state.deck[card] -= 1
        state.hands[seat * VALUES + card] += 1
        news.draws(state, seat, card)
        if arg > 1:
            state.then(DEAL, seat, arg - 1)
