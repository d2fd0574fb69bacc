"""PettingZoo's own classic games, by the loop that its documents show."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import version

from bench.peers.clock import Row, measure, one_core, tell

GAMES = {"tictactoe_v3": "Tic-tac-toe", "connect_four_v3": "Connect four", "leduc_holdem_v4": "Leduc poker"}


def measured(name: str, title: str) -> Row:
    env = getattr(import_module("pettingzoo.classic"), name).env()
    seed = 0

    def play() -> tuple[int, int]:
        nonlocal seed
        seed += 1
        env.reset(seed=seed)
        actions = 0
        for agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(seen["action_mask"]))
                actions += 1
        return 1, actions

    return measure("environment", "AEC", title, play)


if __name__ == "__main__":
    one_core()
    tell(f"PettingZoo {version('pettingzoo')}", [measured(name, title) for name, title in GAMES.items()])
