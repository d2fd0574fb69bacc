"""Jobs in processes of this machine."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Final

from prichal.bots.processes import pool
from prichal.jobs.task import Answer, Task, work
from prichal.kernel.errors import Problem
from prichal.kernel.wire import Message

AHEAD: Final = 2  # jobs handed out for every worker, so that none waits for its next


def run_here(task: Task, jobs: list[bytes], workers: int) -> Iterator[Answer]:
    """A worker that dies costs the jobs on the way: others do them again."""
    if workers == 1:
        for place, job in enumerate(jobs):
            yield place, work(task, job)
        return
    remaining = dict(enumerate(jobs))
    while remaining:
        finished = 0
        try:
            for place, answer in run_in_pool(task, remaining.copy(), workers):
                del remaining[place]
                finished += 1
                yield place, answer
        except BrokenProcessPool as error:
            if finished == 0:  # else a job that kills its worker would be tried for ever
                raise Problem(
                    Message("problem-worker"), "worker processes keep dying; finished games are kept"
                ) from error


def run_in_pool(task: Task, todo: dict[int, bytes], workers: int) -> Iterator[Answer]:
    """Jobs are handed out a few at a time: a pool that breaks while it is being filled loses its own bookkeeping."""
    with pool(workers) as processes:
        jobs = iter(todo.items())
        waiting: dict[Future[bytes], int] = {}
        try:
            while True:
                for place, job in islice(jobs, AHEAD * workers - len(waiting)):
                    waiting[processes.submit(work, task, job)] = place
                if not waiting:
                    return
                done, _ = wait(waiting, return_when=FIRST_COMPLETED)
                broken: BaseException | None = None
                for future in done:
                    place = waiting.pop(future)
                    broken = future.exception() or broken
                    if future.exception() is None:
                        yield place, future.result()
                if broken is not None:
                    raise broken
        except OSError as error:  # the pool breaks at this very moment
            raise BrokenProcessPool("a worker died while jobs were handed out") from error
        finally:
            processes.shutdown(wait=False, cancel_futures=True)
