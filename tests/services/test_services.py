"""The services behave as the tests that use them expect."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest
import redis
from sqlalchemy import text
from sqlalchemy.exc import ProgrammingError
from sqlalchemy.ext.asyncio import create_async_engine

from tests.services.fixtures import absent
from tests.services.install import Missing, find, needed
from tests.services.postgres import PostgresServer
from tests.services.process import WAIT
from tests.services.redis import RedisServer


def ask(url: str, *sentences: str) -> list[object]:
    """The first column of the last sentence's rows."""

    async def answer() -> list[object]:
        engine = create_async_engine(url)
        try:
            async with engine.begin() as connection:
                for sentence in sentences[:-1]:
                    await connection.execute(text(sentence))
                return list((await connection.execute(text(sentences[-1]))).scalars())
        finally:
            await engine.dispose()

    return asyncio.run(answer())


def test_postgres_is_durable_and_unprivileged(postgres_server: PostgresServer, postgres_url: str) -> None:
    assert ask(postgres_url, "SHOW fsync") == ["on"]
    assert ask(postgres_url, "SHOW synchronous_commit") == ["on"]
    assert ask(postgres_url, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == [0]
    assert postgres_server.process is not None
    assert Path(f"/proc/{postgres_server.process.pid}").stat().st_uid != 0


def test_every_test_has_its_own_database(postgres_server: PostgresServer, postgres_url: str) -> None:
    other = postgres_server.create_database()
    assert ask(postgres_url, "CREATE TABLE here (n int)", "SELECT count(*) FROM here") == [0]
    with pytest.raises(ProgrammingError, match="does not exist"):
        ask(postgres_server.url(other), "SELECT count(*) FROM here")
    postgres_server.drop_database(other)


@pytest.mark.parametrize("how", ["stop", "crash"])
def test_postgres_comes_back_with_everything_committed(
    postgres_server: PostgresServer, postgres_url: str, how: str
) -> None:
    ask(postgres_url, "CREATE TABLE kept (n int)", "INSERT INTO kept VALUES (7) RETURNING n")
    getattr(postgres_server, how)()
    with pytest.raises(ConnectionRefusedError):
        ask(postgres_url, "SELECT n FROM kept")
    postgres_server.start()
    assert ask(postgres_url, "SELECT n FROM kept") == [7]


def test_redis_starts_empty_and_forgets(redis_server: RedisServer, redis_url: str) -> None:
    client = redis.Redis.from_url(redis_url)
    assert client.dbsize() == 0
    client.set("a", "1")
    redis_server.restart()
    assert client.get("a") is None
    client.close()


OWNER = """
import time
from tests.services.process import WAIT
from tests.services.redis import RedisServer

server = RedisServer()
server.start()
print(server.process.pid, server.folder, flush=True)
time.sleep(600)
"""


@pytest.mark.usefixtures("redis_server")
def test_servers_end_with_tests_that_are_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", OWNER], stdout=subprocess.PIPE, text=True) as owner:
        assert owner.stdout is not None
        number, folder = owner.stdout.readline().split()
        owner.kill()
    end = time.monotonic() + WAIT
    while Path(f"/proc/{number}").exists() and time.monotonic() < end:
        time.sleep(0.05)
    assert not Path(f"/proc/{number}").exists()
    shutil.rmtree(folder)


def test_a_missing_program_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr("tests.services.install.find", lambda _: None)
    with pytest.raises(Missing, match="as root: apt-get install redis-server"):
        needed("redis-server")


def test_in_ci_a_missing_service_fails_and_elsewhere_it_skips(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="no such thing"):
        absent(Missing("no such thing"))
    monkeypatch.delenv("CI")
    with pytest.raises(pytest.skip.Exception, match="no such thing"):
        absent(Missing("no such thing"))


@pytest.mark.usefixtures("postgres_server", "redis_server")
def test_installing_what_is_there_does_nothing() -> None:
    assert find("postgres") is not None
    assert find("redis-server") is not None
    done = subprocess.run([sys.executable, "-m", "tests.services.install"], capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
