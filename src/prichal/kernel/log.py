"""The log of a table, and the fold that makes a position of it.

Lines are numbered from 1 and never taken away. A line is an action of a seat or of chance, or one of the table itself:
`undo K` brings back the position after line K (`undo K agreed 0 2`: with the consent of seats 0 and 2), `concede S`,
`timeout S`, `leave S` and `agree` tell of the players. A line is in force unless an undo went back over it, and the
lines in force, one after another, make up the position. Whoever needs one folds it here: the text table, the tables of
a server, replay, verification and review.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from prichal.kernel.errors import BadRecord
from prichal.kernel.game import Game
from prichal.kernel.news import Listener
from prichal.kernel.numbers import small_number
from prichal.kernel.snapshot import thaw
from prichal.kernel.state import State
from prichal.kernel.undo import plays_for_good
from prichal.kernel.wire import Event, Message, seat_name

CHANCE_LINE: Final = "chance"
TABLE_LINE: Final = "table"
CHANCE_SEAT: Final = -1  # CHANCE as an ordinary number: a seat from outside may be any number
NO_SEAT: Final = 10**9  # beyond all seats
PARTINGS: Final = {"concede": "conceded", "timeout": "timeout"}  # what ends a game of one or two seats, and how


@mypyc_attr(allow_interpreted_subclasses=True)
class Line:
    """One line of a log: its number, who did it (a seat's number, `chance` or `table`), and what."""

    def __init__(self, number: int, seat: str, action: str) -> None:
        self.number = number
        self.seat = seat
        self.action = action
        self.only = False  # its seat had no other answer; known once it has been folded


L = TypeVar("L", bound=Line)


@mypyc_attr(allow_interpreted_subclasses=True)
class Source(Generic[L]):
    """Where a log is kept."""

    def read_lines(self, after: int, upto: int) -> list[L]:
        """The lines with numbers above `after`, up to `upto`."""
        raise NotImplementedError

    def read_snapshot(self, upto: int) -> tuple[int, bytes] | None:
        """The latest snapshot that isn't after line `upto`: a hint where a fold may start."""
        return None


class Listed(Source[L]):
    """A log in memory."""

    def __init__(self, lines: list[L]) -> None:
        self.lines = lines

    def read_lines(self, after: int, upto: int) -> list[L]:
        return self.lines[after:upto]


class Fold(Generic[L]):
    """A position, and the lines in force that led to it since the set-up, or since a snapshot."""

    def __init__(self, game: Game, state: State, base: int) -> None:
        self.game = game
        self.state = state
        self.base = base
        self.path: list[L] = []
        self.asked: dict[int, int] = {}  # since which line a seat is asked what it is asked now

    def copy(self) -> Fold[L]:
        """One that goes its own way, with a listener of its own."""
        fresh: Fold[L] = Fold(self.game, self.state.clone(), self.base)
        fresh.state.listener = Listener()
        fresh.path = self.path[:]
        fresh.asked = dict(self.asked)
        return fresh

    def add(self, line: L) -> bool:
        """Adds a line in force, legal where it is an action; whether it is a boundary for undo."""
        self.path.append(line)
        if line.seat == TABLE_LINE:
            return True
        action = self.game.catalogue.find(line.action)
        if action < 0:
            raise bad_line(line.number, Message("problem-action", {"action": line.action}), "no such action")
        seat = seat_number(line.seat)
        waiting = self.still_asked(seat, line.number - 1)
        if seat != CHANCE_SEAT:
            self.state.agenda.give_turn(seat)
            line.only = len(self.state.legal_actions()) == 1
        for_good = plays_for_good(self.state, seat, action)
        self.asked = {actor: waiting.get(actor, line.number) for actor in self.state.agenda.actors()}
        return for_good or seat == CHANCE_SEAT

    def still_asked(self, mover: int, number: int) -> dict[int, int]:
        """Those whose question stays the same when the mover answers: the others in a simultaneous decision."""
        if not self.state.step().together:
            return {}
        return {seat: self.asked.get(seat, number) for seat in self.state.agenda.actors() if seat != mover}

    def take_news(self) -> list[Event]:
        """What was heard since the last call."""
        return [] if self.state.listener is None else self.state.listener.take()


def fold(game: Game, seats: int, options: dict[str, str], source: Source[L], number: int, margin: int = 0) -> Fold[L]:
    """The position after line `number`. A snapshot that lies `margin` lines before it, or further back, shortens the
    way; BadSnapshot when it can't be believed."""
    path: list[L] = []
    at = number
    while True:
        newest = min(number - margin, at)
        found = source.read_snapshot(newest) if newest > 0 else None
        base = 0 if found is None else found[0]
        lines = {line.number: line for line in source.read_lines(base, at)}
        while at > base:
            line = lines.get(at)
            if line is None:
                raise bad_line(at, Message("problem-record-torn", {"line": at}), "the line is missing")
            back = undone_to(line)
            if back is None:
                path.append(line)
                at -= 1
            else:
                at = checked_target(at, back)
        if at == base:  # else an undo leads to before the snapshot
            break
    state = game.new(seats, options) if found is None else thaw(game, seats, options, found[1])
    folded: Fold[L] = Fold(game, state, base)
    for place in range(len(path) - 1, -1, -1):
        folded.add(path[place])
    folded.state.listener = Listener()
    return folded


class Walk(Generic[L]):
    """Follows a whole log from the set-up, line by line; `state` is the position after the last one."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], lines: list[L]) -> None:
        self.game = game
        self.state = game.new(seats, options)
        self.targets = {undone_to(line) for line in lines}  # of undos: these positions are needed again
        self.kept: dict[int, State] = {0: self.state.clone()}

    def follow(self, line: L) -> None:
        """The next line of the log, legal where it is an action."""
        back = undone_to(line)
        if back is not None:
            self.state = self.kept[back].clone()
        elif line.seat != TABLE_LINE:
            self.state.agenda.give_turn(seat_number(line.seat))
            self.state.play(self.game.catalogue.find(line.action))
        if line.number in self.targets:
            self.kept[line.number] = self.state.clone()


def undone_to(line: Line) -> int | None:
    """The number of the line whose position an undo brings back; None for any other line."""
    words = line.action.split(" ")
    if line.seat != TABLE_LINE or words[0] != "undo" or len(words) < 2:
        return None
    return small_number(words[1])


def undo_line(to: int, agreed: list[int] | None) -> str:
    """The text of an undo: taken alone, or with the consent of some seats."""
    return f"undo {to}" if agreed is None else " ".join([f"undo {to} agreed", *[str(seat) for seat in agreed]])


def in_force(lines: list[L], count: int) -> list[L]:
    """The lines that make up the position after the first `count`: what wasn't undone."""
    kept = taken_back(lines, count, 0)
    assert kept is not None, "every path leads to the beginning"
    kept.reverse()
    return kept


def taken_back(lines: list[L], count: int, to: int, first: int = 1) -> list[L] | None:
    """The lines in force that going back from line `count` to the position after line `to` takes back, last first;
    None when that position isn't on the path in force. `first` is the number of the first of the lines."""
    taken: list[L] = []
    number = count
    while number > to:
        line = lines[number - first]
        back = undone_to(line)
        if back is None:
            taken.append(line)
            number -= 1
        else:
            number = checked_target(number, back)
    return taken if number == to else None


def checked_target(number: int, back: int) -> int:
    """Where an undo leads, always backwards: else nobody would ever arrive."""
    if back >= number:
        raise ValueError(f"line {number} goes back to line {back}")
    return back


def ending_of(what: str, seat: int, seats: int) -> str:
    """How a game ends when a seat parts (`concede`, `timeout`, `leave`): with one or two seats whoever gives up or runs
    out of time ends it; else it goes on, and a bot plays there."""
    return f"{PARTINGS[what]} {seat}" if what in PARTINGS and seats <= 2 else ""


def parting(what: str, seat: int) -> Message:
    """What is told when a seat parts."""
    return Message(f"news-{what}", {"seat": seat_name(seat)})


def seat_label(seat: int) -> str:
    """How a log names who acted."""
    return CHANCE_LINE if seat == CHANCE_SEAT else str(seat)


def seat_number(label: str) -> int:
    """Who acted, by the name in a log; a number that no seat has for a name that isn't one."""
    return CHANCE_SEAT if label == CHANCE_LINE else number_or(label, NO_SEAT)


def number_or(text: str, otherwise: int) -> int:
    number = small_number(text)
    return otherwise if number is None else number


def bad_line(line: int, reason: Message, sentence: str) -> BadRecord:
    return BadRecord(Message("problem-replay", {"line": line, "reason": reason}), f"line {line}: {sentence}", line)
