"""What docs/games/white_castle.md says about adding a card is true: one line in the table, nothing else."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "games" / "white_castle.md").read_text(encoding="utf-8")

GAMES = """
from prichal import games
from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng
from prichal.kernel.playout import random_action

game = games.find("white_castle")
for setup in game.setups():
    state = game.new(setup.seats, setup.options)
    assert ("steward-16" in game.view(state, 0).castle_deck) == (setup.seats > 2)  # the new card is marked 3+
    rng = Rng(1, setup.seats)
    moves = Moves()
    while not state.over:
        game.prompt(state, state.actor) if state.actor >= 0 else None
        state.play(random_action(state, state.agenda, moves, rng))
    game.audit(state)
"""


def test_a_steward_card_is_one_line(tmp_path: Path) -> None:
    example = re.search(r"```python\nBASE_STEWARDS = \[\n    \.\.\.,\n(.*)\n\]\n```", PAGE)
    assert example is not None
    shutil.copytree(ROOT / "src" / "prichal", tmp_path / "prichal", ignore=shutil.ignore_patterns("*.so"))
    table = tmp_path / "prichal" / "games" / "white_castle" / "components.py"
    text = table.read_text(encoding="utf-8")
    start = text.index("BASE_STEWARDS")
    end = text.index("\n]\n", start) + 1
    table.write_text(text[:end] + example[1] + "\n" + text[end:], encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", GAMES], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
