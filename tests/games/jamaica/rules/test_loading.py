"""Loading."""

from __future__ import annotations

from tests.games.jamaica.tables import GAME, holds, legal, listen, own, perform, play, ready, refusal, stow, told
from tests.support import rule


@rule("JA-L1")
def test_as_many_tokens_as_the_die_shows_into_one_empty_hold() -> None:
    state = ready(3)
    stow(state, 0, "3 food", "3 gold")
    perform(state, 0, "food", 4)
    assert holds(state, 0) == ["3 food", "3 gold", "4 food", "-", "-", "-"]
    assert state.bank[1] == 45 - 3 * 3 - 4
    GAME.audit(state)


@rule("JA-L1", "JA-L2")
def test_without_an_empty_hold_another_one_is_emptied() -> None:
    state = ready(3)
    stow(state, 0, "3 food", "3 gold", "2 gold", "5 powder", "1 food")
    perform(state, 0, "food", 4)
    assert legal(state) == ["empty 2", "empty 3", "empty 4"]
    assert refusal(state, "empty 1") == "JA-L2"
    assert refusal(state, "stow 1") == "JA-L1"
    assert refusal(state, "stow 6") == "JA-L6"
    play(state, "empty 4")
    assert holds(state, 0) == ["3 food", "3 gold", "2 gold", "4 food", "1 food", "-"]
    assert state.bank[2] == 45
    GAME.audit(state)


@rule("JA-L2")
def test_holds_that_are_alike_are_no_choice() -> None:
    state = ready(3)
    stow(state, 0, "2 gold", "4 food", "2 gold", "2 gold", "5 food")
    perform(state, 0, "food", 1)
    assert state.over  # nothing was asked
    assert holds(state, 0) == ["1 food", "4 food", "2 gold", "2 gold", "5 food", "-"]
    stow(state, 0, "2 gold", "4 food", "2 gold", "3 gold", "5 food")
    perform(state, 0, "food", 1)
    assert legal(state) == ["empty 1", "empty 4"]


@rule("JA-L3")
def test_all_holds_with_that_resource() -> None:
    state = ready(3)
    stow(state, 0, *["3 powder"] * 5)
    listener = listen(state)
    perform(state, 0, "powder", 6)
    assert holds(state, 0)[:5] == ["3 powder"] * 5
    assert told(listener) == ["jamaica-news-no-room"]
    own(state, 0, "hold")
    perform(state, 0, "powder", 6)
    assert holds(state, 0)[5] == "6 powder"
    perform(state, 0, "powder", 6)
    assert told(listener)[-1] == "jamaica-news-no-room"
    assert state.bank[2] == 45 - 21


@rule("JA-L4")
def test_two_loads_of_one_card_never_share_a_hold() -> None:
    state = ready(2, "gold/gold forward/food powder/food", "gold/gold forward/food powder/food")
    play(state, "dice 2 3", "morning 2", "choose gold/gold", "choose gold/gold")
    assert holds(state, 0) == ["3 food", "3 gold", "2 gold", "3 gold", "-", "-"]


@rule("JA-L5")
def test_a_bank_that_runs_out() -> None:
    state = ready(6)
    for seat in range(1, 6):
        stow(state, seat, *["6 food"] * (1 if seat > 2 else 2))
    stow(state, 0, "-", "3 gold")
    assert state.bank[1] == 3
    perform(state, 0, "food", 5)
    assert holds(state, 0) == ["3 food", "3 gold", "-", "-", "-", "-"]
    listener = listen(state)
    stow(state, 0, "3 food", "3 gold", "1 gold", "2 gold", "1 powder")
    perform(state, 0, "food", 5)
    assert told(listener) == ["jamaica-news-bank-empty"]
    assert holds(state, 0)[1:5] == ["3 gold", "1 gold", "2 gold", "1 powder"]  # nothing was thrown overboard
    GAME.audit(state)


@rule("JA-L6")
def test_the_loader_picks_between_the_sixth_hold_and_the_others() -> None:
    state = ready(3)
    own(state, 0, "hold")
    perform(state, 0, "powder", 2)
    assert legal(state) == ["stow 3", "stow 6"]
    assert refusal(state, "stow 4") == "JA-L6"
    assert refusal(state, "stow 1") == "JA-L1"
    assert refusal(state, "empty 1") == "JA-L6"
    play(state, "stow 6")
    assert holds(state, 0) == ["3 food", "3 gold", "-", "-", "-", "2 powder"]
    perform(state, 0, "powder", 1)
    assert holds(state, 0)[2] == "1 powder"


@rule("JA-L6")
def test_an_emptied_hold_is_empty() -> None:
    state = ready(3)
    stow(state, 0, "2 food", "3 gold", "1 gold", "1 powder", "2 powder")
    state.ships[0].space = 0
    perform(state, 0, "forward", 1)  # 2 food
    assert holds(state, 0)[0] == "-"
    perform(state, 0, "gold", 6)
    assert holds(state, 0)[0] == "6 gold"
