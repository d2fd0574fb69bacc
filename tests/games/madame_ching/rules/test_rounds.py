"""A round."""

from prichal.games.madame_ching.piles import height, numbers_in, one, size_of
from prichal.games.madame_ching.state import MadameChingState
from tests.games.madame_ching.tables import (
    act,
    asked,
    bury,
    choose,
    discarded,
    empty_deck,
    encounters,
    fresh,
    give,
    hand,
    lay,
    legal,
    no_cards_left,
    offered,
    opened,
    pass_turns,
    teach,
    voyage,
    why_not,
)
from tests.support import rule


@rule("MC-R1")
def test_one_card_per_player_the_first_face_down() -> None:
    state = opened(3, places=[50, 51, 52])
    assert list(state.places) == [50, 51, 52]
    assert opened(4).places[3] == 53
    assert len(opened(2).places) == 4
    assert size_of(state.deck) == 55 - 12 - 3


@rule("MC-R2")
def test_everybody_chooses_in_secret_then_all_reveal() -> None:
    state = opened()
    assert state.agenda.actors() == [0, 1, 2]
    assert legal(state) == ["choose 10", "choose 20", "choose 30", "choose 40"]
    assert why_not(state, "choose 41") == "MC-R2"
    state.agenda.give_turn(2)
    act(state, "choose 12")
    assert sorted(state.agenda.actors()) == [0, 1]
    assert not state.revealed
    choose(state, 10, 11) if state.actor == 0 else choose(state, 11, 10)
    assert state.revealed


@rule("MC-R3")
def test_turns_go_by_descending_numbers() -> None:
    state = opened()
    choose(state, 10, 41, 22)
    assert asked(state) == ("take-card", 1)  # 3a done, 3b offers nothing
    assert numbers_in(state.junks[1].cards) == [41]
    assert state.junks[2].cards == 0  # a turn is finished before the next one starts
    assert legal(state) == ["take hidden", "take 51", "take 52"]
    act(state, "take 52")
    assert hand(state, 1) == [11, 21, 31, 52]
    assert asked(state) == ("take-card", 2)
    act(state, "take hidden")
    assert 50 in hand(state, 2)
    # The last card is taken without a question, and a new round begins.
    assert hand(state, 0) == [20, 30, 40, 51]
    assert asked(state)[0] == "lay-out"


@rule("MC-R3")
def test_an_encounter_card_is_optional_and_taking_is_not() -> None:
    state = opened()
    give(state, 0, "fortune-teller")
    choose(state, 40, 11, 12)
    assert asked(state) == ("act", 0)
    assert offered(state) == ["fortune-teller"]
    assert why_not(state, "done") == "MC-R3"
    assert legal(state) == ["take hidden", "take 51", "take 52", "fortune-teller"]
    act(state, "take 51")
    assert encounters(state, 0) == {"fortune-teller": 1}
    assert asked(state) == ("take-card", 2)
    assert why_not(state, "done") == "MC-R3"


@rule("MC-R4")
def test_a_new_round_follows() -> None:
    state = opened()
    choose(state, 10, 41, 22)
    pass_turns(state, 1)
    assert state.round == 2
    lay(state, 1, 2, 3)
    assert asked(state) == ("choose-card", 0)
    assert not state.revealed


@rule("MC-R5")
def test_an_empty_navigation_deck_is_made_from_the_discards() -> None:
    state = opened()
    empty_deck(state)
    assert size_of(state.deck) == 0
    choose(state, 10, 41, 22)
    pass_turns(state, 1)
    assert size_of(state.deck) == 55 - 12 - 3 and state.discard == 0
    assert asked(state)[0] == "lay-out"


@rule("MC-R5")
def test_the_deck_runs_out_in_the_middle_of_laying_out() -> None:
    state = opened()
    last = numbers_in(state.deck)[0]
    bury(state, *numbers_in(state.deck)[1:])
    choose(state, 10, 41, 22)
    pass_turns(state, 1)
    assert legal(state) == [f"lay {last}"]
    act(state, f"lay {last}")
    assert len(legal(state)) == 39


@rule("MC-R5")
def test_an_empty_encounter_deck_is_made_from_the_discards() -> None:
    state = opened()
    state.encounter_discard = one(1)
    state.encounter_deck = 0
    give_all_but_a_thief(state)
    choose(state, 40, 11, 12)
    act(state, "fortune-teller")
    # The Fortune Teller lies in the discards already: two cards make the new deck, the third isn't there.
    assert sorted(legal(state)) == ["meet fortune-teller", "meet thief"]
    act(state, "meet thief", "meet fortune-teller")
    assert asked(state) == ("take-card", 0)
    assert height(state.encounter_deck) == 0
    assert discarded(state) == {}


def give_all_but_a_thief(state: MadameChingState) -> None:
    """All other encounter cards are in the hand of seat 0."""
    state.pirates[0].encounters = fresh().encounter_deck - one(1)


@rule("MC-G5")
def test_both_deck_and_discards_empty() -> None:
    state = opened()
    teach(state, 0, "cartography", "night-navigation")
    choose(state, 20, 11, 12)
    no_cards_left(state)
    assert asked(state) == ("act", 0)
    assert why_not(state, "cartography") == "MC-G5"
    act(state, "night 30", "take 51")  # Night Navigation draws nothing
    assert hand(state, 0) == [10, 40, 51]
    pass_turns(state, 1)
    assert state.round == 2
    assert list(state.places) == [0, 0, 0]
    assert asked(state) == ("choose-card", 0)
    choose(state, 40, 21, 22)
    assert asked(state) == ("choose-card", 0)  # nothing to take: the round went by
    assert state.round == 3
    assert len(hand(state, 0)) == 2


@rule("MC-G5")
def test_what_there_is_is_laid_out() -> None:
    state = opened()
    choose(state, 20, 11, 12)
    no_cards_left(state)
    state.pirates[2].hand ^= 1 << 2
    state.discard = 1 << 2
    pass_turns(state, 1)
    act(state, "lay 2")
    assert list(state.places) == [2, 0, 0]
    choose(state, 10, 21, 22)
    assert hand(state, 2).count(2) == 1  # 22 goes first and takes the only card


@rule("MC-G18")
def test_without_a_card_to_choose_the_turn_comes_last() -> None:
    state = opened()
    state.discard |= state.pirates[0].hand | state.pirates[1].hand
    state.pirates[0].hand = 0
    state.pirates[1].hand = 0
    voyage(state, 0, [1])
    give(state, 1, "fortune-teller")
    # The question to those seats was already on the agenda of this round; the next one leaves them out.
    state.agenda.depth = 0
    state.then(0x202)
    state.agenda.advance(state)
    for place in range(3):
        state.discard |= 1 << state.places[place]
        state.places[place] = 0
    lay(state, 2, 3, 4)
    assert state.agenda.actors() == [2]
    act(state, "choose 12")
    assert asked(state) == ("take-card", 2)
    act(state, "take 3")
    assert asked(state) == ("take-card", 0)  # no step 3a, nothing to play
    assert numbers_in(state.junks[0].cards) == [1]
    act(state, "take 4")
    assert asked(state) == ("act", 1)
    act(state, "take hidden")
    assert [size_of(pirate.hand) for pirate in state.pirates] == [1, 1, 4]
    assert state.round == 3


@rule("MC-G10")
def test_chosen_cards_belong_to_no_hand() -> None:
    state = opened()
    teach(state, 0, "combat", "night-navigation")
    choose(state, 40, 11, 12)
    assert numbers_in(state.pirates[1].chosen) == [11]
    act(state, "combat 1", "allow")
    assert legal(state) == ["seize 21", "seize 31", "seize 41"]
    act(state, "seize 41", "return 10")
    act(state, "night 41")  # higher than 40; it doesn't change the order of turns
    act(state, "take 51", "draw 54")
    assert asked(state) == ("take-card", 2)
    assert encounters(state, 0) == {}
