"""Who is calling: a session cookie from a browser, or a bearer token from a program."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import ClientException

from prichal.server.services import Services
from prichal.tables.messages import Person
from prichal.tables.refusals import sign_in

T = TypeVar("T")
COOKIE: Final = "prichal_session"
# Litestar's connection is generic over handler, user, auth and state; only the state is ours.
Connection = ASGIConnection[Any, Any, Any, State]


def services_of(connection: Connection) -> Services:
    services: Services = connection.app.state.services
    return services


def bearer(authorization: str) -> str | None:
    """The token in an Authorization header, if it is one of ours."""
    scheme, _, token = authorization.partition(" ")
    return token if scheme.lower() == "bearer" and token else None


def token_of(connection: Connection) -> str | None:
    return bearer(connection.headers.get("authorization", "")) or connection.cookies.get(COOKIE)


def address_of(connection: Connection) -> str:
    """Where a request comes from. The web server has asked trusted proxies, and nobody else, for whom they ask."""
    return connection.client.host if connection.client is not None else ""


def place_of(connection: Connection) -> str:
    """The same as the database keeps it."""
    return services_of(connection).quotas.place(address_of(connection))


async def while_connected(request: Request[Any, Any, State], work: Coroutine[Any, Any, T]) -> T:
    """Waits for something on behalf of a client, and gives it up when the client goes: nobody waits for it then."""
    working, going = asyncio.create_task(work), asyncio.create_task(gone(request))
    try:
        await asyncio.wait({working, going}, return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        raise ClientException("the client has gone")
    finally:
        working.cancel()
        going.cancel()


async def gone(request: Request[Any, Any, State]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def caller(connection: Connection) -> Person | None:
    """The person behind a request, if it says who it is."""
    token = token_of(connection)
    return None if token is None else await services_of(connection).people.find(token)


async def known_caller(connection: Connection) -> Person:
    """The person behind a request; refused when it doesn't say."""
    person = await caller(connection)
    if person is None:
        raise sign_in()
    return person
