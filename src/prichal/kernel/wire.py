"""What leaves the engine, as typed messages; JSON on the wire. (Not compiled: msgspec reads the annotations.)"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class Message(Struct, frozen=True):
    """Words to be found in a Fluent catalogue: an id and its arguments, nested where they are words too."""

    id: str
    args: Args = {}


Arg: TypeAlias = str | int | Message | list[Message]
Args: TypeAlias = dict[str, Arg]


class Change(Struct, frozen=True):
    """One thing that an option brings: a piece that will stand at another one, or so many goods more or fewer.

    `what` has the number in it, without a sign: "2 coins".
    """

    seat: int | None  # whose piece or goods
    piece: str = ""
    to: str = ""
    what: Message | None = None
    amount: int = 0


class Option(Struct, frozen=True):
    """One legal action: what to send back, what to show, which pieces to touch, and the clause behind it.

    What it brings, as far as that is sure beforehand, is added for whoever is asked (kernel/foresight.py).
    Where a question has many options, `place` is the heading under which one is listed.
    """

    action: str
    label: Message
    picks: list[str]
    rule: str
    brings: list[Change] = []
    place: Message | None = None
    aside: bool = False  # possible beside the question, which is asked again then
    most: int | None = None  # chosen more often in a row (Prompt.times), it would bring nothing more


class Prompt(Struct, frozen=True):
    """What a seat is asked; `times` in a row where several things of the same kind are chosen one by one."""

    seat: int
    title: Message
    options: list[Option]
    rule: str
    times: int = 1


class Explanation(Struct, frozen=True):
    """What a piece is and what it does, in sentences; whose it is, where it is somebody's; and the clause behind it."""

    title: Message
    sentences: list[Message]
    owner: int | None
    clause: str


class News(Struct, frozen=True):
    """One line of the chronicle, as one viewer may read it."""

    ply: int
    message: Message


class Event(Struct, frozen=True, array_like=True):
    """One piece of news as it is kept: what everybody hears, and what a few insiders hear instead."""

    public: Message | None
    insiders: list[int]
    private: Message | None

    def heard_by(self, viewer: int) -> Message | None:
        return self.private if viewer in self.insiders else self.public


class Pending(Struct, frozen=True):
    """One thing still to be done."""

    step: str
    seat: int
    arg: int


class View(Struct, frozen=True, kw_only=True):
    """What every view says; each game adds its own fields."""

    viewer: int
    seats: int
    agenda: list[Pending]


class Cell(Struct, frozen=True):
    """One cell of a panel: words, and the id of the piece it stands for."""

    text: Message | str | int
    piece: str = ""


class Panel(Struct, frozen=True):
    """A table of cells under a title: how a game without a board of its own is shown."""

    title: Message
    columns: list[Message]
    rows: list[list[Cell]]


class Part(Struct, frozen=True):
    """One line of the final reckoning: what it is for, and the points of every seat."""

    label: Message
    points: list[int]


class Rival(Struct, frozen=True):
    """Somebody who plays along without a seat: the name, and the points, one number for each part of the reckoning."""

    name: Message
    points: list[int]


def seat_name(seat: int) -> Message:
    """A seat as an argument; whoever formats it puts the player's name there."""
    return Message("seat", {"number": int(seat)})
