"""Tables that were begun under other rules, when they are read again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from prichal import games
from prichal.kernel.state import State
from prichal.tables import rooms as rooms_module
from prichal.tables.kept import Chair, Header, LogLine
from prichal.tables.live_table import LiveTable
from prichal.tables.ports import Conflict
from prichal.tables.rooms import read_live
from tests.server.rooms import House, run


class Pages:
    """A shelf with one table on it."""

    def __init__(self, header: Header, lines: list[LogLine]) -> None:
        self.header = header
        self.lines = lines
        self.done: list[str] = []

    def read_header(self, table: str) -> Header | None:
        return self.header if table == self.header.id else None

    def read_chairs(self, tables: list[str]) -> dict[str, list[Chair]]:
        chairs = [Chair(tables[0], seat, "hot-seat", "anna", None, "Anna", "", False) for seat in (0, 1)]
        return {tables[0]: chairs}

    def read_lines(self, table: str, after: int, upto: int) -> list[LogLine]:
        return [line for line in self.lines if after < line.number <= upto]

    def read_snapshot(self, table: str, upto: int) -> None:
        return None


@pytest.mark.parametrize("status", ["open", "running", "finished", "closed"])
@pytest.mark.parametrize("fits", [True, False])
def test_a_table_of_other_rules(tmp_path: Path, status: Any, fits: bool) -> None:  # every status
    """Its log is played again: it goes on under today's rules, or is closed if it wasn't over."""

    async def test(house: House) -> None:
        live = await house.at.rooms.look(house.table)
        lines = await house.at.store.read(lambda shelf: shelf.read_lines(house.table, 0, live.header.ply))
        if not fits and status != "closed":
            lines[-1].action = "nonsense"
        game = games.find("shanghaien")
        old = replace(live.header, rules=game.edition + 1, status=status, version=7, deadline=5, due=6, changed=8)
        pages: Any = Pages(old, lines)
        assert read_live(pages, "other") is None
        found = read_live(pages, house.table)
        if status == "closed":
            assert isinstance(found, LiveTable) and found.header is old
            return
        assert isinstance(found, Header)
        assert (found.version, found.rules) == (8, game.edition if fits else game.edition + 1)
        assert found.changed > 8
        if fits or status == "finished":
            assert (found.status, found.ending, found.deadline, found.due) == (status, "", 5, 6)
            assert found.actors == live.header.actors
        else:
            assert found.status == "closed" and found.ending.startswith("rules: ")
            assert (found.actors, found.deadline, found.due) == ([], None, None)

    run(tmp_path, test)


def test_a_table_of_todays_rules_is_as_it_was(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live = await house.at.rooms.look(house.table)
        lines = await house.at.store.read(lambda shelf: shelf.read_lines(house.table, 0, live.header.ply))
        pages: Any = Pages(live.header, lines)
        found = read_live(pages, house.table)
        assert isinstance(found, LiveTable)
        assert (found.header, len(found.chairs), found.asked) == (live.header, 2, live.asked)
        assert isinstance(found.state, State)
        assert [line.number for line in found.recent] == [line.number for line in lines]

    run(tmp_path, test)


def test_conflicts_of_renewing_are_settled_by_reading_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process has brought the table to today's rules first."""

    async def test(house: House) -> None:
        live = await house.at.rooms.look(house.table)
        found = [replace(live.header), live]
        monkeypatch.setattr(rooms_module, "read_live", lambda *_: found.pop(0))

        def first(*_: object) -> None:
            raise Conflict

        monkeypatch.setattr(rooms_module, "renew", first)
        assert await house.rooms.look(house.table) is live
        assert found == []

    run(tmp_path, test)
