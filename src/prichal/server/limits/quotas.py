"""What one person, or one address, may use of the house. The numbers are in the settings' `Limits`."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from sqlalchemy import Connection, func, select

from prichal.server.limits.counters import Counters
from prichal.server.settings import Limits
from prichal.server.store import schema
from prichal.server.store.shelf import SqlShelf
from prichal.tables.kept import Chair, Header, new_id, now
from prichal.tables.messages import Person
from prichal.tables.refusals import TooMany

MINUTE: Final = 60.0
QUARTER: Final = 15 * MINUTE
HOUR: Final = 60 * MINUTE


def neighbourhood(address: str) -> str:
    """Whoever can take any address out of a group is counted as one: IPv6 by /64."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        mapped = found.ipv4_mapped
        return str(mapped) if mapped is not None else str(ip_network(f"{found}/64", strict=False))
    return str(found)


class Quotas:
    """One per process; the counters may be shared by all."""

    def __init__(self, limits: Limits, counters: Counters, secret: str) -> None:
        self.limits = limits
        self.counters = counters
        self.key = secret.encode()

    def place(self, address: str) -> str:
        """An address as the database keeps it: the same for the same address, and no way back to it."""
        return hmac.digest(self.key, neighbourhood(address).encode(), hashlib.sha256).hex()[:24]

    async def spend(self, code: str, sentence: str, name: str, most: int, seconds: float) -> None:
        """Counts something that may be done so often in a stretch of time."""
        if not most:
            return
        count, left = await self.counters.spend(f"{code}:{name}", seconds)
        if count > most:
            raise TooMany(code, sentence, left)

    async def request(self, address: str) -> None:
        name, most = neighbourhood(address), self.limits.requests_per_minute
        await self.spend("too-many", "that were too many requests", name, most, MINUTE)

    async def guest(self, address: str) -> None:
        name, most = neighbourhood(address), self.limits.guests_per_hour
        await self.spend("many-guests", "too many guests have come from your address", name, most, HOUR)

    async def account(self, address: str) -> None:
        name, most = neighbourhood(address), self.limits.accounts_per_hour
        await self.spend("many-accounts", "too many accounts were made from your address", name, most, HOUR)

    async def record(self, address: str) -> None:
        name, most = neighbourhood(address), self.limits.records_per_hour
        await self.spend("many-records", "too many records have been brought from your address", name, most, HOUR)

    async def sign_in(self, login: str, address: str, known: bool) -> None:
        """A try to sign in. Whoever tries many passwords for a login from elsewhere doesn't shut its owner out of the
        places where the owner has signed in before."""
        sentence = "that were too many tries to sign in"
        await self.spend("many-sign-ins", sentence, neighbourhood(address), self.limits.sign_ins, QUARTER)
        if not known:
            await self.spend("many-sign-ins", sentence, f"login {login}", self.limits.sign_ins_per_login, HOUR)

    @asynccontextmanager
    async def connected(self, person: Person | None, address: str, watching: int) -> AsyncIterator[None]:
        """A live connection; `watching` is how many spectators the table would have with it."""
        limits, connection = self.limits, new_id()
        if limits.spectators and watching > limits.spectators:
            raise TooMany("many-spectators", "this table has all the spectators it can take", MINUTE)
        wanted = [(f"sockets:{neighbourhood(address)}", limits.sockets_per_address)]
        if person is not None:
            wanted.append((f"sockets:{person.id}", limits.sockets))
        held: list[str] = []
        try:
            for name, most in wanted:
                if most:
                    if not await self.counters.hold(name, most, connection):
                        raise TooMany("many-sockets", "you have too many live connections", MINUTE)
                    held.append(name)
            yield
        finally:
            for name in held:
                await self.counters.release(name, connection)

    def add_table(self, connection: Connection, header: Header, chairs: list[Chair]) -> None:
        """Adds a table to the store, if its owner and the owner's address may have one more."""
        limits, tables = self.limits, schema.tables.c
        with_bots = any(chair.bot is not None for chair in chairs)
        waiting = tables.status == "open"
        bots = select(schema.chairs.c.table_id).where(schema.chairs.c.bot.is_not(None))
        lively = (tables.status == "running") & (tables.changed > now() - HOUR * 1000) & tables.id.in_(bots)
        for mine, open_tables, bot_tables in (
            (tables.owner == header.owner, limits.open_tables, limits.bot_tables),
            (tables.origin == header.origin, limits.open_tables_per_address, limits.bot_tables_per_address),
        ):
            for most, which, asked in ((open_tables, waiting, True), (bot_tables, lively, with_bots)):
                if most and asked:
                    query = select(func.count()).select_from(schema.tables).where(mine, which)
                    if connection.execute(query).scalar_one() >= most:
                        code = "many-tables" if which is waiting else "many-bot-tables"
                        raise TooMany(code, "you have enough tables: finish or close one", QUARTER)
        SqlShelf(connection).add_table(header, chairs)


class Throttle:
    """So many messages in a second, a few seconds' worth at once; more of them wait, and the sender with them."""

    def __init__(self, per_second: int) -> None:
        self.per_second = per_second
        self.free = asyncio.get_running_loop().time()  # when all that was sent so far would be worked off

    async def wait(self) -> None:
        if self.per_second:
            moment = asyncio.get_running_loop().time()
            self.free = max(self.free, moment - 3.0) + 1 / self.per_second
            if self.free > moment:
                await asyncio.sleep(self.free - moment)
