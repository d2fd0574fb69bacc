"""What the commands share: arguments, and the words they are refused in."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from prichal import games
from prichal.kernel.errors import Problem
from prichal.kernel.numbers import LEAST_SEED, MOST_SEED
from prichal.kernel.wire import Message
from prichal.locales import LANGUAGES, Words


def default_language() -> str:
    """Russian where the machine speaks Russian, English elsewhere."""
    locale = os.environ.get("PRICHAL_LANG") or os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    return "ru" if locale.startswith("ru") else "en"


LANGUAGE = default_language()

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Name of a game; `prichal games` lists them.")]
Language = Annotated[str, typer.Option("--lang", help="en or ru; the default follows the system's language.")]
Seats = Annotated[int | None, typer.Option("--seats", help="Number of seats; the default is the game's smallest.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; repeatable.")
]
Seed = Annotated[int | None, typer.Option("--seed", help="Where luck comes from; random by default.")]
BOTS_HELP = (
    "Bots: random, greedy; the levels cabin-boy, sailor, captain, admiral; search-N with N simulations a decision,"
    " search-Nms with N milliseconds, and either with xP in P processes (search-20000x4)."
)
Workers = Annotated[int, typer.Option(help="How many processes of this machine play at a time.")]
Ray = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS",
        help="Play on the Ray cluster at this address instead: HOST:PORT from one of its machines, ray://HOST:PORT"
        " from elsewhere, or `auto`. Needs the extra `scale`, and Prichal on the cluster.",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record of a game.")]


def words_for(language: str, names: list[str] | None = None) -> Words:
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Problem(
            Message("problem-language", {"language": language, "names": known}),
            f"there is no language {language!r}; languages: {known}",
        )
    return Words(language, names)


def check_games() -> None:
    """Somebody may have corrected a game's tables, and slipped."""
    games.check()


def parse_options(texts: list[str] | None) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise Problem(
                Message("problem-option-form", {"text": text}), f"an option is given as NAME=VALUE, not {text!r}"
            )
        chosen[name] = value
    return chosen


def checked_seed(seed: int) -> int:
    """A seed that fits the generator."""
    return at_most("--seed", at_least("--seed", seed, LEAST_SEED), MOST_SEED)


def at_most(name: str, number: int, most: int) -> int:
    if number > most:
        raise Problem(Message("problem-range-most", {"name": name, "most": most}), f"{name} must be at most {most}")
    return number


def at_least(name: str, number: int, least: int) -> int:
    if number < least:
        raise Problem(Message("problem-range", {"name": name, "least": least}), f"{name} must be at least {least}")
    return number
