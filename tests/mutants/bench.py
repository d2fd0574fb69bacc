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

from tests.mutants.sources import PACKAGE, ROOT, Stage

LEFT_OUT = shutil.ignore_patterns(".*", "build", "node_modules", "*.egg-info", "__pycache__")
TOO_LONG = -1000
FAILED = (1, 2)  # tests failed, or couldn't even be read
PATIENCE = 30.0  # seconds on top of several times what the tests take
WAIT = 90  # seconds until a server must answer: most broken ones never will
ENGINE = ("kernel", "games", "bots")
RECORDING = "tests/mutants/recording"


class Bench:
    """One copy; what was changed in it is put back after each run."""

    def __init__(self) -> None:
        self.root = Path(tempfile.mkdtemp(prefix="prichal-mutants-"))
        shutil.copytree(ROOT, self.root, ignore=LEFT_OUT, dirs_exist_ok=True)
        self.process: subprocess.Popen[bytes] | None = None
        self.moment = int(time.time())
        self.taken: dict[Stage, float] = {}  # seconds that tests take when nothing is broken

    def compiled(self) -> Path:
        """The compiled engine, with all that isn't compiled from this copy."""
        place = self.root / "compiled"
        if not place.exists():
            shutil.copytree(ROOT / "build" / "compiled", place)
            for found in (self.root / PACKAGE).iterdir():
                if found.name not in ENGINE:
                    copied = place / "prichal" / found.name
                    shutil.rmtree(copied) if copied.is_dir() else copied.unlink(missing_ok=True)
                    copied.symlink_to(found)
        return place

    def stop(self) -> None:
        """Ends the run, and what it has left behind: it has a process group of its own."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def remove(self) -> None:
        shutil.rmtree(self.root, ignore_errors=True)

    def notices(self, files: dict[str, str], stages: list[Stage]) -> str:
        """Which tests notice the change: `failed` or `too long`; nothing if none does."""
        for stage in stages:
            limit = 4 * self.time_of(stage) + PATIENCE
            whole = {file: (self.root / file).read_text(encoding="utf-8") for file in files}
            self.write(files)
            try:
                answer = self.run(stage, limit)
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

    def time_of(self, stage: Stage, notes: Path | None = None) -> float:
        """How long the tests take with nothing broken; they must pass then. What they call is noted where wished."""
        if stage not in self.taken:
            start = time.monotonic()
            if not stage.seconds and self.run(stage, 3600.0, notes) != 0:
                raise RuntimeError(f"fails with nothing broken: pytest {' '.join(stage.tests)}\n{self.output}")
            self.taken[stage] = stage.seconds or time.monotonic() - start
        return self.taken[stage]

    def run(self, stage: Stage, limit: float, notes: Path | None = None) -> int:
        """The exit status of pytest, or TOO_LONG; whatever it started ends with it."""
        quiet = ["-x", "-q", "-p", "no:cacheprovider"]
        with (self.root / "output").open("w+b") as output:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "pytest", *quiet, *stage.tests],
                cwd=self.root,
                env=self.environment(stage.compiled, notes),
                stdout=output,
                stderr=output,
                start_new_session=True,
            )
            try:
                answer = self.process.wait(limit)
            except subprocess.TimeoutExpired:
                answer = TOO_LONG
            finally:
                self.stop()
        if answer not in (0, TOO_LONG, *FAILED):
            raise RuntimeError(f"pytest {' '.join(stage.tests)} ended with {answer}\n{self.output}")
        return answer

    def environment(self, compiled: bool, notes: Path | None) -> dict[str, str]:
        compiled = compiled and (ROOT / "build" / "compiled" / ".done").exists()
        path = [self.compiled() if compiled else self.root / "src"]
        environment = {**os.environ, "PRICHAL_WAIT": str(WAIT), "PRICHAL_PURE": "0" if compiled else "1"}
        environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # they take longer to start than most tests
        if notes is not None:
            path.append(self.root / RECORDING)
            environment["PRICHAL_RECORDING"] = str(notes)
        return environment | {"PYTHONPATH": os.pathsep.join(map(str, path))}

    @property
    def output(self) -> str:
        return (self.root / "output").read_text(errors="replace")[-2000:]
