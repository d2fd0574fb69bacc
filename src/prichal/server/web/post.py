"""Nudges between the processes of a server, over Litestar's channels."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress

from litestar.channels import ChannelsPlugin, Subscriber


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
