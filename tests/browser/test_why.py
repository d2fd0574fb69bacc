"""Why can't I? A touch on what isn't offered names the clause behind that piece and shows its text."""

from __future__ import annotations

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
    view = player.update["view"]
    # The luck of these tests is always the same: the bot began, counted from the left and laid its die.
    assert (view["counted_from"], player.update["prompt"]["title"]["args"]) == ("left", {"low": 5, "high": 6})
    page.locator("[data-piece='place-1']").click()  # the 6 would go there, counted from the other end
    expect(clause).to_contain_text("SH-R4")
    expect(notice).to_contain_text("The rules don't allow that now")
    page.locator("[data-piece='place-4']").click()  # no die that was rolled goes there, from whichever end
    expect(clause).to_contain_text("SH-R3")
    expect(notice).to_contain_text("That isn't an option now")
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
