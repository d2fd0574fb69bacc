"""A position at any ply of a log, from the nearest snapshot."""

from __future__ import annotations

from typing import Final

import structlog
from sqlalchemy import Connection

from prichal.kernel import record
from prichal.kernel.agenda import CHANCE
from prichal.kernel.errors import BadRecord, BadSnapshot, Problem
from prichal.kernel.game import Game
from prichal.kernel.news import Listener
from prichal.kernel.record import undo_target
from prichal.kernel.registry import find
from prichal.kernel.snapshot import thaw
from prichal.kernel.state import State
from prichal.kernel.table import bad_line, checked_action
from prichal.kernel.wire import Message
from prichal.server.store import shelf
from prichal.server.store.rows import Header, LogLine
from prichal.tables.messages import ClockState

SNAPSHOT_EVERY: Final = 64
MARGIN: Final = 24  # lines before the present that are always folded, so that an undo finds its way
TABLE: Final = "table"
MISFIT: Final = "rules: "  # how the ending of a table begins whose log doesn't fit the rules of today
LUCK: Final = "chance"
log = structlog.get_logger("prichal.history")


class Position:
    """A state and the lines, still in force, that led to it since the snapshot."""

    def __init__(self, state: State, base: int, path: list[LogLine], asked: dict[int, int] | None = None) -> None:
        self.state = state
        self.base = base
        self.path = path
        self.asked = asked or {}  # since which ply a seat is asked what it is asked now


def position(connection: Connection, header: Header, seats: int, ply: int, margin: int = 0) -> Position:
    """The position after `ply` lines, from the nearest snapshot that is intact."""
    if header.ending.startswith(MISFIT):
        lines = shelf.read_lines(connection, header.id, 0, ply)
        return Position(strictly(header, seats, lines)[0], 0, [])
    try:
        return folded(connection, header, seats, ply, margin)
    except BadSnapshot:
        log.warning("snapshot not believed", table=header.id)
        return folded(connection, header, seats, ply, ply)


def folded(connection: Connection, header: Header, seats: int, ply: int, margin: int) -> Position:
    """Plays the lines in force: an undo leads to the position that it names, any other line adds itself."""
    game = find(header.game)
    path: list[LogLine] = []
    at = ply
    upto = max(ply - margin, 0)
    while True:
        found = shelf.read_snapshot(connection, header.id, min(upto, at)) if min(upto, at) > 0 else None
        base = 0 if found is None else found[0]
        lines = {line.ply: line for line in shelf.read_lines(connection, header.id, base, at)}
        while at > base:
            if at not in lines:
                raise bad_line(at, Message("problem-record-torn", {"line": at}), "the line is missing")
            line = lines[at]
            back = undone_to(line)
            if back is None:
                path.append(line)
                at -= 1
            else:
                at = back
        if at == base:
            break
    path.reverse()
    options = header.options
    state = game.new(seats, options) if found is None else thaw(game, seats, options, found[1])
    state.listener = Listener()
    asked = fold(game, state, path)
    state.listener.take()
    return Position(state, base, path, asked)


def undone_to(line: LogLine) -> int | None:
    """The ply that an undo leads back to; None for any other line."""
    return undo_target(line.action) if line.actor == TABLE else None


class Back:
    """The way back to an earlier ply: the lines in force that it takes back, and the clocks as they stood there."""

    def __init__(self, lines: list[LogLine], clocks: ClockState | None) -> None:
        self.draws = sum(line.actor == LUCK for line in lines)
        self.changes = any(line.actor != TABLE for line in lines)
        self.clocks = clocks


def way_back(connection: Connection, header: Header, to: int) -> Back | None:
    """The way back to ply `to`; None when that isn't on the path in force."""
    lines = {line.ply: line for line in shelf.read_lines(connection, header.id, to - 1, header.ply)}
    undos = {ply: back for ply, line in lines.items() if ply > to and (back := undone_to(line)) is not None}
    taken = record.taken_back(undos, header.ply, to)
    return None if taken is None else Back([lines[ply] for ply in taken], lines[to].clocks if to in lines else None)


def fold(game: Game, state: State, path: list[LogLine]) -> dict[int, int]:
    """Plays lines that were checked when they were written; returns since which ply every actor is asked."""
    asked: dict[int, int] = {}
    for line in path:
        if line.actor != TABLE:
            action = game.catalogue.find(line.action)
            if action < 0:
                raise bad_line(line.ply, Message("problem-action", {"action": line.action}), "no such action")
            waiting = still_asked(state, actor(line), line.ply - 1, asked)
            state.agenda.give_turn(actor(line))
            state.play(action)
            asked = {seat: waiting.get(seat, line.ply) for seat in state.agenda.actors()}
    return asked


def still_asked(state: State, mover: int, ply: int, asked: dict[int, int]) -> dict[int, int]:
    """Those whose question stays the same when the mover answers: the others in a simultaneous decision."""
    if state.over or not state.step().together:
        return {}
    return {seat: asked.get(seat, ply) for seat in state.agenda.actors() if seat != mover}


def actor(line: LogLine) -> int:
    return int(CHANCE) if line.actor == LUCK else int(line.actor)


def strictly(header: Header, seats: int, lines: list[LogLine]) -> tuple[State, BadRecord | None]:
    """Plays a whole log under today's rules, everything checked: the last position that fits, and what doesn't."""
    game = find(header.game)
    positions = [game.new(seats, header.options)]
    for line in lines:
        back = undone_to(line)
        state = positions[line.ply - 1 if back is None else back].clone()
        if line.actor != TABLE:
            try:
                action = checked_action(game, state, actor(line), line.action)
            except Problem as problem:
                return positions[-1], bad_line(line.ply, problem.message, str(problem))
            state.agenda.give_turn(actor(line))
            state.play(action)
        positions.append(state)
    return positions[-1], None
