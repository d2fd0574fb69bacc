"""Lessons: what is learnt from a game, everywhere the same and from nothing hidden, and kept when a run is killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from typer.testing import CliRunner

from prichal import games
from prichal.bots.lessons import Lessons
from prichal.cli import app
from prichal.kernel.agenda import CHANCE
from prichal.kernel.chance import Rng
from prichal.kernel.game import Game, Setup
from prichal.learn import lessons
from prichal.learn.duel import share_of_wins
from prichal.learn.plan import Plan, Where, features_of, make_plan
from prichal.learn.player import Player, deal
from prichal.learn.train import Weights, begin, slopes
from tests.learn.test_run import PATIENCE, numbers, silent
from tests.support import play_randomly

HIDDEN = 8
COMMAND = [sys.executable, "-m", "prichal.cli", "learn", "shanghaien", "--lessons", "--games", "6000"]
COMMAND += ["--generations", "1", "--hidden", "8", "--gate", "1", "--against", "8", "--seed", "5", "--keep"]


def pupil(game: Game, setup: Setup, seed: int = 3) -> tuple[Lessons, Weights]:
    weights = begin(features_of(game).size(setup), HIDDEN, setup.seats, seed)
    return Lessons(game, deal(game, setup), weights.network(features_of(game)), seed), weights


def plan(games_played: int, seed: int = 5) -> Plan:
    game = games.find("shanghaien")
    return make_plan(
        game,
        2,
        {},
        number=games_played,
        simulations=[],
        hidden=HIDDEN,
        reach=0,
        lessons=True,
        deals=1,
        budgets=[8],
        seed=seed,
    )


def inputs_of(learner: Lessons, size: int) -> NDArray[np.float32]:
    tape = learner.tape
    found = np.zeros((tape.count, size), np.float32)
    for position in range(tape.count):
        for entry in range(tape.start[position], tape.start[position + 1]):
            found[position, tape.place[entry]] += tape.value[entry]
    return found


@pytest.mark.parametrize(("name", "seats"), [("shanghaien", 2), ("jamaica", 3)])
def test_a_game_is_learnt_from_towards_what_came_later(name: str, seats: int) -> None:
    """The slope beside NumPy's, towards targets that are worked out here from what was judged of each position."""
    game = games.find(name)
    setup = game.check(seats, {})
    learner, weights = pupil(game, setup)
    trace = 0.8
    learner.play()
    tape = learner.tape
    assert tape.count > 20 * seats and tape.count % seats == 0
    judged = np.array([tape.judged[at] for at in range(tape.count * seats)]).reshape(-1, seats)
    targets = np.zeros_like(judged)
    for viewer in range(seats):
        due = np.array([learner.result[(viewer + turn) % seats] for turn in range(seats)])
        for position in reversed(range(viewer, tape.count, seats)):
            targets[position] = due
            due = trace * due + (1 - trace) * judged[position]
    inputs = inputs_of(learner, weights.first.shape[0])
    expected = slopes(weights, inputs, targets.astype(np.float32))
    learner.look_back(trace)
    assert np.array(list(learner.slope)).reshape(-1, HIDDEN) == pytest.approx(expected[0], rel=1e-3, abs=1e-5)
    rest = np.concatenate([expected[1], expected[2].T.ravel(), expected[3]])
    assert np.array(list(learner.rest_slope)) == pytest.approx(rest, rel=1e-3, abs=1e-5)
    came = np.array(
        [[learner.result[(at % seats + turn) % seats] for turn in range(seats)] for at in range(tape.count)]
    )
    assert learner.missed / learner.positions == pytest.approx(((judged - came) ** 2).mean(), rel=1e-6)


def test_a_first_step_goes_down_the_slope_in_the_unit_of_each_entry() -> None:
    game = games.find("shanghaien")
    learner, _ = pupil(game, game.check(2, {}))
    learner.measure(5)
    learner.play()
    learner.look_back(0.9)
    slope = np.array(list(learner.slope)).reshape(-1, HIDDEN)
    before = np.array(list(learner.network.first)).reshape(-1, HIDDEN)
    learner.step(0.01)
    change = np.array(list(learner.network.first)).reshape(-1, HIDDEN) - before
    unit = np.array(list(learner.unit))[:, None]
    steep = np.abs(slope / unit) > 1e-4
    assert steep.any() and len(set(unit.ravel().tolist())) > 50
    assert (change * unit)[steep] == pytest.approx(-0.01 * np.sign(slope[steep]), rel=1e-2)
    assert not change[slope == 0].any()
    assert not any(learner.slope) and not any(learner.rest_slope)


@pytest.mark.parametrize(("name", "seats"), [("jamaica", 3), ("madame_ching", 2)])
def test_nobody_chooses_by_what_is_hidden(name: str, seats: int) -> None:
    """The same choice at tables that look the same to whoever chooses."""
    game = games.find(name)
    setup = game.check(seats, {})
    compared = 0
    for number in range(25):
        state = deal(game, setup)
        play_randomly(state, Rng(number, 1), 40 + 7 * number)
        while not state.over and (state.actor == CHANCE or len(state.legal_actions()) == 1):
            play_randomly(state, Rng(number, 2), 1)
        if state.over:
            continue
        chosen = set()
        for twin in range(4):
            other = state.clone()
            if twin > 0:
                game.reshuffle(other, state.actor, Rng(number, twin))
            learner, _ = pupil(game, setup, seed=number)
            other.legal(learner.moves)
            chosen.add(learner.choose(other))
        assert len(chosen) == 1
        compared += 1
    assert compared > 15


def test_whoever_took_lessons_beats_whoever_did_not(tmp_path: Path) -> None:
    game = games.find("shanghaien")
    setup = game.check(2, {})
    start = begin(features_of(game).size(setup), HIDDEN, 2, 1)
    learnt = lessons.take_lessons(plan(4_000), 0, start, tmp_path, Where(1), silent)
    taught, untaught = [Player(game, one.network(features_of(game)), 8) for one in (learnt.weights, start)]
    shares = share_of_wins(setup, taught, untaught, list(range(20)), 1)
    assert sum(shares) / len(shares) > 0.7


def test_the_same_is_learnt_by_any_number_of_workers(tmp_path: Path) -> None:
    game = games.find("shanghaien")
    start = begin(features_of(game).size(game.check(2, {})), HIDDEN, 2, 1)
    found = []
    for workers in (1, 2):
        (tmp_path / str(workers)).mkdir()
        learnt = lessons.take_lessons(plan(40), 0, start, tmp_path / str(workers), Where(workers), silent)
        found.append([part.tolist() for part in learnt.weights.parts()])
    assert found[0] == found[1]
    other = lessons.take_lessons(plan(40, seed=6), 0, start, tmp_path, Where(1), silent)
    assert other.weights.first.tolist() != found[0][0]


def test_a_killed_run_goes_on_with_the_lessons_it_had(tmp_path: Path) -> None:
    folder = tmp_path / "killed"
    process = subprocess.Popen([*COMMAND, str(folder)], stdout=subprocess.DEVNULL)
    until = time.monotonic() + PATIENCE
    while not (folder / "lessons-0-0.npz").exists():
        assert time.monotonic() < until and process.poll() is None, "no lesson was kept"
        time.sleep(0.02)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    kept = {path: path.stat().st_mtime_ns for path in folder.glob("lessons-0-*.npz")}
    assert not (folder / "weights-0.json").exists()
    for place in (folder, tmp_path / "whole"):
        subprocess.run([*COMMAND, str(place)], check=True, stdout=subprocess.DEVNULL, timeout=PATIENCE)
    assert all(path.stat().st_mtime_ns == when for path, when in kept.items())
    assert numbers(folder, 0) == numbers(tmp_path / "whole", 0)


def test_lessons_go_without_simulations(tmp_path: Path) -> None:
    command = ["learn", "shanghaien", "--lessons", "--simulations", "40", "--keep", str(tmp_path / "run")]
    found = CliRunner().invoke(app, command)
    assert found.exit_code != 0
    assert "--lessons goes without" in found.output + str(found.exception)
    assert not (tmp_path / "run").exists()
