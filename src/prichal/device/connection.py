"""One live connection: what it is told, and what it is answered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec

from prichal.kernel.errors import Problem
from prichal.tables.autoplay import Autoplay
from prichal.tables.conversation import Conversation, find_viewer
from prichal.tables.messages import Person, Update, decode_client, encode
from prichal.tables.refusals import Refused, describe_refusal
from prichal.tables.room import Listening, Room
from prichal.tables.substitutes import Substitutes

REFUSED: Final = 4000  # the same codes as the server's websockets
BROKEN: Final = 4001


class Connection:
    """What is received before the table is there waits for it."""

    def __init__(
        self,
        conversation: Conversation,
        substitutes: Substitutes,
        autoplay: Autoplay,
        table: str,
        wishes: dict[str, int],
        send: Callable[[str], None],
        close: Callable[[int], None],
    ) -> None:
        self.conversation = conversation
        self.substitutes = substitutes
        self.autoplay = autoplay
        self.table = table
        self.wishes = wishes
        self.send = send
        self.close = close
        self.since = wishes.get("since", -1)
        self.version = -1  # of the last update that was sent
        self.received: asyncio.Queue[str | None] = asyncio.Queue()
        self.showing = asyncio.Lock()  # never an older update after a newer

    def receive(self, text: str) -> None:
        self.received.put_nowait(text)

    def leave(self) -> None:
        self.received.put_nowait(None)

    async def run(self, person: Person | None) -> None:
        """Talks until the page goes."""
        rooms = self.conversation.rooms
        try:
            _, viewer = await self.conversation.check_viewer(self.table, person, self.wishes.get("viewer"))
            room, listener = await self.conversation.enter(self.table, person, viewer, bool(self.wishes.get("panels")))
        except Problem as problem:
            self.send(encode(describe_refusal(problem)).decode())
            self.close(REFUSED)
            return
        listener.wake.set()
        telling = asyncio.create_task(self._tell(room, listener, person))
        telling.add_done_callback(lambda _: self.leave())  # whoever hears nothing any more comes again
        self._look_after(room)
        try:
            await self.substitutes.welcome_back(self.table, person)
            while (text := await self.received.get()) is not None:
                await self._answer(text, room, listener, person)
        finally:
            telling.cancel()
            rooms.leave(room, listener)
            self._look_after(room)
            self.close(BROKEN)

    def _look_after(self, room: Room) -> None:
        """Bots play while somebody looks: a device has enough to do with one table."""
        if room.live is not None:
            self.autoplay.look_after(room.live)

    async def _tell(self, room: Room, listener: Listening, person: Person | None) -> None:
        while True:
            await listener.wake.wait()
            listener.wake.clear()
            await self._show(room, listener, person)
            for message in self.conversation.small_talk(room, listener):
                self.send(encode(message).decode())

    async def _show(self, room: Room, listener: Listening, person: Person | None, again: bool = False) -> None:
        """Sends the table as it stands, unless the page has it already."""
        async with self.showing:
            live = await self.conversation.rooms.look(room.id)
            try:
                find_viewer(live, person, listener.viewer)
            except Refused:  # whoever has given up the seat watches from now on
                listener.viewer = find_viewer(live, person, None)
                self.version = -1
            if live.header.version == self.version and not again:
                return
            found = await self.conversation.encoded(room, person, listener.viewer, self.since, listener.panels)
            self.version, self.since = found.version, found.ply
            self.send(found.message.decode())

    async def _answer(self, text: str, room: Room, listener: Listening, person: Person | None) -> None:
        try:
            message = decode_client(text)
        except msgspec.MsgspecError as error:
            malformed = Refused("malformed", 400, f"that isn't a message: {error}", {"reason": str(error)})
            self.send(encode(describe_refusal(malformed)).decode())
            return
        try:
            answers = await self.conversation.handle(room.id, person, message, listener.panels)
        except Problem as problem:
            self.send(encode(describe_refusal(problem, getattr(message, "id", ""))).decode())
            return
        for answer in answers:
            if not isinstance(answer, Update):
                self.send(encode(answer).decode())
                continue
            listener.viewer = answer.viewer
            listener.panels = listener.panels or answer.panels is not None
            self.since = answer.since
            await self._show(room, listener, person, again=True)
