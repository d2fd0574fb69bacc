"""3c: taking a card, the end of a turn, and the exchange of partners."""

from mypy_extensions import i64

from prichal.games.madame_ching.actions import HAND, HAND_NOTHING, TAKE, TAKE_HIDDEN
from prichal.games.madame_ching.components import NUMBERS
from prichal.games.madame_ching.piles import number_of, only
from prichal.games.madame_ching.rules.drawing import has_navigation_card
from prichal.games.madame_ching.secrets import memory
from prichal.games.madame_ching.state import DECLINED, HANDED, OPEN, RETURNED, MadameChingState
from prichal.games.madame_ching.steps import DEAL, END_TURN, HAND_OVER, NEXT_TURN
from prichal.games.madame_ching.words import news
from prichal.kernel.actions import Moves
from prichal.kernel.step import Automatic, Choice


def last_place(state: MadameChingState) -> i64:
    """Where the only card on the board lies."""
    place: i64 = 0
    while state.places[place] == 0:
        place += 1
    return place


def offer_places(state: MadameChingState, moves: Moves) -> None:
    """MC-R3 (c): the cards on the board; the face-down one may be chosen."""
    places = state.places
    moves.add_if(places[0] != 0, TAKE_HIDDEN)
    for place in range(1, len(places)):
        number: i64 = places[place]
        moves.add_if(number != 0, TAKE + number - 1)


def take(state: MadameChingState, seat: i64, place: i64) -> None:
    """MC-R3 (c), MC-G17: everybody sees which card is taken, unless it lay face down."""
    number: i64 = state.places[place]
    state.places[place] = 0
    state.on_board -= 1
    state.pirates[seat].hand |= only(number)
    if place > 0:
        memory.seen_taken(state, seat, number)
    else:
        memory.taken_face_down(state, seat, number)
        state.reveal()
    news.takes(state, seat, number, place)


class EndTurn(Automatic[MadameChingState]):
    """MC-K2, MC-G11: deck cards for Night Navigation; MC-T2: the exchange of partners; then the next turn."""

    def __init__(self) -> None:
        super().__init__(END_TURN, "end-turn", ["MC-K2", "MC-G11", "MC-T2"])

    def run(self, state: MadameChingState, seat: i64, arg: i64) -> None:
        if state.extra > 0:
            state.extra -= 1
            if has_navigation_card(state):  # MC-G5
                state.agenda.then(DEAL, seat, 1)
            state.agenda.then(END_TURN, seat, arg)
            return
        if state.teams:
            stage: i64 = exchange_stage(state, seat)
            if state.pirates[seat].hand == 0:  # possible only after MC-G5: nothing to hand over
                set_exchange(state, seat, DECLINED if stage == OPEN else stage)
            elif stage == HANDED:
                state.agenda.then(HAND_OVER, seat, 1)
            elif stage == OPEN:
                state.agenda.then(HAND_OVER, seat, 0)
        state.agenda.then(NEXT_TURN, 0, 0)


def exchange_stage(state: MadameChingState, seat: i64) -> i64:
    """MC-T2: how far the exchange of the seat's team has come this round."""
    return (state.exchange >> (2 * (seat & 1))) & 3


def set_exchange(state: MadameChingState, seat: i64, stage: i64) -> None:
    shift: i64 = 2 * (seat & 1)
    state.exchange = (state.exchange & ~(3 << shift)) | (stage << shift)


class HandOver(Choice[MadameChingState]):
    """MC-T2, MC-G7: the first of a team may hand a card to the partner; `arg` 1: the second must hand one back."""

    def __init__(self) -> None:
        super().__init__(HAND_OVER, "hand-over", ["MC-T2", "MC-G7"])

    def legal(self, state: MadameChingState, seat: i64, arg: i64, moves: Moves) -> None:
        if arg == 0:
            moves.add(HAND_NOTHING)
        cards: i64 = state.pirates[seat].hand
        while cards != 0:
            moves.add(HAND + number_of(cards & -cards) - 1)
            cards &= cards - 1

    def play(self, state: MadameChingState, seat: i64, arg: i64, action: i64) -> None:
        if action == HAND_NOTHING:
            set_exchange(state, seat, DECLINED)
            return
        number: i64 = action - HAND + 1
        partner: i64 = seat ^ 2
        state.pirates[seat].hand ^= only(number)
        state.pirates[partner].hand |= only(number)
        memory.moved(state, seat, partner, number)
        set_exchange(state, seat, RETURNED if arg == 1 else HANDED)
        news.hands_over(state, seat, partner, number)

    def why_not(self, state: MadameChingState, seat: i64, arg: i64, action: i64) -> str:
        return "MC-T2" if action == HAND_NOTHING or HAND <= action < HAND + NUMBERS else "MC-G7"
