"""What is this? Whatever lies on the table says what it is: to a mouse, a keyboard and a finger, in both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.test_everyone import violations

Shoot = Callable[[Page, str], None]


DESCRIBED = "() => document.activeElement.getAttribute('aria-describedby') !== null"
SLIDE = """() => {
  const slide = document.createElement('div');
  slide.className = 'slide';
  slide.style = 'position: fixed; inset: 0; z-index: 99';
  slide.addEventListener('pointerover', () => window.slid = true);
  document.body.append(slide);
}"""


def sit_down(player: Player, game: str, language: str) -> Page:
    player.home(language=language, confirm=False, level="cabin-boy")
    player.play_now(game)
    player.wait()
    return player.page


def card_of(page: Page) -> Locator:
    return page.locator(".explanation")


def choice_of(page: Page) -> tuple[str, list[str]]:
    """What has been chosen so far, and what is offered; the table's version goes up when others answer."""
    chosen = (page.locator(".shell").get_attribute("data-state") or "").partition(" ")[2]
    return chosen, page.locator(".option").all_text_contents()


def covers(page: Page, piece: str) -> bool:
    """Whether the card lies over the piece that it is about."""
    about = page.locator(f"[data-piece='{piece}']").bounding_box()
    card = card_of(page).bounding_box()
    assert about is not None and card is not None
    beside = about["x"] + about["width"] <= card["x"] or card["x"] + card["width"] <= about["x"]
    return not beside and about["y"] < card["y"] + card["height"] and card["y"] < about["y"] + about["height"]


def test_by_mouse(new_player: NewPlayer, shoot: Shoot) -> None:
    page = sit_down(new_player(), "Shanghaien", "en")
    page.locator("[data-piece='shanghai']").hover()
    expect(card_of(page)).to_contain_text("Whoever calls Shanghai ends the round at once")
    expect(card_of(page)).to_contain_text("SH-R5")
    assert not covers(page, "shanghai")
    assert violations(page) == []
    shoot(page, "bell")
    page.mouse.move(5, 5)
    expect(card_of(page)).to_have_count(0)
    page.locator("h2[data-word]").hover()  # the question, with its clause in words
    expect(card_of(page)).to_contain_text("SH-R3")
    page.locator("[data-piece='place-4']").click()  # not offered: what it is, and why not
    expect(card_of(page)).to_contain_text("As the dice lie now")
    expect(page.locator(".notice .clause")).to_contain_text("SH-R3")
    assert not covers(page, "place-4")
    shoot(page, "card")
    card_of(page).locator(".clause").click()
    expect(page.locator("[data-clause='SH-D3'].shown")).to_be_in_viewport()


def test_by_keyboard(new_player: NewPlayer, shoot: Shoot) -> None:
    page = sit_down(new_player(theme="dark"), "Jamaica", "en")
    page.keyboard.press("i")  # walks through the pieces, also those that can't be touched now
    expect(card_of(page)).to_be_visible()
    first = page.evaluate("document.activeElement.dataset.piece")
    shoot(page, "first")
    page.keyboard.press("Tab")
    page.wait_for_function(DESCRIBED)  # by itself
    assert page.evaluate("document.activeElement.dataset.piece") not in (first, None)
    described = page.evaluate("document.activeElement.getAttribute('aria-describedby')")
    assert page.locator(f"#{described}").inner_text()
    page.keyboard.press("i")
    expect(page.locator("[data-clause].shown")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(card_of(page)).to_have_count(0)


def test_a_mouse_that_rests_does_not_disturb_the_keyboard(new_player: NewPlayer) -> None:
    """What slides under it by itself isn't asked about; what it is moved to is."""
    page = sit_down(new_player(), "Jamaica", "en")
    page.mouse.move(5, 5)
    page.keyboard.press("i")
    expect(card_of(page)).to_be_visible()
    page.keyboard.press("Tab")
    page.evaluate(SLIDE)
    page.wait_for_function("() => window.slid")  # the browser says what the mouse is over now
    page.wait_for_function(DESCRIBED)
    card = card_of(page).inner_text()
    page.locator(".slide").evaluate("slide => slide.remove()")
    page.mouse.move(6, 6)
    expect(card_of(page)).to_have_count(0)
    page.locator("h2[data-word]").hover()
    expect(card_of(page)).to_be_visible()
    expect(card_of(page)).not_to_have_text(card)


@pytest.mark.parametrize(
    ("game", "piece"), [("Ямайка", "ship-0"), ("Белый замок", "garden-coral-plant"), ("Мадам Чжэн", "deck")]
)
def test_by_a_finger_held_on_a_phone(new_player: NewPlayer, shoot: Shoot, game: str, piece: str) -> None:
    page = sit_down(new_player(360, 740, language="ru"), game, "ru")
    target = page.locator(f"[data-piece='{piece}']")
    target.scroll_into_view_if_needed()
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")  # has scrolled
    before = choice_of(page)
    finger = {"bubbles": True, "pointerType": "touch", "isPrimary": True}
    target.dispatch_event("pointerdown", finger)
    expect(card_of(page)).to_be_visible()
    target.dispatch_event("pointerup", finger)
    target.dispatch_event("click")
    assert not covers(page, piece)
    assert choice_of(page) == before, "to ask is no move"
    box = card_of(page).bounding_box()
    assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= 360 and box["y"] + box["height"] <= 740
    assert violations(page) == []
    shoot(page, "card")


@pytest.mark.parametrize(("language", "meaning"), [("en", "Doubloons"), ("ru", "Дублоны")])
def test_a_legend_says_what_the_icons_mean(new_player: NewPlayer, language: str, meaning: str) -> None:
    """In the menu of a table and on the page of the rules; an icon in the chronicle has its name under the pointer."""
    player = new_player(language=language)
    page = sit_down(player, "Jamaica" if language == "en" else "Ямайка", language)
    player.play_by_mouse(6)
    player.wait()
    named = page.locator("ol .line .icon[title]")
    assert named.count() == page.locator("ol .line > .icon").count() > 0
    page.locator("header .tool").last.click()
    for where in ("dialog[open]", "main"):
        legend = page.locator(f"{where} details")
        legend.locator("summary").click()
        expect(legend.locator("li").first).to_be_visible()
        assert legend.locator("li").count() > 15
        assert meaning.lower() in legend.inner_text().lower()
        assert violations(page) == []
        page.goto("/rules/jamaica")
