"""Runs the stages of `make test` one after another and says where the time went, also when one fails:
`python -m tests.stages STAGE …`, each a target of the Makefile. `STAGE&` begins a stage beside those that follow, and
the same name further on waits for it: what one core compiles needn't leave the other idle."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from typing import IO


def table(times: list[tuple[str, float, bool]]) -> str:
    """The stages with their times, the whole last."""
    whole = sum(seconds for _, seconds, _ in times)
    rows = [f"  {name:<18}{shown(seconds)}{'' if passed else '  failed'}" for name, seconds, passed in times]
    return "\n".join(["Where the time went", *rows, f"  {'altogether':<18}{shown(whole)}"])


def shown(seconds: float) -> str:
    return f"{int(seconds) // 60:>3} min {int(seconds) % 60:>2} s"


def start(stage: str, output: IO[bytes] | None = None) -> subprocess.Popen[bytes]:
    command = [os.environ.get("MAKE", "make"), "--no-print-directory", stage]
    return subprocess.Popen(command, stdout=output, stderr=output)


def passes(stage: str, beside: dict[str, tuple[subprocess.Popen[bytes], IO[bytes]]]) -> bool:
    """Whether a stage passes that is run now, or ends now; what it said beside others is told in its own place."""
    print(f"── {stage}", flush=True)
    if stage not in beside:
        return start(stage).wait() == 0
    process, output = beside.pop(stage)
    passed = process.wait() == 0
    output.seek(0)
    print(output.read().decode(errors="replace"), end="", flush=True)
    return passed


def main(stages: list[str]) -> int:
    """The first stage that fails is the last one."""
    times: list[tuple[str, float, bool]] = []
    beside: dict[str, tuple[subprocess.Popen[bytes], IO[bytes]]] = {}
    for stage in stages:
        if stage.endswith("&"):
            output = tempfile.TemporaryFile()  # noqa: SIM115 -- read when the stage is waited for
            beside[stage[:-1]] = (start(stage[:-1], output), output)
            continue
        began = time.monotonic()
        passed = passes(stage, beside)
        times.append((stage, time.monotonic() - began, passed))
        if not passed:
            break
    for process, _ in beside.values():
        process.terminate()
        process.wait()
    print(table(times), flush=True)
    return 0 if all(passed for _, _, passed in times) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
