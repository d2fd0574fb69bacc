"""Two people at one table: whose turn it is, taking back, and what one finds at home."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.test_tables import ENGLISH, anna_is_asked, link_of

Shoot = Callable[[Page, str], None]
# Somebody who looks elsewhere; the browser's own notifications and sounds are written down.
ELSEWHERE = """
window.told = []; window.sounds = 0;
Object.defineProperty(document, "hidden", { get: () => true });
window.Notification = class {
  static permission = "granted";
  constructor(title, more) { told.push([title, more.body]); }
};
const make = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () { window.sounds += 1; return make.call(this); };
"""


def sit_down(new_player: NewPlayer) -> tuple[Player, Player]:
    """Anna has everything switched off, Boris wants alerts and sounds."""
    anna, boris = new_player(), new_player()
    boris.page.add_init_script(ELSEWHERE)
    anna.home(**ENGLISH)
    anna.open_table("shanghaien", 2, ["person"])
    boris.home(**ENGLISH, alerts=True, sound=True)
    boris.page.goto(link_of(anna.page))
    boris.page.get_by_role("button", name="Sit down").click()
    return anna, boris


def play_until(asked: Player, anna: Player, boris: Player) -> None:
    """Plays until it is somebody's turn again after at least one move of the other."""
    moves = 0
    while True:
        mover = anna if anna_is_asked(anna.page, boris.page) else boris
        if mover is asked and moves > 0:
            return
        moves += mover is not asked
        mover.play_by_mouse(1)


def test_whose_turn_it_is(new_player: NewPlayer, shoot: Shoot) -> None:
    anna, boris = sit_down(new_player)
    play_until(boris, anna, boris)
    expect(boris.page).to_have_title("● Your turn · Shanghaien")
    expect(anna.page).to_have_title("Shanghaien")
    question = boris.page.locator(".ask").inner_text()
    told = boris.page.evaluate("told")
    assert told[-1][0] == "Your turn"
    assert told[-1][1].lower() == question.lower()
    assert boris.page.evaluate("sounds") > 0
    anna.page.goto("/")
    boris.play_by_mouse(1)
    card = anna.page.locator("a[href^='/t/']").first
    anna.page.reload()
    expect(card).to_contain_text("new line")
    shoot(anna.page, "my-games")


def test_taking_back_together(new_player: NewPlayer, shoot: Shoot) -> None:
    """When somebody else has rolled and moved since, a move goes back only if both agree."""
    anna, boris = sit_down(new_player)
    play_until(boris, anna, boris)
    play_until(anna, anna, boris)
    before = anna.update["ply"]
    anna.page.get_by_role("button", name="Take back").click()
    offer = boris.page.locator(".offer[role=status]")
    expect(offer).to_contain_text("asks to go back")
    shoot(boris.page, "offer")
    offer.get_by_role("button", name="Decline").click()
    expect(offer).to_have_count(0)
    assert anna.update["ply"] >= before
    anna.page.get_by_role("button", name="Take back").click()
    offer.get_by_role("button", name="Agree").click()
    assert anna.wait() == "asked"
    expect(anna.page.locator("ol[aria-label=Chronicle] .undone").first).to_be_visible()
    expect(boris.page.locator("ol[aria-label=Chronicle] .undone").first).to_be_visible()


def test_taking_back_alone(new_player: NewPlayer) -> None:
    """A captain who has set the dice may think again: nobody has seen more than that."""
    player = new_player()
    player.home(**ENGLISH)
    player.play_now("Jamaica")
    for _ in range(60):
        player.wait()
        if player.update["undo"] is not None and player.update["table"]["actors"] == [player.update["viewer"]]:
            break  # nobody else can do anything now: it stays so until the key is pressed
        player.play_by_mouse(1)
    asked = player.page.locator(".ask").inner_text()
    before = player.state()
    player.page.keyboard.press("u")
    player.settle(before)
    assert player.wait() == "asked"
    assert player.page.locator(".ask").inner_text() != asked
    expect(player.page.locator("ol[aria-label=Chronicle] .undone").first).to_be_visible()
