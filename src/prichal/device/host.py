"""The host itself: everything that a device needs to play, tied together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Final
from urllib.parse import parse_qsl, urlsplit

import msgspec
import structlog

from prichal import games
from prichal.device.connection import Connection
from prichal.device.requests import Requests
from prichal.device.store import DeviceStore, Journal
from prichal.device.thinkers import Bots, DeviceThinkers
from prichal.kernel.errors import Problem
from prichal.tables.autoplay import Autoplay
from prichal.tables.conversation import Conversation
from prichal.tables.kept import Chair, Header
from prichal.tables.messages import encode
from prichal.tables.playing import Playing
from prichal.tables.refusals import Refused, describe_refusal, find_code
from prichal.tables.rooms import Rooms
from prichal.tables.seating import Seating
from prichal.tables.substitutes import Substitutes

log = structlog.get_logger("prichal.device")
ABSENCE: Final = 60.0  # seconds; nobody is absent from their own device


class NoPost:
    """A `Post` of the tables, see their ports: there is no other host to tell."""

    def send(self, table: str, nudge: bytes) -> None:
        pass

    async def collect(self, table: str) -> AsyncIterator[bytes]:
        raise NotImplementedError(table)


class Host:
    """One per device. Requests and connections are those of the server, as text."""

    def __init__(
        self,
        journal: Journal,
        bots: Bots,
        told: Callable[[bool], None],
        mended: Callable[[str], None],
        pause: float = 1.0,
    ) -> None:
        games.check()
        self.store = DeviceStore(journal, told, mended)
        self.rooms = Rooms(self.store, NoPost(), alone=True)
        self.playing = Playing(self.rooms)
        self.thinkers = DeviceThinkers(bots)
        self.conversation = Conversation(self.rooms, self.playing)
        self.substitutes = Substitutes(self.rooms, ABSENCE)
        seating = Seating(self.rooms, self.playing, self._add_table)
        self.requests = Requests(self.conversation, seating, self.substitutes, self.thinkers, self.store)
        self.autoplay = Autoplay(self.rooms, self.playing, self.thinkers, pause, 0, 0, plays_unwatched=False)
        self.connections: set[asyncio.Task[None]] = set()

    async def _add_table(self, header: Header, chairs: list[Chair]) -> None:
        await self.store.transact(lambda shelf: shelf.add_table(header, chairs))

    async def start(self) -> None:
        await self.store.start()
        self.autoplay.start()

    async def stop(self) -> None:
        await self.autoplay.stop()
        for connection in self.connections:
            connection.cancel()

    async def answer(self, method: str, path: str, body: str) -> tuple[int, str]:
        """What the server would answer: a status, and text."""
        address = urlsplit(path)
        try:
            found = await self.requests.answer(
                method, address.path.split("/")[1:], dict(parse_qsl(address.query)), body
            )
        except Problem as problem:
            return find_code(problem)[1], encode(describe_refusal(problem)).decode()
        except (msgspec.MsgspecError, ValueError) as error:
            malformed = Refused("malformed", 400, f"that isn't a request: {error}", {"reason": str(error)})
            return malformed.status, encode(describe_refusal(malformed)).decode()
        except Exception:  # whoever asked must hear something
            log.exception("request failed", path=path)
            return 500, "{}"
        return 200, found if isinstance(found, str) else msgspec.json.encode(found).decode()

    def connect(self, path: str, send: Callable[[str], None], close: Callable[[int], None]) -> Connection:
        """A live connection as the server's websocket: `/tables/ID/live` with the same wishes."""
        address = urlsplit(path)
        wishes = {name: int(value) for name, value in parse_qsl(address.query)}
        table = address.path.split("/")[2]
        connection = Connection(self.conversation, self.substitutes, self.autoplay, table, wishes, send, close)
        task = asyncio.get_running_loop().create_task(connection.run(self.requests.me()))
        self.connections.add(task)
        task.add_done_callback(self.connections.discard)
        return connection
