"""`prichal new-game` lays down a game that obeys every law and plays; deleting its folder takes it away again.

All of it happens in a copy of the package, as a newcomer would see it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import prichal

TESTS = Path(__file__).parent
NAME = "tide_pool"


class Copy:
    """The package in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.package = folder / "prichal"
        unneeded = shutil.ignore_patterns("__pycache__", "client")
        shutil.copytree(Path(prichal.__file__).parent, self.package, ignore=unneeded)
        for library in Path(prichal.__file__).parents[1].glob("*__mypyc*.so"):  # the compiled engine itself
            shutil.copy(library, folder)
        self.environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(folder), str(TESTS.parent)]),
            "PYTHONDONTWRITEBYTECODE": "1",
            "LC_ALL": "en_GB.UTF-8",
            "PYTHONIOENCODING": "utf-8",
        }

    def python(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        command = [sys.executable, *arguments]
        return subprocess.run(
            command, input=typed, env=self.environment, cwd=TESTS.parent, capture_output=True, text=True, check=False
        )

    def prichal(self, *arguments: str, typed: str = "") -> str:
        done = self.python("-m", "prichal.cli", *arguments, typed=typed)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def files(self) -> set[Path]:
        return {page.relative_to(self.package) for page in self.package.rglob("*") if page.is_file()}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    return Copy(tmp_path_factory.mktemp("package"))


@pytest.fixture(scope="module")
def before(copy: Copy) -> set[Path]:
    """The files without the new game, which is laid down then."""
    files = copy.files()
    assert f"prichal play {NAME}" in copy.prichal("new-game", NAME)
    return files


def test_it_is_one_folder(copy: Copy, before: set[Path]) -> None:
    added = copy.files() - before
    assert before <= copy.files() and added
    assert {page.parts[:2] for page in added} == {("games", NAME)}
    assert "emplate" not in "".join((copy.package / page).read_text(encoding="utf-8") for page in added)


@pytest.mark.usefixtures("before")
def test_it_obeys_every_law(copy: Copy) -> None:
    chosen = f"{NAME} or both_languages or may or detours or cites or every_message or clauses_and_names"
    done = copy.python(
        "-m", "pytest", "-vv", "-p", "no:cacheprovider", "tests/laws", "tests/games/test_beside.py", "-k", chosen
    )
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]
    assert f"test_games_end_and_pieces_add_up[{NAME}-2] PASSED" in done.stdout


@pytest.mark.usefixtures("before")
def test_it_is_written_as_the_others(copy: Copy) -> None:
    """In order for ruff, which sorts imports."""
    settings = ["--config", str(TESTS.parent / "pyproject.toml"), "--no-cache", str(copy.package / "games" / NAME)]
    for command in ("check", "format"):
        checking = ["--check"] if command == "format" else []
        done = copy.python("-m", "ruff", command, *checking, *settings)
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.usefixtures("before")
def test_it_plays_in_the_terminal(copy: Copy) -> None:
    assert "Tide Pool" in copy.prichal("games")
    shown = copy.prichal("play", NAME, "--seed", "5", "--bots", "greedy", typed="1\n1\n1\n")
    assert "The last round is over." in shown
    assert "TP-4" in copy.prichal("rules", NAME, "--lang", "ru")


@pytest.mark.usefixtures("before")
@pytest.mark.parametrize(
    ("name", "sentence"), [(NAME, "already"), ("jamaica", "already"), ("Tide", "can't be"), ("../x", "can't be")]
)
def test_other_names_are_refused(copy: Copy, name: str, sentence: str) -> None:
    files = copy.files()
    done = copy.python("-m", "prichal.cli", "new-game", name)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert copy.files() == files


def test_it_goes_with_its_folder(copy: Copy, before: set[Path]) -> None:
    shutil.rmtree(copy.package / "games" / NAME)
    assert copy.files() == before
    assert NAME not in copy.prichal("games")
