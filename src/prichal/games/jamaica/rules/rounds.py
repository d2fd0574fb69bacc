"""A round: the table of contents of the game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from prichal.games.jamaica.actions import CHOOSE, DICE_SHOW, MORNING_DIE
from prichal.games.jamaica.components import EVENING, FORWARD, MORNING
from prichal.games.jamaica.rules.cards import draw_up, lowest
from prichal.games.jamaica.rules.loading import load
from prichal.games.jamaica.rules.sailing import set_sail
from prichal.games.jamaica.rules.scoring import has_finished, is_decided
from prichal.games.jamaica.state import NO_CARD, JamaicaState
from prichal.games.jamaica.steps import (
    ACT,
    CHOOSE_CARD,
    END_ROUND,
    GHOST_MOVE,
    PERFORM,
    ROUND,
    SET_DICE,
    THROW,
)
from prichal.games.jamaica.words import news
from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng
from prichal.kernel.step import Automatic, Chance, Choice, Together

ROLL_COUNT: Final[i64] = 21
LOW: Final = vec[i64]([low for low in range(1, 7) for _ in range(low, 7)])
HIGH: Final = vec[i64]([high for low in range(1, 7) for high in range(low, 7)])
ROLL_OF: Final = vec[i64]([0, 1, 2, 3, 4, 5, 1, 6, 7, 8, 9, 10, 2, 7, 11, 12, 13, 14, 3, 8, 12, 15, 16, 17, 4, 9,
                           13, 16, 18, 19, 5, 10, 14, 17, 19, 20])  # fmt: skip


class Round(Automatic[JamaicaState]):
    """JA-R1 to JA-R5: roll, choose, act (JA-2P2: and the Ghost Ship), draw; then the next Captain."""

    def __init__(self) -> None:
        super().__init__(ROUND, "round", ["JA-R1", "JA-R2", "JA-R3", "JA-R4", "JA-R5", "JA-2P2"])

    def run(self, state: JamaicaState, seat: i64, arg: i64) -> None:
        state.round += 1
        state.captain = seat
        seats: i64 = state.seats
        agenda = state.agenda
        agenda.then(THROW, seat, 0)
        for place in range(seats):
            agenda.then(CHOOSE_CARD, clockwise(seat, place, seats), 0)
        for place in range(seats):
            agenda.then(ACT, clockwise(seat, place, seats), 0)
        if seats == 2:
            agenda.then(GHOST_MOVE, seat, 0)
            agenda.then(GHOST_MOVE, seat, 1)
        agenda.then(END_ROUND, seat, 0)


def clockwise(seat: i64, places: i64, seats: i64) -> i64:
    """The seat so many places to the left."""
    found: i64 = seat + places
    return found - seats if found >= seats else found


class Throw(Chance[JamaicaState]):
    """JA-R1: the Captain rolls the two action dice; equal ones need no decision."""

    def __init__(self) -> None:
        super().__init__(THROW, "throw", ["JA-R1"])

    def legal(self, state: JamaicaState, seat: i64, arg: i64, moves: Moves) -> None:
        for roll in range(ROLL_COUNT):
            moves.weigh(DICE_SHOW + roll, 1 if LOW[roll] == HIGH[roll] else 2)

    def sample(self, state: JamaicaState, seat: i64, arg: i64, rng: Rng) -> i64:
        return DICE_SHOW + ROLL_OF[rng.below(36)]

    def play(self, state: JamaicaState, seat: i64, arg: i64, action: i64) -> None:
        state.morning = LOW[action - DICE_SHOW]
        state.evening = HIGH[action - DICE_SHOW]
        news.rolls(state, seat)
        if state.morning != state.evening:
            state.agenda.then(SET_DICE, seat, 0)


class SetDice(Choice[JamaicaState]):
    """JA-R1: the Captain puts one die on the sun, the other on the moon."""

    def __init__(self) -> None:
        super().__init__(SET_DICE, "set-dice", ["JA-R1"])

    def legal(self, state: JamaicaState, seat: i64, arg: i64, moves: Moves) -> None:
        moves.add(MORNING_DIE + state.morning - 1)
        moves.add(MORNING_DIE + state.evening - 1)

    def play(self, state: JamaicaState, seat: i64, arg: i64, action: i64) -> None:
        chosen: i64 = action - MORNING_DIE + 1
        if chosen != state.morning:
            state.evening = state.morning
            state.morning = chosen
        news.sets_dice(state, seat)


class ChooseCard(Together[JamaicaState]):
    """JA-R2: everybody puts one card of the hand face down on their played pile."""

    def __init__(self) -> None:
        super().__init__(CHOOSE_CARD, "choose-card", ["JA-R2"])

    def legal(self, state: JamaicaState, seat: i64, arg: i64, moves: Moves) -> None:
        cards: i64 = state.ships[seat].hand
        while cards != 0:
            moves.add(CHOOSE + lowest(cards))
            cards &= cards - 1

    def play(self, state: JamaicaState, seat: i64, arg: i64, action: i64) -> None:
        ship = state.ships[seat]
        one: i64 = 1
        ship.chosen = action - CHOOSE
        ship.hand &= ~(one << ship.chosen)
        news.chooses(state, seat)


class Act(Automatic[JamaicaState]):
    """JA-R3: the card is revealed; its left action with the morning die, then its right one with the evening die."""

    def __init__(self) -> None:
        super().__init__(ACT, "act", ["JA-R3", "JA-R7"])

    def run(self, state: JamaicaState, seat: i64, arg: i64) -> None:
        ship = state.ships[seat]
        card: i64 = ship.chosen
        one: i64 = 1
        if seat == state.captain:
            clear_table(state)
        ship.chosen = NO_CARD
        ship.revealed = card
        ship.played |= one << card
        ship.counted &= ~(one << card)
        state.reveal()
        news.reveals(state, seat, card)
        state.agenda.then(PERFORM, seat, MORNING[card])
        state.agenda.then(PERFORM, seat, 8 | EVENING[card])


def clear_table(state: JamaicaState) -> None:
    """The cards of the round before are looked at no longer when the Captain reveals a new one."""
    for number in range(len(state.ships)):
        state.ships[number].revealed = NO_CARD


class Perform(Automatic[JamaicaState]):
    """JA-R3, JA-R7: one action of a card; `arg`: its symbol, + 8 in the evening. JA-E1: none after the finish."""

    def __init__(self) -> None:
        super().__init__(PERFORM, "perform", ["JA-R3", "JA-R7", "JA-E1"])

    def run(self, state: JamaicaState, seat: i64, arg: i64) -> None:
        if has_finished(state.ships[seat]):
            news.rests(state, seat)
            return
        symbol: i64 = arg & 7
        die: i64 = state.evening if arg >= 8 else state.morning
        if symbol < FORWARD:
            load(state, seat, symbol, die)
        else:
            set_sail(state, seat, seat, die, symbol == FORWARD)


class EndRound(Automatic[JamaicaState]):
    """JA-R4, JA-R5: draw, and the compass passes on. JA-E1: unless somebody has finished."""

    def __init__(self) -> None:
        super().__init__(END_ROUND, "end-round", ["JA-R4", "JA-R5", "JA-E1"])

    def run(self, state: JamaicaState, seat: i64, arg: i64) -> None:
        if is_decided(state):
            news.ends(state)
            return
        seats: i64 = state.seats
        for place in range(seats):
            draw_up(state, clockwise(seat, place, seats))
        state.agenda.then(ROUND, clockwise(seat, 1, seats), 0)
