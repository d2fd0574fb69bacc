"""The services as pytest fixtures. Each test process has servers of its own, started when a test first asks."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING, NoReturn

import pytest

from tests.services.install import Missing
from tests.services.postgres import PostgresServer

if TYPE_CHECKING:
    from tests.services.redis import RedisServer


def absent(reason: Missing) -> NoReturn:
    """In CI a missing service is a failure; elsewhere its tests are skipped."""
    if os.environ.get("CI") == "true":
        pytest.fail(str(reason))
    pytest.skip(str(reason))


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """PostgreSQL itself, for tests that stop, start, restart or crash it."""
    try:
        server = PostgresServer()
    except Missing as reason:
        absent(reason)
    server.start()
    yield server
    server.remove()


@pytest.fixture
def postgres_url(postgres_server: PostgresServer) -> Iterator[str]:
    """A fresh, empty database, for SQLAlchemy with asyncpg."""
    if not postgres_server.running:
        postgres_server.start()
    name = postgres_server.create_database()
    yield postgres_server.url(name)
    if not postgres_server.running:
        postgres_server.start()
    postgres_server.drop_database(name)


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RedisServer]:
    """Redis itself, for tests that stop, start, restart or crash it."""
    from tests.services.redis import RedisServer  # not before: the engine's tests need nothing of the server's

    try:
        server = RedisServer()
    except Missing as reason:
        absent(reason)
    server.start()
    yield server
    server.remove()


@pytest.fixture
def redis_url(redis_server: RedisServer) -> str:
    """An empty Redis."""
    if not redis_server.running:
        redis_server.start()
    redis_server.clear()
    return redis_server.url
