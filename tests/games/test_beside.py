"""Tests in the folder of a new game (`games/NAME/test_*.py`), where they lie until the game moves in for good."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from prichal import games

GAMES = Path(games.__file__).parent


def beside() -> list[Callable[[], None]]:
    found: list[Callable[[], None]] = []
    for page in sorted(GAMES.glob("*/test_*.py")):
        name = f"prichal.games.{page.parent.name}.{page.stem}"
        pytest.register_assert_rewrite(name)
        found += [case for word, case in vars(import_module(name)).items() if word.startswith("test_")]
    return found


CASES = beside()
if CASES:  # else there is no new game

    @pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.__module__.split('.')[2]}-{case.__name__}")
    def test_a_new_games_own_tests(case: Callable[[], None]) -> None:
        case()
