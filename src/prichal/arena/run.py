"""Many games at a time, in processes of their own; a run that was killed goes on where it was."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import msgspec

from prichal import games
from prichal.arena.match import Plan, Result, play
from prichal.bots.levels import check_bot
from prichal.kernel.errors import Problem
from prichal.kernel.wire import Message
from prichal.terminal import files


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


def play_one(plan: Plan, number: int, records: Path | None) -> Result:
    """Runs in a worker."""
    result, table = play(plan, number)
    if records is not None:
        files.save(records / f"{plan.game}-{plan.seed}-{number}.txt", table)
    return result


def run(plan: Plan, total: int, workers: int, keep: Path | None, records: Path | None) -> Iterator[Result]:
    """Yields the results of all games as they are known: first those of an earlier run, then new ones."""
    known = {result.number: result for result in (read(keep, plan) if keep is not None else [])}
    yield from (result for number, result in known.items() if number < total)
    todo = [number for number in range(total) if number not in known]
    if records is not None:
        files.make_folder(records)
    for result in play_all(plan, todo, workers, records):
        if keep is not None:
            append(keep, plan, result)
        yield result


def play_all(plan: Plan, todo: list[int], workers: int, records: Path | None) -> Iterator[Result]:
    if workers == 1:
        for number in todo:
            yield play_one(plan, number, records)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        waiting = {pool.submit(play_one, plan, number, records) for number in todo}
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BrokenProcessPool as error:
            raise Problem(Message("problem-worker"), "a worker process died; finished games are kept") from error
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


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
