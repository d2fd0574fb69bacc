"""Time to think. Clocks run for people only, and only while they are asked something."""

from __future__ import annotations

from typing import Final

from prichal.tables.messages import Clock, ClockState

DAY = 86_400_000
WINDOW: Final = 6.0  # seconds which the host takes at most where a seat's choice is its own secret (windows.py)


def wind_up(clock: Clock, seats: int, moment: int) -> ClockState:
    """The clocks before the first move."""
    return ClockState([fill(clock)] * seats, [], moment, [0] * seats)


def fill(clock: Clock) -> int:
    return clock.days * DAY if clock.days else clock.seconds * 1000


def read(state: ClockState, moment: int) -> list[int]:
    """What every seat has left at a moment."""
    passed = max(0, moment - state.at)
    return [left - passed if seat in state.running else left for seat, left in enumerate(state.left)]


def read_used(state: ClockState, moment: int) -> list[int]:
    """What every seat has used up at a moment."""
    before = state.used or [0] * len(state.left)
    passed = max(0, moment - state.at)
    return [spent + passed if seat in state.running else spent for seat, spent in enumerate(before)]


def take_back(then: ClockState | None, state: ClockState, moment: int) -> ClockState:
    """The clocks of an earlier moment, less the time that was really used since: nobody gains by going back.
    Where the earlier ones aren't known, the present ones go on."""
    spent = read_used(state, moment)
    if then is None:
        return ClockState(read(state, moment), [], moment, spent)
    before = then.used or [0] * len(then.left)
    left = [left - (now - past) for left, now, past in zip(then.left, spent, before, strict=True)]
    return ClockState(left, [], moment, spent)


def press(
    clock: Clock, state: ClockState, moment: int, movers: set[int], asked: list[int], free: int = 0
) -> ClockState:
    """The clocks after a change: `movers` have answered, `asked` are the people to be waited for now; theirs run after
    `free` milliseconds, which the host itself takes."""
    left = read(state, moment)
    for seat in movers & set(state.running):
        left[seat] = fill(clock) if clock.days else left[seat] + clock.increment * 1000
    return ClockState(left, asked, moment + free, read_used(state, moment))


def find_deadline(state: ClockState | None) -> int | None:
    """When the first of the running clocks runs out."""
    if state is None or not state.running:
        return None
    return min(state.at + state.left[seat] for seat in state.running)


def find_late(state: ClockState | None, moment: int) -> list[int]:
    """The seats whose time is over."""
    if state is None:
        return []
    left = read(state, moment)
    return [seat for seat in state.running if left[seat] <= 0]
