"""Tables as they are kept in SQL. A shelf is a connection: whoever has it decides what is one transaction."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, CursorResult, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from prichal.server.store import schema
from prichal.server.store.rows import chair_of, header_of, header_values, line_of, line_values
from prichal.tables.kept import Chair, Header, LogLine
from prichal.tables.messages import Said
from prichal.tables.ports import Conflict

CHAT_SHOWN = 100
LISTED = 100  # tables in a list, at most
AT_ONCE = 200  # tables that are found by one look after them

# What is asked with every move is put together once.
READ_HEADER = select(schema.tables).where(schema.tables.c.id == bindparam("table"))
CHANGE_HEADER = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"), schema.tables.c.version == bindparam("before"))
    .values({name: bindparam(name) for name in Header.__struct_fields__ if name != "id"})
)
READ_LINES = (
    select(schema.lines)
    .where(
        schema.lines.c.table_id == bindparam("table"),
        schema.lines.c.ply > bindparam("after"),
        schema.lines.c.ply <= bindparam("upto"),
    )
    .order_by(schema.lines.c.ply)
)
ADD_LINES = insert(schema.lines)


class SqlShelf:
    """A `Shelf` of the tables, see their ports."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def read_header(self, table: str) -> Header | None:
        found = self.connection.execute(READ_HEADER, {"table": table}).mappings().first()
        return None if found is None else header_of(found)

    def read_versions(self, ids: list[str]) -> dict[str, int]:
        tables = schema.tables.c
        query = select(tables.id, tables.version).where(tables.id.in_(ids))
        return {row.id: row.version for row in self.connection.execute(query)}

    def read_chairs(self, tables: list[str]) -> dict[str, list[Chair]]:
        query = select(schema.chairs).where(schema.chairs.c.table_id.in_(tables)).order_by(schema.chairs.c.seat)
        chairs: dict[str, list[Chair]] = {table: [] for table in tables}
        for row in self.connection.execute(query).mappings():
            chairs[row["table_id"]].append(chair_of(row))
        return chairs

    def read_lines(self, table: str, after: int, upto: int) -> list[LogLine]:
        found = self.connection.execute(READ_LINES, {"table": table, "after": after, "upto": upto})
        return [line_of(row) for row in found.mappings()]

    def read_snapshot(self, table: str, upto: int) -> tuple[int, bytes] | None:
        """The latest snapshot that isn't after a ply."""
        snapshots = schema.snapshots.c
        query = (
            select(snapshots.ply, snapshots.state)
            .where(snapshots.table_id == table, snapshots.ply <= upto)
            .order_by(snapshots.ply.desc())
            .limit(1)
        )
        found = self.connection.execute(query).first()
        return None if found is None else (found.ply, found.state)

    def add_table(self, header: Header, chairs: list[Chair]) -> None:
        self.connection.execute(insert(schema.tables).values(header_values(header)))
        rows = [{name: getattr(chair, name) for name in chair.__struct_fields__} for chair in chairs]
        self.connection.execute(insert(schema.chairs), rows)

    def change_header(self, header: Header) -> None:
        """Writes a header of the next version; Conflict when it isn't the next one any more."""
        values = header_values(header) | {"table": header.id, "before": header.version - 1}
        result: CursorResult[Any] = self.connection.execute(CHANGE_HEADER, values)
        if result.rowcount != 1:
            raise Conflict

    def change_chair(self, chair: Chair) -> None:
        """Writes a chair; the header of the same transaction guards it."""
        chairs = schema.chairs.c
        values = {name: getattr(chair, name) for name in chair.__struct_fields__ if name not in ("table_id", "seat")}
        self.connection.execute(
            update(schema.chairs).where(chairs.table_id == chair.table_id, chairs.seat == chair.seat).values(values)
        )

    def append(self, table: str, lines: list[LogLine]) -> None:
        """Adds lines to the log; Conflict when somebody else added one of that number."""
        try:
            self.connection.execute(ADD_LINES, [line_values(table, line) for line in lines])
        except IntegrityError as error:
            raise Conflict from error

    def keep_snapshot(self, table: str, ply: int, state: bytes) -> None:
        self.connection.execute(insert(schema.snapshots).values(table_id=table, ply=ply, state=state))

    def drop_snapshots(self, table: str) -> None:
        self.connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table_id == table))

    def add_chat(self, table: str, name: str, seat: int | None, text: str, at: int) -> Said:
        result: CursorResult[Any] = self.connection.execute(
            insert(schema.chat).values(table_id=table, name=name, seat=seat, text=text, at=at)
        )
        assert result.inserted_primary_key is not None
        (number,) = result.inserted_primary_key
        return Said(number, name, text, at, seat)

    def read_chat(self, table: str, after: int = 0) -> list[Said]:
        chat = schema.chat.c
        query = (
            select(schema.chat)
            .where(chat.table_id == table, chat.id > after)
            .order_by(chat.id.desc())
            .limit(CHAT_SHOWN)
        )
        rows = self.connection.execute(query).all()
        return [Said(row.id, row.name, row.text, row.at, row.seat) for row in reversed(rows)]

    def list_tables(self, listed: str, person: str | None, since: int = 0) -> list[Header]:
        """Open or running tables that anybody may see and that changed since, or all tables of a person; the latest
        change first."""
        tables = schema.tables.c
        query = select(schema.tables).order_by(tables.changed.desc()).limit(LISTED)
        if listed == "mine":
            seated = select(schema.chairs.c.table_id).where(schema.chairs.c.person == person)
            query = query.where(tables.id.in_(seated) | ((tables.owner == person) & (tables.status == "open")))
        else:
            query = query.where(tables.status == listed, tables.invited.is_(False), tables.changed >= since)
        return [header_of(row) for row in self.connection.execute(query).mappings()]

    def seats_before(self, table: str) -> dict[int, str]:
        """Who sat where at the table whose rematch this is, and didn't leave it."""
        tables, chairs = schema.tables.c, schema.chairs.c
        query = select(chairs.seat, chairs.person).join(schema.tables, tables.id == chairs.table_id)
        query = query.where(tables.rematch == table, chairs.person.is_not(None), chairs.gone.is_(False))
        return {row.seat: row.person for row in self.connection.execute(query)}

    def find_forgotten(self, before: int) -> list[str]:
        """Tables where the server itself should have moved by now."""
        tables = schema.tables.c
        query = select(tables.id).where(tables.due < before, tables.status == "running").limit(AT_ONCE)
        return [row.id for row in self.connection.execute(query)]

    def find_expired(self, moment: int) -> list[str]:
        """Tables where somebody's time has run out."""
        tables = schema.tables.c
        query = select(tables.id).where(tables.deadline < moment, tables.status == "running").limit(AT_ONCE)
        return [row.id for row in self.connection.execute(query)]

    def find_deserted(self, open_since: int, moved_since: int) -> list[str]:
        """Tables that wait for people since before a moment, or for a move since before another."""
        tables = schema.tables.c
        waiting = (tables.status == "open") & (tables.changed < open_since)
        idle = (tables.status == "running") & (tables.changed < moved_since)
        return [row.id for row in self.connection.execute(select(tables.id).where(waiting | idle).limit(AT_ONCE))]

    def count_tables(self) -> dict[str, int]:
        tables = schema.tables.c
        query = select(tables.status, func.count()).group_by(tables.status)
        return {row[0]: row[1] for row in self.connection.execute(query)}


def read_key(connection: Connection, name: str) -> str:
    """A secret of the house itself."""
    key: str = connection.execute(select(schema.keys.c.value).where(schema.keys.c.name == name)).scalar_one()
    return key
