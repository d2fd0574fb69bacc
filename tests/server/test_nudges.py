"""What the rooms of several processes tell each other, and what they make of it: who is here, and what was said."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec import json

from prichal.tables import room as room_module
from prichal.tables import rooms as rooms_module
from prichal.tables.messages import Said
from prichal.tables.room import Nudge
from prichal.tables.rooms import BEAT, GREETING, SILENCE
from tests.server.rooms import House, run

AHOY = Said(3, "Anna", "Ahoy", 0)


class Hours:
    """Instead of the module `time`: passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


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
