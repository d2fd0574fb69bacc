"""Learning by self-play, from the command line."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Annotated, Final

import typer

from prichal import games
from prichal.commands.common import GameName, Options, Ray, Seats, Workers, at_least, checked_seed, parse_options
from prichal.commands.research import progress_bar
from prichal.kernel.errors import Problem
from prichal.kernel.wire import Message

MOST: Final = 100.0  # of --faith and --exploration
RIVALS: Final = {"hints": "the hints", "before": "the generation before"}


def learn(
    game: GameName,
    keep: Annotated[Path, typer.Option(help="The folder of the run; the same command with the same folder goes on.")],
    seats: Seats = None,
    number: Annotated[int, typer.Option("--games", help="How many games of self-play in each generation.")] = 10_000,
    simulations: Annotated[
        list[int] | None,
        typer.Option(
            help="Simulations a decision of self-play in the first generation, the second and so on; repeatable. "
            "40, 60, 80, 100, 150, 200 by default.",
            show_default=False,
        ),
    ] = None,
    generations: Annotated[int, typer.Option(help="How many generations; more may be asked for later.")] = 4,
    hidden: Annotated[int, typer.Option(help="Units of the hidden layer.")] = 32,
    reach: Annotated[int, typer.Option(help="Decisions played on before a position is judged.")] = 0,
    lessons: Annotated[
        bool,
        typer.Option(
            help="Learn from games played one step ahead, by the ten thousand, while they are played; "
            "without it from fewer games of searches."
        ),
    ] = False,
    faith: Annotated[
        float, typer.Option(help="Visits that a judgement at first sight counts for in a search that goes by it.")
    ] = 4.0,
    exploration: Annotated[
        float, typer.Option(help="How eagerly such a search tries what looks worse, in deviations of the results.")
    ] = 0.6,
    workers: Workers = 1,
    ray: Ray = None,
    deals: Annotated[int, typer.Option("--gate", help="Deals of each gate; each is played in every seat.")] = 100,
    against: Annotated[
        list[int] | None,
        typer.Option(
            help="Simulations of the hints at the gates, each opened by the one before; repeatable. "
            "The captain's and the admiral's by default.",
            show_default=False,
        ),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="Where luck comes from.")] = 0,
    option: Options = None,
) -> None:
    """Learn to judge positions by self-play: games, training, and gates at equal processor time against the game's own
    hints. What passes is `weights.json` in the folder.
    """
    if importlib.util.find_spec("numpy") is None:
        raise Problem(Message("problem-no-numpy"), "NumPy isn't installed; `pip install 'prichal[learn]'` brings it")
    from prichal.learn.plan import Where, make_plan
    from prichal.learn.run import learn as learn_in

    chosen = games.find(game)
    for name, value in (("--games", number), ("--generations", generations), ("--hidden", hidden)):
        at_least(name, value, 1)
    at_least("--workers", workers, 1)
    at_least("--gate", deals, 1)
    at_least("--reach", reach, 0)
    for name, share in (("--faith", faith), ("--exploration", exploration)):
        if not 0 < share <= MOST:
            raise Problem(
                Message("problem-share", {"name": name, "most": int(MOST)}),
                f"{name} must be more than 0, and {MOST:.0f} at most",
            )
    for budget in against or []:
        at_least("--against", budget, 1)
    for budget in simulations or []:
        at_least("--simulations", budget, 1)
    if lessons and simulations:
        raise Problem(Message("problem-lessons"), "--lessons goes without --simulations")
    count = seats if seats is not None else chosen.usual_seats
    plan = make_plan(
        chosen,
        count,
        parse_options(option),
        number=number,
        simulations=simulations or [],
        hidden=hidden,
        reach=reach,
        lessons=lessons,
        faith=faith,
        exploration=exploration,
        deals=deals,
        budgets=against or [],
        seed=checked_seed(seed),
    )
    print(f"{'generation':>10} {'games':>8} {'positions':>10} {'missed':>7}  wins at equal time")
    with progress_bar() as progress:
        task = progress.add_task("games", total=number)

        last = ""
        stage = ""

        def tell(what: str, done: int, total: int) -> None:
            nonlocal stage
            if stage != (stage := what.partition(":")[0]):
                progress.reset(task)  # its speed is another
            progress.update(task, description=what + last, completed=done, total=total)

        for row in learn_in(plan, generations, keep, Where(workers, ray), tell):
            figures = f"{row.generation:>10} {row.games:>8} {row.positions:>10} {row.loss:>7.4f}"
            print(f"{figures}  {'passed' if row.passed else 'not passed'}", flush=True)
            for meeting in row.meetings:
                wins = f"{meeting.wins:.0%} ({meeting.low:.0%} to {meeting.high:.0%}, {meeting.games} games)"
                budgets = f"{meeting.simulations} against {meeting.budget} simulations"
                last = f" (before: missed {row.loss:.3f}, won {row.meetings[0].wins:.0%})"
                print(f"{'':>40}{wins} against {RIVALS[meeting.rival]}, {budgets}", flush=True)
