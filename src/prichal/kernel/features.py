"""What one seat may know of a position, as numbers: what learnt bots judge by, and what research environments show.

A game's `bots/features.py` says which numbers there are (`blocks`) and writes those of a position (`write`). A vector
is sparse: what isn't put is 0, and what is put twice at one place adds up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.strings import BytesWriter, read_f32_le, read_i32_le, write_f32_le, write_i32_le
from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

from prichal.kernel.agenda import SEAT_AT, SEAT_BITS
from prichal.kernel.step import INDEX

if TYPE_CHECKING:
    from prichal.kernel.game import Game, Setup
    from prichal.kernel.state import State

ROOM: Final = 512  # numbers put into a vector before it grows
LEAST: Final[i64] = -256  # whole numbers whose bits are looked up; others are converted one by one
MOST: Final[i64] = 1023


def float_bits(value: float) -> i32:
    """The bits of the nearest 32-bit float: `vec` has none."""
    writer = BytesWriter()
    write_f32_le(writer, value)
    return read_i32_le(writer.getvalue(), 0)


def bits_float(bits: i32) -> float:
    """The other way."""
    writer = BytesWriter()
    write_i32_le(writer, bits)
    return read_f32_le(writer.getvalue(), 0)


WHOLE: Final = vec[i32]([float_bits(float(number)) for number in range(-256, 1024)])  # from LEAST to MOST


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
    """A sparse vector, used again and again; or, when it is told to aim there, part of an array with all zeros."""

    def __init__(self) -> None:
        self.place = vec[i64]([0] * ROOM)
        self.value = vec[float]([0.0] * ROOM)
        self.count: i64 = 0
        self.target = vec[i32]()
        self.first: i64 = -1

    def clear(self) -> None:
        self.count = 0

    def aim(self, target: vec[i32], first: i64) -> None:
        """From now on numbers go into an array of 32-bit floats (as bits) from a place on; `place` says where the array
        was written, and `value` is left alone."""
        self.target = target
        self.first = first

    def put(self, place: i64, value: i64) -> None:
        if value != 0:
            at: i64 = self.first + place
            if self.first < 0:
                self.add(place, float(value))
            elif value >= LEAST and value <= MOST and self.target[at] == 0:
                self.target[at] = WHOLE[value - LEAST]
                self.note(at)
            else:
                self.write(at, float(value))

    def add(self, place: i64, value: float) -> None:
        if self.first >= 0:
            self.write(self.first + place, value)
            return
        count: i64 = self.count
        if count >= len(self.value):
            self.value = append(self.value, 0.0)
        self.value[count] = value
        self.note(place)

    def note(self, place: i64) -> None:
        count: i64 = self.count
        if count >= len(self.place):
            self.grow()
        self.place[count] = place
        self.count = count + 1

    def grow(self) -> None:
        """Room for one more; apart from `note`, so that the compiler can put that where it is called."""
        self.place = append(self.place, 0)

    def write(self, at: i64, value: float) -> None:
        """Adds a number to what the array has at a place."""
        before: i32 = self.target[at]
        total: float = value
        if before != 0:
            total += 1.0 if before == WHOLE[1 - LEAST] else bits_float(before)
        whole: i64 = int(total) if total > -200.0 and total < 1000.0 else 0
        self.target[at] = WHOLE[whole - LEAST] if float(whole) == total else float_bits(total)
        if before == 0:
            self.note(at)

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
