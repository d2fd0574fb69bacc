"""The page of `make bench-peers`: our own parts really play, and what is told of a run is what was measured."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bench.peers import __main__ as runner
from bench.peers import clock, ours, page, plot
from bench.peers.clock import Row
from prichal import games

MACHINE = {"processor": "a processor", "cores": 2, "system": "Linux", "python": "3.11", "load": 0.1}


def row(group: str, way: str, game: str, rate: float) -> Row:
    rates = [rate, rate * 2, rate * 3]
    return {"group": group, "way": way, "game": game, "games_per_s": rates, "actions_per_s": [10 * x for x in rates]}


def figures() -> dict[str, Any]:
    own = [
        row("reference", "hand-written C", "Shanghaien", 400),
        row("reference", "compiled engine", "Shanghaien", 100),
        row("inside", "compiled engine", "Shanghaien, 2 seats", 100),
        row("inside", "compiled engine", "Jamaica, 4 seats", 10),
    ]
    peers = [row("inside", "C++", "Fast", 1000), row("inside", "C++", "Middling", 50), row("inside", "C++", "Slow", 1)]
    return {
        "machine": MACHINE,
        "clock": {"rounds": 3, "seconds": 0.5},
        "peers": {
            "ours": {"version": "Prichal 1", "rows": own},
            "other": {"version": "Other 2", "rows": peers},
            "absent": {"version": "Absent 3", "rows": [], "problem": "no such package"},
        },
    }


@pytest.mark.parametrize("name", games.names())
def test_our_own_ways_play_real_games(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ours, "BATCH", 1)
    monkeypatch.setattr(ours, "STEPS", 2)
    monkeypatch.setattr(ours, "TOGETHER", 3)
    game = games.find(name)
    for play in (ours.inside(game), ours.one_import(game), ours.one_import_asking(game), ours.in_turn(game)):
        ended, actions = play()
        assert ended == 1 and actions > 10
    for observe in (True, False):
        assert ours.together(game, observe)() == (0, 6)


def test_every_round_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "SECONDS", 0.001)
    monkeypatch.setattr(clock, "ROUNDS", 4)
    found = clock.measure("inside", "a way", "a game", lambda: (1, 7))
    games_per_s, actions_per_s = found["games_per_s"], found["actions_per_s"]
    assert isinstance(games_per_s, list) and isinstance(actions_per_s, list)
    assert len(games_per_s) == len(actions_per_s) == 4
    assert actions_per_s[0] == pytest.approx(7 * games_per_s[0], rel=0.01)


def test_the_page_has_medians_with_their_spread_and_says_who_is_ahead() -> None:
    text = page.text(figures())
    assert "| Other 2 | C++ | Fast | 2,000 (1,000–3,000) | 20,000 (10,000–30,000) |" in text
    assert "C is 4.0 times as fast (4.0 to 4.0 over the rounds)" in text and "25%" in text
    assert "Ahead of everything of ours: Other's Fast (C++)." in text
    assert "Ahead of some of ours: Other's Middling (C++)." in text
    assert "Slow (C++)." not in text
    assert "No peer was measured" not in text
    assert "- Absent 3: no such package" in text
    assert "Shanghaien: C is 4.00 times" in page.summary(figures())


def test_the_picture_has_a_bar_for_every_line() -> None:
    drawn = plot.svg(figures())
    assert drawn.count(plot.OURS) == 2 and drawn.count(plot.THEIRS) == 3
    assert "Other, C++: Middling" in drawn


@pytest.mark.parametrize("problem", ["", "no such package"])
def test_a_trial_starts_everybody_for_a_moment_and_writes_no_page(
    problem: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told: dict[str, tuple[str, str]] = {}

    def run(command: list[str], environment: dict[str, str]) -> str:
        name = command[-1].rpartition(".")[2]
        told[name] = environment["PEER_ROUNDS"], environment["PEER_SECONDS"]
        if problem and name == "pgx":
            raise RuntimeError(problem)
        return json.dumps({"version": f"{name} 1", "rows": [row("inside", "a way", f"game of {name}", 1)]})

    monkeypatch.setattr(runner, "run", run)
    monkeypatch.setattr(runner, "python", lambda name: tmp_path / "peers" / name / "bin/python")
    monkeypatch.setattr(runner, "FOLDER", tmp_path / "peers")
    monkeypatch.setattr(runner, "DOCS", tmp_path)
    assert runner.main(["--trial"]) == (1 if problem else 0)
    assert told == dict.fromkeys(["ours", *runner.PACKAGES], ("1", "0.01"))
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []
    said = capsys.readouterr().out
    assert all(f"game of {name}" in said for name in told if name != "pgx")
    assert problem in said
