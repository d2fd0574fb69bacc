"""The Tokugawa in the result."""

from __future__ import annotations

from prichal import games
from prichal.games.white_castle.rules.scoring import score
from prichal.games.white_castle.state import RIVAL, WhiteCastleState
from prichal.kernel.chance import Rng
from prichal.kernel.playout import random_log
from prichal.locales import Words

GAME = games.find("white_castle")


def test_the_tokugawa_have_a_column_of_their_own_when_one_plays_alone() -> None:
    for expansion in ("base", "matcha"):
        state = GAME.new(1, {"expansion": expansion})
        random_log(state, Rng(3, 1))
        assert isinstance(state, WhiteCastleState)
        rivals = GAME.rivals(state)
        assert [Words("ru").say(rival.name) for rival in rivals] == ["Токугава"]
        assert len(rivals[0].points) == len(GAME.breakdown(state))
        assert sum(rivals[0].points) == score(state, RIVAL) > 0


def test_nobody_plays_along_with_several() -> None:
    assert GAME.rivals(GAME.new(2)) == []
    assert games.find("jamaica").rivals(games.find("jamaica").new(2)) == []
