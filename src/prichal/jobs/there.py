"""Jobs on an existing Ray cluster.

Ray runs in a process of its own (`jobs/driver.py`): a cluster that never answers, or a client library that gives up
by ending its process, costs that process and not the run.
"""

from __future__ import annotations

import importlib.util
import os
import re
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import suppress
from typing import IO, Final

import msgspec
from msgspec import Struct

from prichal.jobs.task import Answer, Task
from prichal.kernel.errors import Problem
from prichal.kernel.wire import Message

ADDRESS: Final = re.compile(r"(?:ray://)?([^\s/:]+|\[[0-9A-Fa-f:]+\]):([0-9]{1,5})")
ANY_CLUSTER: Final = "auto"  # Ray looks for one on this machine
KNOCK_SECONDS: Final = 10.0
CONNECT_SECONDS: Final = 60.0
ATTEMPTS: Final = 3  # to connect
DRIVER: Final = "from prichal.jobs.driver import main; main()"
PATIENCE: Final = {"RAY_gcs_rpc_server_reconnect_timeout_s": "20"}  # with a cluster that went away


class Order(Struct, frozen=True):
    """What the driver is told."""

    address: str
    task: Task
    jobs: list[bytes]
    processes: int  # that a job keeps busy


class Ready(Struct, frozen=True, tag="ready"):
    """The driver is connected."""


class Finished(Struct, frozen=True, tag="finished"):
    """A job that was done."""

    place: int
    answer: bytes


class Trouble(Struct, frozen=True, tag="trouble"):
    """The driver gives up."""

    message: Message
    sentence: str


Report = Ready | Finished | Trouble
Driver = subprocess.Popen[bytes]


def run_there(task: Task, jobs: list[bytes], address: str, processes: int) -> Iterator[Answer]:
    """Does the jobs on the cluster at `address`; Ray does those of a dead worker again."""
    if importlib.util.find_spec("ray") is None:
        raise Problem(Message("problem-no-ray"), "Ray isn't installed; `pip install 'prichal[scale]'` brings it")
    knock(address)
    with tempfile.TemporaryFile("w+", errors="replace") as chatter:
        driver = connect(Order(address, task, jobs, processes), chatter)
        try:
            yield from listen(driver, len(jobs), chatter)
        finally:
            end(driver)


def connect(order: Order, chatter: IO[str]) -> Driver:
    """A driver that has reached the cluster; a busy cluster may fail to let one in, so it is tried again."""
    for remaining in reversed(range(ATTEMPTS)):
        driver = start(chatter)
        try:
            report = first_report(driver, order)
        except BaseException:
            end(driver)
            raise
        if isinstance(report, Ready):
            return driver
        end(driver)
        if report is None:
            break
        if remaining == 0:
            raise Problem(report.message, report.sentence)
    raise silent(order.address)


def start(chatter: IO[str]) -> Driver:
    return subprocess.Popen(
        [sys.executable, "-c", DRIVER],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=chatter,
        env={**os.environ, **PATIENCE},
        start_new_session=True,
    )


def first_report(driver: Driver, order: Order) -> Ready | Trouble | None:
    """Gives the order; None if the driver says nothing for too long, or dies."""
    assert driver.stdin is not None and driver.stdout is not None
    alarm = threading.Timer(CONNECT_SECONDS, driver.kill)
    alarm.start()
    try:
        with suppress(BrokenPipeError):
            driver.stdin.write(msgspec.json.encode(order) + b"\n")
            driver.stdin.flush()  # it stays open: the driver ends when it is closed
        line = driver.stdout.readline()
    finally:
        alarm.cancel()
    return msgspec.json.decode(line, type=Ready | Trouble) if line else None


def listen(driver: Driver, remaining: int, chatter: IO[str]) -> Iterator[Answer]:
    """Passes on what comes back, until all answers are there."""
    assert driver.stdout is not None
    for line in driver.stdout:
        report = msgspec.json.decode(line, type=Finished | Trouble)
        if isinstance(report, Trouble):
            raise Problem(report.message, report.sentence)
        yield report.place, report.answer
        remaining -= 1
    if remaining > 0:
        reason = last_line(chatter)
        raise Problem(Message("problem-ray-lost", {"reason": reason}), f"the Ray cluster is gone: {reason}")


def end(driver: Driver) -> None:
    driver.kill()
    driver.communicate()


def knock(address: str) -> None:
    """Refuses what isn't an address and addresses at which nobody listens."""
    if address == ANY_CLUSTER:
        return
    form = ADDRESS.fullmatch(address)
    if form is None:
        raise Problem(
            Message("problem-ray-address", {"address": address}),
            f"a Ray address is HOST:PORT, ray://HOST:PORT or auto, not {address!r}",
        )
    try:
        socket.create_connection((form[1].strip("[]"), int(form[2])), KNOCK_SECONDS).close()
    except (OSError, OverflowError, UnicodeError) as error:
        raise silent(address) from error


def silent(address: str) -> Problem:
    return Problem(Message("problem-ray-silent", {"address": address}), f"no Ray cluster answers at {address}")


def last_line(chatter: IO[str]) -> str:
    """The last thing that Ray said."""
    chatter.seek(0)
    lines = [line.strip() for line in chatter if line.strip()]
    return lines[-1][-200:] if lines else "?"
