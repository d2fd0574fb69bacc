"""A device for tests: a journal that can fail or be slow, a bot beside the table, and somebody who plays."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from typing import Any

import msgspec

from prichal.device.host import Host
from prichal.device.thinkers import answer
from prichal.tables.messages import ServerMessage

PATIENCE = 60.0
decode = msgspec.json.Decoder(ServerMessage).decode


class MemoryJournal:
    """What a browser's IndexedDB is in the tab; `rows` are durable."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}
        self.full = False
        self.open = asyncio.Event()
        self.open.set()

    async def read(self, prefix: str) -> str:
        return json.dumps({name: row for name, row in sorted(self.rows.items()) if name.startswith(prefix)})

    async def write(self, rows: str) -> None:
        await self.open.wait()
        if self.full:
            raise OSError("QuotaExceededError")
        for name, row in json.loads(rows).items():
            if row is None:
                self.rows.pop(name, None)
            else:
                self.rows[name] = row


class Beside:
    """A bots' worker: answers at once, or, while it `ponders`, never."""

    def __init__(self) -> None:
        self.questions: list[dict[str, Any]] = []
        self.forgotten: list[int] = []
        self.ponders = False

    async def ask(self, number: int, question: str) -> str:
        self.questions.append(json.loads(question))
        await (asyncio.Event().wait() if self.ponders else asyncio.sleep(0))
        return answer(question)

    def forget(self, number: int) -> None:
        self.forgotten.append(number)


class Page:
    """A page of the device: sends what the browser's client sends, and keeps what it hears."""

    def __init__(self, journal: MemoryJournal) -> None:
        self.journal = journal
        self.bots = Beside()
        self.kept: list[bool] = []
        self.heard: list[dict[str, Any]] = []
        self.closed: list[int] = []
        self.new = asyncio.Event()
        self.mended: list[str] = []
        self.host = Host(journal, self.bots, self.kept.append, self.mended.append, pause=0.0)

    async def ask(self, method: str, path: str, body: object = None, status: int = 200) -> Any:
        found, text = await self.host.answer(method, path, "" if body is None else json.dumps(body))
        assert found == status, text
        return text if path.endswith("/record") and found == 200 else json.loads(text)

    async def sit_down(self, game: str, chairs: list[str], **wishes: object) -> str:
        """As the page does it: a guest, a table, its first chair."""
        await self.ask("POST", "/guests", {"name": "Anna"})
        opened = await self.ask("POST", "/tables", {"game": game, "chairs": chairs, **wishes})
        table: str = opened["table"]["id"]
        await self.ask("POST", f"/tables/{table}/join", {"seat": 0, "entropy": "ab" * 16, "invitation": ""})
        return table

    def connect(self, table: str, viewer: int = 0, since: int = -1) -> None:
        path = f"/tables/{table}/live?viewer={viewer}&since={since}&panels=0"
        self.line = self.host.connect(path, self.hear, self.closed.append)

    def hear(self, text: str) -> None:
        decode(text)  # nothing but messages that the server knows
        self.heard.append(json.loads(text))
        self.new.set()

    def say(self, **message: object) -> None:
        self.line.receive(json.dumps(message))

    @property
    def update(self) -> dict[str, Any] | None:
        return next((heard for heard in reversed(self.heard) if heard["type"] == "update"), None)

    async def until(self, ready: Any) -> dict[str, Any]:
        """The first update that suits."""
        async with asyncio.timeout(PATIENCE):
            while True:
                self.new.clear()
                if self.update is not None and ready(self.update):
                    return self.update
                await self.new.wait()

    async def play(self, most: int = 10_000) -> dict[str, Any]:
        """Answers what is asked, always with the first option, until the game is over or so many answers are given."""
        last = -1
        for number in range(most):
            now = await self.until(lambda update: is_over(update) or (update["prompt"] and update["ply"] > last))  # noqa: B023
            if is_over(now):
                return now
            prompt, last = now["prompt"], now["ply"]
            self.say(
                type="move", seat=prompt["seat"], ply=last, action=prompt["options"][0]["action"], id=f"move {number}"
            )
        return await self.until(lambda update: is_over(update) or update["ply"] > last)


def is_over(update: dict[str, Any]) -> bool:
    return bool(update["table"]["status"] == "finished")


async def visit(journal: MemoryJournal) -> Page:
    page = Page(journal)
    await page.host.start()
    return page


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)
