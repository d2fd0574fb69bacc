"""The bots by name, and how hard each one thinks."""

from __future__ import annotations

from typing import Final

from prichal.bots.budget import FORMS, Budget, parse_budget
from prichal.kernel.errors import Problem
from prichal.kernel.game import Game
from prichal.kernel.wire import Message

RANDOM: Final = "random"
GREEDY: Final = "greedy"
LEVELS: Final = ["cabin-boy", "sailor", "captain", "admiral"]  # for people, from weak to strong
NAMES: Final = [RANDOM, GREEDY, *LEVELS]

# Simulations per decision. Fixed numbers, so that a level plays the same on every machine; chosen so that on one
# core of a laptop a sailor answers at once, a captain in about 0.3 s and an admiral in about 2 s.
BUDGETS: Final = {
    "shanghaien": [12, 400, 40_000, 250_000],
    "jamaica": [12, 150, 10_000, 70_000],
    "madame_ching": [12, 150, 8_000, 55_000],
    "white_castle": [12, 150, 10_000, 70_000],
}
OTHERWISE: Final = [12, 100, 1_000, 6_000]


def check_bot(name: str) -> str:
    """A known bot: a name, or a search with its budget; else a Problem."""
    if name in NAMES or parse_budget(name) is not None:
        return name
    known = ", ".join([*NAMES, *FORMS])
    raise Problem(Message("problem-bot", {"bot": name, "names": known}), f"there is no bot {name!r}; bots: {known}")


def budget(game: Game, name: str) -> Budget:
    """What a searching bot may spend on a decision in this game."""
    if name in LEVELS:
        return Budget(BUDGETS.get(game.name, OTHERWISE)[LEVELS.index(name)], 0, 1)
    parsed = parse_budget(name)
    assert parsed is not None, f"{name} doesn't search"
    return parsed


def processes(name: str) -> int:
    """How many processes a bot keeps busy while it thinks."""
    parsed = parse_budget(name)
    return parsed.processes if parsed is not None else 1
