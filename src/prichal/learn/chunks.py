"""Games to learn from, some at a time: played in a worker, kept in a file, put together again."""

from __future__ import annotations

import io
from pathlib import Path

import msgspec
import numpy as np

from prichal.learn.plan import Games, player_of, setup_of
from prichal.learn.selfplay import Samples, play_games


def play_job(shared: bytes, job: bytes) -> bytes:
    """Runs in a worker: games of one side against itself, as a compressed archive."""
    order = msgspec.json.decode(shared, type=Games)
    (side,) = order.sides
    numbers = msgspec.json.decode(job, type=list[int])
    samples = play_games(player_of(order.plan, side), setup_of(order.plan)[1], numbers, order.seed)
    packed = io.BytesIO()
    np.savez_compressed(
        packed,
        places=samples.places,
        values=samples.values,
        starts=samples.starts,
        targets=samples.targets,
        games=samples.games,
    )
    return packed.getvalue()


def load(paths: list[Path]) -> Samples:
    """The games of many files side by side."""
    parts = [np.load(path) for path in paths]
    starts = [np.zeros(1, np.int64)]
    end = 0
    for part in parts:
        starts.append(part["starts"][1:] + end)
        end += int(part["starts"][-1])
    return Samples(
        np.concatenate([part["places"] for part in parts]),
        np.concatenate([part["values"] for part in parts]),
        np.concatenate(starts),
        np.concatenate([part["targets"] for part in parts]),
        np.concatenate([part["games"] for part in parts]),
    )
