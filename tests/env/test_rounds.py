"""Seats that act at once: PettingZoo finds nothing wrong, and every step is what the same actions in turn bring."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from pettingzoo.test import parallel_api_test, parallel_seed_test

from prichal import games
from prichal.env import parallel
from prichal.env.pettingzoo import Environment
from prichal.env.rounds import ParallelEnvironment
from prichal.kernel.game import Game, Setup
from tests.env.support import playable
from tests.support import facts, for_every_setup

CYCLES = 100
TOGETHER = {"jamaica", "madame_ching"}  # games in which seats choose together


def made(game: Game, setup: Setup) -> ParallelEnvironment:
    return ParallelEnvironment(game.name, setup.seats, None, setup.options)


@for_every_setup
def test_pettingzoo_finds_nothing_wrong(game: Game, setup: Setup) -> None:
    if not playable(game):
        return
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        parallel_api_test(made(game, setup), num_cycles=CYCLES)


@pytest.mark.parametrize("name", games.names())
def test_the_same_seed_brings_the_same_game(name: str) -> None:
    parallel_seed_test(lambda: parallel(name), num_cycles=CYCLES)


@for_every_setup
def test_acting_at_once_is_acting_in_turn(game: Game, setup: Setup) -> None:
    if not playable(game):
        return
    env, in_turn = made(game, setup), Environment(game.name, setup.seats, None, False, setup.options)
    seen, told = env.reset(seed=5)
    in_turn.reset(seed=5)
    rng = np.random.default_rng(5)
    most, steps = 0, 0
    while env.agents:
        asked = [agent for agent in env.agents if told[agent]["asked"]]
        most = max(most, len(asked))
        for agent in env.agents:
            assert seen[agent]["action_mask"].any() == (agent in asked)
        actions = {agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in asked}
        others = {agent: 0 for agent in env.agents if agent not in asked}  # which don't count
        for agent in asked:
            in_turn.state.agenda.give_turn(env.seat(agent))
            in_turn.agent_selection = agent
            if steps < 60:
                own = in_turn.observe(agent)
                assert np.array_equal(seen[agent]["action_mask"], own["action_mask"])
            in_turn.step(actions[agent])
        seen, rewards, ended, cut, told = env.step(actions | others)
        assert facts(env.table.state) == facts(in_turn.state)
        assert rewards == in_turn.rewards
        assert set(ended.values()) == {in_turn.state.over} and not any(cut.values())
        steps += 1
    assert (most > 1) == (game.name in TOGETHER)
    with pytest.raises(RuntimeError, match="reset"):
        env.step({})


def test_who_chooses_together_doesnt_see_what_others_chose() -> None:
    env = parallel("jamaica", 3)
    seen, told = env.reset(seed=2)
    while sum(bool(info["asked"]) for info in told.values()) < 3:
        actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.asked()}
        seen, _, _, _, told = env.step(actions)
    for agent in env.agents:
        assert env.observation_space(agent).contains(seen[agent])
        assert sorted(np.flatnonzero(seen[agent]["action_mask"])) == sorted(env.legal(agent))


def test_an_illegal_action_loses_and_ends_the_game_and_silence_is_refused() -> None:
    env = parallel("jamaica", 3)
    seen, _ = env.reset(seed=2)
    asked = env.asked()
    before = facts(env.table.state)
    with pytest.raises(ValueError, match="is asked and has no action"):
        env.step({})
    assert facts(env.table.state) == before
    actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in asked}
    actions[asked[0]] = int(np.flatnonzero(seen[asked[0]]["action_mask"] == 0)[0])
    _, rewards, ended, _, _ = env.step(actions)
    assert rewards == {agent: -1.0 if agent == asked[0] else 0.0 for agent in env.possible_agents}
    assert all(ended.values()) and not env.agents
