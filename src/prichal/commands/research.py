"""Commands for researchers: simulate, perft, arena, bench."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from prichal import build, files, games
from prichal import simulate as simulation
from prichal.arena import run as arena_run
from prichal.arena.match import Result
from prichal.arena.report import standings
from prichal.bench import engine as benchmark
from prichal.bench import search as search_benchmark
from prichal.commands.common import (
    BOTS_HELP,
    AsJson,
    GameName,
    Options,
    Ray,
    Seats,
    Workers,
    at_least,
    at_most,
    checked_seed,
    parse_options,
)
from prichal.kernel.playout import perft as count_sequences
from prichal.parquet import writing

BenchSeats = Annotated[
    int | None, typer.Option("--seats", help="Number of seats; the default is four, or the game's largest below.")
]
ARENA_SEEDS = 2**40  # deals are counted from a multiple of the seed


class Speed(ProgressColumn):
    """How many are done in a second."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.finished_speed or task.speed or 0:.3g}/s")


def progress_bar() -> Progress:
    """On the terminal's error stream, and nowhere else."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Speed(), TimeRemainingColumn())
    return Progress(*columns, transient=True, disable=not sys.stderr.isatty(), console=Console(stderr=True))


def simulate(
    game: GameName,
    seats: Seats = None,
    number: Annotated[int, typer.Option("--games", help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option("--seed", help="Where luck comes from.")] = 0,
    option: Options = None,
    as_json: AsJson = False,
    records: Annotated[Path | None, typer.Option(help="Write every game as a record into this folder.")] = None,
    parquet: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Write one row per game into this Parquet file, and one per decision into FILE-decisions beside it"
            " (extra `data`).",
        ),
    ] = None,
) -> None:
    """Play many random games and report speed, lengths and scores."""
    chosen = games.find(game)
    count = seats if seats is not None else min(chosen.seat_counts)
    chosen.check(count, parse_options(option))
    at_least("--games", number, 1)
    checked_seed(seed)
    options = parse_options(option)
    with ExitStack() as stack:
        sheets = stack.enter_context(writing(parquet, chosen, count, options, seed)) if parquet is not None else None
        if records is not None:
            files.make_folder(records)
        progress = stack.enter_context(progress_bar())
        task = progress.add_task(chosen.name, total=number)
        keep = sheets.add if sheets is not None else None
        report = simulation.simulate(
            chosen, count, options, number, seed, records, lambda: progress.advance(task), keep
        )
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(report)).decode())
        return
    print(f"{report.game}, {report.seats} seats, {report.games} games, seed {report.seed}, {build.name()} engine")
    print(f"speed     {report.games_per_s:,.0f} games/s, {report.decisions_per_s:,.0f} decisions/s")
    rows = [("length", report.length), *[(f"score {seat}", points) for seat, points in enumerate(report.scores)]]
    for label, part in rows:
        quarters = f"{part.lower_quarter:g} … mean {part.mean:g} … {part.upper_quarter:g}"
        print(f"{label:9} {part.least} … {quarters} … {part.most}")
    print("wins      " + ", ".join(f"seat {seat} {share:.1%}" for seat, share in enumerate(report.wins)))
    print(f"fingerprint {report.fingerprint[:16]}")


def perft(
    game: GameName,
    depth: Annotated[int, typer.Option("--depth", help="Length of the sequences.")] = 3,
    seats: Seats = None,
    option: Options = None,
) -> None:
    """Count the sequences of actions from the start, chance included."""
    chosen = games.find(game)
    state = chosen.new(seats if seats is not None else min(chosen.seat_counts), parse_options(option))
    for length in range(1, at_least("--depth", depth, 1) + 1):
        print(f"{length} {count_sequences(state, length)}", flush=True)


def arena(
    game: GameName,
    bots: Annotated[
        str, typer.Option(help=f"The bots, separated by commas; the last one takes the seats left over. {BOTS_HELP}")
    ],
    number: Annotated[int, typer.Option("--games", help="How many games; a multiple of the seats is fair.")] = 100,
    seats: Seats = None,
    seed: Annotated[int, typer.Option("--seed", help="Where the deals come from.")] = 0,
    workers: Workers = 1,
    ray: Ray = None,
    option: Options = None,
    keep: Annotated[
        Path | None, typer.Option(help="Keep finished games in this file; a run with the same file goes on there.")
    ] = None,
    records: Annotated[Path | None, typer.Option(help="Write every game as a record into this folder.")] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other: every deal in every rotation, win rates with intervals, ratings."""
    chosen = games.find(game)
    at_least("--games", number, 1)
    at_least("--workers", workers, 1)
    at_most("--seed", at_least("--seed", seed, -ARENA_SEEDS), ARENA_SEEDS)
    count = seats if seats is not None else min(chosen.seat_counts)
    names = [name.strip() for name in bots.split(",")]
    plan = arena_run.make_plan(chosen.name, count, parse_options(option), names, seed)
    results: list[Result] = []
    with progress_bar() as progress:
        task = progress.add_task("arena", total=number)
        for result in arena_run.run(plan, number, workers, keep, records, ray):
            results.append(result)
            progress.advance(task)
    found = standings(results)
    if as_json:
        report = {
            "plan": plan,
            "games": len(results),
            "fair_share": 1 / count,
            "standings": found,
            "results": sorted(results, key=lambda result: result.number),
        }
        print(msgspec.json.format(msgspec.json.encode(report)).decode())
        return
    print(f"{plan.game}, {count} seats, {len(results)} games, seed {seed}; fair share {1 / count:.1%}")
    numbers = f"{'score':>8}{'lead':>8}{'rating':>8}{'decisions/s':>13}"
    print(f"{'bot':14}{'games':>7}{'wins':>8}  {'95 % interval':17}{numbers}")
    for one in found:
        interval = f"{one.low:.1%} … {one.high:.1%}"
        print(
            f"{one.bot:14}{one.games:7}{one.rate:8.1%}  {interval:17}{one.score:8.1f}{one.difference:8.1f}"
            f"{one.rating:8.1f}{one.decisions_per_s:13,.1f}"
        )


def bench(
    game: Annotated[str | None, typer.Option("--game", help="One game only.")] = None,
    seats: BenchSeats = None,
    search: Annotated[
        bool,
        typer.Option(
            "--search",
            help="Measure the bots' search instead: simulations per second, seconds per decision of every level,"
            " and OpenSpiel's ISMCTS beside it (extra `bench`).",
        ),
    ] = False,
    vector: Annotated[
        bool,
        typer.Option(
            "--vector",
            help="Measure the vector environment instead: decisions per second of processor time in 1,024 games at"
            " once, with and without observations (extra `env`).",
        ),
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Measure random play inside the engine, compiled and interpreted in one run; or the search, or vectors."""
    known = [games.find(game)] if game is not None else [games.find(name) for name in games.names()]
    for chosen in known:
        if seats is not None:
            chosen.check(seats, {})
    if search:
        with progress_bar() as progress:
            progress.add_task("bench", total=None)
            report = search_benchmark.compare(known, {one.name: seats or benchmark.main_seats(one) for one in known})
        print(msgspec.json.format(msgspec.json.encode(report)).decode() if as_json else search_benchmark.text(report))
        return
    if vector:
        from prichal.bench import vector as vector_benchmark

        speeds = [vector_benchmark.measure(one, seats or benchmark.main_seats(one)) for one in known]
        print(msgspec.json.format(msgspec.json.encode(speeds)).decode() if as_json else vector_benchmark.text(speeds))
        return
    found: dict[str, benchmark.Comparison] = {}
    with progress_bar() as progress:
        task = progress.add_task("bench", total=len(known))
        for chosen in known:
            found[chosen.name] = benchmark.compare(chosen, seats or benchmark.main_seats(chosen))
            progress.advance(task)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
        return
    for name, result in found.items():
        print(f"{name}, {result.seats} seats")
        for label, speed in (("compiled", result.compiled), ("interpreted", result.interpreted)):
            if speed is None:
                print(f"  {label:12} not built here (`make compiled` builds it)")
            else:
                print(
                    f"  {label:12} {speed.games_per_s:12,.0f} games/s {speed.decisions_per_s:14,.0f} decisions/s"
                    f" {speed.clone_us:8.3f} µs/clone"
                )
                loops = speed.from_python
                print(
                    f"    a loop in Python: {loops.inner_games_per_s:,.0f} games/s by the engine's own classes,"
                    f" {loops.front_games_per_s:,.0f} by `import prichal`, ratio {loops.ratio:g}"
                )
        if result.ratio is not None:
            print(f"  ratio        {result.ratio:12.1f}")
