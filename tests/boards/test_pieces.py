"""Boards draw every piece that an engine can name: here the names are collected, the browser's tests draw them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from prichal.games import find
from tests.boards.positions import FOLDER, drawn, endings, every_piece, files, picks, play, positions, text
from tests.boards.vocabulary import BOARDS, VOCABULARY

CLIENT = FOLDER.parents[1]

# The machine's, or the one that `make` fetched from PyPI.
NPX = shutil.which("npx", path=os.pathsep.join([os.environ["PATH"], str(Path(sys.executable).parent)])) or "npx"

each_game = pytest.mark.parametrize("game", BOARDS)


def test_kept_positions_are_up_to_date() -> None:
    """`python -m tests.boards.positions` writes them anew."""
    for path, content in files().items():
        assert path.read_bytes() == content, path.name


@each_game
def test_the_vocabulary_has_every_piece_that_is_named(game: str) -> None:
    named: set[str] = set()
    for setup in find(game).setups():
        for table in play(game, setup, 11):
            for seat in table.state.agenda.actors():
                named |= picks(table, seat)
            cells = [cell for panel in table.game.panels(table.view(0)) for row in panel.rows for cell in row]
            named |= {cell.piece for cell in cells if cell.piece}
    assert named <= set(VOCABULARY[game].pieces)
    assert len(named) > len(VOCABULARY[game].pieces) // 3  # the games were not empty


@pytest.mark.skipif(not (CLIENT / "node_modules").exists() and not os.environ.get("CI"), reason="no client here")
def test_boards_draw_every_piece_of_random_games(tmp_path: Path) -> None:
    for game in BOARDS:
        assert (CLIENT / "tests" / "pieces" / f"{game}.test.ts").exists()
        setups = drawn(game)
        found = every_piece(game, setups, range(20, 24)) + endings(game, setups)
        (tmp_path / f"{game}.json").write_bytes(text(positions(game, found)))
    run = subprocess.run(
        [NPX, "vitest", "run", "tests/pieces"],
        cwd=CLIENT,
        env={**os.environ, "PRICHAL_POSITIONS": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-1000:]
