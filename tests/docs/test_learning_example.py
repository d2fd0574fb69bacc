"""docs/examples/learn_shanghaien.py learns: after a few chunks of self-play it wins games that it lost before."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "learn_shanghaien.py"


def test_a_short_run_learns_something_and_draws_its_curve(tmp_path: Path) -> None:
    curve = tmp_path / "curve.svg"
    wishes = ["--chunks", "12", "--games", "30", "--curve", str(curve)]
    one = {**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}  # other tests run beside it
    command = [sys.executable, str(EXAMPLE), *wishes]
    run = subprocess.run(command, env=one, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    before, *_, after = (float(share) for share in re.findall(r"([\d.]+)% (?:against|of)", run.stdout))
    assert before < 3 < after, run.stdout
    assert curve.read_text(encoding="utf-8").startswith("<svg")
