"""Rooms one by one: what they remember, whom they tell, and when they read a table again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from prichal.server.store.shelf import SqlShelf
from prichal.tables import rooms as rooms_module
from prichal.tables.draft import Draft
from prichal.tables.live_table import LiveTable
from prichal.tables.refusals import Refused
from prichal.tables.room import Listening, Nudge
from prichal.tables.rooms import TRIES
from tests.server.rooms import House, run


def test_rooms_that_were_used_longest_ago_are_forgotten_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """But none in which somebody is, or in which something is being done."""
    monkeypatch.setattr(rooms_module, "IDLE_ROOMS", 3)

    async def test(house: House) -> None:
        rooms = house.rooms
        for name in ("a", "b", "c"):
            rooms.room(name)
        assert [*rooms.rooms] == ["a", "b", "c"]
        assert rooms.room("a") is rooms.rooms["a"]
        rooms.room("d")
        assert [*rooms.rooms] == ["c", "a", "d"]
        rooms.room("c").arrive(Listening(None, 0))
        async with rooms.room("a").lock:
            rooms.room("e")
            rooms.room("f")
            assert [*rooms.rooms] == ["c", "a", "f"]
        rooms.room("g")
        assert [*rooms.rooms] == ["c", "f", "g"]

    run(tmp_path, test)


def test_the_other_processes_are_told_what_they_need(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        rooms, post = house.rooms, house.post
        live = await rooms.change(house.table, house.note)
        assert post.take() == []  # whoever asked is answered first
        await asyncio.sleep(0)
        assert post.take() == [Nudge(rooms.process, version=live.header.version)]
        room, listener = await house.enter()
        assert post.take() == [Nudge(rooms.process, who=True)]
        _, other = await house.enter("", -2)
        assert post.take() == [] and post.collected == [house.table]
        rooms._greet(room)
        assert post.take() == [Nudge(rooms.process, present=[0, 1], watching=1)]
        await rooms.add_chat(house.table, "Anna", 0, "Ahoy")
        (said,) = post.take()
        assert said.version == live.header.version and said.said is not None
        assert (said.said.by, said.said.seat, said.said.text) == ("Anna", 0, "Ahoy")
        assert listener.said == other.said == [said.said]
        rooms.alone = True
        rooms.tell(house.table, Nudge("", who=True))
        assert post.take() == []

    run(tmp_path, test)


def test_a_change_that_others_made_meanwhile_is_tried_again(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        rooms = house.rooms
        tried = 0

        async def prepare(live: LiveTable) -> Draft | None:
            nonlocal tried
            tried += 1
            if tried < TRIES:
                await house.at.rooms.change(house.table, house.note)
            return Draft(live)

        before = (await rooms.look(house.table)).header.version
        live = await rooms.change(house.table, prepare)
        assert (tried, live.header.version) == (TRIES, before + TRIES)
        tried = -1
        with pytest.raises(Refused, match="too busy"):
            await rooms.change(house.table, prepare)
        assert tried == TRIES - 1

        async def nothing(_: LiveTable) -> None:
            return None

        version = (await rooms.change(house.table, nothing)).header.version
        assert version == (await house.at.rooms.look(house.table)).header.version

    run(tmp_path, test)


def test_memory_is_asked_where_every_change_is_heard_of(tmp_path: Path) -> None:
    """Alone, or with somebody there; else the store is."""

    async def test(house: House) -> None:
        rooms = house.rooms
        read = await rooms.look(house.table)
        assert await rooms.look(house.table) is read
        await house.at.rooms.change(house.table, house.note)
        newer = await rooms.look(house.table)
        assert newer.header.version == read.header.version + 1
        rooms.alone = True
        await house.at.rooms.change(house.table, house.note)
        assert await rooms.look(house.table) is newer
        rooms.room(house.table).stale = True
        assert (await rooms.look(house.table)).header.version == read.header.version + 2
        rooms.alone = False
        room, _ = await house.enter()
        there = await rooms.look(house.table)
        await house.at.rooms.change(house.table, house.note)
        assert await rooms.look(house.table) is there and not room.stale
        await rooms.check_versions()
        assert (await rooms.look(house.table)).header.version == there.header.version + 1

    run(tmp_path, test)


def test_alone_nobody_asks_the_store_for_versions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> None:
        def read_versions(*_: object) -> None:
            raise AssertionError("nobody else changes anything")

        house.rooms.alone = True
        live = await house.rooms.look(house.table)
        version = live.header.version
        with monkeypatch.context() as patched:
            patched.setattr(SqlShelf, "read_versions", read_versions)
            assert (await house.rooms.change(house.table, house.note)).header.version == version + 1

    run(tmp_path, test)


def test_unknown_tables_leave_no_room(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        before = [*house.rooms.rooms]
        with pytest.raises(Refused, match="no such table"):
            await house.rooms.look("unknown")
        assert await house.rooms.read_chat("unknown") == []
        assert [*house.rooms.rooms] == before

    run(tmp_path, test)


def test_a_table_that_could_not_be_read_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> None:
        room, _ = await house.enter()
        version = (await house.at.rooms.change(house.table, house.note)).header.version
        room.stale = True

        async def fails(_: str) -> LiveTable:
            raise OSError("away")

        with monkeypatch.context() as away:
            away.setattr(house.rooms, "_load", fails)
            with pytest.raises(OSError, match="away"):
                await house.rooms.look(house.table)
        assert (await house.rooms.look(house.table)).header.version == version

    run(tmp_path, test)


def test_a_table_that_was_changed_behind_the_back_of_its_room(tmp_path: Path) -> None:
    """It is read again at once, and everybody is told."""

    async def test(house: House) -> None:
        rooms = house.rooms
        _, listener = await house.enter()
        version = (await house.at.rooms.change(house.table, house.note)).header.version
        told: list[int] = []
        rooms.changed = lambda live: told.append(live.header.version)
        house.post.take()
        listener.wake.clear()
        await rooms.reread(house.table)
        assert (await rooms.look(house.table)).header.version == version and told == [version]
        assert listener.wake.is_set() and house.post.take() == [Nudge(rooms.process, version=version)]

    run(tmp_path, test)


@pytest.mark.parametrize("alone", [False, True])
def test_versions_are_looked_at_where_somebody_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, alone: bool) -> None:
    async def test(house: House) -> None:
        rooms = house.rooms
        asked = 0

        async def read(_: Any) -> dict[str, int]:  # whatever is to be found
            nonlocal asked
            asked += 1
            return {}

        with monkeypatch.context() as counting:
            counting.setattr(house.at.store, "read", read)
            await rooms.check_versions()
        await rooms.look(house.table)
        with monkeypatch.context() as counting:
            counting.setattr(house.at.store, "read", read)
            await rooms.check_versions()
            rooms.room("empty").arrive(Listening(None, 0))
            await rooms.check_versions()
        assert asked == 0
        await house.enter()
        rooms.alone = alone
        with monkeypatch.context() as counting:
            counting.setattr(house.at.store, "read", read)
            await rooms.check_versions()
        assert asked == (0 if alone else 1)

    run(tmp_path, test)


@pytest.mark.parametrize(("known", "heard", "behind"), [(None, 0, True), (5, 4, False), (5, 5, False), (5, 6, True)])
def test_a_version_that_is_heard_of(tmp_path: Path, known: int | None, heard: int, behind: bool) -> None:
    async def test(house: House) -> None:
        room = house.rooms.room(house.table)
        if known is not None:
            live = await house.rooms.look(house.table)
            live.header = replace(live.header, version=known)
        assert house.rooms.notice(room, heard) == behind == room.stale
        room.stale = True
        house.rooms.notice(room, heard)
        assert room.stale

    run(tmp_path, test)
