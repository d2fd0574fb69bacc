"""A server for all tests that don't care which store it has."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import Running


@pytest.fixture(scope="session")
def sqlite_server() -> Iterator[Running]:
    server = Running()
    server.start()
    yield server
    server.remove()
