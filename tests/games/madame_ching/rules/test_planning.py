"""3a: planning the expedition."""

import pytest

from prichal.games.madame_ching.piles import numbers_in
from prichal.games.madame_ching.rules.scoring import points
from tests.games.madame_ching.tables import (
    act,
    asked,
    cell,
    choose,
    encounters,
    give,
    opened,
    teach,
    voyage,
    why_not,
)
from tests.support import rule


@rule("MC-P1")
def test_the_first_card_starts_on_cell_1() -> None:
    state = opened()
    choose(state, 40, 11, 12)
    assert cell(state, 0) == (1, 1)
    assert state.junks[0].cell() == 1
    assert not state.ended and encounters(state, 0) == {}


@rule("MC-P2")
def test_a_known_colour_goes_straight_a_new_one_diagonally() -> None:
    state = opened()
    voyage(state, 0, [6, 8])
    voyage(state, 1, [6 + 1, 9])
    choose(state, 20, 31, 12)
    assert cell(state, 1) == (3, 2)
    assert numbers_in(state.junks[1].cards) == [7, 9, 31]
    act(state, "take 51")
    assert cell(state, 0) == (3, 1)


@rule("MC-P3")
def test_positions_are_pairs_and_an_eighth_colour_has_no_row() -> None:
    state = opened()
    voyage(state, 0, [1, 2, 3, 4, 5, 6])
    voyage(state, 1, [7, 8, 26, 43])
    assert state.junks[0].cell() == state.junks[1].cell() == 12
    assert cell(state, 0) == (6, 2) and cell(state, 1) == (4, 3)
    voyage(state, 2, [9, 27, 44, 49], ["map", "kite", "plain"])
    assert state.junks[2].cell() == 49
    state.pirates[2].hand |= 1 << 54
    state.deck ^= 1 << 54
    choose(state, 10, 11, 54)
    assert cell(state, 2) == (8, 7)
    assert state.junks[2].cell() == 56


@rule("MC-P4")
def test_the_first_line_brings_one_encounter_card() -> None:
    state = opened()
    voyage(state, 0, [6, 7, 8])
    choose(state, 20, 11, 12)
    assert cell(state, 0) == (4, 1)
    assert asked(state) == ("meeting", -1)
    act(state, "meet merchant")
    assert encounters(state, 0) == {"merchant": 1}
    assert asked(state) == ("act", 0)


@rule("MC-P4")
def test_the_second_line_brings_two_more() -> None:
    state = opened()
    voyage(state, 0, [6, 7, 8, 9, 15])
    choose(state, 20, 11, 12)
    assert cell(state, 0) == (6, 1)
    act(state, "meet merchant", "meet thief")
    assert encounters(state, 0) == {"merchant": 1, "thief": 1}


@rule("MC-P4")
@pytest.mark.parametrize(
    ("cards", "meets"),
    [
        ([6, 7], 0),  # (3, 1)
        ([1, 6, 7, 8], 1),  # (5, 2): beyond the first line
        ([1, 6, 7, 8, 9], 0),  # (6, 2): between the lines
        ([1, 6, 7, 8, 9, 15], 2),  # (7, 2): the 14
        ([1, 6, 7, 8, 9, 15, 16], 0),  # (8, 2): beyond both
        ([1, 2, 3], 0),  # a new colour: (4, 2)
    ],
)
def test_where_the_lines_are(cards: list[int], meets: int) -> None:
    state = opened()
    voyage(state, 0, cards)
    choose(state, 20, 11, 12)
    if meets == 0:
        assert asked(state) == ("take-card", 0)
    else:
        assert asked(state) == ("meeting", -1) and state.agenda.arg == meets


@rule("MC-P5")
def test_the_first_junk_at_hong_kong_takes_the_card() -> None:
    state = opened(hands=[[10, 20, 30, 54], [11, 21, 31, 41], [12, 22, 32, 42]])
    voyage(state, 0, [1, 6, 26, 40, 49], ["map"])
    assert cell(state, 0) == (6, 6)
    choose(state, 54, 11, 12)
    assert cell(state, 0) == (7, 7)
    assert state.hong_kong == 0
    assert points(state, 0) == 10


@rule("MC-P5")
def test_hong_kong_can_be_reached_on_56_directly() -> None:
    state = opened(hands=[[10, 20, 30, 54], [11, 21, 31, 41], [12, 22, 32, 42]])
    voyage(state, 0, [1, 2, 6, 26, 40, 49], ["map"])
    assert cell(state, 0) == (7, 6)
    choose(state, 54, 11, 12)
    assert cell(state, 0) == (8, 7)
    assert state.hong_kong == 0


@rule("MC-P5")
def test_hong_kong_falls_only_once() -> None:
    state = opened()
    state.hong_kong = 1
    voyage(state, 0, [1, 6, 26], ["map", "kite", "plain"])
    choose(state, 40, 11, 12)
    assert cell(state, 0) == (7, 7)
    assert state.hong_kong == 1


@rule("MC-P6")
def test_a_lower_number_ends_and_starts_anew() -> None:
    state = opened()
    voyage(state, 0, [6, 26, 28, 43])
    choose(state, 40, 11, 12)
    assert state.ended
    assert asked(state)[0] == "meeting"  # 12 is too low for a mission: luck of the sea
    act(state, "meet thief")
    assert numbers_in(state.junks[0].cards) == [40]
    assert numbers_in(state.discard) == [6, 26, 28, 43]
    assert cell(state, 0) == (1, 1)


@rule("MC-P7")
def test_at_the_worlds_edge_any_card_ends() -> None:
    state = opened()
    voyage(state, 0, [1, 2, 3, 4, 5, 6, 7, 8])
    choose(state, 40, 11, 12)
    assert state.ended
    assert state.junks[0].cell() == 16  # until mission and skills are settled
    assert asked(state)[0] in {"mission", "learn"}


@rule("MC-G12")
def test_night_navigation_and_pilots_move_like_any_card() -> None:
    state = opened()
    voyage(state, 0, [6, 7])
    teach(state, 0, "night-navigation")
    choose(state, 10, 41, 12)
    act(state, "take 51", "take 52")
    assert asked(state) == ("act", 0)
    assert cell(state, 0) == (3, 1)
    act(state, "night 20")
    assert cell(state, 0) == (4, 1)
    act(state, "meet pilot-plain")
    act(state, "pilot plain")
    assert cell(state, 0) == (5, 2)
    assert asked(state) == ("deal", -1)  # the last card was taken; the deck card for Night Navigation


@rule("MC-G12")
def test_a_pilot_can_raid_hong_kong() -> None:
    state = opened()
    voyage(state, 0, [1, 6, 26], ["map", "kite"])
    give(state, 0, "pilot-plain")
    choose(state, 40, 11, 12)
    assert cell(state, 0) == (6, 6)
    assert state.hong_kong == -1
    act(state, "pilot plain")
    assert state.hong_kong == 0
    assert why_not(state, "done") == "MC-R3"
