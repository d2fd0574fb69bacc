"""A server, a Chromium, and people who look at tables."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from prichal.env.pettingzoo import Environment
from prichal.env.pictures import Look
from tests.browser.house import House, is_client_built
from tests.browser.player import Player
from tests.browser.shown import FULL, Made

SCREENSHOTS = Path("build/screenshots")
# The first is the same browser without windows of its own: a new visitor costs it half as much.
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def find_chromium() -> str | None:
    return next((path for path in map(shutil.which, CHROMIUMS) if path), None)


@pytest.fixture(scope="session")
def program() -> str:
    """Chromium's; in CI a missing one is a failure, elsewhere its tests are skipped."""
    found = find_chromium()
    if found is None:
        absent = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
        absent("Chromium is needed: client/chromium.sh installs it where it can")
    return found


@pytest.fixture(scope="session")
def chromium(program: str) -> Iterator[Browser]:
    expect.set_options(timeout=30_000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=SWITCHES)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert is_client_built(), "the client isn't built: `make client` does that"
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.stop()


NewPlayer = Callable[..., Player]


@pytest.fixture
def new_player(chromium: Browser, house: House) -> Iterator[NewPlayer]:
    """Opens a window of somebody new: size, theme and language can be chosen. Things move only where asked for."""
    players: list[Player] = []

    def open_window(
        width: int = 1280, height: int = 720, theme: str = "light", language: str = "en", moving: bool = False
    ) -> Player:
        context = chromium.new_context(
            base_url=house.address,
            viewport={"width": width, "height": height},
            color_scheme="dark" if theme == "dark" else "light",
            locale="ru-RU" if language == "ru" else "en-GB",
            has_touch=width < 600,
            reduced_motion="no-preference" if moving else "reduce",
            accept_downloads=True,
        )
        player = Player(context.new_page(), house.address)
        players.append(player)
        return player

    yield open_window
    for player in players:
        player.page.context.close()
    for player in players:
        player.check_peace()


@pytest.fixture
def made() -> Iterator[Made]:
    """Environments without wrappers that are closed in the end."""
    open_ones: list[Environment] = []

    def make(name: str, look: Look | None = None, seats: int | None = None, **options: str) -> Environment:
        env = Environment(name, seats or FULL[name], "rgb_array", False, options, None, look)
        open_ones.append(env)
        env.reset(seed=7)
        return env

    yield make
    for env in open_ones:
        env.close()


@pytest.fixture
def shoot(request: pytest.FixtureRequest) -> Callable[[Page, str], None]:
    """Keeps a picture of the page, to be looked at."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    prefix = re.sub(r"\W+", "-", request.node.name).strip("-").removeprefix("test_")

    def keep(page: Page, name: str) -> None:
        page.screenshot(path=SCREENSHOTS / f"{prefix}-{name}.png")

    return keep


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Prints what tests have measured."""
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            if name == "said":
                terminalreporter.write_line(str(value))
