"""RLCard: card games in Python, with the observations that it always makes."""

from __future__ import annotations

from importlib.metadata import version

import rlcard
from rlcard.agents import RandomAgent

from bench.peers.clock import Row, measure, one_core, tell

GAMES = {"leduc-holdem": "Leduc poker", "uno": "Uno", "gin-rummy": "Gin rummy"}


def measured(name: str, title: str) -> Row:
    env = rlcard.make(name, config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play() -> tuple[int, int]:
        before = env.timestep
        env.run(is_training=False)
        return 1, env.timestep - before

    return measure("environment", "its own loop", title, play)


if __name__ == "__main__":
    one_core()
    tell(f"RLCard {version('rlcard')}", [measured(name, title) for name, title in GAMES.items()])
