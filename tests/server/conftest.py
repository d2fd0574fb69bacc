"""Servers on every store that a host can choose."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import Running
from tests.services.postgres import PostgresServer
from tests.services.redis import RedisServer

STORES = ["sqlite", "postgresql", "postgresql, redis, 2 processes"]


@pytest.fixture(scope="session", params=STORES)
def server(request: pytest.FixtureRequest) -> Iterator[Running]:
    """A server for many tests: each brings its own people and tables."""
    if request.param == "sqlite":
        yield request.getfixturevalue("sqlite_server")
        return
    postgres: PostgresServer = request.getfixturevalue("postgres_server")
    name = postgres.create_database()
    if "redis" in request.param:
        redis: RedisServer = request.getfixturevalue("redis_server")
        server = Running(postgres.url(name), redis.url, 2)
    else:
        server = Running(postgres.url(name))
    server.start()
    yield server
    server.remove()
