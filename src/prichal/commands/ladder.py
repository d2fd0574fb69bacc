"""The ladder of the bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from prichal import files, games
from prichal.arena.ladder import climb, judge, kept, pairings
from prichal.arena.ladder_page import page, row
from prichal.bots.levels import NAMES, check_bot
from prichal.commands.common import at_least, at_most
from prichal.commands.research import ARENA_SEEDS, progress_bar
from prichal.kernel.errors import Problem
from prichal.kernel.wire import Message


def ladder(
    game: Annotated[list[str] | None, typer.Option("--game", help="This game; repeatable. All by default.")] = None,
    bot: Annotated[str | None, typer.Option(help="Only pairings in which this bot sits.")] = None,
    most: Annotated[int, typer.Option(help="At most this many games of each pairing.")] = 400,
    workers: Annotated[int, typer.Option(help="How many processes play at a time.")] = 1,
    keep: Annotated[Path, typer.Option(help="Folder of finished games; a killed run goes on there.")] = Path(".ladder"),
    out: Annotated[Path, typer.Option(help="The page to write.")] = Path("docs/ladder.md"),
    seed: Annotated[int, typer.Option("--seed", help="Where the deals come from.")] = 0,
) -> None:
    """Play every level against its neighbours and write the page of the results."""
    chosen = [games.find(name).name for name in game] if game else games.names()
    if bot is not None and check_bot(bot) not in NAMES:
        known = ", ".join(NAMES)
        raise Problem(Message("problem-ladder-bot", {"bot": bot, "names": known}), f"{bot!r} isn't on the ladder")
    at_least("--most", most, 1)
    at_least("--workers", workers, 1)
    at_most("--seed", at_least("--seed", seed, -ARENA_SEEDS), ARENA_SEEDS)
    files.make_folder(keep)
    with progress_bar() as progress:
        for pairing in pairings(chosen, bot):
            task = progress.add_task(pairing.label(), total=None)
            for played, total in climb(pairing, keep, seed, workers, most):
                progress.update(task, total=total, completed=played)
            progress.remove_task(task)
            print(f"{pairing.game} {row(pairing, judge(pairing, kept(pairing, keep, seed)))}", flush=True)
            write(out, page(keep, seed))


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise files.unwritable(path, error) from error
