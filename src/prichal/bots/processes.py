"""Processes of our own, for thinking and for playing."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.util import Finalize


def pool(count: int) -> ProcessPoolExecutor:
    """Up to `count` processes that begin with nothing but what they are told."""
    workers = ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), settle_in)
    # All start with the first task. One by one, a process that starts while another dies is overlooked by the pool's
    # clearing up, which then waits for it for ever.
    workers._safe_to_dynamically_spawn_children = False  # type: ignore[attr-defined]
    # A worker may have workers: they are told to go while their queue is open (it closes at priority 10), else both
    # would wait for ever.
    Finalize(None, workers.shutdown, exitpriority=100)
    return workers


def settle_in() -> None:
    """Leaves Control-C to whoever started this process, and ends when they do, even by kill -9."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow_parent, daemon=True).start()


def follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
