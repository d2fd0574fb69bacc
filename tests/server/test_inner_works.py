"""How a process of the server starts and stops, and how its one writer keeps things."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import Connection, text

from prichal.server import services as services_module
from prichal.server.messages import Readiness
from prichal.server.services import Services, end_with
from prichal.server.settings import Settings
from prichal.server.store import database as database_module
from prichal.server.store.database import Job, Sqlite
from prichal.server.web.app import create_app, ready
from prichal.tables.refusals import Refused
from tests.server.inside import inside


@pytest.mark.parametrize("parent", [None, SimpleNamespace(is_alive=lambda: True)])
def test_what_a_process_starts_and_stops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, parent: Any) -> None:
    """The store first and last; what nobody would end by itself ends with the process that started it."""
    done: list[str] = []

    def part(name: str, waits: bool = True) -> Any:
        async def start() -> None:
            done.append(f"start {name}")

        async def stop() -> None:
            done.append(f"stop {name}")

        return SimpleNamespace(start=start if waits else lambda: done.append(f"start {name}"), stop=stop)

    monkeypatch.setattr(multiprocessing, "parent_process", lambda: parent)
    tidied = SimpleNamespace(collect=lambda: done.append("collect"), freeze=lambda: done.append("freeze"))
    monkeypatch.setattr(services_module, "gc", tidied)

    async def test() -> None:
        async with inside(tmp_path) as at:
            real: dict[str, Any] = {}
            for name in ("database", "counters", "thinkers", "autoplay"):
                real[name] = getattr(at, name)
                setattr(at, name, part(name, name != "autoplay"))
            await at.start()
            assert not at.stopping and (at.watching is None) == (parent is None)
            watching = at.watching
            await at.stop()
            assert at.stopping
            if watching is not None:
                await asyncio.gather(watching, return_exceptions=True)
                assert watching.cancelled()
            at.database = real["database"]

    asyncio.run(test())
    started = ["start database", "start counters", "start thinkers", "start autoplay", "collect", "freeze"]
    assert done == [*started, "stop autoplay", "stop thinkers", "stop counters", "stop database"]


def test_a_process_ends_with_the_one_that_started_it(monkeypatch: pytest.MonkeyPatch) -> None:
    alive = [True, True, False]
    slept: list[float] = []
    raised: list[int] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(services_module, "asyncio", SimpleNamespace(sleep=sleep))
    monkeypatch.setattr(services_module, "signal", SimpleNamespace(raise_signal=raised.append, SIGTERM=signal.SIGTERM))
    parent: Any = SimpleNamespace(is_alive=lambda: alive.pop(0))
    asyncio.run(end_with(parent))
    assert (slept, raised) == ([1.0, 1.0], [signal.SIGTERM])


def test_tables_are_added_within_the_limits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with inside(tmp_path) as at:
            added: list[object] = []
            monkeypatch.setattr(at.quotas, "add_table", lambda _, *what: added.extend(what))
            header: Any = object()
            await at._add_table(header, [])
            assert added == [header, []]

    asyncio.run(test())


def on_sqlite(folder: Path, test: Callable[[Sqlite], Awaitable[None]]) -> None:
    async def around() -> None:
        found = Sqlite(f"sqlite:///{folder}/x.db")
        await found.start()
        try:
            await found.transact(lambda connection: connection.execute(text("CREATE TABLE notes (word TEXT UNIQUE)")))
            await test(found)
        finally:
            await found.stop()

    asyncio.run(around())


def note(connection: Connection, word: str) -> str:
    connection.execute(text("INSERT INTO notes VALUES (:word)"), {"word": word})
    return word


def words(connection: Connection) -> list[str]:
    return sorted(row[0] for row in connection.execute(text("SELECT word FROM notes")))


def test_what_fails_takes_nothing_else_along(tmp_path: Path) -> None:
    """Those that share a commit have a savepoint each."""

    def twice(connection: Connection) -> str:
        note(connection, "three")
        return note(connection, "one")

    async def test(found: Sqlite) -> None:
        work = [found.transact(note, "one"), found.transact(twice), found.transact(note, word="two")]
        one, failed, two = await asyncio.gather(*work, return_exceptions=True)
        assert (one, two, type(failed).__name__) == ("one", "two", "IntegrityError")
        assert await found.read(words) == ["one", "two"]

    on_sqlite(tmp_path, test)


def test_a_commit_that_fails_is_told_to_everybody_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(found: Sqlite) -> None:
        commits: list[int] = []
        real = found._commit

        def full(jobs: list[Job]) -> None:
            commits.append(len(jobs))
            raise OSError("the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(found, "_commit", full)
            work = [found.transact(note, str(number)) for number in range(3)]
            assert [type(failure) for failure in await asyncio.gather(*work, return_exceptions=True)] == [OSError] * 3
        assert sum(commits) == 3 and await found.read(words) == []
        commits.clear()

        def counting(jobs: list[Job]) -> None:
            commits.append(len(jobs))
            real(jobs)

        monkeypatch.setattr(found, "_commit", counting)
        monkeypatch.setattr(database_module, "TOGETHER", 4)
        await asyncio.gather(*[found.transact(note, str(number)) for number in range(9)])
        assert sum(commits) == 9 and max(commits) == 4 == commits[1]
        assert len(await found.read(words)) == 9

    on_sqlite(tmp_path, test)


def test_whoever_stopped_waiting_is_told_nothing(tmp_path: Path) -> None:
    async def test(found: Sqlite) -> None:
        async def impatient() -> None:
            await found.transact(note, "left")

        task = asyncio.create_task(impatient())
        await asyncio.sleep(0)
        task.cancel()
        assert await found.transact(note, "next") == "next"
        assert task.cancelled() and await found.read(words) == ["left", "next"]
        job = Job(lambda _: 7)
        job.result = 7
        job.tell(None)
        job.tell(OSError("too late"))
        assert await job.done == 7

    on_sqlite(tmp_path, test)


def test_work_that_waits_when_the_process_stops_is_cancelled(tmp_path: Path) -> None:
    async def test(found: Sqlite) -> None:
        begun = asyncio.Event()
        loop = asyncio.get_running_loop()

        def slow(_: Connection) -> None:
            import time

            loop.call_soon_threadsafe(begun.set)
            time.sleep(0.2)

        waiting = asyncio.create_task(found.transact(slow))
        await begun.wait()
        assert found.task is not None
        found.task.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert waiting.cancelled()

    on_sqlite(tmp_path, test)


def test_every_connection_to_a_file_keeps_what_it_was_told(tmp_path: Path) -> None:
    """Readers don't stop the writer, a commit waits for the disk, and no line lies without its table."""

    def pragmas(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "temp_store")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in names]

    async def test(found: Sqlite) -> None:
        assert await found.read(pragmas) == ["wal", 2, 1, 2] == await found.transact(pragmas)

    on_sqlite(tmp_path, test)


def test_whoever_writes_has_the_file_alone(tmp_path: Path) -> None:
    """From before the first look on: another process can't write between that look and what is written by it."""

    def look(connection: Connection) -> str:
        words(connection)
        with closing(sqlite3.connect(tmp_path / "x.db", timeout=0)) as other:
            try:
                other.execute("INSERT INTO notes VALUES ('between')")
            except sqlite3.OperationalError as error:
                return str(error)
        return ""

    async def test(found: Sqlite) -> None:
        assert await found.transact(look) == "database is locked"

    on_sqlite(tmp_path, test)


def test_a_store_that_stops_leaves_no_thread_and_no_open_file(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    stopped: list[Sqlite] = []  # still there: nothing ends just because it is forgotten

    async def test(found: Sqlite) -> None:
        await found.read(words)
        assert len(set(threading.enumerate()) - before) == 2
        stopped.append(found)

    on_sqlite(tmp_path, test)
    assert set(threading.enumerate()) <= before
    assert [path.name for path in tmp_path.iterdir()] == ["x.db"]  # whoever closes it last takes the journal away


def test_the_house_is_opened_and_closed_with_the_application(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    async def start(_: Services) -> None:
        done.append("start")

    async def stop(_: Services) -> None:
        done.append("stop")

    monkeypatch.setattr(Services, "start", start)
    monkeypatch.setattr(Services, "stop", stop)
    app = create_app(Settings(f"sqlite:///{tmp_path}/x.db", log_level="warning")).app

    async def test() -> None:
        async with app.lifespan():
            assert done == ["start"] and isinstance(app.state.services, Services)

    asyncio.run(test())
    assert done == ["start", "stop"]


@pytest.mark.parametrize("redis", [None, True, False])
@pytest.mark.parametrize("bots", [0, 1, 2])
def test_readiness(redis: bool | None, bots: int) -> None:
    """A house without Redis, where it wants one, or without bots limps; one that is about to stop says so."""

    def saying(answer: object) -> Callable[..., Awaitable[object]]:
        async def say(*_: object) -> object:
            return answer

        return say

    services = SimpleNamespace(
        stopping=False,
        store=SimpleNamespace(read=saying({"open": 3})),
        counters=SimpleNamespace(answers=saying(redis)),
        thinkers=SimpleNamespace(count=saying(bots)),
        engine_folder=SimpleNamespace(engine=lambda: "compiled"),
        rooms=SimpleNamespace(rooms={"a": 1, "b": 2}),
    )
    request: Any = SimpleNamespace(app=SimpleNamespace(state=SimpleNamespace(services=services)))

    async def ask() -> Readiness:
        found: Readiness = await ready.fn(request)
        return found

    status: Any = "limping" if redis is False or bots == 0 else "ready"
    assert asyncio.run(ask()) == Readiness(status, redis, bots, "compiled", 2, {"open": 3})
    services.stopping = True
    with pytest.raises(Refused, match="about to stop") as caught:
        asyncio.run(ask())
    assert caught.value.status == 503
