"""Which modules are broken, and which tests should notice."""

from __future__ import annotations

import random
from pathlib import Path

from tests.mutants.operators import Mutant, mutants

ROOT = Path(__file__).parents[2]
PACKAGE = "src/prichal"
AREAS = {
    "rules": ["games/*/rules/*.py"],
    "kernel": ["kernel/*.py"],
    "views": ["games/*/secrets/*.py", "games/*/words/panels.py", "games/*/words/prompts.py"],
    "server": ["tables/*.py", "server/*.py", "server/*/*.py", "server/web/routes/*.py"],
}
# Reached only through Redis, PostgreSQL, other processes or the command line: their tests start whole machines.
ELSEWHERE = {
    "queue.py",
    "worker.py",
    "post.py",
    "pool.py",
    "serve.py",
    "logs.py",
    "typescript.py",
    "migrate.py",
}
LAWS = "tests/laws"  # the slowest
ONE_STORE = ["-k", "not postgresql"]


class Sample:
    """A random mutant and where it stands."""

    def __init__(self, area: str, file: str, source: str, mutant: Mutant) -> None:
        self.area = area
        self.file = file
        self.source = source
        self.mutant = mutant

    @property
    def changed(self) -> str:
        return self.mutant.apply(self.source)


def modules(area: str) -> list[str]:
    package = ROOT / PACKAGE
    found = {path for pattern in AREAS[area] for path in package.glob(pattern)}
    return sorted(str(path.relative_to(ROOT)) for path in found if path.name not in {"__init__.py", *ELSEWHERE})


def sample(seed: int, count: int, areas: list[str]) -> list[Sample]:
    """So many mutants of each area, every possible one equally likely."""
    chosen: list[Sample] = []
    for area in areas:
        found: list[Sample] = []
        for file in modules(area):
            source = (ROOT / file).read_text(encoding="utf-8")
            found += [Sample(area, file, source, mutant) for mutant in mutants(source)]
        chosen += random.Random(f"{seed} {area}").sample(found, min(count, len(found)))
    return chosen


def stages_for(file: str) -> list[list[str]]:
    """Arguments for pytest, the quickest first; the next ones run when nothing was noticed."""
    parts = Path(file).relative_to(PACKAGE).parts
    if parts[0] == "games":
        game = parts[1]
        named = ["-k", game]
        return [
            ["tests/playthroughs", "tests/questions", *named],
            [f"tests/games/{game}", "tests/refusals", *named],
            [LAWS, *named],
        ]
    if parts[0] == "kernel":
        some = ["-k", "not madame_ching and not white_castle and not jamaica"]
        return [["tests/kernel", "tests/games/shanghaien", "tests/test_fairness.py"], [LAWS, *some]]
    return [["tests/server", "tests/attacks", *ONE_STORE]]
