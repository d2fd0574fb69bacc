"""A question to a bot, and its answer, as they go between whoever hosts a table and whoever thinks for it."""

from __future__ import annotations

import traceback
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from prichal.kernel.errors import Problem
from prichal.kernel.registry import find
from prichal.kernel.wire import Message
from prichal.tables.ports import Thought

REASON: Final = 200  # characters of what went wrong


class Question(Struct, frozen=True):
    """A position as one seat sees it, in wire form, and who thinks about it."""

    game: str
    view: bytes
    bot: str
    seed: int


class Thoughts(Struct, frozen=True, tag="thoughts"):
    """The options, the one that the bot takes first."""

    options: list[Thought]


class NoThoughts(Struct, frozen=True, tag="refused"):
    """A Problem, as a message."""

    message: Message
    sentence: str
    clause: str = ""


Reply: TypeAlias = Thoughts | NoThoughts

encode = msgspec.msgpack.Encoder().encode
decode_question = msgspec.msgpack.Decoder(Question).decode
decode_answer = msgspec.msgpack.Decoder(Reply).decode


def answer(question: Question) -> Reply:
    """What the bot thinks. Whatever goes wrong is an answer too: the next question must be heard."""
    from prichal.bots.choose import think

    try:
        thoughts = think(find(question.game), question.view, question.bot, question.seed)
        if not thoughts:
            return NoThoughts(Message("problem-nothing-to-decide"), "there is nothing to decide in this view")
        return Thoughts([Thought(one.action, one.value, one.share) for one in thoughts])
    except Problem as problem:
        return NoThoughts(problem.message, str(problem), problem.clause)
    except Exception as error:
        traceback.print_exc()
        reason = f"{type(error).__name__}: {error}"[:REASON]
        return NoThoughts(Message("problem-thinking", {"reason": reason}), f"the bot couldn't think: {reason}")


def understood(reply: Reply) -> list[Thought]:
    """The thoughts, or the Problem that came instead."""
    if isinstance(reply, NoThoughts):
        raise Problem(reply.message, reply.sentence, reply.clause)
    return reply.options
