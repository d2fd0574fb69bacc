"""Solo: the set-up, and a turn of the Tokugawa clan (WC-S1, S2, S5, S9, S11, S12)."""

import pytest

from prichal.games.white_castle import components as box
from prichal.games.white_castle.state import RIVAL, WhiteCastleState
from prichal.games.white_castle.steps import (
    PICK_STARTS,
    RIVAL_TURN,
)
from prichal.kernel.agenda import CHANCE
from prichal.kernel.chance import Rng
from tests.games.white_castle.tables import (
    BLACK,
    CORAL,
    GREEN,
    WHITE,
    act,
    at,
    begin,
    bridge,
    goods,
    has,
    laid,
    legal,
    new,
    question,
    run,
)
from tests.support import rule, until_choice


def turn(state: WhiteCastleState, top: int) -> WhiteCastleState:
    """The rival's turn with this card on top of the deck."""
    state.solo_deck |= 1 << state.solo_top
    state.solo_top = top
    state.solo_deck &= ~(1 << top)
    return run(state, RIVAL_TURN)


@rule("WC-S1")
def test_set_up_alone() -> None:
    state = new(1, expansion="base")
    until_choice(state, Rng(1))
    assert question(state) in ("take", "start-resource")  # no choice of starting cards
    assert state.clans[0].resource_card >= 0 and state.clans[RIVAL].resource_card == -1
    assert state.dice() == 3 and state.stack() == 1
    assert bin(state.solo_deck).count("1") + 1 == 9
    state = new(1, expansion="matcha")
    until_choice(state, Rng(1))
    assert question(state) == "keep-one" and legal(state) == ["keep 1", "keep 2"]
    cards = list(state.pairs[:6])
    act(state, "keep 2")
    assert state.clans[0].resource_card == cards[3]
    while question(state) == "start-resource":
        act(state, "gain food")
    act(state, "keep 1", "keep 2")
    assert state.clans[0].start_action == cards[1] and state.clans[0].token == cards[5]
    assert bin(state.solo_deck).count("1") + 1 == 12
    rival = state.clans[RIVAL]
    assert rival.action_card == -1 and rival.token == -1 and rival.lantern == 0


@rule("WC-S1")
def test_two_equal_action_cards_are_no_choice() -> None:
    state = new(1, expansion="matcha")
    for place, card in enumerate([0, 2, 4, 5, 2, 6]):
        state.pairs[place] = card
    run(state, PICK_STARTS)
    assert state.clans[0].start_action == 2 and list(state.pairs[:6]) == [0, -1, 4, 5, 2, 6]
    act(state, "keep 1")
    assert question(state) == "keep-one"
    act(state, "keep 2")
    assert state.clans[0].token == 6 and state.over


@rule("WC-S9")
@pytest.mark.parametrize(
    ("difficulty", "points", "influence", "order"),
    [("easy", 0, 0, [0, 1]), ("medium", 3, 1, [1, 0]), ("hard", 8, 3, [1, 0])],
)
def test_difficulty(difficulty: str, points: int, influence: int, order: list[int]) -> None:
    for expansion in box.EXPANSIONS:
        state = new(1, expansion=expansion, difficulty=difficulty)
        assert has(state, "points", RIVAL) == points and state.clans[RIVAL].influence == influence
        assert list(state.order) == order == list(state.track)


@rule("WC-S11")
def test_human_and_rival_take_turns() -> None:
    state = begin(laid(1))
    assert state.actor == 0 and question(state) == "take"
    act(state, "take coral left", "place well")
    assert state.actor == CHANCE
    until_choice(state, Rng(1))
    assert state.actor == 0
    state = laid(1)
    state.order[0], state.order[1] = RIVAL, 0
    assert begin(state).actor == CHANCE


@rule("WC-S2", "WC-S10")
def test_a_turn_of_the_rival() -> None:
    state = turn(laid(1), 0)  # card 1 is flipped: courtier to the gate, 2 coins
    assert state.actor == CHANCE and state.solo_last == 0
    act(state, "solo 6")  # black right to the left space outside the walls: 6 on 5
    assert state.bridges[BLACK] == bridge(1, 3)
    assert state.spaces[5] == BLACK * 6 + 6
    assert goods(state, RIVAL) == {"coins": 1 + 2} and at(state, "courtiers-gate", RIVAL) == 1
    assert state.over


@rule("WC-S2")
def test_whatever_the_colour_never_paying_and_the_well_if_occupied() -> None:
    state = laid(1)
    state.tiles[0] = 1
    state.tiles[1] = 1
    turn(state, 0)
    act(state, "solo 8")  # white middle 3 to steward room 1: no difference
    assert state.spaces[0] == WHITE * 6 + 3 and has(state, "coins", RIVAL) == 2
    state = laid(1)
    state.spaces[0] = WHITE * 6 + 4
    turn(state, 1)
    act(state, "solo 1")  # coral left 1 to the occupied room: to the well, no lantern, nothing from the well
    assert state.well_dice[CORAL] == 1 and state.clans[RIVAL].influence == 1
    assert goods(state, RIVAL) == {"points": 1}  # up 1 was impossible


@rule("WC-S2")
def test_if_the_die_is_missing_another_card_is_flipped() -> None:
    state = laid(1)
    state.bridges[CORAL] = bridge(3, 6)  # no middle die
    turn(state, 0)
    act(state, "solo 2")  # coral middle: missing
    assert state.actor == CHANCE and state.solo_last == 1 and state.solo_before == 0
    act(state, "solo 4")  # black left, diplomat room 1
    assert has(state, "coins", RIVAL) == 2  # card 1: gate, 2 coins; card 2: up 1, INF 1
    assert at(state, "courtiers-gate", RIVAL) == 0 and at(state, "courtiers-steward-1", RIVAL) == 1
    assert state.clans[RIVAL].influence == 1
    state = laid(1)
    state.bridges[CORAL] = 0
    turn(state, 6)
    act(state, "solo 1", "solo 2", "solo 4")  # of three cards flipped only the last two act
    assert state.solo_before == 0 and state.solo_last == 1
    assert at(state, "gardeners-home", RIVAL) == 5


@rule("WC-S5")
def test_tea_fields_left_then_right_then_the_well() -> None:
    state = turn(laid(1, "matcha"), 0)
    act(state, "solo A")
    assert state.spaces[7] == GREEN * 6 + 1 and has(state, "coins", RIVAL) == 2
    state = laid(1, "matcha")
    state.spaces[7] = 5
    state.bridges[GREEN] = bridge(5, 5, 6)
    turn(state, 0)
    act(state, "solo A")
    assert state.spaces[8] == GREEN * 6 + 5 and has(state, "coins", RIVAL) == 2 + 2
    state = laid(1, "matcha")
    state.spaces[7] = state.spaces[8] = 5
    turn(state, 0)
    act(state, "solo C")
    assert state.well_dice[GREEN] == 1 << 15 and has(state, "coins", RIVAL) == 2 + 5


@rule("WC-S12")
def test_flipped_cards_form_a_new_deck() -> None:
    state = laid(1)
    state.solo_deck = 0
    state.solo_flipped = 0b111111110
    run(state, RIVAL_TURN)
    assert state.solo_flipped == 1 and state.solo_deck == 0b111111110
    assert "solo 1" not in legal(state) and len(legal(state)) == 8
