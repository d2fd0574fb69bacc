"""What one seat may know of a position, as numbers: what learnt bots judge by, and what research environments show.

A game's `bots/features.py` says which numbers there are (`blocks`) and writes those of a position (`write`). A vector
is sparse: what isn't put is 0, and what is put twice at one place adds up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from prichal.kernel.agenda import SEAT_AT, SEAT_BITS
from prichal.kernel.step import INDEX

if TYPE_CHECKING:
    from prichal.kernel.game import Game, Setup
    from prichal.kernel.state import State

ROOM: Final = 512  # numbers put into a vector before it grows


@final
class Block:
    """Some entries side by side: their name, how many there are, between which values they lie, and what they say."""

    def __init__(self, name: str, size: int, low: float, high: float, meaning: str) -> None:
        self.name = name
        self.size = size
        self.low = low
        self.high = high
        self.meaning = meaning


@final
class Vector:
    """A sparse vector, used again and again."""

    def __init__(self) -> None:
        self.place = vec[i64]([0] * ROOM)
        self.value = vec[float]([0.0] * ROOM)
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def put(self, place: i64, value: i64) -> None:
        if value != 0:
            self.add(place, float(value))

    def add(self, place: i64, value: float) -> None:
        count: i64 = self.count
        if count == len(self.place):
            self.place = append(self.place, 0)
            self.value = append(self.value, 0.0)
        self.place[count] = place
        self.value[count] = value
        self.count = count + 1

    def dense(self, size: int) -> list[float]:
        """All entries, zeros included."""
        found = [0.0] * size
        for at in range(self.count):
            found[self.place[at]] += self.value[at]
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """The numbers of one game. `version` goes up with every change of what is written."""

    def __init__(self, game: Game, version: int) -> None:
        self.game = game
        self.version = version

    def blocks(self, setup: Setup) -> list[Block]:
        """The layout for a seat count with its options, in the order of the vector."""
        raise NotImplementedError

    def write(self, state: State, seat: i64, vector: Vector) -> None:
        """What the seat may know of a position in which somebody has a decision; the vector is empty before."""
        raise NotImplementedError

    def label(self, state: State) -> str:
        """For which seat count and options something is learnt; games add the options that change how one plays."""
        return str(state.seats)

    def size(self, setup: Setup) -> int:
        return sum([block.size for block in self.blocks(setup)])

    def agenda_blocks(self) -> list[Block]:
        """The layout of `write_agenda`."""
        steps = len(self.game.steps)
        return [
            Block("question-own", steps, 0, 1, "the step that waits for the seat's own decision, one for each step"),
            Block("question-other", steps, 0, 1, "the step that waits for somebody else's decision"),
            Block("pending-own", steps, 0, 99, "things to do of the seat, counted by step, the question included"),
            Block("pending-other", steps, 0, 99, "things to do of all others, counted by step"),
        ]

    def write_agenda(self, state: State, seat: i64, at: i64, vector: Vector) -> i64:
        """What is asked of whom, and what is still to be done; returns the place after it."""
        agenda = state.agenda
        steps: i64 = len(agenda.steps)
        if agenda.depth > 0:
            vector.put(at + agenda.index + (0 if agenda.actor == seat else steps), 1)
        pending: i64 = at + 2 * steps
        for depth in range(agenda.depth):
            entry: i64 = agenda.entries[depth]
            place: i64 = entry & INDEX
            if (entry >> SEAT_AT) & SEAT_BITS != seat:
                place += steps
            vector.put(pending + place, 1)
        return at + 4 * steps
