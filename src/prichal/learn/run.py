"""Generations of self-play, training and gates in a folder; a run that was killed goes on where it was.

The folder keeps `plan.json`, the games of every generation (`games-G-N.npz`), what was learnt (`weights-G.json`), the
figures (`log.jsonl`) and `curve.svg`. Every file is written whole or not at all.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
from msgspec import Struct

from prichal import files, games
from prichal.bots.learnt import network
from prichal.bots.network import EXPLORATION, FAITH
from prichal.bots.processes import pool
from prichal.bots.wire import FORMAT, decode, digest_of, pack
from prichal.bots.wire import Weights as WeightsFile
from prichal.kernel.errors import Problem
from prichal.kernel.features import Features
from prichal.kernel.game import Game, Setup
from prichal.kernel.wire import Message
from prichal.learn import gate
from prichal.learn.curve import draw
from prichal.learn.player import Player, deal
from prichal.learn.selfplay import Samples, play_games
from prichal.learn.train import Weights, begin, train

CHUNK: Final = 50  # games that are played and kept together
SIMULATIONS: Final = [40, 60, 80, 100, 150, 200]  # a decision, by generation; the last for all later ones
EPOCHS: Final = 4
CAPTAIN: Final = 2  # among the levels


class Plan(Struct, frozen=True):
    """What is learnt: the same plan in the same folder goes on."""

    game: str
    edition: int
    layout: int
    seats: int
    options: dict[str, str]
    games: int  # of each generation
    hidden: int
    reach: int
    deals: int  # of each gate
    rival: int  # simulations of the hints there
    seed: int


class Row(Struct, frozen=True):
    """The figures of one generation; the gate is against the game's hints at equal processor time."""

    generation: int
    games: int  # so far
    positions: int
    loss: float
    simulations: int
    rival: int  # simulations of the hints that take as long
    wins: float
    low: float
    high: float


class Job(Struct, frozen=True):
    """Some games for a worker: by the weights given, or by the game's hints."""

    plan: Plan
    weights: bytes
    simulations: int
    rival: int  # 0: self-play; else so many simulations of the hints to be beaten
    numbers: list[int]
    seed: int


Tell = Callable[[str, int, int], None]  # what is done, how much of it, of how much


def read(path: Path) -> WeightsFile:
    return decode(files.read(path).encode(), str(path))


def features_of(game: Game) -> Features:
    found = game.features()
    if found is None:
        raise Problem(Message("problem-no-features", {"game": game.name}), f"{game.name} has no features to learn by")
    return found


def make_plan(
    game: Game,
    seats: int,
    options: dict[str, str],
    *,
    number: int,
    hidden: int,
    reach: int,
    deals: int,
    rival: int,
    seed: int,
) -> Plan:
    """A checked plan; rival 0 is the captain's budget."""
    setup = game.check(seats, options)
    return Plan(
        game=game.name,
        edition=game.edition,
        layout=features_of(game).version,
        seats=seats,
        options=setup.options,
        games=number,
        hidden=hidden,
        reach=reach,
        deals=deals,
        rival=rival or game.hints().budgets[CAPTAIN],
        seed=seed,
    )


def learn(plan: Plan, generations: int, keep: Path, workers: int, tell: Tell) -> Iterator[Row]:
    """Yields the figures of every generation, those of an earlier run first."""
    files.make_folder(keep)
    check_plan(keep / "plan.json", plan)
    rows = read_rows(keep / "log.jsonl")
    yield from rows[:generations]
    for generation in range(len(rows), generations):
        play_generation(plan, generation, keep, workers, tell)
        row = learn_generation(plan, generation, keep, workers, tell)
        rows.append(row)
        files.replace(keep / "log.jsonl", "".join(msgspec.json.encode(one).decode() + "\n" for one in rows))
        files.replace(keep / "curve.svg", draw([(one.games, one.loss, one.wins, one.low, one.high) for one in rows]))
        yield row


def check_plan(path: Path, plan: Plan) -> None:
    """Writes the plan into a new folder; a folder with another plan is refused."""
    if not path.exists():
        files.replace(path, msgspec.json.encode(plan).decode() + "\n")
        return
    try:
        same = msgspec.json.decode(files.read(path), type=Plan) == plan
    except msgspec.DecodeError:
        same = False
    if not same:
        raise Problem(Message("problem-other-run", {"file": str(path.parent)}), f"{path.parent} is another run's")


def read_rows(path: Path) -> list[Row]:
    if not path.exists():
        return []
    try:
        return [msgspec.json.decode(line, type=Row) for line in files.read(path).splitlines()]
    except msgspec.DecodeError as error:
        raise Problem(
            Message("problem-not-a-run", {"file": str(path)}), f"{path} isn't a run of the learner"
        ) from error


def setup_of(plan: Plan) -> tuple[Game, Setup]:
    return games.find(plan.game), Setup(plan.seats, plan.options)


def simulations_of(generation: int) -> int:
    return SIMULATIONS[min(generation, len(SIMULATIONS) - 1)]


def weights_before(keep: Path, generation: int) -> bytes:
    return files.read(keep / f"weights-{generation - 1}.json").encode() if generation > 0 else b""


def play_generation(plan: Plan, generation: int, keep: Path, workers: int, tell: Tell) -> None:
    """Plays the games that aren't in the folder yet."""
    weights = weights_before(keep, generation)
    chunks = range((plan.games + CHUNK - 1) // CHUNK)
    missing = [chunk for chunk in chunks if not chunk_file(keep, generation, chunk).exists()]
    jobs: list[Job] = []
    for chunk in missing:
        first = generation * plan.games + chunk * CHUNK
        last = min(first + CHUNK, (generation + 1) * plan.games)
        jobs.append(Job(plan, weights, simulations_of(generation), 0, list(range(first, last)), plan.seed))
    done = len(chunks) - len(missing)
    for place, samples in run_jobs(play_job, jobs, workers):
        files.replace_bytes(chunk_file(keep, generation, missing[place]), samples)
        done += 1
        tell("games", min(done * CHUNK, plan.games), plan.games)


def chunk_file(keep: Path, generation: int, chunk: int) -> Path:
    return keep / f"games-{generation}-{chunk}.npz"


def learn_generation(plan: Plan, generation: int, keep: Path, workers: int, tell: Tell) -> Row:
    """Trains on all games so far, then lets the network meet the game's hints."""
    game, setup = setup_of(plan)
    tell("training", 0, 1)
    samples = load([path for one in range(generation + 1) for path in sorted(keep.glob(f"games-{one}-*.npz"))])
    if generation > 0:
        start = unpack(read(keep / f"weights-{generation - 1}.json"))
    else:
        start = begin(features_of(game).size(setup), plan.hidden, plan.seats, plan.seed)
    weights, loss = train(start, samples, EPOCHS, plan.seed + generation)
    path = keep / f"weights-{generation}.json"
    story = f"{(generation + 1) * plan.games} games of self-play in {generation + 1} generations, seed {plan.seed}"
    files.replace(path, encode(weights_file(plan, game, setup, weights, story)))
    tell("training", 1, 1)
    simulations = equal_time(plan, path)
    shares = meet(plan, path, simulations, workers, tell)
    mean, low, high = gate.interval(shares)
    return Row(generation, (generation + 1) * plan.games, len(samples), loss, simulations, plan.rival, mean, low, high)


def equal_time(plan: Plan, path: Path) -> int:
    """So many simulations with the network take as long as the rival's with the hints."""
    game, setup = setup_of(plan)
    learnt = network(game, read(path))
    ratio = gate.cost_ratio(setup, Player(game, learnt, plan.rival), Player(game, None, plan.rival), plan.seed)
    return max(1, round(plan.rival / ratio))


def meet(plan: Plan, path: Path, simulations: int, workers: int, tell: Tell) -> list[float]:
    """What the network has of the wins against the hints; every deal in every seat."""
    weights = path.read_bytes()
    jobs = [
        Job(plan, weights, simulations, plan.rival, list(range(first, min(first + 5, plan.deals))), plan.seed + 1)
        for first in range(0, plan.deals, 5)
    ]
    shares: list[float] = []
    for _, found in run_jobs(meet_job, jobs, workers):
        shares += msgspec.json.decode(found, type=list[float])
        tell("gate", len(shares), plan.deals * plan.seats)
    return shares


def run_jobs(work: Callable[[Job], bytes], jobs: list[Job], workers: int) -> Iterator[tuple[int, bytes]]:
    """The answers in the order of the jobs."""
    if workers == 1:
        yield from ((place, work(job)) for place, job in enumerate(jobs))
        return
    with pool(workers) as processes:
        try:
            yield from enumerate(processes.map(work, jobs))
        finally:
            processes.shutdown(wait=False, cancel_futures=True)


def player_of(job: Job, simulations: int) -> Player:
    game = games.find(job.plan.game)
    learnt = network(game, decode(job.weights, job.plan.game)) if job.weights else None
    return Player(game, learnt, simulations)


def play_job(job: Job) -> bytes:
    """Runs in a worker: games against itself, as a compressed archive."""
    samples = play_games(player_of(job, job.simulations), setup_of(job.plan)[1], job.numbers, job.seed)
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


def meet_job(job: Job) -> bytes:
    """Runs in a worker: games of the network against the hints."""
    game, setup = setup_of(job.plan)
    shares = gate.share_of_wins(
        setup, player_of(job, job.simulations), Player(game, None, job.rival), job.numbers, job.seed
    )
    return msgspec.json.encode(shares)


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


def weights_file(plan: Plan, game: Game, setup: Setup, weights: Weights, story: str) -> WeightsFile:
    features = features_of(game)
    layers = [part.ravel().astype(float).tolist() for part in (weights.first, weights.first_bias)]
    layers += [weights.second.T.ravel().astype(float).tolist(), weights.second_bias.astype(float).tolist()]
    scales, numbers = pack(layers)
    return WeightsFile(
        format=FORMAT,
        game=game.name,
        rules=game.edition,
        label=features.label(deal(game, setup)),
        layout=features.version,
        size=weights.first.shape[0],
        hidden=plan.hidden,
        seats=plan.seats,
        simulations=0,
        reach=plan.reach,
        faith=FAITH,
        exploration=EXPLORATION,
        scales=scales,
        numbers=numbers,
        digest=digest_of(numbers),
        story=story,
    )


def encode(weights: WeightsFile) -> str:
    return msgspec.json.format(msgspec.json.encode(weights)).decode() + "\n"


def unpack(file: WeightsFile) -> Weights:
    first, first_bias, second, second_bias = [np.array(layer, np.float32) for layer in file.layers()]
    return Weights(
        first.reshape(file.size, file.hidden), first_bias, second.reshape(file.seats, file.hidden).T.copy(), second_bias
    )
