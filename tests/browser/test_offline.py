"""Without the server: the page opens from what the device keeps, says that it waits, and goes on by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPlayer
from tests.browser.house import House
from tests.browser.player import Player

Shoot = Callable[[Page, str], None]
KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async name => (await (await caches.open(name)).keys()).map(r => r.url)));
  return [names, requests.flat().map(url => new URL(url).pathname)];
}"""
LET_GO = """async () => {
  while ((await caches.keys()).includes('prichal-old')) await new Promise(done => setTimeout(done, 100));
}"""
WAITS = {"en": "Waiting for the server", "ru": "Ждём сервер"}


@pytest.fixture
def away(house: House) -> Iterator[House]:
    """A house that is open again afterwards, whatever happens."""
    yield house
    if house.process is None:
        house.start()


def arrive(player: Player, **settings: object) -> tuple[list[str], list[str]]:
    """A first visit; what the device keeps afterwards: names of caches, and paths."""
    player.home(level="cabin-boy", **settings)
    names, paths = player.page.evaluate(KEPT)
    return names, paths


def test_the_worker_is_served_as_browsers_want_it(house: House) -> None:
    answer = httpx.get(f"{house.address}/worker.js")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert "__FILES__" not in answer.text and "__VERSION__" not in answer.text


@pytest.mark.parametrize("language", ["en", "ru"])
def test_home_without_the_server(new_player: NewPlayer, away: House, shoot: Shoot, language: str) -> None:
    player = new_player(language=language)
    names, paths = arrive(player, language=language)
    page = player.page
    assert len(names) == 1 and names[0].startswith("prichal-")
    assert "/" in paths
    assert all(path == "/" or path.startswith("/assets/") for path in paths), "answers of the server aren't kept"
    away.stop()
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text(WAITS[language])
    expect(page.locator("html")).to_have_attribute("lang", language)
    shoot(page, "waits")
    away.start()
    page.locator(".games .play").first.wait_for()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_other_pages_without_the_server(new_player: NewPlayer, away: House) -> None:
    """Pages that were never opened are there too; they go on by themselves as well."""
    player = new_player()
    arrive(player, language="en")
    page = player.page
    away.stop()
    page.goto("/rules/jamaica")
    expect(page.get_by_role("alert")).to_contain_text(WAITS["en"])
    page.goto("/new/jamaica")
    expect(page.get_by_role("alert")).to_contain_text(WAITS["en"])
    away.start()
    page.locator("form .button.first").wait_for()


def test_a_table_without_the_server(new_player: NewPlayer, away: House, shoot: Shoot) -> None:
    """Reloaded in the middle of a game while the server is gone; the game goes on afterwards."""
    player = new_player()
    arrive(player, language="en", confirm=False)
    player.play_now("Shanghaien")
    player.play_by_mouse(3)
    away.stop()
    page = player.page
    page.reload()
    expect(page.locator(".loading")).to_contain_text(WAITS["en"])
    shoot(page, "waits")
    away.start()
    expect(page.locator(".loading")).to_have_count(0)
    assert not player.play_by_mouse(3)


def test_without_a_net(new_player: NewPlayer) -> None:
    """The device itself is offline."""
    player = new_player()
    arrive(player, language="en")
    page = player.page
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text(WAITS["en"])
    page.context.set_offline(False)
    page.locator(".games .play").first.wait_for()


def test_files_of_an_older_build_are_let_go(new_player: NewPlayer) -> None:
    """The worker of another build begins by deleting what older ones kept, and nothing else."""
    player = new_player()
    names, _ = arrive(player, language="en")
    page = player.page
    page.evaluate("() => Promise.all(['prichal-old', 'somebody-elses'].map(name => caches.open(name)))")
    page.evaluate("async () => { await (await navigator.serviceWorker.ready).unregister() }")
    page.goto("/health")  # nobody uses the old worker any more
    page.goto("/")
    page.evaluate(KEPT)
    page.evaluate(LET_GO)
    assert set(page.evaluate("() => caches.keys()")) == {*names, "somebody-elses"}
