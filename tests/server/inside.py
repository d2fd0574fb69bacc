"""The server's own parts on a real SQLite database, in the process of the test; and a table as it might be instead."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from copy import copy
from pathlib import Path

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from msgspec.structs import replace

from prichal.kernel.chance import Rng
from prichal.kernel.wire import Message
from prichal.server.services import Services
from prichal.server.settings import Settings
from prichal.server.store.migrate import migrate
from prichal.server.store.rows import Heard, LogLine
from prichal.tables.table import Live

OTHERWISE = Message("something-else", {"hidden": "from you"})


@asynccontextmanager
async def inside(folder: Path) -> AsyncIterator[Services]:
    """Nobody thinks and nothing is moved by the server itself: only what is asked for happens."""
    url = f"sqlite:///{folder}/prichal.db"
    await migrate(url)
    services = Services(Settings(database_url=url), ChannelsPlugin(MemoryChannelsBackend(), channels=["tests"]))
    services.house.changed = lambda _: None
    await services.database.start()
    try:
        yield services
    finally:
        await services.database.stop()


def twin_of(live: Live, viewer: int, rng: Rng) -> Live:
    """The same table to a viewer: all that they can't know is otherwise, in the position, the log and the header.

    The mark of the last line stays: it is keyed with the seed, which nobody knows before the end.
    """
    twin = copy(live)
    twin.state = live.state.clone()
    live.game.reshuffle(twin.state, viewer, rng)
    twin.header = replace(live.header, seed=secrets.token_hex(32), invitation=secrets.token_hex(32), due=rng.below(9))
    twin.recent = [other_line(line, viewer, len(live.chairs)) for line in live.recent]
    twin.path = [other_line(line, viewer, len(live.chairs)) for line in live.path]
    return twin


def other_line(line: LogLine, viewer: int, seats: int) -> LogLine:
    mine = line.actor == str(viewer)
    boundary = line.boundary if mine else not line.boundary
    news = [other_news(event, viewer, seats) for event in line.news]
    return replace(line, action=line.action if mine else "hidden", boundary=boundary, news=news)


def other_news(event: Heard, viewer: int, seats: int) -> Heard:
    """What the viewer hears is the same, what they don't hear isn't."""
    if viewer in event.insiders:
        return Heard(OTHERWISE, [viewer], event.private)
    return Heard(event.public, [seat for seat in range(seats) if seat != viewer], OTHERWISE)
