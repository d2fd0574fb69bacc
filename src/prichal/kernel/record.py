"""Records: a game as readable text, one line per action, chained by hashes.

    prichal record 1
    game: shanghaien
    rules: 1
    seats: 2
    player: Anna
    player: Bernd

    1 chance first 1 #0f3b5c7d9e1a2b3c
    2 chance draw german-3 #…
    3 table undo 1 #…
    end 3 open #<the whole last hash>

A line's hash covers the line and, through the hash before it, everything above. The header is free to carry more
`key: value` lines. The last line tells a finished game from an open one, and a complete file from a torn one.

`log.py` says what lines there are and what position they make up. Ends are `open`, `finished` with the scores,
`conceded S`, `timeout S`, `agreed`.
"""

from __future__ import annotations

import hashlib
from typing import Final

from prichal.kernel.errors import BadRecord
from prichal.kernel.log import Line
from prichal.kernel.numbers import small_number
from prichal.kernel.wire import Args, Message

FIRST_LINE: Final = "prichal record 1"
SHOWN: Final = 16  # hexadecimal digits of a line's hash

BY_SEAT: Final = ["conceded", "timeout"]  # ends that name a seat


class Record:
    """A game as it is kept: header, log, result (the scores of a finished game), and how it ended before that."""

    def __init__(
        self,
        game: str,
        rules: int,
        seats: int,
        options: dict[str, str],
        players: list[str],
        extra: dict[str, str],
        lines: list[Line],
        result: list[int] | None,
        ending: str = "",
    ) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.options = options
        self.players = players
        self.extra = extra
        self.lines = lines
        self.result = result
        self.ending = ending  # `conceded S`, `timeout S`, `agreed`; empty when the game is finished or open


def _header(record: Record) -> str:
    rows = [
        FIRST_LINE,
        f"game: {record.game}",
        f"rules: {record.rules}",
        f"seats: {record.seats}",
        *[f"option: {name} {value}" for name, value in record.options.items()],
        *[f"player: {name}" for name in record.players],
        *[f"{key}: {value}" for key, value in record.extra.items()],
    ]
    return "\n".join(rows)


def _chain(previous: str, text: str) -> str:
    return hashlib.sha256(f"{previous}\n{text}".encode()).hexdigest()


def _ending(record: Record) -> str:
    how = record.ending
    if not how:
        how = "open" if record.result is None else " ".join(["finished", *[str(n) for n in record.result]])
    return f"end {len(record.lines)} {how}"


def write(record: Record) -> str:
    """The record as text."""
    rows = [_header(record), ""]
    digest = _chain("", rows[0])
    for number, line in enumerate(record.lines, start=1):
        text = f"{number} {line.seat} {line.action}"
        digest = _chain(digest, text)
        rows.append(f"{text} #{digest[:SHOWN]}")
    text = _ending(record)
    rows.append(f"{text} #{_chain(digest, text)}")
    return "\n".join(rows) + "\n"


def _bad(id: str, sentence: str, line: int, args: Args | None = None) -> BadRecord:
    return BadRecord(Message(id, {"line": line, **(args or {})}), sentence, line)


def parse(text: str) -> Record:
    """The record that a text holds, its hash chain checked; BadRecord names the first bad line."""
    rows = text.split("\n")
    if rows[0] != FIRST_LINE:
        raise _bad("problem-not-a-record", f"this isn't a record: line 1 isn't {FIRST_LINE!r}", 1)
    if rows[-1] != "":
        raise _bad("problem-record-torn", f"the record is cut off in line {len(rows)}", len(rows))
    body = rows.index("")
    record = _parse_header(rows[:body], body)
    digest = _chain("", "\n".join(rows[:body]))
    for number in range(body + 1, len(rows) - 1):
        digest = _parse_row(record, rows[number], digest, number + 1)
        if rows[number].startswith("end "):
            if number != len(rows) - 2:
                raise _bad("problem-record-tail", f"line {number + 2}: the record goes on after its end", number + 2)
            return _only_form(record, text)
    raise _bad("problem-record-torn", f"the record is cut off in line {len(rows)}", len(rows))


def _only_form(record: Record, text: str) -> Record:
    """A record has one text: keys once and in order, single spaces, plain numbers, bare line feeds."""
    line = first_difference(write(record), text)
    if line > 0:
        raise _bad("problem-record-line", f"line {line} isn't written as records are", line)
    return record


def first_difference(one: str, other: str) -> int:
    """The number of the first line in which two texts differ, or 0."""
    if one == other:
        return 0
    rows, others = one.split("\n"), other.split("\n")
    for number in range(min(len(rows), len(others))):
        if rows[number] != others[number]:
            return number + 1
    return min(len(rows), len(others)) + 1


def _parse_header(rows: list[str], length: int) -> Record:
    record = Record("", 0, 0, {}, [], {}, [], None)
    for number, row in enumerate(rows[1:], start=2):
        key, colon, value = row.partition(": ")
        if not colon or not key or not value or value != value.strip():
            raise _bad("problem-record-line", f"line {number} of the header isn't `key: value`", number)
        if key == "game":
            record.game = value
        elif key in ("rules", "seats"):
            count = small_number(value)
            if count is None:
                raise _bad("problem-record-line", f"line {number}: {key} isn't a number", number)
            if key == "rules":
                record.rules = count
            else:
                record.seats = count
        elif key == "option":
            name, _, choice = value.partition(" ")
            record.options[name] = choice
        elif key == "player":
            record.players.append(value)
        else:
            record.extra[key] = value
    if not record.game or record.seats == 0 or len(record.players) != record.seats:
        raise _bad("problem-record-header", "the header lacks the game, the seats or a player", length)
    return record


def _parse_row(record: Record, row: str, digest: str, number: int) -> str:
    """Reads one line after the header into the record; returns its hash."""
    text, mark, shown = row.rpartition(" #")
    words = text.split(" ")
    ending = words[0] == "end"
    if not mark or len(words) < 3 or "" in words:
        raise _bad("problem-record-line", f"line {number} isn't `number seat action #hash`", number)
    digest = _chain(digest, text)
    if shown != (digest if ending else digest[:SHOWN]):
        raise _bad("problem-record-chain", f"line {number} was changed: its hash doesn't fit", number)
    if ending:
        _parse_ending(record, words, number)
    elif words[0] != str(len(record.lines) + 1):
        raise _bad(
            "problem-record-line", f"line {number} has the number {words[0]}, not {len(record.lines) + 1}", number
        )
    else:
        record.lines.append(Line(len(record.lines) + 1, words[1], " ".join(words[2:])))
    return digest


def _parse_ending(record: Record, words: list[str], number: int) -> None:
    how = words[2]
    numbers = words[3:]
    if how in BY_SEAT:
        fits = len(numbers) == 1 and small_number(numbers[0]) is not None
    elif how == "finished":
        fits = all(small_number(n.removeprefix("-")) is not None for n in numbers)
    else:
        fits = how in ("open", "agreed") and not numbers
    if words[1] != str(len(record.lines)) or not fits:
        raise _bad("problem-record-line", f"line {number} isn't a proper end", number)
    if how == "finished":
        record.result = [int(n) for n in numbers]
    elif how != "open":
        record.ending = " ".join(words[2:])


def line_in_file(record: Record, number: int) -> int:
    """Which line of the file has line `number` of the log; 0 is the empty line before the first."""
    return 5 + len(record.options) + len(record.players) + len(record.extra) + number
