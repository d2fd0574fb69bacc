"""Rooms one by one: what they remember, whom they tell, and what they make of what they are told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

from prichal import games
from prichal.kernel.state import State
from prichal.server.services import Services
from prichal.tables import room as room_module
from prichal.tables import rooms as rooms_module
from prichal.tables.draft import Draft
from prichal.tables.kept import Chair, Header, LogLine
from prichal.tables.live_table import LiveTable
from prichal.tables.messages import Join, NewTable, Person, Said
from prichal.tables.ports import Conflict
from prichal.tables.refusals import Refused
from prichal.tables.room import Listening, Nudge, Room
from prichal.tables.rooms import BEAT, GREETING, SILENCE, TRIES, Rooms, read_live
from tests.server.inside import inside

AHOY = Said(3, "Anna", "Ahoy", 0)


class Sent:
    """A post that keeps what is sent; nobody answers."""

    def __init__(self) -> None:
        self.nudges: list[Nudge] = []
        self.collected: list[str] = []
        self.letters: asyncio.Queue[bytes] = asyncio.Queue()

    def send(self, table: str, nudge: bytes) -> None:
        self.nudges.append(json.decode(nudge, type=Nudge))

    async def collect(self, table: str) -> AsyncIterator[bytes]:
        self.collected.append(table)
        return self.hear()

    async def hear(self) -> AsyncIterator[bytes]:
        while True:
            yield await self.letters.get()

    def take(self) -> list[Nudge]:
        taken, self.nudges = self.nudges, []
        return taken


class House:
    """Rooms of one of several processes, with one running table."""

    def __init__(self, at: Services, person: Person, live: LiveTable) -> None:
        self.at = at
        self.person = person
        self.post = Sent()
        self.rooms = Rooms(at.store, self.post, alone=False)
        self.table = live.header.id

    async def enter(self, person: str | None = None, viewer: int = 0) -> tuple[Room, Listening]:
        listener = Listening(self.person.id if person is None else person, viewer)
        room = await self.rooms.enter(self.table, listener)
        return room, listener

    async def note(self, live: LiveTable) -> Draft | None:
        return Draft(live)


def run(folder: Path, test: Callable[[House], Awaitable[None]]) -> None:
    async def around() -> None:
        async with inside(folder) as at:
            person, _ = await at.people.guest("Anna")
            opened, _ = await at.seating.open(person, NewTable("shanghaien", ["hot-seat", "hot-seat"]), "")
            house = House(at, person, await at.seating.join(opened.header.id, person, Join()))
            try:
                await test(house)
            finally:
                for room in house.rooms.rooms.values():
                    if room.task is not None:
                        room.task.cancel()

    asyncio.run(around())


class Hours:
    """Instead of the module `time`: passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


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


def test_greetings_come_at_once_and_then_a_few_in_a_second(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        loop = asyncio.get_running_loop()
        room, listener = await house.enter()
        first = room.greeting
        assert first is not None and first.when() <= loop.time() + 0.1
        house.rooms.greet(room)
        assert room.greeting is first
        house.post.take()
        listener.presence_changed = False
        listener.wake.clear()
        before = loop.time()
        house.rooms._greet(room)
        assert room.greeting is None and before <= room.greeted <= loop.time()
        assert listener.presence_changed and listener.wake.is_set()
        assert len(house.post.take()) == 1 and not room.untold
        room.greeted = loop.time() - 0.1
        house.rooms.greet(room, told=False)
        again = room.greeting
        assert again is not None and GREETING - 0.2 < again.when() - loop.time() <= GREETING - 0.1
        assert not room.untold
        house.rooms._greet(room)
        assert house.post.take() == []
        house.rooms.greet(room)
        house.rooms.greet(room, told=False)
        assert room.untold  # the others are told all the same

    run(tmp_path, test)


def test_who_is_here_is_said_again_and_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hours = Hours()
    for module in (room_module, rooms_module):
        monkeypatch.setattr(module, "time", hours)

    async def test(house: House) -> None:
        room, _ = await house.enter()
        house.rooms.room("empty")
        house.rooms.tell_presence(room)
        told = Nudge(house.rooms.process, present=[0, 1], watching=0)
        assert house.post.take()[-1] == told and room.told_at == hours.now
        for passed, nudges in ((BEAT, []), (1.0, [told]), (BEAT, []), (1.0, [told])):
            hours.now += passed
            house.rooms.keep_in_touch()
            assert house.post.take() == nudges
        room.told_by("another", [], 3)
        house.rooms._greet(room)
        house.post.take()
        hours.now += SILENCE
        house.rooms.keep_in_touch()
        assert room.watching() == 3 and room.greeting is None
        hours.now += 1.0
        house.rooms.keep_in_touch()
        assert room.watching() == 0 and room.greeting is not None and not room.untold

    run(tmp_path, test)


def test_what_rooms_make_of_what_they_are_told(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        rooms, post = house.rooms, house.post
        room, listener = await house.enter()
        live = await rooms.look(house.table)
        rooms._greet(room)
        post.take()

        async def hear(nudge: Nudge) -> list[Nudge]:
            listener.wake.clear()
            await rooms._heed(room, nudge)
            return post.take()

        mine = Nudge(rooms.process, present=[0, 1], watching=0)
        assert await hear(Nudge("another", who=True)) == [mine]
        assert await hear(Nudge("another")) == [] and not listener.wake.is_set() and room.greeting is None
        assert await hear(Nudge("another", said=AHOY, version=live.header.version)) == []
        assert listener.said == [AHOY] and listener.wake.is_set() and not room.stale
        assert await hear(Nudge("another", present=[], watching=2)) == []
        assert room.watching() == 2 and room.greeting is not None and not room.untold
        rooms._greet(room)
        assert await hear(Nudge("another", present=[], watching=2)) == [] and room.greeting is None
        assert await hear(Nudge("another", version=live.header.version)) == [] and room.live is live
        await house.at.rooms.change(house.table, house.note)
        assert await hear(Nudge("another", version=live.header.version + 1)) == []
        assert room.live is not None and room.live.header.version == live.header.version + 1
        assert listener.wake.is_set() and not room.stale
        for process in (rooms.process, "another"):  # one's own words come back
            await post.letters.put(json.encode(Nudge(process, who=True)))
        await asyncio.sleep(0.05)
        assert post.take() == [mine]

    run(tmp_path, test)


def test_the_last_one_to_leave_ends_the_listening(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        room, first = await house.enter()
        _, second = await house.enter("", -2)
        room.told_by("another", [], 3)
        task = room.task
        assert task is not None
        house.rooms.leave(room, first)
        assert room.task is task and room.watching() == 4
        house.rooms.leave(room, second)
        await asyncio.gather(task, return_exceptions=True)
        assert room.task is None and task.cancelled() and room.watching() == 0
        assert await house.rooms.absence(house.table, 0) == 0.0  # not known here
        room.told_since -= 50.0
        room._seen.clear()
        assert await house.rooms.absence(house.table, 0) == 0.0
        house.rooms.alone = True
        assert await house.rooms.absence(house.table, 0) >= 50.0
        _, third = await house.enter()
        assert room.task is None
        house.rooms.leave(room, third)

    run(tmp_path, test)


def test_a_late_start_is_no_absence(tmp_path: Path) -> None:
    """Whoever comes to a table doesn't know for how long the others have been away."""

    async def test(house: House) -> None:
        room = house.rooms.room(house.table)
        room.told_since -= 1000.0
        await house.enter("", -2)
        assert await house.rooms.absence(house.table, 0) < 100.0

    run(tmp_path, test)


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
