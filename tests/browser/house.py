"""A server of its own for the browser tests, which can be stopped and started again."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
import urllib.request
from importlib.resources import files
from pathlib import Path

PATIENCE = 240.0  # seconds for starting or stopping; a busy machine needs some
# The same luck in every run, so that a test which fails fails again.
PROGRAM = """
import secrets
import sys

from prichal import fairness
from prichal.server.serve import serve
from prichal.server.settings import Settings, without_limits

fairness.new_seed = lambda: "5" * 64
secrets.randbits = lambda bits: 5

if __name__ == "__main__":
    database = "sqlite:///" + sys.argv[2]
    device = sys.argv[3]
    serve(
        Settings(
            database_url=database,
            port=int(sys.argv[1]),
            limits=without_limits(),
            pause=0.0,
            device=device,
            play_on_device=device != "",
        ),
        False,
    )
"""


def is_client_built() -> bool:
    return files("prichal").joinpath("client", "index.html").is_file()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    assert isinstance(port, int)
    return port


class House:
    """One server process on a database of its own."""

    def __init__(self, folder: Path, environment: dict[str, str] | None = None, device: str = "") -> None:
        self.folder = folder
        self.environment = environment  # None: the same as the tests'
        self.device = device  # a folder with the page that plays without a server
        self.port = free_port()
        self.address = f"http://localhost:{self.port}"
        self.program = folder / "house.py"
        self.program.write_text(PROGRAM, encoding="utf-8")
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with (self.folder / "server.log").open("ab") as log:
            command = [sys.executable, str(self.program), str(self.port), str(self.folder / "house.db"), self.device]
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=self.environment)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self.process.poll() is None, (self.folder / "server.log").read_text(encoding="utf-8")[-3000:]
            try:
                with urllib.request.urlopen(f"{self.address}/health", timeout=2):
                    return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the server doesn't answer")

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(PATIENCE)
            self.process = None
