"""Drawing cards from the two decks, and passing encounter cards on in teams."""

from mypy_extensions import i64

from prichal.games.madame_ching.actions import DRAW, KEEP, MEET, PASS_ON
from prichal.games.madame_ching.components import ENCOUNTER_KINDS
from prichal.games.madame_ching.piles import digit, draw_kind, draw_number, number_of, one, only
from prichal.games.madame_ching.secrets import memory
from prichal.games.madame_ching.state import MadameChingState
from prichal.games.madame_ching.steps import DEAL, MEETING, PASS_CARD
from prichal.games.madame_ching.words import news
from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng
from prichal.kernel.step import Chance, Choice


def has_navigation_card(state: MadameChingState) -> bool:
    """MC-R5, MC-G5: is there a card to draw? If the deck has run out, its discards are shuffled into a new one."""
    if state.deck == 0 and state.discard != 0:
        memory.deck_made(state)
        state.deck = state.discard
        state.discard = 0
        news.shuffles(state, "navigation")
    return state.deck != 0


def offer_deck(state: MadameChingState, block: i64, moves: Moves) -> None:
    """Every card of the navigation deck, with equal odds."""
    cards: i64 = state.deck
    while cards != 0:
        moves.add(block + number_of(cards & -cards) - 1)
        cards &= cards - 1


class Deal(Chance[MadameChingState]):
    """MC-S2, MC-K1, MC-K2: the top card of the navigation deck into a hand; `arg` cards one after another."""

    def __init__(self) -> None:
        super().__init__(DEAL, "deal", ["MC-S2", "MC-K1", "MC-K2"])

    def legal(self, state: MadameChingState, seat: i64, arg: i64, moves: Moves) -> None:
        offer_deck(state, DRAW, moves)

    def sample(self, state: MadameChingState, seat: i64, arg: i64, rng: Rng) -> i64:
        return DRAW - 1 + draw_number(state.deck, rng)

    def play(self, state: MadameChingState, seat: i64, arg: i64, action: i64) -> None:
        number: i64 = action - DRAW + 1
        state.deck ^= only(number)
        state.pirates[seat].hand |= only(number)
        news.draws(state, seat, number)
        if arg > 1:
            state.agenda.then(DEAL, seat, arg - 1)


def receive(state: MadameChingState, seat: i64, cards: i64) -> None:
    """MC-P4, MC-X1, MC-X5, MC-N8: encounter cards are drawn one after another; MC-R5: as long as there are any."""
    if state.encounter_deck == 0:
        state.encounter_deck = state.encounter_discard
        state.encounter_discard = 0
        if state.encounter_deck != 0:
            news.shuffles(state, "encounter")
    if state.encounter_deck != 0:
        state.agenda.then(MEETING, seat, cards)


class Meeting(Chance[MadameChingState]):
    """MC-P4: one encounter card from the deck into a hand, held secretly; `arg` cards one after another."""

    def __init__(self) -> None:
        super().__init__(MEETING, "meeting", ["MC-P4", "MC-X1", "MC-X5", "MC-N8"])

    def legal(self, state: MadameChingState, seat: i64, arg: i64, moves: Moves) -> None:
        for kind in range(ENCOUNTER_KINDS):
            copies: i64 = digit(state.encounter_deck, kind)
            if copies > 0:
                moves.weigh(MEET + kind, copies)

    def sample(self, state: MadameChingState, seat: i64, arg: i64, rng: Rng) -> i64:
        return MEET + draw_kind(state.encounter_deck, rng)

    def play(self, state: MadameChingState, seat: i64, arg: i64, action: i64) -> None:
        kind: i64 = action - MEET
        state.encounter_deck -= one(kind)
        state.pirates[seat].encounters += one(kind)
        news.meets(state, seat, kind)
        if state.teams:
            state.received = kind + 1
            state.agenda.then(PASS_CARD, seat, 0)  # MC-T3, MC-G21
        if arg > 1:
            receive(state, seat, arg - 1)


class PassCard(Choice[MadameChingState]):
    """MC-T3: an encounter card just received may go to the partner; `arg` is 1 + the seat it was stolen from, or 0."""

    def __init__(self) -> None:
        super().__init__(PASS_CARD, "pass-card", ["MC-T3", "MC-G21"])

    def legal(self, state: MadameChingState, seat: i64, arg: i64, moves: Moves) -> None:
        moves.add(KEEP)
        moves.add(PASS_ON)

    def play(self, state: MadameChingState, seat: i64, arg: i64, action: i64) -> None:
        kind: i64 = state.received - 1
        state.received = 0
        if action == PASS_ON:
            partner: i64 = seat ^ 2
            state.pirates[seat].encounters -= one(kind)
            state.pirates[partner].encounters += one(kind)
            memory.encounter_passed(state, seat, partner, kind, arg - 1)
            news.passes(state, seat, partner, kind, arg - 1)
