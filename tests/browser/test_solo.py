"""What plays along and what was played is shown: the Tokugawa, and the cards of a round of Jamaica."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPlayer

Shoot = Callable[[Page, str], None]
WEAK = {"level": "random", "confirm": False}


@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("ru", "dark")])
def test_the_tokugawa_have_a_pill_and_a_column(new_player: NewPlayer, shoot: Shoot, language: str, theme: str) -> None:
    name = "Tokugawa" if language == "en" else "Токугава"
    player = new_player(language=language, theme=theme)
    player.home(language=language, theme=theme, **WEAK)
    player.open_table("white_castle", 1, [])
    player.wait()
    pill = player.page.locator("li.rival")
    expect(pill.locator(".name")).to_have_text(name)
    expect(pill.locator(".score")).to_contain_text("0")
    shoot(player.page, "table")
    assert player.play_by_mouse()
    expect(player.page.locator("dialog thead th").last).to_contain_text(name)
    rows = player.page.locator("dialog tbody tr")
    totals = player.page.locator("dialog tfoot td").all_inner_texts()
    columns = [[int(cell) for cell in row.locator("td").all_inner_texts()] for row in rows.all()]
    assert [sum(column) for column in zip(*columns, strict=True)] == [int(total) for total in totals]
    won = int(totals[0]) > int(totals[1])
    own = player.page.locator("dialog thead th").nth(1).inner_text().strip()
    expect(player.page.locator("dialog .winner")).to_contain_text(own if won else name)
    expect(player.page.locator("dialog svg[role=img] polyline")).to_have_count(2)  # both have a curve
    expect(player.page.locator("dialog svg[role=img]")).to_contain_text(f"{name}: {totals[1]}")
    shoot(player.page, "end")
    table = player.page.url.removeprefix(player.address)
    player.page.goto("/")
    expect(player.page.locator(f"a[href='{table}']")).to_contain_text(name)


@pytest.mark.parametrize(
    ("width", "height", "language", "theme"), [(1280, 800, "en", "light"), (360, 740, "ru", "dark")]
)
def test_revealed_cards_lie_beside_the_ships(
    new_player: NewPlayer, shoot: Shoot, width: int, height: int, language: str, theme: str
) -> None:
    player = new_player(width=width, height=height, language=language, theme=theme)
    player.home(language=language, theme=theme, **WEAK)
    player.play_now("Jamaica" if language == "en" else "Ямайка")
    for _ in range(30):
        player.play_by_mouse(1)
        player.wait()
        if any(ship["revealed"] for ship in player.update["view"]["ships"][1:]):
            break
    shoot(player.page, "round")
    if width > 600:
        shown = [ship for ship in player.update["view"]["ships"][1:] if ship["revealed"]]
        expect(player.page.locator(".fleet .revealed")).to_have_count(len(shown))
