"""What is found on the shelf: by its time, in lists of tables, and the lines of chat."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from prichal.server.store import shelf as shelf_module
from prichal.tables.messages import Clock, Join, NewTable
from tests.server.inside import inside


def test_a_move_that_the_server_owes_is_found_when_it_is_due(tmp_path: Path) -> None:
    """So another process takes over what a killed one has left."""

    async def test() -> None:
        async with inside(tmp_path) as at:
            person, _ = await at.people.guest("Anna")
            live, _ = await at.seating.open(person, NewTable("shanghaien", ["random", "random"], {}), "127.0.0.1")
            due = live.header.due
            assert due is not None
            assert await at.store.read(lambda shelf: shelf.find_forgotten(due)) == []
            assert await at.store.read(lambda shelf: shelf.find_forgotten(due + 1)) == [live.header.id]
            await at.seating.close(live.header.id, person)
            assert await at.store.read(lambda shelf: shelf.find_forgotten(due + 1)) == []

    asyncio.run(test())


def test_a_clock_that_has_run_out_is_found(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path) as at:
            person, _ = await at.people.guest("Anna")
            wanted = NewTable("shanghaien", ["hot-seat", "hot-seat"], {}, clock=Clock(seconds=600))
            opened, _ = await at.seating.open(person, wanted, "127.0.0.1")
            live = await at.seating.join(opened.header.id, person, Join())
            deadline = live.header.deadline
            assert deadline is not None
            assert await at.store.read(lambda shelf: shelf.find_expired(deadline)) == []
            assert await at.store.read(lambda shelf: shelf.find_expired(deadline + 1)) == [live.header.id]

    asyncio.run(test())


def test_lists_of_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that anybody may join or watch, the latest change first; mine are those at which I sit, and open ones of
    mine."""

    async def test() -> None:
        async with inside(tmp_path) as at:
            anna, boris = [(await at.people.guest(name))[0] for name in ("Anna", "Boris")]
            names: dict[str, str] = {}
            for name, chairs, invited in (
                ("open", ["person", "person"], False),
                ("invited", ["person", "person"], True),
                ("seated", ["person", "person"], False),
                ("left", ["person", "person"], False),
                ("running", ["random", "random"], False),
            ):
                live, _ = await at.seating.open(anna, NewTable("shanghaien", chairs, {}, invited), "")
                names[live.header.id] = name
                if name == "seated":
                    await at.seating.join(live.header.id, boris, Join())
                if name == "left":
                    await at.seating.close(live.header.id, anna)
                await asyncio.sleep(0.002)

            async def listed(kind: str, person: str | None = None, since: int = 0) -> list[str]:
                headers = await at.store.read(lambda shelf: shelf.list_tables(kind, person, since))
                return [names[header.id] for header in headers]

            assert await listed("open") == ["seated", "open"]
            assert await listed("running") == ["running"]
            assert await listed("mine", anna.id) == ["seated", "invited", "open"]
            assert await listed("mine", boris.id) == ["seated"]
            assert await listed("mine", "nobody") == []
            seated = next(table for table, name in names.items() if name == "seated")
            changed = (await at.rooms.look(seated)).header.changed
            assert await listed("open", None, changed) == ["seated"]
            assert await listed("open", None, changed + 1) == []
            monkeypatch.setattr(shelf_module, "LISTED", 1)
            assert await listed("open") == ["seated"]
            counts = await at.store.read(lambda shelf: shelf.count_tables())
            assert counts == {"open": 3, "closed": 1, "running": 1}
            versions = await at.store.read(lambda shelf: shelf.read_versions([seated, "none"]))
            assert versions == {seated: (await at.rooms.look(seated)).header.version}

    asyncio.run(test())


def test_chat_on_the_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with inside(tmp_path) as at:
            person, _ = await at.people.guest("Anna")
            wanted = NewTable("shanghaien", ["person", "person"])
            tables = [(await at.seating.open(person, wanted, ""))[0].header.id for _ in range(2)]
            said = []
            for number in range(6):
                place = tables[number % 2]
                line = await at.store.transact(
                    lambda shelf: shelf.add_chat(place, "Anna", 1, f"Line {number}", number)  # noqa: B023
                )
                said.append(line)
            assert [(line.by, line.text, line.at, line.seat) for line in said[:1]] == [("Anna", "Line 0", 0, 1)]
            assert [line.id for line in said] == sorted({line.id for line in said})
            for after, found in ((0, said[::2]), (said[0].id, said[2::2]), (said[4].id, [])):
                assert await at.store.read(lambda shelf: shelf.read_chat(tables[0], after)) == found  # noqa: B023
            monkeypatch.setattr(shelf_module, "CHAT_SHOWN", 2)
            assert await at.store.read(lambda shelf: shelf.read_chat(tables[0])) == said[2::2]

    asyncio.run(test())


def test_snapshots_on_the_shelf(tmp_path: Path) -> None:
    """Found is a table's latest one that isn't after a ply."""

    async def test() -> None:
        async with inside(tmp_path) as at:
            person, _ = await at.people.guest("Anna")
            wanted = NewTable("shanghaien", ["person", "person"])
            one, other = [(await at.seating.open(person, wanted, ""))[0].header.id for _ in range(2)]
            for table, ply in ((one, 64), (one, 128), (one, 192), (other, 100)):
                await at.store.transact(lambda shelf: shelf.keep_snapshot(table, ply, b"%d" % ply))  # noqa: B023

            async def found(table: str) -> list[tuple[int, bytes] | None]:
                plies = (63, 64, 127, 128, 999)
                return [await at.store.read(lambda shelf: shelf.read_snapshot(table, ply)) for ply in plies]  # noqa: B023

            first, second, third = [(ply, b"%d" % ply) for ply in (64, 128, 192)]
            assert await found(one) == [None, first, first, second, third]
            await at.store.transact(lambda shelf: shelf.drop_snapshots(one))
            assert await found(one) == [None] * 5
            assert await found(other) == [None, None, (100, b"100"), (100, b"100"), (100, b"100")]

    asyncio.run(test())
