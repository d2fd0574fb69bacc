"""Matcha: geishas in the tea garden."""

from prichal.games.white_castle.cards import ART_NAMES, FIRST_START
from prichal.games.white_castle.effects import goods_text
from prichal.kernel.agenda import CHANCE
from tests.games.white_castle.tables import (
    act,
    answers,
    at,
    give,
    goods,
    has,
    laid,
    lilies,
    perform,
    question,
    send,
    why_not,
)
from tests.support import rule


@rule("WC-M15", "WC-M16", "WC-M37")
def test_example_to_the_entrance_and_to_the_overlook() -> None:
    """2 coins, 2 whisks; too poor for the token: the lilies, here 2 coins, 1 whisk, 1 iron."""
    state = laid(2, "matcha")
    give(state, coins=2, whisks=2)
    send(state, geishas_entrance=1)
    perform(state, "GEI")
    act(state, "enter")
    assert goods(state) == {"whisks": 2} and at(state, "geishas-entrance") == 2
    act(state, "stroll entrance overlook")
    assert answers(state) == ["lilies", "decline"]
    assert why_not(state, "token") == "WC-M19"
    act(state, "lilies")
    assert goods(state) == {"coins": 2, "iron": 1, "whisks": 1}
    assert at(state, "geishas-overlook") == 1 and at(state, "geishas-entrance") == 1 and state.over


@rule("WC-M38", "WC-M20")
def test_example_only_the_second_part_to_the_first_path_space() -> None:
    """2 whisks; not to the overlook; the top ikebana card gives 4 coins and joins the lantern."""
    state = laid(2, "matcha")
    give(state, whisks=2, coins=1)
    send(state, geishas_overlook=1, geishas_entrance=1)
    state.art_deck |= 1 << state.art_tops[0]
    state.art_tops[0] = 0
    state.art_deck &= ~1
    perform(state, "GEI")
    assert answers(state) == ["stroll entrance path-1", "decline"]
    assert why_not(state, "stroll entrance overlook") == "WC-M18"
    act(state, "stroll entrance path-1")
    assert answers(state) == ["art ikebana", "art calligraphy"]
    act(state, "art ikebana")
    assert state.actor == CHANCE  # the next card lies open at once
    act(state, "open ikebana-3")
    assert goods(state) == {"coins": 5}
    clan = state.clans[0]
    assert clan.lantern_arts == 1 and goods_text(clan.lantern) == "1 whisk"
    assert clan.action_card == FIRST_START  # never into the action slot
    assert answers(state) == ["enter", "decline"]


@rule("WC-M39", "WC-M22")
def test_example_two_steps_into_the_tea_house() -> None:
    """5 whisks; the courtier room is closed; the gardener room gives light blocks of two different cards."""
    state = laid(2, "matcha")
    give(state, whisks=5)
    send(state, geishas_path_1=1, geishas_house_3=2)
    state.ceremonies[0] = 2
    perform(state, "GEI")
    assert [text for text in answers(state) if "house" in text] == ["stroll path-1 house-1", "stroll path-1 house-2"]
    assert why_not(state, "stroll path-1 house-3") == "WC-M18"
    act(state, "stroll path-1 house-1")
    assert has(state, "whisks") == 0 and question(state) == "light-action"
    act(state, "block steward-1 3")
    assert "block steward-1 2" not in answers(state)
    act(state, "block steward-3 3")
    assert goods(state) == {"iron": 2, "food": 2} and state.over


@rule("WC-M15", "WC-M16", "WC-M17")
def test_parts_in_any_order_and_prices() -> None:
    state = laid(2, "matcha")
    give(state, whisks=4, coins=2)
    send(state, geishas_entrance=1, geishas_path_1=1)
    perform(state, "GEI")
    assert answers(state) == [
        "enter",
        "stroll entrance overlook",
        "stroll entrance path-1",
        "stroll path-1 path-2",
        "decline",
    ]
    assert why_not(state, "stroll entrance path-2") == "WC-M17"
    act(state, "stroll entrance overlook", "lilies", "enter")
    assert state.over and has(state, "whisks") == 3
    give(state, coins=1)
    perform(state, "GEI")
    assert why_not(state, "enter") == "WC-M16"


@rule("WC-M17", "WC-M18", "WC-M41")
def test_ways_and_their_ends() -> None:
    state = laid(2, "matcha")
    give(state, whisks=7)
    send(state, geishas_overlook=1, geishas_house_1=2, geishas_house_2=1)
    perform(state, "GEI")
    assert state.over  # on the overlook and in the tea house the way ends
    send(state, geishas_path_2=1)
    perform(state, "GEI")
    assert answers(state) == ["stroll path-2 house-2", "stroll path-2 house-3", "decline"]
    state = laid(2, "matcha")
    give(state, whisks=7, seals=1, food=1)
    send(state, geishas_entrance=1)
    perform(state, "GEI")
    assert [text for text in answers(state) if "stroll" in text] == [
        "stroll entrance overlook",
        "stroll entrance path-1",
        "stroll entrance path-2",
    ]
    act(state, "stroll entrance path-2")
    assert question(state) == "second-path"  # only where she stops


@rule("WC-M19")
def test_the_overlook_token_for_three_coins() -> None:
    state = laid(2, "matcha")
    give(state, whisks=2, coins=3)
    send(state, geishas_entrance=1, courtiers_gate=1)
    perform(state, "GEI")
    act(state, "stroll entrance overlook")
    assert answers(state) == ["lilies", "token", "decline"]
    act(state, "token")
    assert has(state, "coins") == 0 and question(state) == "free-climb"
    lilies(state, 5, 6, 7)
    perform(state, "LILIES")
    assert goods(state) == {"seals": 1, "points": 1} and state.clans[0].influence == 1


@rule("WC-M20", "WC-M35")
def test_the_last_card_of_a_deck_stays() -> None:
    state = laid(2, "matcha")
    give(state, whisks=2)
    send(state, geishas_entrance=1)
    state.art_deck &= ~0xFF
    perform(state, "GEI")
    act(state, "stroll entrance path-1", "art ikebana")
    assert goods(state) == {"pearl": 2} and state.over
    assert ART_NAMES[state.art_tops[0]] == "ikebana-2" and state.clans[0].lantern == 0


@rule("WC-M42")
def test_the_card_taken_isnt_part_of_its_own_lantern() -> None:
    state = laid(2, "matcha")
    give(state, whisks=2)
    send(state, geishas_entrance=1)
    state.art_deck |= 1 << state.art_tops[0]
    state.art_tops[0] = 5  # ikebana 6: LANT
    state.art_deck &= ~(1 << 5)
    perform(state, "GEI")
    act(state, "stroll entrance path-1", "art ikebana", "open ikebana-1")
    assert goods(state) == {}
    perform(state, "LANT")
    assert goods(state) == {"whisks": 1}


@rule("WC-M21", "WC-M35", "WC-B34")
def test_the_second_path_space_uses_a_blue_curtain() -> None:
    state = laid(2, "matcha")
    give(state, whisks=2, food=1)
    send(state, geishas_path_1=1)
    perform(state, "GEI")
    act(state, "stroll path-1 path-2")
    assert state.over  # no seal for either: skipped (WC-B34)
    state = laid(2, "matcha")
    give(state, whisks=2, food=1, seals=1)
    send(state, geishas_path_1=1)
    perform(state, "GEI")
    act(state, "stroll path-1 path-2")
    assert answers(state) == ["art ikebana", "decline"]  # the other card's GEI isn't possible
    act(state, "art ikebana")
    assert has(state, "seals") == 0 and question(state) == "gardener-action"
    assert ART_NAMES[state.art_tops[0]] == "ikebana-2"


@rule("WC-M20")
def test_a_calligraphy_card_taken_gives_influence_by_the_lantern() -> None:
    state = laid(2, "matcha")
    give(state, whisks=2)
    send(state, geishas_entrance=1)
    perform(state, "GEI")
    act(state, "stroll entrance path-1", "art calligraphy", "open calligraphy-2")
    assert goods(state) == {"iron": 2} and state.clans[0].influence == 0
    perform(state, "LANT")
    assert state.clans[0].influence == 1 and goods(state) == {"iron": 2}
