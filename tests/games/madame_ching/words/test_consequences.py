"""What a card would do, in the words of its option, and whether it comes true."""

from __future__ import annotations

import pytest

from prichal.games.madame_ching.state import MadameChingState
from prichal.kernel.foresight import foresee, imagine_turn
from prichal.locales import Words
from tests.games.madame_ching.tables import GAME, act, cell, choose, give, opened, teach, voyage
from tests.support import rule

ENGLISH = Words("en", ["Player 1", "Player 2", "Player 3", "Player 4"])
RUSSIAN = Words("ru", ["Игрок 1", "Игрок 2", "Игрок 3", "Игрок 4"])


def label(state: MadameChingState, seat: int, action: str, words: Words = ENGLISH) -> str:
    return next(words.say(option.label) for option in GAME.prompt(state, seat).options if option.action == action)


@rule("MC-P1", "MC-P2", "MC-P4", "MC-P5", "MC-P7")
@pytest.mark.parametrize(
    ("cards", "pilots", "does"),
    [
        ([], [], "starts an expedition"),
        ([1, 26], [], "diagonally to cell 9"),
        ([1, 40 + 4], [], "ends the expedition on cell 4: luck of the sea (1 encounter card)"),
        ([6, 26, 27], [], "diagonally to cell 12"),
        ([43 - 4], [], "diagonally to cell 4"),
    ],
)
def test_a_card_of_the_hand_says_what_it_would_do(cards: list[int], pilots: list[str], does: str) -> None:
    state = opened()
    if cards:
        voyage(state, 0, cards, pilots)
    assert label(state, 0, "choose 40") == f"40 (yellow, map): {does}"


@rule("MC-P4")
def test_lines_hong_kong_and_the_edge_are_told() -> None:
    state = opened()
    voyage(state, 0, [6, 7, 8])
    assert label(state, 0, "choose 20") == (
        "20 (light blue): straight on to cell 4, crossing the first line (1 encounter card)"
    )
    view = GAME.view(state, 0)
    told = foresee(GAME, view, imagine_turn(GAME, view, 0), GAME.prompt(state, 0))
    brings = next(option.brings for option in told.options if option.action == "choose 20")
    assert [(change.piece, change.to) for change in brings if change.piece] == [("junk-red", "cell-4-1")]
    assert [change.amount for change in brings if not change.piece] == [1]
    choose(state, 20, 11, 12)
    assert cell(state, 0) == (4, 1)
    state = opened()
    voyage(state, 0, [1, 2, 3, 6, 7, 8, 9])
    assert label(state, 0, "choose 40") == "40 (yellow, map): diagonally to cell 24, the world's edge"
    state = opened()
    voyage(state, 0, [1, 6, 26], ["map", "kite", "plain"])
    assert label(state, 0, "choose 40") == "40 (yellow, map): diagonally to cell 49, raids Hong Kong"


@rule("MC-X1", "MC-X2", "MC-K4", "MC-X5")
def test_an_ending_says_what_it_brings() -> None:
    state = opened()
    teach(state, 0, "meteorology")
    voyage(state, 0, [1, 6, 18, 43, 49])
    state.junks[0].row = 4  # 20
    assert label(state, 0, "choose 40") == (
        "40 (yellow, map): ends the expedition on cell 20: mission 19 (4 coins; or 1 blue gem, 2 coins), "
        "with Meteorology mission 23, can buy Cartography"
    )
    assert label(state, 0, "choose 40", RUSSIAN).startswith(
        "40 (жёлтая, морская карта): завершает экспедицию на клетке 20: "
    )


@rule("MC-2P2")
def test_with_two_junks_both_are_told() -> None:
    state = opened(2)
    voyage(state, 0, [6])
    assert label(state, 0, "choose 40") == (
        "40 (yellow, map) · blue junk 1: diagonally to cell 4 · blue junk 2: starts an expedition"
    )
    choose(state, 40, 45, 11, 21)
    assert label(state, 0, "sail red") == "blue junk 1: diagonally to cell 4"


@rule("MC-K2", "MC-N7")
def test_night_navigation_and_pilots_too() -> None:
    state = opened()
    teach(state, 0, "night-navigation")
    give(state, 0, "pilot-plain")
    voyage(state, 0, [6])
    choose(state, 20, 11, 12)
    assert label(state, 0, "night 30") == "use Night Navigation: 30 (green, sword): diagonally to cell 6"
    assert label(state, 0, "pilot plain") == ("continue the expedition: Pilots (no symbol): diagonally to cell 6")
    act(state, "pilot plain")
    assert cell(state, 0) == (3, 2)
