"""Simulated games as Parquet files."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pyarrow.parquet
import pytest

import prichal
from prichal import games
from prichal.kernel.errors import Problem
from prichal.parquet import decisions_path, writing
from prichal.simulate import simulate
from tests.terminal.test_commands import prichal as command
from tests.terminal.test_commands import refused


def rows(path: Path) -> list[dict[str, object]]:
    found: list[dict[str, object]] = pyarrow.parquet.read_table(path).to_pylist()
    return found


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("shanghaien", 2, {}),
        ("jamaica", 3, {}),
        ("madame_ching", 4, {"teams": "yes"}),
        ("white_castle", 2, {"expansion": "matcha"}),
    ],
)
def test_the_rows_are_the_games(name: str, seats: int, options: dict[str, str], tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    folder = tmp_path / "records"
    chosen = [word for item in options.items() for word in ("-o", "=".join(item))]
    numbers = ["--games", "4", "--seed", "9", "--seats", str(seats)]
    done = command("simulate", name, *numbers, *chosen, "--parquet", str(path), "--records", str(folder))
    assert done.returncode == 0, done.stderr
    assert {page.name for page in tmp_path.iterdir()} == {"games.parquet", "games-decisions.parquet", "records"}
    decisions: dict[object, list[dict[str, object]]] = defaultdict(list)
    for row in rows(decisions_path(path)):
        decisions[row["number"]].append(row)
    played = rows(path)
    assert [row["number"] for row in played] == [0, 1, 2, 3] == list(decisions)
    label = games.find(name).check(seats, options).label()
    for row in played:
        state = prichal.game(name, seats, **options).new()
        for ply, decision in enumerate(decisions[row["number"]], start=1):
            assert (decision["ply"], decision["seat"]) == (ply, state.actor)
            assert decision["options"] == len(state.legal())
            assert decision["action"] == state.game.actions[int(str(decision["action_number"]))]
            state.play(str(decision["action"]))
        assert state.over
        assert (row["scores"], row["winners"], row["plies"]) == (state.scores, state.winners, state.ply)
        assert (row["game"], row["seats"], row["seed"]) == (name, seats, 9)
        assert dict(row["options"]) == state.game.options  # type: ignore[call-overload]
        kept = prichal.Record((folder / f"{name}-{label}-9-{row['number']}.txt").read_text(encoding="utf-8"))
        assert kept.lines == state.lines


def test_a_long_run_waits_in_memory_only_for_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("prichal.parquet.ROWS", 500)
    game, path = games.find("shanghaien"), tmp_path / "long"
    with writing(path, game, 2, {}, 1) as sheets:
        simulate(game, 2, {}, 20, 1, keep=sheets.add)
        assert len(sheets.decisions["ply"]) < 500
        assert not path.exists()
    assert pyarrow.parquet.ParquetFile(path).num_row_groups > 3
    assert [row["number"] for row in rows(path)] == list(range(20))
    assert len(rows(decisions_path(path))) == sum(int(str(row["plies"])) for row in rows(path))


def test_what_is_there_is_replaced_only_by_its_kind(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    arguments = ["simulate", "shanghaien", "--games", "2", "--parquet", str(path)]
    assert command(*arguments).returncode == command(*arguments).returncode == 0
    other = decisions_path(path)
    other.write_text("a letter")
    before = path.read_bytes()
    assert "games-decisions.parquet is there already and isn't a Parquet file" in refused(*arguments)
    assert (path.read_bytes(), other.read_text()) == (before, "a letter")
    assert "isn't a Parquet file" in refused("simulate", "shanghaien", "--parquet", str(tmp_path))


def test_what_cant_be_written_gets_one_sentence_and_leaves_nothing(tmp_path: Path) -> None:
    missing = tmp_path / "no folder" / "games.parquet"
    assert "can't be written" in refused("simulate", "shanghaien", "--games", "2", "--parquet", str(missing))
    assert "can't be written" in refused("simulate", "shanghaien", "--games", "2", "--parquet", "/")
    blocked, path = tmp_path / "blocked", tmp_path / "games.parquet"
    blocked.write_text("in the way")
    both = ["--parquet", str(path), "--records", str(blocked)]
    assert "blocked can't be written" in refused("simulate", "shanghaien", "--games", "2", *both)
    assert [page.name for page in tmp_path.iterdir()] == ["blocked"]


def test_a_run_that_breaks_leaves_the_old_files(tmp_path: Path) -> None:
    game, path = games.find("shanghaien"), tmp_path / "games.parquet"
    with writing(path, game, 2, {}, 1) as sheets:
        simulate(game, 2, {}, 3, 1, keep=sheets.add)
    before = {page.name: page.read_bytes() for page in tmp_path.iterdir()}
    assert len(before) == 2

    def fall(error: BaseException) -> None:
        with writing(path, game, 2, {}, 2) as sheets:
            simulate(game, 2, {}, 3, 2, keep=sheets.add)
            sheets.flush()
            raise error

    with pytest.raises(KeyboardInterrupt):
        fall(KeyboardInterrupt())
    with pytest.raises(Problem, match=r"games\.parquet can't be written: No space left"):
        fall(OSError(28, "No space left on device"))
    assert {page.name: page.read_bytes() for page in tmp_path.iterdir()} == before


WITHOUT = """
import sys
sys.modules["pyarrow"] = None
from prichal.cli import main
sys.argv = ["prichal", "simulate", "shanghaien", "--games", "1", "--parquet", sys.argv[1]]
main()
"""


def test_without_pyarrow_one_sentence_says_what_to_install(tmp_path: Path) -> None:
    run = [sys.executable, "-c", WITHOUT, str(tmp_path / "games.parquet")]
    environment = {**os.environ, "PRICHAL_LANG": "en"}
    done = subprocess.run(run, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "prichal: This needs the package pyarrow: pip install 'prichal[data]'.\n"
    assert list(tmp_path.iterdir()) == []
