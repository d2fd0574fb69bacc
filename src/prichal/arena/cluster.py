"""Games on an existing Ray cluster.

Ray runs in a process of its own (`arena/driver.py`): a cluster that never answers, or a client library that gives up
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
from typing import IO, Final

import msgspec
from msgspec import Struct

from prichal.arena.match import Plan, Played
from prichal.bots.levels import processes
from prichal.kernel.errors import Problem
from prichal.kernel.wire import Message

ADDRESS: Final = re.compile(r"(?:ray://)?([^\s/:]+|\[[0-9A-Fa-f:]+\]):([0-9]{1,5})")
ANY_CLUSTER: Final = "auto"  # Ray looks for one on this machine
KNOCK_SECONDS: Final = 10.0
CONNECT_SECONDS: Final = 60.0
PATIENCE: Final = {"RAY_gcs_rpc_server_reconnect_timeout_s": "20"}  # with a cluster that went away


class Order(Struct, frozen=True):
    """What the driver is told."""

    address: str
    plan: Plan
    todo: list[int]
    processes: int  # that a game keeps busy


class Ready(Struct, frozen=True, tag="ready"):
    """The driver is connected."""


class Game(Struct, frozen=True, tag="game"):
    """A game is finished."""

    played: Played


class Trouble(Struct, frozen=True, tag="trouble"):
    """The driver gives up."""

    message: Message
    sentence: str


Report = Ready | Game | Trouble


def play_there(plan: Plan, todo: list[int], address: str) -> Iterator[Played]:
    """Plays the games `todo` on the cluster at `address`; Ray plays those of a dead worker again."""
    if importlib.util.find_spec("ray") is None:
        raise Problem(Message("problem-no-ray"), "Ray isn't installed; `pip install 'prichal[scale]'` brings it")
    knock(address)
    order = Order(address, plan, todo, max(processes(bot) for bot in plan.bots))
    with tempfile.TemporaryFile("w+", errors="replace") as chatter:
        command = [sys.executable, "-c", "from prichal.arena.driver import main; main()"]
        driver = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=chatter,
            env={**os.environ, **PATIENCE},
            start_new_session=True,
        )
        try:
            yield from listen(driver, order, chatter)
        finally:
            driver.kill()
            driver.communicate()


def listen(driver: subprocess.Popen[bytes], order: Order, chatter: IO[str]) -> Iterator[Played]:
    """Gives the order and passes on what comes back, until all games are there."""
    assert driver.stdin is not None and driver.stdout is not None
    alarm = threading.Timer(CONNECT_SECONDS, driver.kill)
    alarm.start()
    connected = False
    left = len(order.todo)
    try:
        driver.stdin.write(msgspec.json.encode(order) + b"\n")
        driver.stdin.flush()  # it stays open: the driver ends when it is closed
        for line in driver.stdout:
            report = msgspec.json.decode(line, type=Report)
            alarm.cancel()
            if isinstance(report, Trouble):
                raise Problem(report.message, report.sentence)
            if isinstance(report, Game):
                yield report.played
                left -= 1
            connected = True
    finally:
        alarm.cancel()
    if not connected:
        raise silent(order.address)
    if left > 0:
        reason = last_line(chatter)
        raise Problem(Message("problem-ray-lost", {"reason": reason}), f"the Ray cluster is gone: {reason}")


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
