"""Solo: the Tokugawa's geishas and Matcha's cards (WC-S6, S7, S14)."""

from prichal.games.white_castle.rules.influence import move_marker
from prichal.games.white_castle.state import RIVAL
from prichal.games.white_castle.steps import (
    RIVAL_ACTION,
    RIVAL_DISCARD,
)
from prichal.kernel.agenda import CHANCE
from tests.games.white_castle.tables import (
    act,
    answers,
    at,
    give,
    goods,
    has,
    laid,
    legal,
    operate,
    question,
    run,
    send,
    why_not,
)
from tests.support import rule

A, B, C = 9, 10, 11  # Matcha's solo cards


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
