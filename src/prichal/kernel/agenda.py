"""What is still to be done at a table, and how it gets done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, final

from librt.vecs import append, vec
from mypy_extensions import i64

from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng
from prichal.kernel.step import FIRST_AUTOMATIC, FIRST_CHANCE, INDEX, Step

if TYPE_CHECKING:
    from prichal.kernel.state import State

Steps: TypeAlias = "vec[Step[State]]"  # a game's steps by number

CHANCE: Final[i64] = -1
SPECTATOR: Final[i64] = -2
NOBODY: Final[i64] = -3

# An entry of the agenda is one number: the step's in the lowest bits, then the seat, then the arg.
STEP_BITS: Final[i64] = 0x3FF
SEAT_BITS: Final[i64] = 0xF
SEAT_AT: Final[i64] = 10
ARG_AT: Final[i64] = 14


@final
class Agenda:
    """A stack of (step, seat, arg), packed into one number each, and the top entry unpacked.

    Within one handler things happen in the order in which `then` names them, and before whatever was
    waiting already.
    """

    def __init__(
        self, steps: Steps, entries: vec[i64], depth: i64, index: i64, seat: i64, arg: i64, actor: i64
    ) -> None:
        self.steps: Final = steps  # Final: used without counting references
        self.entries = entries
        self.depth: i64 = depth  # 0: the game is over
        self.index: i64 = index  # the place of the step that waits for a decision in the table of steps
        self.seat: i64 = seat
        self.arg: i64 = arg
        self.actor: i64 = actor  # who decides: a seat, CHANCE, or NOBODY when the game is over
        self.revealed = False  # something hidden was shown since somebody last set this back: see kernel/undo.py

    def clone(self) -> Agenda:
        return Agenda(self.steps, self.entries[:], self.depth, self.index, self.seat, self.arg, self.actor)

    def then(self, step: i64, seat: i64, arg: i64) -> None:
        """Adds a thing to do after those that the same handler named before."""
        depth: i64 = self.depth
        if depth == len(self.entries):
            self.grow()
        self.entries[depth] = (arg << ARG_AT) | (seat << SEAT_AT) | step
        self.depth = depth + 1

    def grow(self) -> None:
        """Room for one more; apart from `then`, so that the compiler can put that where it is called."""
        self.entries = append(self.entries, 0)

    def advance(self, state: State) -> None:
        """Runs the steps that leave nobody a choice, up to the next decision or the end."""
        while self.depth > 0:
            top: i64 = self.depth - 1
            entry: i64 = self.entries[top]
            number: i64 = entry & STEP_BITS
            seat: i64 = (entry >> SEAT_AT) & SEAT_BITS
            if number < FIRST_AUTOMATIC:
                self.index = number & INDEX
                self.seat = seat
                self.arg = entry >> ARG_AT
                self.actor = seat if number < FIRST_CHANCE else CHANCE
                return
            self.depth = top
            self.steps[number & INDEX].run(state, seat, entry >> ARG_AT)
            if self.depth > top + 1:
                self.put_in_order(top)
        self.actor = NOBODY

    def put_in_order(self, bottom: i64) -> None:
        """Turns the entries from `bottom` up around, so that the first one named is done first."""
        entries = self.entries
        low: i64 = bottom
        high: i64 = self.depth - 1
        while low < high:
            entry: i64 = entries[low]
            entries[low] = entries[high]
            entries[high] = entry
            low += 1
            high -= 1

    def legal(self, state: State, moves: Moves) -> None:
        """Fills `moves` with what the actor may do."""
        moves.clear()
        if self.depth > 0:
            self.steps[self.index].legal(state, self.seat, self.arg, moves)

    def sample(self, state: State, rng: Rng) -> i64:
        """One outcome of the current chance step."""
        return self.steps[self.index].sample(state, self.seat, self.arg, rng)

    def choose_at_random(self, state: State, moves: Moves, rng: Rng) -> i64:
        """One of the actor's legal actions, with equal odds."""
        return self.steps[self.index].choose_at_random(state, self.seat, self.arg, moves, rng)

    def play(self, state: State, action: i64) -> None:
        """Does one action of the actor and all that follows from it."""
        self.do(state, self.steps[self.index], action)

    def play_any(self, state: State, moves: Moves, rng: Rng) -> None:
        """What chance brings, or one of the actor's legal actions with equal odds, and all that follows from it."""
        step = self.steps[self.index]
        if self.actor == CHANCE:
            self.do(state, step, step.sample(state, self.seat, self.arg, rng))
        else:
            self.do(state, step, step.choose_at_random(state, self.seat, self.arg, moves, rng))

    def do(self, state: State, step: Step[State], action: i64) -> None:
        """An action of the step that waits for a decision."""
        top: i64 = self.depth - 1
        self.depth = top
        step.play(state, self.seat, self.arg, action)
        if self.depth > top + 1:
            self.put_in_order(top)
        self.advance(state)

    def waiting(self) -> list[tuple[int, int, int]]:
        """All that is to be done as (number of the step, seat, arg), the next thing first."""
        found: list[tuple[int, int, int]] = []
        for at in range(self.depth - 1, -1, -1):
            entry: i64 = self.entries[at]
            found.append((entry & STEP_BITS, (entry >> SEAT_AT) & SEAT_BITS, entry >> ARG_AT))
        return found

    def actors(self) -> list[int]:
        """Who may act now: one, or all that still owe a simultaneous choice."""
        if self.depth == 0:
            return []
        if not self.steps[self.index].together:
            return [self.actor]
        seats: list[int] = []
        at: i64 = self.depth - 1
        while at >= 0 and self.entries[at] & INDEX == self.index:
            seats.append((self.entries[at] >> SEAT_AT) & SEAT_BITS)
            at -= 1
        return seats

    def give_turn(self, seat: i64) -> None:
        """Puts the simultaneous choice of `seat` on top; the others keep their order."""
        at: i64 = self.depth - 1
        while at >= 0 and self.entries[at] & INDEX == self.index:
            entry: i64 = self.entries[at]
            if (entry >> SEAT_AT) & SEAT_BITS == seat:
                for i in range(at, self.depth - 1):
                    self.entries[i] = self.entries[i + 1]
                self.entries[self.depth - 1] = entry
                self.seat = seat
                self.actor = seat
                self.arg = entry >> ARG_AT
                return
            at -= 1


def new_agenda(steps: Steps) -> Agenda:
    """Nothing to do yet."""
    return Agenda(steps, vec[i64]([0] * 12), 0, 0, 0, 0, NOBODY)
