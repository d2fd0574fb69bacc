"""`illegal="replace"`: a legal action is played instead of an illegal one, by the seed, and its agent is told which."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from prichal import games
from prichal.env import aec, parallel
from prichal.env.gymnasium import SingleEnvironment
from prichal.env.pettingzoo import Environment
from prichal.kernel.errors import BadSetup
from tests.support import facts

SETUPS = [(name, seats) for name in games.names() for seats in games.find(name).seat_counts]


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_in_turn_what_is_told_is_what_was_played_and_luck_is_the_same(name: str, seats: int) -> None:
    env = aec(name, seats, words=False, illegal="replace")
    plain = Environment(name, seats, None, False, {})
    env.reset(seed=3)
    plain.reset(seed=3)
    rng = np.random.default_rng(3)
    told: dict[str, dict[str, int]] = {}
    while not plain.state.over:
        agent = env.agent_selection
        assert env.infos == {one: told.get(one, {}) for one in env.agents}
        mask = env.observe(agent)["action_mask"]
        action = int(rng.integers(len(mask)))
        env.step(action)
        told[agent] = {} if mask[action] else {"replaced": env.infos[agent]["replaced"]}
        played = told[agent].get("replaced", action)
        assert mask[played]
        plain.step(played)
        assert facts(env.unwrapped.state) == facts(plain.state)
    assert env.infos == {one: told.get(one, {}) for one in env.agents}
    assert env.rewards == plain.rewards


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_at_once_those_who_are_asked_are_replaced_each_by_its_own(name: str, seats: int) -> None:
    env, plain = (parallel(name, seats, illegal=illegal) for illegal in ("replace", "lose"))
    seen, _ = env.reset(seed=3)
    plain.reset(seed=3)
    rng = np.random.default_rng(3)
    together = 0
    while env.agents:
        asked = env.asked()
        actions = {agent: int(rng.integers(env.action_space(agent).n)) for agent in env.agents}
        wrong = {agent for agent in asked if not seen[agent]["action_mask"][actions[agent]]}
        masks = {agent: seen[agent]["action_mask"] for agent in asked}
        seen, rewards, ended, cut, told = env.step(actions)
        replaced = {agent: int(str(told[agent]["replaced"])) for agent in told if "replaced" in told[agent]}
        assert replaced.keys() == wrong
        assert all(masks[agent][number] for agent, number in replaced.items())
        _, *same = plain.step({**actions, **replaced})
        assert [rewards, ended, cut] == same[:3]
        assert facts(env.table.state) == facts(plain.table.state)
        together = max(together, len(wrong))
    assert env.table.state.over
    assert together == (seats if name in ("jamaica", "madame_ching") else 1)


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_one_seat_against_bots_is_told_too(name: str, seats: int) -> None:
    env, plain = (SingleEnvironment(name, seats, 0, "random", illegal=illegal) for illegal in ("replace", "lose"))
    seen, info = env.reset(seed=3)
    plain.reset(seed=3)
    assert "replaced" not in info
    rng = np.random.default_rng(3)
    over = False
    while not over:
        mask = seen["action_mask"]
        action = int(rng.integers(len(mask)))
        seen, reward, over, cut, info = env.step(action)
        assert ("replaced" in info) != mask[action]
        played = info.get("replaced", action)
        assert mask[played]
        assert plain.step(played)[1:4] == (reward, over, cut)
        assert facts(env.table.state) == facts(plain.table.state)


def test_the_seed_decides_and_every_legal_action_may_come() -> None:
    env = Environment("jamaica", 3, None, False, {}, illegal="replace")

    def instead(seed: int) -> object:
        env.reset(seed=seed)
        agent = env.agent_selection
        env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
        return env.infos[agent]["replaced"]

    drawn = [instead(seed) for seed in range(60)]
    assert [instead(seed) for seed in range(60)] == drawn
    env.reset(seed=0)
    assert set(drawn) >= set(env.state.legal_actions()) and len(env.state.legal_actions()) > 1


MAKES: list[Callable[[str], object]] = [
    lambda illegal: aec("jamaica", illegal=illegal),
    lambda illegal: parallel("jamaica", illegal=illegal),
    lambda illegal: SingleEnvironment("jamaica", illegal=illegal),
]


@pytest.mark.parametrize("make", MAKES)
def test_another_value_is_refused(make: Callable[[str], object]) -> None:
    with pytest.raises(BadSetup, match=r"^illegal can't be 'skip'; values: lose, replace$"):
        make("skip")
