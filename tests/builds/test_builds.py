"""Two builds from one source play identical games. Needs the compiled build (`make test-compiled`)."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from prichal import build
from prichal.kernel.game import Game, Setup
from tests.playthroughs.transcript import all_setups
from tests.support import setup_name

GAMES = 60
# Without a C compiler there is one build only; where CI runs, that would be a fault.
pytestmark = pytest.mark.skipif(not build.COMPILED and not os.environ.get("CI"), reason="no C compiler here")


def run(*arguments: str, pure: bool) -> str:
    environment = {**os.environ, "PRICHAL_PURE": "1" if pure else "0"}
    command = [sys.executable, "-m", "prichal.cli", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


SNAPSHOTS = """
import hashlib
from prichal import games
from prichal.kernel.chance import Rng
from prichal.kernel.snapshot import freeze
for name in games.names():
    game = games.find(name)
    for setup in game.setups():
        state, rng, digest = game.new(setup.seats, setup.options), Rng(17), hashlib.sha256()
        while not state.over:
            legal = state.legal_actions()
            state.play(state.sample(rng) if state.actor == -1 else legal[rng.below(len(legal))])
            digest.update(freeze(game, state))
        print(name, setup.label(), digest.hexdigest())
"""


def test_the_compiled_build_is_under_test() -> None:
    assert build.COMPILED


def test_the_version_says_which_build_runs() -> None:
    assert run("--version", pure=False).endswith("(compiled)\n")
    assert run("--version", pure=True).endswith("(interpreted)\n")


@pytest.mark.parametrize(("game", "setup"), all_setups(), ids=setup_name)
def test_both_builds_play_identical_games(game: Game, setup: Setup) -> None:
    options = [f"--option={name}={value}" for name, value in setup.options.items()]
    arguments = ["simulate", game.name, f"--seats={setup.seats}", f"--games={GAMES}", "--seed=11", "--json", *options]
    compiled, interpreted = (json.loads(run(*arguments, pure=pure)) for pure in (False, True))
    for field in ("fingerprint", "scores", "length", "wins"):
        assert compiled[field] == interpreted[field]
    assert compiled["games"] == GAMES


def test_both_builds_freeze_to_the_same_bytes() -> None:
    compiled, interpreted = (
        subprocess.run(
            [sys.executable, "-c", SNAPSHOTS],
            env={**os.environ, "PRICHAL_PURE": pure},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for pure in ("0", "1")
    )
    assert compiled == interpreted
    assert len(compiled.splitlines()) == len(all_setups())
