"""One open websocket: what it is told, what it is answered, and whether it still may know and ask."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from prichal.kernel.errors import Problem
from prichal.server.limits.quotas import Throttle
from prichal.server.people import TRUSTED
from prichal.server.services import Services
from prichal.server.web.authentication import token_of
from prichal.tables.conversation import find_viewer
from prichal.tables.messages import Person, Ping, Said, Update, decode_client, encode
from prichal.tables.refusals import Refused, describe_refusal, sign_in
from prichal.tables.room import Listening, Room

SEND_TIMEOUT: Final = 20.0  # a client that takes longer to take a message is let go


class SignedOut(Refused):
    """The session behind a connection has ended; a client that has another one comes back with it."""

    def __init__(self) -> None:
        again = sign_in()
        super().__init__(again.code, again.status, str(again))


class Talk:
    """One websocket. A slow client gets fewer, newer updates; it never makes anybody else wait."""

    def __init__(
        self,
        services: Services,
        socket: WebSocket[Any, Any, State],
        room: Room,
        listener: Listening,
        person: Person | None,
        wish: dict[str, int],
    ) -> None:
        self.services = services
        self.socket = socket
        self.room = room
        self.listener = listener
        self.person = person
        self.token = token_of(socket)
        self.since = wish.get("since", -1)
        self.said = wish.get("said", 0)  # the last line of chat that the client has
        self.version = -1  # of the last update that was sent
        self.showing = asyncio.Lock()  # one update after another: never an older one after a newer

    async def send(self, message: bytes) -> None:
        async with asyncio.timeout(SEND_TIMEOUT):
            await self.socket.send_data(message, mode="text")

    async def tell(self) -> None:
        """Sends whatever is new, for ever."""
        self.listener.said[:0] = await self.services.rooms.read_chat(self.room.id, self.said)
        while True:
            await self.listener.wake.wait()
            self.listener.wake.clear()
            await self.check_session(TRUSTED)
            await self.show()
            for message in self.services.conversation.small_talk(self.room, self.listener):
                await self.check_viewer()
                if not isinstance(message, Said):
                    await self.send(encode(message))
                elif message.id > self.said:
                    self.said = message.id
                    await self.send(encode(message))

    async def show(self, again: bool = False) -> None:
        """Sends the table as it stands, unless the client has it already."""
        async with self.showing:
            await self.check_viewer()
            live = await self.services.rooms.look(self.room.id)
            if live.header.version == self.version and not again:
                return
            viewer, panels = self.listener.viewer, self.listener.panels
            found = await self.services.conversation.encoded(self.room, self.person, viewer, self.since, panels)
            self.version, self.since = found.version, found.ply
            await self.send(found.message)

    async def check_session(self, trusted: float) -> None:
        """Raises SignedOut when the session with which the client came has ended."""
        if self.person is not None:
            self.person = None if self.token is None else await self.services.people.still(self.token, trusted)
            if self.person is None:
                raise SignedOut

    async def check_viewer(self) -> None:
        """Whoever has given up the seat watches from now on; Refused where that isn't allowed."""
        live = await self.services.rooms.look(self.room.id)
        try:
            find_viewer(live, self.person, self.listener.viewer)
        except Refused:
            self.listener.viewer = find_viewer(live, self.person, None)
            self.version = -1

    async def listen(self) -> None:
        """Does what the client asks until it goes."""
        throttle = Throttle(self.services.settings.limits.messages_per_second)
        with suppress(WebSocketDisconnect):
            while True:
                await throttle.wait()
                await self.answer(await self.socket.receive_data(mode="text"))

    async def answer(self, text: str | bytes) -> None:
        try:
            message = decode_client(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            malformed = Refused("malformed", 400, f"that isn't a message: {error}", {"reason": str(error)})
            await self.send(encode(describe_refusal(malformed)))
            return
        if not isinstance(message, Ping):
            await self.check_session(0.0)
        try:
            panels = self.listener.panels
            answers = await self.services.conversation.handle(self.room.id, self.person, message, panels)
        except Problem as problem:
            await self.send(encode(describe_refusal(problem, getattr(message, "id", ""))))
            return
        for answer in answers:
            if not isinstance(answer, Update):
                await self.send(encode(answer))
                continue
            self.listener.viewer = answer.viewer
            self.listener.panels = self.listener.panels or answer.panels is not None
            self.since = answer.since
            await self.show(again=True)
