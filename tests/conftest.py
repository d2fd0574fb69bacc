"""Fixtures for all tests."""

from tests.server.fixtures import sqlite_server
from tests.services.fixtures import postgres_server, postgres_url, redis_server, redis_url

__all__ = ["postgres_server", "postgres_url", "redis_server", "redis_url", "sqlite_server"]
