"""The deliberate leaks still fit the sources, and random mutants are what they claim to be."""

from __future__ import annotations

import ast
import types

import pytest

from tests.mutants.equivalent import change_of, equivalents
from tests.mutants.leaks import FOLDER, Leak
from tests.mutants.operators import mutants
from tests.mutants.sources import AREAS, ROOT, every, modules, sample, stages_for
from tests.mutants.survey import FOLDERS, Survey, Visit


@pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("*.patch")))
def test_a_leak_fits_the_sources_and_names_its_tests(name: str) -> None:
    """If the sources have changed: write the same leak again for them."""
    leak = Leak(FOLDER / f"{name}.patch")
    assert leak.what and leak.tests and leak.hunks
    for file, text in leak.applied(ROOT).items():
        assert text != (ROOT / file).read_text(encoding="utf-8")
        ast.parse(text)
    for argument in leak.tests:
        path = argument.split("::")[0]
        assert not path.startswith("tests/") or (ROOT / path).exists()


def test_every_mutant_is_another_program() -> None:
    source = (ROOT / "src/prichal/games/madame_ching/rules/turns.py").read_text(encoding="utf-8")
    plain = ast.dump(ast.parse(source))
    found = mutants(source)
    assert len(found) > 100
    for mutant in found:
        assert ast.dump(ast.parse(mutant.apply(source))) != plain


def test_a_seed_names_its_mutants() -> None:
    first, again, other = sample(1, 5, ["rules"]), sample(1, 5, ["rules"]), sample(2, 5, ["rules"])
    assert [chosen.changed for chosen in first] == [chosen.changed for chosen in again]
    assert [chosen.changed for chosen in first] != [chosen.changed for chosen in other]


@pytest.mark.parametrize("area", AREAS)
def test_every_module_has_tests_that_exist(area: str) -> None:
    assert modules(area)
    for file in modules(area):
        tests = [argument for stage in stages_for(file) for argument in stage.tests] if area != "server" else FOLDERS
        assert [path for path in tests if path.startswith("tests/") and not (ROOT / path).exists()] == []


def test_what_hides_something_is_tried_by_the_laws_of_secrecy_first() -> None:
    hidden, shown = (
        stages_for(f"src/prichal/games/jamaica/{file}.py")[-1].tests for file in ("secrets/imagine", "words/panels")
    )
    assert sorted(hidden) == sorted(shown)
    assert hidden[:2] == ("tests/laws/test_games.py", "tests/laws/test_secrecy.py")


DECORATED = """
@cache
def outer() -> int:
    def inner() -> int:
        return 1
    return inner() + 2
"""


def test_a_mutant_knows_its_function_as_python_counts_it() -> None:
    """Calls are noted by the first line of what is called."""
    outer = inside(compile(DECORATED, "", "exec"))
    lines = {mutant.text: mutant.first_line for mutant in mutants(DECORATED)}
    assert lines["(inner() - 2)"] == outer.co_firstlineno
    assert lines["(0)"] == inside(outer).co_firstlineno


def inside(code: types.CodeType) -> types.CodeType:
    """The function that is defined in another."""
    return next(constant for constant in code.co_consts if isinstance(constant, types.CodeType))


def test_a_broken_function_is_tried_by_the_tests_that_reach_it() -> None:
    visits = [Visit("quick.py", 1.0, frozenset({"a.py:1"})), Visit("slow.py", 9.0, frozenset({"a.py:1", "b.py:2"}))]
    survey = Survey("", visits)
    assert [stage.tests[:2] for stage in survey.stages("a.py:1")] == [("quick.py", "slow.py")]
    assert [stage.tests[:1] for stage in survey.stages("b.py:2")] == [("slow.py",)]
    assert survey.stages("c.py:3") == []


def test_every_equivalent_mutant_is_one_of_today() -> None:
    """If the sources have changed: judge it again, or strike it from the list."""
    functions = {change[0] for change in equivalents()}
    candidates = [one for area in AREAS for one in every(area) if f"in {one.mutant.function.name}" in functions]
    assert {*equivalents()} - {change_of(one) for one in candidates} == set()
    assert all(equivalents().values())
