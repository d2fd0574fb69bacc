"""Skills in use."""

from prichal.games.madame_ching.piles import numbers_in
from tests.games.madame_ching.tables import (
    act,
    asked,
    cell,
    choose,
    give,
    hand,
    lay,
    legal,
    offered,
    opened,
    pass_turns,
    teach,
    used,
    voyage,
    why_not,
)
from tests.support import rule


@rule("MC-K1")
def test_cartography_makes_the_hand_larger_for_good() -> None:
    state = opened()
    assert why_not(state, "cartography") == "MC-R2"
    teach(state, 0, "cartography")
    choose(state, 40, 11, 12)
    act(state, "cartography", "draw 54", "take 51")
    assert hand(state, 0) == [10, 20, 30, 51, 54]
    pass_turns(state, 1)
    lay(state, 1, 2, 3)
    choose(state, 10, 21, 22)
    pass_turns(state, 2)
    assert len(hand(state, 0)) == 5


@rule("MC-K2")
def test_night_navigation_plays_a_second_card() -> None:
    state = opened()
    teach(state, 0, "night-navigation")
    voyage(state, 0, [6, 26])
    choose(state, 40, 11, 12)
    assert cell(state, 0) == (3, 3)
    assert offered(state) == ["night 10", "night 20", "night 30"]
    act(state, "night 10")  # between 6 and 26, a known colour
    assert cell(state, 0) == (4, 3)
    assert numbers_in(state.junks[0].cards) == [6, 10, 26, 40]
    assert state.junks[0].last == 40
    act(state, "take 51")
    assert asked(state) == ("deal", -1)
    act(state, "draw 54")
    assert hand(state, 0) == [20, 30, 51, 54]  # as large as at the start of the turn


@rule("MC-G1")
def test_higher_than_the_first_card_and_not_at_the_edge() -> None:
    state = opened()
    teach(state, 0, "night-navigation")
    choose(state, 20, 11, 12)  # also in the turn that started the expedition
    assert offered(state) == ["night 30", "night 40"]
    assert why_not(state, "night 10") == "MC-G1"
    state = opened()
    teach(state, 0, "night-navigation")
    give(state, 0, "merchant")
    voyage(state, 0, [1, 6, 7, 8, 9, 14, 15])
    choose(state, 40, 11, 12)
    assert cell(state, 0) == (8, 3)
    assert offered(state) == []
    assert why_not(state, "night 20") == "MC-G1"


@rule("MC-G11")
def test_each_night_navigation_draws_its_own_card_after_3c() -> None:
    state = opened()
    teach(state, 0, "night-navigation", "night-navigation")
    choose(state, 10, 31, 42)
    act(state, "take 51", "take 52")
    assert asked(state) == ("act", 0)
    act(state, "night 20", "night 30")
    assert numbers_in(state.junks[0].cards) == [10, 20, 30]
    assert asked(state) == ("deal", -1)  # the last card of the board was taken, now two deck cards
    act(state, "draw 54", "draw 55")
    assert hand(state, 0) == [40, 50, 54, 55]
    assert state.extra == 0
    assert used(state, 0) == {"night-navigation": 2}
    assert not state.ended


@rule("MC-K3", "MC-G13")
def test_combat_looks_takes_and_gives() -> None:
    state = opened()
    teach(state, 0, "combat")
    choose(state, 40, 11, 12)
    act(state, "combat 2")
    assert asked(state) == ("react", 2)
    act(state, "allow")
    assert asked(state) == ("seize-card", 0)
    assert legal(state) == ["seize 22", "seize 32", "seize 42"]  # the whole hand
    act(state, "seize 42")
    assert legal(state) == ["return 10", "return 20", "return 30"]
    act(state, "return 10")
    assert hand(state, 0) == [20, 30, 42] and hand(state, 2) == [10, 22, 32]


@rule("MC-G4")
def test_not_the_card_just_taken() -> None:
    state = opened()
    teach(state, 0, "combat")
    choose(state, 40, 11, 12)
    act(state, "combat 2", "allow", "seize 42")
    assert why_not(state, "return 42") == "MC-G4"


@rule("MC-G13")
def test_combat_needs_a_card_in_both_hands() -> None:
    state = opened()
    teach(state, 0, "combat")
    choose(state, 40, 11, 12)
    state.discard |= state.pirates[1].hand
    state.pirates[1].hand = 0
    assert offered(state) == ["combat 2"]
    assert why_not(state, "combat 1") == "MC-G13"
    assert why_not(state, "combat 0") == "MC-K3"
    state.discard |= state.pirates[0].hand
    state.pirates[0].hand = 0
    assert offered(state) == []
