"""How fast the search is: simulations per second on one core from the middle of a game, beside OpenSpiel's ISMCTS.

Seconds are those of the processor, on both sides: what else runs on the machine counts little.
"""

from __future__ import annotations

from statistics import mean
from time import process_time

import msgspec
from librt.vecs import vec
from msgspec import Struct

from prichal import build
from prichal.bench import open_spiel
from prichal.bench.open_spiel import PLAYOUTS, ROUNDS, SECONDS, SEED, PeerSpeed
from prichal.bots.budget import BATCH
from prichal.bots.choose import choose
from prichal.bots.imagined import sit_down
from prichal.bots.learnt import learnt
from prichal.bots.levels import LEVELS, budget
from prichal.bots.network import MOST_SEATS, Network
from prichal.bots.search import Search
from prichal.kernel.actions import Moves
from prichal.kernel.agenda import CHANCE
from prichal.kernel.chance import Rng
from prichal.kernel.game import Game
from prichal.kernel.playout import random_log
from prichal.kernel.state import State

LONGEST = 10.0  # seconds; a level that would think longer here isn't timed


class Against(Struct, frozen=True):
    """How many times faster than a peer."""

    simulations: float
    actions: float  # with the length of the rollouts taken into account


class SearchSpeed(Struct, frozen=True):
    """What one core does in one position."""

    seats: int
    ply: int  # of the position
    options: int  # of the seat that thinks
    actions_left: float  # to the end of the game in a rollout, chance included
    simulations_per_s: float  # as the levels search
    full_simulations_per_s: float  # every rollout played to the end of the game
    learnt_simulations_per_s: float | None  # judged by the network; None where nothing was learnt for the table
    evaluations_per_s: float | None  # positions that the network judges, features included
    seconds_per_decision: dict[str, float | None]
    ratios: dict[str, Against]  # of full rollouts, by the peer's game


class SearchReport(Struct, frozen=True):
    """All of it; `peer` is None where OpenSpiel isn't installed."""

    build: str
    games: dict[str, SearchSpeed]
    peer: str | None  # name and version
    peers: dict[str, PeerSpeed]


def middle(game: Game, seats: int) -> tuple[State, int]:
    """A position half-way through a seeded random game, in which a seat has a choice; and its ply."""
    log = random_log(game.new(seats), Rng(SEED))
    state = game.new(seats)
    for ply, action in enumerate(log):
        if ply * 2 >= len(log) and state.actor != CHANCE and len(state.legal_actions()) > 1:
            return state, ply
        state.play(action)
    raise ValueError(f"no choice in the second half of a game of {game.name}")


def measure(game: Game, seats: int, peers: dict[str, PeerSpeed]) -> SearchSpeed:
    """The figures of the build that runs."""
    state, ply = middle(game, seats)
    wire = msgspec.json.encode(game.view(state, state.actor))
    left = round(mean(rollout_length(game, state.clone(), Rng(SEED, number)) for number in range(PLAYOUTS)), 1)
    quick, full = simulations_per_s(game, wire), simulations_per_s(game, wire, full=True)
    network = learnt(game, state)
    judged = simulations_per_s(game, wire, network) if network is not None else None
    evaluations = evaluations_per_s(state, network) if network is not None else None
    seconds = {
        level: decision_seconds(game, wire, budget(game, level, state).simulations, level, quick) for level in LEVELS
    }
    ratios = {
        name: Against(
            round(full / peer.full_simulations_per_s, 2),
            round(full * left / (peer.full_simulations_per_s * peer.actions_left), 2),
        )
        for name, peer in peers.items()
    }
    return SearchSpeed(seats, ply, len(state.legal_actions()), left, quick, full, judged, evaluations, seconds, ratios)


def rollout_length(game: Game, state: State, rng: Rng) -> int:
    """Plays on to the end as a full rollout does; returns the number of actions."""
    hints, moves = game.hints(), Moves()
    count = 0
    while not state.over:
        if state.actor == CHANCE:
            state.play(state.sample(rng))
        else:
            state.legal(moves)
            state.play(moves.items[0] if moves.count == 1 else hints.roll(state, moves, rng))
        count += 1
    return count


def simulations_per_s(game: Game, wire: bytes, network: Network | None = None, full: bool = False) -> float:
    """With the game's cut-off, with every rollout played to the end, or with a network instead of rollouts."""
    best = 0.0
    for attempt in range(ROUNDS):
        state, seat = sit_down(game, wire, attempt)
        search = Search(game, state, seat, attempt)
        if full:
            search.cutoff = 0
        if network is not None:
            search.consult(network)
        count, elapsed, began = 0, 0.0, process_time()
        while elapsed < SECONDS:
            search.run(BATCH)
            count += BATCH
            elapsed = process_time() - began
        best = max(best, count / elapsed)
    return round(best, 1)


def evaluations_per_s(state: State, network: Network) -> float:
    """How often the network judges the position, from what the seat to move knows."""
    result = vec[float]([0.0] * MOST_SEATS)
    best = 0.0
    for _ in range(ROUNDS):
        count, elapsed, began = 0, 0.0, process_time()
        while elapsed < SECONDS:
            for _ in range(BATCH):
                network.judge(state, state.actor, result)
            count += BATCH
            elapsed = process_time() - began
        best = max(best, count / elapsed)
    return round(best, 1)


def decision_seconds(game: Game, wire: bytes, simulations: int, level: str, speed: float) -> float | None:
    """How long one core thinks from the view to the action; None if that would be too long."""
    expected = simulations / speed
    if expected > LONGEST:
        return None
    times: list[float] = []
    for attempt in range(ROUNDS if expected < SECONDS else 1):
        began = process_time()
        choose(game, wire, level, attempt)
        times.append(process_time() - began)
    return round(mean(times), 4)


def compare(games: list[Game], seats: dict[str, int]) -> SearchReport:
    """All games and, where it is installed, OpenSpiel, one after the other in this process."""
    peer = open_spiel.version()
    peers = open_spiel.measure_all() if peer is not None else {}
    found = {game.name: measure(game, seats[game.name], peers) for game in games}
    return SearchReport(build.name(), found, peer, peers)


def text(report: SearchReport) -> str:
    """The report as people read it."""
    lines = [f"search, {report.build} engine, one core, from the middle of a game"]
    for name, speed in report.games.items():
        lines += [
            f"{name}, {position(speed)}",
            f"  as played    {speed.simulations_per_s:12,.0f} simulations/s",
            f"  full rollouts{speed.full_simulations_per_s:12,.0f} simulations/s",
        ]
        if speed.learnt_simulations_per_s is not None and speed.evaluations_per_s is not None:
            evaluations = f"{speed.evaluations_per_s:,.0f} evaluations/s"
            lines.append(f"  as learnt    {speed.learnt_simulations_per_s:12,.0f} simulations/s, {evaluations}")
        for level, seconds in speed.seconds_per_decision.items():
            shown = f"{seconds:12.3f} s/decision" if seconds is not None else f"   more than {LONGEST:g} s/decision"
            lines.append(f"  {level:13}{shown}")
        for peer, ratio in speed.ratios.items():
            lines.append(f"  beside {peer}: {ratio.simulations:g} × simulations/s, {ratio.actions:g} × actions/s")
    if report.peer is None:
        return "\n".join([*lines, "OpenSpiel isn't installed; pip install 'prichal[bench]' brings it"])
    lines.append(f"{report.peer}, ISMCTS in C++ with full random rollouts, on games of its own")
    for name, one in report.peers.items():
        lines.append(f"  {name:13}{one.full_simulations_per_s:12,.0f} simulations/s ({position(one)})")
    return "\n".join(lines)


def position(speed: SearchSpeed | PeerSpeed) -> str:
    return f"{speed.seats} seats, ply {speed.ply}, {speed.options} options, {speed.actions_left:g} actions left"
