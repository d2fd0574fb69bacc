"""The same stores as in tests/server."""

from tests.server.conftest import server

__all__ = ["server"]
