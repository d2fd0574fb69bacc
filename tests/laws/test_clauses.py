"""Every clause of every rulebook is checked by a test that cites it."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from prichal import games

TESTS = Path(__file__).parent.parent
GAMES = Path(games.__file__).parent  # a new game's tests may still lie beside it


@cache
def cited() -> set[str]:
    """The clauses in `@rule(…)` marks on tests."""
    found: set[str] = set()
    for page in [*TESTS.rglob("test_*.py"), *GAMES.glob("*/test_*.py")]:
        for node in ast.walk(ast.parse(page.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                        found |= {str(word.value) for word in mark.args if isinstance(word, ast.Constant)}
    return found


@pytest.mark.parametrize("name", games.names())
def test_every_clause_has_a_test(name: str) -> None:
    assert [clause for clause in games.find(name).clauses() if clause not in cited()] == []


def test_no_test_cites_a_clause_that_isnt_there() -> None:
    known = {clause for name in games.names() for clause in games.find(name).clauses()}
    assert cited() - known == set()


@pytest.mark.parametrize("name", games.names())
def test_steps_cite_clauses_that_are_there(name: str) -> None:
    game = games.find(name)
    for step in game.steps:
        assert step.clauses
        assert set(step.clauses) <= set(game.clauses())
