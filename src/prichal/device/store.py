"""Where a device keeps its tables: rows of text in a journal that says when they are durable."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol, TypeVar

import msgspec
import structlog

from prichal.device.kept import AT_ONCE, LATER, Changes, DeviceShelf, Kept, NotLoaded, find_row, name_row
from prichal.device.mending import mend

T = TypeVar("T")
log = structlog.get_logger("prichal.device")
_rows = msgspec.json.Decoder(dict[str, str]).decode


class Journal(Protocol):
    """Rows by name, as JSON: in a browser an IndexedDB."""

    async def read(self, prefix: str) -> str:
        """The rows whose names begin so."""

    async def write(self, rows: str) -> None:
        """Writes rows (null: takes them away), all or none; when this returns they are durable."""


class DeviceStore:
    """A `Store` of the tables, see their ports.

    A journal that is full or refused stops nobody: the game goes on in memory, which is told once, and what is owed
    goes to the journal with the next change, so that it never has a gap.
    """

    def __init__(
        self, journal: Journal, told: Callable[[bool], None], mended: Callable[[str], None] = lambda _: None
    ) -> None:
        self.journal = journal
        self.told = told  # whether what happens is kept
        self.mended = mended  # which table's log was damaged, and goes on from its last good line
        self.kept = Kept()
        self.owed: Changes = {}
        self.writing = asyncio.Lock()
        self.flushing = asyncio.Lock()

    async def start(self) -> None:
        for kind in AT_ONCE:
            await self._take(f"{kind}/")
        for table in self.kept.forget_torn():
            log.warning("table not readable", table=table)

    async def read(self, work: Callable[[DeviceShelf], T]) -> T:
        while True:
            try:
                return work(DeviceShelf(self.kept))
            except NotLoaded as missing:
                await self._load(missing.table)

    async def transact(self, work: Callable[[DeviceShelf], T]) -> T:
        async with self.writing:
            while True:
                shelf = DeviceShelf(self.kept)
                try:
                    result = work(shelf)
                except NotLoaded as missing:
                    await self._load(missing.table)
                    continue
                await self._write(shelf.changes)
                self.kept.take(shelf.changes.items())
                return result

    def is_away(self, error: BaseException) -> bool:
        return False

    async def _write(self, changes: Changes) -> None:
        async with self.flushing:
            await self._flush(changes)

    async def _flush(self, changes: Changes) -> None:
        rows = self.owed | changes
        named = {name_row(drawer, number): value for (drawer, number), value in rows.items()}
        before = bool(self.owed)
        try:
            await self.journal.write(msgspec.json.encode(named).decode())
            self.owed = {}
        except Exception as error:  # whatever a browser says: full, refused, gone
            self.owed = rows
            log.warning("not kept", reason=str(error))
        if bool(self.owed) != before:
            self.told(not self.owed)

    async def _load(self, table: str) -> None:
        for kind in LATER:
            await self._take(f"{kind}/{table}/")
        if table in self.kept.loaded:
            return  # somebody else was faster
        self.kept.loaded.add(table)
        shelf = DeviceShelf(self.kept)
        if mend(shelf, table):
            log.warning("log damaged: it goes on from its last good line", table=table)
            self.kept.take(shelf.changes.items())
            await self._write(shelf.changes)
            self.mended(table)

    async def _take(self, prefix: str) -> None:
        found = _rows(await self.journal.read(prefix))
        for name, value in found.items():
            if not self.kept.read(*find_row(name), value):
                log.warning("row not readable", name=name)
