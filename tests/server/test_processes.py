"""Several processes at one table, in the process of the test: what one of them did, the others must show.

Each has rooms of its own over the same database. Nudges between them may be lost.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from prichal.server.services import Services
from prichal.server.settings import Settings
from prichal.server.store.migrate import migrate
from prichal.tables import room as room_module
from prichal.tables import rooms
from prichal.tables.live_table import LiveTable
from prichal.tables.messages import Join, Move, NewTable, Person, Said, Say
from prichal.tables.playing import Stale
from prichal.tables.refusals import Refused
from prichal.tables.room import Listening, Room

WATCHING = -2
Processes = tuple[Services, Services]


@asynccontextmanager
async def two_processes(folder: Path, lost: bool) -> AsyncIterator[Processes]:
    """Two that share a database; their nudges are lost or arrive."""
    url = f"sqlite:///{folder}/prichal.db"
    await migrate(url)
    async with AsyncExitStack() as stack:
        shared = await stack.enter_async_context(channels())
        found = []
        for _ in range(2):
            own = await stack.enter_async_context(channels()) if lost else shared
            services = Services(Settings(database_url=url), own)
            services.rooms.alone = False
            services.rooms.changed = lambda _: None
            await services.database.start()
            stack.push_async_callback(services.database.stop)
            stack.push_async_callback(hush, services)
            found.append(services)
        yield found[0], found[1]


async def hush(services: Services) -> None:
    """Nudges that are still on their way find nobody."""
    tasks = [room.task for room in services.rooms.rooms.values() if room.task is not None]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def channels() -> ChannelsPlugin:
    return ChannelsPlugin(MemoryChannelsBackend(), arbitrary_channels_allowed=True)


async def opened(at: Services) -> tuple[Person, LiveTable]:
    """A running game of two at one device."""
    person, _ = await at.people.guest("Anna")
    table, _ = await at.seating.open(person, NewTable("shanghaien", ["hot-seat", "hot-seat"], {}), "127.0.0.1")
    return person, await at.seating.join(table.header.id, person, Join())


async def entered(at: Services, live: LiveTable, person: Person, viewer: int) -> tuple[Room, Listening]:
    """Somebody connects, and has heard everything so far."""
    room, listener = await at.conversation.enter(live.header.id, person, viewer)
    await until(lambda: room.greeting is None)
    listener.wake.clear()
    return room, listener


async def until(fulfilled: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not fulfilled():
            await asyncio.sleep(0.01)


def move_of(live: LiveTable) -> Move:
    seat = live.header.actors[0]
    return Move(seat, live.header.ply, live.game.prompt(live.state, seat).options[0].action)


def run(folder: Path, lost: bool, test: Callable[[Services, Services], Awaitable[None]]) -> None:
    async def around() -> None:
        async with two_processes(folder, lost) as (one, other):
            await test(one, other)

    asyncio.run(around())


def test_listeners_hear_of_a_change_that_somebody_elses_question_brought_up(tmp_path: Path) -> None:
    """No nudge came. A late click makes the process read the table again, and is refused: the others must see it."""

    async def test(one: Services, other: Services) -> None:
        person, live = await opened(one)
        room, listener = await entered(other, live, person, WATCHING)
        move = move_of(live)
        version = (await one.playing.move(live.header.id, person.id, move)).header.version
        with pytest.raises(Stale):
            await other.playing.move(live.header.id, person.id, move)
        assert room.live is not None
        assert room.live.header.version == version
        assert listener.wake.is_set()
        other.rooms.leave(room, listener)

    run(tmp_path, True, test)


@pytest.mark.parametrize("lost", [False, True])
def test_listeners_hear_of_a_change_in_another_process(tmp_path: Path, lost: bool) -> None:
    """By its nudge, or by the next look at the versions."""

    async def test(one: Services, other: Services) -> None:
        person, live = await opened(one)
        room, listener = await entered(other, live, person, WATCHING)
        await one.playing.move(live.header.id, person.id, move_of(live))
        if lost:
            await other.rooms.check_versions()
        await until(listener.wake.is_set)
        assert room.live is not None
        assert room.live.header.version == live.header.version
        other.rooms.leave(room, listener)

    run(tmp_path, lost, test)


def test_a_change_while_the_table_is_being_read_is_not_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other process moves after the lines were read and before they are there: the next look must read again."""

    async def test(one: Services, other: Services) -> None:
        person, live = await opened(one)
        room, listener = await entered(other, live, person, WATCHING)
        load = other.rooms._load

        async def slowly(table: str) -> LiveTable:
            found = await load(table)
            await one.playing.move(table, person.id, move_of(live))
            room.stale = True  # what a nudge does that comes now
            return found

        monkeypatch.setattr(other.rooms, "_load", slowly)
        room.stale = True
        read = await other.rooms.look(live.header.id)
        monkeypatch.setattr(other.rooms, "_load", load)
        assert read.header.version < live.header.version
        assert (await other.rooms.look(live.header.id)).header.version == live.header.version
        other.rooms.leave(room, listener)

    run(tmp_path, True, test)


def test_a_table_that_could_not_be_read_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(one: Services, other: Services) -> None:
        person, live = await opened(one)
        room, listener = await entered(other, live, person, WATCHING)
        await one.playing.move(live.header.id, person.id, move_of(live))

        async def fails(table: str) -> LiveTable:
            raise OSError(f"no way to {table}")

        with monkeypatch.context() as broken:
            broken.setattr(other.rooms, "_load", fails)
            room.stale = True
            with pytest.raises(OSError, match="no way"):
                await other.rooms.look(live.header.id)
        assert (await other.rooms.look(live.header.id)).header.version == live.header.version
        other.rooms.leave(room, listener)

    run(tmp_path, True, test)


@pytest.mark.parametrize("said", ["here", "there", "unheard"])
def test_whoever_left_in_another_process_hears_nothing_that_was_said_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: str
) -> None:
    """The word that they left is lost: the process where they listen still has them at the table. Others go on
    talking, here, or there with a word about it, or without one."""

    async def test(one: Services, other: Services) -> None:
        people = [(await one.people.guest(name))[0] for name in ("Anna", "Boris", "Vera")]
        anna, _, vera = people
        new = NewTable("madame_ching", ["person"] * 3, {}, spectators=False)
        table = (await one.seating.open(anna, new, "127.0.0.1"))[0].header.id
        for person in people:
            await one.seating.join(table, person, Join())
        room, listener = await other.conversation.enter(table, vera, 2)
        monkeypatch.setattr(one.rooms, "announce", lambda *_: None)  # nobody is told that Vera left
        await one.seating.leave(table, vera)
        assert (await other.conversation.check_viewer(table, vera, 2))[1] == 2
        await (other if said == "here" else one).conversation.say(table, anna, Say("among ourselves"))
        if said == "unheard":
            with pytest.raises(Refused, match="without spectators"):
                await other.looking.chat(table, vera)
        else:
            await until(lambda: bool(listener.said))
        with pytest.raises(Refused, match="seat 2 isn't yours"):
            await other.conversation.check_viewer(table, vera, 2)
        other.rooms.leave(room, listener)

    run(tmp_path, said != "there", test)


class Hours:
    """Instead of the module `time`: passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


def test_who_was_with_a_killed_process_is_gone_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A living one says again and again who is with it; nobody is told twice what they know."""
    hours = Hours()
    for module in (room_module, rooms):
        monkeypatch.setattr(module, "time", hours)

    async def test(one: Services, other: Services) -> None:
        person, live = await opened(one)
        stranger, _ = await one.people.guest("Boris")
        room, listener = await entered(one, live, stranger, WATCHING)
        there, _ = await entered(other, live, person, 0)
        await until(lambda: room.present() == {0, 1} and room.greeting is None)
        listener.presence_changed = False
        for _ in range(5):
            hours.now += rooms.BEAT + 1
            other.rooms.keep_in_touch()
            await until(lambda: [said.moment for said in room.elsewhere.values()] == [hours.now])
            one.rooms.keep_in_touch()
        assert room.present() == {0, 1}
        assert not listener.presence_changed and room.greeting is None
        assert there.task is not None
        there.task.cancel()  # killed: it takes no leave
        hours.now += rooms.SILENCE + 1
        one.rooms.keep_in_touch()
        assert room.present() == set()
        await until(lambda: listener.presence_changed)
        assert room.watching() == 1
        assert room.absent_for(0) == 0.0  # they count as gone from now on
        hours.now += 5
        assert room.absent_for(0) == 5.0
        one.rooms.leave(room, listener)

    run(tmp_path, False, test)


def test_whoever_comes_to_another_process_hears_who_was_there_before(tmp_path: Path) -> None:
    async def test(one: Services, other: Services) -> None:
        person, live = await opened(one)
        room, listener = await entered(one, live, person, 0)
        stranger, _ = await one.people.guest("Boris")
        there, newcomer = await entered(other, live, stranger, WATCHING)
        await until(lambda: there.present() == {0, 1})
        one.rooms.leave(room, listener)
        await until(lambda: there.present() == set())
        other.rooms.leave(there, newcomer)

    run(tmp_path, False, test)


def test_whoever_does_not_listen_misses_old_lines_of_chat_only(tmp_path: Path) -> None:
    async def test(one: Services, _: Services) -> None:
        person, live = await opened(one)
        room, listener = await entered(one, live, person, 0)
        for number in range(250):
            one.rooms.say(room, Said(number, "Anna", "Ahoy", 0), live.header.version)
        assert [said.id for said in listener.said] == [*range(150, 250)]
        one.rooms.leave(room, listener)

    run(tmp_path, False, test)
