"""Shanghaien written by hand in C (shanghaien.c), built when it is needed: the same games as ours, action by action."""

from __future__ import annotations

import os
import shlex
import subprocess
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).with_name("shanghaien.c")
FLAGS: Final = ["-std=c11", "-O3", "-Wall", "-Wextra", "-Werror"]


def build(folder: Path) -> Path:
    """Compiles the program into a folder; OSError where there is no C compiler."""
    folder.mkdir(parents=True, exist_ok=True)
    program = folder / "shanghaien"
    compiler = shlex.split(os.environ.get("CC") or "gcc")
    subprocess.run([*compiler, *FLAGS, "-o", str(program), str(SOURCE)], check=True)
    return program


def log(program: Path, seed: int, games: int) -> list[tuple[list[int], list[int]]]:
    """Actions and scores of random games; number n has the luck of `Rng(seed, n)`."""
    found: list[tuple[list[int], list[int]]] = []
    for line in run(program, "log", seed, games).splitlines():
        actions, scores = line.split(":")
        found.append(([int(word) for word in actions.split()], [int(word) for word in scores.split()]))
    return found


def time(program: Path, seed: int, games: int) -> tuple[int, float]:
    """How many actions the same games have, and how many seconds of processor time they took."""
    actions, seconds = run(program, "time", seed, games).split()
    return int(actions), float(seconds)


def run(program: Path, command: str, seed: int, games: int) -> str:
    words = [str(program), command, str(seed), str(games)]
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout
