"""A position: plain fields of a game plus the agenda of what is still to be done."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from prichal.kernel.actions import Moves
from prichal.kernel.agenda import Agenda
from prichal.kernel.chance import Rng
from prichal.kernel.news import Listener
from prichal.kernel.step import INDEX, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A complete position. `play` doesn't check legality: drivers do.

    Derived classes set their own fields first and call this constructor last: then the compiler knows
    that the fields are always there and leaves out a check at every use. It knows that only of classes without
    interpreted bases, so this one isn't derived from ABC; mypy alone sees to it that `clone` is there.
    """

    def __init__(self, seats: i64, agenda: Agenda) -> None:
        self.seats: i64 = seats
        self.agenda: Final = agenda
        self.listener: Listener | None = None

    @abstractmethod
    def clone(self) -> State:
        """An independent copy, without the listener."""

    @property
    def over(self) -> bool:
        return self.agenda.depth == 0

    @property
    def actor(self) -> int:
        """Who decides: a seat, CHANCE, or NOBODY when the game is over."""
        return self.agenda.actor

    def then(self, step: i64, seat: i64 = 0, arg: i64 = 0) -> None:
        """Puts a step on the agenda; calls of one handler happen in the order written."""
        self.agenda.then(step, seat, arg)

    def is_at(self, step: i64) -> bool:
        """Whether the step with this number waits for a decision."""
        return self.agenda.depth > 0 and self.agenda.index == step & INDEX

    def reveal(self) -> None:
        """Said by a handler that shows somebody what was hidden before: a decision that leads there is for good."""
        self.agenda.revealed = True

    def step(self) -> Step[State]:
        """The step that waits for a decision; the game must not be over."""
        return self.agenda.steps[self.agenda.index]

    def passing(self) -> i64:
        """The answer that gives nothing away, where the number of answers is the actor's secret; else -1."""
        return self.step().passing(self, self.agenda.seat, self.agenda.arg)

    def legal(self, moves: Moves) -> None:
        """Fills `moves` with what the actor may do."""
        self.agenda.legal(self, moves)

    def legal_actions(self) -> list[int]:
        moves = Moves()
        self.agenda.legal(self, moves)
        return moves.listed()

    def play(self, action: i64) -> None:
        """Does one action of the actor and all that follows from it."""
        self.agenda.play(self, action)

    def sample(self, rng: Rng) -> i64:
        """One outcome of the current chance step."""
        return self.agenda.sample(self, rng)
