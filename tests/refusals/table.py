"""Which clause the rules cite when they refuse: step by step, for every kind of action, over whole random games."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from prichal.kernel.agenda import CHANCE
from prichal.kernel.chance import Rng
from prichal.kernel.game import Game, Setup
from prichal.kernel.state import State
from tests.support import play_randomly

FOLDER = Path(__file__).parent
GAMES = 4  # for each seat count and combination of options
PLIES = 1200  # random games may be very long

Refusals = dict[tuple[str, str], Counter[str]]  # step and kind of action: the clauses, and how often


def path(game: Game) -> Path:
    return FOLDER / f"{game.name}.txt"


def table(game: Game) -> str:
    """The refusals of a game as text, in the order of its steps and of its actions."""
    found: Refusals = {}
    for setup in game.setups():
        for seed in range(GAMES):
            collect(game, setup, seed, found)
    rows = [f"{game.name}: what is refused at each step, and by which clauses"]
    for step in game.steps:
        if any(name == step.name for name, _ in found):
            rows += ["", step.name, *lines(game, step.name, found)]
    return "\n".join(rows) + "\n"


def lines(game: Game, step: str, found: Refusals) -> list[str]:
    """One line for all kinds of actions that are refused alike; the most frequent answer is the last, for the rest."""
    alike: dict[str, list[str]] = {}
    for kind in dict.fromkeys(kind_of(text) for text in game.catalogue.texts):
        alike.setdefault(said(found.get((step, kind), Counter())), []).append(kind)
    rest = max(alike, key=lambda clauses: len(alike[clauses]))
    shown = [f"    {', '.join(kinds)}: {clauses}" for clauses, kinds in alike.items() if clauses != rest]
    return [*shown, f"    everything{' else' if shown else ''}: {rest}"]


def said(clauses: Counter[str]) -> str:
    """The clauses; where there are several, how often each was cited: a condition mixed up changes that."""
    if len(clauses) > 1:
        return ", ".join(f"{clause} ({clauses[clause]})" for clause in sorted(clauses))
    return "".join(clauses) or "never refused"


def collect(game: Game, setup: Setup, seed: int, found: Refusals) -> None:
    """Every refusal of one random game."""
    state = game.new(setup.seats, setup.options)
    rng = Rng(seed, 21)
    for _ in range(PLIES):
        if state.over:
            return
        if state.actor != CHANCE:
            refuse(game, state, found)
        play_randomly(state, rng, 1)


def refuse(game: Game, state: State, found: Refusals) -> None:
    """Everything that can't be done in one position."""
    step, agenda = state.step(), state.agenda
    legal = set(state.legal_actions())
    for action in range(len(game.catalogue)):
        if action not in legal:
            clause = step.why_not(state, agenda.seat, agenda.arg, action)
            found.setdefault((step.name, kind_of(game.catalogue.text(action))), Counter())[clause] += 1


def kind_of(text: str) -> str:
    """The verb."""
    return text.split(maxsplit=1)[0]
