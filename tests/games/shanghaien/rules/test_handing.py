"""Handing out the cards."""

import pytest

from prichal.games.shanghaien.components import CARD_NAMES
from prichal.games.shanghaien.rules.handing import neighbour_pips, taker
from prichal.games.shanghaien.secrets.view import ShanghaienView
from prichal.games.shanghaien.state import LEFT, RIGHT, ShanghaienState
from prichal.kernel.agenda import NOBODY
from tests.games.shanghaien.tables import GAME, ROW, act, gone, holds, lay_out, opened
from tests.support import rule


def dealt(first: list[int], second: list[int], row: list[str] | None = None, end: int = LEFT) -> ShanghaienState:
    """The table after the first player called Shanghai with these dice."""
    state = laid(first, second, row, end)
    act(state, "shanghai")
    return state


def laid(first: list[int], second: list[int], row: list[str] | None = None, end: int = LEFT) -> ShanghaienState:
    state = opened(0, row)
    state.counted_from = end
    lay_out(state.first, *first)
    lay_out(state.second, *second)
    return state


def owners(state: ShanghaienState, row: list[str]) -> list[int | None]:
    """Who holds each card of the old row."""
    found: list[int | None] = []
    for card in row:
        holders = [seat for seat in (0, 1) if holds(state, seat, card)]
        assert len(holders) + gone(state, card) == 1
        found.append(holders[0] if holders else None)
    return found


@rule("SH-D1")
def test_a_card_without_dice_leaves_the_game() -> None:
    state = dealt([1, 1], [])
    assert gone(state, "french-2") == 1
    assert holds(state, 0, "american-1") == 1


@rule("SH-D2")
def test_dice_of_one_player_take_the_card() -> None:
    assert owners(dealt([1, 3], [6]), ROW) == [0, None, 0, None, None, 1]


@rule("SH-D3")
def test_more_dice_take_the_card() -> None:
    assert owners(dealt([1, 1, 5], [1, 5, 5]), ROW) == [0, None, None, None, 1, None]


@rule("SH-D4")
def test_a_tie_is_decided_by_the_pips_next_door() -> None:
    state = laid([3, 2, 2], [3, 4])
    assert neighbour_pips(state.first, 3) == 4
    assert neighbour_pips(state.second, 3) == 4
    state = laid([3, 4], [3, 2])
    assert taker(state, 3) == 0
    state = laid([3, 2, 4], [3, 4])
    assert taker(state, 3) == 0


@rule("SH-D4")
@pytest.mark.parametrize(("end", "neighbour"), [(1, 2), (6, 5)])
def test_an_end_card_has_one_neighbour(end: int, neighbour: int) -> None:
    state = laid([end, neighbour], [end])
    assert neighbour_pips(state.first, end) == neighbour
    assert taker(state, end) == 0
    far = 6 if end == 1 else 1
    state = laid([end], [end, far])
    assert taker(state, end) == NOBODY


@rule("SH-D5")
def test_a_tie_next_door_too_removes_the_card() -> None:
    state = laid([3, 2], [3, 2])
    assert taker(state, 3) == NOBODY
    assert taker(state, 2) == NOBODY
    assert owners(dealt([3, 2], [3, 2]), ROW) == [None] * 6


@rule("SH-D6")
def test_dice_at_decided_cards_still_count() -> None:
    """Card 2 goes to the first player; its die decides card 3, whichever card is decided first."""
    for end in (LEFT, RIGHT):
        state = dealt([2, 3], [3], ROW, end)
        row = ROW if end == LEFT else ROW[::-1]
        assert owners(state, row) == [None, 0, 0, None, None, None]


@rule("SH-D7")
def test_what_is_taken_lies_open() -> None:
    row = ["american-1", "american-4", "crew/adjust", "chinese-4", "dutch-1", "turkish-2"]
    state = dealt([1, 2, 3], [], row)
    for viewer in (0, 1, -2):
        view = GAME.view(state, viewer)
        assert isinstance(view, ShanghaienView)
        assert view.sides[0].cards == {"american-1": 1, "american-4": 1, "crew/adjust": 1}
        assert view.sides[0].strength["american"] == 5


@rule("SH-D8")
def test_the_worked_example() -> None:
    """Anna 2, 2, 3, 6, 6 and Bernd 3, 4, 5, 6, 6."""
    state = laid([2, 2, 3, 6, 6], [3, 4, 5, 6, 6])
    assert [taker(state, number) for number in range(1, 7)] == [NOBODY, 0, NOBODY, 1, 1, 1]
    act(state, "shanghai")
    assert owners(state, ROW) == [None, 0, None, 1, 1, 1]


@rule("SH-D9")
def test_trick_cards_are_handed_out_like_sailors() -> None:
    row = ["crew/adjust", "crew/reroll", "both/adjust", "chinese-4", "dutch-1", "turkish-2"]
    state = dealt([1, 2], [2, 2], row)
    assert holds(state, 0, "crew/adjust") == 1
    assert holds(state, 1, "crew/reroll") == 1
    assert gone(state, "both/adjust") == 1


@rule("SH-R4", "SH-D2")
def test_counting_from_the_right_hands_out_from_the_right() -> None:
    state = dealt([1, 2], [6], ROW, RIGHT)
    assert owners(state, ROW) == [1, None, None, None, 0, 0]
    assert all(name in CARD_NAMES for name in ROW)
