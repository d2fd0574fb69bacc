"""A real Ray cluster on this machine's loopback, for tests."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

START_SECONDS = 120


class Cluster:
    """The process that holds the cluster together, and where it listens."""

    def __init__(self, process: subprocess.Popen[bytes], address: str, client: str) -> None:
        self.process = process
        self.address = address  # for programs on the cluster's own machine
        self.client = client  # for programs elsewhere

    def kill(self) -> None:
        """Everything dies at once: Ray's processes keep to the session that they were started in."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def workers(self) -> list[int]:
        """The processes in which a game is being played."""
        return [pid for pid in descendants(self.process.pid) if command_of(pid).startswith("ray::work_remotely")]


@contextmanager
def ray_cluster() -> Iterator[Cluster]:
    """Two cores, a small object store, no dashboard and no statistics; gone without a trace afterwards."""
    folder = tempfile.mkdtemp(prefix="ray-", dir="/tmp")  # short: it becomes part of the names of sockets
    changed = {
        "RAY_TMPDIR": folder,
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # Ray's switch for staying on the loopback
    }
    before = {name: os.environ.get(name) for name in changed}
    os.environ.update(changed)
    port, client_port = free_port(), free_port()
    command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block", "--num-cpus=2"]
    command += [f"--port={port}", f"--ray-client-server-port={client_port}", "--node-ip-address=127.0.0.1"]
    command += ["--include-dashboard=false", "--include-log-monitor=false", "--dashboard-agent-listen-port=0"]
    command += ["--object-store-memory=80000000", "--disable-usage-stats"]
    with Path(folder, "start.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, stdin=subprocess.DEVNULL, start_new_session=True)
    cluster = Cluster(process, f"127.0.0.1:{port}", f"ray://127.0.0.1:{client_port}")
    try:
        for number in (port, client_port):
            await_listener(process, number, Path(folder, "start.log"))
        yield cluster
    finally:
        process.terminate()
        with suppress(subprocess.TimeoutExpired):
            process.wait(30)
        cluster.kill()
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
        shutil.rmtree(folder, ignore_errors=True)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def await_listener(process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    deadline = time.monotonic() + START_SECONDS
    while process.poll() is None and time.monotonic() < deadline:
        with suppress(OSError):
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        time.sleep(0.1)
    raise RuntimeError(f"Ray didn't start:\n{log.read_text(errors='replace')}")


def descendants(pid: int) -> list[int]:
    """Children, their children and so on."""
    found: list[int] = []
    with suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            for child in (task / "children").read_text().split():
                found += [int(child), *descendants(int(child))]
    return found


def command_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    except OSError:
        return ""
