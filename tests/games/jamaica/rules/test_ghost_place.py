"""Two players: whether the Ghost Ship leads or is last, by the ships' places on the board."""

from __future__ import annotations

import pytest

from prichal.games.jamaica.components import NEXT, NEXT_INNER
from prichal.games.jamaica.rules.ghost import BACKWARD, EITHER, FORWARD, way
from prichal.games.jamaica.rules.ghost import place as board_place
from tests.games.jamaica.tables import GAME, GHOST, legal, move_ghost, place, ready
from tests.support import rule


@rule("JA-2P8")
def test_the_place_on_the_board_decides_who_leads_not_the_steps_left() -> None:
    """Seat 0 lies before fork B, the Ghost Ship one step further in the outer lane, where more steps are left."""
    state = ready(2)
    place(state, 0, 19)
    place(state, 1, 5)
    place(state, GHOST, 20)
    left = [ship.steps_left for ship in GAME.view(state, 0).ships]  # type: ignore[attr-defined]
    assert left[GHOST] > left[0]
    move_ghost(state, 0, 2)
    assert state.ships[GHOST].space == 18  # the leader goes backward
    place(state, 1, 30)
    place(state, 0, 20)
    place(state, GHOST, 19)
    move_ghost(state, 0, 3)
    assert legal(state) == ["lane outer", "lane inner"]  # the last one goes forward, into the fork


WAYS = [
    (19, 5, 20, "backward"),  # the outer lane is ahead of its fork
    (20, 30, 19, "forward"),
    (8, 5, 13, "backward"),  # a third of the way: between 8 and 9
    (9, 5, 13, "either"),
    (9, 30, 13, "forward"),
    (8, 30, 13, "either"),
    (10, 5, 14, "backward"),  # two thirds of it: between 10 and 11
    (11, 5, 14, "either"),
    (40, 36, 37, "backward"),  # fork C: 40 lies between 36 and 37
    (40, 38, 37, "either"),
    (40, 30, 36, "either"),
    (40, 41, 36, "forward"),
    (15, 19, 12, "forward"),  # where lanes meet
    (15, 12, 14, "forward"),
]


@rule("JA-2P3", "JA-2P8")
@pytest.mark.parametrize(("first", "second", "ghost", "expected"), WAYS)
def test_places_along_the_outer_lanes_with_inner_lanes_in_proportion(
    first: int, second: int, ghost: int, expected: str
) -> None:
    for one, other in ((first, second), (second, first)):
        state = ready(2)
        place(state, 0, one)
        place(state, 1, other)
        place(state, GHOST, ghost)
        assert ("forward", "backward", "either")[way(state)] == expected


@rule("JA-2P8")
def test_whoever_can_be_reached_by_sailing_forward_is_ahead() -> None:
    state = ready(2)
    for laps in (-1, 0):
        for space in range(50):
            for ahead in {NEXT[space], NEXT_INNER[space]}:
                place(state, 0, space, laps)
                place(state, GHOST, ahead, laps + (ahead == 0))
                assert board_place(state.ships[GHOST]) > board_place(state.ships[0])


@rule("JA-2P8")
def test_laps_count_for_the_place() -> None:
    state = ready(2)
    place(state, 0, 49, -1)  # behind the start
    place(state, 1, 48, -1)
    assert way(state) == BACKWARD
    place(state, GHOST, 49)
    place(state, 0, 0, 1)  # finished
    assert way(state) == EITHER
    place(state, 1, 0, 1)
    assert way(state) == FORWARD
