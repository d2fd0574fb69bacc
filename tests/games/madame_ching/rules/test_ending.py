"""Ending an expedition: missions, Meteorology, the luck of the sea."""

import pytest

from prichal.games.madame_ching.components import TILE_NAMES
from prichal.games.madame_ching.piles import numbers_in
from prichal.games.madame_ching.state import MadameChingState
from tests.games.madame_ching.tables import (
    act,
    asked,
    cell,
    choose,
    encounters,
    give,
    legal,
    opened,
    ready,
    teach,
    used,
    voyage,
    why_not,
)
from tests.support import rule


def missions(state: MadameChingState) -> list[str]:
    return [TILE_NAMES[tile] for tile in numbers_in(state.missions)]


def treasure(state: MadameChingState, seat: int) -> tuple[int, int, int, int]:
    pirate = state.pirates[seat]
    return pirate.white, pirate.red, pirate.blue, pirate.coins


@rule("MC-X1")
def test_the_nearest_lower_number_is_taken_without_a_question() -> None:
    state = opened()
    state.missions ^= 1 << TILE_NAMES.index("19b")
    voyage(state, 0, [2, 7, 28, 43, 46])  # 5 cards, 4 colours: 20
    choose(state, 40, 11, 12)
    assert treasure(state, 0) == (0, 0, 0, 4)  # 19a
    assert "19a" not in missions(state)
    assert numbers_in(state.fulfilled) == [TILE_NAMES.index("19a")]
    assert asked(state) == ("take-card", 0)


@rule("MC-X1")
def test_of_two_tiles_one_is_chosen() -> None:
    state = opened()
    voyage(state, 0, [2, 7, 28, 43, 46])
    choose(state, 40, 11, 12)
    assert asked(state) == ("mission", 0)
    assert legal(state) == ["fulfil 19a", "fulfil 19b"]
    assert why_not(state, "fulfil 17a") == "MC-X1"
    assert why_not(state, "forgo") == "MC-X1"  # a tile that can be taken must be taken
    act(state, "fulfil 19b")
    assert treasure(state, 0) == (0, 0, 1, 2)


@rule("MC-X1")
def test_an_equal_number_counts_and_empty_numbers_are_passed_over() -> None:
    state = opened()
    voyage(state, 0, [2, 7, 28, 43, 46])
    state.junks[0].column, state.junks[0].row = 1, 23  # no cell has such a number, an owner's tile might
    choose(state, 40, 11, 12)
    assert legal(state) == ["fulfil 23a", "fulfil 23c"]
    state = opened()
    for name in ("19a", "19b"):
        state.missions ^= 1 << TILE_NAMES.index(name)
    voyage(state, 0, [2, 7, 28, 43, 46])
    choose(state, 40, 11, 12)
    assert legal(state) == ["fulfil 17a", "fulfil 17b"]


@rule("MC-X1")
def test_encounter_cards_of_a_reward() -> None:
    tiles = ["17c", "17b", "23a", "23c", "29a", "29b", "31a", "31b", "37a", "37b", "41a", "41b"]
    state = opened(tiles=tiles)
    voyage(state, 0, [2, 3, 7, 28, 46])
    state.junks[0].row = 4
    choose(state, 40, 11, 12)
    act(state, "fulfil 17c", "meet thief")
    assert treasure(state, 0) == (0, 0, 0, 1)
    assert encounters(state, 0) == {"thief": 1}


@rule("MC-X5")
def test_neither_mission_nor_skill_brings_luck() -> None:
    state = opened()
    voyage(state, 0, [7, 14, 28, 43])
    choose(state, 40, 11, 12)
    assert asked(state) == ("meeting", -1)
    act(state, "meet merchant")
    assert encounters(state, 0) == {"merchant": 1}


@rule("MC-X5")
def test_declining_a_skill_forfeits_the_luck() -> None:
    state = opened()
    voyage(state, 0, [1, 6, 18, 43])
    choose(state, 40, 11, 12)
    assert asked(state) == ("learn", 0)
    act(state, "enough")
    assert asked(state) == ("take-card", 0)
    assert encounters(state, 0) == {}


@rule("MC-X5")
def test_declining_meteorology_or_madame_ching_doesnt() -> None:
    state = opened()
    teach(state, 0, "meteorology")
    give(state, 0, "madame-ching")
    voyage(state, 0, [1, 6, 28, 43])  # 4 × 4 = 16 would be a mission, so make it 12
    state.junks[0].row = 3
    choose(state, 40, 11, 12)
    assert asked(state) == ("mission", 0)
    assert legal(state) == ["forecast 17a", "forecast 17b", "forgo"]
    act(state, "forgo")
    assert legal(state) == ["madame-ching map", "enough"]
    act(state, "enough")
    assert asked(state) == ("meeting", -1)
    assert ready(state, 0) == {"meteorology": 1}


@rule("MC-X5")
def test_a_mission_by_meteorology_leaves_no_luck() -> None:
    state = opened()
    teach(state, 0, "meteorology")
    voyage(state, 0, [7, 14, 28, 43])
    choose(state, 40, 11, 12)
    act(state, "forecast 17a")
    assert asked(state) == ("take-card", 0)


@rule("MC-X6")
def test_worked_example_of_two_endings() -> None:
    state = opened(hands=[[40, 45, 46, 47], [31, 34, 36, 37], [2, 3, 4, 5]])
    # Yellow has reached the world's edge on 24 with four maps, a lantern, a sword and a kite.
    voyage(state, 0, [1, 6, 8, 9, 10, 12, 18, 28])
    assert cell(state, 0) == (8, 3) and state.junks[0].cell() == 24
    # Red is on 14 without symbols.
    voyage(state, 1, [7, 11, 14, 20, 21, 25, 39])
    state.junks[1].symbols = 0
    state.junks[1].turned = 1 << 39
    assert cell(state, 1) == (7, 2) and state.junks[1].cell() == 14
    choose(state, 40, 31, 2)
    # 40 is higher than 28, and ends the expedition all the same; of 23a (gems) and 23c (encounter card) one is chosen.
    assert asked(state) == ("mission", 0)
    assert legal(state) == ["fulfil 23a", "fulfil 23c"]
    other = state.clone()
    act(other, "fulfil 23a")
    assert treasure(other, 0) == (1, 0, 1, 0)
    act(state, "fulfil 23c", "meet thief")
    assert treasure(state, 0) == (0, 0, 0, 3)
    assert legal(state) == ["buy cartography", "buy elite-crew", "enough"]
    act(state, "buy cartography", "buy elite-crew")
    assert ready(state, 0) == {"cartography": 1, "elite-crew": 1}
    assert asked(state) == ("act", 0)
    assert cell(state, 0) == (1, 1) and state.junks[0].cell() == 1
    act(state, "take 51")
    # Red plays 31, lower than 39: no mission at 14 or below, too few symbols, one encounter card.
    assert asked(state) == ("meeting", -1) and state.agenda.seat == 1
    act(state, "meet merchant")
    assert encounters(state, 1) == {"merchant": 1}
    assert treasure(state, 1) == (0, 0, 0, 0)


@rule("MC-K4")
def test_worked_example_of_meteorology() -> None:
    """On 24 it allows 29 instead of 23."""
    state = opened(hands=[[40, 45, 46, 47], [31, 34, 36, 37], [2, 3, 4, 5]])
    teach(state, 0, "meteorology")
    voyage(state, 0, [1, 6, 8, 9, 10, 12, 18, 28])
    choose(state, 40, 31, 2)
    assert legal(state) == ["fulfil 23a", "fulfil 23c", "forecast 29a", "forecast 29b"]
    act(state, "forecast 29a")
    assert treasure(state, 0) == (1, 1, 0, 0)
    assert ready(state, 0) == {} and used(state, 0) == {"meteorology": 1}
    assert "23a" in missions(state) and "29a" not in missions(state)


@rule("MC-K4")
@pytest.mark.parametrize(("row", "offered"), [(4, ["17a", "17b"]), (5, ["23a", "23c"])])
def test_reach_of_meteorology(row: int, offered: list[str]) -> None:
    """From 12 up to 18; from 20 up to 26, beside the 19 that needs no skill."""
    state = opened()
    teach(state, 0, "meteorology")
    voyage(state, 0, [7, 14, 28, 43] if row == 4 else [2, 7, 28, 43, 46])
    choose(state, 40, 11, 12)
    texts = legal(state)
    assert [text.split()[1] for text in texts if text.startswith("forecast")] == offered
    assert why_not(state, "forecast 29a") == "MC-K4"


@rule("MC-K4")
@pytest.mark.parametrize(
    ("cards", "cell", "offered"), [([1, 6, 26, 43, 49], 25, True), ([1, 6, 26, 43, 44, 45], 24, False)]
)
def test_six_above_is_in_reach_and_seven_is_not(cards: list[int], cell: int, offered: bool) -> None:
    state = opened()
    teach(state, 0, "meteorology")
    voyage(state, 0, cards)
    assert state.junks[0].cell() == cell
    choose(state, 40, 11, 12)
    assert legal(state)[:4] == ["fulfil 23a", "fulfil 23c", "forecast 29a", "forecast 29b"]
    assert ("forecast 31a" in legal(state)) == offered


@rule("MC-K4", "MC-X1")
def test_what_is_in_reach_without_meteorology_doesnt_cost_it() -> None:
    state = opened()
    teach(state, 0, "meteorology")
    voyage(state, 0, [2, 3, 7, 28, 43])
    state.junks[0].column, state.junks[0].row = 1, 17  # no cell has such a number, an owner's tile might
    choose(state, 40, 11, 12)
    assert legal(state)[:3] == ["fulfil 17a", "fulfil 17b", "forecast 19a"]
    assert why_not(state, "forecast 17a") == "MC-X1"
    state = opened()
    voyage(state, 0, [2, 3, 7, 28, 43])
    choose(state, 40, 11, 12)
    assert why_not(state, "forecast 17a") == "MC-K4"  # without the skill nothing is forecast


@rule("MC-G8")
def test_the_order_of_an_ending() -> None:
    tiles = ["17a", "17b", "19a", "19c", "23a", "23c", "29a", "29b", "31a", "31b", "37a", "37b"]
    state = opened(tiles=tiles)
    voyage(state, 0, [1, 6, 8, 43, 45])  # two maps, a lantern, a kite, a sword
    state.junks[0].row = 4  # 20
    state.junks[0].symbols = 0x0122
    choose(state, 40, 11, 12)
    assert asked(state) == ("mission", 0)
    assert why_not(state, "buy cartography") == "MC-G8"
    # The Madame Ching drawn with the reward can be used at once.
    act(state, "fulfil 19c", "meet madame-ching")
    assert legal(state) == ["madame-ching map", "madame-ching lantern", "madame-ching kite", "enough"]
    assert numbers_in(state.discard) == []  # cards go to the discards last
    act(state, "madame-ching map", "buy cartography")
    assert ready(state, 0) == {"cartography": 1}
    assert numbers_in(state.discard) == [1, 6, 8, 43, 45]
    assert numbers_in(state.junks[0].cards) == [40]


@rule("MC-G8")
def test_a_meteorology_bought_now_comes_too_late() -> None:
    state = opened()
    give(state, 0, "madame-ching")
    voyage(state, 0, [5, 16, 27, 28, 46])
    state.junks[0].row = 4  # 5 × 4 = 20: 19 is the nearest lower number, 23 the forecast
    choose(state, 40, 11, 12)
    assert legal(state) == ["fulfil 19a", "fulfil 19b"]
    act(state, "fulfil 19a", "buy meteorology")
    assert asked(state) == ("act", 0)


@rule("MC-G8", "MC-N2")
def test_madame_ching_comes_between_purchases_too() -> None:
    state = opened()
    give(state, 0, "madame-ching")
    voyage(state, 0, [1, 2, 4, 5, 6, 8, 43])
    state.junks[0].column = 3
    state.junks[0].symbols = 0x1133
    choose(state, 40, 11, 12)
    act(state, "buy elite-crew")  # two maps and two lanterns are left
    assert legal(state) == ["madame-ching map", "madame-ching lantern", "enough"]
    assert why_not(state, "madame-ching kite") == "MC-N2"
    act(state, "madame-ching map", "buy cartography")
    assert ready(state, 0) == {"cartography": 1, "elite-crew": 1}
    assert asked(state) == ("act", 0)  # once, and nothing more to buy
