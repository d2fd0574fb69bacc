"""Measures everybody in one run and writes docs/benchmarks.md with its picture."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

from bench.peers import page, plot
from bench.peers.clock import ROUNDS, ROUNDS_NAME, SECONDS, SECONDS_NAME
from bench.peers.figures import missing

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build/peers"
DOCS = ROOT / "docs"
OURS = "ours"
TRIAL_ROUNDS, TRIAL_SECONDS = 1, 0.01
# Each in its own virtual environment.
PACKAGES = {
    "catanatron": ["catanatron==3.2.1"],
    "open_spiel": ["open_spiel==2.0.2"],
    "pettingzoo": ["pettingzoo[classic]==1.27.0"],
    "rlcard": ["rlcard==1.2.0"],
    "pgx": ["pgx==2.6.0", "jax==0.10.2"],
}


def python(name: str) -> Path:
    """The peer's own interpreter, with the peer installed."""
    folder = FOLDER / name
    done = folder / ".done"
    wanted = "\n".join(PACKAGES[name])
    found = folder / "bin/python"
    if not done.exists() or done.read_text(encoding="utf-8") != wanted:
        venv.create(folder, with_pip=True, clear=True)
        command = [str(found), "-m", "pip", "install", "-q", "--no-compile", "--disable-pip-version-check"]
        run([*command, *PACKAGES[name]], dict(os.environ))
        done.write_text(wanted, encoding="utf-8")
    return found


def run(command: list[str], environment: dict[str, str]) -> str:
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        lines = done.stderr.strip().splitlines() or ["no reason given"]
        raise RuntimeError(lines[-1])
    return done.stdout


def measured(name: str, rounds: int, seconds: float) -> dict[str, Any]:
    """What a peer said of itself; or why it said nothing."""
    environment = {**os.environ, ROUNDS_NAME: str(rounds), SECONDS_NAME: str(seconds)}
    try:
        if name == OURS:
            interpreter = Path(sys.executable)
        else:
            interpreter = python(name)
            environment.pop("PYTHONPATH", None)
        text = run([str(interpreter), "-m", f"bench.peers.{name}"], environment)
    except (OSError, RuntimeError) as problem:
        return {"version": " ".join(PACKAGES.get(name, [name])), "rows": [], "problem": str(problem)}
    found: dict[str, Any] = json.loads(text.strip().splitlines()[-1])
    return found


def processor() -> str:
    """The kind of processor, as Linux tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.split(":")[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def machine() -> dict[str, Any]:
    return {
        "processor": processor(),
        "cores": os.cpu_count(),
        "system": platform.system(),
        "python": platform.python_version(),
        "load": round(os.getloadavg()[0], 1),
    }


def measure_all(rounds: int, seconds: float) -> dict[str, Any]:
    FOLDER.mkdir(parents=True, exist_ok=True)
    found: dict[str, Any] = {"machine": machine(), "clock": {"rounds": rounds, "seconds": seconds}, "peers": {}}
    for name in (OURS, *PACKAGES):
        print(f"{name} …", file=sys.stderr)
        found["peers"][name] = measured(name, rounds, seconds)
    return found


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bench.peers")
    parser.add_argument("--again", action="store_true", help="write the page from the figures of the latest run")
    parser.add_argument(
        "--trial", action="store_true", help="install and start everybody, measure for a moment, write no page"
    )
    asked = parser.parse_args(arguments)
    if asked.trial:
        trial = measure_all(TRIAL_ROUNDS, TRIAL_SECONDS)
        print(page.summary(trial))
        return 1 if missing(trial) else 0
    results = FOLDER / "results.json"
    if not asked.again:
        results.write_text(json.dumps(measure_all(ROUNDS, SECONDS), indent=1), encoding="utf-8")
    figures = json.loads(results.read_text(encoding="utf-8"))
    (DOCS / "benchmarks.md").write_text(page.text(figures), encoding="utf-8")
    (DOCS / "pictures/benchmarks.svg").write_text(plot.svg(figures), encoding="utf-8")
    print(page.summary(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
