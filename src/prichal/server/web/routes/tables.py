"""Games, the lobby, and who sits where."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import Parameter

from prichal.server.web.authentication import address_of, caller, known_caller, place_of, services_of
from prichal.tables.games import describe_games
from prichal.tables.kept import now
from prichal.tables.live_table import LiveTable
from prichal.tables.messages import (
    Bring,
    Fill,
    GameInfo,
    HandOver,
    Join,
    Lobby,
    NewTable,
    Opened,
    Person,
    Remove,
    TableInfo,
)
from prichal.tables.updates import describe_table

TAGS = ["Tables"]
RECORD_LIMIT = 256 * 1024  # the longest games have about 60,000 characters
Asked = Request[None, None, State]
TableId = Annotated[str, Parameter(max_length=40, description="The table's id", examples=[])]


def info(request: Asked, live: LiveTable, person: Person | None) -> TableInfo:
    room = services_of(request).rooms.room(live.header.id)
    return describe_table(live.header, live.chairs, None if person is None else person.id, room.present())


@get("/games", tags=["Games"], summary="The games that can be played here", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    return describe_games()


@get("/tables", tags=TAGS, summary="Open tables, running tables, or mine")
async def lobby(request: Asked, list: Literal["open", "running", "mine"] = "open") -> Lobby:
    person = await (known_caller if list == "mine" else caller)(request)
    me = None if person is None else person.id
    store = services_of(request).store
    hours = services_of(request).settings.limits.lobby_hours
    since = now() - hours * 3_600_000 if hours else 0
    headers = await store.read(lambda shelf: shelf.list_tables(list, me, since))
    chairs = await store.read(lambda shelf: shelf.read_chairs([header.id for header in headers]))
    rooms = services_of(request).rooms.rooms
    found = [
        describe_table(header, chairs[header.id], me, rooms[header.id].present() if header.id in rooms else set())
        for header in headers
    ]
    return Lobby(found)


@post("/tables", tags=TAGS, summary="Open a table")
async def open_table(request: Asked, data: NewTable) -> Opened:
    person = await known_caller(request)
    live, invitation = await services_of(request).seating.open(person, data, place_of(request))
    return Opened(info(request, live, person), invitation)


@post(
    "/records",
    tags=TAGS,
    summary="Bring the record of a game that was played elsewhere; every line is checked",
    request_max_body_size=RECORD_LIMIT,
)
async def bring(request: Asked, data: Bring) -> TableInfo:
    person = await known_caller(request)
    await services_of(request).quotas.record(address_of(request))
    return info(request, await services_of(request).bringing.bring(data.record, person), person)


@get("/tables/{id:str}", tags=TAGS, summary="One table")
async def one_table(request: Asked, id: TableId) -> TableInfo:
    return info(request, await services_of(request).rooms.look(id), await caller(request))


@post("/tables/{id:str}/join", tags=TAGS, summary="Take a seat; the last one starts the game")
async def join(request: Asked, id: TableId, data: Join) -> TableInfo:
    person = await known_caller(request)
    return info(request, await services_of(request).seating.join(id, person, data), person)


@post("/tables/{id:str}/leave", tags=TAGS, summary="Leave: before the game the seat is free again, later a bot's")
async def leave(request: Asked, id: TableId) -> TableInfo:
    person = await known_caller(request)
    return info(request, await services_of(request).seating.leave(id, person), person)


@post("/tables/{id:str}/seat", tags=TAGS, summary="Hand a seat to a bot, or take it back")
async def hand_over(request: Asked, id: TableId, data: HandOver) -> TableInfo:
    person = await known_caller(request)
    return info(request, await services_of(request).substitutes.hand_over(id, person, data), person)


@post("/tables/{id:str}/remove", tags=TAGS, summary="The owner of an open table frees somebody's seat")
async def remove(request: Asked, id: TableId, data: Remove) -> TableInfo:
    person = await known_caller(request)
    return info(request, await services_of(request).seating.remove(id, person, data.seat), person)


@post("/tables/{id:str}/fill", tags=TAGS, summary="The owner of an open table gives its free chairs to bots")
async def fill(request: Asked, id: TableId, data: Fill) -> TableInfo:
    person = await known_caller(request)
    return info(request, await services_of(request).seating.fill(id, person, data.bot), person)


@post("/tables/{id:str}/close", tags=TAGS, summary="The owner stops a table at which nobody else plays")
async def close(request: Asked, id: TableId) -> TableInfo:
    person = await known_caller(request)
    return info(request, await services_of(request).seating.close(id, person), person)


@post("/tables/{id:str}/invitation", tags=TAGS, summary="A new invitation link; older ones no longer work")
async def invite(request: Asked, id: TableId) -> Opened:
    person = await known_caller(request)
    live, invitation = await services_of(request).seating.invite(id, person)
    return Opened(info(request, live, person), invitation)


@post("/tables/{id:str}/rematch", tags=TAGS, summary="The same table again, everybody one seat further on")
async def rematch(request: Asked, id: TableId) -> TableInfo:
    person = await known_caller(request)
    return info(request, await services_of(request).seating.rematch(id, person, place_of(request)), person)


handlers = [
    list_games,
    lobby,
    open_table,
    bring,
    one_table,
    join,
    leave,
    hand_over,
    remove,
    fill,
    close,
    invite,
    rematch,
]
