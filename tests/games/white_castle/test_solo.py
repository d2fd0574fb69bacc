"""The solo game against the Tokugawa clan."""

import pytest

from prichal.games.white_castle import components as box
from prichal.games.white_castle.rules.goods import move_marker
from prichal.games.white_castle.rules.rival import act as rival_act
from prichal.games.white_castle.rules.rival import operation
from prichal.games.white_castle.state import RIVAL, Castle
from prichal.games.white_castle.steps import (
    PICK_STARTS,
    RIVAL_ACTION,
    RIVAL_DISCARD,
    RIVAL_ROUND_END,
    RIVAL_TURN,
)
from prichal.games.white_castle.view import CastleView
from prichal.kernel.agenda import CHANCE
from prichal.kernel.chance import Rng
from tests.games.white_castle.tables import (
    BLACK,
    CORAL,
    GAME,
    GREEN,
    WHITE,
    act,
    answers,
    at,
    begin,
    bridge,
    give,
    goods,
    has,
    laid,
    legal,
    new,
    question,
    run,
    send,
    why_not,
)
from tests.support import play_randomly, rule, until_choice

A, B, C = 9, 10, 11  # Matcha's solo cards


def turn(state: Castle, top: int) -> Castle:
    """The rival's turn with this card on top of the deck."""
    state.solo_deck |= 1 << state.solo_top
    state.solo_top = top
    state.solo_deck &= ~(1 << top)
    return run(state, RIVAL_TURN)


def operate(state: Castle, text: str, sent: int = 0) -> bool:
    """One operation of the rival on an empty agenda."""
    state.agenda.depth = 0
    done = rival_act(state, operation(text), sent)
    state.agenda.put_in_order(0)
    state.agenda.advance(state)
    return done


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


@rule("WC-S3", "WC-S13")
def test_what_it_cant_do_gives_the_rounds_number() -> None:
    state = laid(1)
    state.round = 2
    assert not operate(state, "up 1")
    assert has(state, "points", RIVAL) == 2
    send(state, RIVAL, courtiers_gate=5, warriors_5=5)
    assert not operate(state, "gate") and not operate(state, "yard 3")
    assert has(state, "points", RIVAL) == 6
    move_marker(state, RIVAL, 20)
    assert not operate(state, "INF 1")
    assert has(state, "points", RIVAL) == 8


@rule("WC-S4", "WC-S7")
def test_losses_take_what_is_there() -> None:
    state = laid(1, "matcha")
    give(state, RIVAL, points=2, coins=7)
    move_marker(state, RIVAL, 1)
    operate(state, "lose-points 3")
    operate(state, "lose-coins")
    operate(state, "back 2")
    assert goods(state, RIVAL) == {} and state.clans[RIVAL].influence == 0


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


@rule("WC-S6", "WC-S14")
def test_the_first_path_space_discards_a_card() -> None:
    state = laid(1, "matcha")
    operate(state, "geisha path-1")
    assert state.actor == 0 and answers(state) == ["art ikebana", "art calligraphy"]
    assert legal(state) == answers(state)  # no conversions in the rival's turn
    act(state, "art calligraphy")
    assert state.art_discard == 1 << 8 and state.actor == CHANCE
    assert all(text.startswith("open calligraphy") for text in legal(state))
    state = laid(1, "matcha")
    state.art_deck &= ~0xFF
    operate(state, "geisha path-1")
    assert state.actor == CHANCE and state.art_discard == 1 << 8  # only one deck has two cards
    state = laid(1, "matcha")
    state.art_deck = 0
    operate(state, "geisha path-1")
    assert state.over and state.art_discard == 0
    assert run(state, RIVAL_DISCARD).actor == 0


@rule("WC-S6")
def test_the_tea_house_room_worth_most() -> None:
    state = laid(1, "matcha")
    send(state, RIVAL, geishas_path_2=2, warriors_1=2, gardens=0b11, courtiers_gate=1)
    operate(state, "step")
    assert legal(state) == ["stroll path-2 house-1", "stroll path-2 house-2"]  # a tie: the human chooses
    assert why_not(state, "stroll path-2 house-3") == "WC-S6"
    act(state, "stroll path-2 house-2")
    assert at(state, "geishas-house-2", RIVAL) == 1 and state.over
    send(state, RIVAL, warriors_1=1)
    operate(state, "step")  # only one room is worth most: nothing to ask
    assert at(state, "geishas-house-2", RIVAL) == 2 and state.over
    send(state, RIVAL, geishas_path_2=1)
    operate(state, "step")
    assert at(state, "geishas-house-1", RIVAL) == 1 and state.over  # at most two in a room


@rule("WC-S6", "WC-S7", "WC-S11")
def test_card_a_moves_another_geisha() -> None:
    state = laid(1, "matcha")
    give(state, RIVAL, points=5)
    run(state, RIVAL_ACTION, 0, A)
    assert at(state, "geishas-entrance", RIVAL) == 1
    assert has(state, "points", RIVAL) == 5 - 3 + 1 and state.over  # no other geisha: the round's number
    run(state, RIVAL_ACTION, 0, A)
    assert state.actor == 0 and question(state) == "rival-stroll"
    assert legal(state) == ["stroll entrance overlook", "stroll entrance path-1"]
    act(state, "stroll entrance overlook")
    assert at(state, "geishas-overlook", RIVAL) == 1 and state.over
    assert goods(state) == {}
    run(state, RIVAL_ACTION, 0, A)  # the overlook is taken: only the path is left
    assert at(state, "geishas-path-1", RIVAL) == 1 and at(state, "geishas-entrance", RIVAL) == 1
    assert question(state) == "rival-discard"
    act(state, "art ikebana", "open ikebana-1")
    run(state, RIVAL_ACTION, 0, A)
    assert legal(state) == ["stroll entrance path-1", "stroll path-1 path-2"]
    assert why_not(state, "stroll entrance overlook") == "WC-S7"
    act(state, "stroll entrance path-1")
    assert question(state) == "rival-discard"  # WC-S6: walking there counts, too


@rule("WC-S7")
def test_cards_b_and_c() -> None:
    state = laid(1, "matcha")
    give(state, RIVAL, coins=4)
    send(state, RIVAL, geishas_path_1=1)
    run(state, RIVAL_ACTION, 0, B)
    act(state, "art ikebana", "open ikebana-1")
    assert has(state, "coins", RIVAL) == 0
    assert state.over  # one of the two is another one: she walks
    assert at(state, "geishas-path-1", RIVAL) == 1 and at(state, "geishas-path-2", RIVAL) == 1
    move_marker(state, RIVAL, 5)
    move_marker(state, 0, 3)
    run(state, RIVAL_ACTION, 0, C)
    assert at(state, "geishas-path-2", RIVAL) == 2
    assert state.clans[RIVAL].influence == 3 and list(state.track) == [RIVAL, 0]  # on top of the human's


@rule("WC-S7")
def test_a_marker_already_on_0_goes_on_top_of_the_humans() -> None:
    state = laid(1, "matcha")
    assert list(state.track) == [0, RIVAL]
    operate(state, "back 2")
    assert state.clans[RIVAL].influence == 0 and list(state.track) == [RIVAL, 0]
    move_marker(state, 0, 1)
    operate(state, "back 2")
    assert list(state.track) == [0, RIVAL]


@rule("WC-S8")
def test_example_coins_become_points() -> None:
    """First in order, 10 coins at the end of round 3: 9 points, 1 coin stays."""
    state = laid(1)
    state.round = 3
    state.order[0], state.order[1] = RIVAL, 0
    give(state, RIVAL, coins=10)
    send(state, RIVAL, gardens=0b11)
    run(state, RIVAL_ROUND_END)
    assert goods(state, RIVAL) == {"coins": 1, "points": 9}
    state.order[0], state.order[1] = 0, RIVAL
    state.round = 2
    give(state, RIVAL, coins=11, points=0)
    state.bridges[CORAL] = bridge(1, 1)
    run(state, RIVAL_ROUND_END)
    assert goods(state, RIVAL) == {"coins": 1, "points": 2 * 2 + 2 * 2}
    state.bridges[CORAL] = 0
    run(state, RIVAL_ROUND_END)
    assert has(state, "points", RIVAL) == 8


@rule("WC-S15")
def test_the_overlook_counts_like_a_gardener() -> None:
    state = laid(1, "matcha")
    state.round = 2
    send(state, RIVAL, geishas_overlook=1)
    run(state, RIVAL_ROUND_END)
    assert has(state, "points", RIVAL) == 2
    state.bridges[GREEN] = 0
    run(state, RIVAL_ROUND_END)
    assert has(state, "points", RIVAL) == 2


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


@rule("WC-S10", "WC-S11")
def test_the_rivals_gardeners_go_where_least_is_worth() -> None:
    state = laid(1)  # coral 5/1, black 7/3, white 7/3
    operate(state, "garden")
    assert state.clans[RIVAL].members[13] == 0b10
    operate(state, "stone")
    assert state.actor == 0 and legal(state) == ["tend black stone", "tend white stone"]  # a tie: the human's choice
    act(state, "tend white stone")
    operate(state, "plant")
    assert state.clans[RIVAL].members[13] == 0b100011
    operate(state, "stone")
    assert not operate(state, "stone") and has(state, "points", RIVAL) == 1
    assert goods(state, RIVAL) == {"points": 1}  # no effects of the cards


@rule("WC-S10", "WC-S13")
def test_the_rivals_courtiers() -> None:
    state = laid(1)
    operate(state, "gate")
    operate(state, "up 2")
    assert at(state, "courtiers-diplomat-1", RIVAL) == 1
    operate(state, "gate")
    operate(state, "up 1")
    assert at(state, "courtiers-steward-1", RIVAL) == 1
    operate(state, "up 2")
    assert at(state, "courtiers-daimyo", RIVAL) == 1
    operate(state, "up 2")  # where only one floor is left
    assert at(state, "courtiers-daimyo", RIVAL) == 2 and list(state.slots) == [-1, -1, -1]
    operate(state, "INF 1")
    state.clans[RIVAL].influence = 5
    operate(state, "INF 1")  # without seals
    assert state.clans[RIVAL].influence == 6


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


@rule("WC-S12")
def test_flipped_cards_form_a_new_deck() -> None:
    state = laid(1)
    state.solo_deck = 0
    state.solo_flipped = 0b111111110
    run(state, RIVAL_TURN)
    assert state.solo_flipped == 1 and state.solo_deck == 0b111111110
    assert "solo 1" not in legal(state) and len(legal(state)) == 8


@rule("WC-S14")
def test_an_impossible_sending_out() -> None:
    state = laid(1, "matcha")
    give(state, RIVAL, points=9)
    send(state, RIVAL, geishas_overlook=1, geishas_house_1=2, geishas_house_2=2)
    run(state, RIVAL_ACTION, 0, A)
    assert state.over and has(state, "points", RIVAL) == 9 + 1 - 3 + 1
    state = laid(1, "matcha")
    send(state, RIVAL, geishas_entrance=5)
    run(state, RIVAL_ACTION, 0, A)  # nobody was sent: each of the five is another one
    assert question(state) == "rival-stroll"
    act(state, "stroll entrance overlook")
    assert state.over and goods(state, RIVAL) == {}  # a point for the sending, lost at once


@rule("WC-S8", "WC-M32")
def test_winning_and_losing_alone() -> None:
    state = laid(1)
    give(state, 0, points=5)
    give(state, RIVAL, points=5)
    assert GAME.winners(state) == [0]
    state.order[0], state.order[1] = RIVAL, 0
    assert GAME.winners(state) == [] and GAME.scores(state) == [5]
    view = GAME.view(state, 0)
    assert isinstance(view, CastleView) and view.solo is not None and view.clans[RIVAL].score == 5


def test_games_alone_are_won_and_lost() -> None:
    results: set[int] = set()
    for seed in range(8):
        state = new(1, expansion="matcha", difficulty="easy")
        play_randomly(state, Rng(seed), 10_000)
        results.add(len(GAME.winners(state)))
    assert 0 in results
