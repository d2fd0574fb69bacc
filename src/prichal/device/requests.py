"""What the page asks for by request: the same addresses and messages as the server's, as far as one device has them."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from msgspec import Struct

from prichal.device.store import DeviceStore
from prichal.kernel.table import checked_name
from prichal.tables import review, updates
from prichal.tables.bringing import Bringing, read_here
from prichal.tables.conversation import Conversation
from prichal.tables.games import describe_games
from prichal.tables.kept import new_id
from prichal.tables.live_table import LiveTable
from prichal.tables.looking import Looking
from prichal.tables.messages import (
    Batch,
    Bring,
    ClientMessage,
    Fill,
    HandOver,
    Join,
    Lobby,
    NewTable,
    Opened,
    Person,
    TableInfo,
)
from prichal.tables.ports import Thinkers
from prichal.tables.refusals import Refused, sign_in
from prichal.tables.seating import Seating
from prichal.tables.substitutes import Substitutes

T = TypeVar("T")
END = 2**31 - 1


class Called(Struct, forbid_unknown_fields=True):
    """A name for whoever plays here."""

    name: str


class Welcome(Struct):
    """As the server welcomes a guest; there is no session to prove anything with."""

    person: Person
    token: str = ""


class Requests:
    """One per device."""

    def __init__(
        self,
        conversation: Conversation,
        seating: Seating,
        substitutes: Substitutes,
        thinkers: Thinkers,
        store: DeviceStore,
    ) -> None:
        self.conversation = conversation
        self.looking = Looking(conversation)
        self.bringing = Bringing(conversation.rooms, read_here)
        self.rooms = conversation.rooms
        self.seating = seating
        self.substitutes = substitutes
        self.thinkers = thinkers
        self.store = store

    def me(self) -> Person | None:
        return self.store.kept.person

    def somebody(self) -> Person:
        person = self.me()
        if person is None:
            raise sign_in()
        return person

    async def answer(self, method: str, parts: list[str], query: dict[str, str], body: str) -> object:
        """The answer to a request, or a Problem."""
        match method, parts:
            case "GET", ["games"]:
                return describe_games()
            case "GET", ["me"]:
                return self.me()
            case "POST", ["guests"]:
                return Welcome(await self.become(body))
            case "PATCH", ["me"]:
                return await self.become(body)
            case "GET", ["tables"]:
                return await self.list_tables(query.get("list", "open"))
            case "POST", ["records"]:
                return self.info(await self.bringing.bring(decoded(body, Bring).record, self.somebody()))
            case "POST", ["tables"]:
                return await self.open_table(decoded(body, NewTable))
            case "GET", ["tables", id, *rest]:
                return await self.look(id, rest, query)
            case "POST", ["tables", id, "send"]:
                panels = query.get("panels") == "1"
                message: ClientMessage = msgspec.json.decode(body, type=ClientMessage)
                return Batch(await self.conversation.handle(id, self.me(), message, panels))
            case "POST", ["tables", id, deed]:
                return self.info(await self.change(id, deed, body))
        raise elsewhere()

    async def become(self, body: str) -> Person:
        name = checked_name(decoded(body, Called).name)
        before = self.me()
        person = Person(new_id() if before is None else before.id, name)
        await self.store.transact(lambda shelf: shelf.keep_person(person))
        return person

    # Tables

    def info(self, live: LiveTable) -> TableInfo:
        me = self.me()
        present = self.rooms.room(live.header.id).present()
        return updates.describe_table(live.header, live.chairs, None if me is None else me.id, present)

    async def list_tables(self, listed: str) -> Lobby:
        """Everything here is one's own: nobody else's tables are open or watched."""
        me = self.me()
        if listed != "mine" or me is None:
            return Lobby([])
        headers = await self.store.read(lambda shelf: shelf.list_tables())
        chairs = await self.store.read(lambda shelf: shelf.read_chairs([header.id for header in headers]))
        return Lobby([updates.describe_table(one, chairs[one.id], me.id, set()) for one in headers])

    async def open_table(self, wanted: NewTable) -> Opened:
        people = wanted.chairs.count("person")
        if people > 1:
            raise elsewhere()
        live, _ = await self.seating.open(self.somebody(), wanted, "")
        return Opened(self.info(live))

    async def change(self, id: str, deed: str, body: str) -> LiveTable:
        person = self.somebody()
        match deed:
            case "join":
                return await self.seating.join(id, person, decoded(body, Join))
            case "leave":
                return await self.seating.leave(id, person)
            case "seat":
                return await self.substitutes.hand_over(id, person, decoded(body, HandOver))
            case "fill":
                return await self.seating.fill(id, person, decoded(body, Fill).bot)
            case "close":
                return await self.seating.close(id, person)
            case "rematch":
                return await self.seating.rematch(id, person, "")
        raise elsewhere()

    # Looking

    async def look(self, id: str, rest: list[str], query: dict[str, str]) -> object:
        me, looking = self.me(), self.looking
        viewer = int(query["viewer"]) if "viewer" in query else None
        panels = query.get("panels") in ("1", "true")
        since, piece, seat = int(query.get("since", -1)), query.get("piece", ""), int(query.get("seat", 0))
        match rest:
            case []:
                return self.info((await self.conversation.check_viewer(id, me, viewer))[0])
            case ["update"]:
                return await self.conversation.update(id, me, viewer, since, panels)
            case ["at", number]:
                return await looking.look_back(id, me, viewer, int(number), panels)
            case ["moments"]:
                return await looking.moments(id, me, viewer, max(since, 0), int(query.get("upto", END)), panels)
            case ["chronicle"]:
                return await looking.chronicle(id, me, viewer, since)
            case ["chat"]:
                return await looking.chat(id, me)
            case ["record"]:
                return (await looking.record(id, me))[1]
            case ["curve"]:
                return await looking.curve(id, me)
            case ["hint"]:
                return await review.hint(await self.rooms.look(id), self.somebody(), seat, self.thinkers)
            case ["why"]:
                return review.why(await self.rooms.look(id), self.somebody(), seat, piece)
            case ["explain"]:
                return await looking.explain(id, me, viewer, int(query["ply"]) if "ply" in query else None, piece)
        raise elsewhere()


def decoded(body: str, kind: type[T]) -> T:
    return msgspec.json.decode(body, type=kind)


def elsewhere() -> Refused:
    return Refused("on-device", 404, "this needs a server: here one device plays by itself")
