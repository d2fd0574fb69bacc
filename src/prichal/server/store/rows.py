"""Rows of the database as typed values."""

from __future__ import annotations

import secrets
import time
from typing import Final, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import RowMapping

from prichal.kernel.news import Event
from prichal.kernel.wire import Message
from prichal.tables.messages import Clock, ClockState, Lent, Offer, Status


class Header(Struct):
    """One table, without its log."""

    id: str
    version: int
    game: str
    rules: int
    options: dict[str, str]
    status: Status
    invited: bool
    invitation: str | None
    spectators: bool
    clock: Clock | None
    owner: str
    seed: str
    commitment: str
    luck: int
    draws: int
    undone: int
    mark: str
    created: int
    changed: int
    ply: int
    actors: list[int]
    clocks: ClockState | None
    offer: Offer | None
    ending: str
    result: list[int] | None
    winners: list[int] | None
    rematch: str | None
    removed: list[str]
    deadline: int | None
    due: int | None
    origin: str = ""  # from where it was opened, hidden


class Chair(Struct):
    """One seat of a table."""

    table_id: str
    seat: int
    kind: Literal["person", "hot-seat", "bot"]
    person: str | None
    bot: str | None
    name: str
    entropy: str
    gone: bool
    lent: Lent = ""

    @property
    def filled(self) -> bool:
        return self.person is not None or self.bot is not None


class Heard(Struct, array_like=True):
    """A piece of news as it is kept: what everybody hears, and what insiders hear instead."""

    public: Message | None
    insiders: list[int]
    private: Message | None

    def heard_by(self, viewer: int) -> Message | None:
        return self.private if viewer in self.insiders else self.public


class LogLine(Struct):
    """One line of a table's log."""

    ply: int
    actor: str
    action: str
    boundary: bool
    news: list[Heard]
    at: int
    clocks: ClockState | None = None  # as they stood after the line, where a decision followed


# Made here, once: msgspec looks at a type when it first meets it; two threads that do so together crash the process.
STRUCTURED: Final[dict[str, msgspec.json.Decoder[object]]] = {
    "options": msgspec.json.Decoder(dict[str, str]),
    "clock": msgspec.json.Decoder(Clock),
    "actors": msgspec.json.Decoder(list[int]),
    "clocks": msgspec.json.Decoder(ClockState),
    "offer": msgspec.json.Decoder(Offer),
    "result": msgspec.json.Decoder(list[int]),
    "winners": msgspec.json.Decoder(list[int]),
    "removed": msgspec.json.Decoder(list[str]),
}
_decode_news = msgspec.json.Decoder(list[Heard]).decode
_decode_clocks = msgspec.json.Decoder(ClockState).decode


def heard(events: list[Event]) -> list[Heard]:
    return [Heard(event.public, event.insiders, event.private) for event in events]


def header_of(row: RowMapping) -> Header:
    values = {name: row[name] for name in Header.__struct_fields__}
    for name, decoder in STRUCTURED.items():
        if values[name] is not None:
            values[name] = decoder.decode(values[name])
    return Header(**values)


def header_values(header: Header) -> dict[str, object]:
    """The columns of a header."""
    values: dict[str, object] = {name: getattr(header, name) for name in header.__struct_fields__}
    for name in STRUCTURED:
        if values[name] is not None:
            values[name] = msgspec.json.encode(values[name]).decode()
    return values


def chair_of(row: RowMapping) -> Chair:
    return Chair(**{name: row[name] for name in Chair.__struct_fields__})


def line_of(row: RowMapping) -> LogLine:
    clocks = None if row["clocks"] is None else _decode_clocks(row["clocks"])
    news = _decode_news(row["news"])
    return LogLine(row["ply"], row["actor"], row["action"], row["boundary"], news, row["at"], clocks)


def line_values(table: str, line: LogLine) -> dict[str, object]:
    return {
        "table_id": table,
        "ply": line.ply,
        "actor": line.actor,
        "action": line.action,
        "boundary": line.boundary,
        "news": msgspec.json.encode(line.news),
        "at": line.at,
        "clocks": None if line.clocks is None else msgspec.json.encode(line.clocks).decode(),
    }


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """A name for a row that nobody can guess."""
    return secrets.token_hex(8)
