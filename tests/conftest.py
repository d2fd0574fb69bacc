"""Fixtures for all tests."""

from collections import Counter

import pytest
from hypothesis import HealthCheck, settings

from tests.server.fixtures import sqlite_server
from tests.services.fixtures import postgres_server, postgres_url, redis_server, redis_url

__all__ = ["postgres_server", "postgres_url", "redis_server", "redis_url", "sqlite_server"]

# How fast examples are made, and how fast they run, says nothing about the code: the machine may have other work.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Where the time went, by folder: what all its tests took together, on however many cores."""
    spent: Counter[str] = Counter()
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                spent["/".join(report.nodeid.split("/")[:2]).partition("::")[0]] += round(report.duration * 1000)
    longest = [(folder, seconds // 1000) for folder, seconds in spent.most_common(12) if seconds > 5000]
    if len(spent) > 1 and longest:
        terminalreporter.write_line(", ".join(f"{folder} {seconds} s" for folder, seconds in longest))
