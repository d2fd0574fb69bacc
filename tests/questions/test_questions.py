"""Questions, options and the plain board say what they said before: any change shows as a diff."""

import pytest

from prichal import games
from tests.questions.examples import FOLDER, Examples, path


@pytest.mark.parametrize("name", games.names())
def test_what_is_asked_and_shown(name: str) -> None:
    """If the change is meant: `make questions`."""
    game = games.find(name)
    assert Examples(game).text() == path(game).read_text(encoding="utf-8")


def test_no_file_is_left_over() -> None:
    assert set(FOLDER.glob("*.txt")) == {path(games.find(name)) for name in games.names()}
