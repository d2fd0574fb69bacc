"""The connection to the database, and transactions that are durable when they return.

On SQLite all writes of a process go through one connection, and those that wait at the same time share one commit
(each in a savepoint of its own): the disk is asked to make things durable once for all of them. PostgreSQL does the
same by itself, so there every transaction has a connection of its own.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final, Generic, TypeVar

from sqlalchemy import event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]
TOGETHER: Final = 64  # at most so many transactions share a commit


class Conflict(Exception):
    """Somebody else changed the table first; nothing was written."""


class _Job(Generic[T]):
    def __init__(self, work: Work[T]) -> None:
        self.work = work
        self.done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

    async def run(self, connection: AsyncConnection) -> Callable[[], None]:
        """Does the work in a savepoint; returns what is to be told once everything is durable."""
        try:
            async with connection.begin_nested():
                result = await self.work(connection)
        except Exception as error:  # whatever it is, it belongs to the one who asked
            failure = error
            return lambda: self.fail(failure)
        return lambda: self.succeed(result)

    def succeed(self, result: T) -> None:
        if not self.done.done():
            self.done.set_result(result)

    def fail(self, error: BaseException) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Database:
    """Reads at any time, writes in transactions."""

    def __init__(self, url: str) -> None:
        self.is_sqlite = url.startswith("sqlite")
        self.engine = _engine(url)
        self._jobs: asyncio.Queue[_Job[object]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if self.is_sqlite:
            self._writer = asyncio.create_task(self._write(), name="database writer")

    async def stop(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
            self._writer = None
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    async def transact(self, work: Work[T]) -> T:
        """Runs the work in a transaction; when this returns, it is on the disk."""
        if self._writer is None:
            async with self.engine.begin() as connection:
                return await work(connection)
        job = _Job(work)
        self._jobs.put_nowait(job)  # type: ignore[arg-type]  # the queue holds jobs of every result
        return await job.done

    async def _write(self) -> None:
        while True:
            jobs = [await self._jobs.get()]
            while len(jobs) < TOGETHER and not self._jobs.empty():
                jobs.append(self._jobs.get_nowait())
            try:
                async with self.engine.connect() as connection:
                    await connection.exec_driver_sql("BEGIN IMMEDIATE")
                    answers = [await job.run(connection) for job in jobs]
                    await connection.commit()
            except asyncio.CancelledError:
                for job in jobs:
                    job.done.cancel()
                raise
            except Exception as error:  # e.g. a full disk: nobody is told that anything was kept
                for job in jobs:
                    job.fail(error)
            else:
                for answer in answers:
                    answer()


def _engine(url: str) -> AsyncEngine:
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=10, max_overflow=20, pool_pre_ping=True, pool_timeout=10)
    engine = create_async_engine(url, connect_args={"timeout": 15, "isolation_level": None})

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def is_away(error: BaseException) -> bool:
    """Whether the database couldn't be reached or couldn't write: try again later."""
    from sqlalchemy.exc import DBAPIError
    from sqlalchemy.exc import TimeoutError as PoolTimeout

    if isinstance(error, DBAPIError):
        return not isinstance(error.orig, sqlite3.IntegrityError)
    return isinstance(error, OSError | PoolTimeout)
