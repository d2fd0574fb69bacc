"""Live talk with a client: a websocket, or long polls with the same messages."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from prichal.tables import updates
from prichal.tables.live_table import LiveTable
from prichal.tables.messages import (
    Accepted,
    Answer,
    ClientMessage,
    Concede,
    End,
    Look,
    Move,
    Person,
    Ping,
    Pong,
    Presence,
    Say,
    ServerMessage,
    Undo,
    Update,
    encode,
)
from prichal.tables.playing import Playing, Stale
from prichal.tables.refusals import Refused, TooMany, not_your_seat, sign_in
from prichal.tables.room import Encoded, Listening, Room
from prichal.tables.rooms import Rooms
from prichal.tables.updates import NEWS_SENT, WATCHING

CHAT_LINES: Final = 6  # in so many seconds
CHAT_SECONDS: Final = 10.0
SPEAKERS: Final = 10_000  # people of whom it is remembered when they spoke


class Conversation:
    """Turns what clients send into changes, and changes into what clients get."""

    def __init__(self, rooms: Rooms, playing: Playing) -> None:
        self.rooms = rooms
        self.playing = playing
        self.spoken: dict[str, deque[float]] = {}

    async def check_viewer(self, id: str, person: Person | None, viewer: int | None) -> tuple[LiveTable, int]:
        """The table, and as whom somebody may look at it."""
        live = await self.rooms.look(id)
        return live, find_viewer(live, person, viewer)

    async def update(
        self, id: str, person: Person | None, viewer: int | None, since: int, panels: bool = False
    ) -> Update:
        """What a viewer may know now, with the news after `since`."""
        while True:
            live = await self.rooms.look(id)
            version, ply = live.header.version, live.header.ply
            after = min(max(since, ply - NEWS_SENT, 0), ply)
            lines = [line for line in live.recent if line.number > after]
            if len(lines) < ply - after:
                lines = await self.rooms.store.read(lambda shelf: shelf.read_lines(id, after, ply))  # noqa: B023
            if live.header.version == version:  # else these aren't all the lines any more, nor all the seats
                break
        me = None if person is None else person.id
        present = self.rooms.room(id).present()
        found = find_viewer(live, person, viewer)
        self.rooms.shown(live, found)
        return updates.make_update(live, found, me, after, lines, present, panels)

    async def encoded(self, room: Room, person: Person | None, viewer: int, since: int, panels: bool) -> Encoded:
        """The same as bytes; listeners who may know the same share them."""
        live = await self.rooms.look(room.id)
        key = (find_viewer(live, person, viewer), since, "" if person is None else person.id, panels)
        found = room.encoded(live).get(key)
        if found is None:
            update = await self.update(room.id, person, viewer, since, panels)
            found = Encoded(update.version, update.ply, encode(update))
            # Nothing has happened since the update was made: there was no await in between.
            if live.header.version == found.version:
                room.encoded(live)[key] = found
        return found

    async def handle(
        self, id: str, person: Person | None, message: ClientMessage, panels: bool = False
    ) -> list[ServerMessage]:
        """Does what a client asks; returns the direct answers. Problems are raised, and nothing has changed then."""
        if isinstance(message, Ping):
            return [Pong()]
        if isinstance(message, Look):
            _, viewer = await self.check_viewer(id, person, message.viewer)
            return [await self.update(id, person, viewer, message.since, message.panels)]
        if person is None:
            raise sign_in()
        if isinstance(message, Say):
            return [await self.say(id, person, message)]
        try:
            live = await self.play(id, person.id, message)
        except Stale as stale:
            _, viewer = await self.check_viewer(id, person, message.seat)
            now_there = await self.update(id, person, viewer, message.ply, panels)
            return [now_there] if stale.ply is None else [Accepted(message.id, stale.ply), now_there]
        return [Accepted(message.id, live.header.ply)]

    async def play(self, id: str, person: str, message: Move | Undo | End | Answer | Concede) -> LiveTable:
        match message:
            case Move():
                return await self.playing.move(id, person, message)
            case Undo():
                return await self.playing.undo(id, person, message)
            case End():
                return await self.playing.end(id, person, message)
            case Answer():
                return await self.playing.answer(id, person, message)
            case Concede():
                return await self.playing.concede(id, person, message)

    async def say(self, id: str, person: Person, message: Say) -> Accepted:
        """A line of chat from somebody at the table, or from a spectator."""
        live, _ = await self.check_viewer(id, person, None)
        text = " ".join(message.text.split())
        if not text or not text.isprintable():
            raise Refused("empty-chat", 400, "a line of chat has printable characters")
        moments = self.spoken.setdefault(person.id, deque(maxlen=CHAT_LINES))
        moment = asyncio.get_running_loop().time()
        if len(moments) == CHAT_LINES and moment - moments[0] < CHAT_SECONDS:
            raise TooMany("chatty", "that was a lot of chat", moments[0] + CHAT_SECONDS - moment)
        moments.append(moment)
        if len(self.spoken) > SPEAKERS:
            self.spoken.clear()
        mine = live.seats_of(person.id)
        seat = mine[0] if mine else None
        await self.rooms.add_chat(id, person.name, seat, text)
        return Accepted(message.id, live.header.ply)

    async def enter(self, id: str, person: Person | None, viewer: int, panels: bool = False) -> tuple[Room, Listening]:
        listener = Listening(None if person is None else person.id, viewer, panels)
        return await self.rooms.enter(id, listener), listener

    def small_talk(self, room: Room, listener: Listening) -> list[ServerMessage]:
        """Chat and presence that a listener hasn't got yet."""
        messages: list[ServerMessage] = list(listener.said)
        listener.said.clear()
        if listener.presence_changed:
            listener.presence_changed = False
            messages.append(Presence(sorted(room.present()), room.watching()))
        return messages


def find_viewer(live: LiveTable, person: Person | None, viewer: int | None) -> int:
    """As whom somebody may look at a table now: a seat of theirs, or a spectator where that is allowed."""
    mine = live.seats_of(None if person is None else person.id)
    if viewer is None:
        viewer = mine[0] if mine else WATCHING
    if viewer >= 0 and viewer not in mine:
        raise not_your_seat(viewer)
    belongs = bool(mine) or (person is not None and person.id == live.header.owner)
    if not belongs and not live.header.spectators:
        raise Refused("no-spectators", 403, "this table is played without spectators")
    return viewer if viewer >= 0 else WATCHING
