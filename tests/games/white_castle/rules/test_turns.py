"""Base: a turn."""

import pytest

from prichal.games.white_castle.cards import WELL_REWARD
from prichal.games.white_castle.effects import bundle
from prichal.games.white_castle.rules.dice import dice_of, without_left, without_right
from tests.games.white_castle.tables import (
    CORAL,
    act,
    answers,
    begin,
    bridge,
    give,
    goods,
    has,
    laid,
    legal,
    perform,
    question,
    rooms,
    send,
    why_not,
)
from tests.support import rule


@rule("WC-B10")
def test_players_take_three_turns_each_in_turn_order() -> None:
    state = begin(laid(2))
    takers: list[int] = []
    while question(state) == "take":
        takers.append(state.actor)
        left = sum(dice_of(state.bridges[colour]) for colour in range(3))
        act(state, answers(state)[0], "place well")
    assert takers == [0, 1, 0, 1, 0, 1] and left == 4
    assert state.round == 2


@rule("WC-B10", "WC-B13")
def test_coins_then_lantern_then_the_place() -> None:
    state = laid()
    give(state, coins=2)
    state.clans[0].lantern = bundle("3C + 1S")
    begin(state)
    act(state, "take coral left", "place steward-1")  # 1 on 3: two coins, then the lantern, then the blocks
    assert goods(state) == {"coins": 3, "seals": 1}
    assert question(state) == "choose-part"


@rule("WC-B11")
def test_only_the_ends_of_a_bridge() -> None:
    state = begin(laid())
    assert answers(state) == [
        f"take {colour} {end}" for colour in ("coral", "black", "white") for end in ("left", "right")
    ]
    assert without_left(bridge(1, 3, 6)) == bridge(3, 6)
    assert without_right(bridge(1, 3, 6)) == bridge(1, 3)
    assert without_left(bridge(1, 2, 3, 4, 6)) == bridge(2, 3, 4, 6)
    assert without_right(bridge(1, 2, 3, 4, 6)) == bridge(1, 2, 3, 4)
    state.bridges[CORAL] = without_left(without_left(bridge(1, 3, 6)))
    assert "take coral left" not in legal(state) and "take coral right" in legal(state)
    assert why_not(state, "take coral left") == "WC-B11"
    state.bridges[CORAL] = without_right(without_right(bridge(1, 3, 6)))
    assert "take coral left" in legal(state) and "take coral right" not in legal(state)


@rule("WC-B12")
def test_the_difference_is_gained_or_paid() -> None:
    state = begin(laid())
    act(state, "take coral right", "place walls-left")  # 6 on 5
    assert has(state, "coins") == 1
    state = begin(laid())
    act(state, "take coral left")
    assert answers(state) == ["place well"]
    assert why_not(state, "place steward-1") == "WC-B12"
    give(state, coins=2)
    assert answers(state) == ["place steward-1", "place steward-3", "place well"]
    act(state, "place steward-3")
    assert has(state, "coins") == 0


@rule("WC-B12", "WC-B15")
def test_the_top_die_counts() -> None:
    state = begin(laid(3))
    act(state, "take coral right", "place walls-left")
    act(state, "take black left")
    assert "place walls-left" not in legal(state)  # 1 on a 6
    give(state, 1, coins=5)
    act(state, "place walls-left")
    assert has(state, "coins", 1) == 0


@rule("WC-B13")
def test_the_lantern_comes_with_the_left_die_and_cant_pay_the_difference() -> None:
    state = laid()
    state.clans[0].lantern = bundle("5C + 1 iron")
    begin(state)
    act(state, "take coral left")
    assert answers(state) == ["place well"]
    act(state, "place well")
    assert has(state, "iron") == 1
    state = laid()
    state.clans[0].lantern = bundle("5C + 1 iron")
    begin(state)
    act(state, "take coral right", "place well")
    assert has(state, "iron") == 0


@rule("WC-B13")
def test_the_order_of_the_lantern_is_asked_where_it_matters() -> None:
    state = laid()
    give(state, seals=5)
    state.clans[0].lantern = bundle("1S")
    state.clans[0].lantern_influence = 1
    state.clans[0].influence = 5
    perform(state, "LANT")
    assert question(state) == "lantern-order"
    act(state, "part 2", "pay")
    assert goods(state) == {"seals": 5} and state.clans[0].influence == 6


@rule("WC-B14")
def test_seals_become_coins_and_resources_in_the_own_turn() -> None:
    state = laid()
    give(state, seals=4)
    begin(state)
    assert [text for text in legal(state) if text.startswith("convert")] == [
        "convert coin",
        "convert food",
        "convert iron",
        "convert pearl",
    ]
    act(state, "convert coin", "convert iron")
    assert goods(state) == {"coins": 1, "seals": 1, "iron": 1}
    assert question(state) == "take" and state.actor == 0
    assert why_not(state, "convert food") == "WC-B14"
    assert why_not(state, "convert whisk") == "WC-M14"


@rule("WC-B15")
@pytest.mark.parametrize(("seats", "dice"), [(2, 1), (3, 2), (4, 2)])
def test_a_space_holds_one_die_or_two(seats: int, dice: int) -> None:
    state = laid(seats)
    begin(state)
    for number in range(dice):
        act(state, f"take {['coral', 'black'][number]} right", "place walls-right")
    act(state, "take white right")
    assert "place walls-right" not in legal(state)
    assert why_not(state, "place walls-right") == "WC-B15"


@rule("WC-B15")
def test_printed_values_and_the_well() -> None:
    state = laid(2)
    give(state, coins=9)
    begin(state)
    act(state, "take coral left")
    spent: dict[str, int] = {}
    for text in answers(state):
        copy = state.clone()
        copy.clans[0].lantern = 0
        before = has(copy, "coins")
        copy.play(copy.legal_actions()[legal(copy).index(text)])
        spent[text] = before - has(copy, "coins")
    assert spent == {
        "place steward-1": 2,
        "place steward-3": 2,
        "place diplomat-1": 3,
        "place walls-left": 4,
        "place walls-right": 4,
        "place well": -1,  # the well's coin
        "place row": 5,
    }
    for _ in range(3):
        state.well_dice[CORAL] += 1 << 6
    act(state, "place well")
    assert has(state, "coins") == 10


@rule("WC-B16")
def test_a_room_takes_dice_of_its_tiles_and_resolves_their_blocks() -> None:
    state = laid()
    give(state, seals=1, coins=2)
    begin(state)
    act(state, "take white right")
    assert "place steward-1" not in legal(state)
    assert why_not(state, "place steward-1") == "WC-B16"
    act(state, "place steward-2")  # white beside 1C + WELL and LANT
    assert goods(state) == {"coins": 2 + 3 + 2, "seals": 2, "food": 1}
    state = laid()
    give(state, seals=1, coins=2)
    begin(state)
    act(state, "take coral right", "place steward-1")  # dark CRT for a seal, INF 1
    assert answers(state) == ["part 1", "part 2"]
    act(state, "part 1")
    assert has(state, "seals") == 0 and question(state) == "courtier-action"
    act(state, "decline")
    assert state.clans[0].influence == 1 and state.actor == 1


@rule("WC-B16")
def test_dark_blocks_of_diplomats_are_free() -> None:
    state = laid()
    give(state, coins=2)
    begin(state)
    act(state, "take coral right", "place diplomat-1")
    assert question(state) == "courtier-action"
    state = laid()
    give(state, coins=2)
    begin(state)
    act(state, "take white right", "place row")  # the starting card's block, free
    assert has(state, "pearl") == 1 and question(state) == "courtier-action"
    state.clans[0].action_card = 1  # a steward's dark CRT lies on the coral row
    begin(state)
    act(state, "take coral right", "place row")
    assert state.actor == 1  # no seal: skipped
    give(state, seals=1)
    state.clans[0].row_dice = 0
    give(state, coins=5)
    begin(state)
    act(state, "take coral right", "place row", "pay")
    assert has(state, "seals") == 0 and question(state) == "courtier-action"


@rule("WC-B17")
def test_outside_the_walls() -> None:
    state = laid()
    give(state, coins=2, food=1, iron=1)
    begin(state)
    act(state, "take white right", "place walls-left")
    assert answers(state) == ["part 1", "part 2", "decline"]
    act(state, "part 1")
    assert question(state) == "gardener-action"
    state = laid()
    give(state, coins=2, food=1, iron=1)
    begin(state)
    act(state, "take black right", "place walls-right", "part 1")
    assert question(state) == "warrior-action"
    state = laid()
    give(state, coins=2, iron=1)
    begin(state)
    act(state, "take black right", "place walls-right", "part 2")
    assert question(state) == "courtier-action"


@rule("WC-B18")
def test_the_well() -> None:
    state = begin(laid())
    act(state, "take coral right", "place well")
    assert goods(state) == {"coins": 5 + 1, "seals": 1, "food": 1}
    state = laid()
    perform(state, "WELL")
    assert goods(state) == {"coins": 1, "seals": 1, "food": 1}
    state.well_reward = WELL_REWARD[3 * 5 + 3]
    perform(state, "WELL")
    act(state, "gain iron", "gain pearl")
    assert goods(state) == {"coins": 1, "seals": 2, "food": 1, "iron": 1, "pearl": 1}


@rule("WC-B19")
def test_the_black_row_with_three_gardeners_gone() -> None:
    """Worked example: 3 iron and the lantern, then the action card's middle block."""
    state = laid()
    give(state, coins=2)
    send(state, gardens=0b111)
    state.clans[0].lantern = bundle("1VP")
    rooms(state, "steward-10")
    state.clans[0].action_card = 3  # steward 4: middle 1C + WELL
    begin(state)
    act(state, "take black right", "place row")
    assert goods(state) == {"coins": 2 + 1 + 1, "seals": 1, "points": 1, "food": 1, "iron": 3}


@rule("WC-B19")
def test_a_row_takes_one_die_of_its_colour_and_each_row_its_block() -> None:
    state = laid()
    give(state, coins=9)
    state.clans[0].action_card = 18 + 8  # diplomat 9: 2VP + WELL on top and middle, WAR at the bottom
    begin(state)
    act(state, "take coral right", "place row")
    assert has(state, "points") == 2 and has(state, "food") == 2
    act(state, "take white right", "place well", "take coral right")
    assert "place row" not in legal(state)
    assert why_not(state, "place row") == "WC-B19"
    give(state, coins=9, iron=1)
    begin(state)
    act(state, "take white right", "place row")
    assert question(state) == "warrior-action" and has(state, "pearl") == 1


@rule("WC-B30")
def test_no_turn_gets_stuck() -> None:
    assert "decline" not in legal(begin(laid()))
    for colour in ("coral", "black", "white"):
        state = begin(laid())
        act(state, f"take {colour} left")
        assert answers(state) == ["place well"]
