"""Gestures of Madame Ching: cards are dragged or touched, by mouse and by finger, and the chart is pinched."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from playwright.sync_api import CDPSession, Locator, Page

from prichal.games import find
from prichal.kernel.game import Setup
from tests.boards.positions import Position
from tests.browser.conftest import NewPlayer
from tests.browser.crowds import Stage, fullest
from tests.browser.test_china_sea import on_the_table, sit_down

Way = Literal["drag", "touch"]
STEPS = 8
WAYS = pytest.mark.parametrize("way", ["drag", "touch"])
SIZES = pytest.mark.parametrize(("width", "height"), [(1280, 800), (1024, 768), (360, 740)])


class Fingers:
    """Real touches of a screen, as the browser gets them from the device."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)

    def send(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        self.send("touchStart", start)
        for step in range(1, STEPS + 1):
            part = step / STEPS
            self.send("touchMove", (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
        self.send("touchEnd")

    def pinch(self, middle: tuple[float, float], before: float, after: float) -> None:
        """Two fingers side by side, from one distance to another."""
        x, y = middle
        for step in range(STEPS + 1):
            half = (before + (after - before) * step / STEPS) / 2
            self.send("touchMove" if step else "touchStart", (x - half, y), (x + half, y))
        self.send("touchEnd")


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carry(page: Page, card: Locator, goal: Locator) -> None:
    if page.viewport_size is not None and page.viewport_size["width"] < 600:
        Fingers(page).drag(middle(card), middle(goal))
    else:
        card.drag_to(goal)


def moves(stage: Stage) -> list[Any]:
    stage.page.wait_for_timeout(300)
    return [message["action"] for message in stage.sent if message["type"] == "move"]


def setup_of(seats: int, teams: bool) -> Setup:
    setups = find("madame_ching").setups()
    return next(one for one in setups if one.seats == seats and (one.options.get("teams") == "yes") == teams)


@pytest.fixture(scope="module")
def with_partner() -> Position:
    """A team-mate may be given the card that was just drawn."""
    return fullest("madame_ching", setup_of(4, True), on_the_table)["pass-card"]


@pytest.fixture(scope="module")
def two_junks() -> Position:
    """A card may be laid with either of two junks."""
    return fullest("madame_ching", setup_of(2, False), on_the_table)["assign"]


@WAYS
@SIZES
def test_a_card_is_passed(new_player: NewPlayer, with_partner: Position, width: int, height: int, way: Way) -> None:
    """Dropped anywhere on what lies before the partner, or the partner touched: the card is passed."""
    player = new_player(width, height)
    stage = Stage(player.page)
    player.home(language="en", confirm=False)
    sit_down(player, 4, True)
    stage.show(with_partner)
    partner = player.page.locator(f"[data-piece='seat-{with_partner.viewer ^ 2}']")
    if way == "touch":
        partner.click()
    else:
        carry(player.page, player.page.locator("section.sheet.pass .held"), player.page.locator("li[data-drop]").first)
    assert moves(stage) == ["pass on"]


@WAYS
@SIZES
def test_a_card_is_laid(new_player: NewPlayer, two_junks: Position, width: int, height: int, way: Way) -> None:
    """Two players: the second junk is touched, or the card is dropped on its expedition."""
    player = new_player(width, height)
    stage = Stage(player.page)
    player.home(language="en", confirm=False)
    sit_down(player, 2)
    stage.show(two_junks)
    junks = player.page.locator("main [data-piece^=junk-].pickable")
    assert junks.count() == 2
    piece = junks.last.get_attribute("data-piece")
    wanted = [option.action for option in prompted(two_junks) if piece in option.picks]
    if way == "touch":
        junks.last.click()
    else:
        card = player.page.locator("section.sheet .held, section.mine .lying").first
        carry(player.page, card, player.page.locator(f"[data-drop='{piece}']"))
    assert moves(stage) == wanted != []


def prompted(position: Position) -> list[Any]:
    assert position.prompt is not None
    return list(position.prompt.options)


def test_the_chart_is_pinched(new_player: NewPlayer) -> None:
    """Two fingers apart enlarge it where they are, and it is moved with one; together again it is as before."""
    player = new_player(360, 740)
    player.home(language="en", confirm=False)
    sit_down(player, 3)
    player.wait()
    page = player.page
    sea, fingers = page.locator("main svg.sea"), Fingers(page)
    first = sea.bounding_box()
    assert first is not None
    fingers.pinch(middle(sea), 60, 150)
    page.wait_for_timeout(300)
    large = sea.bounding_box()
    assert large is not None and large["width"] > first["width"] * 2.5
    assert large["x"] < first["x"] - 60 and large["y"] < first["y"]
    x, y = middle(page.locator("main .frame"))
    fingers.drag((x + 60, y), (x - 60, y))
    page.wait_for_timeout(300)
    moved = sea.bounding_box()
    assert moved is not None and moved["x"] < large["x"] - 60
    fingers.pinch((x, y), 160, 40)
    page.wait_for_timeout(300)
    assert sea.bounding_box() == first
