"""Questions, options and the plain board say what they said before: any change shows as a diff."""

import difflib

import pytest

from prichal import games
from prichal.kernel.chance import Rng
from prichal.kernel.game import Game, Setup
from tests.questions import digests
from tests.questions.examples import FOLDER, Examples, path
from tests.support import for_every_setup, play_randomly

MOST = 100  # lines of a difference are shown


@pytest.mark.parametrize("name", games.names())
def test_what_is_asked_and_shown(name: str) -> None:
    """If the change is meant: `make questions`."""
    game = games.find(name)
    assert Examples(game).text() == path(game).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", games.names())
def test_what_is_met_in_many_games_has_the_same_digests(name: str) -> None:
    """If the change is meant: `make questions`."""
    game = games.find(name)
    before, now = digests.path(game).read_text(encoding="utf-8"), digests.text(game)
    different = list(difflib.unified_diff(before.splitlines(), now.splitlines(), "before", "now", n=0, lineterm=""))
    told = [line for line in different if not line.startswith("@@")]
    if told:
        rest = [f"… and {len(told) - MOST} lines more"] if len(told) > MOST else []
        head = f"{digests.path(game).name} differs; if this is meant, `make questions`"
        pytest.fail("\n".join([head, *told[:MOST], *rest]), pytrace=False)


def test_no_file_is_left_over() -> None:
    found = [games.find(name) for name in games.names()]
    assert set(FOLDER.glob("*.txt")) == {*map(path, found), *map(digests.path, found)}


@for_every_setup
def test_rows_of_the_plain_board_are_as_long_as_their_heads(game: Game, setup: Setup) -> None:
    """From the set-up on, when much isn't there yet."""
    state = game.new(setup.seats, setup.options)
    rng = Rng(6, 22)
    for _ in range(40):
        for panel in game.panels(game.view(state, 0)):
            assert {len(row) for row in panel.rows} <= {len(panel.columns)}
        play_randomly(state, rng, 1)
