"""What questions, chronicle and panels say."""

from __future__ import annotations

from itertools import product

import pytest

from prichal.games.jamaica.course import OPEN, Course
from prichal.games.jamaica.rules.sailing import set_sail
from prichal.games.jamaica.state import Regatta
from prichal.games.jamaica.steps import CHOOSE_LANE
from prichal.kernel.step import NUMBER
from prichal.locales import Words
from tests.games.jamaica.table import GAME, GHOST, move_ghost, perform, place, play, ready

ENGLISH = Words("en", ["Ann", "Ben", "Cid"])


def labels(state: Regatta, seat: int) -> list[str]:
    return [ENGLISH.say(option.label) for option in GAME.prompt(state, seat).options]


def test_a_card_says_where_its_sails_lead_as_far_as_that_is_sure() -> None:
    state = ready(3, "forward/backward food/forward forward/forward")
    play(state, "dice 3 4", "morning 4")
    assert labels(state, 0) == [
        "morning: sail 4 forward → pirate lair 4; evening: sail 3 forward",  # a fork
        "morning: sail 4 forward → pirate lair 4; evening: sail 3 backward → sea space 1 (2 food)",
        "morning: load 4 food; evening: sail 3 forward → sea space 3 (2 food)",
    ]
    place(state, 0, 1)
    assert labels(state, 0)[1] == "morning: sail 4 forward → port 5 (3 doubloons); evening: sail 3 backward"
    place(state, 0, 46)
    assert labels(state, 0)[0] == "morning: sail 4 forward → Port Royal; evening: sail 3 forward"


def test_lanes_say_where_the_move_ends() -> None:
    state = ready(3)
    place(state, 0, 32)
    perform(state, 0, "forward", 4)
    assert labels(state, 0) == [
        "the long outer lane → sea space 36 (1 food)",
        "the short inner channel → sea space 42 (2 food; 3 points)",
    ]
    assert [option.picks for option in GAME.prompt(state, 0).options] == [["space-36"], ["space-42"]]


def test_the_ghost_ships_ways_say_where_they_lead() -> None:
    state = ready(2)
    place(state, 0, 3)
    place(state, 1, 16)
    place(state, GHOST, 4)
    move_ghost(state, 0, 3)
    assert labels(state, 0) == ["forward", "backward → sea space 1 (2 food)"]
    place(state, 0, 0)
    place(state, GHOST, 0)
    move_ghost(state, 0, 4)
    assert labels(state, 0) == ["forward → pirate lair 4", "backward → Port Royal"]


@pytest.mark.parametrize("number", [0, GHOST])
def test_a_course_is_what_the_ship_really_sails(number: int) -> None:
    """Every space, die and way."""
    for space, laps, steps, forward in product(range(50), (-1, 0), range(1, 7), (True, False)):
        state = ready(2)
        place(state, number, space, laps)
        course = Course(state, number)
        end = course.sail(steps, forward)
        state.agenda.depth = 0
        set_sail(state, 0, number, steps, forward)
        asked = state.agenda.depth > 0 and state.agenda.entries[0] & NUMBER == CHOOSE_LANE
        assert asked == (end == OPEN)
        if not asked:
            ship = state.ships[number]
            assert (ship.space, ship.laps) == (end, course.laps)
