"""Questions of which only the seat itself may know whether it has a choice (a Pilot against an attack, perhaps).

Whoever has none isn't asked: the host answers, as late as somebody would who has one and doesn't use it. Whoever has
one is asked, and when they let it be, that is held back until the same moment. The moment is drawn by the table's seed
(pace.py), and counted from when the question was first shown to the seat: nobody answers who isn't there, so the host
doesn't either. What remains is what remains at a real table: thinking for long shows that there is something to think
about.
"""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from prichal.kernel.errors import Problem
from prichal.tables.live_table import LiveTable
from prichal.tables.pace import Pace
from prichal.tables.playing import Playing
from prichal.tables.rooms import Rooms

MOST: Final = 10_000  # windows that are remembered
LONG_AGO: Final = (0, 0.0)  # a window that nobody remembers
AGAIN: Final = 1.0  # seconds until the next try where the store is away
log = structlog.get_logger("prichal.windows")


class Windows:
    """One per process; opens windows for the people whom this process shows their tables."""

    def __init__(self, rooms: Rooms, playing: Playing, pace: Pace) -> None:
        self.rooms = rooms
        self.playing = playing
        self.pace = pace
        self.ends: dict[tuple[str, int], tuple[int, float]] = {}  # since which line it is asked, when answers may come
        self.tasks: set[asyncio.Task[None]] = set()
        rooms.shown = self.open
        playing.hold = self.hold

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def open(self, live: LiveTable, seat: int) -> None:
        """The seat is shown the table: from now on its answer is waited for, by its person or by the host."""
        if not live.is_window(seat):
            return
        key, ply = (live.header.id, seat), live.asked.get(seat, live.header.ply)
        if key in self.ends and self.ends[key][0] == ply:
            return
        if len(self.ends) > MOST:
            self.ends.clear()
        self.ends[key] = (ply, self.pace.clock() + self.pace.window(live, ply))
        if live.is_hosts_move(seat):
            task = asyncio.create_task(self._answer(live, seat, ply), name=f"window {key}")
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def hold(self, live: LiveTable, seat: int, action: str) -> None:
        """Returns when a person's answer may be given: at once, unless it is the one that gives nothing away."""
        if live.is_window(seat) and action == live.game.catalogue.text(live.state.passing()):
            self.open(live, seat)
            await self._wait(live.header.id, seat)

    async def _wait(self, table: str, seat: int) -> None:
        _, end = self.ends.get((table, seat), LONG_AGO)
        await self.pace.sleep(max(0.0, end - self.pace.clock()))

    async def _answer(self, live: LiveTable, seat: int, ply: int) -> None:
        table, action = live.header.id, live.game.catalogue.text(live.state.passing())
        await self._wait(table, seat)
        while True:
            try:
                await self.playing.move_for(table, seat, ply, action)
                return
            except Problem as problem:
                log.warning("move failed", table=table, seat=seat, reason=str(problem))
                return
            except Exception as error:
                if not self.rooms.store.is_away(error):
                    log.exception("move failed", table=table, seat=seat)
                    return
            await asyncio.sleep(AGAIN)
