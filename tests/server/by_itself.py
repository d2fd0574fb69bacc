"""A host that does something by itself, step by step; nobody really thinks, and time passes when it is told to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from prichal.kernel.errors import Problem
from prichal.kernel.wire import Message
from prichal.server.bots.thinkers import Thinkers
from prichal.server.services import Services
from prichal.tables.autoplay import Autoplay
from prichal.tables.live_table import LiveTable
from prichal.tables.messages import Join, NewTable, Person
from prichal.tables.ports import Thought
from prichal.tables.thinking import Question
from tests.server.inside import inside

OTHER = Problem(Message("odd"), "odd")


class Told(Thinkers):
    """Answers what it was told to, by bot; a bot that isn't known thinks until it is cancelled."""

    def __init__(self, **answers: str | Problem) -> None:
        self.answers = answers
        self.asked: list[str] = []
        self.cancelled = 0

    async def ask(self, question: Question, urgency: int, by: str = "") -> list[Thought]:
        self.asked.append(question.bot)
        answer = self.answers.get(question.bot)
        if isinstance(answer, Problem):
            raise answer
        if answer is None:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                self.cancelled += 1
                raise
        return [Thought(str(answer), 0.5, 1.0)]

    async def count(self) -> int:
        return 1

    async def start(self) -> None: ...

    async def stop(self) -> None: ...


@asynccontextmanager
async def playing(at: Services, thinkers: Thinkers, **more: Any) -> AsyncIterator[Autoplay]:  # its own arguments
    found = Autoplay(at.rooms, at.playing, thinkers, 0.0, more.pop("open_days", 0), more.pop("idle_days", 0), **more)
    at.rooms.changed = lambda _: None
    try:
        yield found
    finally:
        await found.stop()


async def opened(at: Services, game: str, *chairs: str) -> tuple[Person, LiveTable]:
    person, _ = await at.people.guest("Anna")
    live, _ = await at.seating.open(person, NewTable(game, [*chairs]), "")
    return person, await at.seating.join(live.header.id, person, Join()) if "hot-seat" in chairs else live


def run(folder: Path, test: Callable[[Services], Awaitable[None]]) -> None:
    async def around() -> None:
        async with inside(folder) as at:
            await test(at)

    asyncio.run(around())


async def settle() -> None:
    """Lets everything happen that only waits for its turn."""
    await asyncio.sleep(0.05)


async def until(fulfilled: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not fulfilled():
            await asyncio.sleep(0.01)
