"""Runs the stages of `make test` one after another and says where the time went, also when one fails:
`python -m tests.stages STAGE …`, each a target of the Makefile."""

from __future__ import annotations

import os
import subprocess
import sys
import time


def table(times: list[tuple[str, float, bool]]) -> str:
    """The stages with their times, the whole last."""
    whole = sum(seconds for _, seconds, _ in times)
    rows = [f"  {name:<18}{shown(seconds)}{'' if passed else '  failed'}" for name, seconds, passed in times]
    return "\n".join(["Where the time went", *rows, f"  {'altogether':<18}{shown(whole)}"])


def shown(seconds: float) -> str:
    return f"{int(seconds) // 60:>3} min {int(seconds) % 60:>2} s"


def run(stage: str) -> bool:
    print(f"── {stage}", flush=True)
    return subprocess.run([os.environ.get("MAKE", "make"), "--no-print-directory", stage], check=False).returncode == 0


def main(stages: list[str]) -> int:
    """The first stage that fails is the last one."""
    times: list[tuple[str, float, bool]] = []
    for stage in stages:
        began = time.monotonic()
        passed = run(stage)
        times.append((stage, time.monotonic() - began, passed))
        if not passed:
            break
    print(table(times), flush=True)
    return 0 if all(passed for _, _, passed in times) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
