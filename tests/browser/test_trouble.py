"""What goes wrong between people: a sentence in the player's language, and a way on."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import NewPlayer

Shoot = Callable[[Page, str], None]
LINK = {"en": "Link to the table", "ru": "Ссылка на стол"}
SIT_DOWN = {"en": "Sit down", "ru": "Сесть"}
TAKEN = {"en": "has already begun", "ru": "уже начал"}
WATCHING = {"en": "You are watching", "ru": "Вы смотрите"}
CLOSE = {"en": "Close", "ru": "Закрыть"}
REFUSED = {"en": "There is no action", "ru": "нет действия"}


def listens_only(route: WebSocketRoute) -> None:
    """A connection that hears nothing any more."""
    route.connect_to_server().on_message(lambda _: None)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_full_table(new_player: NewPlayer, shoot: Shoot, language: str) -> None:
    """Somebody else was faster: whoever comes too late hears so, and may watch."""
    owner, second, late = (new_player(language=language) for _ in range(3))
    for player in (owner, second, late):
        player.home(language=language, confirm=False, level="cabin-boy")
    owner.open_table("shanghaien", 2, ["person"])
    link = owner.page.get_by_label(LINK[language]).input_value()
    late.page.route_web_socket("**/live**", listens_only)
    late.page.goto(link)
    late.page.get_by_role("button", name=SIT_DOWN[language]).wait_for()
    second.page.goto(link)
    second.page.get_by_role("button", name=SIT_DOWN[language]).click()
    second.page.locator(".prompt h2").wait_for()
    late.page.get_by_role("button", name=SIT_DOWN[language]).click()
    expect(late.page.get_by_role("alert")).to_contain_text(TAKEN[language])
    shoot(late.page, "late")
    watcher = new_player(language=language)
    watcher.page.goto(link)
    watcher.page.locator("[data-piece]").first.click()
    expect(watcher.page.get_by_role("alert")).to_contain_text(WATCHING[language])


@pytest.mark.parametrize("language", ["en", "ru"])
def test_refused_move(new_player: NewPlayer, shoot: Shoot, language: str) -> None:
    """A move that the server doesn't take is told; the question stays and can be answered."""
    player = new_player(language=language)
    page = player.page
    garbled = True

    def garble(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def forward(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "move" and garbled:
                said["action"] = "fly away"
            server.send(json.dumps(said))

        route.on_message(forward)

    page.route_web_socket("**/live**", garble)
    player.home(language=language, confirm=False, level="cabin-boy")
    page.locator(".games .play").first.click()
    assert player.wait() == "asked"
    page.locator(".option").first.click()
    notice = page.locator(".notice.bad")
    expect(notice).to_contain_text("fly away")
    expect(notice).to_contain_text(REFUSED[language])
    shoot(page, "refused")
    expect(page.locator(".option:not([disabled])").first).to_be_visible()
    notice.get_by_role("button", name=CLOSE[language]).click()
    expect(notice).to_have_count(0)
    garbled = False
    before = player.state()
    page.locator(".option").first.click()
    player.settle(before)
    assert player.wait() == "asked"
    expect(notice).to_have_count(0)


def test_move_on_its_way(new_player: NewPlayer) -> None:
    """While a slow server has the move, nothing else can be touched, and nothing is called back."""
    player = new_player()
    page = player.page
    held: list[Callable[[], None]] = []

    def hold(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def forward(message: str | bytes) -> None:
            if json.loads(message)["type"] == "move":
                held.append(lambda: server.send(message))
            else:
                server.send(message)

        route.on_message(forward)

    page.route_web_socket("**/live**", hold)
    player.home(language="en", confirm=False, level="cabin-boy")
    player.play_now("Jamaica")
    while not held:
        assert player.wait() == "asked"
        before = player.state()
        page.locator("[data-piece].pickable").first.click()
        player.settle(before)
    chosen = page.locator("[data-piece].chosen").count()
    assert chosen > 0, "the move was put together by touching pieces"
    expect(page.locator(".option.back")).to_be_disabled()
    expect(page.locator(".option:not([disabled]), [data-piece].pickable")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("[data-piece].chosen")).to_have_count(chosen)
    before = player.state()
    held.pop()()
    player.settle(before)
    assert player.wait() == "asked"
