"""What can't be taken back alone, on the throw-away game."""

from __future__ import annotations

from typing import cast

import pytest

from prichal.kernel.state import State
from prichal.kernel.undo import plays_for_good
from tests.kernel.harbour import ACTIONS, Harbour, HarbourGame
from tests.support import play

GAME = HarbourGame()


def for_good(state: State, seat: int, text: str) -> bool:
    return plays_for_good(state, seat, ACTIONS.find(text))


@pytest.mark.parametrize("order", [[0, 1, 2], [2, 0, 1], [1, 2, 0]])
def test_the_last_of_those_who_choose_together_shows_all(order: list[int]) -> None:
    state = cast(Harbour, GAME.new(3))
    cards = ["feast", "sail", "raid"]
    assert [for_good(state, seat, f"choose {cards[seat]}") for seat in order] == [False, False, True]
    assert state.chosen == [0, 2, 1]


def chosen(*cards: str) -> Harbour:
    """After all seats chose their cards."""
    state = cast(Harbour, GAME.new(len(cards)))
    play(state, ACTIONS, *[f"choose {card}" for card in cards])
    return state


def test_what_shows_nothing_can_be_taken_back_and_what_was_shown_before_doesnt_matter() -> None:
    state = chosen("feast", "sail")
    assert state.agenda.revealed
    assert not for_good(state, 0, "take banquet")
    assert not for_good(state, 0, "convert")
    assert not for_good(state, 0, "decline")


def test_what_shows_something_hidden_is_for_good() -> None:
    assert for_good(chosen("feast", "sail"), 0, "decline")  # now the other card is turned over


def test_before_a_draw_all_is_for_good() -> None:
    state = chosen("feast", "sail")
    play(state, ACTIONS, "decline")
    state.place = [1, 0]
    assert for_good(state, 1, "move 1")
    assert state.step().name == "fight"


def test_the_end_is_for_good() -> None:
    state = chosen("feast", "sail")
    play(state, ACTIONS, "decline")
    state.round = 3
    state.place = [4, 0]
    assert for_good(state, 1, "move 1")
    assert state.over
