"""An interpreted server whose engine is compiled meanwhile. Needs the compiled build (`make test-compiled`)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import prichal
from prichal import build
from tests.server.positions import view_with_a_choice

SOURCES = Path(__file__).parents[2] / "src"
GAME = "shanghaien"
pytestmark = pytest.mark.skipif(not build.COMPILED and not os.environ.get("CI"), reason="no C compiler here")

# Asks a bot, lets the stamp appear, asks again; prints what was told of the engine, and what the process had loaded.
SERVER = """
import asyncio, sys
from pathlib import Path
from prichal.server.bots.engine import EngineFolder
from prichal.server.bots.pool import LocalThinkers

async def ask(folder, thinkers):
    action = await thinkers.choose(sys.argv[2], sys.argv[3].encode(), "search-40", 5)
    process = thinkers.minds[0].process
    loaded = "/prichal/kernel/" in Path(f"/proc/{process.pid}/maps").read_text()
    print(folder.engine(), "loaded" if loaded else "not loaded", action, sep=", ")

async def main():
    folder = EngineFolder(sys.argv[1])
    thinkers = LocalThinkers(1, folder=folder)
    await thinkers.start()
    await ask(folder, thinkers)
    (Path(sys.argv[1]) / sys.argv[4]).touch()
    await ask(folder, thinkers)
    await thinkers.stop()

asyncio.run(main())
"""


def run(folder: Path, stamp: str) -> list[list[str]]:
    environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
    command = [sys.executable, "-c", SERVER, str(folder), GAME, view_with_a_choice(GAME).decode(), stamp]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return [line.split(", ") for line in done.stdout.splitlines()]


def test_bots_move_to_the_compiled_engine_and_choose_the_same(tmp_path: Path) -> None:
    for page in Path(prichal.__file__).parents[1].glob("prichal*"):  # the package and its libraries
        (tmp_path / page.name).symlink_to(page)
    before, after = run(tmp_path, ".done")
    assert before[:2] == ["compiling", "not loaded"]
    assert after[:2] == ["compiled", "loaded"]
    assert before[2] == after[2]


def test_bots_stay_where_they_are_when_compiling_fails(tmp_path: Path) -> None:
    before, after = run(tmp_path, ".failed")
    assert before[:2] == ["compiling", "not loaded"]
    assert after[:2] == ["failed", "not loaded"]
    assert before[2] == after[2]


def test_a_copy_that_nobody_could_compile_counts_as_interpreted(tmp_path: Path) -> None:
    (tmp_path / "prichal").symlink_to(SOURCES / "prichal")
    before, after = run(tmp_path, ".done")
    assert before[:2] == ["compiling", "not loaded"]
    assert after[:2] == ["interpreted", "not loaded"]
    assert before[2] == after[2]
