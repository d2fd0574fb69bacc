"""What an update tells of the time since the last one."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from prichal.tables.messages import Join, Move, NewTable
from prichal.tables.updates import select_news
from tests.server.inside import inside

PLIES = 150  # more than are in memory after a start, fewer than one update tells


@pytest.mark.parametrize("started_anew", [False, True])
def test_news_after_any_ply_are_those_of_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, started_anew: bool
) -> None:
    """The store isn't asked for what is in memory."""
    asked = 0

    async def test() -> None:
        nonlocal asked
        async with inside(tmp_path) as at:
            person, _ = await at.people.guest("Anna")
            opened, _ = await at.seating.open(person, NewTable("jamaica", ["hot-seat", "hot-seat"], {}), "127.0.0.1")
            live = await at.seating.join(opened.header.id, person, Join())
            table = live.header.id
            while live.header.ply < PLIES:
                seat = live.header.actors[0]
                action = live.game.prompt(live.state, seat).options[0].action
                live = await at.playing.move(table, person.id, Move(seat, live.header.ply, action))
            ply = live.header.ply
            lines = await at.store.read(lambda shelf: shelf.read_lines(table, 0, ply))
            if started_anew:
                at.rooms.rooms.clear()
            read = at.store.read

            async def counted(work: Any) -> Any:  # whatever is to be found
                nonlocal asked
                asked += 1
                return await read(work)

            monkeypatch.setattr(at.store, "read", counted)
            for since in (-1, 0, 1, ply // 2, ply - 3, ply - 1, ply):
                update = await at.conversation.update(table, person, 0, since)
                later = [line for line in lines if line.number > since]
                assert (update.since, update.news) == (max(since, 0), select_news(0, later))

    asyncio.run(test())
    assert (asked > 0) == started_anew
