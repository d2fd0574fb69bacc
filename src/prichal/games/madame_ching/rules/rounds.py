"""A round: cards are laid out and chosen, then turn follows turn (turns.py)."""

from mypy_extensions import i64

from prichal.games.madame_ching.actions import CHOOSE, LAY
from prichal.games.madame_ching.piles import draw_number, number_of, only, size_of
from prichal.games.madame_ching.rules.drawing import has_navigation_card, offer_deck
from prichal.games.madame_ching.rules.turns import next_turn
from prichal.games.madame_ching.secrets import memory
from prichal.games.madame_ching.state import NO_JUNK, MadameChingState
from prichal.games.madame_ching.steps import CHOOSE_CARD, LAY_OUT, REVEAL, ROUND
from prichal.games.madame_ching.words import news
from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng
from prichal.kernel.step import Automatic, Chance, Together


class Round(Automatic[MadameChingState]):
    """MC-R1 to MC-R4: cards are laid out, everybody chooses, then turns by descending numbers."""

    def __init__(self) -> None:
        super().__init__(ROUND, "round", ["MC-R1", "MC-R2", "MC-R3", "MC-R4"])

    def run(self, state: MadameChingState, seat: i64, arg: i64) -> None:
        state.round += 1
        state.revealed = False
        state.exchange = 0
        if has_navigation_card(state):
            state.agenda.then(LAY_OUT, 0, 0)
        else:
            news.lays_out_nothing(state)
        for chooser in range(state.seats):
            hand: i64 = state.pirates[chooser].hand
            if hand != 0:  # MC-G18
                has_two = hand & (hand - 1) != 0
                state.agenda.then(CHOOSE_CARD, chooser, 2 if state.seats == 2 and has_two else 1)
        state.agenda.then(REVEAL, 0, 0)


class LayOut(Chance[MadameChingState]):
    """MC-R1: a card of the deck at the place `arg` of the board, the first one face down (MC-G5)."""

    def __init__(self) -> None:
        super().__init__(LAY_OUT, "lay-out", ["MC-R1", "MC-G5"])

    def legal(self, state: MadameChingState, seat: i64, arg: i64, moves: Moves) -> None:
        offer_deck(state, LAY, moves)

    def sample(self, state: MadameChingState, seat: i64, arg: i64, rng: Rng) -> i64:
        return LAY - 1 + draw_number(state.deck, rng)

    def play(self, state: MadameChingState, seat: i64, arg: i64, action: i64) -> None:
        number: i64 = action - LAY + 1
        state.deck ^= only(number)
        state.places[arg] = number
        state.on_board = arg + 1
        if arg + 1 < len(state.places) and has_navigation_card(state):
            state.agenda.then(LAY_OUT, 0, arg + 1)
        else:
            news.lays_out(state)


class ChooseCard(Together[MadameChingState]):
    """MC-R2, MC-2P1: a card of the hand, chosen secretly; `arg` cards one after another."""

    def __init__(self) -> None:
        super().__init__(CHOOSE_CARD, "choose-card", ["MC-R2", "MC-2P1"])

    def legal(self, state: MadameChingState, seat: i64, arg: i64, moves: Moves) -> None:
        cards: i64 = state.pirates[seat].hand
        while cards != 0:
            moves.add(CHOOSE + number_of(cards & -cards) - 1)
            cards &= cards - 1

    def choose_at_random(self, state: MadameChingState, seat: i64, arg: i64, moves: Moves, rng: Rng) -> i64:
        return CHOOSE - 1 + draw_number(state.pirates[seat].hand, rng)

    def play(self, state: MadameChingState, seat: i64, arg: i64, action: i64) -> None:
        pirate = state.pirates[seat]
        card: i64 = only(action - CHOOSE + 1)
        pirate.hand ^= card
        pirate.chosen |= card
        if arg > 1:
            state.agenda.then(CHOOSE_CARD, seat, arg - 1)


class Reveal(Automatic[MadameChingState]):
    """MC-R2: all chosen cards are shown at once."""

    def __init__(self) -> None:
        super().__init__(REVEAL, "reveal", ["MC-R2"])

    def run(self, state: MadameChingState, seat: i64, arg: i64) -> None:
        open_cards: i64 = 0
        for owner in range(state.seats):
            pirate = state.pirates[owner]
            open_cards |= pirate.chosen
            pirate.sailed = NO_JUNK
            if state.seats == 2:
                pirate.idle = 2 - size_of(pirate.chosen)
            elif pirate.chosen == 0:
                pirate.idle = 1
            else:
                pirate.idle = 0
        state.revealed = True
        memory.seen_leaving(state, open_cards)
        news.reveals(state)
        next_turn(state)
