"""Generations of self-play, training and gates in a folder; a run that was killed goes on where it was.

The folder keeps `plan.json`, the games of every generation (`games-G-N.npz`) or what its lessons brought so far
(`lessons-G-N.npz`), what was learnt (`weights-G.json`), the figures (`log.jsonl`), `curve.svg`, and `weights.json`: the
newest that passed its gates, ready for a game's folder.
Every file is written whole or not at all.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from prichal import files
from prichal.jobs.run import run_jobs
from prichal.jobs.task import Task
from prichal.learn.chunks import load
from prichal.learn.curve import draw
from prichal.learn.gates import HINTS, gates, passes
from prichal.learn.lessons import take_lessons
from prichal.learn.plan import Games, Plan, Row, Side, Tell, Where, check_plan, features_of, read_rows, setup_of
from prichal.learn.train import Weights, begin, train
from prichal.learn.weights import encode, read, unpack, weights_file

CHUNK: Final = 50  # games that are played and kept together
EPOCHS: Final = 6


def learn(plan: Plan, generations: int, keep: Path, where: Where, tell: Tell) -> Iterator[Row]:
    """Yields the figures of every generation, those of an earlier run first."""
    files.make_folder(keep)
    check_plan(keep / "plan.json", plan)
    rows = read_rows(keep / "log.jsonl")
    yield from rows[:generations]
    for generation in range(len(rows), generations):
        row = learn_generation(plan, generation, keep, where, tell)
        rows.append(row)
        files.replace(keep / "log.jsonl", "".join(msgspec.json.encode(one).decode() + "\n" for one in rows))
        files.replace(keep / "curve.svg", draw([point(one) for one in rows]))
        yield row


def weights_before(keep: Path, generation: int) -> bytes:
    return files.read(keep / f"weights-{generation - 1}.json").encode() if generation > 0 else b""


def point(row: Row) -> tuple[int, float, float, float, float]:
    """What the curve shows: the gate at the smallest budget."""
    first = row.meetings[0]
    return row.games, row.loss, first.wins, first.low, first.high


def play_generation(plan: Plan, generation: int, keep: Path, where: Where, tell: Tell) -> None:
    """Plays the games that aren't in the folder yet."""
    chunks = range((plan.games + CHUNK - 1) // CHUNK)
    missing = [chunk for chunk in chunks if not chunk_file(keep, generation, chunk).exists()]
    jobs: list[bytes] = []
    for chunk in missing:
        first = generation * plan.games + chunk * CHUNK
        last = min(first + CHUNK, (generation + 1) * plan.games)
        jobs.append(msgspec.json.encode(list(range(first, last))))
    simulations = plan.simulations[min(generation, len(plan.simulations) - 1)]
    shared = Games(plan, [Side(weights_before(keep, generation), simulations)], plan.seed)
    task = Task("prichal.learn.chunks:play_job", msgspec.json.encode(shared))
    done = len(chunks) - len(missing)
    for place, samples in run_jobs(task, jobs, where.workers, where.ray):
        files.replace_bytes(chunk_file(keep, generation, missing[place]), samples)
        done += 1
        tell("games", min(done * CHUNK, plan.games), plan.games)


def chunk_file(keep: Path, generation: int, chunk: int) -> Path:
    return keep / f"games-{generation}-{chunk}.npz"


def learn_generation(plan: Plan, generation: int, keep: Path, where: Where, tell: Tell) -> Row:
    """Learns, then sends the network through its gates."""
    game, setup = setup_of(plan)
    if generation > 0:
        start = unpack(read(keep / f"weights-{generation - 1}.json"))
    else:
        start = begin(features_of(game).size(setup), plan.hidden, plan.seats, plan.seed)
    if plan.lessons:
        learnt = take_lessons(plan, generation, start, keep, where, tell)
        weights, positions, loss = learnt.weights, learnt.positions, learnt.missed
    else:
        weights, positions, loss = study(plan, generation, start, keep, where, tell)
    story = f"{(generation + 1) * plan.games} games of self-play in {generation + 1} generations, seed {plan.seed}"
    if plan.lessons:
        story += ", learnt while they were played one step ahead"
    file = weights_file(plan, game, setup, weights, story)
    path = keep / f"weights-{generation}.json"
    files.replace(path, encode(file))
    meetings = gates(plan, path.read_bytes(), weights_before(keep, generation), where, tell)
    passed = len(meetings) >= len(plan.budgets) and all(passes(plan, meeting) for meeting in meetings)
    if passed:
        last = [meeting for meeting in meetings if meeting.rival == HINTS][-1]
        files.replace(keep / "weights.json", encode(msgspec.structs.replace(file, simulations=last.simulations)))
    return Row(generation, (generation + 1) * plan.games, positions, loss, meetings, passed)


def study(
    plan: Plan, generation: int, start: Weights, keep: Path, where: Where, tell: Tell
) -> tuple[Weights, int, float]:
    """Plays a generation's games by searches and trains on all games so far; how many positions, and what is missed."""
    play_generation(plan, generation, keep, where, tell)
    tell("training", 0, 1)
    samples = load([path for one in range(generation + 1) for path in sorted(keep.glob(f"games-{one}-*.npz"))])
    weights, loss = train(start, samples, EPOCHS, plan.seed + generation)
    tell("training", 1, 1)
    return weights, len(samples), loss
