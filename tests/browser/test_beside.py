"""The page that plays without a server, beside a server's own: offered, used for "play now", there while the server is
away; its finished games can be taken to the server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.house import House
from tests.browser.player import Player

Shoot = Callable[[Page, str], None]
BUILT = Path("build/static")
# The server's own worker controls /device/ until that page's worker, with all of its files, is there.
KEPT = """async () => {
  const worker = await navigator.serviceWorker.getRegistration("/device/");
  return worker?.scope.endsWith("/device/") && worker.active?.state === "activated";
}"""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    assert (BUILT / "engine" / "files.json").is_file(), "the page isn't built: `make static` does that"
    house = House(tmp_path, device=str(BUILT.resolve()))
    house.start()
    yield house
    house.stop()


def test_play_now_runs_on_the_device_and_goes_on_while_the_server_is_away(
    chromium: Browser, house: House, shoot: Shoot
) -> None:
    context = chromium.new_context(
        base_url=house.address, viewport={"width": 1280, "height": 720}, locale="en-GB", reduced_motion="reduce"
    )
    player = Player(context.new_page(), house.address)
    page = player.page
    player.home(level="cabin-boy", language="en")
    page.evaluate("() => navigator.serviceWorker.ready")
    expect(page.get_by_role("link", name="Play on this device")).to_be_visible()
    shoot(page, "offered")
    player.play_now("Shanghaien")
    assert "/device/" in page.url
    player.play_by_mouse(2)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Concede", exact=True).click()
    page.get_by_role("button", name="Yes, concede").click()
    page.locator("dialog[open] .winner").wait_for()
    page.locator("dialog").get_by_role("link", name="Home").click()
    page.get_by_role("button", name="Take finished games to the server").click()
    expect(page.get_by_text("The game is among your games on the server now")).to_be_visible()
    shoot(page, "taken")

    page.wait_for_function(KEPT)
    page.goto("/")
    expect(page.locator(".tables li").filter(has_text="brought")).to_have_count(1)
    player.open_table("shanghaien", 2, ["cabin-boy"])
    assert player.wait() == "asked"
    house.stop()
    offer = page.get_by_text("this device can play by itself")
    expect(offer).to_be_visible()
    shoot(page, "table-away")
    page.goto("/")
    expect(offer).to_be_visible()
    shoot(page, "away")
    page.get_by_role("link", name="Play on this device").click()
    page.locator("[role=status][data-stage=ready]").wait_for(state="attached")
    expect(page.locator(".tables li")).to_have_count(1)
    player.play_now("Shanghaien")
    assert player.wait() == "asked"
    context.close()
    player.check_peace()
