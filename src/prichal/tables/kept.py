"""What is kept of a table: its header, its chairs, its log."""

from __future__ import annotations

import secrets
import time
from typing import Literal

from msgspec import Struct

from prichal.kernel.log import Line
from prichal.kernel.wire import Event
from prichal.tables.messages import Clock, ClockState, Lent, Offer, PaceName, Status


class Header(Struct):
    """One table, without its log."""

    id: str
    version: int
    game: str
    rules: int
    options: dict[str, str]
    status: Status
    invited: bool
    invitation: str | None
    spectators: bool
    clock: Clock | None
    owner: str
    seed: str
    commitment: str
    luck: int
    draws: int
    undone: int
    mark: str
    created: int
    changed: int
    ply: int
    actors: list[int]
    clocks: ClockState | None
    offer: Offer | None
    ending: str
    result: list[int] | None
    winners: list[int] | None
    rematch: str | None
    removed: list[str]
    deadline: int | None
    due: int | None
    origin: str = ""  # from where it was opened, hidden
    pace: PaceName = "none"
    asks_all: bool = True
    brought: bool = False  # played elsewhere: nobody here saw it


class Chair(Struct):
    """One seat of a table."""

    table_id: str
    seat: int
    kind: Literal["person", "hot-seat", "bot"]
    person: str | None
    bot: str | None
    name: str
    entropy: str
    gone: bool
    lent: Lent = ""

    @property
    def filled(self) -> bool:
        return self.person is not None or self.bot is not None


class LogLine(Line):
    """One line of a table's log, with what was told about it."""

    def __init__(
        self,
        number: int,
        seat: str,
        action: str,
        boundary: bool,
        news: list[Event],
        at: int,
        clocks: ClockState | None = None,
    ) -> None:
        super().__init__(number, seat, action)
        self.boundary = boundary  # it can't be taken back alone
        self.news = news
        self.at = at
        self.clocks = clocks  # as they stood after the line, where a decision followed


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """A name that nobody can guess."""
    return secrets.token_hex(8)
