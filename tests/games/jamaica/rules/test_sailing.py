"""Sailing."""

from __future__ import annotations

import pytest

from prichal.games.jamaica.rules.scoring import space_points, steps_left
from tests.games.jamaica.tables import (
    GAME,
    face_down,
    holds,
    legal,
    listen,
    perform,
    place,
    play,
    ready,
    refusal,
    stow,
    told,
)
from tests.support import rule


@rule("JA-M1")
@pytest.mark.parametrize(("symbol", "start", "die", "end"), [("forward", 0, 5, 5), ("backward", 5, 1, 4)])
def test_exactly_as_far_as_the_die_shows(symbol: str, start: int, die: int, end: int) -> None:
    state = ready(3)
    place(state, 0, start)
    perform(state, 0, symbol, die)
    assert state.ships[0].space == end


@rule("JA-M2")
def test_at_a_fork_the_player_chooses_the_lane() -> None:
    state = ready(3)
    stow(state, 0, "6 food", "6 gold")
    place(state, 0, 5)
    perform(state, 0, "forward", 3)
    assert state.ships[0].space == 6
    assert legal(state) == ["lane outer", "lane inner"]
    assert refusal(state, "back 5") == "JA-M2"
    inner = state.clone()
    play(state, "lane outer")
    assert state.ships[0].space == 8
    play(inner, "lane inner")
    assert inner.ships[0].space == 14
    place(state, 0, 5)
    stow(state, 0, "6 food", "6 gold")
    perform(state, 0, "forward", 1)  # a move that ends on the fork asks nothing
    assert state.over


@rule("JA-M2")
@pytest.mark.parametrize(("lane", "end"), [("outer", 11), ("inner", 13)])
def test_backward_the_forks_are_where_lanes_meet(lane: str, end: int) -> None:
    state = ready(3)
    stow(state, 0, "6 food", "6 gold")
    place(state, 0, 16)
    perform(state, 0, "backward", 3)
    assert state.ships[0].space == 15
    play(state, f"lane {lane}")
    assert state.ships[0].space == end


@rule("JA-M2")
def test_a_lane_is_left_where_it_ends() -> None:
    state = ready(3)
    stow(state, 0, "6 food", "6 gold")
    place(state, 0, 12)
    perform(state, 0, "forward", 2)
    assert state.ships[0].space == 16
    place(state, 0, 14)
    perform(state, 0, "backward", 3)
    assert state.ships[0].space == 5


@rule("JA-M3")
def test_combat_before_cost_and_loot_may_pay() -> None:
    """Without food at space 1 (2 food): what is won in the combat pays."""
    state = ready(3)
    stow(state, 0, "3 gold")
    stow(state, 1, "4 food")
    place(state, 1, 1)
    perform(state, 0, "forward", 1)
    play(state, "combat star", "rob 1")
    assert state.ships[0].space == 1
    assert holds(state, 0)[:2] == ["3 gold", "2 food"]
    GAME.audit(state)


@rule("JA-M3")
def test_losses_in_the_combat_may_cause_a_shortage() -> None:
    state = ready(3)
    place(state, 1, 1)
    perform(state, 0, "forward", 1)
    play(state, "combat 2", "combat 10", "rob 1")
    assert state.ships[0].space == 0
    assert holds(state, 0)[0] == "-"


@rule("JA-M3")
def test_the_lairs_treasure_is_not_at_stake() -> None:
    state = ready(3)
    place(state, 1, 4)
    perform(state, 0, "forward", 4)
    assert state.step().name == "combat-roll"
    play(state, "combat 2", "combat 10", "spare")
    assert state.step().name == "find-treasure"
    play(state, "find +5")
    assert face_down(state, 0) == ["+5"]


@rule("JA-M4", "JA-M7")
def test_backward_from_port_royal_and_forward_again_is_no_finish() -> None:
    state = ready(3)
    stow(state, 0, "6 food", "6 gold")
    perform(state, 0, "backward", 2)
    ship = state.ships[0]
    assert (ship.space, ship.laps) == (48, -1)
    assert holds(state, 0)[0] == "3 food"  # costs apply
    assert space_points(ship) == -5
    perform(state, 0, "forward", 4)
    assert (ship.space, ship.laps) == (2, 0)
    assert state.over and not GAME.view(state, 0).ships[0].finished  # type: ignore[attr-defined]
    perform(state, 0, "backward", 2)
    assert (ship.space, ship.laps) == (0, 0)


@rule("JA-M4")
def test_behind_the_start_it_fights_and_takes_treasures_as_usual() -> None:
    state = ready(3)
    place(state, 1, 44, -1)
    perform(state, 0, "backward", 6)
    assert (state.ships[0].space, state.ships[0].laps) == (44, -1)
    play(state, "combat star", "spare", "find +7")
    assert face_down(state, 0) == ["+7"]


@rule("JA-M5")
def test_the_cost_is_paid_on_each_arrival_and_never_for_staying() -> None:
    state = ready(3, "gold/gold forward/forward powder/food")
    stow(state, 0, "6 food")
    place(state, 0, 1)
    play(state, "dice 2 3", "morning 2", "choose gold/gold", "choose forward/forward", "choose forward/forward")
    assert holds(state, 0)[0] == "6 food"
    stow(state, 0, "6 food")
    perform(state, 0, "forward", 1)
    perform(state, 0, "backward", 1)
    assert state.ships[0].space == 1
    assert holds(state, 0)[0] == "1 food"


@rule("JA-M5")
def test_a_new_arrival_is_a_new_combat() -> None:
    state = ready(3)
    stow(state, 0, "6 food")
    place(state, 0, 1)
    place(state, 1, 1)
    perform(state, 0, "forward", 1)
    assert state.over
    perform(state, 0, "backward", 1)
    assert state.step().name == "combat-roll"


@rule("JA-M6")
def test_what_is_passed_does_nothing() -> None:
    state = ready(3)
    stow(state, 0, "3 food", "3 gold")
    place(state, 1, 3)
    perform(state, 0, "forward", 5)  # past a ship, a lair with its token and three seas
    assert state.ships[0].space == 5
    assert holds(state, 0)[:2] == ["3 food", "-"]
    assert state.has_token(4)


@rule("JA-M7")
def test_the_lap_counter() -> None:
    state = ready(3)
    ship = state.ships[0]
    stow(state, 0, "6 food", "6 food", "6 food", "6 gold")
    perform(state, 0, "backward", 1)
    assert (ship.space, ship.laps) == (49, -1)
    play(state, "from 1 take 3")
    perform(state, 0, "forward", 1)  # stopping in Port Royal is free
    assert (ship.space, ship.laps) == (0, 0)
    assert state.over
    place(state, 0, 1, -1)
    perform(state, 0, "backward", 1)
    assert (ship.space, ship.laps) == (0, -1)
    place(state, 0, 49, 0)
    perform(state, 0, "forward", 6)
    assert (ship.space, ship.laps) == (0, 1)


@rule("JA-M7")
def test_the_other_action_goes_on_after_port_royal_unless_it_is_the_finish() -> None:
    state = ready(3, "forward/forward gold/gold powder/food")
    stow(state, 0, "6 food")
    place(state, 0, 49, -1)
    play(state, "dice 1 3", "morning 1", "choose forward/forward", "choose forward/forward", "choose forward/forward")
    assert (state.ships[0].space, state.ships[0].laps) == (3, 0)


@rule("JA-M8")
def test_steps_left() -> None:
    state = ready(3)
    ship = state.ships[0]
    for space, laps, steps in [(0, 0, 32), (49, -1, 33), (49, 0, 1), (0, 1, 0), (6, 0, 26), (7, 0, 29), (0, -1, 64)]:
        place(state, 0, space, laps)
        assert steps_left(ship) == steps, (space, laps)


def test_the_chronicle_of_a_move() -> None:
    state = ready(3)
    stow(state, 0, "6 food", "6 gold")
    place(state, 0, 5)
    listener = listen(state)
    perform(state, 0, "forward", 2)
    play(state, "lane outer")
    assert told(listener) == [
        "jamaica-news-sails",
        "jamaica-news-takes-lane",
        "jamaica-news-arrives",
        "jamaica-news-pays",
    ]
