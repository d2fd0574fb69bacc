"""`max_cycles`: a game is cut off, and PettingZoo's own test of that passes where illegal actions are replaced."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import max_cycles_test
from pettingzoo.utils.conversions import parallel_to_aec

from prichal import games
from prichal.env import aec, parallel
from prichal.env.pettingzoo import Environment
from prichal.kernel.errors import BadSetup

SETUPS = [(name, seats) for name in games.names() for seats in games.find(name).seat_counts]


class Module:
    """One of our games as PettingZoo's own games with simultaneous actions are: a module with two functions."""

    def __init__(self, name: str, seats: int) -> None:
        self.name = name
        self.seats = seats

    def parallel_env(self, max_cycles: int) -> Any:
        return parallel(self.name, self.seats, max_cycles=max_cycles, illegal="replace")

    def env(self, max_cycles: int) -> Any:
        return parallel_to_aec(self.parallel_env(max_cycles))


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_pettingzoos_own_test_passes(name: str, seats: int) -> None:
    max_cycles_test(Module(name, seats))


@pytest.mark.parametrize(("name", "seats"), SETUPS)
@pytest.mark.parametrize("most", [1, 17])
def test_a_game_is_cut_off_after_so_many_decisions_and_nobody_has_won(name: str, seats: int, most: int) -> None:
    env = aec(name, seats, words=False, max_cycles=most)
    for seed in (1, 2):  # the second game counts from its own start
        env.reset(seed=seed)
        for number in range(most):
            assert not any(env.truncations.values())
            assert len(env.agents) == seats, number
            env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
        assert set(env.truncations.values()) == {True} and not any(env.terminations.values())
        assert set(env.rewards.values()) == {0.0}
        seen, reward, terminated, truncated, _ = env.last()
        assert (reward, terminated, truncated) == (0.0, False, True)
        assert seen["observation"].any()  # what could still have come of it can be judged
        for _ in range(seats):
            env.step(None)  # as PettingZoo lets agents go
        assert env.agents == []


def test_seats_that_choose_together_take_one_cycle() -> None:
    env = parallel("jamaica", 3, max_cycles=12)
    seen, _ = env.reset(seed=1)
    steps, decisions = 0, 0
    while env.agents:
        asked = env.asked()
        actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in asked}
        seen, rewards, ended, cut, _ = env.step(actions)
        steps, decisions = steps + 1, decisions + len(asked)
    assert steps == 12 < decisions
    assert set(cut.values()) == {True} and not any(ended.values()) and not any(rewards.values())
    with pytest.raises(RuntimeError, match="reset"):
        env.step({})


def test_a_game_that_ends_in_its_last_cycle_has_ended_and_is_not_cut_off() -> None:
    def play(most: int | None) -> Environment:
        env = Environment("shanghaien", 2, None, False, {}, most)
        env.reset(seed=4)
        while env.terminations and not any(env.terminations.values()) and not any(env.truncations.values()):
            env.step(env.state.legal_actions()[0])
        return env

    whole = play(None)
    assert all(whole.terminations.values())
    for most, over in ((whole.cycles - 1, False), (whole.cycles, True), (whole.cycles + 1, True)):
        env = play(most)
        assert set(env.terminations.values()) == {over}
        assert set(env.truncations.values()) == {not over}


def test_less_than_one_is_refused() -> None:
    with pytest.raises(BadSetup, match="max_cycles must be at least 1"):
        aec("jamaica", max_cycles=0)
