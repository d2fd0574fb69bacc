"""Rooms of one of several processes; what they send is kept, nobody answers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

from msgspec import json

from prichal.server.services import Services
from prichal.tables.draft import Draft
from prichal.tables.live_table import LiveTable
from prichal.tables.messages import Join, NewTable, Person
from prichal.tables.room import Listening, Nudge, Room
from prichal.tables.rooms import Rooms
from tests.server.inside import inside


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
