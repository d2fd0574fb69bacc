"""A round and a turn: the table of contents of the game."""

from mypy_extensions import i64

from prichal.games.madame_ching import memory, news
from prichal.games.madame_ching.actions import CHOOSE, LAY, SAIL
from prichal.games.madame_ching.piles import nth, number_of, only, size_of
from prichal.games.madame_ching.rules.drawing import has_navigation_card, offer_deck, remove_from_deck
from prichal.games.madame_ching.rules.planning import plan
from prichal.games.madame_ching.rules.scoring import finish
from prichal.games.madame_ching.state import NO_JUNK, ChinaSea
from prichal.games.madame_ching.steps import (
    ASSIGN,
    CHOOSE_CARD,
    END_TURN,
    LAY_OUT,
    NEXT_TURN,
    OPPORTUNITY,
    REVEAL,
    ROUND,
    TAKE_UP,
)
from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng
from prichal.kernel.step import Automatic, Chance, Choice, Together


class Round(Automatic[ChinaSea]):
    """MC-R1 to MC-R4: cards are laid out, everybody chooses, then turns by descending numbers."""

    def __init__(self) -> None:
        super().__init__(ROUND, "round", ["MC-R1", "MC-R2", "MC-R3", "MC-R4"])

    def run(self, state: ChinaSea, seat: i64, arg: i64) -> None:
        state.round += 1
        state.revealed = False
        state.exchange = 0
        if has_navigation_card(state):
            state.agenda.then(LAY_OUT, 0, 0)
        else:
            news.lays_out_nothing(state)
        for chooser in range(state.seats):
            cards: i64 = min(size_of(state.pirates[chooser].hand), state.junks_each())
            if cards > 0:  # MC-G18
                state.agenda.then(CHOOSE_CARD, chooser, cards)
        state.agenda.then(REVEAL, 0, 0)


class LayOut(Chance[ChinaSea]):
    """MC-R1: a card of the deck at the place `arg` of the board, the first one face down (MC-G5)."""

    def __init__(self) -> None:
        super().__init__(LAY_OUT, "lay-out", ["MC-R1", "MC-G5"])

    def legal(self, state: ChinaSea, seat: i64, arg: i64, moves: Moves) -> None:
        offer_deck(state, LAY, moves)

    def sample(self, state: ChinaSea, seat: i64, arg: i64, rng: Rng) -> i64:
        return LAY - 1 + nth(state.deck, rng.below(state.deck_size))

    def play(self, state: ChinaSea, seat: i64, arg: i64, action: i64) -> None:
        number: i64 = action - LAY + 1
        remove_from_deck(state, number)
        state.places[arg] = number
        if arg + 1 < len(state.places) and has_navigation_card(state):
            state.agenda.then(LAY_OUT, 0, arg + 1)
        else:
            news.lays_out(state)


class ChooseCard(Together[ChinaSea]):
    """MC-R2, MC-2P1: a card of the hand, chosen secretly; `arg` cards one after another."""

    def __init__(self) -> None:
        super().__init__(CHOOSE_CARD, "choose-card", ["MC-R2", "MC-2P1"])

    def legal(self, state: ChinaSea, seat: i64, arg: i64, moves: Moves) -> None:
        cards: i64 = state.pirates[seat].hand
        while cards != 0:
            moves.add(CHOOSE + number_of(cards & -cards) - 1)
            cards &= cards - 1

    def play(self, state: ChinaSea, seat: i64, arg: i64, action: i64) -> None:
        pirate = state.pirates[seat]
        card: i64 = only(action - CHOOSE + 1)
        pirate.hand ^= card
        pirate.chosen |= card
        if arg > 1:
            state.agenda.then(CHOOSE_CARD, seat, arg - 1)


class Reveal(Automatic[ChinaSea]):
    """MC-R2: all chosen cards are shown at once."""

    def __init__(self) -> None:
        super().__init__(REVEAL, "reveal", ["MC-R2"])

    def run(self, state: ChinaSea, seat: i64, arg: i64) -> None:
        open_cards: i64 = 0
        for owner in range(state.seats):
            pirate = state.pirates[owner]
            open_cards |= pirate.chosen
            pirate.sailed = NO_JUNK
            if state.seats == 2:
                pirate.idle = 2 - size_of(pirate.chosen)
            else:
                pirate.idle = 1 if pirate.chosen == 0 else 0
        state.revealed = True
        memory.seen_leaving(state, open_cards)
        news.reveals(state)
        state.agenda.then(NEXT_TURN, 0, 0)


class NextTurn(Automatic[ChinaSea]):
    """MC-R3: whoever has the highest revealed card takes a turn; after the last one the round is over (MC-R4)."""

    def __init__(self) -> None:
        super().__init__(NEXT_TURN, "next-turn", ["MC-R3", "MC-R4", "MC-2P2", "MC-G18"])

    def run(self, state: ChinaSea, seat: i64, arg: i64) -> None:
        highest: i64 = 0
        player: i64 = -1
        for other in range(state.seats):
            # As numbers, sets of cards compare by their highest cards.
            if state.pirates[other].chosen > highest:
                highest = state.pirates[other].chosen
                player = other
        if player >= 0:
            below: i64 = highest & -highest
            card: i64 = highest ^ below  # of two cards the higher one
            if card == 0:
                card = below
            state.pirates[player].chosen ^= card
            state.card = number_of(card)
        else:
            player = next_idle(state)
            if player < 0:
                end_round(state)
                return
            state.pirates[player].idle -= 1
        state.acted = False
        state.ended = False
        if state.seats > 2:
            take_turn(state, player, player)
        elif state.pirates[player].sailed == NO_JUNK:
            state.agenda.then(ASSIGN, player, 0)
        else:
            take_turn(state, player, state.pirates[player].sailed ^ 1)


def next_idle(state: ChinaSea) -> i64:
    """MC-G18: turns without a card come last, in seat order."""
    for seat in range(state.seats):
        if state.pirates[seat].idle > 0:
            return seat
    return -1


def take_turn(state: ChinaSea, seat: i64, junk: i64) -> None:
    """MC-R3: 3a plan the expedition, 3b an encounter card and skills, 3c take a card; then the next turn."""
    if state.card != 0:
        plan(state, seat, junk)
    else:
        news.has_no_card(state, seat, junk)  # MC-G18
    state.agenda.then(OPPORTUNITY, seat, junk)
    state.agenda.then(TAKE_UP, seat, junk)
    state.agenda.then(END_TURN, seat, junk)


class Assign(Choice[ChinaSea]):
    """MC-2P2: the owner of the card decides which of the two expeditions it goes to."""

    def __init__(self) -> None:
        super().__init__(ASSIGN, "assign", ["MC-2P2"])

    def legal(self, state: ChinaSea, seat: i64, arg: i64, moves: Moves) -> None:
        moves.add(SAIL + 2 * seat)
        moves.add(SAIL + 2 * seat + 1)

    def play(self, state: ChinaSea, seat: i64, arg: i64, action: i64) -> None:
        state.pirates[seat].sailed = action - SAIL
        take_turn(state, seat, action - SAIL)


def end_round(state: ChinaSea) -> None:
    """MC-R4, MC-E1, MC-G19: a new round, unless the end was triggered."""
    if state.ending:
        finish(state)
    else:
        state.agenda.then(ROUND, 0, 0)
