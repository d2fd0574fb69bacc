"""What goes over the wire besides the tables: people, and how the house is."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from prichal.tables.messages import Name, Person

Login: TypeAlias = Annotated[str, Meta(max_length=200, description="3 to 40 letters, digits and . _ @ + -")]
Password: TypeAlias = Annotated[str, Meta(max_length=200, description="At least 8 characters")]
Engine: TypeAlias = Literal["compiled", "compiling", "interpreted", "failed"]


class NewGuest(Struct, forbid_unknown_fields=True):
    """Somebody who wants to play at once."""

    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    """Login and password of an account."""

    login: Login
    password: Password


class Welcome(Struct):
    """A new session: the same token is in the cookie; programs send it as `Authorization: Bearer …`."""

    person: Person
    token: str


class Readiness(Struct):
    """How the house is. `limping`: people can play, but Redis is away (processes hear of each other late, and count
    alone), or no bot can think. `redis` is null where none is used; `bots` counts the processes or, with remote bots,
    the workers that think. `engine` is what the bots of this process think with: while it is `compiling`, or when that
    `failed`, they think slowly."""

    status: Literal["ready", "limping"]
    redis: bool | None
    bots: int
    engine: Engine
    rooms: int
    tables: dict[str, int]
