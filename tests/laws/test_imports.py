"""Imports point one way, in the whole package: who may know whom, and who may know which library."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import prichal

ROOT = Path(prichal.__file__).parent
TESTS = Path(__file__).parents[1]
# A part is a folder or a module of the package, or of the server. What it may import besides itself:
PARTS = {
    "prichal": {"pure"},  # and, by name and when it is asked for, the front
    "front": {"kernel", "games"},
    "pure": set[str](),
    "kernel": set[str](),
    "games": {"kernel"},
    "template": {"kernel"},
    "new_game": {"kernel", "games", "template"},
    "locales": {"kernel"},
    "build": {"kernel"},
    "files": {"kernel"},
    "fairness": {"kernel"},
    "bots": {"kernel", "games"},
    "simulate": {"kernel", "files"},
    "parquet": {"kernel", "files"},
    "env": {"kernel", "games", "locales", "bots"},
    "bench": {"prichal", "kernel", "games", "bots", "build", "env"},
    "jobs": {"prichal", "kernel", "bots"},
    "learn": {"kernel", "games", "bots", "files", "jobs", "arena"},
    "arena": {"kernel", "games", "bots", "files", "jobs"},
    "terminal": {"kernel", "bots", "locales", "build", "files"},
    "tables": {"kernel", "bots", "fairness"},
    "device": {"kernel", "games", "bots", "fairness", "tables"},
    "server": set[str](),
    "server.settings": {"kernel"},
    "server.messages": {"tables"},
    "server.logs": set[str](),
    "server.redis_client": {"kernel"},
    "server.post": set[str](),
    "server.store": {"kernel", "tables"},
    "server.limits": {"tables", "server.store", "server.redis_client", "server.settings"},
    "server.people": {"kernel", "tables", "server.messages", "server.store", "server.limits"},
    "server.bots": {"kernel", "games", "bots", "build", "tables", "server.messages", "server.redis_client"},
    "server.typescript": {"kernel", "games", "bots", "tables", "server.messages"},
    "server.services": {
        *("tables", "server.settings", "server.redis_client", "server.post"),
        *("server.store", "server.limits", "server.people", "server.bots"),
    },
    "server.web": {
        *("prichal", "kernel", "games", "tables", "server.settings", "server.logs", "server.redis_client"),
        *("server.messages", "server.post", "server.store", "server.limits", "server.people", "server.services"),
    },
    "server.serve": {"kernel", "server.settings", "server.store", "server.web"},
    "commands": {
        *(
            "kernel",
            "games",
            "locales",
            "build",
            "files",
            "fairness",
            "bots",
            "simulate",
            "parquet",
            "bench",
            "arena",
            "learn",
            "terminal",
        ),
        *("new_game", "server.settings", "server.logs", "server.serve", "server.bots"),
    },
    "cli": {"prichal", "kernel", "locales", "build", "commands"},
}
# The libraries of the parts that must run anywhere, in a browser too: no web, no database, no processes.
LIBRARIES = {
    "kernel": {"librt", "msgspec", "mypy_extensions"},
    "games": {"librt", "msgspec", "mypy_extensions"},
    "fairness": set[str](),
    "tables": {"msgspec", "structlog"},
    "device": {"msgspec", "structlog"},
}
PROCESSES = {"multiprocessing", "subprocess", "threading", "socket", "sqlite3", "concurrent"}


def name_of(page: Path) -> str:
    parts = page.relative_to(ROOT).with_suffix("").parts
    return ".".join(["prichal", *(parts[:-1] if parts[-1] == "__init__" else parts)])


# Tests that lie beside a new game (see tests/games/test_beside.py) belong to no part.
MODULES = {name_of(page): page for page in sorted(ROOT.rglob("*.py")) if not page.name.startswith("test_")}


def part_of(module: str) -> str:
    words = module.split(".")
    if words[1:2] == ["server"]:
        return ".".join(words[1:3])
    return words[1] if len(words) > 1 else "prichal"


def statements(page: Path) -> Iterator[tuple[str, list[str]]]:
    """Every import, wherever it stands: the module, and the names taken from it. Those for types only are left out:
    nothing is loaded by them."""
    waiting: list[ast.AST] = [ast.parse(page.read_text(encoding="utf-8"))]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module, [name.name for name in node.names]
        elif isinstance(node, ast.Import):
            yield from ((name.name, []) for name in node.names)
        for_types = isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        waiting += node.orelse if isinstance(node, ast.If) and for_types else ast.iter_child_nodes(node)


def own(page: Path) -> set[str]:
    """The modules of the package that a page imports."""
    found: set[str] = set()
    for module, names in statements(page):
        if module.split(".")[0] == "prichal":
            inner = {f"{module}.{name}" for name in names} & MODULES.keys()
            plain = len(inner) < len(names) or not names
            found |= inner | ({module} if plain else set())
    return found


def libraries(page: Path) -> set[str]:
    return {module.split(".")[0] for module, _ in statements(page)} - {"prichal"}


@pytest.mark.parametrize("part", PARTS)
def test_a_part_imports_only_what_it_may(part: str) -> None:
    pages = {module: page for module, page in MODULES.items() if part_of(module) == part}
    assert pages, f"there is no {part} any more"
    for module, page in pages.items():
        others = {part_of(name) for name in own(page)} - {part, *PARTS[part]}
        assert not others, f"{module} imports {others}"


def test_every_module_belongs_to_a_part() -> None:
    assert {part_of(module) for module in MODULES} == set(PARTS)


def test_no_module_imports_itself_by_detours() -> None:
    graph = {module: own(page) - {module} for module, page in MODULES.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" imports ".join(reversed(error.args[1])))


@pytest.mark.parametrize("part", LIBRARIES)
def test_what_runs_anywhere_needs_no_other_library(part: str) -> None:
    for module, page in MODULES.items():
        if part_of(module) == part:
            foreign = libraries(page) - LIBRARIES[part] - (sys.stdlib_module_names - PROCESSES) - {"__future__"}
            assert not foreign, f"{module} imports {foreign}"


def test_games_dont_know_each_other() -> None:
    for module, page in MODULES.items():
        words = module.split(".")
        if words[1:2] == ["games"] and len(words) > 2:
            others = {name.split(".")[2] for name in own(page) if name.startswith("prichal.games.")}
            assert others <= {words[2]}, f"{module} imports {others - {words[2]}}"


# What the server and its tests are built with; the engine, its games and its bots need none of it.
SERVER_PACKAGES = [
    "alembic", "argon2", "asyncpg", "httpx", "litestar", "prometheus_client", "redis", "saq", "sqlalchemy", "structlog",
    "uvicorn", "websockets",
]  # fmt: skip
ENGINE_TESTS = ["tests/kernel", "tests/games", "tests/laws", "tests/bots", "tests/playthroughs"]
COLLECT = """
import sys
sys.modules.update(dict.fromkeys({packages!r}))  # importing one of them fails
import pytest
sys.exit(pytest.main(["--collect-only", "-qq", "-p", "no:cacheprovider", "-p", "no:schemathesis", *{tests!r}]))
"""


def test_the_engines_tests_need_no_server_packages() -> None:
    code = COLLECT.format(packages=SERVER_PACKAGES, tests=ENGINE_TESTS)
    done = subprocess.run([sys.executable, "-c", code], cwd=TESTS.parent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
