"""The deliberate leaks still fit the sources, and random mutants are what they claim to be."""

from __future__ import annotations

import ast

import pytest

from tests.mutants.leaks import FOLDER, Leak
from tests.mutants.operators import mutants
from tests.mutants.sources import AREAS, ROOT, modules, sample, stages_for


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
        paths = [argument for stage in stages_for(file) for argument in stage if argument.startswith("tests/")]
        assert [path for path in paths if not (ROOT / path).exists()] == []
