"""Learning from lessons: games one step ahead, by the ten thousand, in rounds after which pupils share what they know.

Every round some pupils begin with the same weights, each plays and learns for itself, and the mean of what they have
learnt is where the next round begins. How many pupils there are doesn't depend on the workers, so that every machine
learns the same; what a round brought is kept, so that a run that was killed goes on there.
"""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from prichal import files
from prichal.bots.lessons import Lessons
from prichal.jobs.run import run_jobs
from prichal.jobs.task import Task
from prichal.learn.plan import Plan, Tell, Where, features_of, setup_of
from prichal.learn.player import deal
from prichal.learn.train import Weights

PUPILS: Final = 2
ROUND: Final = 1_000  # games of each pupil
MEASURED: Final = 100  # games that show how much every entry of a vector differs
RATE: Final = 2e-3  # of the first generation, half as much in the next; falls to a twentieth within each
LEAST_RATE: Final = 0.05
TRACE: Final = 0.9  # how much later judgements count, choice by choice


class Lesson(Struct, frozen=True):
    """What the pupils of a round begin with."""

    plan: Plan
    games: int
    rate: float
    seed: int
    weights: bytes


class Learnt:
    """Weights, the unit of every entry, and what was missed: the mean square of judgements beside what came."""

    def __init__(self, weights: Weights, unit: NDArray[np.float64], missed: float, positions: int) -> None:
        self.weights = weights
        self.unit = unit
        self.missed = missed
        self.positions = positions


def take_lessons(plan: Plan, generation: int, start: Weights, keep: Path, where: Where, tell: Tell) -> Learnt:
    """All rounds of a generation; those that are in the folder aren't played again."""
    rounds = max(1, round(plan.games / (PUPILS * ROUND)))
    games = max(1, plan.games // (PUPILS * rounds))
    now = Learnt(start, np.zeros(0), float("nan"), 0)
    for number in range(rounds):
        path = keep / f"lessons-{generation}-{number}.npz"
        if path.exists():
            now = unpack(path.read_bytes())
        else:
            fall = 1 - (1 - LEAST_RATE) * number / rounds
            seed = (plan.seed * 1_000 + generation) * 1_000 + number
            lesson = Lesson(plan, games, RATE * 0.5**generation * fall, seed, pack(now))
            task = Task("prichal.learn.lessons:lesson_job", msgspec.msgpack.encode(lesson))
            jobs = [b"%d" % pupil for pupil in range(PUPILS)]
            answers = dict(run_jobs(task, jobs, where.workers, where.ray))
            now = mean([unpack(answers[pupil]) for pupil in range(PUPILS)])
            files.replace_bytes(path, pack(now))
        tell("games", (number + 1) * PUPILS * games, rounds * PUPILS * games)
    return now


def lesson_job(shared: bytes, job: bytes) -> bytes:
    """Runs in a worker: one pupil's games of a round."""
    lesson = msgspec.msgpack.decode(shared, type=Lesson)
    game, setup = setup_of(lesson.plan)
    begun = unpack(lesson.weights)
    network = begun.weights.network(features_of(game))
    pupil = Lessons(game, deal(game, setup), network, lesson.seed * PUPILS + int(job))
    if begun.unit.size == 0:  # weights are given in these units, which nobody knows yet
        pupil.measure(MEASURED)
        pupil.begin()
    else:
        for place, unit in enumerate(begun.unit.tolist()):
            pupil.unit[place] = unit
    pupil.learn(lesson.games, lesson.rate, TRACE)
    size, hidden = begun.weights.first.shape
    weights = Weights(
        array_of(network.first).reshape(size, -1)[:, :hidden],
        array_of(network.first_bias)[:hidden],
        array_of(network.second).reshape(lesson.plan.seats, -1)[:, :hidden].T,
        array_of(network.second_bias),
    )
    return pack(Learnt(weights, np.array(list(pupil.unit)), pupil.missed / pupil.positions, int(pupil.positions)))


def array_of(numbers: Iterable[float]) -> NDArray[np.float32]:
    return np.array(list(numbers), np.float32)


def mean(learnt: list[Learnt]) -> Learnt:
    """What several pupils know, in equal parts."""
    parts = [np.mean(layers, axis=0) for layers in zip(*[one.weights.parts() for one in learnt], strict=True)]
    unit = np.mean([one.unit for one in learnt], axis=0)
    missed = float(np.mean([one.missed for one in learnt]))
    return Learnt(Weights(*parts), unit, missed, sum(one.positions for one in learnt))


def pack(learnt: Learnt) -> bytes:
    packed = io.BytesIO()
    weights = learnt.weights
    np.savez(
        packed,
        first=weights.first,
        first_bias=weights.first_bias,
        second=weights.second,
        second_bias=weights.second_bias,
        unit=learnt.unit,
        figures=np.array([learnt.missed, learnt.positions]),
    )
    return packed.getvalue()


def unpack(content: bytes) -> Learnt:
    with np.load(io.BytesIO(content)) as parts:
        weights = Weights(parts["first"], parts["first_bias"], parts["second"], parts["second_bias"])
        missed, positions = parts["figures"].tolist()
        return Learnt(weights, parts["unit"], missed, int(positions))
