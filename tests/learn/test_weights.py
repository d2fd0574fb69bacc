"""Weights: what a file gives back, what is refused, and what bots do without any."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np
import pytest
from librt.vecs import vec

from prichal import games
from prichal.bots import learnt
from prichal.bots.choose import think
from prichal.bots.wire import Weights, decode
from prichal.kernel.agenda import CHANCE
from prichal.kernel.chance import Rng
from prichal.kernel.errors import Problem
from prichal.kernel.features import Vector
from prichal.kernel.state import State
from prichal.learn.plan import features_of, make_plan, setup_of
from prichal.learn.train import begin, predict
from prichal.learn.weights import unpack, weights_file
from tests.support import play_randomly

GAME = games.find("white_castle")
LARGEST_FILE = 300_000  # bytes


def some_weights() -> Weights:
    plan = make_plan(GAME, 3, {}, number=1, simulations=[], hidden=6, reach=2, deals=1, budgets=[1], seed=4)
    setup = setup_of(plan)[1]
    features = features_of(GAME)
    return weights_file(plan, GAME, setup, begin(features.size(setup), 6, 3, 4), "none")


def some_position() -> State:
    state = GAME.new(3, {})
    rng = Rng(3, 3)
    play_randomly(state, rng, 120)
    while state.actor == CHANCE:
        play_randomly(state, rng, 1)
    assert not state.over
    return state


def test_the_network_of_a_file_judges_as_what_was_learnt() -> None:
    file = decode(msgspec.json.encode(some_weights()), "here")
    network = learnt.network(GAME, file)
    state = some_position()
    for viewer in range(3):
        vector = Vector(file.size)
        network.features.write(state, viewer, vector)
        inputs = np.array([vector.dense()], np.float32)
        expected = predict(unpack(file), inputs)[1][0]
        result = vec[float]([0.0] * 8)
        network.judge(state, viewer, result)
        found = [result[(viewer + turn) % 3] for turn in range(3)]
        assert found == pytest.approx(expected.tolist(), abs=1e-5)
        assert len(set(found)) == 3


def test_what_a_file_keeps_is_what_was_learnt_but_for_its_last_digits() -> None:
    weights = begin(50, 6, 3, 9)
    layers = [part.ravel().tolist() for part in weights.parts()]
    file = some_weights()
    assert file.is_whole()
    plan = make_plan(GAME, 3, {}, number=1, simulations=[], hidden=6, reach=2, deals=1, budgets=[1], seed=4)
    small = weights_file(plan, GAME, setup_of(plan)[1], weights, "none")
    back = unpack(small)
    for part, layer in zip(back.parts(), layers, strict=True):
        assert part.ravel().tolist() == pytest.approx(layer, abs=2e-4)
    assert (small.reach, small.seats, small.label) == (2, 3, "3-base")


@pytest.mark.parametrize("damage", ["cut", "changed", "foreign", "empty", "scales"])
def test_damaged_weights_are_refused(damage: str) -> None:
    whole = some_weights()
    content = msgspec.json.encode(whole)
    spoilt = {
        "cut": content[:-100],
        "changed": msgspec.json.encode(msgspec.structs.replace(whole, numbers="AAAA" + whole.numbers[4:])),
        "foreign": b'{"game": "white_castle"}',
        "empty": b"",
        "scales": msgspec.json.encode(msgspec.structs.replace(whole, scales=[1.0])),
    }[damage]
    assert decode(content, "here") == whole
    with pytest.raises(Problem, match="here is damaged"):
        decode(spoilt, "here")


@pytest.mark.parametrize("change", [{"game": "jamaica"}, {"rules": 999}, {"layout": 999}])
def test_weights_for_something_else_are_refused(change: dict[str, str | int]) -> None:
    with pytest.raises(Problem, match="other rules or other features"):
        learnt.network(GAME, msgspec.structs.replace(some_weights(), **change))


@pytest.fixture
def nothing_learnt(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """No weights in the box, and none remembered from an earlier test."""
    monkeypatch.setattr(games, "__file__", str(tmp_path / "__init__.py"))
    learnt._known.clear()
    yield
    learnt._known.clear()


@pytest.mark.usefixtures("nothing_learnt")
def test_without_fitting_weights_the_hints_decide_and_the_log_says_so_once(caplog: pytest.LogCaptureFixture) -> None:
    state = some_position()
    view = msgspec.json.encode(GAME.view(state, state.actor))
    with caplog.at_level(logging.INFO, "prichal.bots"):
        learnt_one = [(one.action, one.value) for one in think(GAME, view, "search-30-learnt", 1)]
        think(GAME, view, "search-30-learnt", 2)
    assert learnt_one == [(one.action, one.value) for one in think(GAME, view, "search-30", 1)]
    assert len(caplog.messages) == 1 and "white_castle, 3-base" in caplog.messages[0]


@pytest.mark.parametrize(
    "path", sorted(Path(games.__file__).parent.glob("*/bots/weights/*.json")), ids=lambda path: path.stem
)
def test_shipped_weights_fit_their_game_and_table(path: Path) -> None:
    game = games.find(path.parents[2].name)
    features = features_of(game)
    file = decode(path.read_bytes(), path.name)
    learnt.network(game, file)
    labels = {features.label(game.new(setup.seats, setup.options)): setup for setup in game.setups()}
    assert file.label == path.stem
    assert (file.seats, file.size) == (labels[file.label].seats, features.size(labels[file.label]))
    assert path.stat().st_size < LARGEST_FILE and file.story
