"""Shanghaien in C is the same game: every action of random games from the same luck, and the scores."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from bench import reference
from bench.peers import ours
from prichal import games
from prichal.games.shanghaien.actions import ACTIONS
from prichal.kernel.chance import Rng
from prichal.kernel.playout import play_many, random_log

GAMES = 150
RARE = ("tuck", "adjust", "both", "play", "shanghai")

needs_compiler = pytest.mark.skipif(
    shutil.which(os.environ.get("CC") or "gcc") is None and not os.environ.get("CI"), reason="no C compiler is here"
)


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return reference.build(tmp_path_factory.mktemp("reference"))


@needs_compiler
def test_c_plays_the_same_games_action_by_action(program: Path) -> None:
    game = games.find("shanghaien")
    verbs: set[str] = set()
    for seed in (1, 2**40 + 7):
        for number, (actions, scores) in enumerate(reference.log(program, seed, GAMES)):
            state = game.new(2)
            assert random_log(state, Rng(seed, number)) == actions
            assert game.scores(state) == scores
            verbs |= {ACTIONS.text(action).split()[0] for action in actions}
    assert set(RARE) <= verbs


@needs_compiler
def test_both_count_the_same_actions_when_they_are_timed(program: Path) -> None:
    actions, seconds = reference.time(program, 3, 20)
    assert actions == play_many(games.find("shanghaien").new(2), 20, 3)
    assert seconds >= 0


@needs_compiler
def test_the_bench_measures_both_in_one_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ours, "C_FOLDER", tmp_path)
    monkeypatch.setattr(ours, "ROUNDS", 2)
    rows = ours.beside_c(500)
    assert [row["way"] for row in rows] == ["hand-written C", "compiled engine"]
    monkeypatch.setattr(reference, "time", lambda *asked: (len(asked), 1.0))
    with pytest.raises(RuntimeError, match="different games"):
        ours.beside_c(5)
