"""Bots beside the table: a question goes out as text, its answer comes back as text."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from itertools import count
from typing import Final, Protocol

import msgspec

from prichal.tables import thinking
from prichal.tables.ports import Thought
from prichal.tables.thinking import Question, Reply

ADVISER: Final = "search-1500ms-learnt"
_question = msgspec.json.Decoder(Question).decode
_reply = msgspec.json.Decoder(Reply).decode


class Bots(Protocol):
    """Where questions go, each with a number of its own."""

    def ask(self, number: int, question: str) -> Awaitable[str]: ...

    def forget(self, number: int) -> None:
        """Nobody waits for that answer any more."""


class DeviceThinkers:
    """The `Thinkers` of the tables, see their ports; whoever is asked gets a view and nothing else."""

    def __init__(self, bots: Bots) -> None:
        self.bots = bots
        self.numbers = count(1)

    async def choose(self, game: str, wire: bytes, bot: str, seed: int, by: str = "") -> str:
        return (await self._ask(game, wire, bot, seed))[0].action

    async def think(self, game: str, wire: bytes, bot: str, seed: int, by: str = "") -> list[Thought]:
        """Hints come by the clock, as good as the device makes them in that time: a captain may take long here."""
        return await self._ask(game, wire, ADVISER, seed)

    async def _ask(self, game: str, wire: bytes, bot: str, seed: int) -> list[Thought]:
        question = msgspec.json.encode(Question(game, wire, bot, seed)).decode()
        number = next(self.numbers)
        try:
            return thinking.understood(_reply(await self.bots.ask(number, question)))
        except asyncio.CancelledError:
            self.bots.forget(number)
            raise


def answer(question: str) -> str:
    """The other end: what a bot thinks about a question."""
    return msgspec.json.encode(thinking.answer(_question(question))).decode()
