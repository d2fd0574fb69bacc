"""Why can't I? A touch on what isn't offered names the clause behind that piece and shows its text."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPlayer

Shoot = Callable[[Page, str], None]


def test_each_piece_has_its_own_reason(new_player: NewPlayer, shoot: Shoot) -> None:
    player = new_player()
    player.home(language="en", confirm=False, level="cabin-boy")
    player.play_now("Shanghaien")
    player.wait()
    page = player.page
    seat = player.update["viewer"]
    notice, clause = page.locator(".notice"), page.locator(".notice .clause")
    page.locator("[data-piece^='place-']:not(.pickable)").first.click()  # wherever no die that was rolled goes
    expect(clause).to_contain_text(re.compile("SH-R[34]"))  # the first one of a round is asked for the end too
    expect(notice).to_contain_text(re.compile("That isn't an option now|The rules don't allow that now"))
    shoot(page, "card")
    page.locator(f"[data-piece='crew-{1 - seat}-dutch']").click()
    expect(notice).to_contain_text("That belongs to Cabin boy")
    expect(clause).to_contain_text(player.update["prompt"]["rule"])
    page.locator(f"[data-piece='crew-{seat}-dutch']").click()
    expect(clause).to_contain_text("SH-T2")


def test_who_is_not_asked_hears_whose_turn_it_is(new_player: NewPlayer) -> None:
    anna, watcher = new_player(), new_player(language="ru")
    anna.home(language="en", confirm=False, level="cabin-boy")
    anna.play_now("Shanghaien")
    anna.wait()
    watcher.home(language="ru")
    watcher.page.goto(anna.page.url)
    watcher.page.locator("[data-piece='place-4']").click()
    expect(watcher.page.locator(".notice")).to_contain_text("Вы смотрите со стороны")
