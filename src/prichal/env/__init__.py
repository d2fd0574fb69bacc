"""Fronts to other libraries for research, each an extra: PettingZoo (`env`), OpenSpiel (`openspiel`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pettingzoo import AECEnv

    from prichal.env.pettingzoo import Observation


def aec(
    name: str, seats: int | None = None, render_mode: str | None = None, words: bool = True, **options: str
) -> AECEnv[str, Observation, int]:
    """The game as a PettingZoo environment whose agents act in turn: see `prichal.env.pettingzoo`."""
    from prichal.env import pettingzoo

    return pettingzoo.aec(name, seats, render_mode, words, **options)
