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
from prichal.kernel.wire import Event, Message
from prichal.server.services import Services
from prichal.server.settings import Settings
from prichal.server.store.migrate import migrate
from prichal.tables.kept import LogLine
from prichal.tables.live_table import LiveTable

OTHERWISE = Message("something-else", {"hidden": "from you"})
# What is in a header only while a game is going on, or after it.
NOTHING_YET: dict[str, object] = {
    **dict.fromkeys(["clocks", "offer", "result", "winners", "rematch", "deadline", "due"]),
    "actors": [],
    "removed": [],
}


@asynccontextmanager
async def inside(folder: Path) -> AsyncIterator[Services]:
    """Nobody thinks and nothing is moved by the server itself: only what is asked for happens."""
    url = f"sqlite:///{folder}/prichal.db"
    await migrate(url)
    services = Services(
        Settings(database_url=url, pause=0.0), ChannelsPlugin(MemoryChannelsBackend(), channels=["tests"])
    )
    services.rooms.changed = lambda _: None
    services.rooms.shown = lambda _live, _seat: None
    await services.database.start()
    try:
        yield services
    finally:
        await services.database.stop()


def twin_of(live: LiveTable, viewer: int, rng: Rng) -> LiveTable:
    """The same table to a viewer: all that they can't know is otherwise, in the position, the log and the header.

    The mark of the last line stays: it is keyed with the seed, which nobody knows before the end.
    """
    twin = copy(live)
    twin.fold = live.fold.copy()
    live.game.reshuffle(twin.state, viewer, rng)
    twin.header = replace(live.header, seed=secrets.token_hex(32), invitation=secrets.token_hex(32), due=rng.below(9))
    twin.recent = [other_line(line, viewer, len(live.chairs)) for line in live.recent]
    twin.fold.path = [other_line(line, viewer, len(live.chairs)) for line in live.fold.path]
    return twin


def other_line(line: LogLine, viewer: int, seats: int) -> LogLine:
    mine = line.seat == str(viewer)
    boundary = line.boundary if mine else not line.boundary
    news = [other_news(event, viewer, seats) for event in line.news]
    action = line.action if mine else "hidden"
    other = LogLine(line.number, line.seat, action, boundary, news, line.at, line.clocks)
    other.only = line.only if mine else not line.only
    return other


def other_news(event: Event, viewer: int, seats: int) -> Event:
    """What the viewer hears is the same, what they don't hear isn't."""
    if viewer in event.insiders:
        return Event(OTHERWISE, [viewer], event.private)
    return Event(event.public, [seat for seat in range(seats) if seat != viewer], OTHERWISE)
