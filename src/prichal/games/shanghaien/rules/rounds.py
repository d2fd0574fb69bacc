"""The sequence of play: the table of contents of the game."""

from typing import Final

from mypy_extensions import i64

from prichal.games.shanghaien.actions import DRAW
from prichal.games.shanghaien.components import DICE, FACES, KINDS, PLACES, ROUNDS
from prichal.games.shanghaien.state import OPEN, ShanghaienState
from prichal.games.shanghaien.steps import END_ROUND, HAND_OUT, LAY_DIE, REVEAL, ROUND, THROW, TURN
from prichal.games.shanghaien.words import news
from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng
from prichal.kernel.step import Automatic, Chance

REROLLED: Final[i64] = 1  # the arg of a THROW that replaces another


class Round(Automatic[ShanghaienState]):
    """SH-R1: six cards are revealed (SH-S1, SH-E1), then the players take turns."""

    def __init__(self) -> None:
        super().__init__(ROUND, "round", ["SH-R1", "SH-E1"])

    def run(self, state: ShanghaienState, seat: i64, arg: i64) -> None:
        state.round += 1
        for place in range(PLACES):
            state.agenda.then(REVEAL, 1 - seat, place)
        state.agenda.then(TURN, seat, 0)


class Reveal(Chance[ShanghaienState]):
    """SH-S1, SH-E1: one card of the pile is turned up at the place `arg`."""

    def __init__(self) -> None:
        super().__init__(REVEAL, "reveal", ["SH-S1", "SH-E1"])

    def legal(self, state: ShanghaienState, seat: i64, arg: i64, moves: Moves) -> None:
        for kind in range(KINDS):
            if state.pile[kind] > 0:
                moves.weigh(DRAW + kind, state.pile[kind])

    def sample(self, state: ShanghaienState, seat: i64, arg: i64, rng: Rng) -> i64:
        pile = state.pile
        kind: i64 = 0
        share: i64 = rng.below(state.pile_size) - pile[0]
        while share >= 0:
            kind += 1
            share -= pile[kind]
        return DRAW + kind

    def play(self, state: ShanghaienState, seat: i64, arg: i64, action: i64) -> None:
        kind: i64 = action - DRAW
        state.pile[kind] -= 1
        state.pile_size -= 1
        state.row[arg] = kind
        if arg == PLACES - 1:
            news.opens(state)


def roll_and_lay(state: ShanghaienState, seat: i64) -> None:
    """SH-R3: a turn in which dice are rolled; then it is the other player's turn (SH-R2)."""
    state.agenda.then(THROW, seat, 0)
    state.agenda.then(LAY_DIE, seat, 0)
    state.agenda.then(TURN, 1 - seat, 0)


def call_shanghai(state: ShanghaienState, seat: i64) -> None:
    """SH-R5: the round ends at once."""
    state.agenda.then(HAND_OUT, seat, 0)
    state.agenda.then(END_ROUND, seat, 0)


class EndRound(Automatic[ShanghaienState]):
    """SH-E1: dice and captains go back; the caller's rival starts the next round, if there is one (SH-R1)."""

    def __init__(self) -> None:
        super().__init__(END_ROUND, "end-round", ["SH-E1", "SH-R1"])

    def run(self, state: ShanghaienState, seat: i64, arg: i64) -> None:
        for owner in range(2):
            side = state.side(owner)
            for face in range(FACES):
                side.dice[face] = 0
            side.supply = DICE
            side.captain = False
        state.counted_from = OPEN
        if state.round < ROUNDS:
            state.agenda.then(ROUND, 1 - seat, 0)
        else:
            news.ends_game(state)
