"""The one way to have jobs done, wherever that is."""

from __future__ import annotations

from collections.abc import Iterator

from prichal.jobs.here import run_here
from prichal.jobs.task import Answer, Task
from prichal.jobs.there import run_there


def run_jobs(
    task: Task, jobs: list[bytes], workers: int, ray: str | None = None, processes: int = 1
) -> Iterator[Answer]:
    """The answers as they come: from worker processes here, or from the Ray cluster at an address.

    `processes` are those that one job keeps busy.
    """
    return run_here(task, jobs, workers) if ray is None else run_there(task, jobs, ray, processes)
