"""Pieces in words: messages that news, prompts and panels put into their own."""

from typing import Final

from mypy_extensions import i64

from prichal.games.madame_ching.components import (
    COLOUR_OF,
    COLOURS,
    ELITE_CREW,
    ENCOUNTER_NAMES,
    GEMS,
    MISSIONS,
    NO_SYMBOL,
    SKILLS,
    SYMBOL_OF,
    SYMBOLS,
    TILE_NUMBER,
)
from prichal.kernel.wire import Message

SEAT_COLOURS: Final = ["blue", "red", "green", "amber"]  # as every table shows its seats


def navigation(number: i64) -> Message:
    symbol = SYMBOL_OF[number]
    return Message(
        "madame_ching-navigation",
        {
            "number": int(number),
            "colour": COLOURS[COLOUR_OF[number]],
            "symbol": "none" if symbol == NO_SYMBOL else SYMBOLS[symbol],
        },
    )


def cards(numbers: list[int]) -> list[Message]:
    return [navigation(number) for number in numbers]


def encounter(kind: i64) -> Message:
    return Message(f"madame_ching-encounter-{ENCOUNTER_NAMES[kind]}")


def skill(number: i64) -> Message:
    return Message(f"madame_ching-skill-{SKILLS[number]}")


def price(skill: i64) -> Message:
    """MC-X2: what a skill costs."""
    return Message("madame_ching-price", {"symbol": "each" if skill == ELITE_CREW else SYMBOLS[skill]})


def counted_symbols(symbols: dict[str, int]) -> list[Message]:
    return [
        Message("madame_ching-times", {"thing": symbol(SYMBOLS.index(name)), "count": count})
        for name, count in symbols.items()
    ]


def symbol(number: i64) -> Message:
    return Message(f"madame_ching-symbol-{SYMBOLS[number]}")


def gem(colour: i64) -> Message:
    return Message("madame_ching-gem", {"colour": GEMS[colour]})


def junk(number: i64, seats: i64) -> Message:
    """A junk wears its seat's colour; with two players each has two, which have numbers (MC-2P1)."""
    if seats == 2:
        return Message("madame_ching-junk", {"colour": SEAT_COLOURS[number // 2], "number": number % 2 + 1})
    return Message("madame_ching-junk", {"colour": SEAT_COLOURS[number], "number": 0})


def tile(number: i64) -> Message:
    """A mission tile by its number and its reward."""
    return Message("madame_ching-tile", {"number": TILE_NUMBER[number], "reward": reward(number)})


def reward(tile: i64) -> Message:
    """Only what there is: the message `list` joins it."""
    parts: list[Message] = []
    _, _, white, red, blue, coins, encounters = MISSIONS[tile]
    for count, name in ((white, "white"), (red, "red"), (blue, "blue")):
        if count > 0:
            parts.append(Message("madame_ching-gems", {"count": count, "colour": name}))
    if coins > 0:
        parts.append(Message("madame_ching-coins", {"count": coins}))
    if encounters > 0:
        parts.append(Message("madame_ching-encounters", {"count": encounters}))
    return Message("list", {"items": parts})
