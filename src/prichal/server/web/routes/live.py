"""Playing: updates, messages, look-backs, records and hints over HTTP, and the websocket."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Any, Final

import structlog
from litestar import Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.params import Parameter

from prichal.kernel.errors import Problem
from prichal.kernel.wire import News
from prichal.server.services import Services
from prichal.server.web.authentication import address_of, caller, known_caller, services_of, while_connected
from prichal.server.web.routes.tables import TableId
from prichal.server.web.routes.talk import SignedOut, Talk
from prichal.tables import review
from prichal.tables.messages import (
    Advice,
    Batch,
    ClientMessage,
    Curve,
    Explained,
    Moment,
    Person,
    Reason,
    Said,
    Update,
    encode,
)
from prichal.tables.refusals import Refused, describe_refusal

TAGS = ["Play"]
log = structlog.get_logger("prichal.live")
POLL: Final = 25.0  # seconds that a long poll waits
WISHES: Final = ("viewer", "since", "panels", "said")
Asked = Request[None, None, State]
ViewerQuery = Annotated[int | None, Parameter(query="viewer", ge=-2, le=9, description="A seat of mine; -2: spectator")]
SinceQuery = Annotated[int, Parameter(query="since", ge=-1, le=2**31 - 1, description="News after this ply")]
PanelsQuery = Annotated[bool, Parameter(query="panels", description="With the table in words and numbers")]
PieceQuery = Annotated[
    str, Parameter(query="piece", max_length=80, description="A piece, by the id that options and panels use")
]
PlyPath = Annotated[int, Parameter(ge=0, le=2**31 - 1)]


@get("/tables/{id:str}/update", tags=TAGS, summary="All that a viewer may know now")
async def update(
    request: Asked, id: TableId, viewer: ViewerQuery = None, since: SinceQuery = -1, panels: PanelsQuery = False
) -> Update:
    person = await caller(request)
    conversation = services_of(request).conversation
    return await conversation.update(id, person, viewer, since, panels)


@get("/tables/{id:str}/at/{ply:int}", tags=TAGS, summary="The table as it was after a ply")
async def look_back(
    request: Asked, id: TableId, ply: PlyPath, viewer: ViewerQuery = None, panels: PanelsQuery = False
) -> Update:
    return await services_of(request).looking.look_back(id, await caller(request), viewer, ply, panels)


@get("/tables/{id:str}/moments", tags=TAGS, summary="The table after each ply of a stretch, to be walked through")
async def moments(
    request: Asked,
    id: TableId,
    viewer: ViewerQuery = None,
    since: Annotated[int, Parameter(query="since", ge=0, le=2**31 - 1, description="From the ply after this one")] = 0,
    upto: Annotated[int, Parameter(query="upto", ge=0, le=2**31 - 1, description="To this ply")] = 2**31 - 1,
    panels: PanelsQuery = False,
) -> list[Moment]:
    return await services_of(request).looking.moments(id, await caller(request), viewer, since, upto, panels)


@get("/tables/{id:str}/chronicle", tags=TAGS, summary="The news of any stretch of the game")
async def chronicle(request: Asked, id: TableId, viewer: ViewerQuery = None, since: SinceQuery = -1) -> list[News]:
    return await services_of(request).looking.chronicle(id, await caller(request), viewer, since)


@post("/tables/{id:str}/send", tags=TAGS, summary="Send a message as over the websocket", status_code=200)
async def send(request: Asked, id: TableId, data: ClientMessage, panels: PanelsQuery = False) -> Batch:
    person = await caller(request)
    return Batch(await services_of(request).conversation.handle(id, person, data, panels))


@get("/tables/{id:str}/poll", tags=TAGS, summary="Wait for news (where websockets are blocked)")
async def poll(
    request: Asked,
    id: TableId,
    viewer: ViewerQuery = None,
    since: SinceQuery = -1,
    panels: PanelsQuery = False,
    version: Annotated[int, Parameter(ge=-1, le=2**31 - 1, description="The version known already")] = -1,
    said: Annotated[int, Parameter(ge=0, le=2**31 - 1, description="The last line of chat known already")] = 0,
) -> Batch:
    person = await caller(request)
    services = services_of(request)
    conversation = services.conversation
    _, chosen = await conversation.check_viewer(id, person, viewer)
    async with services.quotas.connected(person, address_of(request), services.rooms.gallery(id, chosen)):
        room, listener = await conversation.enter(id, person, chosen)
        await services.substitutes.welcome_back(id, person)
        try:
            async with asyncio.timeout(POLL):
                while not listener.said and (await services.rooms.look(id)).header.version <= version:
                    listener.wake.clear()
                    if services.stopping:
                        break
                    await while_connected(request, listener.wake.wait())
        except TimeoutError:
            pass
        finally:
            services.rooms.leave(room, listener)
    # That took a while: they may have left the seat or signed out since.
    if person is not None:
        person = await known_caller(request)
    talk = await services.rooms.read_chat(id, said)
    listener.said.clear()  # what was heard meanwhile is among those lines
    present = await conversation.update(id, person, viewer, since, panels)
    return Batch([present, *talk, *conversation.small_talk(room, listener)])


@get("/tables/{id:str}/chat", tags=TAGS, summary="The last lines of chat")
async def chat(request: Asked, id: TableId) -> list[Said]:
    return await services_of(request).looking.chat(id, await caller(request))


@get("/tables/{id:str}/record", tags=TAGS, summary="The record of a finished game", media_type="text/plain")
async def record(request: Asked, id: TableId) -> Response[str]:
    live, text = await services_of(request).looking.record(id, await caller(request))
    name = f'attachment; filename="{live.game.name}-{id}.txt"'
    return Response(text, media_type="text/plain", headers={"content-disposition": name})


@get("/tables/{id:str}/curve", tags=TAGS, summary="The scores over a finished game")
async def curve(request: Asked, id: TableId) -> Curve:
    return await services_of(request).looking.curve(id, await caller(request))


@get("/tables/{id:str}/hint", tags=TAGS, summary="What a strong bot would do (only where no other people play)")
async def hint(request: Asked, id: TableId, seat: Annotated[int, Parameter(ge=0, le=9)] = 0) -> Advice:
    person = await known_caller(request)
    services = services_of(request)
    live = await services.rooms.look(id)
    return await while_connected(request, review.hint(live, person, seat, services.thinkers))


@get("/tables/{id:str}/why", tags=TAGS, summary="Why a piece isn't offered: the clause behind it")
async def why(
    request: Asked,
    id: TableId,
    seat: Annotated[int, Parameter(ge=0, le=9)] = 0,
    piece: PieceQuery = "",
) -> Reason:
    person = await known_caller(request)
    return review.why(await services_of(request).rooms.look(id), person, seat, piece)


@get("/tables/{id:str}/explain", tags=TAGS, summary="What a piece is and does, and its clause")
async def explain(
    request: Asked,
    id: TableId,
    piece: PieceQuery = "",
    viewer: ViewerQuery = None,
    ply: Annotated[int | None, Parameter(ge=0, le=2**31 - 1, description="As it was then; without one, now")] = None,
) -> Explained:
    return await services_of(request).looking.explain(id, await caller(request), viewer, ply, piece)


@websocket("/tables/{id:str}/live")
async def live(socket: WebSocket[Any, Any, State], id: str) -> None:
    """Updates, chat and presence to the client; moves and the rest from it."""
    services = services_of(socket)
    await socket.accept()
    try:
        person = await caller(socket)
        wish = wishes(socket)
        _, chosen = await services.conversation.check_viewer(id, person, wish.get("viewer"))
        async with services.quotas.connected(person, address_of(socket), services.rooms.gallery(id, chosen)):
            await talk_about(services, socket, id, person, chosen, wish)
    except Problem as problem:
        await socket.send_data(encode(describe_refusal(problem)), mode="text")
        await socket.close(4000)


async def talk_about(
    services: Services,
    socket: WebSocket[Any, Any, State],
    id: str,
    person: Person | None,
    viewer: int,
    wish: dict[str, int],
) -> None:
    """Talks until the client goes."""
    room, listener = await services.conversation.enter(id, person, viewer, bool(wish.get("panels")))
    talk = Talk(services, socket, room, listener, person, wish)
    listener.wake.set()
    try:
        await services.substitutes.welcome_back(id, person)
        async with asyncio.TaskGroup() as both:
            telling = both.create_task(talk.tell(), name=f"telling {id}")
            await talk.listen()
            telling.cancel()
    except* Problem as ended:  # it may not look any more, or nobody is signed in there now
        reason, *_ = ended.exceptions
        assert isinstance(reason, Problem)
        with suppress(Exception):
            await talk.send(encode(describe_refusal(reason)))
            await socket.close(4001 if isinstance(reason, SignedOut) else 4000)
    except* Exception as lost:  # it takes nothing any more, or the store is away: a client comes back by itself
        log.warning("connection dropped", table=id, reason=repr(lost.exceptions[0]).split("\n")[0])
        with suppress(Exception):
            await socket.close(4001)
    finally:
        services.rooms.leave(room, listener)


def wishes(socket: WebSocket[Any, Any, State]) -> dict[str, int]:
    """As whom, since when and how the client wants to look."""
    try:
        return {name: int(value) for name, value in socket.query_params.items() if name in WISHES}
    except ValueError as error:
        names = ", ".join(WISHES)
        raise Refused("malformed", 400, f"{names} are numbers", {"reason": f"{names}: {error}"}) from error


handlers = [update, look_back, moments, chronicle, send, poll, chat, record, curve, hint, why, explain, live]
