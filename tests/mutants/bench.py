"""A copy of the sources in which things may be broken, and the tests run there."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from tests.mutants.sources import ROOT

LEFT_OUT = shutil.ignore_patterns(".*", "build", "node_modules", "*.egg-info", "__pycache__")
TOO_LONG = -1000
FAILED = (1, 2)  # tests failed, or couldn't even be read
PATIENCE = 30.0  # seconds on top of several times what the tests take


class Bench:
    """One copy; what was changed in it is put back after each run."""

    def __init__(self) -> None:
        self.root = Path(tempfile.mkdtemp(prefix="prichal-mutants-"))
        shutil.copytree(ROOT, self.root, ignore=LEFT_OUT, dirs_exist_ok=True)
        self.process: subprocess.Popen[bytes] | None = None
        self.moment = int(time.time())
        self.taken: dict[tuple[str, ...], float] = {}  # seconds that tests take when nothing is broken

    def stop(self) -> None:
        """Ends the run, and what it has left behind: it has a process group of its own."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def remove(self) -> None:
        shutil.rmtree(self.root, ignore_errors=True)

    def notices(self, files: dict[str, str], stages: list[list[str]]) -> str:
        """Which tests notice the change: `failed` or `too long`; nothing if none does."""
        for tests in stages:
            limit = 4 * self.time_of(tests) + PATIENCE
            whole = {file: (self.root / file).read_text(encoding="utf-8") for file in files}
            self.write(files)
            try:
                answer = self.run(tests, limit)
            finally:
                self.write(whole)
            if answer != 0:
                return "too long" if answer == TOO_LONG else "failed"
        return ""

    def write(self, files: dict[str, str]) -> None:
        """Each time with a time of its own: kept bytecode is told from new by whole seconds."""
        self.moment += 1
        for file, text in files.items():
            (self.root / file).write_text(text, encoding="utf-8")
            os.utime(self.root / file, (self.moment, self.moment))

    def time_of(self, tests: list[str]) -> float:
        """How long the tests take with nothing broken; they must pass then."""
        key = tuple(tests)
        if key not in self.taken:
            start = time.monotonic()
            if self.run(tests, 3600.0) != 0:
                raise RuntimeError(f"fails with nothing broken: pytest {' '.join(tests)}\n{self.output}")
            self.taken[key] = time.monotonic() - start
        return self.taken[key]

    def run(self, tests: list[str], limit: float) -> int:
        """The exit status of pytest, or TOO_LONG; whatever it started ends with it."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:randomly", *tests]
        environment = {**os.environ, "PYTHONPATH": f"{self.root}/src", "PRICHAL_PURE": "1"}
        with (self.root / "output").open("w+b") as output:
            self.process = subprocess.Popen(
                command, cwd=self.root, env=environment, stdout=output, stderr=output, start_new_session=True
            )
            try:
                answer = self.process.wait(limit)
            except subprocess.TimeoutExpired:
                answer = TOO_LONG
            finally:
                self.stop()
        if answer not in (0, TOO_LONG, *FAILED):
            raise RuntimeError(f"pytest {' '.join(tests)} ended with {answer}\n{self.output}")
        return answer

    @property
    def output(self) -> str:
        return (self.root / "output").read_text(errors="replace")[-2000:]
