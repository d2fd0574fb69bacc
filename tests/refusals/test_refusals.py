"""Refusals cite the clauses they cited before: a change of a step's refusals shows as a diff."""

import pytest

from prichal import games
from tests.refusals.table import FOLDER, path, table


@pytest.mark.parametrize("name", games.names())
def test_the_table_of_refusals(name: str) -> None:
    """If the change is meant: `make refusals`."""
    game = games.find(name)
    assert table(game) == path(game).read_text(encoding="utf-8")


def test_no_table_is_left_over() -> None:
    assert set(FOLDER.glob("*.txt")) == {path(games.find(name)) for name in games.names()}
