"""What one seat may know of a position, as numbers: what learnt bots judge by, and what research environments show.

A game's `bots/features.py` says which numbers there are (`blocks`) and writes those of a position (`write`). Most of
them are 0, and most others whole.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i16, i64, mypyc_attr

from prichal.kernel.agenda import SEAT_AT, SEAT_BITS
from prichal.kernel.step import INDEX

if TYPE_CHECKING:
    from prichal.kernel.game import Game, Setup
    from prichal.kernel.state import State

ROOM: Final = 512  # entries of a vector before its lists grow


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
    """Room for the numbers of one position, used again and again.

    Whole numbers stand in `row`, all zeros before. Whoever writes takes hold of it once and hands it on: that costs
    time, the writing itself hardly any. What needn't be whole is noted beside it, and adds to what the row has there.
    """

    def __init__(self, size: int) -> None:
        # `extend` writes into the room that a list has left as a block: from an empty one on, it clears the row.
        self.blank: Final = vec[i16]([0] * size)
        self.empty: Final = vec[i16](capacity=size)
        self.row: Final = extend(self.empty, self.blank)
        self.place = vec[i64]([0] * ROOM)
        self.value = vec[float]([0.0] * ROOM)
        self.count: i64 = 0
        self.first: i64 = 0  # what is added to the places that are noted
        self.own: i64 = 0  # where the entries of this position begin

    def clear(self) -> None:
        self.count = 0
        self.begin(0)

    def begin(self, first: i64) -> None:
        """Clears the row; what was noted of other positions stays, what comes is noted with its place from `first`."""
        extend(self.empty, self.blank)
        self.first = first
        self.own = self.count

    def add(self, place: i64, value: float) -> None:
        """Any number that adds to what else is at the place."""
        where: i64 = self.first + place
        for at in range(self.own, self.count):
            if self.place[at] == where:
                self.value[at] += value
                return
        self.note(where, value)

    def note(self, place: i64, value: float) -> None:
        count: i64 = self.count
        if count >= len(self.place):
            self.grow()
        self.place[count] = place
        self.value[count] = value
        self.count = count + 1

    def grow(self) -> None:
        """Room for one more; apart from `note`, so that the compiler can put that where it is called."""
        self.place = append(self.place, 0)
        self.value = append(self.value, 0.0)

    def gather(self) -> None:
        """Moves what isn't 0 out of the row to the other entries; two of them may have the same place then."""
        row = self.row
        count: i64 = self.count
        while len(self.place) < count + len(row):
            self.grow()
        places = self.place
        values = self.value
        for place in range(len(row)):
            number: i64 = i64(row[place])
            if number != 0:
                row[place] = 0
                places[count] = self.first + place
                values[count] = float(number)
                count += 1
        self.count = count

    def parts(self) -> tuple[vec[i64], vec[float]]:
        """The places that were noted, each once, and what adds to the number there."""
        return self.place[: self.count], self.value[: self.count]

    def dense(self) -> list[float]:
        """All numbers, zeros included."""
        found = [float(i64(number)) for number in self.row]
        for at in range(self.own, self.count):
            found[self.place[at] - self.first] += self.value[at]
        return found


def put_four(row: vec[i16], place: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
    """Four whole numbers side by side."""
    row[place] = i16(first)
    row[place + 1] = i16(second)
    row[place + 2] = i16(third)
    row[place + 3] = i16(fourth)


def put_all(row: vec[i16], place: i64, numbers: vec[i64], first: i64, last: i64) -> None:
    """Those of a list from its place `first` to before `last`, side by side."""
    at: i64 = place - first
    for number in range(first, last):
        row[at + number] = i16(numbers[number])


def put_packed(row: vec[i16], place: i64, packed: i64, width: i64, count: i64) -> None:
    """Those that are packed into one number, so many bits each, the lowest first, side by side."""
    mask: i64 = (1 << width) - 1
    for at in range(count):
        row[place + at] = i16((packed >> (width * at)) & mask)


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
        """What the seat may know of a position that is somebody's decision, or comes right after one; the vector is
        empty before.
        """
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

    def write_agenda(self, state: State, seat: i64, at: i64, row: vec[i16]) -> i64:
        """What is asked of whom, and what is still to be done; returns the place after it."""
        agenda = state.agenda
        steps: i64 = len(agenda.steps)
        if agenda.depth > 0:
            row[at + agenda.index + (0 if agenda.actor == seat else steps)] = 1
        pending: i64 = at + 2 * steps
        entries = agenda.entries
        for depth in range(agenda.depth):
            entry: i64 = entries[depth]
            place: i64 = entry & INDEX
            if (entry >> SEAT_AT) & SEAT_BITS != seat:
                place += steps
            row[pending + place] += 1
        return at + 4 * steps
