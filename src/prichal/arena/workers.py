"""Games in processes of this machine."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, wait
from concurrent.futures.process import BrokenProcessPool

from prichal.arena.match import Plan, Played, play_one
from prichal.bots.processes import pool
from prichal.kernel.errors import Problem
from prichal.kernel.wire import Message


def play_here(plan: Plan, todo: list[int], workers: int) -> Iterator[Played]:
    """Plays the games `todo`. A worker that dies costs the games on the way: others play them again."""
    if workers == 1:
        for number in todo:
            yield play_one(plan, number)
        return
    left = set(todo)
    while left:
        finished = 0
        try:
            for played in play_in_pool(plan, sorted(left), workers):
                left.remove(played.result.number)
                finished += 1
                yield played
        except BrokenProcessPool as error:
            if finished == 0:  # else a game that kills its worker would be tried for ever
                raise Problem(
                    Message("problem-worker"), "worker processes keep dying; finished games are kept"
                ) from error


def play_in_pool(plan: Plan, todo: list[int], workers: int) -> Iterator[Played]:
    with pool(workers) as processes:
        try:
            waiting = {processes.submit(play_one, plan, number) for number in todo}
        except OSError as error:  # the pool breaks at this very moment
            raise BrokenProcessPool("a worker died while games were handed out") from error
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                broken: BaseException | None = None
                for future in done:
                    broken = future.exception() or broken
                    if future.exception() is None:
                        yield future.result()
                if broken is not None:
                    raise broken
        finally:
            processes.shutdown(wait=False, cancel_futures=True)
