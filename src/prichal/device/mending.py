"""A log that was damaged where it is kept goes on from its last good line. Every line has a mark over all before it."""

from __future__ import annotations

import msgspec

from prichal.device.kept import HEADERS, LINES, DeviceShelf, LineRow, text
from prichal.fairness import next_mark
from prichal.kernel.log import CHANCE_LINE
from prichal.tables.draft import Draft
from prichal.tables.history import find_position
from prichal.tables.kept import Header
from prichal.tables.live_table import LiveTable

_line = msgspec.json.Decoder(LineRow).decode


def count_good(shelf: DeviceShelf, header: Header) -> int:
    """How many lines from the first on are there and as they were written."""
    rows = shelf.rows(LINES, header.id)
    mark = ""
    for number in range(1, header.ply + 1):
        try:
            row = _line(rows[number])
        except (KeyError, msgspec.MsgspecError):
            return number - 1
        mark = next_mark(header.seed, mark, number, row.seat, row.action)
        if row.mark != mark:
            return number - 1
    return header.ply


def mend(shelf: DeviceShelf, table: str) -> bool:
    """Cuts a damaged log after its last good line, from where the game goes on; whether that was necessary."""
    header = shelf.read_header(table)
    if header is None:
        return False
    good = count_good(shelf, header)
    if good == header.ply:
        return False
    for number in [number for number in shelf.rows(LINES, table) if number > good]:
        shelf.put(LINES, table, number, None)
    shelf.drop_snapshots(table)
    chairs = shelf.read_chairs([table])[table]
    header.ply = good
    header.mark = _line(shelf.rows(LINES, table)[good]).mark if good else ""
    found = find_position(shelf, header, len(chairs), good, good)
    written = [line.seat for line in shelf.read_lines(table, 0, good)].count(CHANCE_LINE)
    header.draws = [line.seat for line in found.path].count(CHANCE_LINE)
    header.undone = written - header.draws
    header.status, header.ending, header.offer = "running", "", None
    header.result = header.winners = None
    shelf.put(HEADERS, table, 0, text(header))
    draft = Draft(LiveTable(header, chairs, found))
    draft.settle()
    draft.write(shelf)
    return True
