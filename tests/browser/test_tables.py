"""Tables with several people: links, reloading, one device for two, looking back, lost servers."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPlayer
from tests.browser.house import House

Shoot = Callable[[Page, str], None]
ENGLISH = {"language": "en", "confirm": False, "level": "cabin-boy"}


def link_of(page: Page) -> str:
    return page.get_by_label("Link to the table").input_value()


def test_two_browsers_one_reloads(new_player: NewPlayer, shoot: Shoot) -> None:
    """By invitation link; a page that is reloaded in the middle finds the same table and its own seat."""
    anna, boris = new_player(), new_player(width=360, height=740)
    anna.home(**ENGLISH)
    anna.open_table("shanghaien", 2, ["person"], invited=True)
    link = link_of(anna.page)
    assert "invitation=" in link
    shoot(anna.page, "waiting")
    boris.home(**ENGLISH)
    boris.page.goto(link)
    boris.page.get_by_role("button", name="Sit down").click()
    for turn in range(12):
        mover = anna if anna_is_asked(anna.page, boris.page) else boris
        mover.play_by_mouse(1)
        if turn == 5:
            seen = boris.page.locator("ol[aria-label=Chronicle] li").count()
            boris.page.reload()
            boris.page.locator(".shell .prompt").first.wait_for()
            boris.page.wait_for_function("n => document.querySelectorAll('.ply').length >= n", arg=seen)
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_label("Say something").fill("Ahoy, Boris!")
    anna.page.get_by_role("button", name="Send").click()
    boris.page.locator("nav").get_by_role("button", name="Chat").click()
    expect(boris.page.get_by_text("Ahoy, Boris!")).to_be_visible()


def anna_is_asked(anna: Page, boris: Page) -> bool:
    """Waits until one of the two is asked."""
    for _ in range(600):
        if anna.locator(".option:not([disabled])").count() > 0:
            return True
        if boris.locator(".option:not([disabled])").count() > 0:
            return False
        anna.wait_for_timeout(100)
    raise AssertionError("nobody is asked")


def test_wrong_links(new_player: NewPlayer) -> None:
    """A sentence and a way on."""
    owner, late = new_player(), new_player()
    owner.home(**ENGLISH)
    owner.open_table("shanghaien", 2, ["person"], invited=True)
    link = link_of(owner.page)
    late.home(**ENGLISH)
    late.page.goto(link.split("?")[0])
    expect(late.page.locator(".waiting")).to_contain_text("Only people with the invitation link can sit down")
    expect(late.page.get_by_role("button", name="Sit down")).to_have_count(0)
    late.page.goto(re.sub("invitation=.*", "invitation=wrong", link))
    late.page.get_by_role("button", name="Sit down").click()
    expect(late.page.get_by_role("alert")).to_contain_text("invitation link")
    late.page.goto("/t/0000000000000000")
    expect(late.page.get_by_role("alert")).to_contain_text("There is no such table")
    late.page.get_by_role("link", name="Home").click()
    late.page.locator(".games .play").first.wait_for()
    late.page.goto("/nowhere/at/all")
    expect(late.page.get_by_role("alert")).to_contain_text("nothing at this address")


def test_curtain_where_hands_are_secret(new_player: NewPlayer, shoot: Shoot) -> None:
    """Jamaica on one device: the curtain hides the board until the next player has it."""
    player = new_player()
    player.home(**ENGLISH)
    player.open_table("jamaica", 2, ["hot-seat"])
    curtains = 0
    for _ in range(14):
        if player.wait() == "curtain":
            curtains += 1
            assert player.page.locator("[data-piece]").count() == 0
            if curtains == 1:
                shoot(player.page, "curtain")
        player.play_by_mouse(1)
    assert curtains >= 2


def test_no_curtain_where_all_is_open(new_player: NewPlayer) -> None:
    player = new_player()
    player.home(**ENGLISH)
    player.open_table("shanghaien", 2, ["hot-seat"])
    movers = set()
    for _ in range(8):
        assert player.wait() != "curtain"
        movers.add(player.update["viewer"])
        player.play_by_mouse(1)
    assert movers == {0, 1}


def test_looking_back(new_player: NewPlayer, shoot: Shoot) -> None:
    """A line of the chronicle, the scrubber and the arrow keys lead back; nothing can be played there."""
    player = new_player()
    player.home(**ENGLISH)
    player.play_now("Shanghaien")
    player.play_by_mouse(6)
    player.wait()
    page = player.page
    live = page.locator(".scrubber .ply").inner_text()
    page.locator("ol[aria-label=Chronicle] button").nth(1).click()
    expect(page.locator(".ask")).to_contain_text("Looking back")
    shoot(page, "past")
    expect(page.locator(".option")).to_have_count(0)
    page.locator("[data-piece]").first.click()
    expect(page.locator(".notice")).to_contain_text("looking back")
    page.get_by_label("Look back over the game").fill("3")
    expect(page.locator(".scrubber .ply")).to_contain_text("3 of")
    page.keyboard.press("Escape")
    page.locator("h1").click()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".ask")).to_contain_text("Looking back")
    page.locator(".tools").get_by_role("button", name="Back to now").click()
    expect(page.locator(".scrubber .ply")).to_have_text(live)
    assert player.wait() == "asked"


def test_one_line_of_the_chronicle_is_current_and_one_is_a_stop(new_player: NewPlayer) -> None:
    """At rest the last line is the tabulator's stop; arrows go from line to line; the line looked back at is marked,
    and none any more when the page is back at now."""
    player = new_player()
    player.home(**ENGLISH)
    player.play_now("Shanghaien")
    player.play_by_mouse(6)
    player.wait()
    lines = player.page.locator("ol[aria-label=Chronicle] button")
    stops = player.page.locator("ol[aria-label=Chronicle] button[tabindex='0']")
    marked = player.page.locator("ol[aria-label=Chronicle] button[aria-current=true]")
    expect(stops).to_have_count(1)
    expect(lines.last).to_have_attribute("tabindex", "0")
    expect(marked).to_have_count(0)
    lines.last.focus()
    player.page.keyboard.press("ArrowUp")
    expect(lines.nth(lines.count() - 2)).to_be_focused()
    expect(stops).to_have_count(1)
    player.page.keyboard.press("Enter")
    expect(marked).to_have_count(1)
    at = marked.locator(".ply").inner_text()
    assert lines.nth(lines.count() - 2).locator(".ply").inner_text() == at
    colour = "button => getComputedStyle(button).backgroundColor"
    assert marked.evaluate(colour) != lines.first.evaluate(colour)
    player.page.locator(".tools").get_by_role("button", name="Back to now").click()
    expect(marked).to_have_count(0)


def test_why_not_and_hint(new_player: NewPlayer, shoot: Shoot) -> None:
    """Touching what isn't offered names the clause; a hint marks the best option."""
    player = new_player()
    player.home(**ENGLISH)
    player.play_now("Shanghaien")
    player.wait()
    page = player.page
    page.locator("[data-piece]:not(.pickable)").first.click()
    expect(page.locator(".notice .clause")).to_contain_text("SH-")
    shoot(page, "why")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".option.best")).to_have_count(1)
    shoot(page, "hint")


def test_server_comes_back(new_player: NewPlayer, house: House, shoot: Shoot) -> None:
    """While the server is away the page says so; it finds back by itself and the game goes on."""
    player = new_player()
    player.home(**ENGLISH)
    player.play_now("Shanghaien")
    player.play_by_mouse(3)
    house.stop()
    try:
        expect(player.page.locator(".connection")).to_be_visible()
        shoot(player.page, "lost")
    finally:
        house.start()
    expect(player.page.locator(".connection")).to_have_count(0)
    assert not player.play_by_mouse(3)
