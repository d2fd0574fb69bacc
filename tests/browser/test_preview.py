"""What would it do? Ghosts where pieces would go, chips with what would come or go; gone when nothing is considered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.test_everyone import violations

Shoot = Callable[[Page, str], None]
TURNS = 60


def play_until(player: Player, suits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Plays on until an option is offered that suits, and gives it."""
    for _ in range(TURNS):
        player.wait()
        expect(player.page.locator(".shell")).to_have_attribute(
            "data-state", f"{player.update['version']} 0  0 undefined null"
        )
        found = [option for option in player.update["prompt"]["options"] if suits(option)]
        player.page.mouse.move(0, 0)  # nothing is considered yet
        if found:
            option: dict[str, Any] = found[0]
            return option
        player.play_by_mouse(1)
    raise AssertionError("no such option in so many turns")


def goals(option: dict[str, Any]) -> list[str]:
    return sorted(change["to"] for change in option["brings"] if change["to"])


def is_alone(player: Player, option: dict[str, Any]) -> bool:
    """Whether its first piece means this option and no other."""
    return [one["action"] for one in player.update["prompt"]["options"] if option["picks"][0] in one["picks"]] == [
        option["action"]
    ]


def amounts(option: dict[str, Any]) -> list[str]:
    found = [change["amount"] for change in option["brings"] if change["what"]]
    return [f"+{amount}" if amount > 0 else f"−{-amount}" for amount in found]


def ghosts(page: Page) -> list[str]:
    found: list[str] = page.locator("main [data-preview]").evaluate_all("all => all.map(one => one.dataset.preview)")
    return sorted(found)


def expect_ghosts(page: Page, expected: list[str]) -> None:
    expect(page.locator("main [data-preview]")).to_have_count(len(expected))
    assert ghosts(page) == expected


def is_over(page: Page, piece: str) -> bool:
    """Whether the ghost stands at its goal: within one piece's size of it."""
    ghost, goal = (
        page.locator(f"main [{name}='{piece}']").first.bounding_box() for name in ("data-preview", "data-piece")
    )
    assert ghost is not None and goal is not None
    across = abs(ghost["x"] + ghost["width"] / 2 - goal["x"] - goal["width"] / 2)
    down = abs(ghost["y"] + ghost["height"] / 2 - goal["y"] - goal["height"] / 2)
    return across <= goal["width"] and down <= goal["height"]


@pytest.mark.parametrize(("game", "name"), [("jamaica", "Jamaica"), ("shanghaien", "Shanghaien")])
def test_an_option_shows_where_it_leads(new_player: NewPlayer, shoot: Shoot, game: str, name: str) -> None:
    player = new_player(theme="dark" if game == "shanghaien" else "light")
    player.home(language="en", confirm=False, level="cabin-boy")
    player.play_now(name)
    option = play_until(player, lambda option: bool(goals(option)) and is_alone(player, option))
    page = player.page
    page.locator("header h1").hover()
    expect_ghosts(page, [])
    page.locator(f"[data-action='{option['action']}']").focus()  # by keyboard, whether folded or not
    expect_ghosts(page, goals(option))
    assert all(is_over(page, goal) for goal in goals(option))
    shoot(page, "option")
    page.locator("header .tool").first.hover()
    expect_ghosts(page, [])
    page.locator(f"[data-piece='{option['picks'][0]}']").first.hover()  # the piece that means it, and only it
    expect_ghosts(page, goals(option))


def test_chips_say_what_comes_and_goes(new_player: NewPlayer, shoot: Shoot) -> None:
    player = new_player()
    player.home(language="en", confirm=False, level="cabin-boy")
    player.play_now("Jamaica")
    option = play_until(player, lambda option: bool(amounts(option)))
    page = player.page
    for one in player.update["prompt"]["options"]:
        chips = page.locator(f"[data-action='{one['action']}'] .chip")
        assert [text.strip() for text in chips.locator("[aria-hidden=true]:not(svg)").all_inner_texts()] == amounts(one)
    caption = page.locator(".caption .chip")
    expect(caption).to_have_count(0)
    page.locator(f"[data-action='{option['action']}']").focus()
    expect(caption).to_have_count(len(amounts(option)))
    for seat in {change["seat"] for change in option["brings"] if change["what"]}:  # and over the holds of each
        own = [change for change in option["brings"] if change["what"] and change["seat"] == seat]
        expect(page.locator(f"[data-gains='{seat}'] .chip")).to_have_count(len(own))
    said = caption.first.locator(".hidden-but-read").inner_text()
    assert said.startswith(amounts(option)[0]) and len(said) > len(amounts(option)[0])  # in words too
    assert violations(page) == []
    shoot(page, "chips")


def test_on_a_phone_what_waits_for_confirmation_is_shown(new_player: NewPlayer, shoot: Shoot) -> None:
    player = new_player(360, 740, "dark", "ru")
    player.home(language="ru", level="cabin-boy")
    player.play_now("Ямайка")
    option = play_until(player, lambda option: bool(goals(option)) and bool(amounts(option)))
    page = player.page
    page.locator(f"[data-action='{option['action']}']").dispatch_event("click")
    expect(page.locator(".confirm")).to_be_visible()
    expect_ghosts(page, goals(option))
    expect(page.locator(".caption .chip")).to_have_count(len(amounts(option)))
    shoot(page, "ready")
