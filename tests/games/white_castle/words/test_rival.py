"""The Tokugawa in the result, and what is told of their next die."""

from __future__ import annotations

from prichal import games
from prichal.games.white_castle import components as box
from prichal.games.white_castle.rules.scoring import score
from prichal.games.white_castle.secrets.hidden import view
from prichal.games.white_castle.state import RIVAL, WhiteCastleState
from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng
from prichal.kernel.playout import random_action, random_log
from prichal.locales import Words
from tests.support import rule

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


@rule("WC-S2", "WC-S12")
def test_the_next_card_names_one_of_the_dice_that_were_told() -> None:
    """The open card never does. Where that die is missing more cards are flipped; then the first of them counts."""
    checked = 0
    for seed, expansion in enumerate(["base", "matcha"] * 4):
        state = GAME.new(1, {"expansion": expansion})
        assert isinstance(state, WhiteCastleState)
        rng, moves = Rng(seed, 1), Moves()
        top, told = -1, [""]
        while not state.over:
            flipped = state.solo_top if state.solo_last == top else state.solo_last if state.solo_before == top else -1
            if state.solo_top not in (top, -1) and top >= 0 and flipped >= 0:
                checked += 1
                assert " ".join(box.SOLO[flipped][:3]) in told
                assert " ".join(box.SOLO[top][:3]) not in told
            solo = view(state, 0).solo
            assert solo is not None
            if state.solo_top >= 0:
                top, told = int(state.solo_top), solo.next_dice
            state.play(random_action(state, state.agenda, moves, rng))
    assert checked > 60
