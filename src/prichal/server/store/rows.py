"""Rows of the database as typed values, and back."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import RowMapping

from prichal.kernel.wire import Event
from prichal.tables.kept import Chair, Header, LogLine
from prichal.tables.messages import Clock, ClockState, Offer

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
_decode_news = msgspec.json.Decoder(list[Event]).decode
_decode_clocks = msgspec.json.Decoder(ClockState).decode


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
        "ply": line.number,
        "actor": line.seat,
        "action": line.action,
        "boundary": line.boundary,
        "news": msgspec.json.encode(line.news),
        "at": line.at,
        "clocks": None if line.clocks is None else msgspec.json.encode(line.clocks).decode(),
    }
