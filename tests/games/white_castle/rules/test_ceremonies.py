"""Matcha: ceremony tokens and symbols."""

import pytest

from prichal.games.white_castle import components as box
from prichal.games.white_castle.cards import CEREMONY
from prichal.games.white_castle.effects import bundle, effect
from tests.games.white_castle.tables import (
    act,
    answers,
    at,
    give,
    goods,
    has,
    laid,
    legal,
    perform,
    question,
    send,
    why_not,
)
from tests.support import rule


@rule("WC-M34")
def test_all_twenty_effects() -> None:
    sides = [
        ("CRT + INF 1", "LANT + 1S"),
        ("GEI + any 1", "STONES"),
        ("DARK + 1C", "LIGHTS"),
        ("YARD blue", "YARD yellow"),
        ("GAR + 1VP", "4VP"),
        ("STEP", "WELL + WELL"),
        ("WAR + 2C", "7C"),
        ("CLIMB", "4S"),
        ("TILE any", "LILIES + LILIES"),
        ("BLUE", "CURTAINS"),
    ]
    assert list(CEREMONY) == [effect(side) for token in sides for side in token]


@rule("WC-M34")
@pytest.mark.parametrize(
    ("text", "gained"),
    [
        ("LANT + 1S", {"seals": 1, "iron": 1}),
        ("YARD yellow", {"points": 2}),
        ("4VP", {"points": 4}),
        ("7C", {"coins": 7}),
        ("4S", {"seals": 4}),
        ("LILIES + LILIES", {"coins": 4, "iron": 2, "whisks": 2}),
        ("CURTAINS", {"iron": 2, "pearl": 2}),
        ("WELL + WELL", {"coins": 2, "seals": 2, "food": 2}),
    ],
)
def test_yellow_sides_that_only_give(text: str, gained: dict[str, int]) -> None:
    state = laid(2, "matcha")
    state.clans[0].lantern = bundle("1 iron")
    perform(state, text)
    assert goods(state) == gained and state.over
    assert state.clans[0].influence == (2 if text == "YARD yellow" else 0)


@rule("WC-M34", "WC-M43")
def test_two_different_stone_gardens() -> None:
    state = laid(2, "matcha")
    perform(state, "STONES")
    assert answers(state) == ["tend coral stone", "tend black stone", "tend white stone", "decline"]
    assert why_not(state, "tend coral plant") == "WC-M43"
    act(state, "tend black stone", "block steward-3 3")
    assert "tend black stone" not in legal(state)
    act(state, "tend white stone")
    assert goods(state) == {"seals": 2, "food": 2} and state.over
    assert at(state, "gardeners-home") == 5


@rule("WC-M34")
def test_blue_sides_with_two_parts() -> None:
    state = laid(2, "matcha")
    give(state, coins=2)
    perform(state, "CRT + INF 1")
    assert answers(state) == ["part 1", "part 2"]
    act(state, "part 2", "gate")
    assert state.clans[0].influence == 1 and at(state, "courtiers-gate") == 1
    give(state, iron=1, coins=0)
    perform(state, "WAR + 2C")
    assert has(state, "coins") == 2 and question(state) == "warrior-action"
    state = laid(2, "matcha")
    give(state, coins=2)
    perform(state, "GEI + any 1")
    act(state, "part 1", "enter", "gain iron")
    assert goods(state) == {"iron": 1}
    state = laid(2, "matcha")
    perform(state, "DARK + 1C")
    assert goods(state) == {"coins": 1} and state.over  # no action possible, the coin stays


@rule("WC-M34")
def test_one_of_the_blue_yard_tokens() -> None:
    state = laid(2, "matcha")
    give(state, food=1, coins=2)
    perform(state, "YARD blue")
    assert answers(state) == ["drill 5", "drill 3", "decline"]
    act(state, "drill 3")
    assert question(state) == "gardener-action"


@rule("WC-M34", "WC-M41")
def test_a_free_step_and_a_free_floor() -> None:
    state = laid(2, "matcha")
    send(state, geishas_entrance=1, geishas_path_1=1, courtiers_gate=1)
    perform(state, "STEP")
    assert answers(state) == ["stroll entrance overlook", "stroll entrance path-1", "stroll path-1 path-2", "decline"]
    act(state, "stroll entrance overlook", "lilies")
    assert goods(state) == {"coins": 2, "iron": 1, "whisks": 1}
    perform(state, "STEP")
    assert why_not(state, "stroll entrance overlook") == "WC-M18"
    perform(state, "CLIMB")
    assert answers(state) == ["climb gate steward-1", "climb gate steward-2", "climb gate steward-3", "decline"]
    act(state, "climb gate steward-1", "block steward-1 3")
    assert has(state, "iron") == 3 and state.clans[0].action_card == 1


@rule("WC-M34", "WC-M36")
def test_tile_of_any_colour() -> None:
    state = laid(2, "matcha")
    perform(state, "TILE any")
    assert len([text for text in answers(state) if "block" in text]) == 8  # the light ones; the dark ones can't be used


@rule("WC-M36", "WC-M35")
def test_curtain_symbols() -> None:
    state = laid(2, "matcha")
    perform(state, "YELLOW")
    assert answers(state) == ["art ikebana", "art calligraphy", "decline"]
    act(state, "art calligraphy")
    assert goods(state) == {"iron": 2}
    give(state, food=1)
    perform(state, "BLUE")
    assert answers(state) == ["art ikebana", "decline"]
    act(state, "art ikebana")
    assert question(state) == "gardener-action"  # without a seal
    give(state, seals=1, iron=0)
    perform(state, "BOTH")
    act(state, "art ikebana")
    assert answers(state) == ["part 1", "part 2"]
    act(state, "part 2")
    assert has(state, "seals") == 0  # the blue curtain keeps its price
    act(state, "decline")
    assert goods(state) == {"food": 1, "pearl": 2}


@rule("WC-M36")
def test_the_shown_action_or_a_geisha_action() -> None:
    state = laid(2, "matcha")
    give(state, coins=2)
    perform(state, "CRT or GEI")
    assert answers(state) == ["part 1", "part 2", "decline"]
    act(state, "part 2")
    assert question(state) == "geisha-action"
    send(state, geishas_entrance=5)
    perform(state, "CRT or GEI")
    assert answers(state) == ["part 1", "decline"]
    assert why_not(state, "part 2") == "WC-B34"


@rule("WC-M36")
def test_lilies_never_mean_the_token() -> None:
    state = laid(2, "matcha")
    give(state, coins=3)
    perform(state, "LILIES")
    assert state.over and goods(state) == {"coins": 5, "iron": 1, "whisks": 1}
    perform(state, "2 whisk")
    assert has(state, "whisks") == 3


@rule("WC-M43")
def test_tokens_and_lilies_stay() -> None:
    state = laid(2, "matcha")
    before = (list(state.ceremonies), state.lilies)
    perform(state, "LILIES + LILIES")
    send(state, geishas_path_2=1)
    perform(state, "STEP")
    act(state, "stroll path-2 house-1")
    assert has(state, "points") == 4
    assert (list(state.ceremonies), state.lilies) == before
    assert box.OVERLOOK_PRICE == 3
