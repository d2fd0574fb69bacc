"""A step is one paragraph of a rulebook: who decides, what is legal, what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng

if TYPE_CHECKING:
    from prichal.kernel.state import State

# A step's number says its kind: the agenda needn't look at the step itself to see who decides.
FIRST_CHOICE: Final[i64] = 0x000
FIRST_CHANCE: Final[i64] = 0x100
FIRST_AUTOMATIC: Final[i64] = 0x200
INDEX: Final[i64] = 0x0FF  # the part of a number that is the place in the game's table of steps

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """The common form of all steps; games derive from Choice, Chance or Automatic.

    A step has no state of its own. What is still to be done lies on the agenda of a position as
    (step, seat, arg): the seat on whose behalf it happens and one number, both open to everybody.
    """

    def __init__(self, number: i64, name: str, clauses: list[str]) -> None:
        self.number: i64 = number
        self.name = name
        self.clauses = clauses
        self.together = False

    def legal(self, state: S, seat: i64, arg: i64, moves: Moves) -> None:
        """Adds the actions that are legal now (for chance: the outcomes with their weights)."""
        raise NotImplementedError

    def play(self, state: S, seat: i64, arg: i64, action: i64) -> None:
        """Does what the action means; legality was checked by the driver."""
        raise NotImplementedError

    def why_not(self, state: S, seat: i64, arg: i64, action: i64) -> str:
        """The clause that forbids an action which isn't legal now."""
        return self.clauses[0]

    def passing(self, state: S, seat: i64, arg: i64) -> i64:
        """The answer of whoever holds nothing hidden that could be used here, where only the seat itself may know
        whether it has another one; -1 where everybody sees that."""
        return -1

    def sample(self, state: S, seat: i64, arg: i64, rng: Rng) -> i64:
        """One outcome drawn by weight; chance steps may override it with something faster."""
        moves = Moves()
        self.legal(state, seat, arg, moves)
        return moves.at(rng.below(moves.total()))

    def choose_at_random(self, state: S, seat: i64, arg: i64, moves: Moves, rng: Rng) -> i64:
        """One of the legal actions of a choice with equal odds; `moves` is there to be used.

        A step may override it with something faster that comes to the same: the action at place
        `rng.below(moves.count)` of those that `legal` lists.
        """
        moves.clear()
        self.legal(state, seat, arg, moves)
        return moves.items[rng.below(moves.count)]

    def run(self, state: S, seat: i64, arg: i64) -> None:
        """What happens by itself."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S]):
    """A seat decides."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Choice[S]):
    """Several seats decide hidden from each other; neighbours on the agenda, answered in any order."""

    def __init__(self, number: i64, name: str, clauses: list[str]) -> None:
        super().__init__(number, name, clauses)
        self.together = True


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[S]):
    """Dice, draws and deals: the outcomes are actions of the seat CHANCE."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Automatic(Step[S]):
    """Nobody decides."""
