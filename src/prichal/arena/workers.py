"""Games in processes of this machine."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Final

from prichal.arena.match import Plan, Played, play_one
from prichal.bots.processes import pool
from prichal.kernel.errors import Problem
from prichal.kernel.wire import Message

AHEAD: Final = 2  # games handed out for every worker, so that none waits for its next


def play_here(plan: Plan, todo: list[int], workers: int) -> Iterator[Played]:
    """Plays the games `todo`. A worker that dies costs the games on the way: others play them again."""
    if workers == 1:
        for number in todo:
            yield play_one(plan, number)
        return
    remaining = set(todo)
    while remaining:
        finished = 0
        try:
            for played in play_in_pool(plan, sorted(remaining), workers):
                remaining.remove(played.result.number)
                finished += 1
                yield played
        except BrokenProcessPool as error:
            if finished == 0:  # else a game that kills its worker would be tried for ever
                raise Problem(
                    Message("problem-worker"), "worker processes keep dying; finished games are kept"
                ) from error


def play_in_pool(plan: Plan, todo: list[int], workers: int) -> Iterator[Played]:
    """Games are handed out a few at a time: a pool that breaks while it is being filled loses its own bookkeeping."""
    with pool(workers) as processes:
        numbers = iter(todo)
        waiting: set[Future[Played]] = set()
        try:
            while True:
                for number in islice(numbers, AHEAD * workers - len(waiting)):
                    waiting.add(processes.submit(play_one, plan, number))
                if not waiting:
                    return
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                broken: BaseException | None = None
                for future in done:
                    broken = future.exception() or broken
                    if future.exception() is None:
                        yield future.result()
                if broken is not None:
                    raise broken
        except OSError as error:  # the pool breaks at this very moment
            raise BrokenProcessPool("a worker died while games were handed out") from error
        finally:
            processes.shutdown(wait=False, cancel_futures=True)
