"""Positions to think about."""

from __future__ import annotations

import msgspec

from prichal import games
from prichal.kernel.table import Table


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
