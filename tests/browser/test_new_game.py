"""A game just laid down by `prichal new-game` is played in the browser, on the plain board, in both languages."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPlayer
from tests.browser.house import House
from tests.test_new_game import NAME, Copy

Shoot = Callable[[Page, str], None]
CLIENT = Path(__file__).parents[2] / "client"
# The machine's, or the one that `make` fetched from PyPI.
NPX = shutil.which("npx", path=os.pathsep.join([os.environ["PATH"], str(Path(sys.executable).parent)])) or "npx"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on a copy of the package with the new game, and with a client built from it."""
    folder = tmp_path_factory.mktemp("new-game")
    copy = Copy(folder / "src")
    copy.prichal("new-game", NAME)
    shutil.copytree(CLIENT, folder / "client", ignore=shutil.ignore_patterns("node_modules"))
    (folder / "client" / "node_modules").symlink_to(CLIENT / "node_modules")
    built = subprocess.run(
        [NPX, "vite", "build", "--logLevel", "warn"], cwd=folder / "client", capture_output=True, text=True, check=False
    )
    assert built.returncode == 0, built.stdout + built.stderr
    house = House(tmp_path_factory.mktemp("house"), copy.environment)
    house.start()
    yield house
    house.stop()


@pytest.mark.parametrize(
    ("language", "title"), [("en", "round 1: which card"), ("ru", "раунд 1: какую карту")], ids=["en", "ru"]
)
def test_a_new_game_plays_on_the_plain_board(new_player: NewPlayer, shoot: Shoot, language: str, title: str) -> None:
    player = new_player(language=language)
    player.home(level="cabin-boy", language=language, confirm=False)
    player.play_now("Tide Pool")
    assert player.wait() == "asked"
    assert title in player.page.locator(".shell").inner_text().casefold()
    shoot(player.page, "asked")
    assert player.play_by_mouse()
    shoot(player.page, "end")
