"""Which modules are broken, and which tests should notice."""

from __future__ import annotations

import random
from pathlib import Path
from typing import NamedTuple

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
ABOUT_SECRETS = ["tests/laws/test_secrecy.py", "tests/laws/test_games.py"]


class Stage(NamedTuple):
    """Tests that run together."""

    tests: tuple[str, ...]  # arguments for pytest
    compiled: bool = False  # with the compiled engine where there is one: what is broken isn't part of it
    seconds: float = 0.0  # what they take with nothing broken, where that is known


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

    @property
    def function(self) -> str:
        """The function that is broken: its module in the package, and its first line."""
        return f"{self.file.removeprefix(PACKAGE + '/')}:{self.mutant.first_line}"


def modules(area: str) -> list[str]:
    package = ROOT / PACKAGE
    found = {path for pattern in AREAS[area] for path in package.glob(pattern)}
    return sorted(str(path.relative_to(ROOT)) for path in found if path.name not in {"__init__.py", *ELSEWHERE})


def every(area: str) -> list[Sample]:
    """Every possible mutant of an area."""
    found: list[Sample] = []
    for file in modules(area):
        source = (ROOT / file).read_text(encoding="utf-8")
        found += [Sample(area, file, source, mutant) for mutant in mutants(source)]
    return found


def sample(seed: int, count: int, areas: list[str]) -> list[Sample]:
    """So many mutants of each area, every possible one equally likely."""
    chosen: list[Sample] = []
    for area in areas:
        found = every(area)
        chosen += random.Random(f"{seed} {area}").sample(found, min(count, len(found)))
    return chosen


def stages_for(file: str) -> list[Stage]:
    """Tests for a module of the engine, the quickest first; the next ones run when nothing was noticed."""
    parts = Path(file).relative_to(PACKAGE).parts
    if parts[0] == "games":
        game = parts[1]
        named = ("-k", game)
        return [
            Stage(("tests/playthroughs", "tests/questions", *named)),
            Stage((f"tests/games/{game}", "tests/refusals", *named)),
            Stage((*laws(parts[2] == "secrets"), *named)),
        ]
    some = ("-k", "not madame_ching and not white_castle and not jamaica")
    return [
        Stage(("tests/kernel", "tests/games/shanghaien", "tests/test_fairness.py")),
        Stage(("tests/attacks/test_choose_the_dice.py", "tests/terminal/test_verify.py", "tests/bots/test_search.py")),
        Stage(("tests/env/test_vectors.py", "tests/test_front.py", *some)),
        Stage((*laws(False), *some)),
    ]


def laws(of_secrets: bool) -> list[str]:
    """All laws; what hides something is noticed by the laws about that, so they come first there."""
    files = sorted(str(path.relative_to(ROOT)) for path in (ROOT / LAWS).glob("test_*.py"))
    return sorted(files, key=lambda file: of_secrets and file not in ABOUT_SECRETS)
