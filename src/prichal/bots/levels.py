"""The bots by name, and how hard each one thinks."""

from __future__ import annotations

from typing import Final

from prichal.bots.budget import FORMS, LEARNT, Budget, parse_budget
from prichal.bots.learnt import learnt
from prichal.kernel.errors import Problem
from prichal.kernel.game import Game
from prichal.kernel.state import State
from prichal.kernel.wire import Message

RANDOM: Final = "random"
GREEDY: Final = "greedy"
LEVELS: Final = ["cabin-boy", "sailor", "captain", "admiral"]  # for people, from weak to strong
NAMES: Final = [RANDOM, GREEDY, *LEVELS]
CAPTAIN: Final = LEVELS[2]
ADMIRAL: Final = LEVELS[3]
ADVISER: Final = "adviser"  # who is asked for hints: takes a captain's time, and goes by what was learnt as an admiral


def check_bot(name: str) -> str:
    """A known bot: a name, or a search with its budget; else a Problem."""
    if name in NAMES or name == ADVISER or parse_budget(name) is not None:
        return name
    known = ", ".join([*NAMES, *FORMS])
    raise Problem(Message("problem-bot", {"bot": name, "names": known}), f"there is no bot {name!r}; bots: {known}")


def rank(name: str) -> int:
    """How strong a bot is among the named ones; one with a budget of its own counts as the strongest."""
    return NAMES.index(name) if name in NAMES else len(NAMES)


def budget(game: Game, name: str, state: State | None = None) -> Budget:
    """What a searching bot may spend on a decision in this game; admiral and adviser go by what was learnt for the
    table, with as many simulations as take the time of those that go by the game's hints.
    """
    level = CAPTAIN if name == ADVISER else name
    if level in LEVELS:
        budgets = game.hints().budgets
        simulations = budgets[LEVELS.index(level)]
        network = learnt(game, state) if name in (ADMIRAL, ADVISER) and state is not None else None
        if network is not None and network.simulations > 0:
            return Budget(max(1, simulations * network.simulations // budgets[LEVELS.index(ADMIRAL)]), 0, 1, LEARNT)
        return Budget(simulations, 0, 1)
    parsed = parse_budget(name)
    assert parsed is not None, f"{name} doesn't search"
    return parsed


def processes(name: str) -> int:
    """How many processes a bot keeps busy while it thinks."""
    parsed = parse_budget(name)
    return parsed.processes if parsed is not None else 1
