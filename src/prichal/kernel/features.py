"""What one seat may know of a position, as numbers: what learnt bots judge by, and what research environments show.

A game's `bots/features.py` says which numbers there are (`blocks`) and writes those of a position (`write`). A vector
is sparse: what isn't put is 0. What adds up at one place is said so (`add`, `tally`); all else is put once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.strings import BytesWriter, read_i32_le, write_f32_le
from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

from prichal.kernel.agenda import SEAT_AT, SEAT_BITS
from prichal.kernel.step import INDEX

if TYPE_CHECKING:
    from prichal.kernel.game import Game, Setup
    from prichal.kernel.state import State

ROOM: Final = 512  # numbers put into a vector before it grows
WHOLE_LIMIT: Final[i64] = 0x800000  # whole numbers below it, and bits of 32-bit floats, are never the same number


PARTS: Final = 4.0  # quarters have a table of their bits; other numbers are converted one by one
LEAST: Final[i64] = -256


def convert(value: float) -> i32:
    """The bits of the nearest 32-bit float: `vec` has none."""
    writer = BytesWriter()
    write_f32_le(writer, value)
    return read_i32_le(writer.getvalue(), 0)


QUARTERS: Final = vec[i32]([convert(number / PARTS) for number in range(-256, 1024)])  # from LEAST on
POWERS: Final = vec[float]([2.0 ** (exponent - 150) for exponent in range(256)])


def float_bits(value: float) -> i32:
    """The bits of the nearest 32-bit float, looked up where that can be."""
    parts: float = value * PARTS
    if parts > -256.0 and parts < 1023.0:
        number: i64 = int(parts)
        if float(number) == parts:
            return QUARTERS[number - LEAST]
    return convert(value)


def bits_float(bits: i32) -> float:
    """The other way, for 0 and what isn't too small or too large for a number of features."""
    wide: i64 = i64(bits)
    if wide == 0:
        return 0.0
    size: float = float((wide & 0x7FFFFF) | 0x800000) * POWERS[(wide >> 23) & 0xFF]
    return -size if wide < 0 else size


def is_whole(number: i32) -> bool:
    """Whether it stands for itself in a row, and not for the bits of a float."""
    wide: i64 = i64(number)
    return -WHOLE_LIMIT < wide < WHOLE_LIMIT


NOWHERE: Final = vec[i32]()


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
    """A sparse vector, used again and again; or, made for a row of numbers, one that writes there.

    The row has all zeros before. Whole numbers stand in it as they are, others as the bits of 32-bit floats: `place`
    says where. Each function that writes takes hold of the row once: that is what costs time.
    """

    def __init__(self, row: vec[i32] = NOWHERE) -> None:
        self.place = vec[i64]([0] * ROOM)
        self.value = vec[float]([0.0] * ROOM)
        self.count: i64 = 0
        self.row: Final = row
        self.has_row: Final = len(row) > 0
        self.first: i64 = 0  # what is added to places of the row in `place`

    def clear(self) -> None:
        self.count = 0

    def put(self, place: i64, value: i64) -> None:
        """A whole number at a place of its own: nothing else is put there."""
        if self.has_row:
            self.row[place] = i32(value)
        elif value != 0:
            self.note(place, float(value))

    def put_four(self, place: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        """Four of them side by side."""
        if self.has_row:
            row = self.row
            row[place] = i32(first)
            row[place + 1] = i32(second)
            row[place + 2] = i32(third)
            row[place + 3] = i32(fourth)
        else:
            self.put(place, first)
            self.put(place + 1, second)
            self.put(place + 2, third)
            self.put(place + 3, fourth)

    def put_all(self, place: i64, numbers: vec[i64], first: i64, last: i64) -> None:
        """Those of a list from its place `first` to before `last`, side by side."""
        at: i64 = place - first
        if self.has_row:
            row = self.row
            for number in range(first, last):
                row[at + number] = i32(numbers[number])
        else:
            for number in range(first, last):
                self.put(at + number, numbers[number])

    def put_packed(self, place: i64, packed: i64, width: i64, count: i64) -> None:
        """Those that are packed into one number, so many bits each, the lowest first, side by side."""
        mask: i64 = (1 << width) - 1
        if self.has_row:
            row = self.row
            for at in range(count):
                row[place + at] = i32((packed >> (width * at)) & mask)
        else:
            for at in range(count):
                self.put(place + at, (packed >> (width * at)) & mask)

    def tally(self, place: i64, value: i64) -> None:
        """A whole number that adds to what was put at the place before."""
        if self.has_row:
            row = self.row
            before: i32 = row[place]
            if is_whole(before):
                row[place] = before + i32(value)
            else:
                self.add_part(place, float(value))
        elif value != 0:
            self.note(place, float(value))

    def add(self, place: i64, value: float) -> None:
        """Any number that adds to what was put at the place before."""
        if self.has_row:
            self.add_part(place, value)
        else:
            self.note(place, value)

    def add_known(self, place: i64, value: float, bits: i32) -> None:
        """The same, for one whose bits are known: most are the first at their place."""
        if self.has_row and self.row[place] == 0:
            self.note(self.first + place, 0.0)
            self.row[place] = bits
        else:
            self.add(place, value)

    def add_part(self, place: i64, value: float) -> None:
        """Adds to a place of the row what needn't be whole; the place stays one of floats, whatever comes out."""
        before: i32 = self.row[place]
        if is_whole(before):
            self.note(self.first + place, 0.0)
            self.row[place] = float_bits(float(i64(before)) + value)
        else:
            self.row[place] = float_bits(bits_float(before) + value)

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
            vector.tally(pending + place, 1)
        return at + 4 * steps
