"""pgx: games as JAX programs, 1,024 at once; steps, random actions, new games and observations in one compiled loop."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any

from bench.peers.clock import Row, measure, one_core, tell

GAMES = {
    "tic_tac_toe": "Tic-tac-toe",
    "connect_four": "Connect four",
    "leduc_holdem": "Leduc poker",
    "backgammon": "Backgammon",
}
TOGETHER = 1024
STEPS = 50


def measured(name: str, title: str) -> Row:
    import jax
    import pgx
    from pgx.experimental import auto_reset
    from pgx.experimental.utils import act_randomly

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carried: Any, _: None) -> Any:
        state, key = carried
        key, for_action, for_step = jax.random.split(key, 3)
        action = act_randomly(for_action, state.legal_action_mask)
        state = step(state, action, jax.random.split(for_step, TOGETHER))
        return (state, key), state.terminated.sum()

    def many(state: Any, key: Any) -> Any:
        (state, key), ended = jax.lax.scan(one, (state, key), None, length=STEPS)
        return state, key, ended.sum()

    compiled = jax.jit(many)
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, TOGETHER))

    def play() -> tuple[int, int]:
        nonlocal state, key
        state, key, ended = jax.block_until_ready(compiled(state, key))
        return int(ended), TOGETHER * STEPS

    return measure("vectors", "with observations", title, play)


if __name__ == "__main__":
    one_core()
    rows = [measured(name, title) for name, title in GAMES.items()]
    tell(f"pgx {version('pgx')} (JAX {version('jax')}, CPU)", rows)
