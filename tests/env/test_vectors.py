"""Many games at once: every row is the game that the environment for one shows, whatever happens to its neighbours."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from gymnasium.error import Error
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics
from librt.vecs import vec
from mypy_extensions import i64

from prichal import games
from prichal.env import vector
from prichal.env.pettingzoo import Environment
from prichal.env.vectors import VectorEnvironment
from prichal.kernel.agenda import NOBODY
from prichal.kernel.errors import BadSetup, IllegalAction, UnknownAction
from prichal.kernel.features import Vector, put_all, put_four, put_packed
from prichal.kernel.game import Game, Setup
from tests.env.support import playable
from tests.support import facts, for_every_setup

ROWS = 3
SEED = 11
CLOSELY = 40  # steps in which observations are compared, and every tenth after
LONGEST = 30_000
MODES = [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP]


def single(game: Game, setup: Setup, seed: int) -> Environment:
    env = Environment(game.name, setup.seats, None, False, setup.options)
    env.reset(seed=seed)
    return env


def begin_again(env: Environment) -> None:
    """A new game whose luck goes on where the old one's ended."""
    luck = env.luck
    env.reset(seed=0)
    env.luck = luck
    env.state = env.game.new(env.setup.seats, env.setup.options)
    env.settle()


def rewards_of(env: Environment) -> list[float]:
    return [env.rewards[agent] for agent in env.possible_agents]


@pytest.mark.parametrize("mode", MODES)
@for_every_setup
def test_every_row_is_the_game_that_the_environment_for_one_shows(
    game: Game, setup: Setup, mode: AutoresetMode
) -> None:
    if not playable(game):
        return
    many = VectorEnvironment(game.name, ROWS, setup.seats, autoreset_mode=mode, options=setup.options)
    assert many.metadata["autoreset_mode"] is mode
    seen, infos = many.reset(seed=SEED)
    ones = [single(game, setup, SEED + row) for row in range(ROWS)]
    endings = np.zeros(ROWS, int)
    steps = 0
    while endings.min() < 1 and steps < LONGEST:
        for row, one in enumerate(ones):
            if one.state.over:
                assert infos["actor"][row] == NOBODY
                assert not seen["action_mask"][row].any() and not seen["observation"][row].any()
                continue
            assert infos["actor"][row] == one.state.actor
            assert np.flatnonzero(seen["action_mask"][row]).tolist() == sorted(one.state.legal_actions())
            if steps < CLOSELY or steps % 10 == 0:
                expected = one.observe(one.agent_selection)
                assert np.array_equal(seen["observation"][row], expected["observation"])
        if steps < CLOSELY:
            assert many.observation_space.contains(seen)
        actions = many.sample()
        assert many.action_space.contains(actions)
        before = [one.state.over for one in ones]
        actors = infos["actor"]
        seen, reward, over, cut, infos = many.step(actions)
        assert not cut.any()
        for row, one in enumerate(ones):
            if before[row]:
                begin_again(one)
                assert not over[row] and reward[row] == 0.0 and not infos["rewards"][row].any()
                continue
            one.step(int(actions[row]))
            assert over[row] == one.state.over
            assert infos["rewards"][row].tolist() == rewards_of(one)
            assert reward[row] == rewards_of(one)[actors[row]]
            if over[row]:
                endings[row] += 1
                if mode is AutoresetMode.SAME_STEP:
                    final = infos["final_obs"][row]
                    assert not final["observation"].any() and not final["action_mask"].any()
                    assert infos["final_info"]["rewards"][row].tolist() == rewards_of(one)
                    begin_again(one)
        if mode is AutoresetMode.SAME_STEP and over.any():
            assert infos["_final_obs"].tolist() == over.tolist() == infos["_final_info"].tolist()
        steps += 1
    assert endings.min() >= 1


@pytest.mark.parametrize("name", games.names())
def test_an_illegal_action_names_its_row_and_changes_nothing(name: str) -> None:
    many = vector(name, 6)
    seen, _ = many.reset(seed=2)
    for _ in range(7):
        seen, *_ = many.step(many.sample())
    stood = [facts(state) for state in many.batch.states]
    luck = [facts(rng) for rng in many.batch.lucks]
    actions = many.sample()
    for row in (5, 2):  # now both are wrong, and the first one is named
        actions[row] = int(np.flatnonzero(seen["action_mask"][row] == 0)[0])
    with pytest.raises(IllegalAction, match=r"^row 2: .* isn't allowed now") as refused:
        many.step(actions)
    assert refused.value.clause in games.find(name).clauses()
    for beyond in (-1, len(games.find(name).catalogue), 2**40):
        actions[1] = beyond
        with pytest.raises(UnknownAction, match=r"^row 1: "):
            many.step(actions)
    assert [facts(state) for state in many.batch.states] == stood
    assert [facts(rng) for rng in many.batch.lucks] == luck
    again = many.observed()
    assert np.array_equal(again["observation"], seen["observation"])
    assert np.array_equal(again["action_mask"], seen["action_mask"])


def test_what_isnt_one_whole_number_for_each_row_is_refused() -> None:
    many = vector("shanghaien", 2)
    with pytest.raises(RuntimeError, match="reset"):
        many.step(np.array([0, 0]))
    with pytest.raises(RuntimeError, match="reset"):
        many.sample()
    many.reset(seed=1)
    for actions in (np.array([0]), np.array([[0, 0]]), np.array([0.0, 0.0]), np.array(0)):
        with pytest.raises(ValueError, match="2 whole numbers"):
            many.step(actions)
    with pytest.raises(BadSetup, match="num_envs"):
        vector("shanghaien", 0)
    with pytest.raises(BadSetup, match="NEXT_STEP or SAME_STEP"):
        vector("shanghaien", 2, autoreset_mode="Disabled")
    with pytest.raises(Error, match="zero"):
        many.reset(seed=-1)


def test_the_same_seed_brings_the_same_games_and_the_same_random_actions() -> None:
    one, other = vector("jamaica", 4, 3), vector("jamaica", 4, 3, copy=False)
    for seed in (3, 4):
        first, _ = one.reset(seed=seed)
        second, _ = other.reset(seed=seed)
        assert np.array_equal(first["observation"], second["observation"])
        for _ in range(30):
            actions = one.sample()
            assert np.array_equal(actions, other.sample())
            one.step(actions)
            other.step(actions)
    follows = one.reset()[0]["observation"]
    assert not np.array_equal(follows, first["observation"])
    assert np.array_equal(follows, other.reset()[0]["observation"])
    fresh = [vector("jamaica", 4, 3).reset()[0]["observation"] for _ in range(2)]
    assert not np.array_equal(fresh[0], fresh[1])


def test_random_actions_are_actions_also_where_a_game_is_over() -> None:
    games_at_once = vector("shanghaien", 4)
    games_at_once.reset(seed=1)
    ended = 0
    while ended < 8:
        actions = games_at_once.sample()
        assert games_at_once.action_space.contains(actions)
        ended += int(games_at_once.step(actions)[2].sum())


def test_arrays_are_ones_own_unless_views_are_asked_for() -> None:
    own, view = vector("shanghaien", 2), vector("shanghaien", 2, copy=False)
    kept = [env.reset(seed=1)[0]["observation"] for env in (own, view)]
    as_it_was = kept[0].copy()
    assert kept[0].flags.writeable and not kept[1].flags.writeable
    for env in (own, view):
        env.step(env.sample())
    assert np.array_equal(kept[0], as_it_was)
    assert not np.array_equal(kept[1], as_it_was)


def test_without_features_only_masks_are_observed() -> None:
    many, whole = (
        vector("white_castle", 2, 2, observe=False, expansion="matcha"),
        vector("white_castle", 2, 2, expansion="matcha"),
    )
    seen, expected = many.reset(seed=1)[0], whole.reset(seed=1)[0]
    assert set(seen) == {"action_mask"}
    assert np.array_equal(seen["action_mask"], expected["action_mask"])
    assert many.observation_space.contains(seen)


def test_gymnasiums_wrappers_work_on_it() -> None:
    for mode in MODES:
        many = RecordEpisodeStatistics(VectorEnvironment("shanghaien", 4, autoreset_mode=mode))
        listed = DictInfoToList(many)
        listed.reset(seed=1)
        lengths = 0
        for _ in range(400):
            *_, over, _, infos = listed.step(many.env.sample())  # type: ignore[attr-defined]  # it wraps ours
            assert len(infos) == 4
            for row in np.flatnonzero(over):
                assert infos[row]["episode"]["l"] > 10
                lengths += 1
        assert lengths > 4


def test_numbers_of_a_vector_are_whole_ones_of_its_row_and_what_adds_to_them() -> None:
    vector_there = Vector(16)
    row = vector_there.row
    row[14] = 9
    for first in (0, 160):  # what was there before is gone, and other positions keep what is noted of them
        vector_there.begin(first)
        put_four(row, 0, 4, 0, -300, 2)
        put_all(row, 4, vec[i64]([9, 8, 7, 0, 2000, 5]), 1, 5)
        put_packed(row, 8, 0o5705, 3, 3)  # the fourth isn't asked for
        row[3] += 1
        for place, value in ((3, 0.25), (12, 0.5), (3, 1 / 3), (13, -0.1), (12, -0.5)):
            vector_there.add(place, value)
        assert vector_there.dense() == [4, 0, -300, 3 + (0.25 + 1 / 3), 8, 7, 0, 2000, 5, 0, 7, 0, 0, -0.1, 0, 0]
    assert vector_there.place[:6] == vec[i64]([3, 12, 13, 163, 172, 173]) and vector_there.count == 6
    dense = vector_there.dense()
    vector_there.gather()
    assert not any(row)
    assert vector_there.dense() == pytest.approx(dense)
    listed = [vector_there.place[at] - 160 for at in range(6, vector_there.count)]
    assert listed == [0, 2, 3, 4, 5, 7, 8, 10]
    with pytest.raises(IndexError):
        row[16] = 1
    vector_there.clear()
    assert vector_there.dense() == [0.0] * 16


def test_a_number_that_is_not_whole_is_the_nearest_float_of_its_sum() -> None:
    many = vector("shanghaien", 2)
    many.reset(seed=1)
    place = int(np.flatnonzero(many.numbers[1])[0])
    many.batch.vector.note(many.numbers.shape[1] + place, 2 / 3)  # as if the second game had said so
    seen = many.observed()["observation"]
    assert many.numbers[1, place] == 1
    assert seen[1, place] == np.float32(1 + 2 / 3) != np.float32(1) + np.float32(2 / 3)
    seen[1, place] = 1
    assert np.array_equal(seen, many.numbers.astype(np.float32))


def arrays(many: VectorEnvironment) -> dict[str, Any]:
    """What one more step shows, by name."""
    return dict(many.step(many.sample())[0])


@pytest.mark.parametrize("part", ["observation", "action_mask"])
def test_whatever_is_still_held_stays_as_it_was(part: str) -> None:
    """Memory is used again only when nobody has a part of it: not the array, no view of one, no buffer."""
    many = vector("shanghaien", 3)
    many.reset(seed=1)
    for hold in (
        lambda array: array,
        lambda array: array[1:, 5:][:, ::2],
        lambda array: array.T.ravel("K"),
        memoryview,
    ):
        held = hold(arrays(many)[part])
        as_it_was = np.array(held)
        for _ in range(6):
            arrays(many)  # nobody keeps these
        later = [arrays(many)[part] for _ in range(12)]
        assert np.array_equal(np.asarray(held), as_it_was)
        assert not any(np.shares_memory(one, held) for one in later)
        assert not any(np.shares_memory(one, other) for one, other in pairwise(later))


def test_memory_that_nobody_holds_is_used_again_and_written_anew() -> None:
    many = vector("shanghaien", 3)
    many.reset(seed=1)
    places = set()
    for _ in range(20):
        seen = arrays(many)
        again: dict[str, Any] = dict(many.observed())
        places.add(seen["observation"].ctypes.data)
        for part, array in seen.items():
            assert np.array_equal(array, again[part])
            array[:] = 77
    assert len(places) <= 4
