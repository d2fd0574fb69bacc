"""A copy of the sources in which things may be broken, and the tests run there."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.mutants.sources import ROOT

LEFT_OUT = shutil.ignore_patterns(".*", "build", "node_modules", "*.egg-info", "__pycache__")
FAILED = (1, 2)  # tests failed, or couldn't even be read
PATIENCE = 60.0  # seconds on top of several times what the tests take


class Bench:
    """One copy; what was changed in it is put back after each run."""

    def __init__(self) -> None:
        self.root = Path(tempfile.mkdtemp(prefix="prichal-mutants-"))
        shutil.copytree(ROOT, self.root, ignore=LEFT_OUT, dirs_exist_ok=True)
        self.taken: dict[tuple[str, ...], float] = {}  # seconds that tests take when nothing is broken

    def remove(self) -> None:
        shutil.rmtree(self.root, ignore_errors=True)

    def notices(self, files: dict[str, str], stages: list[list[str]]) -> str:
        """Which tests notice the change: `failed` or `too long`; nothing if none does."""
        for tests in stages:
            limit = 4 * self.time_of(tests) + PATIENCE
            for file, text in files.items():
                (self.root / file).write_text(text, encoding="utf-8")
            try:
                answer = self.run(tests, limit)
            finally:
                for file in files:
                    shutil.copyfile(ROOT / file, self.root / file)
            if answer != 0:
                return "too long" if answer < 0 else "failed"
        return ""

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
        """The exit status of pytest, -1 when it took too long; whatever it started ends with it."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:randomly", *tests]
        environment = {**os.environ, "PYTHONPATH": f"{self.root}/src", "PRICHAL_PURE": "1"}
        environment["PYTHONDONTWRITEBYTECODE"] = "1"
        with (self.root / "output").open("w+b") as output:
            process = subprocess.Popen(
                command, cwd=self.root, env=environment, stdout=output, stderr=output, start_new_session=True
            )
            try:
                answer = process.wait(limit)
            except subprocess.TimeoutExpired:
                answer = -1
            finally:
                end_group(process)
        if answer not in (0, -1, *FAILED):
            raise RuntimeError(f"pytest {' '.join(tests)} ended with {answer}\n{self.output}")
        return answer

    @property
    def output(self) -> str:
        return (self.root / "output").read_text(errors="replace")[-2000:]


def end_group(process: subprocess.Popen[bytes]) -> None:
    """Ends what a run has left behind: it has a process group of its own."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        return
    finally:
        process.wait()
