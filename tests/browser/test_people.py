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


def test_the_waiting_room(new_player: NewPlayer, shoot: Shoot) -> None:
    """Whoever sits down for the first time is asked for a name, once; the owner gives the last chair to a bot."""
    anna, boris = new_player(), new_player()
    anna.home(**ENGLISH)
    anna.open_table("jamaica", 3, ["person", "person"])
    expect(anna.page.locator(".facts")).to_contain_text("no clock")
    anna.page.get_by_role("button", name="QR code").click()
    expect(anna.page.get_by_role("img", name="QR code")).to_be_visible()
    boris.home(**{**ENGLISH, "named": False})
    boris.page.goto(link_of(anna.page))
    boris.page.get_by_role("button", name="Sit down").first.click()
    boris.page.get_by_label("What should the others call you?").fill("Captain Boris")
    shoot(boris.page, "name-question")
    boris.page.get_by_role("button", name="Save").click()
    expect(anna.page.locator(".waiting li").nth(1)).to_contain_text("Captain Boris")
    expect(boris.page.get_by_label("What should the others call you?")).to_have_count(0)
    shoot(anna.page, "waiting-room")
    expect(boris.page.get_by_role("button", name="Fill the free seats with bots")).to_have_count(0)
    anna.page.get_by_role("button", name="Fill the free seats with bots").click()
    for player in (anna, boris):
        expect(player.page.locator(".waiting")).to_have_count(0)
    assert anna.update["table"]["seats"][2]["bot"] == ENGLISH["level"]
    another = boris.page.context.new_page()
    another.goto(boris.page.url)
    expect(another.locator(".shell")).to_be_visible()
    another.close()


def test_a_rematch_calls_the_others_and_keeps_their_seats(new_player: NewPlayer, shoot: Shoot) -> None:
    anna, boris = sit_down(new_player)
    anna_is_asked(anna.page, boris.page)
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Concede", exact=True).click()
    anna.page.get_by_role("button", name="Yes, concede").click()
    for player in (anna, boris):
        expect(player.page.locator("dialog .winner")).to_be_visible()
    boris.page.keyboard.press("Escape")
    anna.page.get_by_role("button", name="Play again").click()
    expect(anna.page.locator(".waiting li").first).to_contain_text("kept for")
    expect(boris.page.get_by_text("your seat at the new table waits for you")).to_be_visible()
    shoot(boris.page, "rematch")
    boris.page.get_by_role("button", name="Sit down there").click()
    anna_is_asked(anna.page, boris.page)
    assert boris.update["table"]["mine"] == [0]
    assert anna.update["table"]["mine"] == [1]


def test_a_spectator_says_who_they_are(new_player: NewPlayer, shoot: Shoot) -> None:
    """And is counted; whoever plays on a phone sees on the tab that something was said."""
    anna, clara = new_player(360, 740), new_player()
    anna.home(**ENGLISH)
    anna.open_table("shanghaien", 2, ["person"])
    clara.home(**{**ENGLISH, "named": False})
    clara.page.goto(link_of(anna.page))
    expect(anna.page.get_by_role("img", name="1 spectator")).to_be_visible()
    clara.page.get_by_role("tab", name="Chat").click()
    clara.page.get_by_label("What should the others call you?").fill("Clara")
    clara.page.get_by_role("button", name="Save").click()
    clara.page.get_by_label("Say something").fill("Fair winds!")
    clara.page.get_by_role("button", name="Send").click()
    chat = anna.page.locator("nav button", has_text="Chat")
    expect(chat.locator(".count")).to_have_text("1")
    shoot(anna.page, "unread-chat")
    chat.click()
    expect(anna.page.locator(".chat li")).to_contain_text("Clara")
    expect(chat.locator(".count")).to_have_count(0)
