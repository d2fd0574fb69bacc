"""What this device keeps, in memory: rows of text by name. Logs are there once somebody needs them."""

from __future__ import annotations

import base64
from collections.abc import Iterable
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from prichal.fairness import next_mark
from prichal.kernel.wire import Event
from prichal.tables.kept import Chair, Header, LogLine
from prichal.tables.messages import ClockState, Person, Said
from prichal.tables.ports import Conflict

Rows: TypeAlias = dict[int, str]
Changes: TypeAlias = dict[tuple[str, int], str | None]
CHAT_SHOWN: Final = 100
PERSON, HEADERS, CHAIRS, LINES, SNAPSHOTS, CHAT = "person", "header", "chair", "line", "snapshot", "chat"
AT_ONCE: Final = (PERSON, HEADERS, CHAIRS)  # small, and needed to list the tables
LATER: Final = (LINES, SNAPSHOTS, CHAT)


class NotLoaded(Exception):
    """The log of this table lies where the device keeps it, not in memory yet."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table


class LineRow(Struct, array_like=True):
    """A line of a log as it is kept."""

    seat: str
    action: str
    boundary: bool
    news: list[Event]
    at: int
    clocks: ClockState | None
    mark: str  # over this line and all before it


_header = msgspec.json.Decoder(Header).decode
_chair = msgspec.json.Decoder(Chair).decode
_line = msgspec.json.Decoder(LineRow).decode
_person = msgspec.json.Decoder(Person).decode
_said = msgspec.json.Decoder(Said).decode


def text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def name_row(drawer: str, number: int) -> str:
    """What a row is called where it is kept; names in the order of their numbers."""
    return f"{drawer}/{number:09}"


def find_row(name: str) -> tuple[str, int]:
    drawer, _, number = name.rpartition("/")
    return drawer, int(number)


class Kept:
    """The rows in memory, all of them durable."""

    def __init__(self) -> None:
        self.drawers: dict[str, Rows] = {}  # by kind and table
        self.headers: dict[str, Header] = {}  # as they stand, to look through
        self.person: Person | None = None
        self.loaded: set[str] = set()  # tables whose logs are in memory

    def take(self, changes: Iterable[tuple[tuple[str, int], str | None]]) -> None:
        for (drawer, number), value in changes:
            rows = self.drawers.setdefault(drawer, {})
            if value is None:
                rows.pop(number, None)
                continue
            rows[number] = value
            kind, _, table = drawer.partition("/")
            if kind == HEADERS:
                self.headers[table] = _header(value)
            elif kind == PERSON:
                self.person = _person(value)

    def read(self, drawer: str, number: int, value: str) -> bool:
        """A row from the journal; whether it can be read. One that can't is as if it weren't there."""
        try:
            if drawer.startswith(f"{CHAIRS}/"):
                _chair(value)
            self.take([((drawer, number), value)])
        except msgspec.MsgspecError:
            self.drawers.get(drawer, {}).pop(number, None)
            return False
        return True

    def forget_torn(self) -> list[str]:
        """Leaves out tables of which not even the seats can be read; which ones."""
        torn = [table for table in self.headers if not self.drawers.get(f"{CHAIRS}/{table}")]
        for table in torn:
            del self.headers[table], self.drawers[f"{HEADERS}/{table}"]
        return torn


class DeviceShelf:
    """A `Shelf` of the tables, see their ports: what is kept, with the changes of one transaction over it."""

    def __init__(self, kept: Kept) -> None:
        self.kept = kept
        self.changes: Changes = {}

    def rows(self, kind: str, table: str) -> Rows:
        if kind in LATER and table not in self.kept.loaded:
            raise NotLoaded(table)
        drawer = f"{kind}/{table}"
        found = self.kept.drawers.get(drawer, {})
        changed = {number: value for (where, number), value in self.changes.items() if where == drawer}
        if not changed:
            return found
        return {number: value for number, value in (found | changed).items() if value is not None}

    def put(self, kind: str, table: str, number: int, value: str | None) -> None:
        self.changes[f"{kind}/{table}", number] = value

    def read_header(self, table: str) -> Header | None:
        found = self.rows(HEADERS, table).get(0)
        return None if found is None else _header(found)

    def read_chairs(self, tables: list[str]) -> dict[str, list[Chair]]:
        return {table: [_chair(row) for _, row in sorted(self.rows(CHAIRS, table).items())] for table in tables}

    def read_versions(self, tables: list[str]) -> dict[str, int]:
        found = {table: self.read_header(table) for table in tables}
        return {table: header.version for table, header in found.items() if header is not None}

    def read_lines(self, table: str, after: int, upto: int) -> list[LogLine]:
        rows = self.rows(LINES, table)
        found: list[LogLine] = []
        for number in range(max(after, 0) + 1, upto + 1):
            row = rows.get(number)
            if row is not None:
                kept = _line(row)
                line = LogLine(number, kept.seat, kept.action, kept.boundary, kept.news, kept.at, kept.clocks)
                found.append(line)
        return found

    def read_snapshot(self, table: str, upto: int) -> tuple[int, bytes] | None:
        rows = self.rows(SNAPSHOTS, table)
        number = max((number for number in rows if number <= upto), default=0)
        return (number, base64.b64decode(rows[number])) if number else None

    def read_chat(self, table: str, after: int = 0) -> list[Said]:
        rows = self.rows(CHAT, table)
        return [_said(rows[number]) for number in sorted(rows) if number > after][-CHAT_SHOWN:]

    def keep_person(self, person: Person) -> None:
        self.put(PERSON, "me", 0, text(person))

    def list_tables(self) -> list[Header]:
        """All tables of this device, the latest change first."""
        return sorted(self.kept.headers.values(), key=lambda header: -header.changed)

    def add_table(self, header: Header, chairs: list[Chair]) -> None:
        self.kept.loaded.add(header.id)  # there is nothing to load
        self.put(HEADERS, header.id, 0, text(header))
        for chair in chairs:
            self.change_chair(chair)

    def change_header(self, header: Header) -> None:
        before = self.read_header(header.id)
        if before is None or before.version != header.version - 1:
            raise Conflict
        self.put(HEADERS, header.id, 0, text(header))

    def change_chair(self, chair: Chair) -> None:
        self.put(CHAIRS, chair.table_id, chair.seat, text(chair))

    def append(self, table: str, lines: list[LogLine]) -> None:
        rows = self.rows(LINES, table)
        header = self.read_header(table)
        assert header is not None
        before = lines[0].number - 1
        mark = _line(rows[before]).mark if before else ""
        for line in lines:
            if line.number in rows:
                raise Conflict
            mark = next_mark(header.seed, mark, line.number, line.seat, line.action)
            row = LineRow(line.seat, line.action, line.boundary, line.news, line.at, line.clocks, mark)
            self.put(LINES, table, line.number, text(row))

    def keep_snapshot(self, table: str, number: int, state: bytes) -> None:
        self.put(SNAPSHOTS, table, number, base64.b64encode(state).decode())

    def drop_snapshots(self, table: str) -> None:
        for number in self.rows(SNAPSHOTS, table):
            self.put(SNAPSHOTS, table, number, None)

    def add_chat(self, table: str, name: str, seat: int | None, text_said: str, at: int) -> Said:
        number = max(self.rows(CHAT, table), default=0) + 1
        said = Said(number, name, text_said, at, seat)
        self.put(CHAT, table, number, text(said))
        return said

    def seats_before(self, table: str) -> dict[int, str]:
        before = [header.id for header in self.kept.headers.values() if header.rematch == table]
        chairs = [chair for seated in self.read_chairs(before).values() for chair in seated]
        return {chair.seat: chair.person for chair in chairs if chair.person is not None and not chair.gone}

    def find_forgotten(self, before: int) -> list[str]:
        return [header.id for header in self._running() if header.due is not None and header.due < before]

    def find_expired(self, moment: int) -> list[str]:
        return [header.id for header in self._running() if header.deadline is not None and header.deadline < moment]

    def find_deserted(self, open_since: int, moved_since: int) -> list[str]:
        since = {"open": open_since, "running": moved_since}
        return [one.id for one in self.kept.headers.values() if one.changed < since.get(one.status, 0)]

    def _running(self) -> list[Header]:
        return [header for header in self.kept.headers.values() if header.status == "running"]
