"""What people see of trust: the record compared with the game, seats of the absent, squatters, tables of bots."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.test_people import sit_down
from tests.browser.test_tables import ENGLISH, anna_is_asked, link_of

Shoot = Callable[[Page, str], None]


def concede(player: Player) -> None:
    player.page.get_by_role("button", name="Menu").click()
    player.page.get_by_role("button", name="Concede").click()
    player.page.get_by_role("button", name="Yes, concede").click()


def rewritten(route: Route) -> None:
    """A host who tells another story afterwards: the same lines, but for one roll."""
    answer = route.fetch()
    rows = answer.text().split("\n")
    at = next(place for place, row in enumerate(rows) if " dice " in row)
    number, _, rest = rows[at].partition(" chance dice ")
    rows[at] = (
        f"{number} chance dice 6 6{rest[3:]}" if not rest.startswith("6 6") else f"{number} chance dice 1 1{rest[3:]}"
    )
    route.fulfill(response=answer, body="\n".join(rows))


@pytest.mark.parametrize("honest", [True, False])
def test_the_device_compares_the_record_with_the_game_it_saw(new_player: NewPlayer, shoot: Shoot, honest: bool) -> None:
    player = new_player()
    player.home(**ENGLISH)
    player.play_now("Shanghaien")
    player.play_by_mouse(6)
    if not honest:
        player.page.route("**/record", rewritten)
    concede(player)
    verdict = player.page.locator("[data-verdict]")
    expect(verdict).to_have_attribute("data-verdict", "fair" if honest else "lines")
    expect(verdict).to_contain_text("Checked by this device" if honest else "Careful: the record tells another game")
    shoot(player.page, f"verdict-{'fair' if honest else 'rewritten'}")


def test_a_squatter_is_sent_away(new_player: NewPlayer, shoot: Shoot) -> None:
    anna, squatter = new_player(), new_player()
    anna.home(**ENGLISH)
    anna.open_table("jamaica", 3, ["person", "person"])
    squatter.home(**ENGLISH)
    squatter.page.goto(link_of(anna.page))
    squatter.page.get_by_role("button", name="Sit down").first.click()
    expect(squatter.page.get_by_role("button", name="Give up the seat")).to_be_visible()
    away = anna.page.get_by_role("button", name="to leave")
    expect(away).to_have_count(1)
    shoot(anna.page, "squatter")
    away.click()
    expect(away).to_have_count(0)
    squatter.page.get_by_role("button", name="Sit down").first.click()
    expect(squatter.page.get_by_role("alert")).to_contain_text("The owner doesn't want you")


def test_the_owner_stops_a_table_of_bots(new_player: NewPlayer, shoot: Shoot) -> None:
    player = new_player()
    player.home(**ENGLISH)
    player.play_now("Shanghaien")
    player.wait()
    player.page.get_by_role("button", name="Menu").click()
    shoot(player.page, "menu-alone")
    player.page.get_by_role("button", name="Stop this table").click()
    expect(player.page.get_by_text("The table was closed", exact=False).first).to_be_visible()


def test_somebody_who_is_away_is_not_replaced_at_once(new_player: NewPlayer, shoot: Shoot) -> None:
    anna, boris = sit_down(new_player)
    anna_is_asked(anna.page, boris.page)  # the game has begun
    boris.page.goto("/")
    anna.page.get_by_role("button", name="Menu").click()
    stand_in = anna.page.get_by_role("button", name="who is away")
    expect(stand_in).to_have_count(1)
    expect(anna.page.get_by_text("stays the bot's")).to_be_visible()
    shoot(anna.page, "menu-absent")
    stand_in.click()
    expect(anna.page.locator(".shell")).to_contain_text("They haven't been away long enough")
