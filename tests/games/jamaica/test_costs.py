"""The cost of a space, and shortage."""

from __future__ import annotations

import pytest

from tests.games.jamaica.table import (
    GAME,
    face_down,
    holds,
    legal,
    listen,
    own,
    perform,
    place,
    play,
    ready,
    refusal,
    stow,
    told,
)
from tests.support import rule


@rule("JA-P1")
def test_a_port_costs_doubloons() -> None:
    state = ready(3)
    stow(state, 0, "3 food", "5 gold")
    perform(state, 0, "forward", 5)
    assert holds(state, 0)[:2] == ["3 food", "2 gold"]
    assert state.bank[0] == 80 - 6 - 2


@rule("JA-P2")
def test_the_sea_costs_food() -> None:
    state = ready(3)
    stow(state, 0, "5 food", "5 gold")
    perform(state, 0, "forward", 2)
    assert holds(state, 0)[:2] == ["2 food", "5 gold"]
    assert state.bank[1] == 45 - 6 - 2


@rule("JA-P3")
def test_a_lair_is_free_and_has_a_treasure_once() -> None:
    state = ready(3)
    perform(state, 0, "forward", 4)
    assert state.has_token(4)
    play(state, "find +3")
    assert face_down(state, 0) == ["+3"]
    assert not state.has_token(4)
    assert holds(state, 0)[:2] == ["3 food", "3 gold"]
    perform(state, 1, "forward", 4)
    play(state, "combat 2", "combat 2")
    assert state.over  # nothing is left there
    GAME.audit(state)


@rule("JA-P4")
def test_the_payer_decides_from_which_holds() -> None:
    state = ready(3)
    stow(state, 0, "3 food", "2 food", "4 food")
    perform(state, 0, "forward", 2)  # 3 food
    assert legal(state) == [f"from 1 take {tokens}" for tokens in range(4)]
    assert refusal(state, "from 1 take 4") == "JA-P4"
    assert refusal(state, "from 2 take 1") == "JA-P4"
    assert GAME.prompt(state, 0).options[0].rule == "JA-P4"
    play(state, "from 1 take 0", "from 2 take 1")
    assert holds(state, 0)[:3] == ["3 food", "1 food", "2 food"]
    assert list(state.aside) == [0] * 6
    GAME.audit(state)


@rule("JA-P4")
@pytest.mark.parametrize(
    ("contents", "asked"),
    [
        (["3 food"], False),  # one hold
        (["1 food", "2 food"], False),  # all there is
        (["3 food", "3 food"], True),  # 3 and 0, or 2 and 1
        (["1 food", "1 food", "1 food", "1 food"], False),  # all alike
        (["1 food", "1 food", "1 food", "-", "-", "1 food"], True),  # the 6th Hold is another
    ],
)
def test_the_payer_is_asked_only_where_it_makes_a_difference(contents: list[str], asked: bool) -> None:
    state = ready(3)
    own(state, 0, "hold")
    stow(state, 0, *contents)
    perform(state, 0, "forward", 2)  # 3 food
    assert (not state.over) == asked
    if asked:
        assert state.step().name == "spend"
        assert len(legal(state)) == 2


@rule("JA-P4")
def test_every_way_to_pay_can_be_reached() -> None:
    """4 food out of holds of 3, 3, 2 and the 6th with 1: whatever may remain."""
    state = ready(3)
    own(state, 0, "hold")
    stow(state, 0, "3 food", "3 food", "2 food", "-", "-", "1 food")
    place(state, 0, 13)
    perform(state, 0, "forward", 1)  # 4 food
    found: list[tuple[tuple[str, ...], str]] = []
    waiting = [state]
    while waiting:
        position = waiting.pop()
        if position.over:
            left = holds(position, 0)
            found.append((tuple(sorted(left[:5])), left[5]))
            continue
        for text in legal(position):
            child = position.clone()
            play(child, text)
            waiting.append(child)
    wanted = {
        (tuple(sorted([word(3 - a), word(3 - b), word(2 - c), "-", "-"])), word(1 - d, "food"))
        for a in range(4)
        for b in range(4)
        for c in range(3)
        for d in range(2)
        if a + b + c + d == 4
    }
    assert set(found) == wanted


def word(tokens: int, name: str = "food") -> str:
    return f"{tokens} {name}" if tokens else "-"


@rule("JA-P4")
def test_port_royal_costs_nothing() -> None:
    state = ready(3)
    place(state, 0, 2)
    perform(state, 0, "backward", 2)
    assert holds(state, 0)[:2] == ["3 food", "3 gold"]


@rule("JA-P5")
def test_who_can_pay_must() -> None:
    state = ready(3)
    perform(state, 0, "forward", 2)  # exactly 3 food
    assert state.over
    assert state.ships[0].space == 2
    assert holds(state, 0)[0] == "-"


@rule("JA-H1", "JA-H2", "JA-H3")
def test_pay_all_there_is_move_back_and_pay_there() -> None:
    """The rulebook's picture: 2 food instead of 3; back to the first space that can be paid."""
    state = ready(3)
    listener = listen(state)
    stow(state, 0, "2 food", "4 gold")
    place(state, 0, 7)
    perform(state, 0, "forward", 1)  # space 8: 3 food
    # 7 costs food, 6 costs 5 doubloons, 5 costs 3.
    assert state.ships[0].space == 5
    assert holds(state, 0)[:2] == ["-", "1 gold"]
    assert told(listener)[-3:] == ["jamaica-news-falls-short", "jamaica-news-moves-back", "jamaica-news-pays"]
    GAME.audit(state)


@rule("JA-H1")
def test_a_shortage_without_any_token() -> None:
    state = ready(3)
    stow(state, 0)
    perform(state, 0, "forward", 1)
    assert state.ships[0].space == 0


@rule("JA-H3")
def test_a_lairs_treasure_may_be_taken_or_left() -> None:
    state = ready(3)
    stow(state, 0)
    place(state, 0, 3)
    perform(state, 0, "forward", 2)  # 3 doubloons
    assert state.ships[0].space == 4
    assert legal(state) == ["take", "leave"]
    other = state.clone()
    play(state, "take", "find -3")
    assert face_down(state, 0) == ["-3"]
    assert not state.has_token(4)
    play(other, "leave")
    assert other.over and other.has_token(4) and sum(other.unseen) == 12


@rule("JA-H4")
def test_combat_comes_before_the_payment_and_may_make_it_impossible() -> None:
    state = ready(3)
    stow(state, 0, "3 gold")
    place(state, 0, 7)
    place(state, 1, 5)
    perform(state, 0, "forward", 1)
    assert state.ships[0].space == 5  # payable before the combat
    assert state.step().name == "combat-roll"
    play(state, "combat 2", "combat 8", "rob 1")
    assert state.ships[0].space == 4  # a new shortage from there
    assert legal(state) == ["take", "leave"]


@rule("JA-H5")
def test_each_lane_has_its_first_payable_space() -> None:
    state = ready(3)
    stow(state, 0, "3 gold")
    place(state, 0, 14)
    perform(state, 0, "forward", 1)  # 15, the meeting: 3 food
    assert legal(state) == ["back 5", "back 11"]  # inner: nothing up to the fork and beyond it; outer: a lair
    assert refusal(state, "back 9") == "JA-H2"
    play(state, "back 5")
    assert state.ships[0].space == 5
    assert holds(state, 0)[0] == "-"


@rule("JA-H5")
def test_lanes_without_a_difference_ask_nothing() -> None:
    state = ready(3)
    stow(state, 0)
    place(state, 0, 15)
    perform(state, 0, "forward", 1)
    assert legal(state) == ["back 4", "back 11"]
    place(state, 0, 30)
    perform(state, 0, "forward", 1)  # 31: back over 28 to the lairs of B: 25, or by the channel 19
    assert legal(state) == ["back 19", "back 25"]
    place(state, 0, 13)
    perform(state, 0, "forward", 1)  # inside a lane there is only one way
    assert state.ships[0].space == 4


@rule("JA-H5")
def test_port_royal_ends_a_shortage_and_is_no_finish() -> None:
    state = ready(3)
    stow(state, 0)
    place(state, 0, 2)
    perform(state, 0, "forward", 1)
    assert (state.ships[0].space, state.ships[0].laps) == (0, 0)


@rule("JA-H6")
def test_back_is_against_the_regatta_also_after_a_backward_move() -> None:
    state = ready(3)
    stow(state, 0)
    place(state, 0, 7)
    perform(state, 0, "backward", 1)  # fork A: 5 doubloons
    assert state.ships[0].space == 4


@rule("JA-H6")
def test_a_shortage_in_the_morning_leaves_the_evening() -> None:
    state = ready(3, "forward/food gold/gold powder/food")
    stow(state, 0)
    play(state, "dice 1 6", "morning 1", "choose forward/food", "choose forward/forward", "choose forward/forward")
    assert state.ships[0].space == 0
    assert holds(state, 0)[0] == "6 food"
