"""Ending an expedition: skills, Madame Ching's help and the China Pearl."""

import pytest

from prichal.games.madame_ching.rules.learning import has_all_skills
from prichal.games.madame_ching.rules.scoring import points
from prichal.games.madame_ching.state import MadameChingState
from tests.games.madame_ching.tables import (
    act,
    asked,
    choose,
    discarded,
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


def learning(symbols: int, *cards: str) -> MadameChingState:
    """Seat 0 ends an expedition with the given symbols (hexadecimal: kites, swords, lanterns, maps), no mission."""
    state = opened()
    give(state, 0, *cards)
    voyage(state, 0, [7, 14, 28, 43])
    state.junks[0].symbols = symbols
    choose(state, 40, 11, 12)
    return state


@rule("MC-X2")
def test_three_equal_symbols_buy_that_skill() -> None:
    state = learning(0x0003)
    assert legal(state) == ["buy cartography", "enough"]
    assert why_not(state, "buy night-navigation") == "MC-X2"
    assert why_not(state, "buy elite-crew") == "MC-X2"
    act(state, "buy cartography")
    assert ready(state, 0) == {"cartography": 1}
    assert asked(state)[0] == "act"


@rule("MC-X2")
def test_four_different_symbols_buy_a_joker() -> None:
    state = learning(0x1111)
    assert legal(state) == ["buy elite-crew", "enough"]


@rule("MC-X2")
def test_each_symbol_is_used_once_and_the_player_chooses() -> None:
    state = learning(0x1113)
    assert legal(state) == ["buy cartography", "buy elite-crew", "enough"]
    other = state.clone()
    act(state, "buy cartography")
    assert asked(state)[0] == "act"
    act(other, "buy elite-crew")
    assert ready(other, 0) == {"elite-crew": 1}
    assert asked(other)[0] == "take-card"


@rule("MC-X2")
def test_several_skills_also_equal_ones() -> None:
    state = learning(0x0036)
    act(state, "buy cartography", "buy night-navigation", "buy cartography")
    assert ready(state, 0) == {"cartography": 2, "night-navigation": 1}


@rule("MC-X2")
def test_a_skill_that_is_all_taken_cant_be_bought() -> None:
    state = opened()
    teach(state, 1, *["cartography"] * 4)
    voyage(state, 0, [7, 14, 28, 43])
    state.junks[0].symbols = 0x0003
    choose(state, 40, 11, 12)
    assert asked(state) == ("meeting", -1)  # and so there is luck of the sea (MC-X5)


@rule("MC-X3")
def test_skills_lie_face_up_until_used_and_count_both_ways() -> None:
    state = opened()
    teach(state, 0, "cartography", "night-navigation")
    choose(state, 10, 31, 12)
    act(state, "take 51", "take 52")
    assert points(state, 0) == 2
    act(state, "cartography", "draw 54", "night 54")  # several skills in one round
    assert used(state, 0) == {"cartography": 1, "night-navigation": 1}
    assert ready(state, 0) == {}
    assert points(state, 0) == 2


@rule("MC-X4", "MC-K5")
@pytest.mark.parametrize(
    ("skills", "all_four"),
    [
        (["cartography", "night-navigation", "combat", "meteorology"], True),
        (["cartography", "night-navigation", "combat", "elite-crew"], True),
        (["cartography", "cartography", "combat", "elite-crew"], False),
        (["elite-crew"] * 4, True),
        (["cartography", "elite-crew", "elite-crew"], False),
    ],
)
def test_different_skills_and_jokers(skills: list[str], all_four: bool) -> None:
    state = opened()
    teach(state, 0, *skills)
    assert has_all_skills(state.pirates[0]) == all_four


@rule("MC-X4")
def test_the_china_pearl_comes_at_once_and_once() -> None:
    state = opened()
    teach(state, 0, "cartography", "combat", "elite-crew")
    state.pirates[0].used, state.pirates[0].ready = state.pirates[0].ready, 0  # face-down skills count
    voyage(state, 0, [7, 14, 28, 43])
    state.junks[0].symbols = 0x0031 + 0x5
    choose(state, 40, 11, 12)
    assert state.pearl == -1
    act(state, "buy night-navigation")
    assert state.pearl == 0 and state.ending
    assert points(state, 0) == 4 + 5
    assert asked(state) == ("learn", 0)  # the purchases go on
    state = opened()
    state.pearl = 2
    teach(state, 0, "cartography", "combat", "elite-crew")
    voyage(state, 0, [7, 14, 28, 43])
    state.junks[0].symbols = 0x0030
    choose(state, 40, 11, 12)
    act(state, "buy night-navigation")
    assert state.pearl == 2


@rule("MC-K5")
def test_the_joker_has_no_effect_of_its_own() -> None:
    state = opened()
    teach(state, 0, "elite-crew")
    choose(state, 40, 11, 12)
    assert asked(state) == ("take-card", 0)


@rule("MC-K6")
def test_skills_can_be_had_several_times_each_used_once() -> None:
    state = opened()
    teach(state, 0, "cartography", "cartography")
    choose(state, 40, 11, 12)
    act(state, "cartography", "draw 54", "cartography", "draw 55")
    assert asked(state) == ("take-card", 0)
    assert used(state, 0) == {"cartography": 2}


@rule("MC-N2")
def test_madame_ching_adds_a_symbol_that_helps() -> None:
    state = learning(0x0032, "madame-ching")
    assert legal(state) == ["buy night-navigation", "madame-ching map", "enough"]
    assert why_not(state, "madame-ching kite") == "MC-N2"
    act(state, "madame-ching map", "buy cartography", "buy night-navigation")
    assert discarded(state) == {"madame-ching": 1}
    assert ready(state, 0) == {"cartography": 1, "night-navigation": 1}


@rule("MC-N2", "MC-X2", "MC-X5")
def test_nothing_forces_a_purchase_after_madame_ching() -> None:
    state = learning(0x0002, "madame-ching", "madame-ching")
    act(state, "madame-ching map")
    assert legal(state) == ["buy cartography", "enough"]
    assert why_not(state, "madame-ching map") == "MC-N1"  # one encounter card a turn
    act(state, "enough")
    assert ready(state, 0) == {}
    assert asked(state) == ("take-card", 0)  # a skill could be bought, so there is no luck of the sea


@rule("MC-N2", "MC-X4")
def test_madame_ching_can_bring_the_china_pearl() -> None:
    state = opened()
    give(state, 0, "madame-ching")
    teach(state, 0, "cartography", "combat", "elite-crew")
    voyage(state, 0, [7, 14, 28, 43])
    state.junks[0].symbols = 0x0020
    choose(state, 40, 11, 12)
    act(state, "madame-ching lantern", "buy night-navigation")
    assert state.pearl == 0 and state.ending


@rule("MC-N2")
def test_without_madame_ching_the_question_comes_too_and_tells_nothing() -> None:
    """Whoever holds encounter cards is asked whenever a Madame Ching could help."""
    state = learning(0x0002, "merchant")
    assert asked(state) == ("learn", 0)
    assert legal(state) == ["enough"]
    act(state, "enough")
    assert asked(state) == ("meeting", -1)  # MC-X5
    state = learning(0x0032, "merchant")  # also after a purchase
    act(state, "buy night-navigation")
    assert legal(state) == ["enough"]
    assert asked(learning(0x0002)) == ("meeting", -1)  # nobody without encounter cards is asked


@rule("MC-N2", "MC-X2")
def test_a_sixth_symbol_makes_a_second_skill() -> None:
    state = learning(0x0005, "madame-ching")
    assert legal(state) == ["buy cartography", "madame-ching map", "enough"]
    assert why_not(state, "madame-ching lantern") == "MC-N2"
    act(state, "madame-ching map", "buy cartography", "buy cartography")
    assert ready(state, 0) == {"cartography": 2}
    assert "madame-ching map" not in legal(learning(0x0004, "madame-ching"))
    state = opened()
    teach(state, 1, "cartography", "cartography", "cartography")
    give(state, 0, "madame-ching")
    voyage(state, 0, [7, 14, 28, 43])
    state.junks[0].symbols = 0x0005
    choose(state, 40, 11, 12)
    assert legal(state) == ["buy cartography", "enough"]  # one card is left: the second could not be had
