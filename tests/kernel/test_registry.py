"""Where games are found by name."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from prichal import games
from prichal.kernel import registry
from prichal.kernel.errors import BadSetup, UnknownGame
from prichal.kernel.wire import Message
from tests.kernel.harbour import HarbourGame


@pytest.fixture
def harbour() -> Iterator[HarbourGame]:
    game = HarbourGame()
    registry.register(game)
    yield game
    del registry._games[game.name]


def test_a_registered_game_is_found_by_its_name(harbour: HarbourGame) -> None:
    assert registry.find("harbour") is harbour
    assert registry.names()[-1] == "harbour"
    assert games.find("white-castle") is registry.find("white_castle")
    with pytest.raises(ValueError, match="registered twice: harbour"):
        registry.register(HarbourGame())
    with pytest.raises(UnknownGame, match=r"no game is called 'port'; games: .*harbour"):
        registry.find("port")


def test_the_first_game_that_cant_be_played_is_told() -> None:
    registry.check()  # nothing is wrong
    first, second = (BadSetup(Message("problem-name"), sentence) for sentence in ("first", "second"))
    try:
        registry.refuse(first)
        registry.refuse(second)
        with pytest.raises(BadSetup, match="first"):
            registry.check()
    finally:
        registry._refused.clear()
