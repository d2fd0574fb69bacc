"""Encounter cards in the own turn."""

import pytest

from prichal.games.madame_ching.piles import numbers_in
from prichal.games.madame_ching.rules.scoring import merchant_points, points, treasure_points
from tests.games.madame_ching.tables import (
    act,
    asked,
    cell,
    choose,
    discarded,
    encounters,
    enrich,
    give,
    lay,
    legal,
    next_round,
    offered,
    opened,
    pass_turns,
    ready,
    teach,
    used,
    voyage,
    why_not,
)
from tests.support import rule


@rule("MC-N1")
def test_one_encounter_card_a_round() -> None:
    state = opened()
    give(state, 0, "fortune-teller", "fortune-teller")
    choose(state, 40, 11, 12)
    act(state, "fortune-teller", "meet thief", "meet merchant", "meet merchant")
    assert asked(state) == ("take-card", 0)
    act(state, "take 51")
    pass_turns(state, 1)
    lay(state, 1, 2, 3)
    choose(state, 51, 21, 22)
    assert "fortune-teller" in legal(state)  # a new round, a new card


@rule("MC-N1")
def test_madame_ching_is_that_card() -> None:
    state = opened()
    give(state, 0, "madame-ching", "fortune-teller", "madame-ching")
    teach(state, 0, "cartography")
    voyage(state, 0, [7, 14, 28, 43])
    state.junks[0].symbols = 0x0032
    choose(state, 40, 11, 12)
    act(state, "madame-ching map")
    assert legal(state) == ["buy cartography", "buy night-navigation", "enough"]
    assert why_not(state, "madame-ching lantern") == "MC-N1"
    act(state, "buy cartography", "enough")
    assert offered(state) == ["cartography"]
    assert why_not(state, "fortune-teller") == "MC-N1"


@rule("MC-N1")
def test_a_defending_pilot_isnt_counted() -> None:
    state = opened()
    give(state, 1, "pilot-map", "fortune-teller")
    give(state, 0, "traitress")
    choose(state, 40, 31, 12)
    act(state, "traitress 1", "parry map", "take 51")
    assert asked(state) == ("act", 1)
    assert offered(state) == ["fortune-teller"]


@rule("MC-N6")
def test_old_sea_dog_turns_all_used_skills_up() -> None:
    state = opened()
    teach(state, 0, "cartography", "combat")
    give(state, 0, "old-sea-dog")
    choose(state, 40, 11, 12)
    assert why_not(state, "old-sea-dog") == "MC-N6"  # nothing to turn
    act(state, "cartography", "draw 54", "old-sea-dog")
    assert ready(state, 0) == {"cartography": 1, "combat": 1} and used(state, 0) == {}
    act(state, "cartography", "draw 55")  # its effect can be used again
    assert discarded(state) == {"old-sea-dog": 1}


@rule("MC-N7")
def test_a_pilot_continues_the_expedition() -> None:
    state = opened()
    voyage(state, 0, [1, 6])
    give(state, 0, "pilot-map", "pilot-plain")
    choose(state, 20, 11, 12)
    assert cell(state, 0) == (3, 2)
    assert offered(state) == ["pilot map", "pilot plain"]
    act(state, "pilot map")
    assert cell(state, 0) == (4, 3)  # a new colour
    assert state.junks[0].symbols == 0x0003  # maps of 1, 6 and the Pilot
    assert state.junks[0].last == 20  # no number: the next card compares with the last numbered one
    act(state, "take 51")
    pass_turns(state, 1)
    lay(state, 2, 3, 4)
    choose(state, 30, 21, 22)
    assert cell(state, 0) == (5, 4)


@rule("MC-N7")
def test_no_pilot_in_a_turn_that_ends_an_expedition() -> None:
    state = opened()
    voyage(state, 0, [7, 43])
    give(state, 0, "pilot-plain")
    choose(state, 40, 11, 12)
    act(state, "meet thief")
    assert offered(state) == []
    assert why_not(state, "pilot plain") == "MC-N7"


@rule("MC-G2")
def test_several_pilots_are_several_colours_and_none_at_the_edge() -> None:
    state = opened()
    voyage(state, 0, [1, 2, 3, 4, 5], ["plain", "map"])
    assert cell(state, 0) == (7, 3)
    give(state, 0, "pilot-plain", "pilot-kite")
    choose(state, 10, 31, 42)
    act(state, "take 51", "take 52")
    assert cell(state, 0) == (8, 4)
    assert asked(state) == ("act", 0)
    assert offered(state) == []
    assert why_not(state, "pilot plain") == "MC-G2"


@rule("MC-G2", "MC-N7")
def test_a_pilot_may_follow_the_first_card_of_the_game() -> None:
    state = opened()
    give(state, 0, "pilot-plain")
    choose(state, 40, 11, 12)
    act(state, "pilot plain")
    assert cell(state, 0) == (2, 2)


@rule("MC-G2", "MC-G18")
def test_no_pilot_before_the_first_card_of_all() -> None:
    """A turn without a card before the first expedition: there is nothing to continue."""
    state = opened()
    give(state, 0, "pilot-plain")
    state.discard |= state.pirates[0].hand
    state.pirates[0].hand = 0
    next_round(state)
    lay(state, 1, 2, 3)
    choose(state, 11, 12)
    act(state, "take 2", "take 3")
    assert asked(state) == ("act", 0)
    assert offered(state) == []
    assert why_not(state, "pilot plain") == "MC-G2"


@rule("MC-N8")
def test_fortune_teller_draws_three() -> None:
    state = opened()
    give(state, 0, "fortune-teller")
    choose(state, 40, 11, 12)
    act(state, "fortune-teller", "meet thief", "meet merchant", "meet pilot-map")
    assert encounters(state, 0) == {"thief": 1, "pilot-map": 1, "merchant": 1}
    assert discarded(state) == {"fortune-teller": 1}


@rule("MC-N9")
def test_merchants_at_the_end() -> None:
    state = opened()
    give(state, 0, "merchant", "merchant")
    enrich(state, 0, "17b", "19b", "23a", "29a")  # 2 white, 1 red, 3 blue
    pirate = state.pirates[0]
    assert (pirate.white, pirate.red, pirate.blue) == (2, 1, 3)
    assert merchant_points(pirate) == 2 * 3  # both on one colour
    choose(state, 40, 11, 12)
    assert offered(state) == []  # kept to the end


@rule("MC-N10")
@pytest.mark.parametrize(("value", "copies"), [(1, 2), (2, 2), (3, 2)])
def test_sacred_treasures_at_the_end(value: int, copies: int) -> None:
    state = opened()
    give(state, 0, *[f"treasure-{value}"] * copies)
    assert treasure_points(state.pirates[0]) == value * copies
    assert points(state, 0) == value * copies
    choose(state, 40, 11, 12)
    assert offered(state) == []


@rule("MC-G16")
def test_where_encounter_cards_go() -> None:
    state = opened()
    voyage(state, 0, [7, 14, 44], ["plain", "kite"])  # 5 cards, 4 colours: 20
    give(state, 0, "thief", "merchant", "treasure-1")
    enrich(state, 1, "23a")
    choose(state, 40, 11, 12)
    assert discarded(state) == {}
    act(state, "fulfil 19a")
    assert discarded(state) == {"pilot-kite": 1, "pilot-plain": 1}  # laid Pilots when the expedition ends
    act(state, "thief 1", "allow", "gem white")
    assert discarded(state) == {"thief": 1, "pilot-kite": 1, "pilot-plain": 1}
    assert encounters(state, 0) == {"merchant": 1, "treasure-1": 1}
    give(state, 2, "traitress")
    act(state, "take 51", "traitress 0", "allow", "lose treasure-1")  # Treasures can be stolen
    assert encounters(state, 2) == {"treasure-1": 1}


@rule("MC-G9")
def test_skills_and_the_card_in_any_order() -> None:
    state = opened()
    teach(state, 0, "cartography", "night-navigation", "combat", "meteorology")
    give(state, 0, "fortune-teller")
    choose(state, 20, 11, 12)
    assert offered(state) == ["cartography", "night 30", "night 40", "combat 1", "combat 2", "fortune-teller"]
    act(state, "night 30", "fortune-teller", "meet thief", "meet merchant", "meet merchant", "cartography", "draw 1")
    assert offered(state) == ["combat 1", "combat 2"]
    act(state, "take 51", "draw 2")
    assert asked(state) == ("take-card", 2)  # 3c was the end of the turn, but for the card of Night Navigation
    assert ready(state, 0) == {"combat": 1, "meteorology": 1}


@rule("MC-G9")
def test_a_skill_gained_in_3a_may_be_used_in_the_same_turn() -> None:
    state = opened()
    voyage(state, 0, [1, 6, 18, 43])
    choose(state, 40, 11, 12)
    act(state, "buy cartography", "cartography", "draw 54")
    assert used(state, 0) == {"cartography": 1}


@rule("MC-G9")
def test_one_meteorology_an_ending_and_none_in_other_turns() -> None:
    state = opened()
    teach(state, 0, "meteorology", "meteorology")
    voyage(state, 0, [7, 14, 28, 43])
    choose(state, 40, 11, 12)
    assert why_not(state, "forecast 19a") == "MC-K4"  # 12 + 6, not 12 + 12
    act(state, "forecast 17b")
    assert ready(state, 0) == {"meteorology": 1}
    assert asked(state) == ("take-card", 0)
    act(state, "take 51")
    assert numbers_in(state.discard) == [7, 14, 28, 43]
    pass_turns(state, 1)
    lay(state, 1, 2, 3)
    choose(state, 51, 21, 22)  # continues the expedition: no ending, no Meteorology
    assert asked(state) == ("take-card", 0)
    assert why_not(state, "forecast 17a") == "MC-R3"
