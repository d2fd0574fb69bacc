"""Guests, accounts and sessions."""

from __future__ import annotations

from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie, State

from prichal.server.messages import Credentials, NewGuest, Welcome
from prichal.server.people import SESSION_AGE
from prichal.server.services import Services
from prichal.server.web.authentication import COOKIE, address_of, caller, known_caller, services_of, token_of
from prichal.tables.messages import Person

TAGS = ["People"]
Asked = Request[None, None, State]


def welcome(services: Services, person: Person, token: str) -> Response[Welcome]:
    cookie = Cookie(
        COOKIE, "/", token, max_age=SESSION_AGE, httponly=True, samesite="lax", secure=services.settings.secure
    )
    return Response(Welcome(person, token), cookies=[cookie], status_code=201)


@post("/guests", tags=TAGS, summary="Become a guest with a name")
async def new_guest(request: Asked, data: NewGuest) -> Response[Welcome]:
    services = services_of(request)
    await services.quotas.guest(address_of(request))
    person, token = await services.people.guest(data.name)
    return welcome(services, person, token)


@get("/me", tags=TAGS, summary="Who am I? Null for whoever hasn't said yet")
async def who_am_i(request: Asked) -> Person | None:
    return await caller(request)


@patch("/me", tags=TAGS, summary="Change my name")
async def rename(request: Asked, data: NewGuest) -> Person:
    return await services_of(request).people.rename(await known_caller(request), data.name)


@post("/account", tags=TAGS, summary="Turn the guest into an account; all games stay")
async def register(request: Asked, data: Credentials) -> Person:
    return await services_of(request).people.register(await known_caller(request), data, address_of(request))


@post("/session", tags=TAGS, summary="Sign in; a guest's games go with it")
async def sign_in(request: Asked, data: Credentials) -> Response[Welcome]:
    services = services_of(request)
    person, token, moved = await services.people.sign_in(data, await caller(request), address_of(request))
    for table in moved:
        await services.rooms.reread(table)
    return welcome(services, person, token)


@delete("/session", tags=TAGS, summary="Sign out")
async def sign_out(request: Asked) -> Response[None]:
    await known_caller(request)
    await services_of(request).people.sign_out(token_of(request) or "")
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


handlers = [new_guest, who_am_i, rename, register, sign_in, sign_out]
