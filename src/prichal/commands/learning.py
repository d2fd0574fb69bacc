"""Learning by self-play, from the command line."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Annotated

import typer

from prichal import games
from prichal.commands.common import GameName, Options, Seats, at_least, checked_seed, parse_options
from prichal.commands.research import progress_bar
from prichal.kernel.errors import Problem
from prichal.kernel.wire import Message


def learn(
    game: GameName,
    keep: Annotated[Path, typer.Option(help="The folder of the run; the same command with the same folder goes on.")],
    seats: Seats = None,
    number: Annotated[int, typer.Option("--games", help="How many games of self-play in each generation.")] = 10_000,
    generations: Annotated[int, typer.Option(help="How many generations; more may be asked for later.")] = 4,
    hidden: Annotated[int, typer.Option(help="Units of the hidden layer.")] = 32,
    reach: Annotated[int, typer.Option(help="Decisions played on before a position is judged.")] = 0,
    workers: Annotated[int, typer.Option(help="How many processes of this machine play at a time.")] = 1,
    deals: Annotated[int, typer.Option("--gate", help="Deals against the hints after each generation.")] = 100,
    rival: Annotated[
        int,
        typer.Option("--against", help="Simulations of the hints there; the captain's by default.", show_default=False),
    ] = 0,
    seed: Annotated[int, typer.Option("--seed", help="Where luck comes from.")] = 0,
    option: Options = None,
) -> None:
    """Learn to judge positions by self-play: games, training, and a gate against the game's own hints."""
    if importlib.util.find_spec("numpy") is None:
        raise Problem(Message("problem-no-numpy"), "NumPy isn't installed; `pip install 'prichal[learn]'` brings it")
    from prichal.learn import run

    chosen = games.find(game)
    for name, value in (("--games", number), ("--generations", generations), ("--hidden", hidden)):
        at_least(name, value, 1)
    at_least("--workers", workers, 1)
    at_least("--gate", deals, 1)
    at_least("--reach", reach, 0)
    at_least("--against", rival, 0)
    count = seats if seats is not None else chosen.usual_seats
    plan = run.make_plan(
        chosen,
        count,
        parse_options(option),
        number=number,
        hidden=hidden,
        reach=reach,
        deals=deals,
        rival=rival,
        seed=checked_seed(seed),
    )
    print(f"{'generation':>10} {'games':>8} {'positions':>10} {'missed':>7}  wins against the hints at equal time")
    with progress_bar() as progress:
        task = progress.add_task("games", total=number)

        def tell(what: str, done: int, total: int) -> None:
            progress.update(task, description=what, completed=done, total=total)

        for row in run.learn(plan, generations, keep, workers, tell):
            wins = f"{row.wins:.0%} ({row.low:.0%} to {row.high:.0%})"
            budgets = f"{row.simulations} against {row.rival} simulations"
            figures = f"{row.generation:>10} {row.games:>8} {row.positions:>10} {row.loss:>7.4f}"
            print(f"{figures}  {wins}, {budgets}", flush=True)
