"""Whole games, word for word: any change in rules, notation or chronicle shows as a diff."""

import pytest

from prichal.kernel.game import Game, Setup
from tests.playthroughs.transcript import FOLDER, all_setups, path, transcript
from tests.support import setup_name


@pytest.mark.parametrize(("game", "setup"), all_setups(), ids=setup_name)
def test_playthrough(game: Game, setup: Setup) -> None:
    """If the change is meant: `make playthroughs`."""
    assert transcript(game, setup) == path(game, setup).read_text(encoding="utf-8")


def test_no_playthrough_is_left_over() -> None:
    assert set(FOLDER.glob("*.txt")) == {path(game, setup) for game, setup in all_setups()}
