"""Who is known to be at a table, by what other processes say."""

from __future__ import annotations

from prichal.tables.room import Room

LONG = 1000.0


def test_somebody_who_was_with_another_process_until_now_has_just_gone() -> None:
    """Nobody's seat can be handed over for an absence that was none."""
    room = Room("0123456789abcdef")
    room.told_since -= LONG
    room.told_by("another", [1], 0)
    assert room.absent_for(1) == 0.0
    assert room.absent_for(0) >= LONG
    room.told_by("another", [], 0)
    assert 1 not in room.present()
    assert room.absent_for(1) < LONG
