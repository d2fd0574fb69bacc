"""Everyone can play: accessibility, both languages, small and large screens, and what the pages look like."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from prichal import games
from tests.browser.conftest import NewPlayer

Shoot = Callable[[Page, str], None]
TRIES = 6  # games in which a combat is looked for
AXE = Path("client/node_modules/axe-core/axe.min.js")
GAMES = games.names()
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def violations(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    # An experimental rule takes the numbers inside drawings for labels; their names say what the numbers mean.
    options = {"runOnly": {"type": "tag", "values": TAGS}, "rules": {"label-content-name-mismatch": {"enabled": False}}}
    found: dict[str, Any] = page.evaluate("options => axe.run(document, options)", options)
    return [
        f"{violation['id']}: {node['html'][:160]} {node['any'][0]['message'] if node['any'] else ''}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


def is_narrow(page: Page) -> bool:
    """Nothing sticks out at the side."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def fits(page: Page) -> bool:
    """The page itself doesn't scroll."""
    return is_narrow(page) and bool(page.evaluate("document.documentElement.scrollHeight <= innerHeight"))


def small_targets(page: Page) -> list[str]:
    """Buttons of the table that a thumb would miss; boards that are drawings can be enlarged."""
    script = """() => [...document.querySelectorAll('.shell button, .shell a')]
      .filter(e => e.checkVisibility())
      .map(e => [e, e.getBoundingClientRect()])
      .filter(([, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(([e, box]) => `${e.className} ${e.textContent.trim()} ${box.width}x${box.height}`)"""
    return [str(found) for found in page.evaluate(script)]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height", "language"), [(1280, 720, "en"), (360, 740, "ru")])
def test_home_rules_and_new_table(
    new_player: NewPlayer, shoot: Shoot, width: int, height: int, language: str, theme: str
) -> None:
    """Pages besides the table: no violation, and nothing that sticks out at the side."""
    player = new_player(width, height, theme, language)
    player.home()
    page = player.page
    expect(page.locator("html")).to_have_attribute("lang", language)
    shoot(page, "home")
    assert is_narrow(page)
    assert violations(page) == []
    page.goto("/new/white_castle")
    page.locator("form .button.first").wait_for()
    shoot(page, "new")
    assert is_narrow(page)
    assert violations(page) == []
    page.goto("/rules/white_castle")
    page.get_by_role("searchbox").fill("дайм" if language == "ru" else "daimyo")
    expect(page.locator("mark").first).to_be_visible()
    shoot(page, "rules")
    page.get_by_role("searchbox").fill("")
    expect(page.locator(".badge").first).to_be_visible()
    assert is_narrow(page)
    assert violations(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height", "language"), [(1280, 720, "en"), (360, 740, "ru")])
@pytest.mark.parametrize("game", range(len(GAMES)), ids=GAMES)
def test_tables(
    new_player: NewPlayer, shoot: Shoot, game: int, width: int, height: int, language: str, theme: str
) -> None:
    """Some moves into every game: no violation, no scrolling of the page, targets for thumbs."""
    player = new_player(width, height, theme, language)
    player.home(level="cabin-boy", confirm=False, language=language)
    player.page.locator(".games .play").nth(game).click()
    player.page.locator(".shell").wait_for()
    player.play_by_mouse(5)
    player.wait()
    page = player.page
    shoot(page, "table")
    assert fits(page)
    assert violations(page) == []
    if width < 600:
        assert small_targets(page) == []


def test_combat_on_a_phone(new_player: NewPlayer, shoot: Shoot) -> None:
    """Jamaica's scene over the sea: nothing of it is cut off."""
    player = new_player(360, 740, "light", "ru")
    player.home(level="cabin-boy", confirm=False, language="ru")
    page = player.page
    scene = page.locator(".combat")
    for _ in range(TRIES):  # not every game has one
        page.goto("/")
        player.play_now("Ямайка")
        while player.wait() != "over" and scene.count() == 0:
            player.play_by_mouse(1)
        if scene.count() > 0:
            break
    expect(scene).to_be_visible()
    shoot(page, "combat")
    assert scene.evaluate("scene => scene.scrollHeight <= scene.clientHeight")
    assert fits(page)
    assert violations(page) == []


def test_language_changes_at_the_table(new_player: NewPlayer) -> None:
    player = new_player()
    player.home(language="en", level="cabin-boy")
    player.play_now("Shanghaien")
    player.wait()
    expect(player.page.locator("h1")).to_have_text("Shanghaien")
    player.page.get_by_role("button", name="Русский").click()
    expect(player.page.locator("h1")).to_have_text("Шанхайен")
    expect(player.page.locator("html")).to_have_attribute("lang", "ru")


def test_screen_readers_hear_the_news(new_player: NewPlayer) -> None:
    player = new_player()
    player.home(language="en", level="cabin-boy", confirm=False)
    player.play_now("Shanghaien")
    player.play_by_mouse(2)
    player.wait()
    expect(player.page.locator("[aria-live=polite].hidden-but-read")).not_to_be_empty()
