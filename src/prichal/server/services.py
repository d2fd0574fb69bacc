"""Everything that runs in one process of the server, tied together."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import signal
from multiprocessing.process import BaseProcess

from litestar.channels import ChannelsPlugin

from prichal.server.bots.engine import EngineFolder
from prichal.server.bots.pool import LocalThinkers
from prichal.server.bots.thinkers import Thinkers, without_scale
from prichal.server.limits.counters import Counters, MemoryCounters, RedisCounters
from prichal.server.limits.quotas import Quotas
from prichal.server.people import People
from prichal.server.post import ChannelPost
from prichal.server.redis_client import open_redis
from prichal.server.settings import Settings
from prichal.server.store.database import open_database
from prichal.server.store.store import SqlStore
from prichal.tables.autoplay import Autoplay
from prichal.tables.bringing import Bringing, Brought, read
from prichal.tables.conversation import Conversation
from prichal.tables.kept import Chair, Header
from prichal.tables.looking import Looking
from prichal.tables.messages import Person
from prichal.tables.playing import Playing
from prichal.tables.rooms import Rooms
from prichal.tables.seating import Seating
from prichal.tables.substitutes import Substitutes


class Services:
    """One per process."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.database = open_database(settings.database_url)
        counters = RedisCounters(open_redis(settings.redis_url)) if settings.redis_url else MemoryCounters()
        self.counters: Counters = counters
        self.quotas = Quotas(settings.limits, counters, settings.secret)
        self.people = People(self.database, self.quotas, alone=not settings.redis_url)
        self.store = SqlStore(self.database)
        self.rooms = Rooms(self.store, ChannelPost(channels), alone=not settings.redis_url)
        self.playing = Playing(self.rooms)
        self.seating = Seating(self.rooms, self.playing, self._add_table)
        self.substitutes = Substitutes(self.rooms, settings.absence)
        self.conversation = Conversation(self.rooms, self.playing)
        self.looking = Looking(self.conversation)
        self.bringing = Bringing(self.rooms, read_aside)
        self.engine_folder = EngineFolder(settings.compiled)
        self.thinkers: Thinkers = (
            remote_thinkers(settings.redis_url)
            if settings.remote_bots
            else LocalThinkers(settings.thinkers, settings.limits.thought_seconds, self.engine_folder)
        )
        limits = settings.limits
        self.autoplay = Autoplay(
            self.rooms, self.playing, self.thinkers, settings.pause, limits.open_days, limits.idle_days
        )
        self.stopping = False
        self.watching: asyncio.Task[None] | None = None

    async def _add_table(self, header: Header, chairs: list[Chair]) -> None:
        await self.database.transact(self.quotas.add_table, header, chairs)

    async def start(self) -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            self.watching = asyncio.create_task(end_with(parent), name="watching the parent")
        await self.database.start()
        await self.counters.start()
        await self.thinkers.start()
        self.autoplay.start()
        gc.collect()
        gc.freeze()  # what is there now stays: no collection needs to look at it again

    async def stop(self) -> None:
        self.stopping = True
        if self.watching is not None:
            self.watching.cancel()
        await self.autoplay.stop()
        await self.thinkers.stop()
        await self.counters.stop()
        await self.database.stop()


async def read_aside(text: str, id: str, person: Person) -> Brought:
    """A record is checked in a thread: tables go on meanwhile."""
    return await asyncio.to_thread(read, text, id, person)


async def end_with(parent: BaseProcess) -> None:
    """One of several processes: without the one that started them nobody would ever stop it."""
    while parent.is_alive():
        await asyncio.sleep(1.0)
    signal.raise_signal(signal.SIGTERM)


def remote_thinkers(redis_url: str) -> Thinkers:
    """Thinkers on other machines, through a queue on Redis; a Problem without the extra `scale`."""
    try:
        from prichal.server.bots.queue import QueueThinkers
    except ModuleNotFoundError as error:
        raise without_scale() from error
    return QueueThinkers(redis_url)
