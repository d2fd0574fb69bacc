"""`make pictures`: the pictures of README and docs, taken in Chromium from seeded games, so that they stay true."""

from __future__ import annotations

import base64
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from rich.progress import track

from tests.browser.conftest import SWITCHES, find_chromium
from tests.browser.house import House
from tests.browser.player import Player

FOLDER = Path(__file__).parent.parent.parent / "docs" / "pictures"
SIZE = {"width": 1280, "height": 800}
QUALITY = 82
# Name of the picture: the game, its chairs after one's own, touches until the picture is taken, theme.
SCENES = {
    "jamaica": ("jamaica", ["sailor"] * 3, 22, "light"),
    "madame_ching": ("madame_ching", ["sailor"] * 2, 40, "light"),
    "shanghaien": ("shanghaien", ["sailor"], 24, "dark"),
}


def take(chromium: Browser, house: House, name: str) -> None:
    game, chairs, touches, theme = SCENES[name]
    context = chromium.new_context(
        base_url=house.address,
        viewport={"width": SIZE["width"], "height": SIZE["height"]},
        color_scheme="dark" if theme == "dark" else "light",
        locale="en-GB",
        reduced_motion="reduce",
    )
    player = Player(context.new_page(), house.address)
    player.home(language="en", confirm=False)
    introduce(player)
    player.open_table(game, 1 + len(chairs), chairs)
    player.play_by_mouse(touches)
    player.wait()
    player.page.mouse.move(0, 0)
    taken = context.new_cdp_session(player.page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    (FOLDER / f"{name}.webp").write_bytes(base64.b64decode(taken["data"]))
    context.close()


def introduce(player: Player) -> None:
    """A guest's own name has a random number in it."""
    player.page.get_by_role("button", name="Change your name").click()
    player.page.locator("#own-name").fill("Anna")
    player.page.get_by_role("button", name="Save").click()
    player.page.get_by_text("Saved.").wait_for()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=find_chromium(), args=SWITCHES)
        house = House(Path(folder))
        house.start()
        try:
            for name in track(SCENES, "Pictures …"):
                take(chromium, house, name)
        finally:
            house.stop()
            chromium.close()


if __name__ == "__main__":
    main()
