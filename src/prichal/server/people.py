"""People: a guest with a name at once, an account later. Secrets are stored as hashes only."""

from __future__ import annotations

import asyncio
import hashlib
import os
import re
import secrets
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, ParamSpec, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from prichal.kernel.table import checked_name
from prichal.server.limits.quotas import Quotas
from prichal.server.messages import Credentials
from prichal.server.store import schema
from prichal.server.store.database import Database
from prichal.tables.kept import new_id, now
from prichal.tables.messages import Person
from prichal.tables.refusals import Refused, TooMany

P = ParamSpec("P")
T = TypeVar("T")
SESSION_AGE: Final = 180 * 86_400  # seconds
TRUSTED: Final = 2.0  # seconds for which a session that was just read counts as good
TRUSTED_ALONE: Final = 600.0  # the same where no other process could have ended it
HASHING: Final = 2  # passwords at a time: each takes 64 MB and a core
LOGIN: Final = re.compile(r"[\w.@+-]{3,40}")
SHORTEST_PASSWORD: Final = 8
_hasher = PasswordHasher()
_nobody = _hasher.hash("nobody's password")  # so that unknown logins take as long as wrong passwords


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def step_back() -> None:
    """Leaves the cores to whoever plays. (On Linux a thread, and those it starts, have a priority of their own.)"""
    if sys.platform == "linux":
        os.nice(10)


class Hashing:
    """Slow on purpose, and never in the event loop; whoever comes when the line is full is asked to come again."""

    def __init__(self, waiting: int) -> None:
        self.threads = ThreadPoolExecutor(HASHING, "hashing", initializer=step_back)
        self.most = waiting and waiting + HASHING
        self.busy = 0

    async def run(self, work: Callable[P, T], *args: P.args, **options: P.kwargs) -> T:
        if self.most and self.busy >= self.most:
            raise TooMany("busy-passwords", "too many passwords are being checked", 5)
        self.busy += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, partial(work, *args, **options))
        finally:
            self.busy -= 1


class People:
    """Who is who."""

    def __init__(self, database: Database, quotas: Quotas, alone: bool) -> None:
        self.database = database
        self.quotas = quotas
        self.hashing = Hashing(quotas.limits.hashes_waiting)
        self.alone = alone  # no other process signs anybody out
        self.known: dict[str, tuple[float, Person]] = {}  # by hash of the token: when it was read last, and whose it is
        self.changes = 0

    async def guest(self, name: str) -> tuple[Person, str]:
        """A new guest and the token of a session."""
        person = Person(new_id(), checked_name(name))
        return person, await self.database.transact(add_guest, person)

    async def find(self, token: str) -> Person | None:
        """Whose session a token is. (The look-up is by hash, so its time tells nothing about the secret.)"""
        return await self.database.read(read_session, token_hash(token), now() - SESSION_AGE * 1000)

    async def still(self, token: str, trusted: float = TRUSTED) -> Person | None:
        """Whose session a token still is: asked again and again by connections that stay open. What this process
        signed out is known at once; what another did is found after `trusted` seconds at most."""
        key = token_hash(token)
        found = self.known.get(key)
        moment = time.monotonic()
        if found is not None and moment - found[0] < (TRUSTED_ALONE if self.alone else trusted):
            return found[1]
        before = self.changes
        person = await self.find(token)
        if person is not None and before == self.changes:
            self.known[key] = (moment, person)
        return person

    def forget(self) -> None:
        """Sessions or names have changed: whoever asks next reads them again."""
        self.changes += 1
        self.known.clear()

    async def rename(self, person: Person, name: str) -> Person:
        renamed = Person(person.id, checked_name(name), person.login)
        await self.database.transact(change_person, person.id, {"name": renamed.name})
        self.forget()
        return renamed

    async def register(self, person: Person, wanted: Credentials, address: str) -> Person:
        """A guest becomes an account and keeps all games."""
        if person.login is not None:
            raise Refused("registered", 409, "you have an account already")
        check_credentials(wanted)
        await self.quotas.account(address)
        login = wanted.login.lower()
        password = await self.hashing.run(_hasher.hash, wanted.password)

        def write(connection: Connection) -> None:
            change_person(connection, person.id, {"login": login, "password": password})
            remember_place(connection, person.id, self.quotas.place(address))

        try:
            await self.database.transact(write)
        except IntegrityError as error:
            raise Refused("login-taken", 409, "this login is taken") from error
        return Person(person.id, person.name, login)

    async def sign_in(self, wanted: Credentials, guest: Person | None, address: str) -> tuple[Person, str, list[str]]:
        """A session for an account, and the tables of the guest who signs in: they go with it."""
        login, place = wanted.login.lower(), self.quotas.place(address)
        found = await self.database.read(read_account, login) if LOGIN.fullmatch(login) else None
        known = found is not None and await self.database.read(is_known_place, found[0].id, place)
        await self.quotas.sign_in(login, address, known)
        stored = _nobody if found is None else found[1]
        try:
            await self.hashing.run(_hasher.verify, stored, wanted.password)
        except VerificationError as error:
            raise Refused("wrong-password", 403, "login or password is wrong") from error
        if found is None:
            raise Refused("wrong-password", 403, "login or password is wrong")
        person = found[0]

        def write(connection: Connection) -> tuple[Person, str, list[str]]:
            left_behind = None if guest is None or guest.login is not None else guest.id
            moved = [] if left_behind is None else take_over(connection, left_behind, person.id)
            remember_place(connection, person.id, place)
            return person, new_session(connection, person.id), moved

        return await self.database.transact(write)

    async def sign_out(self, token: str) -> None:
        await self.database.transact(drop_session, token_hash(token))
        self.forget()


def check_credentials(wanted: Credentials) -> None:
    """What a new account needs, said in words; whoever signs in needs only be right."""
    if LOGIN.fullmatch(wanted.login) is None:
        raise Refused("bad-login", 400, "a login has 3 to 40 letters, digits and . _ @ + -, and nothing else")
    if len(wanted.password) < SHORTEST_PASSWORD:
        sentence = f"a password has at least {SHORTEST_PASSWORD} characters"
        raise Refused("short-password", 400, sentence, {"count": SHORTEST_PASSWORD})


def add_guest(connection: Connection, person: Person) -> str:
    connection.execute(insert(schema.people).values(id=person.id, name=person.name, created=now()))
    return new_session(connection, person.id)


def change_person(connection: Connection, id: str, values: dict[str, str]) -> None:
    connection.execute(update(schema.people).where(schema.people.c.id == id).values(values))


def read_account(connection: Connection, login: str) -> tuple[Person, str] | None:
    """An account and the hash of its password."""
    row = connection.execute(select(schema.people).where(schema.people.c.login == login)).first()
    return None if row is None else (Person(row.id, row.name, row.login), row.password)


def is_known_place(connection: Connection, person: str, place: str) -> bool:
    """Whether an account has signed in from there before."""
    places = schema.places.c
    return (
        connection.execute(select(places.place).where(places.person == person, places.place == place)).first()
        is not None
    )


def remember_place(connection: Connection, person: str, place: str) -> None:
    if not is_known_place(connection, person, place):
        connection.execute(insert(schema.places).values(person=person, place=place))


SESSION = (
    select(schema.people.c.id, schema.people.c.name, schema.people.c.login)
    .join(schema.sessions, schema.sessions.c.person == schema.people.c.id)
    .where(schema.sessions.c.token == bindparam("token"), schema.sessions.c.created > bindparam("since"))
)


def read_session(connection: Connection, token: str, since: int) -> Person | None:
    row = connection.execute(SESSION, {"token": token, "since": since}).first()
    return None if row is None else Person(row.id, row.name, row.login)


def drop_session(connection: Connection, token: str) -> None:
    connection.execute(delete(schema.sessions).where(schema.sessions.c.token == token))


def new_session(connection: Connection, person: str) -> str:
    token = secrets.token_urlsafe(32)
    connection.execute(insert(schema.sessions).values(token=token_hash(token), person=person, created=now()))
    return token


def take_over(connection: Connection, guest: str, person: str) -> list[str]:
    """The tables of a guest become those of an account, except where both sit at one table."""
    chairs, tables = schema.chairs.c, schema.tables.c
    both = select(chairs.table_id).where(chairs.person == person)
    seated = select(chairs.table_id).where(chairs.person == guest, chairs.table_id.not_in(both))
    owned = select(tables.id).where(tables.owner == guest)
    moved = [*connection.scalars(seated.union(owned))]
    mine = chairs.table_id.in_(moved) & (chairs.person == guest) & chairs.table_id.not_in(both)
    connection.execute(update(schema.chairs).where(mine).values(person=person))
    connection.execute(update(schema.tables).where(tables.owner == guest).values(owner=person))
    connection.execute(update(schema.tables).where(tables.id.in_(moved)).values(version=tables.version + 1))
    return moved
