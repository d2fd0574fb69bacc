"""One device for several people: they have names, and the curtain calls them."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPlayer

Shoot = Callable[[Page, str], None]


def test_people_at_one_device_have_names(new_player: NewPlayer, shoot: Shoot) -> None:
    player = new_player()
    player.home(language="en", confirm=False, level="cabin-boy")
    page = player.page
    page.goto("/new/jamaica")
    selects = page.locator("fieldset").nth(1).locator("select")
    page.locator(".choice").filter(has_text="3").locator("input").check()
    expect(page.locator("input.name")).to_have_count(0)
    selects.nth(1).select_option("hot-seat")
    selects.nth(2).select_option("hot-seat")
    fields = page.locator("input.name")
    expect(fields).to_have_count(3)
    expect(fields.nth(2)).to_have_attribute("placeholder", "Player 3")
    page.get_by_label("Name of Player 1").fill("Vera")
    page.get_by_label("Name of Player 2").fill("Gleb")
    shoot(page, "names")
    page.locator("form .button.first").click()
    page.locator(".shell").wait_for()
    called: set[str] = set()
    for _ in range(12):
        if player.wait() == "curtain":
            called.add(page.locator(".curtain h2").inner_text())
            shoot(page, "curtain")
        player.play_by_mouse(1)
    assert called <= {f"Pass the device to {name}" for name in ("Vera", "Gleb", "Player 3")}
    assert len(called) >= 2
    expect(page.get_by_role("list", name="Players").locator(".name")).to_have_text(["Vera", "Gleb", "Player 3"])
