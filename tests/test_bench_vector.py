"""The benchmark of the vector environment: figures from real measurements. What they are is nobody's promise."""

from __future__ import annotations

import json

import pytest

from prichal import games
from prichal.bench import engine, vector
from tests.terminal.test_commands import prichal


@pytest.mark.parametrize("name", games.names())
def test_every_game_has_both_figures(name: str) -> None:
    game = games.find(name)
    found = vector.measure(game, engine.main_seats(game), rows=4, seconds=0.02)
    assert (found.game, found.rows) == (name, 4)
    assert found.decisions_per_s > 0 and found.without_observations > 0
    assert name in vector.text([found])


def test_the_command_prints_them() -> None:
    (found,) = json.loads(prichal("bench", "--vector", "--game", "shanghaien", "--seats", "2", "--json").stdout)
    assert found["game"] == "shanghaien" and found["rows"] == vector.ROWS
