"""The cost of a space, and shortage."""

from __future__ import annotations

from itertools import product

import pytest

from prichal.games.jamaica.components import BEHIND, BEHIND_INNER, COST, CURRENCY
from prichal.games.jamaica.state import JamaicaState
from prichal.games.jamaica.steps import SETTLE
from prichal.kernel.chance import Rng
from tests.games.jamaica.tables import (
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
    assert legal(state) == [f"from 2 take {tokens}" for tokens in range(3)]  # the emptiest hold first
    assert refusal(state, "from 2 take 3") == "JA-P4"
    assert refusal(state, "from 1 take 1") == "JA-P4"
    assert GAME.prompt(state, 0).rule == GAME.prompt(state, 0).options[0].rule == "JA-P4"
    play(state, "from 2 take 1", "from 1 take 1")
    assert holds(state, 0)[:3] == ["2 food", "1 food", "3 food"]
    assert list(state.aside) == [0] * 6
    GAME.audit(state)


@rule("JA-P4")
@pytest.mark.parametrize(
    ("contents", "asked"),
    [
        (["3 food"], False),  # one hold
        (["1 food", "2 food"], False),  # all there is
        (["2 food", "2 food"], False),  # one token stays, no matter in which hold of the board
        (["3 food", "1 food"], False),
        (["3 food", "-", "-", "-", "-", "1 food"], True),
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
        assert len(legal(state)) > 1


def remainders(state: JamaicaState) -> list[tuple[list[str], str]]:
    """What every way to answer leaves: the holds of the board in any order, and the 6th Hold."""
    found: list[tuple[list[str], str]] = []
    waiting = [state]
    while waiting:
        position = waiting.pop()
        if position.over:
            left = holds(position, 0)
            found.append((sorted(left[:5]), left[5]))
            continue
        for text in legal(position):
            child = position.clone()
            play(child, text)
            waiting.append(child)
    if not state.over:
        assert any(left != found[0] for left in found), "asked for nothing"
        for text in legal(state):
            child = state.clone()
            play(child, text)
            remainders(child)
    return found


def word(tokens: int) -> str:
    return f"{tokens} food" if tokens else "-"


@rule("JA-P4")
@pytest.mark.parametrize("seed", range(60))
def test_every_way_to_pay_can_be_reached_in_one_way(seed: int) -> None:
    """4 food out of any six holds: exactly the remainders that some choice of holds leaves."""
    rng = Rng(seed, 17)
    stock = [rng.below(7) if rng.below(3) > 0 else rng.below(3) for _ in range(6)]
    stock[0] = max(stock[0], 4)
    while sum(stock) > 30:
        stock[stock.index(max(stock))] = 0
    state = ready(3)
    own(state, 0, "hold")
    stow(state, 0, *[word(tokens) for tokens in stock])
    place(state, 0, 13)
    perform(state, 0, "forward", 1)
    wanted = []
    for taken in product(*[range(min(tokens, 4) + 1) for tokens in stock]):
        if sum(taken) == 4:
            left = [word(tokens - gone) for tokens, gone in zip(stock, taken, strict=True)]
            if (sorted(left[:5]), left[5]) not in wanted:
                wanted.append((sorted(left[:5]), left[5]))
    assert sorted(remainders(state)) == sorted(wanted)


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
def test_lairs_of_either_lane_and_one_way_inside_a_lane() -> None:
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


def first_payable(state: JamaicaState, space: int) -> set[int]:
    """By brute force: every way back from a space, up to the first one that the ship can pay."""
    ship = state.ships[0]
    found: set[int] = set()
    for behind in {BEHIND[space], BEHIND_INNER[space]}:
        if ship.stock(CURRENCY[behind]) >= COST[behind]:
            found.add(int(behind))
        else:
            found |= first_payable(state, behind)
    return found


@rule("JA-H2", "JA-H5")
@pytest.mark.parametrize(
    "provisions", [[], ["2 food"], ["3 gold"], ["5 gold"], ["1 food", "3 gold"], ["2 food", "5 gold"]]
)
def test_targets_of_every_shortage(provisions: list[str]) -> None:
    """From every space that can't be paid, with various provisions."""
    for space in range(1, 50):
        state = ready(3)
        state.lairs = 0
        stow(state, 0, *provisions)
        if state.ships[0].stock(CURRENCY[space]) >= COST[space]:
            continue
        place(state, 0, space)
        state.agenda.depth = 0
        state.then(SETTLE, 0, 0)
        state.agenda.advance(state)
        here = int(state.ships[0].space)
        found = {here} if state.over else {int(text.split()[1]) for text in legal(state)}
        lost = "food" if CURRENCY[space] == 1 else "gold"
        stow(state, 0, *[words for words in provisions if not words.endswith(lost)])
        assert found == first_payable(state, space), space


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
