"""How long the levels take on a device."""

from __future__ import annotations

import json

import pytest

from prichal import games
from prichal.bots.levels import LEVELS
from prichal.device import timing


@pytest.mark.parametrize("game", games.names())
def test_levels_take_as_long_as_their_simulations(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """With a clock that goes on by 0.8 s while the bot thinks, at best, a simulation takes 0.05 s."""
    clock = iter([10.0, 13.0, 20.0, 20.8, 30.0, 31.0])
    monkeypatch.setattr(timing, "perf_counter", lambda: next(clock))
    seconds = json.loads(timing.time_levels(game))
    assert list(seconds) == LEVELS
    assert seconds == pytest.approx(
        {level: 0.05 * budget for level, budget in zip(LEVELS, games.find(game).hints().budgets, strict=True)}
    )
