"""`make pictures`: the pictures of README and docs, taken in Chromium from seeded games, so that they stay true.

With names only those: `python -m tests.browser.pictures white_castle`.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, sync_playwright
from rich.progress import track

from tests.browser.conftest import SWITCHES, find_chromium
from tests.browser.house import House
from tests.browser.player import Player, no_wish
from tests.browser.test_china_sea import sail_far

FOLDER = Path(__file__).parent.parent.parent / "docs" / "pictures"
LAPTOP = (1280, 800)
PHONE = (360, 740)
QUALITY = 82


class Scene(NamedTuple):
    """A moment of a seeded game: chairs after one's own, touches until the picture is taken, how it is looked at."""

    game: str
    chairs: list[str]
    touches: int
    theme: Literal["light", "dark"]
    options: tuple[str, ...] = ()
    size: tuple[int, int] = LAPTOP
    until: str = ""  # after that many touches at most: as soon as this is seen


# By the name of the picture.
SCENES = {
    "jamaica": Scene("jamaica", ["sailor"] * 3, 22, "light"),
    "madame_ching": Scene("madame_ching", ["sailor"] * 2, 24, "light"),
    "madame_ching-ending": Scene("madame_ching", ["cabin-boy"] * 2, 160, "light", until="section.sheet.mission"),
    "madame_ching-attack": Scene("madame_ching", ["cabin-boy"] * 3, 200, "dark", until="section.sheet.attack"),
    "madame_ching-phone": Scene("madame_ching", ["cabin-boy"] * 2, 30, "light", (), PHONE),
    "shanghaien": Scene("shanghaien", ["sailor"], 24, "dark"),
    "white_castle": Scene("white_castle", ["cabin-boy"] * 3, 27, "light", ("base",)),
    "white_castle-matcha": Scene("white_castle", ["cabin-boy"] * 3, 30, "dark", ("matcha",)),
    "white_castle-alone": Scene("white_castle", [], 16, "light", ("base",)),
    "white_castle-phone": Scene("white_castle", ["cabin-boy"], 15, "light", ("matcha",), PHONE),
}


def take(chromium: Browser, house: House, name: str) -> None:
    scene = SCENES[name]
    context = chromium.new_context(
        base_url=house.address,
        viewport={"width": scene.size[0], "height": scene.size[1]},
        color_scheme=scene.theme,
        locale="en-GB",
        reduced_motion="reduce",
    )
    player = Player(context.new_page(), house.address)
    player.home(language="en", confirm=False)
    introduce(player)
    asks_all = "attack" in scene.until  # also whoever can only let it be
    player.open_table(scene.game, 1 + len(scene.chairs), scene.chairs, list(scene.options), asks_all=asks_all)
    play(player, scene)
    player.wait()
    player.page.mouse.move(0, 0)
    taken = context.new_cdp_session(player.page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    (FOLDER / f"{name}.webp").write_bytes(base64.b64decode(taken["data"]))
    context.close()


def play(player: Player, scene: Scene) -> None:
    wish = sail_far if scene.game == "madame_ching" and scene.until else no_wish
    if not scene.until:
        player.play_by_mouse(scene.touches)
        return
    for _ in range(scene.touches):
        player.wait()
        if player.page.locator(scene.until).count() > 0:
            return
        player.play_by_mouse(1, wish)
    raise AssertionError(f"{scene.until} never came")


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
            for name in track(sys.argv[1:] or SCENES, "Pictures …"):
                take(chromium, house, name)
        finally:
            house.stop()
            chromium.close()


if __name__ == "__main__":
    main()
