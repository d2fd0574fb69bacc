"""What is found on the shelf by its time: moves that the server owes, and clocks that have run out."""

from __future__ import annotations

import asyncio
from pathlib import Path

from prichal.tables.messages import Clock, Join, NewTable
from tests.server.inside import inside


def test_a_move_that_the_server_owes_is_found_when_it_is_due(tmp_path: Path) -> None:
    """So another process takes over what a killed one has left."""

    async def test() -> None:
        async with inside(tmp_path) as at:
            person, _ = await at.people.guest("Anna")
            live, _ = await at.seating.open(person, NewTable("shanghaien", ["random", "random"], {}), "127.0.0.1")
            due = live.header.due
            assert due is not None
            assert await at.store.read(lambda shelf: shelf.find_forgotten(due)) == []
            assert await at.store.read(lambda shelf: shelf.find_forgotten(due + 1)) == [live.header.id]
            await at.seating.close(live.header.id, person)
            assert await at.store.read(lambda shelf: shelf.find_forgotten(due + 1)) == []

    asyncio.run(test())


def test_a_clock_that_has_run_out_is_found(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path) as at:
            person, _ = await at.people.guest("Anna")
            wanted = NewTable("shanghaien", ["hot-seat", "hot-seat"], {}, clock=Clock(seconds=600))
            opened, _ = await at.seating.open(person, wanted, "127.0.0.1")
            live = await at.seating.join(opened.header.id, person, Join())
            deadline = live.header.deadline
            assert deadline is not None
            assert await at.store.read(lambda shelf: shelf.find_expired(deadline)) == []
            assert await at.store.read(lambda shelf: shelf.find_expired(deadline + 1)) == [live.header.id]

    asyncio.run(test())
