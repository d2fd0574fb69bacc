"""What those who watch the time share: a clock that stands still, and positions of Madame Ching in which a hidden card
decides whether its seat has a choice."""

from __future__ import annotations

import asyncio

from prichal.games.madame_ching.state import MadameChingState
from tests.games.madame_ching import tables as china_sea


class StandingClock:
    """Time that passes only when somebody waits or thinks."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(0)
        self.time += seconds


def opened(seat: int, secret: str, holds: bool) -> MadameChingState:
    """The seat holds a card, or one that is never played."""
    state = china_sea.opened()
    china_sea.give(state, seat, secret if holds else "merchant")
    return state


def before_a_robbery(pilot: bool) -> MadameChingState:
    """Seat 0 is about to rob seat 1, who holds a Pilot or something else."""
    state = opened(1, "pilot-map", pilot)
    china_sea.give(state, 0, "thief")
    china_sea.enrich(state, 1, "23a")
    china_sea.choose(state, 40, 11, 12)
    return state


def before_a_lesson(madame_ching: bool) -> MadameChingState:
    """When seat 2 has chosen, seat 0 ends an expedition with two equal symbols, and holds a Madame Ching or not."""
    state = opened(0, "madame-ching", madame_ching)
    china_sea.voyage(state, 0, [7, 14, 28, 43])
    state.junks[0].symbols = 0x0002
    china_sea.choose(state, 40, 11)
    return state


def in_turn(seat: int, playable: bool) -> MadameChingState:
    """All have chosen, and it is seat 0's turn; the seat may play an encounter card, or holds one that isn't played."""
    state = opened(seat, "fortune-teller", playable)
    china_sea.choose(state, 40, 11, 12)
    return state
