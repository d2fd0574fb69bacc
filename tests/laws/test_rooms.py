"""Every game has the same rooms, with the same things in them under the same names."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import prichal
from prichal.games import names

ROOT = Path(__file__).parents[2]
GAMES = Path(prichal.__file__).parent / "games"
ROOMS = {
    "": {"__init__", "components", "actions", "steps", "state", "game", "audit"},
    "rules": {"__init__", "setup", "rounds", "scoring"},
    "secrets": {"__init__", "view", "hidden", "imagine", "reshuffle"},
    "words": {"__init__", "changes", "clauses", "explanations", "news", "panels", "prompts", "words"},
    "bots": {"__init__", "hints"},
}
FUNCTIONS = {
    "audit.py": {"audit"},
    "rules/setup.py": {"set_up"},
    "rules/scoring.py": {"score"},
    "secrets/hidden.py": {"view"},
    "secrets/imagine.py": {"imagine"},
    "secrets/reshuffle.py": {"reshuffle"},
    "words/prompts.py": {"title", "option"},
    "words/changes.py": {"inventory", "goods"},
    "words/explanations.py": {"explain"},
    "words/panels.py": {"breakdown", "panels"},
}


@pytest.mark.parametrize("game", names())
def test_every_game_has_the_same_rooms(game: str) -> None:
    for room, needed in ROOMS.items():
        found = {page.stem for page in (GAMES / game / room).glob("*.py")}
        assert needed <= found, f"{game}/{room} lacks {needed - found}"
    rooms = {page.name for page in (GAMES / game).iterdir() if page.is_dir() and (page / "__init__.py").exists()}
    assert rooms == set(ROOMS) - {""}


@pytest.mark.parametrize("game", names())
def test_the_same_thing_has_the_same_name_and_place(game: str) -> None:
    for page, needed in FUNCTIONS.items():
        tree = ast.parse((GAMES / game / page).read_text(encoding="utf-8"))
        found = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
        assert needed <= found, f"{game}/{page} lacks {needed - found}"


@pytest.mark.parametrize("game", names())
def test_the_sign_over_the_rules_names_every_chapter_once(game: str) -> None:
    sign = ast.get_docstring(ast.parse((GAMES / game / "rules/__init__.py").read_text(encoding="utf-8"))) or ""
    chapters = re.findall(r"\w+", sign.split(":", 1)[1])
    assert sorted(chapters) == sorted({page.stem for page in (GAMES / game / "rules").glob("*.py")} - {"__init__"})


def rows_of_the_map(first: str, end: str) -> dict[str, set[str]]:
    """What is on a map in the docs, by the width of its rows' indentation."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for row in page.split(first, 1)[1].split(end, 1)[0].split("\n"):
        names = re.match(r"( +)([\w/.]+(?:, [\w/.]+)*)", row)
        assert names is not None, row
        found.setdefault(names[1], set()).update(names[2].split(", "))
    return found


def test_the_map_of_the_folders_is_true() -> None:
    """Every folder and module of the package is on the map in the docs, and what is on the map is there."""
    on_map = rows_of_the_map("src/prichal/\n", "\ntests/")
    for indentation, folder in [("  ", ""), ("    ", "server/")]:
        package = GAMES.parent / folder
        there = {f"{page.name}/" for page in package.iterdir() if (page / "__init__.py").exists()}
        there |= {page.name for page in package.glob("*.py") if page.name != "__init__.py"}
        assert on_map[indentation] == there, f"src/prichal/{folder}: {on_map[indentation] ^ there}"


def test_the_map_of_the_client_is_true() -> None:
    there = {f"{page.name}/" if page.is_dir() else page.name for page in (ROOT / "client" / "src").iterdir()}
    assert rows_of_the_map("client/src/\n", "\n```") == {"  ": there}
