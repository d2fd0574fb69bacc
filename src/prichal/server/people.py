"""People: a guest with a name at once, an account later. Secrets are stored as hashes only."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from prichal.kernel.table import checked_name
from prichal.server import schema
from prichal.server.database import Database
from prichal.server.messages import Credentials, Person
from prichal.server.refusals import Refused
from prichal.server.rows import new_id, now

SESSION_AGE: Final = 180 * 86_400  # seconds
_hasher = PasswordHasher()
_nobody = _hasher.hash("nobody's password")  # so that unknown logins take as long as wrong passwords


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class People:
    """Who is who."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def guest(self, name: str) -> tuple[Person, str]:
        """A new guest and the token of a session."""
        person = Person(new_id(), checked_name(name))

        async def write(connection: AsyncConnection) -> str:
            await connection.execute(insert(schema.people).values(id=person.id, name=person.name, created=now()))
            return await new_session(connection, person.id)

        return person, await self.database.transact(write)

    async def find(self, token: str) -> Person | None:
        """Whose session a token is. (The look-up is by hash, so its time tells nothing about the secret.)"""
        people, sessions = schema.people.c, schema.sessions.c
        query = (
            select(people.id, people.name, people.login)
            .join(schema.sessions, sessions.person == people.id)
            .where(sessions.token == token_hash(token), sessions.created > now() - SESSION_AGE * 1000)
        )
        async with self.database.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Person(row.id, row.name, row.login)

    async def rename(self, person: Person, name: str) -> Person:
        renamed = Person(person.id, checked_name(name), person.login)

        async def write(connection: AsyncConnection) -> None:
            query = update(schema.people).where(schema.people.c.id == person.id).values(name=renamed.name)
            await connection.execute(query)

        await self.database.transact(write)
        return renamed

    async def register(self, person: Person, wanted: Credentials) -> Person:
        """A guest becomes an account and keeps all games."""
        if person.login is not None:
            raise Refused("registered", 409, "you have an account already")
        login = wanted.login.lower()
        password = await asyncio.to_thread(_hasher.hash, wanted.password)

        async def write(connection: AsyncConnection) -> None:
            query = update(schema.people).where(schema.people.c.id == person.id)
            await connection.execute(query.values(login=login, password=password))

        try:
            await self.database.transact(write)
        except IntegrityError as error:
            raise Refused("login-taken", 409, "this login is taken") from error
        return Person(person.id, person.name, login)

    async def sign_in(self, wanted: Credentials, guest: Person | None) -> tuple[Person, str, list[str]]:
        """A session for an account, and the tables of the guest who signs in: they go with it."""
        people = schema.people.c
        async with self.database.reading() as connection:
            row = (await connection.execute(select(schema.people).where(people.login == wanted.login.lower()))).first()
        stored = _nobody if row is None else row.password
        try:
            await asyncio.to_thread(_hasher.verify, stored, wanted.password)
        except VerificationError as error:
            raise Refused("wrong-password", 403, "login or password is wrong") from error
        if row is None:
            raise Refused("wrong-password", 403, "login or password is wrong")
        person = Person(row.id, row.name, row.login)

        async def write(connection: AsyncConnection) -> tuple[Person, str, list[str]]:
            taken = guest is not None and guest.login is None
            moved = await take_over(connection, guest.id, person.id) if guest is not None and taken else []
            return person, await new_session(connection, person.id), moved

        return await self.database.transact(write)

    async def sign_out(self, token: str) -> None:
        async def write(connection: AsyncConnection) -> None:
            await connection.execute(delete(schema.sessions).where(schema.sessions.c.token == token_hash(token)))

        await self.database.transact(write)


async def new_session(connection: AsyncConnection, person: str) -> str:
    token = secrets.token_urlsafe(32)
    await connection.execute(insert(schema.sessions).values(token=token_hash(token), person=person, created=now()))
    return token


async def take_over(connection: AsyncConnection, guest: str, person: str) -> list[str]:
    """The tables of a guest become those of an account, except where both sit at one table."""
    chairs, tables = schema.chairs.c, schema.tables.c
    both = select(chairs.table_id).where(chairs.person == person)
    seated = select(chairs.table_id).where(chairs.person == guest, chairs.table_id.not_in(both))
    owned = select(tables.id).where(tables.owner == guest)
    moved = [row[0] for row in await connection.execute(seated.union(owned))]
    mine = chairs.table_id.in_(moved) & (chairs.person == guest) & chairs.table_id.not_in(both)
    await connection.execute(update(schema.chairs).where(mine).values(person=person))
    await connection.execute(update(schema.tables).where(tables.owner == guest).values(owner=person))
    await connection.execute(update(schema.tables).where(tables.id.in_(moved)).values(version=tables.version + 1))
    return moved
