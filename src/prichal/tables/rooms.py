"""All tables of one host: rooms in memory, changes that become durable, and nudges to the other hosts.

No host owns a table. A room is a cache: whoever writes compares the version, and whoever lost reads again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from typing import Final

import structlog
from msgspec import json

from prichal.kernel.errors import Problem
from prichal.kernel.registry import find
from prichal.tables.draft import Draft
from prichal.tables.history import MARGIN, MISFIT, find_position, replay_strictly
from prichal.tables.kept import Header, new_id, now
from prichal.tables.live_table import LiveTable
from prichal.tables.messages import Said
from prichal.tables.ports import Conflict, Post, Shelf, Store
from prichal.tables.refusals import Refused, no_such_table
from prichal.tables.room import Listening, Nudge, Room

TRIES: Final = 8
GREETING: Final = 0.5  # seconds between two words about who is here
BEAT: Final = 15.0  # seconds after which the other processes are told again who is here
SILENCE: Final = 40.0  # seconds after which a process that says nothing counts as killed
HEARD: Final = 100  # lines of chat that wait for one listener, at most
REASON: Final = 200  # characters of why a table was closed
IDLE_ROOMS: Final = 500  # rooms without anybody in them that stay in memory
log = structlog.get_logger("prichal.tables")


class Rooms:
    """Finds rooms, commits changes, spreads the word."""

    def __init__(self, store: Store, post: Post, alone: bool) -> None:
        self.store = store
        self.alone = alone
        self.post = post
        self.process = new_id()
        self.rooms: dict[str, Room] = {}
        self.changed: Callable[[LiveTable], None] = lambda _: None  # told after every commit; bots listen here
        self.shown: Callable[[LiveTable, int], None] = lambda _live, _seat: (
            None
        )  # told whom a table is about to be shown

    def room(self, id: str) -> Room:
        room = self.rooms.pop(id, None) or Room(id)
        self.rooms[id] = room  # the last one used is the last one forgotten
        if len(self.rooms) > IDLE_ROOMS:
            self.forget_idle()
        return room

    def forget_idle(self) -> None:
        idle = [room.id for room in self.rooms.values() if not room.listeners and not room.lock.locked()]
        for table in idle[: len(self.rooms) - IDLE_ROOMS]:
            del self.rooms[table]

    async def live(self, room: Room) -> LiveTable:
        """The table as it stands, read from the database where memory is behind. Call it with the room's lock."""
        if room.live is None or room.stale:
            room.stale = False  # what happens from here on makes it stale again
            try:
                room.live = await self._load(room.id)
            except BaseException:
                room.stale = True
                raise
            room.wake()  # whoever's question brought this up: the listeners haven't seen it
        return room.live

    async def look(self, id: str) -> LiveTable:
        """The table as it stands, for reading."""
        room = self.room(id)
        if room.live is not None and not room.stale and self.is_told(room):
            return room.live
        async with room.lock:
            return await self.newest(room)

    def is_told(self, room: Room) -> bool:
        """Whether this process hears of every change: it is alone, or it has subscribed to the table."""
        return self.alone or room.task is not None

    async def newest(self, room: Room) -> LiveTable:
        """Like `live`, also where nobody tells this process about changes."""
        if room.live is not None and not self.is_told(room):
            versions = await self.store.read(lambda shelf: shelf.read_versions([room.id]))
            room.stale |= versions.get(room.id) != room.live.header.version
        return await self.live(room)

    async def _load(self, id: str) -> LiveTable:
        found = await self.store.read(lambda shelf: read_live(shelf, id))
        if found is None:
            self.rooms.pop(id, None)
            raise no_such_table()
        if isinstance(found, LiveTable):
            return found
        with suppress(Conflict):
            await self.store.transact(lambda shelf: renew(shelf, found))
        return await self._load(id)

    async def change(self, id: str, prepare: Callable[[LiveTable], Awaitable[Draft | None]]) -> LiveTable:
        """Prepares a change of the table as it stands and makes it durable; starts over when somebody was faster."""
        room = self.room(id)
        async with room.lock:
            for _ in range(TRIES):
                live = await self.newest(room)
                draft = await prepare(live)
                if draft is None:
                    return live
                draft.settle()
                try:
                    await self.store.transact(draft.write)
                except Conflict:
                    room.stale = True
                    continue
                draft.take_effect(live)
                # Whoever asked is answered first: this runs when they have been.
                asyncio.get_running_loop().call_soon(self.announce, room, live)
                return live
        raise Refused("busy", 503, "the table is too busy, try again")

    def announce(self, room: Room, live: LiveTable) -> None:
        room.wake()
        self.tell(room.id, Nudge(self.process, version=live.header.version))
        self.changed(live)

    async def reread(self, id: str) -> None:
        """The table was changed behind the back of its room."""
        room = self.room(id)
        room.stale = True
        async with room.lock:
            self.announce(room, await self.live(room))

    def tell(self, id: str, nudge: Nudge) -> None:
        if not self.alone:
            self.post.send(id, json.encode(nudge))

    async def read_chat(self, id: str, after: int = 0) -> list[Said]:
        """The last lines of chat, those after one. Whoever gets them must be allowed to look from here on: people may
        have left in another process before these lines were said."""
        lines, versions = await self.store.read(lambda shelf: (shelf.read_chat(id, after), shelf.read_versions([id])))
        if id in versions:
            self.notice(self.room(id), versions[id])
        return lines

    async def add_chat(self, id: str, name: str, seat: int | None, text: str) -> None:
        """Keeps a line of chat and gives it to everybody who may look at the table as it stands then."""
        said, versions = await self.store.transact(
            lambda shelf: (shelf.add_chat(id, name, seat, text, now()), shelf.read_versions([id]))
        )
        self.say(self.room(id), said, versions[id])
        self.tell(id, Nudge(self.process, version=versions[id], said=said))

    def notice(self, room: Room, version: int) -> bool:
        """A version of the table has been heard of; whether memory is behind it."""
        is_behind = room.live is None or version > room.live.header.version
        room.stale |= is_behind
        return is_behind

    async def check_versions(self) -> None:
        """Looks for changes whose nudge was lost on the way."""
        rooms = {room.id: room for room in self.rooms.values() if room.listeners and room.live is not None}
        if self.alone or not rooms:
            return
        versions = await self.store.read(lambda shelf: shelf.read_versions(list(rooms)))
        for table, version in versions.items():
            await self._heed(rooms[table], Nudge("", version=version))

    async def enter(self, id: str, listener: Listening) -> Room:
        """Somebody connects: from now on the room hears what happens."""
        room = self.room(id)
        room.arrive(listener)
        first = False
        if room.task is None and not self.alone:
            nudges = await self.post.collect(id)
            if room.task is None:
                room.task = asyncio.create_task(self._hear(room, nudges), name=f"room {id}")
                room.stale = first = True  # what happened before isn't known
                room.told_since = time.monotonic()
        async with room.lock:
            await self.live(room)
        if first:
            self.tell(room.id, Nudge(self.process, who=True))
        self.greet(room)
        return room

    def gallery(self, id: str, viewer: int) -> int:
        """How many spectators a table would have with one more viewer; 0 when that isn't one."""
        return self.room(id).watching() + 1 if viewer < 0 else 0

    async def absence(self, id: str, seat: int) -> float:
        """For how many seconds a seat's person has been away, as far as this process knows: it has to have somebody
        there itself to hear of the others."""
        room = self.room(id)
        await self.look(id)
        return room.absent_for(seat) if self.is_told(room) else 0.0

    def leave(self, room: Room, listener: Listening) -> None:
        room.depart(listener)
        self.greet(room)
        if not room.listeners and room.task is not None:
            room.task.cancel()
            room.task = None
            room.alone_again()

    def greet(self, room: Room, told: bool = True) -> None:
        """Tells everybody who is here, a few times in a second at most: a crowd that comes would otherwise be told of
        each of its own. `told` also tells the other processes."""
        room.untold |= told
        if room.greeting is None:
            wait = room.greeted + GREETING - asyncio.get_running_loop().time()
            room.greeting = asyncio.get_running_loop().call_later(max(0.0, wait), self._greet, room)

    def _greet(self, room: Room) -> None:
        room.greeting, room.greeted = None, asyncio.get_running_loop().time()
        if room.untold:
            room.untold = False
            self.tell_presence(room)
        self.presence(room)

    def tell_presence(self, room: Room) -> None:
        """Tells the other processes who is here."""
        room.told_at = time.monotonic()
        self.tell(room.id, Nudge(self.process, present=room.present_here(), watching=room.watching_here()))

    def keep_in_touch(self) -> None:
        """Says from time to time who is here, and forgets who was with a process that says nothing: it was killed."""
        for room in [room for room in self.rooms.values() if room.task is not None]:
            if time.monotonic() - room.told_at > BEAT:
                self.tell_presence(room)
            if room.forget_silent(SILENCE):
                self.greet(room, told=False)

    def presence(self, room: Room) -> None:
        for listener in room.listeners:
            listener.presence_changed = True
            listener.wake.set()

    def say(self, room: Room, said: Said, version: int) -> None:
        self.notice(room, version)  # whoever left before this was said mustn't hear it
        for listener in room.listeners:
            listener.said.append(said)
            del listener.said[:-HEARD]
            listener.wake.set()

    async def _hear(self, room: Room, nudges: AsyncIterator[bytes]) -> None:
        async for message in nudges:
            nudge = json.decode(message, type=Nudge)
            if nudge.process != self.process:
                await self._heed(room, nudge)

    async def _heed(self, room: Room, nudge: Nudge) -> None:
        if nudge.said is not None:
            self.say(room, nudge.said, nudge.version)
        if nudge.present is not None and room.told_by(nudge.process, nudge.present, nudge.watching):
            self.greet(room, told=False)
        if nudge.who:
            self.tell_presence(room)
        if nudge.version and self.notice(room, nudge.version):
            with suppress(Problem):
                async with room.lock:
                    await self.live(room)


def read_live(shelf: Shelf, id: str) -> LiveTable | Header | None:
    """A table as it stands; only its header, ready to be written, when it was played under other rules so far."""
    header = shelf.read_header(id)
    if header is None:
        return None
    chairs = shelf.read_chairs([id])[id]
    game = find(header.game)
    if header.rules == game.edition or header.status == "closed":
        return LiveTable(header, chairs, find_position(shelf, header, len(chairs), header.ply, MARGIN))
    lines = shelf.read_lines(id, 0, header.ply)
    _, problem = replay_strictly(header, len(chairs), lines)
    header.version += 1
    header.changed = now()
    header.rules = game.edition if problem is None else header.rules
    if problem is not None and header.status in ("open", "running"):
        log.warning("table closed: its log doesn't fit the rules of today", table=id, reason=str(problem))
        header.status, header.ending, header.actors = "closed", f"{MISFIT}{problem}"[:REASON], []
        header.deadline = header.due = None
    return header


def renew(shelf: Shelf, header: Header) -> None:
    """Brings a table to the rules of today."""
    shelf.drop_snapshots(header.id)
    shelf.change_header(header)
