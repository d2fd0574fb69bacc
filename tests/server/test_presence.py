"""Who is known to be at a table, here and by what other processes say."""

from __future__ import annotations

import asyncio
from pathlib import Path

from prichal.tables.messages import Join, NewTable
from prichal.tables.room import Encoded, Listening, Room
from tests.server.inside import inside

LONG = 1e9  # longer than this machine has been running


def test_somebody_who_was_with_another_process_until_now_has_just_gone() -> None:
    """Nobody's seat can be handed over for an absence that was none."""
    room = Room("0123456789abcdef")
    room.told_since -= LONG
    room.told_by("another", [1], 0)
    assert room.absent_for(1) == 0.0
    assert room.absent_for(0) >= LONG
    room.told_by("another", [], 0)
    assert 1 not in room.present()
    assert room.absent_for(1) < LONG


def test_what_another_process_says_is_news_once() -> None:
    room = Room("0123456789abcdef")
    said = [([1], 0), ([1], 0), ([1], 2), ([], 2), ([], 2), ([], 0)]
    assert [room.told_by("another", *one) for one in said] == [True, False, True, True, False, True]
    assert room.told_by("third", [], 0)


def test_those_with_a_silent_process_are_forgotten() -> None:
    room = Room("0123456789abcdef")
    room.told_since -= LONG
    room.told_by("empty", [], 0)
    room.told_by("another", [1], 2)
    assert (sorted(room.present()), room.watching()) == ([1], 2)
    assert not room.forget_silent(LONG)
    assert sorted(room.present()) == [1]
    assert room.forget_silent(-1.0)
    assert (sorted(room.present()), room.watching(), len(room.elsewhere)) == ([], 0, 0)
    assert room.absent_for(1) < LONG <= room.absent_for(0)
    room.told_by("empty", [], 0)
    assert not room.forget_silent(-1.0)  # that was nobody


def test_alone_again_nobody_is_elsewhere() -> None:
    room = Room("0123456789abcdef")
    room.told_by("another", [1], 2)
    assert (sorted(room.present()), room.watching()) == ([1], 2)
    room.alone_again()
    assert (sorted(room.present()), room.watching()) == ([], 0)


def test_who_comes_and_goes_here(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path) as at:
            people = [(await at.people.guest(name))[0] for name in ("Anna", "Boris")]
            live, _ = await at.seating.open(people[0], NewTable("shanghaien", ["person"] * 2, {}), "127.0.0.1")
            for person in people:
                live = await at.seating.join(live.header.id, person, Join())
            table = live.header.id
            room = at.rooms.room(table)
            room.told_since -= LONG
            anna, boris, spectator = Listening(people[0].id, 0), Listening(people[1].id, 1), Listening(None, -1)
            for listener, present in ((anna, {0}), (boris, {0, 1}), (spectator, {0, 1})):
                room.arrive(listener)
                assert room.present() == present
                assert room.present() is room.present()  # found once
            assert (room.watching_here(), room.absent_for(0)) == (1, 0.0)
            assert [at.rooms.gallery(table, viewer) for viewer in (-2, -1, 0, 1)] == [2, 2, 0, 0]
            room.depart(anna)
            assert room.present() == {1}
            assert 0.0 < room.absent_for(0) < LONG
            room.told_by("another", [], 3)
            assert (room.watching_here(), room.watching(), at.rooms.gallery(table, -2)) == (1, 4, 5)

    asyncio.run(test())


def test_before_a_table_is_read_nobody_is_present(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path) as at:
            person, _ = await at.people.guest("Anna")
            live, _ = await at.seating.open(person, NewTable("shanghaien", ["person"] * 2, {}), "127.0.0.1")
            live.chairs[1].person = person.id
            room = Room(live.header.id)
            room.arrive(Listening(person.id, 1))
            assert room.present() == frozenset()
            room.live = live
            assert room.present() == {1}

    asyncio.run(test())


def test_updates_are_kept_as_long_as_nothing_changes(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path) as at:
            person, _ = await at.people.guest("Anna")
            opened, _ = await at.seating.open(person, NewTable("shanghaien", ["hot-seat"] * 2, {}), "127.0.0.1")
            live = await at.seating.join(opened.header.id, person, Join())
            room = at.rooms.room(live.header.id)
            key = (0, 0, person.id, False)
            room.encoded(live)[key] = Encoded(1, 1, b"")
            assert key in room.encoded(live)
            listener = Listening(person.id, 0)
            room.arrive(listener)
            assert key not in room.encoded(live)
            room.encoded(live)[key] = Encoded(1, 1, b"")
            room.depart(listener)
            assert key not in room.encoded(live)

    asyncio.run(test())
