"""The benchmark of the search: complete figures from real measurements. What they are is nobody's promise."""

from __future__ import annotations

import importlib.util
import json
import os
import sys

import pytest

from prichal import games
from prichal.bench import engine, open_spiel, search
from prichal.bots.levels import LEVELS
from prichal.kernel.agenda import CHANCE
from prichal.kernel.game import Game
from tests.terminal.test_commands import prichal, refused

# `.[dev]` brings OpenSpiel; where CI runs, its absence would be a fault.
needs_peer = pytest.mark.skipif(
    importlib.util.find_spec("pyspiel") is None and not os.environ.get("CI"), reason="OpenSpiel isn't installed"
)


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (search, open_spiel):
        monkeypatch.setattr(module, "SECONDS", 0.02)
        monkeypatch.setattr(module, "ROUNDS", 1)
        monkeypatch.setattr(module, "PLAYOUTS", 3)
    monkeypatch.setattr(search, "LONGEST", 0.3)


@pytest.mark.parametrize("game", [games.find(name) for name in games.names()], ids=games.names())
def test_the_position_is_a_choice_in_the_second_half(game: Game) -> None:
    seats = engine.main_seats(game)
    (state, ply), (again, same) = search.middle(game, seats), search.middle(game, seats)
    assert state.actor != CHANCE
    assert len(state.legal_actions()) > 1
    assert (ply, game.view(state, 0)) == (same, game.view(again, 0))


@pytest.mark.usefixtures("short")
@needs_peer
def test_every_game_is_measured_beside_the_peer() -> None:
    known = [games.find(name) for name in games.names()]
    cutoffs = [game.hints().cutoff for game in known]
    report = search.compare(known, {game.name: engine.main_seats(game) for game in known})
    assert list(report.games) == games.names()
    assert list(report.peers) == open_spiel.GAMES
    assert report.peer is not None
    assert report.peer.startswith("OpenSpiel ")
    for speed in report.games.values():
        assert min(speed.simulations_per_s, speed.full_simulations_per_s, speed.actions_left) > 0
        assert list(speed.seconds_per_decision) == LEVELS
        for name, peer in report.peers.items():
            expected = speed.full_simulations_per_s / peer.full_simulations_per_s
            assert speed.ratios[name].simulations == pytest.approx(expected, abs=0.006)
            lengths = speed.actions_left / peer.actions_left
            assert speed.ratios[name].actions == pytest.approx(expected * lengths, abs=0.006)
    assert [game.hints().cutoff for game in known] == cutoffs
    shown = search.text(report)
    assert all(name in shown for name in [*games.names(), *open_spiel.GAMES, *LEVELS, "full rollouts", "as played"])


@pytest.mark.usefixtures("short")
def test_what_was_learnt_is_measured_where_there_is_something(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    castle = games.find("white_castle")
    for seats, known in ((2, True), (1, False)):
        report = search.compare([castle], {"white_castle": seats})
        speed = report.games["white_castle"]
        assert (speed.learnt_simulations_per_s is not None, speed.evaluations_per_s is not None) == (known, known)
        assert ("evaluations/s" in search.text(report)) == known


@pytest.mark.usefixtures("short")
def test_without_the_extra_our_own_figures_remain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    report = search.compare([games.find("shanghaien")], {"shanghaien": 2})
    assert (report.peer, report.peers) == (None, {})
    assert "pip install 'prichal[bench]'" in search.text(report)


@needs_peer
def test_the_command() -> None:
    done = prichal("bench", "--search", "--game", "shanghaien", "--json")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert set(report["games"]["shanghaien"]["ratios"]) == set(report["peers"])
    assert "is for 2 seats" in refused("bench", "--search", "--game", "shanghaien", "--seats", "5")
