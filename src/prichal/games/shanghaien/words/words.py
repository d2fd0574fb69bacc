"""Pieces in words: messages that news, prompts and panels put into their own."""

from mypy_extensions import i64

from prichal.games.shanghaien.components import CARD_NAMES, NATIONS, TRICK_CARDS, VALUES
from prichal.kernel.wire import Message


def card(kind: i64) -> Message:
    """A card in words."""
    if kind >= TRICK_CARDS:
        first, second = CARD_NAMES[kind].split("/")
        return Message(
            "shanghaien-trick-card",
            {"first": Message(f"shanghaien-trick-{first}"), "second": Message(f"shanghaien-trick-{second}")},
        )
    return Message("shanghaien-sailor", {"nation": NATIONS[kind // VALUES], "value": kind % VALUES + 1})


def nation_name(nation: i64) -> Message:
    return Message("shanghaien-nation", {"nation": NATIONS[nation]})
