"""The client of Redis: it gives up soon, and never loses a cancellation."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from redis.asyncio import ConnectionPool, Redis
from redis.asyncio.client import Pipeline
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialBackoff
from redis.exceptions import RedisError

from prichal.kernel.errors import Problem
from prichal.kernel.wire import Message

ANSWERING: Final = 5.0  # seconds for one call, tries included


class PatientPipeline(Pipeline):
    """Several commands in one call, with the limit of one."""

    async def execute(self, raise_on_error: bool = True) -> list[Any]:  # answers of every kind
        async with asyncio.timeout(ANSWERING):
            return await super().execute(raise_on_error)


class Client(Redis):
    """Every call has a limit of our own. The library's `socket_timeout` goes through `asyncio.wait_for`, which before
    Python 3.12 forgets a cancellation that comes together with the result; whoever asked would then wait for ever."""

    async def execute_command(self, *args: Any, **options: Any) -> Any:  # commands and answers of every kind
        async with asyncio.timeout(ANSWERING):
            return await super().execute_command(*args, **options)  # type: ignore[no-untyped-call]

    def pipeline(self, transaction: bool = True, shard_hint: str | None = None) -> PatientPipeline:
        return PatientPipeline(self.connection_pool, self.response_callbacks, transaction, shard_hint)


def open_redis(url: str) -> Client:
    """A client that connects when it is used, and tries again the next time when it couldn't."""
    try:
        retry = Retry(ExponentialBackoff(cap=0.5, base=0.05), 2)
        pool = ConnectionPool.from_url(
            url, socket_connect_timeout=3, socket_timeout=None, socket_keepalive=True, retry=retry
        )
    except ValueError as error:
        shown = address(url)
        raise Problem(
            Message("problem-redis-url", {"url": shown}), f"{shown!r} isn't the address of a Redis"
        ) from error
    client = Client(connection_pool=pool)
    client.auto_close_connection_pool = True
    return client


def address(url: str) -> str:
    """The address without a password."""
    return re.sub(r"//.*@", "//", url)


@asynccontextmanager
async def answering(url: str) -> AsyncIterator[None]:
    """Whatever Redis does wrong is one clear Problem."""
    try:
        yield
    except (RedisError, OSError) as error:
        reason = str(error) or type(error).__name__
        raise Problem(
            Message("problem-redis", {"url": address(url), "reason": reason}),
            f"Redis at {address(url)} doesn't answer: {reason}",
        ) from error


async def connected(url: str) -> Client:
    """A client that was answered once, or a Problem."""
    redis = open_redis(url)
    try:
        async with answering(url):
            await redis.ping()
    except Problem:
        await redis.aclose()
        raise
    return redis
