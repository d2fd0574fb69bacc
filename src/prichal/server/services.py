"""Everything that runs in one process of the server, tied together."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import signal
from multiprocessing.process import BaseProcess

from litestar.channels import ChannelsPlugin

from prichal.server.bots.pool import LocalThinkers, Thinkers, remote_thinkers
from prichal.server.limits.counters import Counters, MemoryCounters, RedisCounters
from prichal.server.limits.quotas import Quotas
from prichal.server.people import People
from prichal.server.redis_client import open_redis
from prichal.server.settings import Settings
from prichal.server.store.database import open_database
from prichal.tables.autoplay import Keeper
from prichal.tables.conversation import Speaking
from prichal.tables.playing import Playing
from prichal.tables.rooms import House
from prichal.tables.seating import Seating
from prichal.tables.substitutes import Lending


class Services:
    """One per process."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.database = open_database(settings.database_url)
        counters = RedisCounters(open_redis(settings.redis_url)) if settings.redis_url else MemoryCounters()
        self.counters: Counters = counters
        self.quotas = Quotas(settings.limits, counters, settings.secret)
        self.people = People(self.database, self.quotas, alone=not settings.redis_url)
        self.house = House(self.database, channels, alone=not settings.redis_url)
        self.playing = Playing(self.house)
        self.seating = Seating(self.house, self.playing, self.quotas)
        self.lending = Lending(self.house, settings.absence)
        self.speaking = Speaking(self.house, self.playing)
        self.thinkers: Thinkers = (
            remote_thinkers(settings.redis_url)
            if settings.remote_bots
            else LocalThinkers(settings.thinkers, settings.limits.thought_seconds)
        )
        self.keeper = Keeper(self.house, self.playing, self.thinkers, settings)
        self.stopping = False
        self.watching: asyncio.Task[None] | None = None

    async def start(self) -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            self.watching = asyncio.create_task(end_with(parent), name="watching the parent")
        await self.database.start()
        await self.counters.start()
        await self.thinkers.start()
        self.keeper.start()
        gc.collect()
        gc.freeze()  # what is there now stays: no collection needs to look at it again

    async def stop(self) -> None:
        self.stopping = True
        if self.watching is not None:
            self.watching.cancel()
        await self.keeper.stop()
        await self.thinkers.stop()
        await self.counters.stop()
        await self.database.stop()


async def end_with(parent: BaseProcess) -> None:
    """One of several processes: without the one that started them nobody would ever stop it."""
    while parent.is_alive():
        await asyncio.sleep(1.0)
    signal.raise_signal(signal.SIGTERM)
