"""The sequence of play: the table of contents of the game."""

from mypy_extensions import i64

from prichal.kernel.actions import Moves
from prichal.kernel.step import Automatic, Together
from prichal.template.actions import PLAY
from prichal.template.components import ROUNDS, VALUES
from prichal.template.state import NO_CARD, TemplateState
from prichal.template.steps import CHOOSE, COMPARE, ROUND
from prichal.template.words import news


class Round(Automatic[TemplateState]):
    """TE-3: all choose a card, then the cards are compared; TE-5: the game ends after the last round."""

    def __init__(self) -> None:
        super().__init__(ROUND, "round", ["TE-3", "TE-5"])

    def run(self, state: TemplateState, seat: i64, arg: i64) -> None:
        if state.round == ROUNDS:
            news.ends(state)
            return
        state.round += 1
        news.starts_round(state)
        for chooser in range(state.seats):
            state.then(CHOOSE, chooser)
        state.then(COMPARE)
        state.then(ROUND)


class Choose(Together[TemplateState]):
    """TE-3: a card of the hand, face down, hidden from the others."""

    def __init__(self) -> None:
        super().__init__(CHOOSE, "choose", ["TE-3"])

    def legal(self, state: TemplateState, seat: i64, arg: i64, moves: Moves) -> None:
        for card in range(VALUES):
            if state.hands[seat * VALUES + card] > 0:
                moves.add(PLAY + card)

    def play(self, state: TemplateState, seat: i64, arg: i64, action: i64) -> None:
        card: i64 = action - PLAY
        state.hands[seat * VALUES + card] -= 1
        state.chosen[seat] = card
        news.chooses(state, seat, card)


class Compare(Automatic[TemplateState]):
    """TE-4: the highest card wins a point for every card played, unless there are several of it."""

    def __init__(self) -> None:
        super().__init__(COMPARE, "compare", ["TE-4"])

    def run(self, state: TemplateState, seat: i64, arg: i64) -> None:
        highest: i64 = NO_CARD
        winner: i64 = NO_CARD
        for player in range(state.seats):
            card: i64 = state.chosen[player]
            if card > highest:
                highest = card
                winner = player
            elif card == highest:
                winner = NO_CARD
        news.reveals(state)
        if winner != NO_CARD:
            state.points[winner] += state.seats
            news.wins(state, winner)
        for player in range(state.seats):
            state.played[player * VALUES + state.chosen[player]] += 1
            state.chosen[player] = NO_CARD
