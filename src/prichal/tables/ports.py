"""What tables need of their host: somewhere to be kept, other hosts to tell, bots that think.

A server brings a database, Redis and processes; another host may bring something else.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Protocol, TypeVar

from msgspec import Struct

from prichal.tables.kept import Chair, Header, LogLine
from prichal.tables.messages import Said

T = TypeVar("T")
SEED_BITS = 60  # of what a bot draws from
TOO_LONG = "problem-thought-too-long"  # the id of what is said when a bot has thought for too long


class Conflict(Exception):
    """Somebody else changed the table first; nothing was written."""


class Shelf(Protocol):
    """What is kept, within one reading or one transaction."""

    def read_header(self, table: str) -> Header | None: ...

    def read_chairs(self, tables: list[str]) -> dict[str, list[Chair]]: ...

    def read_versions(self, tables: list[str]) -> dict[str, int]: ...

    def read_lines(self, table: str, after: int, upto: int) -> list[LogLine]: ...

    def read_snapshot(self, table: str, upto: int) -> tuple[int, bytes] | None:
        """The latest snapshot that isn't after a line."""

    def add_table(self, header: Header, chairs: list[Chair]) -> None: ...

    def change_header(self, header: Header) -> None:
        """Writes a header of the next version; Conflict when it isn't the next one any more."""

    def change_chair(self, chair: Chair) -> None:
        """Writes a chair; the header of the same transaction guards it."""

    def append(self, table: str, lines: list[LogLine]) -> None:
        """Adds lines to the log; Conflict when somebody else added one of that number."""

    def keep_snapshot(self, table: str, number: int, state: bytes) -> None: ...

    def drop_snapshots(self, table: str) -> None: ...

    def read_chat(self, table: str, after: int = 0) -> list[Said]:
        """The last lines of chat, those after one."""

    def add_chat(self, table: str, name: str, seat: int | None, text: str, at: int) -> Said: ...

    def seats_before(self, table: str) -> dict[int, str]:
        """Who sat where at the table whose rematch this is, and didn't leave it."""

    def find_forgotten(self, before: int) -> list[str]:
        """Tables where the host itself should have moved by now."""

    def find_expired(self, moment: int) -> list[str]:
        """Tables where somebody's time has run out."""

    def find_deserted(self, open_since: int, moved_since: int) -> list[str]:
        """Tables that wait for people since before a moment, or for a move since before another."""


class Store(Protocol):
    """Where tables are kept."""

    async def read(self, work: Callable[[Shelf], T]) -> T:
        """What the work finds."""

    async def transact(self, work: Callable[[Shelf], T]) -> T:
        """Does the work in one transaction; when this returns, it is durable."""

    def is_away(self, error: BaseException) -> bool:
        """Whether an error says that the store can't be reached just now."""


AddTable = Callable[[Header, list[Chair]], Awaitable[None]]  # a new table, if its owner may have one more


class Post(Protocol):
    """Carries nudges between hosts of the same tables. They may get lost."""

    def send(self, table: str, nudge: bytes) -> None: ...

    def collect(self, table: str) -> Awaitable[AsyncIterator[bytes]]:
        """Subscribes; nudges come from then on, until the iterator is closed."""


class Thought(Struct):
    """One option as a bot sees it: its worth (0 to 1) and its share of the thinking."""

    action: str
    value: float
    share: float


class Thinkers(Protocol):
    """Bots that think elsewhere. The same view, bot and seed give the same answer everywhere."""

    async def choose(self, game: str, wire: bytes, bot: str, seed: int, by: str = "") -> str:
        """The action that a bot takes in the seat whose view is given, or a Problem. `by` is the person on whose
        account the bot thinks: everybody's turn comes."""

    async def think(self, game: str, wire: bytes, bot: str, seed: int, by: str = "") -> list[Thought]:
        """The options as a bot likes them, the best first; moves that bots wait for go before."""
