"""How everybody is measured: one core, processor time, several rounds. Nothing but Python's own library is needed."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from time import process_time

# The runner tells the peers' processes, each in its own environment.
SECONDS_NAME, ROUNDS_NAME = "PEER_SECONDS", "PEER_ROUNDS"
SECONDS = float(os.environ.get(SECONDS_NAME, "0.5"))  # of one round
ROUNDS = int(os.environ.get(ROUNDS_NAME, "5"))

Row = dict[str, object]


def one_core() -> None:
    """Whoever would use more cores may not, where the system lets us say so."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def measure(group: str, way: str, game: str, play: Callable[[], tuple[int, int]]) -> Row:
    """Rounds of `play`, which plays for a while and returns how many games ended and how many actions were done.

    The group says what may be compared: see GROUPS in figures.py.
    """
    games: list[float] = []
    actions: list[float] = []
    play()  # what is done once (tables, compiling) isn't part of it
    for _ in range(ROUNDS):
        ended = done = 0
        began = process_time()
        while (elapsed := process_time() - began) < SECONDS:
            more_ended, more_done = play()
            ended += more_ended
            done += more_done
        games.append(round(ended / elapsed, 1))
        actions.append(round(done / elapsed, 1))
    return {"group": group, "way": way, "game": game, "games_per_s": games, "actions_per_s": actions}


def tell(version: str, rows: list[Row]) -> None:
    """What a peer's process prints, and nothing after it."""
    print(json.dumps({"version": version, "rows": rows}))
