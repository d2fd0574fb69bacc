"""Imports point one way, and games share the kernel and nothing else."""

from __future__ import annotations

import ast
from pathlib import Path

import prichal

ROOT = Path(prichal.__file__).parent
ALLOWED = {
    "kernel": {"kernel"},
    "games": {"kernel", "games"},
    "locales": {"kernel", "locales"},
    "bots": {"kernel", "games", "bots"},
    "terminal": {"kernel", "bots", "locales", "terminal", "build"},
    "tables": {"kernel", "games", "bots", "fairness", "tables", "server"},
    "server": {"kernel", "games", "bots", "locales", "fairness", "tables", "server", "__version__"},
}


def imports(page: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(page.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module} | {f"{node.module}.{name.name}" for name in node.names}
        elif isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
    return {name for name in found if name.startswith("prichal.")}


def test_imports_point_one_way() -> None:
    for folder, allowed in ALLOWED.items():
        for page in (ROOT / folder).rglob("*.py"):
            parts = {name.split(".")[1] for name in imports(page)}
            assert parts <= allowed, f"{page.relative_to(ROOT)} imports {parts - allowed}"


def test_games_dont_know_each_other() -> None:
    for folder in (page for page in (ROOT / "games").iterdir() if page.is_dir() and page.name != "__pycache__"):
        for page in folder.rglob("*.py"):
            others = {name.split(".")[2] for name in imports(page) if name.startswith("prichal.games.")}
            assert others <= {folder.name}, f"{page.relative_to(ROOT)} imports {others - {folder.name}}"


def test_there_are_folders_to_check() -> None:
    assert all(list((ROOT / folder).rglob("*.py")) for folder in ALLOWED)
