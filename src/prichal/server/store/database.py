"""The database behind one small door: reads at any time, writes in transactions that are durable when they return.

What is done there is written once, as plain functions of a connection. On PostgreSQL they run over asyncpg, each in a
connection of its own. On SQLite they run in threads: a few read, and one writes, because a file has one writer anyway.
Writes that wait at the same time share one commit (each in a savepoint of its own), so the disk is asked to make
things durable once for all of them; PostgreSQL does the same by itself.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, Concatenate, Final, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

P = ParamSpec("P")
T = TypeVar("T")
Work = Callable[Concatenate[Connection, P], T]
TOGETHER: Final = 64  # at most so many transactions share a commit
READERS: Final = 4  # threads
SWITCH: Final = 0.0005  # seconds that a thread waits for its turn; a commit takes a dozen turns


class Database(Protocol):
    """Both kinds of database."""

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def read(self, work: Work[P, T], *args: P.args, **options: P.kwargs) -> T:
        """What the work finds."""

    async def transact(self, work: Work[P, T], *args: P.args, **options: P.kwargs) -> T:
        """Does the work in a transaction; when this returns, it is on the disk."""


def open_database(url: str) -> Database:
    return Sqlite(url) if url.startswith("sqlite") else Postgres(url)


class Postgres:
    """A server of its own, shared by any number of processes."""

    def __init__(self, url: str) -> None:
        self.engine = create_async_engine(url, pool_size=10, max_overflow=20, pool_pre_ping=True, pool_timeout=10)

    async def start(self) -> None:
        """Connections are made when they are needed."""

    async def stop(self) -> None:
        await self.engine.dispose()

    async def read(self, work: Work[P, T], *args: P.args, **options: P.kwargs) -> T:
        async with self.engine.connect() as connection:
            return await connection.run_sync(work, *args, **options)

    async def transact(self, work: Work[P, T], *args: P.args, **options: P.kwargs) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work, *args, **options)


class Job:
    """Work that waits for the writer, and its end."""

    def __init__(self, work: Callable[[Connection], Any]) -> None:  # every job has a result of its own kind
        self.work = work
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.result: Any = None
        self.failure: Exception | None = None

    def run(self, connection: Connection) -> None:
        connection.exec_driver_sql("SAVEPOINT job")
        try:
            self.result = self.work(connection)
        except Exception as error:  # whatever it is, it belongs to the one who asked
            self.failure = error
            connection.exec_driver_sql("ROLLBACK TO job")
        connection.exec_driver_sql("RELEASE job")

    def tell(self, failure: Exception | None) -> None:
        """Ends the waiting."""
        if self.done.done():
            return
        if failure is None:
            self.done.set_result(self.result)
        else:
            self.done.set_exception(failure)


class Sqlite:
    """A file. Several processes may share it, but they wait for each other to write."""

    def __init__(self, url: str) -> None:
        self.engine = create_engine(url, connect_args={"timeout": 15, "isolation_level": None}, pool_size=READERS + 1)
        event.listen(self.engine, "connect", prepare)
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.writer = ThreadPoolExecutor(1, "writer")
        self.jobs: asyncio.Queue[Job] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        sys.setswitchinterval(SWITCH)
        self.task = asyncio.create_task(self._write(), name="database writer")

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
        self.writer.shutdown()
        self.readers.shutdown()
        self.engine.dispose()

    async def read(self, work: Work[P, T], *args: P.args, **options: P.kwargs) -> T:
        def look() -> T:
            with self.engine.connect() as connection:
                return work(connection, *args, **options)

        return await asyncio.get_running_loop().run_in_executor(self.readers, look)

    async def transact(self, work: Work[P, T], *args: P.args, **options: P.kwargs) -> T:
        def write(connection: Connection) -> T:
            return work(connection, *args, **options)

        job = Job(write)
        self.jobs.put_nowait(job)
        result: T = await job.done
        return result

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            jobs = [await self.jobs.get()]
            while len(jobs) < TOGETHER and not self.jobs.empty():
                jobs.append(self.jobs.get_nowait())
            try:
                await loop.run_in_executor(self.writer, partial(self._commit, jobs))
            except asyncio.CancelledError:
                for job in jobs:
                    job.done.cancel()
                raise
            except Exception as error:  # e.g. a full disk: nobody is told that anything was kept
                for job in jobs:
                    job.tell(error)
            else:
                for job in jobs:
                    job.tell(job.failure)

    def _commit(self, jobs: list[Job]) -> None:
        with self.engine.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            for job in jobs:
                job.run(connection)
            connection.commit()


def prepare(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """What every connection to a file needs: readers don't stop the writer, and a commit waits for the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def is_away(error: BaseException) -> bool:
    """Whether the database couldn't be reached or couldn't write: try again later."""
    if isinstance(error, DBAPIError):
        return not isinstance(error.orig, sqlite3.IntegrityError)
    return isinstance(error, OSError | PoolTimeout)
