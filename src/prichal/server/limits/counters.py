"""Counting what people use: in memory, or in Redis so that all processes count together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Protocol

import structlog
from redis.exceptions import RedisError

from prichal.server.redis_client import Client

LEASE: Final = 90.0  # seconds after which what a killed process held is free again
RENEWING: Final = 30.0  # seconds
MOST: Final = 50_000  # names in memory; then the old ones go
log = structlog.get_logger("prichal.counters")

# One step each, so that no two processes count in between.
SPEND: Final = """
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}
"""
HOLD: Final = """
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[1])
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
redis.call('ZADD', KEYS[1], ARGV[3], ARGV[4])
redis.call('PEXPIRE', KEYS[1], ARGV[5])
return 1
"""


class Counters(Protocol):
    """What was used in a stretch of time, and what is held now, by name."""

    async def spend(self, name: str, seconds: float) -> tuple[int, float]:
        """Counts one more in the present stretch of time; returns the count, and the seconds until it starts over."""

    async def hold(self, name: str, most: int, id: str) -> bool:
        """Takes one of so many places, if there is one."""

    async def release(self, name: str, id: str) -> None: ...

    async def answers(self) -> bool | None:
        """Whether what they are shared through answers; None when they aren't shared."""

    async def start(self) -> None: ...

    async def stop(self) -> None: ...


class MemoryCounters:
    """For one process alone."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.counts: dict[str, tuple[int, float]] = {}  # by name: count, when it starts over
        self.held: dict[str, set[str]] = {}

    async def spend(self, name: str, seconds: float) -> tuple[int, float]:
        moment = self.clock()
        found = self.counts.get(name)
        count, end = (0, moment + seconds) if found is None or found[1] <= moment else found
        if len(self.counts) >= MOST and name not in self.counts:
            self.forget()
        self.counts[name] = (count + 1, end)
        return count + 1, end - moment

    def forget(self) -> None:
        """Drops what has started over; when nothing has, the half that starts over first."""
        moment = self.clock()
        ends = sorted(end for _, end in self.counts.values())
        limit = max(moment, ends[len(ends) // 2])
        self.counts = {name: found for name, found in self.counts.items() if found[1] > limit}

    async def hold(self, name: str, most: int, id: str) -> bool:
        if len(self.held.get(name, ())) >= most:
            return False
        self.held.setdefault(name, set()).add(id)
        return True

    async def release(self, name: str, id: str) -> None:
        places = self.held.get(name, set())
        places.discard(id)
        if not places:
            self.held.pop(name, None)

    async def answers(self) -> bool | None:
        return None

    async def start(self) -> None: ...

    async def stop(self) -> None: ...


class RedisCounters:
    """For several processes. While Redis is away each one counts alone."""

    def __init__(self, redis: Client) -> None:
        self.redis = redis
        self.alone = MemoryCounters()
        self.away = False
        self.held: set[tuple[str, str]] = set()
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.task = asyncio.create_task(self._renew(), name="counters")

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
        for name, one in list(self.held):
            await self.release(name, one)
        with suppress(RedisError, OSError):
            await self.redis.aclose()

    async def answers(self) -> bool | None:
        try:
            return bool(await self.redis.ping())
        except (RedisError, OSError):
            return False

    def _key(self, name: str) -> str:
        return f"prichal:{name}"

    def _lost(self, error: Exception) -> None:
        if not self.away:
            log.warning("counting alone", reason=str(error) or type(error).__name__)
        self.away = True

    async def spend(self, name: str, seconds: float) -> tuple[int, float]:
        try:
            found: list[int] = await self.redis.eval(SPEND, 1, self._key(name), str(round(seconds * 1000)))
        except (RedisError, OSError) as error:
            self._lost(error)
            return await self.alone.spend(name, seconds)
        self.away = False
        return int(found[0]), max(0, int(found[1])) / 1000

    async def hold(self, name: str, most: int, id: str) -> bool:
        moment = time.time()
        values = (moment, most, moment + LEASE, id, round(LEASE * 1000))
        try:
            taken = bool(await self.redis.eval(HOLD, 1, self._key(name), *[str(value) for value in values]))
        except (RedisError, OSError) as error:
            self._lost(error)
            return await self.alone.hold(name, most, id)
        if taken:
            self.held.add((name, id))
        return taken

    async def release(self, name: str, id: str) -> None:
        self.held.discard((name, id))
        await self.alone.release(name, id)
        with suppress(RedisError, OSError):
            await self.redis.zrem(self._key(name), id)

    async def _renew(self) -> None:
        """Says that what is held is held still; a killed process doesn't, and loses it."""
        while True:
            await asyncio.sleep(RENEWING)
            with suppress(RedisError, OSError):
                async with self.redis.pipeline() as pipe:
                    for name, one in self.held:
                        pipe.zadd(self._key(name), {one: time.time() + LEASE})
                        pipe.pexpire(self._key(name), round(LEASE * 1000))
                    await pipe.execute()
