"""What is done with every job of a kind."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from msgspec import Struct

Answer = tuple[int, bytes]  # the place of a job among all, and what came of it


class Task(Struct, frozen=True):
    """A function by its name, so that other processes and machines find it, and what all of its jobs share."""

    function: str  # MODULE:NAME, from what is shared and what a job says to its answer
    shared: bytes


def work(task: Task, job: bytes) -> bytes:
    """Does one job, in whatever process this is."""
    module, name = task.function.split(":")
    function: Callable[[bytes, bytes], bytes] = getattr(import_module(module), name)
    return function(task.shared, job)
