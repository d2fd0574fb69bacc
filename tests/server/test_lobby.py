"""How long the lobby lists a table at which nothing happens."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from prichal.server.settings import Limits, Settings
from prichal.server.web.routes import tables as tables_module
from prichal.tables.messages import NewTable
from tests.server.inside import inside

HOUR = 3_600_000


@pytest.mark.parametrize(
    ("hours", "later", "listed"), [(3, 3 * HOUR, True), (3, 3 * HOUR + 1, False), (0, 9000 * HOUR, True)]
)
def test_a_table_is_listed_for_so_many_hours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hours: int, later: int, listed: bool
) -> None:
    async def test() -> None:
        async with inside(tmp_path) as at:
            anna, _ = await at.people.guest("Anna")
            live, _ = await at.seating.open(anna, NewTable("shanghaien", ["person", "person"]), "")
            at.settings = Settings(limits=Limits(lobby_hours=hours))
            monkeypatch.setattr(tables_module, "now", lambda: live.header.changed + later)
            state = SimpleNamespace(services=at)
            request: Any = SimpleNamespace(headers={}, cookies={}, app=SimpleNamespace(state=state))
            found = await tables_module.lobby.fn(request)
            assert [table.id for table in found.tables] == ([live.header.id] if listed else [])

    asyncio.run(test())
