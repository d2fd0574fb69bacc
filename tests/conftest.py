"""Fixtures for all tests."""

from hypothesis import HealthCheck, settings

from tests.server.fixtures import sqlite_server
from tests.services.fixtures import postgres_server, postgres_url, redis_server, redis_url

__all__ = ["postgres_server", "postgres_url", "redis_server", "redis_url", "sqlite_server"]

# How fast examples are made, and how fast they run, says nothing about the code: the machine may have other work.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")
