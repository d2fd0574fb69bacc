"""Fronts to other libraries for research, each an extra: PettingZoo and Gymnasium (`env`), with pictures
(`picture`), OpenSpiel (`openspiel`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pettingzoo import AECEnv

    from prichal.env.common import Observation
    from prichal.env.pictures import Look
    from prichal.env.rounds import ParallelEnvironment
    from prichal.env.vectors import VectorEnvironment


def aec(
    name: str,
    seats: int | None = None,
    render_mode: str | None = None,
    words: bool = True,
    max_cycles: int | None = None,
    look: Look | None = None,
    illegal: str = "lose",
    **options: str,
) -> AECEnv[str, Observation, int]:
    """The game as a PettingZoo environment whose agents act in turn: see `prichal.env.pettingzoo`."""
    from prichal.env import pettingzoo

    return pettingzoo.aec(name, seats, render_mode, words, max_cycles, look, illegal, **options)


def parallel(
    name: str,
    seats: int | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    look: Look | None = None,
    illegal: str = "lose",
    **options: str,
) -> ParallelEnvironment:
    """The game as a PettingZoo environment in which all who are asked act at once: see `prichal.env.rounds`."""
    from prichal.env.rounds import ParallelEnvironment

    return ParallelEnvironment(name, seats, render_mode, options, max_cycles, look, illegal)


def vector(
    name: str,
    num_envs: int,
    seats: int | None = None,
    *,
    autoreset_mode: str = "NextStep",
    copy: bool = True,
    observe: bool = True,
    **options: str,
) -> VectorEnvironment:
    """Many games in lock-step as a vector environment of Gymnasium: see `prichal.env.vectors`."""
    from prichal.env.vectors import VectorEnvironment

    return VectorEnvironment(
        name, num_envs, seats, autoreset_mode=autoreset_mode, copy=copy, observe=observe, options=options
    )
