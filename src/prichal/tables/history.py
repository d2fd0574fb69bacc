"""Positions of a table at any line of its log, and the way back to one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import structlog

from prichal.kernel.errors import BadRecord, BadSnapshot, Problem
from prichal.kernel.log import (
    CHANCE_LINE,
    TABLE_LINE,
    Fold,
    Source,
    Walk,
    bad_line,
    fold,
    seat_number,
    taken_back,
    undone_to,
)
from prichal.kernel.registry import find
from prichal.kernel.state import State
from prichal.kernel.table import checked_action
from prichal.tables.kept import Header, LogLine
from prichal.tables.messages import ClockState
from prichal.tables.ports import Shelf

MARGIN: Final = 24  # lines before the present that are always folded, so that an undo finds its way
MISFIT: Final = "rules: "  # how the ending of a table begins whose log doesn't fit the rules of today
log = structlog.get_logger("prichal.history")


class ShelvedLog(Source[LogLine]):
    """The log of one table, and its snapshots."""

    def __init__(self, shelf: Shelf, table: str) -> None:
        self.shelf = shelf
        self.table = table

    def read_lines(self, after: int, upto: int) -> list[LogLine]:
        return self.shelf.read_lines(self.table, after, upto)

    def read_snapshot(self, upto: int) -> tuple[int, bytes] | None:
        return self.shelf.read_snapshot(self.table, upto)


def find_position(shelf: Shelf, header: Header, seats: int, number: int, margin: int = 0) -> Fold[LogLine]:
    """The position after a line, from the nearest snapshot that is intact."""
    game = find(header.game)
    if header.ending.startswith(MISFIT):
        lines = shelf.read_lines(header.id, 0, number)
        return Fold(game, replay_strictly(header, seats, lines)[0], 0)
    source = ShelvedLog(shelf, header.id)
    try:
        return fold(game, seats, header.options, source, number, margin)
    except BadSnapshot:
        log.warning("snapshot not believed", table=header.id)
        return fold(game, seats, header.options, source, number, number)


def walk_positions(shelf: Shelf, header: Header, seats: int, after: int, upto: int) -> Iterator[tuple[LogLine, State]]:
    """Every line of a stretch of the log with the position after it, which changes with the next one."""
    found: Fold[LogLine] | None = None
    for line in shelf.read_lines(header.id, after, upto):
        if found is None or undone_to(line) is not None or header.ending.startswith(MISFIT):
            found = find_position(shelf, header, seats, line.number)
        else:
            found.add(line)
        yield line, found.state


class Back:
    """The way back to an earlier line: what it takes back of those in force, and the clocks as they stood there."""

    def __init__(self, lines: list[LogLine], clocks: ClockState | None) -> None:
        self.draws = sum(line.seat == CHANCE_LINE for line in lines)
        self.changes = any(line.seat != TABLE_LINE for line in lines)
        self.clocks = clocks


def find_way_back(shelf: Shelf, header: Header, to: int) -> Back | None:
    """The way back to the position after line `to`; None when that isn't on the path in force."""
    lines = shelf.read_lines(header.id, max(to - 1, 0), header.ply)
    taken = taken_back(lines, header.ply, to, max(to, 1))
    return None if taken is None else Back(taken, lines[0].clocks if to > 0 else None)


def replay_strictly(header: Header, seats: int, lines: list[LogLine]) -> tuple[State, BadRecord | None]:
    """Plays a whole log under today's rules, every action checked: the last position that fits, and what doesn't."""
    walk = Walk(find(header.game), seats, header.options, lines)
    for line in lines:
        if line.seat != TABLE_LINE:
            try:
                checked_action(walk.game, walk.state, seat_number(line.seat), line.action)
            except Problem as problem:
                return walk.state, bad_line(line.number, problem.message, str(problem))
        walk.follow(line)
    return walk.state, None
