"""Nudges between the processes of a server, over Litestar's channels. They may get lost: whoever misses one finds the
change by its version."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Iterable
from contextlib import suppress
from typing import Any, Final

import structlog
from litestar.channels import ChannelsPlugin, Subscriber
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.exceptions import RedisError

AGAIN: Final = 0.5  # seconds until a silent Redis is tried again
log = structlog.get_logger("prichal.post")


class ChannelPost:
    """A `Post` of the tables, see their ports."""

    def __init__(self, channels: ChannelsPlugin) -> None:
        self.channels = channels

    def send(self, table: str, nudge: bytes) -> None:
        self.channels.publish(nudge, channel_of(table))

    async def collect(self, table: str) -> AsyncIterator[bytes]:
        return self._listen(await self.channels.subscribe(channel_of(table)))

    async def _listen(self, subscriber: Subscriber) -> AsyncIterator[bytes]:
        try:
            async for nudge in subscriber.iter_events():
                yield nudge
        finally:
            with suppress(Exception):
                await self.channels.unsubscribe(subscriber)


def channel_of(table: str) -> str:
    return f"table-{table}"


class PatientRedis(RedisChannelsPubSubBackend):
    """Litestar's backend, but a Redis that goes away and comes back ends nothing."""

    def __init__(self, **options: Any) -> None:  # Litestar's own options, handed on
        super().__init__(**options)
        self.owed: set[str] = set()  # channels to be subscribed to when Redis is back

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            await super().publish(data, channels)
        except (RedisError, OSError) as error:
            log.warning("nudge lost", reason=str(error))

    async def subscribe(self, channels: Iterable[str]) -> None:
        wanted = set(channels)
        try:
            await super().subscribe(wanted)
        except (RedisError, OSError):
            self.owed |= wanted
            self._has_subscribed.set()

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        unwanted = set(channels)
        self.owed -= unwanted
        with suppress(RedisError, OSError):
            await super().unsubscribe(unwanted)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            try:
                if self.owed:
                    await super().subscribe(self.owed)
                    self.owed.clear()
                async for event in super().stream_events():
                    yield event
                    if self.owed:
                        break
            except (RedisError, OSError, RuntimeError) as error:  # RuntimeError: nothing is subscribed to yet
                log.warning("no nudges from Redis", reason=str(error))
                await asyncio.sleep(AGAIN)

    async def on_shutdown(self) -> None:
        with suppress(RedisError, OSError):
            await super().on_shutdown()
