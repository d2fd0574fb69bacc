"""Positions to think about, and moments at a table."""

from __future__ import annotations

import msgspec

from prichal import games
from prichal.kernel.table import Table
from tests.server.running import Guest


def view_with_a_choice(game: str, seed: int = 1) -> bytes:
    """What a seat sees that has something to decide, in wire form."""
    found = games.find(game)
    seats = min(found.seat_counts)
    table = Table(found, seats, {}, [f"Player {seat}" for seat in range(seats)])
    table.draw(seed)
    while len(legal := table.state.legal_actions()) == 1:
        table.play(table.state.actor, legal[0])
        table.draw(seed)
    return msgspec.json.encode(table.view(table.state.actor))


def undoable(guest: Guest, **options: object) -> tuple[str, int, str]:
    """A table of two at one device, a seat, and the decision it has just made, which it can take back alone: whoever
    chooses a card first in Jamaica has shown nothing yet, whatever the luck."""
    table = guest.open("jamaica", "hot-seat", "hot-seat", **options)
    while True:
        seat = guest.table(table)["actors"][0]
        action = guest.update(table, viewer=seat)["prompt"]["options"][0]["action"]
        guest.move(table, action, seat)
        if guest.update(table, viewer=seat)["undo"] is not None:
            return table, seat, action
