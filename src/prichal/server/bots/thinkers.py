"""What all thinkers of a server have in common: the checks before a question, and what is said when it fails."""

from __future__ import annotations

from abc import ABC, abstractmethod

from prichal import games
from prichal.bots.levels import check_bot
from prichal.kernel.errors import Problem
from prichal.kernel.wire import Message
from prichal.tables.ports import TOO_LONG, Thought
from prichal.tables.thinking import Question

ATTEMPTS = 3  # processes that may die over one question
MOVE, HINT = 0, 1  # what comes first


class Thinkers(ABC):
    """Answers questions about positions: the `Thinkers` of the tables, see their ports."""

    async def choose(self, game: str, wire: bytes, bot: str, seed: int, by: str = "") -> str:
        """The action that a bot takes in the seat whose view is given, or a Problem. `by` is the person on whose
        account the bot thinks: everybody's turn comes."""
        return (await self.ask(checked(game, wire, bot, seed), MOVE, by))[0].action

    async def think(self, game: str, wire: bytes, bot: str, seed: int, by: str = "") -> list[Thought]:
        """The options as a bot likes them, the best first; moves that bots wait for go before."""
        return await self.ask(checked(game, wire, bot, seed), HINT, by)

    @abstractmethod
    async def ask(self, question: Question, urgency: int, by: str = "") -> list[Thought]:
        """The answer to a checked question, or a Problem."""

    @abstractmethod
    async def count(self) -> int:
        """How many can think now."""

    @abstractmethod
    async def start(self) -> None: ...

    @abstractmethod
    async def stop(self) -> None:
        """Ends all thinking; who still waits for an answer is cancelled."""


def checked(game: str, wire: bytes, bot: str, seed: int) -> Question:
    """A question about a known game for a known bot."""
    return Question(games.find(game).name, wire, check_bot(bot), seed)


def stopped() -> Problem:
    return Problem(Message("problem-thinkers-stopped"), "the bots have stopped thinking")


def died() -> Problem:
    return Problem(Message("problem-thinkers-died"), "the processes that thought about this died")


def too_long(seconds: int) -> Problem:
    return Problem(Message(TOO_LONG, {"seconds": seconds}), f"the bot thought for more than {seconds} s")


def without_scale() -> Problem:
    return Problem(Message("problem-scale"), "this needs the package saq: pip install 'prichal[scale]'")
