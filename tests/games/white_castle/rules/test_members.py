"""Base: clan members, cards, rows and influence."""

from prichal.games.white_castle.cards import CARD_NAMES, FIRST_DIPLOMAT, FIRST_START
from prichal.games.white_castle.effects import bundle, goods_text
from prichal.games.white_castle.rules.influence import move_marker
from prichal.kernel.agenda import CHANCE
from tests.games.white_castle.tables import (
    act,
    answers,
    at,
    begin,
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


@rule("WC-B20")
def test_both_parts_of_the_courtier_action_in_any_order() -> None:
    state = laid()
    give(state, coins=4, pearl=7)
    perform(state, "CRT")
    assert answers(state) == ["gate", "decline"]
    act(state, "gate")
    assert has(state, "coins") == 2 and at(state, "courtiers-gate") == 1
    assert answers(state) == [
        "climb gate steward-1",
        "climb gate steward-2",
        "climb gate steward-3",
        "climb gate diplomat-1",
        "climb gate diplomat-2",
        "decline",
    ]
    act(state, "climb gate steward-2")
    assert has(state, "pearl") == 5
    act(state, "decline", "deal steward-5")
    assert state.over  # each part only once
    perform(state, "CRT")
    act(state, "climb steward daimyo")
    assert has(state, "pearl") == 0 and at(state, "courtiers-daimyo") == 1
    act(state, "slot 2")
    assert answers(state) == ["gate", "decline"]  # the other part, afterwards
    act(state, "gate")
    assert at(state, "courtiers-gate") == 1 and state.over


@rule("WC-B20")
def test_two_floors_need_five_pearl_and_two_floors() -> None:
    state = laid()
    give(state, pearl=4)
    send(state, courtiers_gate=1, courtiers_diplomat_1=1)
    perform(state, "CRT")
    assert [text for text in answers(state) if "climb" in text] == [
        "climb gate steward-1",
        "climb gate steward-2",
        "climb gate steward-3",
        "climb diplomat daimyo",
    ]
    assert why_not(state, "climb gate diplomat-1") == "WC-B20"
    assert why_not(state, "climb steward daimyo") == "WC-B20"


@rule("WC-B21")
def test_entering_a_room_changes_the_action_card() -> None:
    state = laid()
    give(state, pearl=2)
    send(state, courtiers_gate=1)
    perform(state, "CRT")
    act(state, "climb gate steward-2")
    clan = state.clans[0]
    assert CARD_NAMES[clan.action_card] == "steward-4"
    assert clan.lantern_influence == 1  # the starting card's back
    assert answers(state) == ["block steward-2 2", "block steward-2 3", "decline"]
    act(state, "block steward-2 3")  # LANT: with the card just turned over
    assert clan.influence == 1
    assert state.actor == CHANCE and state.rooms[1] == -1
    act(state, "deal steward-9")
    assert CARD_NAMES[state.rooms[1]] == "steward-9"
    give(state, pearl=2)
    perform(state, "CRT")
    act(state, "climb steward diplomat-2")
    assert goods_text(clan.lantern) == "1C" and CARD_NAMES[clan.action_card] == "diplomat-7"
    assert answers(state) == ["block diplomat-2 1", "decline"]  # an action, too (WC-B33)
    act(state, "block diplomat-2 1")  # INF 2
    assert clan.influence == 3
    assert state.actor == CHANCE
    assert all(text.startswith("deal diplomat") for text in legal(state))


@rule("WC-B21")
def test_with_an_empty_deck_only_the_light_block() -> None:
    state = laid()
    give(state, pearl=5)
    send(state, courtiers_gate=1)
    state.castle_deck &= (1 << FIRST_DIPLOMAT) - 1
    perform(state, "CRT")
    act(state, "climb gate diplomat-1", "block diplomat-1 2")
    assert state.clans[0].influence == 2
    assert state.clans[0].action_card == FIRST_START and CARD_NAMES[state.rooms[3]] == "diplomat-2"
    assert state.over


@rule("WC-B22")
def test_the_daimyo_gives_the_lantern_and_a_free_slot() -> None:
    state = laid()
    state.clans[0].lantern = bundle("1 iron")
    send(state, courtiers_diplomat_1=2)
    give(state, pearl=4)
    state.slots[1] = 1
    perform(state, "CRT")
    act(state, "climb diplomat daimyo")
    assert has(state, "iron") == 1
    assert answers(state) == ["slot 1", "slot 3"]
    assert why_not(state, "slot 2") == "WC-B22"
    act(state, "slot 3")
    assert has(state, "seals") == 2 and state.slots[2] == 0
    state.slots[0] = 1
    give(state, seals=0)
    perform(state, "CRT")
    act(state, "climb diplomat daimyo")
    assert state.over and has(state, "iron") == 2  # no slot left: the lantern only


@rule("WC-B23")
def test_warriors_train_for_iron() -> None:
    state = laid()
    give(state, iron=7)
    perform(state, "WAR")
    assert answers(state) == ["train 5", "train 3", "train 1", "decline"]
    act(state, "train 1")
    assert goods(state) == {"points": 2, "iron": 6} and at(state, "warriors-1") == 1
    give(state, coins=2)
    perform(state, "WAR")
    act(state, "train 5")
    assert has(state, "iron") == 1
    assert question(state) == "choose-part"  # CRT and INF 2 in any order
    act(state, "part 2")
    assert state.clans[0].influence == 2 and question(state) == "courtier-action"
    perform(state, "WAR")
    assert why_not(state, "train 3") == "WC-B23"
    give(state, iron=0)
    perform(state, "WAR")
    assert state.over


@rule("WC-B24")
def test_gardeners_stand_on_different_cards() -> None:
    state = laid()
    send(state, 1, gardens=0b11)
    give(state, food=4, coins=5)
    perform(state, "GAR")
    assert len([text for text in answers(state) if "tend" in text]) == 6  # other clans don't matter
    act(state, "tend coral stone")
    assert has(state, "food") == 3 and has(state, "coins") == 8
    perform(state, "GAR")
    assert "tend coral stone" not in answers(state) and "tend black plant" not in answers(state)
    assert why_not(state, "tend coral stone") == "WC-B24"
    act(state, "tend coral plant")  # 4 coins for a row
    assert question(state) == "pay-or-decline"
    copy = state.clone()
    act(copy, "decline")
    assert copy.over and has(copy, "coins") == 8
    act(state, "pay", "row white")
    assert has(state, "coins") == 4 and has(state, "pearl") == 1


@rule("WC-B25")
def test_light_dark_and_tile_actions() -> None:
    state = laid()
    give(state, coins=2, food=1, iron=1)
    perform(state, "LIGHT")
    assert answers(state) == [
        "block steward-1 2",
        "block steward-1 3",
        "block steward-2 2",
        "block steward-2 3",
        "block steward-3 1",
        "block steward-3 3",
        "block diplomat-1 2",
        "block diplomat-2 1",
        "decline",
    ]
    act(state, "block steward-1 3")
    assert has(state, "iron") == 3
    perform(state, "TILE coral")
    assert answers(state) == ["block steward-1 2", "block diplomat-1 1", "decline"]
    assert why_not(state, "block steward-1 1") == "WC-B16"  # a steward's dark block costs a seal here too
    assert why_not(state, "block steward-1 3") == "WC-B25"
    give(state, seals=1)
    perform(state, "TILE coral")
    act(state, "block steward-1 1")
    assert has(state, "seals") == 0 and question(state) == "courtier-action"
    state = laid(2, "matcha")
    give(state, coins=2, food=1, seals=1)
    perform(state, "DARK")
    assert answers(state) == [
        "block steward-1 1",
        "block steward-3 2",
        "block diplomat-1 1",
        "block diplomat-2 2",
        "decline",
    ]


@rule("WC-B25")
def test_each_row_works_once_a_turn() -> None:
    state = laid()
    give(state, coins=20, food=7)
    begin(state)
    act(state, "take coral right", "place row")
    assert state.rows_used == 1
    perform(state, "DOMAIN")
    assert answers(state) == ["row black", "row white", "decline"]
    assert why_not(state, "row coral") == "WC-B25"
    state.rows_used = 7
    perform(state, "DOMAIN")
    assert state.over
    state = laid()
    state.clans[0].row_dice = 5  # a die from an earlier turn is no obstacle
    begin(state)
    perform(state, "DOMAIN")
    assert "row coral" in answers(state)
    act(state, "row coral")
    assert has(state, "food") == 1


@rule("WC-B26", "WC-B36")
def test_influence_without_seals_stops_at_five() -> None:
    """Worked example: influence 0, 7 steps, no seals: the marker stops at 5."""
    state = laid()
    state.clans[0].lantern_influence = 7
    perform(state, "LANT")
    assert state.clans[0].influence == 5 and state.over


@rule("WC-B26", "WC-B36")
def test_entering_6_11_and_15_costs_seals() -> None:
    state = laid()
    give(state, seals=4)
    state.clans[0].lantern_influence = 12
    perform(state, "LANT")
    assert question(state) == "influence-price" and state.clans[0].influence == 5
    act(state, "pay")
    assert has(state, "seals") == 3 and state.clans[0].influence == 10  # asked a second time
    copy = state.clone()
    act(copy, "decline")
    assert copy.clans[0].influence == 10 and copy.over
    act(state, "pay")
    assert has(state, "seals") == 1 and state.clans[0].influence == 12 and state.over
    give(state, seals=2)
    state.clans[0].lantern_influence = 4
    perform(state, "LANT")
    assert state.clans[0].influence == 14 and state.over  # 15 costs three
    give(state, seals=3)
    perform(state, "LANT")
    act(state, "pay")
    assert state.clans[0].influence == 18 and has(state, "seals") == 0


@rule("WC-B26", "WC-B36")
def test_a_marker_arriving_goes_on_top() -> None:
    state = laid(4)
    assert list(state.track) == [0, 1, 2, 3]
    move_marker(state, 2, 3)
    move_marker(state, 0, 3)
    move_marker(state, 3, 1)
    assert list(state.track) == [0, 2, 3, 1]
    move_marker(state, 2, 3)  # doesn't move: keeps its place
    assert list(state.track) == [0, 2, 3, 1]
    state.clans[1].influence = 0
    state.clans[1].lantern_influence = 1
    perform(state, "LANT", 1)
    assert list(state.track) == [0, 2, 1, 3]


@rule("WC-B36")
def test_a_marker_that_stops_at_once_keeps_its_place() -> None:
    state = laid()
    move_marker(state, 1, 5)
    move_marker(state, 0, 5)
    give(state, 1, seals=1)
    perform(state, "INF 2", 1)
    act(state, "decline")
    assert list(state.track) == [0, 1] and state.clans[1].influence == 5


@rule("WC-B25", "WC-B19")
def test_each_row_works_once_a_turn_and_again_in_the_next() -> None:
    for colour in ("coral", "black", "white"):
        state = laid()
        state.clans[0].action_card = FIRST_START + 1  # GAR on every row
        give(state, food=3, coins=8)
        begin(state)
        act(state, f"take {colour} right", "place row", "tend coral plant", "pay")  # 4C -> DOMAIN
        others = [f"row {other}" for other in ("coral", "black", "white") if other != colour]
        assert answers(state) == [*others, "decline"]
        act(state, others[0], "decline")
        assert state.actor == 1 and state.rows_used == 0
