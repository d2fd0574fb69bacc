"""The games as OpenSpiel's games: its own tests, its algorithms, and what a player may know."""

from __future__ import annotations

import random
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.observation import make_observation

import prichal
from prichal.env import openspiel
from prichal.env.openspiel import SpielState
from prichal.kernel.features import Vector

SETUPS: list[tuple[str, dict[str, int | str]]] = [
    ("shanghaien", {}),
    ("jamaica", {"players": 2}),
    ("jamaica", {"players": 5}),
    ("madame_ching", {"players": 2}),
    ("white_castle", {"players": 1, "difficulty": "hard"}),
    ("white_castle", {"players": 3, "expansion": "matcha"}),
]
for_setups = pytest.mark.parametrize(("name", "params"), SETUPS)


def load(name: str, params: dict[str, int | str] | None = None) -> pyspiel.Game:
    return pyspiel.load_game(f"prichal_{name}", params or {})


def step(state: SpielState, dice: random.Random) -> int:
    """Plays one random action, chance by its odds; returns it."""
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        action = dice.choices(outcomes, odds)[0]
    else:
        action = dice.choice(state.legal_actions())
    state.apply_action(action)
    return int(action)


def middle(game: pyspiel.Game, plies: int, seed: int = 1) -> SpielState:
    """A position in which a seat has a choice."""
    state: SpielState = game.new_initial_state()
    dice = random.Random(seed)
    while plies > 0 or state.is_chance_node() or len(state.legal_actions()) < 2:
        step(state, dice)
        plies -= 1
    return state


def test_every_game_is_registered_with_its_seats_and_options() -> None:
    assert {f"prichal_{name}" for name in prichal.games()} <= set(pyspiel.registered_names())
    game = load("madame_ching", {"players": 4, "teams": "yes"})
    assert game.num_players() == 4
    assert str(game) == "prichal_madame_ching(players=4,teams=yes)"
    assert game.num_distinct_actions() == len(prichal.game("madame_ching").actions)
    openspiel.register()  # once more changes nothing


@for_setups
def test_openspiels_random_simulations_pass_with_clones_and_serialisation(
    name: str, params: dict[str, int | str]
) -> None:
    pyspiel.random_sim_test(load(name, params), num_sims=1, serialize=True, verbose=False)


@for_setups
def test_the_same_actions_are_the_same_game_here_and_there(name: str, params: dict[str, int | str]) -> None:
    theirs: SpielState = load(name, params).new_initial_state()
    options = {key: str(value) for key, value in params.items() if key != "players"}
    seats = params.get("players")
    ours = prichal.game(name, None if seats is None else int(seats), **options).new()
    dice = random.Random(3)
    for _ in range(600):
        if theirs.is_terminal():
            break
        if theirs.is_chance_node():
            odds = [(theirs.action_to_string(action), share) for action, share in theirs.chance_outcomes()]
            assert dict(odds) == pytest.approx(dict(ours.odds()))
            assert sum(share for _, share in odds) == pytest.approx(1)
        else:
            assert theirs.current_player() == ours.actor
            assert theirs.legal_actions() == sorted(ours.legal_numbers())
        ours.play(step(theirs, dice))
    assert theirs.is_terminal() == ours.over
    points = theirs.returns()
    if ours.over and len(points) > 1:
        assert sum(points) == pytest.approx(0)
        assert [seat for seat, one in enumerate(points) if one == max(points)] == ours.winners
    elif not ours.over:
        assert points == [0] * len(points)


@for_setups
def test_resampling_keeps_what_a_player_knows(name: str, params: dict[str, int | str]) -> None:
    """What OpenSpiel's ResampleInfostateTest asks (it can be run on games in C++ only), at every tenth decision."""
    state: SpielState = load(name, params).new_initial_state()
    dice, sampler, decisions = random.Random(5), random.Random(6).random, 0
    while not state.is_terminal() and decisions < 200:
        if not state.is_chance_node():
            decisions += 1
            for player in range(state.num_players() if decisions % 10 == 0 else 0):
                other = state.resample_from_infostate(player, sampler)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.observation_string(player) == state.observation_string(player)
                assert other.current_player() == state.current_player()
                if player == state.current_player():
                    assert other.legal_actions() == state.legal_actions()
                assert other.history() == []  # the true one would tell secrets
        step(state, dice)


def test_what_is_hidden_differs_from_sample_to_sample_and_what_is_known_does_not() -> None:
    state = middle(load("jamaica", {"players": 3}), 60)
    player = state.current_player()
    others = [seat for seat in range(3) if seat != player]
    samples = [state.resample_from_infostate(player, random.Random(seed).random) for seed in range(12)]
    assert len({sample.observation_string(player) for sample in samples}) == 1
    assert len({tuple(sample.observation_string(seat) for seat in others) for sample in samples}) > 6


def test_a_card_drawn_in_secret_is_in_its_owners_information_alone() -> None:
    state: SpielState = load("jamaica", {"players": 2}).new_initial_state()
    dice = random.Random(1)
    while "draw" not in state.action_to_string(state.legal_actions()[0]):
        step(state, dice)
    drawn = [state.child(action) for action, _ in state.chance_outcomes()]
    knowing = [len({child.information_state_string(seat) for child in drawn}) for seat in range(2)]
    assert sorted(knowing) == [1, len(drawn)]
    assert len(drawn) > 1


def test_an_information_state_remembers_what_an_observation_forgets() -> None:
    state = middle(load("shanghaien"), 40)
    remembered, seen = state.information_state_string(0), state.observation_string(0)
    assert remembered.endswith(seen)
    assert remembered.startswith("chance first ")
    assert remembered.count("\n") == len(state.history())


@for_setups
def test_an_observation_has_the_features_of_its_player(name: str, params: dict[str, int | str]) -> None:
    """The same numbers as in the other environments, whole and by block; what a player can't know isn't in them."""
    game = load(name, params)
    observation = make_observation(game)
    state: SpielState = game.new_initial_state()
    dice = random.Random(3)
    features = state.inside.game.features()
    assert features is not None
    vector = Vector(features.size(state.inside.setup))
    seen = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            for player in range(game.num_players()):
                vector.clear()
                features.write(state.inside.position, player, vector)
                expected = np.array(vector.dense(), np.float32)
                observation.set_from(state, player)
                assert np.array_equal(observation.tensor, expected) and expected.any()
                assert np.array_equal(np.concatenate(list(observation.dict.values())), expected)
                assert np.array_equal(np.array(state.observation_tensor(player), np.float32), expected)
                seen += 1
            player = state.current_player()
            other = state.resample_from_infostate(player, dice.random)
            assert other.observation_tensor(player) == state.observation_tensor(player)
        step(state, dice)
    assert seen > 10 and game.observation_tensor_shape() == [len(vector.row)]
    observation.set_from(state, 0)
    assert not observation.tensor.any()  # the game is over


def test_a_clone_goes_its_own_way() -> None:
    state = middle(load("madame_ching", {"players": 2}), 80)
    before = str(state), state.information_state_string(0)
    other = state.clone()
    step(other, random.Random(1))
    assert (str(state), state.information_state_string(0)) == before
    assert str(other) != str(state)


@pytest.mark.parametrize("name", ["shanghaien", "jamaica"])
def test_openspiels_ismcts_plays(name: str) -> None:
    game = load(name)
    state = middle(game, 150 if name == "shanghaien" else 300)
    luck = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=30, random_state=luck)
    policy = bot.get_policy(state)
    assert {action for action, _ in policy} == set(state.legal_actions())
    assert sum(share for _, share in policy) == pytest.approx(1)
    assert bot.step(state) in state.legal_actions()


def test_openspiels_mccfr_runs_on_shanghaien() -> None:
    game = load("shanghaien")
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    assert len(solver._infostates) > 100
    average = solver.average_policy()
    state = middle(game, 20)
    shares = average.action_probabilities(state)
    assert set(shares) == set(state.legal_actions())
    assert sum(shares.values()) == pytest.approx(1)


@pytest.mark.parametrize(
    ("params", "sentence"),
    [({"players": 9}, "is for 2 seats, not 9"), ({"players": 2, "wind": "calm"}, "wind")],
)
def test_a_wrong_set_up_is_refused(params: dict[str, int | str], sentence: str) -> None:
    with pytest.raises(Exception, match=sentence):
        load("shanghaien", params)


def test_without_openspiel_one_sentence_says_what_to_install() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import prichal.env.openspiel"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    sentence = "ImportError: this needs the package open-spiel: pip install 'prichal[openspiel]'"
    assert done.stderr.splitlines()[-1] == sentence


def test_python_ends_quietly_after_games_were_loaded() -> None:
    code = "import pyspiel, prichal.env.openspiel; pyspiel.load_game('prichal_shanghaien').new_initial_state()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
