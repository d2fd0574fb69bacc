"""OpenSpiel: whole games inside its C++, and games driven from Python, its C++ ones and its Python ones."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib.metadata import version

import open_spiel.python.games  # noqa: F401  # registers the games written in Python
import pyspiel

from bench.peers.clock import Row, measure, one_core, tell

INSIDE = {
    "tic_tac_toe": "Tic-tac-toe",
    "connect_four": "Connect four",
    "pig": "Pig",
    "backgammon": "Backgammon",
}
FROM_PYTHON = {**INSIDE, "leduc_poker": "Leduc poker", "gin_rummy": "Gin rummy"}
IN_PYTHON = {"python_tic_tac_toe": "Tic-tac-toe", "python_kuhn_poker": "Kuhn poker"}
ROLLOUTS = 200
SAMPLE = 300  # games that say how many actions a game has


def play_out(state: pyspiel.State, luck: random.Random) -> int:
    """A random game from a position on; returns the number of actions, chance included."""
    actions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(outcomes, odds)[0])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
        actions += 1
    return actions


def inside(name: str) -> Callable[[], tuple[int, int]]:
    """One simulation of its search is so many rollouts from the position itself, without leaving C++."""
    game, luck = pyspiel.load_game(name), random.Random(1)
    start = game.new_initial_state()
    while start.is_chance_node():
        start.apply_action(start.chance_outcomes()[0][0])
    length = sum(play_out(start.clone(), luck) for _ in range(SAMPLE)) / SAMPLE
    rollouts = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, rollouts, 1.0, 1, 10, False, 1, False)

    def play() -> tuple[int, int]:
        bot.step(start)
        return ROLLOUTS, round(ROLLOUTS * length)

    return play


def from_python(name: str) -> Callable[[], tuple[int, int]]:
    game, luck = pyspiel.load_game(name), random.Random(1)
    return lambda: (1, play_out(game.new_initial_state(), luck))


def rows() -> list[Row]:
    found = [measure("inside", "C++", title, inside(name)) for name, title in INSIDE.items()]
    found += [measure("loop", "C++ game", title, from_python(name)) for name, title in FROM_PYTHON.items()]
    return found + [measure("loop", "Python game", title, from_python(name)) for name, title in IN_PYTHON.items()]


if __name__ == "__main__":
    one_core()
    tell(f"OpenSpiel {version('open_spiel')}", rows())
