"""One seat against bots: Gymnasium finds nothing wrong, and what is played is a game by the rules."""

from __future__ import annotations

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from prichal import games
from prichal.env.gymnasium import SingleEnvironment, identifier, register
from prichal.kernel.errors import Problem
from prichal.kernel.game import Game, Setup
from tests.support import for_every_setup

IDS = [identifier(games.find(name), seats) for name in games.names() for seats in games.find(name).seat_counts]


def whole_game(env: SingleEnvironment, seed: int) -> tuple[list[int], float]:
    """The seat's actions, the first legal one now and a random one then, and its reward."""
    seen, _ = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    played: list[int] = []
    while True:
        assert env.observation_space.contains(seen)
        legal = np.flatnonzero(seen["action_mask"])
        assert env.table.state.actor == env.seat and legal.tolist() == sorted(env.table.state.legal_actions())
        played.append(int(rng.choice(legal)))
        seen, reward, over, cut, info = env.step(played[-1])
        assert info["seat"] == env.seat and not cut
        if over:
            assert not seen["action_mask"].any()
            return played, reward
        assert reward == 0


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    env = gymnasium.make(name, bot="random")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped, skip_render_check=True)  # pictures need a browser: tests/browser/test_render.py
    assert name in gymnasium.registry
    register()  # once more changes nothing


@for_every_setup
def test_a_game_against_random_bots_is_played_to_its_end(game: Game, setup: Setup) -> None:
    if game.name not in games.names() or game.features() is None:
        return
    seat = setup.seats - 1
    env = SingleEnvironment(game.name, setup.seats, seat, "random", **setup.options)  # type: ignore[arg-type]  # options are texts
    _, reward = whole_game(env, seed=7)
    winners = game.winners(env.table.state)
    assert env.table.state.over and (reward > 0) == (seat in winners and len(winners) < max(2, setup.seats))
    with pytest.raises(RuntimeError, match="reset"):
        env.step(0)


@pytest.mark.parametrize("bot", ["greedy", "cabin-boy", "search-5"])
def test_bots_think_and_the_same_seed_brings_the_same_game(bot: str) -> None:
    env = SingleEnvironment("shanghaien", 2, 1, bot)
    assert whole_game(env, seed=3) == whole_game(env, seed=3)


def test_the_seat_may_be_drawn_for_every_game() -> None:
    env = SingleEnvironment("jamaica", 3, None, "random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2}
    env.reset(seed=4)
    first = env.seat
    env.reset(seed=4)
    assert env.seat == first


def test_an_illegal_action_loses_the_game() -> None:
    env = SingleEnvironment("shanghaien", bot="random")
    seen, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, _ = env.step(illegal)
    assert (reward, over) == (-1.0, True)


def test_words_are_told_when_asked_for_and_the_table_is_shown() -> None:
    env = gymnasium.make("prichal/WhiteCastle-2p-v0", bot="random", words=True, render_mode="ansi", expansion="matcha")
    seen, info = env.reset(seed=1)
    assert sorted(info["actions"]) == np.flatnonzero(seen["action_mask"]).tolist()
    assert info["prompt"] and isinstance(env.render(), str)


def test_what_cant_be_is_refused_in_a_sentence() -> None:
    with pytest.raises(Problem, match="there is no bot"):
        SingleEnvironment("jamaica", 4, bot="genius")
    with pytest.raises(Problem, match="seats 0 to 3"):
        SingleEnvironment("jamaica", 4, seat=4)
    with pytest.raises(Problem, match="no option"):
        SingleEnvironment("jamaica", 4, weather="stormy")
