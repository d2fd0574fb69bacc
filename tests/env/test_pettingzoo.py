"""PettingZoo's own tests pass on every game, seat count and option; observations are the features and nothing else."""

from __future__ import annotations

import itertools
import time
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from prichal import games
from prichal.env import aec
from prichal.env.pettingzoo import Environment
from prichal.kernel.batch import reward
from prichal.kernel.errors import Problem
from prichal.kernel.features import Vector
from prichal.kernel.game import Game, Setup
from tests.env.support import playable
from tests.support import for_every_setup

CYCLES = 120
PLIES = 400


def made(game: Game, setup: Setup) -> Environment:
    return Environment(game.name, setup.seats, None, True, setup.options)


@for_every_setup
def test_pettingzoo_finds_nothing_wrong(game: Game, setup: Setup) -> None:
    if not playable(game):
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # that observations are dictionaries, as those with masks are
        api_test(aec(game.name, setup.seats, **setup.options), num_cycles=CYCLES)  # type: ignore[arg-type]  # options are texts


@pytest.mark.parametrize("name", games.names())
def test_the_same_seed_brings_the_same_game(name: str) -> None:
    if not playable(games.find(name)):
        return
    seed_test(lambda: aec(name), num_cycles=CYCLES)


@for_every_setup
def test_a_seat_observes_its_features_and_its_actions_and_at_the_end_rewards_cancel_out(
    game: Game, setup: Setup
) -> None:
    if not playable(game):
        return
    env = made(game, setup)
    rng = np.random.default_rng(3)
    env.reset(seed=3)
    for _ in range(PLIES):
        if env.state.over:
            break
        agent = env.agent_selection
        seat = int(agent.removeprefix("seat_"))
        seen = env.observe(agent)
        assert env.observation_space(agent).contains(seen)
        vector = Vector(env.size)
        env.features.write(env.state, seat, vector)
        assert seen["observation"].tolist() == np.array(vector.dense(), np.float32).tolist()
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        assert legal == sorted(env.state.legal_actions())
        told = env.infos[agent]["actions"]
        assert isinstance(told, dict) and sorted(told) == legal
        for other in env.agents:
            assert other == agent or not env.observe(other)["action_mask"].any()
        env.step(int(rng.choice(legal)))
    env.tells = False
    while not env.state.over:
        env.step(int(rng.choice(env.state.legal_actions())))
    assert set(env.terminations.values()) == {True}
    winners = game.winners(env.state)
    assert [env.rewards[agent] > 0 for agent in env.possible_agents] == [
        seat in winners and len(winners) < max(2, setup.seats) for seat in range(setup.seats)
    ]
    if setup.seats > 1:
        assert sum(env.rewards.values()) == pytest.approx(0)


def test_an_illegal_action_ends_the_game_in_the_wrapped_environment_and_is_refused_in_the_bare_one() -> None:
    env = aec("shanghaien")
    env.reset(seed=1)
    loser = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(loser)["action_mask"] == 0)[0])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(illegal)
    assert env.terminations[loser] and env.rewards[loser] == -1
    bare = made(games.find("shanghaien"), games.find("shanghaien").setups()[0])
    bare.reset(seed=1)
    before = bare.state.legal_actions()
    with pytest.raises(Problem, match="isn't legal"):
        bare.step(illegal)
    assert bare.state.legal_actions() == before


def test_rewards() -> None:
    assert [reward(seat, [1], 3) for seat in range(3)] == [-0.5, 1.0, -0.5]
    assert [reward(seat, [0, 2], 4) for seat in range(4)] == [0.5, -0.5, 0.5, -0.5]
    assert [reward(seat, [0, 1], 2) for seat in range(2)] == [0.0, 0.0]
    assert (reward(0, [0], 1), reward(0, [], 1)) == (1.0, -1.0)


def test_the_table_in_words() -> None:
    env = aec("jamaica", seats=3, render_mode="ansi")
    env.reset(seed=2)
    text = env.render()
    assert isinstance(text, str) and "seat_2" in text


@pytest.mark.parametrize(
    ("name", "arguments", "sentence"),
    [
        ("chess", {}, "chess"),
        ("jamaica", {"seats": 9}, "seats"),
        ("white_castle", {"seats": 2, "expansion": "x"}, "expansion"),
        ("jamaica", {"render_mode": "human"}, "ansi"),
    ],
)
def test_what_does_not_fit_is_refused_in_one_sentence(name: str, arguments: dict[str, str], sentence: str) -> None:
    with pytest.raises(Problem, match=sentence):
        aec(name, **arguments)  # type: ignore[arg-type]  # on purpose


@pytest.mark.parametrize("name", games.names())
def test_pettingzoos_performance_benchmark_runs_through(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ticks = itertools.count()
    monkeypatch.setattr(time, "time", lambda: next(ticks) / 10)  # its five seconds are fifty rounds
    performance_benchmark(aec(name, words=False))
    assert "turns per second" in capsys.readouterr().out
