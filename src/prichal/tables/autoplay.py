"""What the host does by itself: lets bots move, answers for those who have no choice, watches the clocks."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec
import structlog

from prichal.kernel.agenda import CHANCE
from prichal.kernel.errors import Problem
from prichal.tables.draft import LEASE, Draft
from prichal.tables.kept import now
from prichal.tables.live_table import SUBSTITUTE, LiveTable
from prichal.tables.pace import Pace
from prichal.tables.playing import Playing
from prichal.tables.ports import SEED_BITS, TOO_LONG, Thinkers
from prichal.tables.rooms import Rooms
from prichal.tables.windows import Windows

SWEEP: Final = 1.0  # seconds
DESERTED: Final = 60  # seconds between looks for tables at which nobody plays
DAY: Final = 86_400_000  # milliseconds
log = structlog.get_logger("prichal.autoplay")


class GivenUp(Exception):
    """Nobody waits for this thought any more."""


class Autoplay:
    """One per process. What it forgets (because it was killed), any other process finds by the `due` column."""

    def __init__(
        self,
        rooms: Rooms,
        playing: Playing,
        thinkers: Thinkers,
        pause: float,
        open_days: int,
        idle_days: int,
        plays_unwatched: bool = True,
    ) -> None:
        self.rooms = rooms
        self.playing = playing
        self.thinkers = thinkers
        self.pace = Pace(pause)
        self.windows = Windows(rooms, playing, self.pace)
        self.open_days = open_days  # after which a table that waits for people ends; 0: never
        self.idle_days = idle_days  # after which one that waits for a move does
        self.plays_unwatched = plays_unwatched  # whether bots play on at tables that nobody looks at
        self.swept = 0.0  # when deserted tables were last looked for
        self.busy: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.thoughts: dict[tuple[str, int], tuple[int, asyncio.Task[str]]] = {}  # since which ply it was asked
        self.sweeper: asyncio.Task[None] | None = None
        rooms.changed = self.look_after

    def start(self) -> None:
        self.sweeper = asyncio.create_task(self._sweep(), name="autoplay")

    async def stop(self) -> None:
        await self.windows.stop()
        tasks = [*self.busy.values(), *([self.sweeper] if self.sweeper else [])]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task

    def look_after(self, live: LiveTable) -> None:
        """Starts whatever the host owes this table, and ends what nobody waits for."""
        self._give_up(live)
        if not live.running or not self._is_wanted(live):
            return
        if live.state.actor == CHANCE:  # whoever began the game was killed before its first draw
            self._start((live.header.id, int(CHANCE)), self._draw(live.header.id))
        for seat in live.header.actors:
            key = (live.header.id, seat)
            if key in self.busy and not self.busy[key].done():
                continue
            if live.is_hosts_move(seat) and not live.is_window(seat):
                self._start(key, self._move(live.header.id, seat))

    def _is_wanted(self, live: LiveTable) -> bool:
        return self.plays_unwatched or bool(self.rooms.room(live.header.id).listeners)

    def _start(self, key: tuple[str, int], work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work, name=f"move {key}")
        self.busy[key] = task
        task.add_done_callback(partial(self._done, key))

    def _done(self, key: tuple[str, int], task: asyncio.Task[None]) -> None:
        if self.busy.get(key) is task:
            del self.busy[key]

    async def _draw(self, id: str) -> None:
        with suppress(Problem):
            await self.playing.draw(id)

    async def _move(self, id: str, seat: int) -> None:
        """Moves for a seat until it is somebody else's turn."""
        try:
            while True:
                live = await self.rooms.look(id)
                if not live.running or seat not in live.header.actors or not self._is_wanted(live):
                    return
                ply = live.asked.get(seat, live.header.ply)
                floor, asked = self.pace.floor(live, seat), self.pace.clock()
                try:
                    action = await self._choice(live, seat)
                except GivenUp:
                    continue
                if action is None:
                    return
                await self.pace.wait(asked, floor, self._whose(live, seat))
                await self.playing.move_for(id, seat, ply, action)
        except Problem as problem:
            log.warning("move failed", table=id, seat=seat, reason=str(problem))
        except asyncio.CancelledError:
            raise
        except Exception as error:
            if not self.rooms.store.is_away(error):
                log.exception("move failed", table=id, seat=seat)

    @staticmethod
    def _whose(live: LiveTable, seat: int) -> str:
        """Whose answers must look alike in time: those of one kind of bot in a game with secrets."""
        bot = live.chairs[seat].bot
        return f"{live.game.name} {bot}" if bot is not None and live.game.has_secrets() else ""

    async def _choice(self, live: LiveTable, seat: int) -> str | None:
        """What a bot wants, or the only thing that somebody can do."""
        bot = live.chairs[seat].bot
        if bot is None:
            only = live.is_hosts_move(seat) and not live.is_window(seat)
            return live.game.prompt(live.state, seat).options[0].action if only else None
        wire = msgspec.json.encode(live.game.view(live.state, seat))
        try:
            return await self._thought(live, seat, wire, bot)
        except Problem as problem:
            if problem.message.id != TOO_LONG or bot == SUBSTITUTE:
                raise
            log.warning("thought too long", table=live.header.id, bot=bot)  # asked again it would take as long again
            return await self._thought(live, seat, wire, SUBSTITUTE)

    async def _thought(self, live: LiveTable, seat: int, wire: bytes, bot: str) -> str:
        """A bot's choice; GivenUp when the table asks something else meanwhile."""
        key, asked = (live.header.id, seat), live.asked.get(seat, live.header.ply)
        thought = asyncio.create_task(
            self.thinkers.choose(live.game.name, wire, bot, secrets.randbits(SEED_BITS), live.header.owner)
        )
        self.thoughts[key] = (asked, thought)
        try:
            await asyncio.wait({thought})
            if thought.cancelled():
                raise GivenUp
            return thought.result()
        finally:
            thought.cancel()
            self.thoughts.pop(key, None)

    def _give_up(self, live: LiveTable) -> None:
        """Ends the thoughts about what isn't asked any more, is a person's to answer again, or nobody looks at."""
        for seat, chair in enumerate(live.chairs):
            asked, thought = self.thoughts.get((live.header.id, seat), (0, None))
            wanted = live.running and chair.bot is not None and live.asked.get(seat) == asked and self._is_wanted(live)
            if thought is not None and not wanted:
                thought.cancel()

    async def _sweep(self) -> None:
        ahead = LEASE  # what is due at the start was left by a process that isn't there any more
        while True:
            try:
                await self._look_around(ahead)
                ahead = 0
            except asyncio.CancelledError:
                raise
            except Exception as error:
                if not self.rooms.store.is_away(error):
                    log.exception("sweep failed")
            await asyncio.sleep(SWEEP)

    async def _look_around(self, ahead: int) -> None:
        moment = now()
        late = await self.rooms.store.read(lambda shelf: shelf.find_expired(moment))
        forgotten = await self.rooms.store.read(lambda shelf: shelf.find_forgotten(moment + ahead))
        for table in late:
            with suppress(Problem):
                await self.playing.ring(table)
        for table in forgotten:
            with suppress(Problem):
                self.look_after(await self.rooms.look(table))
        await self.rooms.check_versions()
        self.rooms.keep_in_touch()
        if moment - self.swept > DESERTED * 1000:
            self.swept = moment
            await self._close_deserted(moment)

    async def _close_deserted(self, moment: int) -> None:
        """Ends the tables at which nobody plays any more."""
        open_since, moved_since = (moment - days * DAY if days else 0 for days in (self.open_days, self.idle_days))

        async def close(live: LiveTable) -> Draft | None:
            since = {"open": open_since, "running": moved_since}.get(live.header.status, 0)
            if live.header.changed >= since:
                return None
            draft = Draft(live)
            draft.header.status, draft.header.ending, draft.header.actors = "closed", "deserted", []
            return draft

        for table in await self.rooms.store.read(lambda shelf: shelf.find_deserted(open_since, moved_since)):
            with suppress(Problem):
                await self.rooms.change(table, close)
