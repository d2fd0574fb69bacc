"""The process that talks to a Ray cluster for `jobs/there.py`; reads an order, writes reports, one per line."""

from __future__ import annotations

import logging
import os
import sys
import threading
from collections.abc import Iterator
from typing import BinaryIO, Final

import msgspec

from prichal import __version__
from prichal.jobs.task import Task, work
from prichal.jobs.there import Finished, Order, Ready, Report, Trouble
from prichal.kernel.errors import Problem
from prichal.kernel.wire import Message

RETRIES: Final = 3  # of a job whose worker or machine died
LEAST_WAITING: Final = 16  # jobs that the cluster knows of, so that it can grow


def main() -> None:
    out = take_stdout()
    order = msgspec.json.decode(sys.stdin.buffer.readline(), type=Order)
    threading.Thread(target=end_with_parent, daemon=True).start()
    for report in drive(order):
        out.write(msgspec.json.encode(report) + b"\n")
        out.flush()
    os._exit(0)  # Ray may take its time to say goodbye


def take_stdout() -> BinaryIO:
    """The reports' way out; whatever else is printed goes to stderr."""
    ours = os.dup(1)
    os.dup2(2, 1)
    return os.fdopen(ours, "wb")


def end_with_parent() -> None:
    sys.stdin.buffer.read()
    os._exit(1)


def drive(order: Order) -> Iterator[Report]:
    """Connects, then reports every finished job; the last report may be Trouble."""
    import ray
    from ray.exceptions import RayError

    try:
        ray.init(address=order.address, log_to_driver=False, logging_level=logging.ERROR)
        yield Ready()
        yield from answers(order)
    except RayError as error:
        cause = getattr(error, "cause", None)
        yield in_words(cause if isinstance(cause, Exception) else error)
    except (ConnectionError, RuntimeError, ValueError) as error:
        yield in_words(error)


def in_words(error: Exception) -> Trouble:
    if isinstance(error, Problem):
        return Trouble(error.message, str(error))
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    reason = (lines or [type(error).__name__])[-1][:300]
    return Trouble(Message("problem-ray-failed", {"reason": reason}), f"Ray failed: {reason}")


def answers(order: Order) -> Iterator[Finished]:
    """Keeps the cluster supplied with jobs and collects the answers as they come."""
    import ray

    nodes = [node["Resources"].get("CPU", 0.0) for node in ray.nodes() if node["Alive"]]
    cores = max(1, min(order.processes, int(max(nodes, default=1.0))))
    remote = ray.remote(work_remotely).options(num_cpus=cores, max_retries=RETRIES)
    task = ray.put(msgspec.json.encode(order.task))
    most = max(LEAST_WAITING, int(2 * sum(nodes)))
    todo = list(reversed(list(enumerate(order.jobs))))
    waiting: list[object] = []
    while todo or waiting:
        while todo and len(waiting) < most:
            waiting.append(remote.remote(task, *todo.pop(), __version__))
        done, waiting = ray.wait(waiting, num_returns=1)
        for place, answer in ray.get(done):
            yield Finished(place, answer)


def work_remotely(task: bytes, place: int, job: bytes, version: str) -> tuple[int, bytes]:
    """Runs on the cluster."""
    if version != __version__:
        raise Problem(
            Message("problem-ray-version", {"here": version, "there": __version__}),
            f"Prichal {version} is here, {__version__} on the cluster",
        )
    return place, work(msgspec.json.decode(task, type=Task), job)
