"""The store of the tables on a database of this server."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection

from prichal.server.store.database import Database, is_away
from prichal.server.store.shelf import SqlShelf

T = TypeVar("T")


class SqlStore:
    """A `Store` of the tables, see their ports."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def read(self, work: Callable[[SqlShelf], T]) -> T:
        return await self.database.read(on_shelf, work)

    async def transact(self, work: Callable[[SqlShelf], T]) -> T:
        return await self.database.transact(on_shelf, work)

    def is_away(self, error: BaseException) -> bool:
        return is_away(error)


def on_shelf(connection: Connection, work: Callable[[SqlShelf], T]) -> T:
    return work(SqlShelf(connection))
