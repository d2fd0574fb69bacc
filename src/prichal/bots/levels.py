"""The bots by name, and how hard each one thinks."""

from __future__ import annotations

from typing import Final

from prichal.kernel.errors import Problem
from prichal.kernel.game import Game
from prichal.kernel.wire import Message

RANDOM: Final = "random"
GREEDY: Final = "greedy"
LEVELS: Final = ["cabin-boy", "sailor", "captain", "admiral"]  # for people, from weak to strong
NAMES: Final = [RANDOM, GREEDY, *LEVELS]

# Simulations per decision. Fixed numbers, so that a level plays the same on every machine. On one core of a laptop a
# sailor answers at once, a captain within a few hundredths of a second and an admiral within a few tenths.
BUDGETS: Final = {
    "shanghaien": [4, 100, 2_000, 16_000],
    "jamaica": [4, 60, 1_500, 12_000],
    "madame_ching": [4, 40, 600, 5_000],
    "white_castle": [4, 60, 1_500, 12_000],
}
OTHERWISE: Final = [4, 60, 1_000, 8_000]


def check_bot(name: str) -> str:
    """A known bot: a name, or `search-N` for a search with N simulations; else a Problem."""
    known = ", ".join([*NAMES, "search-N"])
    if name in NAMES:
        return name
    number = name.removeprefix("search-")
    if number != name and number.isascii() and number.isdigit() and len(number) <= 9:
        if int(number) > 0:
            return name
        raise Problem(Message("problem-budget"), "a search needs at least 1 simulation")
    raise Problem(Message("problem-bot", {"bot": name, "names": known}), f"there is no bot {name!r}; bots: {known}")


def simulations(game: Game, name: str) -> int:
    """The budget of a searching bot in this game."""
    if name in LEVELS:
        return BUDGETS.get(game.name, OTHERWISE)[LEVELS.index(name)]
    return int(name.removeprefix("search-"))
