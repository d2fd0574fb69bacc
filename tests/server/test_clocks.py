"""Clocks by their numbers, in milliseconds."""

from __future__ import annotations

import pytest

from prichal.tables import clocks
from prichal.tables.messages import Clock, ClockState

QUICK = Clock(seconds=90, increment=5)
SLOW = Clock(days=2)


def started(clock: Clock, *running: int) -> ClockState:
    """Three seats at moment 1000; these are asked."""
    return clocks.press(clock, clocks.wind_up(clock, 3, 1000), 1000, set(), [*running])


def test_clocks_are_full_and_stand_before_the_first_move() -> None:
    assert clocks.wind_up(QUICK, 3, 7) == ClockState([90_000] * 3, [], 7, [0] * 3)
    assert clocks.wind_up(SLOW, 2, 7) == ClockState([172_800_000] * 2, [], 7, [0] * 2)


def test_only_running_clocks_lose_time_and_none_gains() -> None:
    state = started(QUICK, 0, 2)
    assert clocks.read(state, 4500) == [86_500, 90_000, 86_500]
    assert clocks.read_used(state, 4500) == [3500, 0, 3500]
    for early in (0, 999, 1000):  # another process's time may lag behind
        assert clocks.read(state, early) == [90_000] * 3
        assert clocks.read_used(state, early) == [0] * 3
    old = ClockState([5, 6], [1], 0)  # from before used time was kept
    assert clocks.read_used(old, 4) == [0, 4]


def test_whoever_answers_is_given_the_increment() -> None:
    later = clocks.press(QUICK, started(QUICK, 0, 2), 4000, {0}, [1, 2])
    assert later == ClockState([92_000, 90_000, 87_000], [1, 2], 4000, [3000, 0, 3000])
    unasked = clocks.press(QUICK, later, 5000, {0}, [0])  # its clock didn't run: it was a bot's, or the host's answer
    assert unasked.left == [92_000, 89_000, 86_000]


def test_with_days_every_question_has_them_anew() -> None:
    later = clocks.press(SLOW, started(SLOW, 0, 1), 1000 + clocks.DAY, {0}, [0, 1])
    assert later.left == [2 * clocks.DAY, clocks.DAY, 2 * clocks.DAY]


def test_time_that_the_host_takes_is_nobodys() -> None:
    later = clocks.press(QUICK, started(QUICK, 0), 2000, {0}, [1], 6000)
    assert (later.at, later.left[1]) == (8000, 90_000)
    assert clocks.read(later, 7000)[1] == 90_000
    assert clocks.read(later, 9000)[1] == 89_000


@pytest.mark.parametrize(("moment", "late"), [(90_999, []), (91_000, [0, 2]), (99_000, [0, 2])])
def test_a_clock_that_has_run_down_is_late(moment: int, late: list[int]) -> None:
    assert clocks.find_late(started(QUICK, 0, 2), moment) == late
    assert clocks.find_late(None, moment) == []


def test_the_deadline_is_that_of_the_first_running_clock() -> None:
    state = ClockState([10, 3, 7], [0, 2], 100)
    assert clocks.find_deadline(state) == 107
    assert clocks.find_deadline(ClockState([10, 3, 7], [], 100)) is None
    assert clocks.find_deadline(None) is None


def test_going_back_gives_no_time_back() -> None:
    then = started(QUICK, 0)
    later = clocks.press(QUICK, then, 4000, {0}, [1])
    assert clocks.take_back(then, later, 9000) == ClockState([87_000, 85_000, 90_000], [], 9000, [3000, 5000, 0])
    assert clocks.take_back(None, later, 9000) == ClockState([92_000, 85_000, 90_000], [], 9000, [3000, 5000, 0])
    old = ClockState([90_000] * 3, [0], 1000)
    assert clocks.take_back(old, later, 9000).left == [87_000, 85_000, 90_000]
