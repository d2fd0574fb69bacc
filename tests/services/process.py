"""A server program that the tests started, on a port of its own."""

from __future__ import annotations

import atexit
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from pathlib import Path

WAIT = float(os.environ.get("PRICHAL_WAIT", "180"))  # seconds until a server must answer or be gone
GUARD = 'read -r _; kill -s "$1" "$2"'  # waits for the end of its input: tests that were killed close it, too


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


def unprivileged() -> int | None:
    """Somebody else's number when we are root: PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    try:
        return pwd.getpwnam("postgres").pw_uid
    except KeyError:
        return pwd.getpwnam("nobody").pw_uid


class Server(ABC):
    """One process in a temporary folder. It keeps its port when it is started again."""

    stopping = signal.SIGTERM
    crashing = signal.SIGKILL

    def __init__(self, name: str) -> None:
        self.user = unprivileged()
        self.folder = Path(tempfile.mkdtemp(prefix=f"prichal-{name}-"))
        if self.user is not None:
            os.chown(self.folder, self.user, -1)
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.guard: subprocess.Popen[bytes] | None = None
        atexit.register(self.remove)

    @abstractmethod
    def command(self) -> list[str]: ...

    @abstractmethod
    def answers(self) -> bool: ...

    @property
    def running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def run(self, *command: str) -> subprocess.CompletedProcess[bytes]:
        """One of the server's own tools, as the server's user."""
        return subprocess.run(command, user=self.user, cwd=self.folder, capture_output=True, timeout=WAIT, check=False)

    def start(self) -> None:
        """Starts the server and waits until it answers. A port that was taken meanwhile is exchanged the first time."""
        fresh = self.process is None
        for last in (False, False, True):
            with (self.folder / "log").open("ab") as log:
                self.process = subprocess.Popen(
                    self.command(),
                    user=self.user,
                    cwd=self.folder,
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=log,
                    start_new_session=True,  # Control-C is for the tests; they stop the server in order
                )
            self.watch(self.process.pid)
            if self.ready():
                return
            if last or self.running:
                break
            if fresh:
                self.port = free_port()
        self.stop()
        tail = (self.folder / "log").read_text(errors="replace")[-2000:]
        raise RuntimeError(f"{self.command()[0]} didn't start:\n{tail}")

    def watch(self, process: int) -> None:
        """Has the server ended when the tests are, even by kill -9."""
        self.dismiss()
        command = ["sh", "-c", GUARD, "sh", self.stopping.name.removeprefix("SIG"), str(process)]
        self.guard = subprocess.Popen(
            command, user=self.user, cwd=self.folder, stdin=subprocess.PIPE, start_new_session=True
        )

    def dismiss(self) -> None:
        if self.guard is not None:
            self.guard.kill()
            self.guard.communicate()
            self.guard = None

    def ready(self) -> bool:
        end = time.monotonic() + WAIT
        while self.running and time.monotonic() < end:
            if self.answers():
                return True
            time.sleep(0.05)
        return False

    def stop(self) -> None:
        """An orderly end."""
        self.end(self.stopping)

    def crash(self) -> None:
        """An end without warning: nothing is written that wasn't yet."""
        self.end(self.crashing)

    def restart(self) -> None:
        self.stop()
        self.start()

    def end(self, number: signal.Signals) -> None:
        if self.process is None:
            return
        self.dismiss()
        if self.running:
            self.process.send_signal(number)
        try:
            self.process.wait(WAIT)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def remove(self) -> None:
        """Stops the server and removes its folder."""
        atexit.unregister(self.remove)
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
