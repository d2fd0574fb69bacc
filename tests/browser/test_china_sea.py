"""Madame Ching in the browser: whole games with every number of seats, by mouse and by keyboard, on every screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from prichal.games import find
from prichal.games.madame_ching.secrets.view import MadameChingView
from prichal.kernel.game import Setup
from prichal.kernel.wire import View
from tests.browser.conftest import NewPlayer
from tests.browser.crowds import Stage, fullest
from tests.browser.player import Player
from tests.browser.test_everyone import fits, violations
from tests.browser.test_steady import Steady, box, is_cut, overflows

Shoot = Callable[[Page, str], None]
# Every size in both languages, with other seats each; three seats are looked at with the other games.
LOOKS = [
    (1280, 800, "en", 4, False),
    (1280, 800, "ru", 2, False),
    (1024, 768, "en", 4, True),
    (1024, 768, "ru", 2, False),
    (360, 740, "en", 2, False),
    (360, 740, "ru", 4, True),
]


def sit_down(player: Player, seats: int, teams: bool = False, bot: str = "sailor") -> None:
    page = player.page
    page.goto("/new/madame_ching")
    page.locator(".choice").filter(has_text=str(seats)).locator("input").check()
    if teams:
        page.locator("select:has(option[value=yes])").select_option("yes")
    selects = page.locator("fieldset").nth(1).locator("select")
    for place in range(1, seats):
        selects.nth(place).select_option(bot)
    page.locator("form .button.first").click()
    page.locator(".shell").wait_for()


def sail_far(options: list[dict[str, Any]]) -> dict[str, Any] | None:
    """Whoever chooses cards that lead far fulfils missions: a game of touches at random takes five times as long. Other
    questions get every kind of answer."""
    if not options or not options[0]["action"].startswith("choose "):
        return None
    return max(options, key=reach)


def reach(option: dict[str, Any]) -> tuple[int, int]:
    """How far a card leads; of two that lead as far the lower one leaves more room."""
    return max((size(change["to"]) for change in option["brings"]), default=0), -int(option["action"].split()[-1])


def size(cell: str) -> int:
    """The number of a cell: its column times its row."""
    _, column, row = cell.split("-") if cell.startswith("cell-") else ("", "0", "0")
    return int(column) * int(row)


TABLES = pytest.mark.parametrize(
    ("seats", "teams"), [(2, False), (3, False), (4, False), (4, True)], ids=["2", "3", "4", "teams"]
)


@TABLES
def test_whole_game_by_mouse(new_player: NewPlayer, shoot: Shoot, seats: int, teams: bool) -> None:
    """Every piece that a question names is drawn; the table keeps its sizes."""
    player = new_player(1280, 800)
    player.home(language="en", confirm=False)
    sit_down(player, seats, teams, "sailor")  # better bots end the game sooner
    player.play_by_mouse(20)  # one answer after another, foolish ones too
    shoot(player.page, "middle")
    points = player.page.locator("ul:has(.emblem) .score").all_inner_texts()
    assert len(points) == seats
    assert not teams or points[:2] == points[2:]  # partners have theirs together
    player.wait()
    steady = Steady(player.page, "main svg")
    while not player.play_by_mouse(2, sail_far):
        if player.wait() != "over":
            steady.check()
    shoot(player.page, "end")
    assert steady.looks > 10  # how long a game takes is luck
    assert len(player.asked) > 25
    assert player.undrawn == set()


@TABLES
def test_whole_game_by_keyboard(new_player: NewPlayer, seats: int, teams: bool) -> None:
    player = new_player(1280, 800, "dark", "ru")
    player.home(language="ru", confirm=seats == 2)
    sit_down(player, seats, teams)
    assert player.play_by_keyboard(wish=sail_far)


@pytest.mark.parametrize(("width", "height", "language", "seats", "teams"), LOOKS)
def test_nothing_is_cut_off(
    new_player: NewPlayer, shoot: Shoot, width: int, height: int, language: str, seats: int, teams: bool
) -> None:
    """The page doesn't scroll, the chart is seen whole, questions are read whole, one's own area and cards' names fit;
    where the others are beside the chart, no sheet lies over it."""
    player = new_player(width, height, language=language)
    player.home(language=language, confirm=False)
    sit_down(player, seats, teams)
    page = player.page
    player.wait()
    steady = Steady(page, "main svg")
    for _ in range(11):
        player.play_by_mouse(3, sail_far)
        player.wait()
        page.mouse.move(0, 0)
        assert fits(page)
        assert overflows(page, "section.mine, .met > .name") == []
        assert not is_cut(page, ".ask"), page.locator(".ask").inner_text()
        chart = box(page, "main svg.sea")
        assert chart is not None and chart["x"] >= 0 and chart["x"] + chart["width"] <= width + 1
        sheet = box(page, "section.sheet") if page.locator("section.sheet").count() else None
        assert width < 1000 or sheet is None or sheet["x"] >= chart["x"] + chart["width"]
        steady.check()
    shoot(page, "middle")
    assert violations(page) == []


def test_a_card_shows_where_it_leads(new_player: NewPlayer, shoot: Shoot) -> None:
    """Under the hand a card of the hand shows a ghost of the junk where it would sail, and its option says so."""
    player = new_player(1280, 800)
    player.home(language="en", confirm=False, level="cabin-boy")
    player.play_now("Madame Ching")
    page = player.page
    for _ in range(60):
        player.wait()
        options = player.update["prompt"]["options"]
        sailing = [
            option
            for option in options
            if option["action"].startswith("choose ") and any(change["to"] for change in option["brings"])
        ]
        if sailing and player.state().split()[0] == str(player.update["version"]):
            break
        player.play_by_mouse(1)
    option = sailing[0]
    goal = next(change["to"] for change in option["brings"] if change["to"])
    page.mouse.move(0, 0)
    page.locator(f"[data-piece='{option['picks'][0]}']").hover()
    page.locator(f"[data-preview='{goal}']").wait_for()
    shoot(page, "ghost")
    label = page.locator(f"[data-action='{option['action']}']").inner_text()
    assert "to cell" in label or "ends the expedition" in label


def test_a_card_is_dragged_to_its_junk(new_player: NewPlayer, shoot: Shoot) -> None:
    """Two players: the card that is about to be laid is dropped on one of the two junks, or on its expedition."""
    player = new_player(1280, 800)
    player.home(language="en", confirm=False)
    sit_down(player, 2)
    page = player.page
    for goal in ("[data-piece^=junk-].pickable", "[data-drop]"):
        for _ in range(40):
            player.wait()
            if page.locator("section.sheet.assign .held").count() > 0:
                break
            player.play_by_mouse(1)
        before = player.state()
        shoot(page, "before")
        page.locator("section.sheet .held").drag_to(page.locator(goal).last)
        player.settle(before)
        player.wait()
        assert page.locator("section.sheet.assign").count() == 0


def on_the_table(view: View, viewer: int) -> float:
    """How much lies before the others: cards, skills, and what is known of their hands."""
    assert isinstance(view, MadameChingView)
    cards = sum(len(junk.cards) + 2 * sum(junk.pilots.values()) for junk in view.junks if junk.seat != viewer)
    others = [pirate for seat, pirate in enumerate(view.pirates) if seat != viewer]
    return cards + sum(len(one.ready) + len(one.used) + 0.3 * len(one.tracked) for one in others)


FITTING = "section.table, .others .name, section.mine"
COVERED = """() => {
  const button = document.querySelector('.zoom .buttons button').getBoundingClientRect();
  return [...document.querySelectorAll('.board [data-piece], .board [role=img], .board li')].filter(e => {
    const box = e.getBoundingClientRect();
    return e.checkVisibility() && box.width > 0 && box.right > button.left && box.left < button.right
      && box.bottom > button.top && box.top < button.bottom;
  }).map(e => e.getAttribute('aria-label') ?? e.className);
}"""


@pytest.mark.parametrize("setup", find("madame_ching").setups(), ids=Setup.label)
def test_the_fullest_tables_fit(new_player: NewPlayer, shoot: Shoot, setup: Setup) -> None:
    """Positions of games by bots with the most laid out, one of every step, on both laptops in both languages: beside
    the chart nothing scrolls, no name is shortened, and the button that enlarges the board covers nothing; no violation
    in the dark."""
    crowds = fullest("madame_ching", setup, on_the_table)
    assert len(crowds) >= 7
    for width, height, language in [(1280, 800, "ru"), (1280, 800, "en"), (1024, 768, "ru"), (1024, 768, "en")]:
        player = new_player(width, height, "dark" if width == 1024 else "light", language)
        stage = Stage(player.page)
        player.home(language=language, confirm=False)
        sit_down(player, setup.seats, setup.options.get("teams") == "yes")
        found = {}
        for step, position in crowds.items():
            stage.show(position)
            shoot(player.page, f"{width}-{language}-{step}")
            found[step] = overflows(player.page, FITTING) + player.page.evaluate(COVERED)
            if width == 1024 and language == "en":
                found[step] += violations(player.page)
        assert {step: parts for step, parts in found.items() if parts} == {}, f"{width}, {language}"
