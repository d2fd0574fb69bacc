"""Two players with two junks each."""

from prichal.games.madame_ching.piles import numbers_in, size_of
from tests.games.madame_ching.tables import (
    GAME,
    act,
    asked,
    cell,
    choose,
    encounters,
    give,
    hand,
    lay,
    legal,
    next_round,
    offered,
    opened,
    ready,
    teach,
    voyage,
    why_not,
)
from tests.support import rule


@rule("MC-2P1")
def test_two_junks_five_cards_two_choices() -> None:
    state = opened(2)
    assert len(state.junks) == 4 and [state.owner(junk) for junk in range(4)] == [0, 0, 1, 1]
    assert len(state.places) == 4 and size_of(state.missions) == 14
    assert [len(hand(state, seat)) for seat in (0, 1)] == [5, 5]
    choose(state, 10)
    assert sorted(state.agenda.actors()) == [0, 1]
    assert asked(state) == ("choose-card", 0)
    assert why_not(state, "choose 10") == "MC-R2"
    choose(state, 40, 11, 41)
    assert state.revealed


@rule("MC-2P2")
def test_descending_order_and_the_owner_assigns() -> None:
    state = opened(2)
    choose(state, 10, 40, 11, 41)
    assert asked(state) == ("assign", 1)
    assert legal(state) == ["sail black", "sail white"]
    act(state, "sail white")
    assert numbers_in(state.junks[3].cards) == [41]
    act(state, "take 51")
    assert asked(state) == ("assign", 0)
    act(state, "sail red", "take 52")
    # 11 goes to the other junk of its owner without a question, then 10.
    assert numbers_in(state.junks[2].cards) == [11]
    act(state, "take hidden")
    assert numbers_in(state.junks[1].cards) == [10]
    assert state.round == 2


@rule("MC-2P3")
def test_worked_example_of_a_round() -> None:
    """Simon is seat 0 (red and yellow), Sandra seat 1 (black and white)."""
    state = opened(2, hands=[[20, 43, 1, 2, 3], [12, 48, 4, 5, 8]], places=[50, 52, 27, 51])
    voyage(state, 0, [6, 26])
    voyage(state, 1, [7, 14, 28, 36])
    voyage(state, 2, [9, 10])
    voyage(state, 3, [11, 29])
    choose(state, 20, 43, 12, 48)
    assert asked(state) == ("assign", 1)
    act(state, "sail white", "take 52")
    assert numbers_in(state.junks[3].cards) == [11, 29, 48]
    assert 52 in hand(state, 1)
    assert asked(state) == ("assign", 0)
    act(state, "sail red", "take hidden")
    assert numbers_in(state.junks[0].cards) == [6, 26, 43]
    assert hand(state, 0) == [1, 2, 3, 50]
    # 20 goes to his other expedition and ends it; 4 × 2 is too little for a mission: the sea is kind.
    act(state, "meet merchant")
    assert numbers_in(state.junks[1].cards) == [20]
    act(state, "take 27")
    assert hand(state, 0) == [1, 2, 3, 27, 50]
    # Sandra's 12 goes to black, and she takes the last card.
    assert numbers_in(state.junks[2].cards) == [9, 10, 12]
    assert hand(state, 1) == [4, 5, 8, 51, 52]
    assert state.round == 2


@rule("MC-G6")
def test_one_encounter_card_per_junk_turn() -> None:
    state = opened(2)
    give(state, 0, "fortune-teller", "fortune-teller")
    choose(state, 40, 45, 11, 21)
    act(state, "sail red", "fortune-teller", "meet thief", "meet thief", "meet merchant")
    assert asked(state) == ("take-card", 0)
    act(state, "take 51")
    assert numbers_in(state.junks[1].cards) == [40]
    act(state, "fortune-teller", "meet merchant", "meet merchant", "meet treasure-1")
    assert encounters(state, 0) == {"thief": 2, "merchant": 3, "treasure-1": 1}


@rule("MC-G22")
def test_this_turn_means_this_junk() -> None:
    state = opened(2)
    give(state, 0, "pilot-plain", "pilot-map")
    teach(state, 0, "meteorology", "meteorology")
    voyage(state, 0, [7, 14, 28, 47])
    voyage(state, 1, [8, 15, 29, 48])
    choose(state, 45, 40, 11, 21)
    act(state, "sail red", "forecast 17a")
    assert ready(state, 0) == {"meteorology": 1}
    assert offered(state) == []  # no Pilot: this junk ended its expedition
    act(state, "take 51")
    assert asked(state) == ("mission", 0)  # the other junk needs its own card
    act(state, "forecast 17b")
    assert ready(state, 0) == {}
    state = opened(2)
    give(state, 0, "pilot-plain")
    voyage(state, 0, [7, 28, 47])
    voyage(state, 1, [8, 29])
    choose(state, 45, 40, 11, 21)
    act(state, "sail red", "meet merchant", "take 51")
    assert cell(state, 1) == (3, 3)
    act(state, "pilot plain")
    assert cell(state, 1) == (4, 4) and cell(state, 0) == (1, 1)


@rule("MC-G22")
def test_a_siren_hits_one_card_of_both_expeditions() -> None:
    state = opened(2)
    give(state, 0, "siren-map")
    voyage(state, 2, [6, 7])
    voyage(state, 3, [14, 18])
    choose(state, 45, 40, 31, 21)
    act(state, "sail red", "siren map", "allow")
    assert legal(state) == ["turn 6", "turn 18"]
    act(state, "turn 18")
    assert [junk.turned for junk in state.junks] == [0, 0, 0, 1 << 18]
    assert asked(state) == ("take-card", 0)


@rule("MC-G18")
def test_a_missing_card_of_two() -> None:
    state = opened(2)
    state.discard |= state.pirates[0].hand ^ 1 << 10
    state.pirates[0].hand = 1 << 10
    state.agenda.depth = 0
    state.then(0x202)
    for place in range(4):
        state.discard |= 1 << state.places[place]
        state.places[place] = 0
    state.agenda.advance(state)
    act(state, "lay 1", "lay 2", "lay 3", "lay 4")
    choose(state, 10, 11, 21)
    act(state, "sail black", "take 2", "take 3")
    assert asked(state) == ("assign", 0)
    assert GAME.prompt(state, 0).title.id == "madame_ching-ask-assign"
    act(state, "sail yellow", "take 4")
    # The red junk has a turn without 3a: the last card of the board.
    assert state.round == 3
    assert state.junks[0].column == 0
    assert hand(state, 0) == [1, 4]


@rule("MC-G18")
def test_both_cards_missing() -> None:
    state = opened(2)
    state.discard |= state.pirates[0].hand
    state.pirates[0].hand = 0
    give(state, 0, "fortune-teller")
    next_round(state)
    lay(state, 1, 2, 3, 4)
    choose(state, 11, 21)
    act(state, "sail black", "take 2", "take 3")
    assert asked(state) == ("assign", 0)  # a turn without a card still belongs to a junk
    assert GAME.prompt(state, 0).title.id == "madame_ching-ask-assign-idle"
    assert legal(state) == ["sail red", "sail yellow"]
    act(state, "sail yellow")
    title = GAME.prompt(state, 0).title
    assert title.id == "madame_ching-ask-act-junk"
    act(state, "take 4", "take hidden")
    assert hand(state, 0) == [1, 4] and state.round == 3
    assert [state.junks[junk].column for junk in (0, 1)] == [0, 0]
