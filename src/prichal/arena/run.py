"""A run of many games, whoever plays them; one that was killed goes on where it was."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from prichal import files, games
from prichal.arena.match import Plan, Played, Result
from prichal.bots.levels import check_bot, processes
from prichal.jobs.run import run_jobs
from prichal.jobs.task import Task
from prichal.kernel.errors import Problem
from prichal.kernel.wire import Message


def make_plan(game: str, seats: int, options: dict[str, str], bots: list[str], seed: int) -> Plan:
    """A checked plan; the last bot takes the seats that are left."""
    chosen = games.find(game)
    setup = chosen.check(seats, options)
    for bot in bots:
        check_bot(bot)
    if len(bots) > seats:
        raise Problem(
            Message("problem-bots", {"seats": seats, "bots": len(bots)}), f"{len(bots)} bots for {seats} seats"
        )
    return Plan(chosen.name, seats, setup.options, bots + [bots[-1]] * (seats - len(bots)), seed)


def run(
    plan: Plan, total: int, workers: int, keep: Path | None, records: Path | None, ray: str | None = None
) -> Iterator[Result]:
    """Yields the results of all games as they are known: first those of an earlier run, then new ones.

    New games are played by worker processes here, or on the Ray cluster at the address `ray`.
    """
    known = {result.number: result for result in (read(keep, plan) if keep is not None else [])}
    yield from (result for number, result in known.items() if number < total)
    todo = [number for number in range(total) if number not in known]
    if not todo:
        return
    if records is not None:
        files.make_folder(records)
    play = Task("prichal.arena.match:play_job", msgspec.json.encode(plan))
    numbers = [msgspec.json.encode(number) for number in todo]
    for _, answer in run_jobs(play, numbers, workers, ray, max(processes(bot) for bot in plan.bots)):
        played = msgspec.json.decode(answer, type=Played)
        result = played.result
        if records is not None:
            files.write(records / f"{plan.game}-{plan.seed}-{result.number}.txt", played.record)
        if keep is not None:
            append(keep, plan, result)
        yield result


def read(path: Path, plan: Plan) -> list[Result]:
    """The games that an earlier run of the same plan finished; a torn last line is dropped."""
    if not path.exists():
        return []
    first, *rows = files.read(path).split("\n")
    try:
        if msgspec.json.decode(first, type=Plan) != plan:
            raise Problem(Message("problem-other-run", {"file": str(path)}), f"{path} is another run's")
        return [msgspec.json.decode(row, type=Result) for row in rows[:-1]]
    except msgspec.DecodeError as error:
        raise Problem(Message("problem-not-a-run", {"file": str(path)}), f"{path} isn't a run of the arena") from error


def append(path: Path, plan: Plan, result: Result) -> None:
    """Writes a finished game down before it is counted."""
    try:
        torn = path.exists() and not path.read_bytes().endswith(b"\n")
        if torn:
            whole = path.read_bytes().rpartition(b"\n")
            path.write_bytes(whole[0] + whole[1])
        with path.open("ab") as file:
            if file.tell() == 0:
                file.write(msgspec.json.encode(plan) + b"\n")
            file.write(msgspec.json.encode(result) + b"\n")
    except OSError as error:
        raise files.unwritable(path, error) from error
