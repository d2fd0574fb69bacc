"""A server for all tests that don't care which store it has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.server.running import Running


@pytest.fixture(scope="session")
def sqlite_server() -> Iterator[Running]:
    from tests.server.running import Running  # not before: the engine's tests need nothing of the server's

    server = Running()
    server.start()
    yield server
    server.remove()
