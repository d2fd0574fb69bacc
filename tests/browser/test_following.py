"""What happens is shown one event after another, and nobody has to wait for it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player

Shoot = Callable[[Page, str], None]
WEAK = {"level": "cabin-boy", "language": "en", "confirm": False}
# A window in which time runs ten times as fast: what takes seven tenths of a second takes seven hundredths.
FAST_TIME = """
const later = window.setTimeout;
window.setTimeout = (then, milliseconds = 0, ...more) => later(then, milliseconds / 10, ...more);
"""
# Notes every event that is shown while the table is walked through.
WITNESS = """
  window.captions = [];
  const note = () => {
    const text = document.querySelector('.caption[data-event] p')?.textContent.trim();
    if (text && text !== window.captions.at(-1)) window.captions.push(text);
  };
  const everything = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(note).observe(document, everything);
"""
AT_REST = "() => document.querySelector('.caption:not(.walking), .curtain, dialog[open]') !== null"


def lines(page: Page, after: int = 0) -> list[str]:
    """The chronicle after so many lines, without the numbers before them; of equal ones after each other only one."""
    found = page.locator("ol[aria-label=Chronicle] li .line").all_text_contents()
    texts = [text.strip() for text in found[after:]]
    return [text for place, text in enumerate(texts) if place == 0 or texts[place - 1] != text]


def caption_of(page: Page) -> str:
    return (page.locator(".caption p").text_content() or "").strip()


def sums_up(page: Page) -> bool:
    """At rest the caption is the last line of the chronicle, or a whole turn in one line, which ends with it."""
    end = lines(page)[-1].rstrip(".")
    caption = caption_of(page)
    name, _, said = caption.partition(": ")
    said = said.split(" · ")[-1]
    return caption.rstrip(".") == end or (end.startswith(name) and said != "" and end.endswith(said))


def rest(player: Player) -> None:
    player.page.wait_for_function(AT_REST)


def test_a_whole_game_watched_without_missing_an_event(new_player: NewPlayer) -> None:
    """Shanghaien at normal speed in a window with fast time: every line of the chronicle was a caption, in order."""
    player = new_player(moving=True)
    page = player.page
    page.add_init_script(FAST_TIME + WITNESS)
    updates: list[dict[str, Any]] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: updates.append(json.loads(frame))))
    player.home(**WEAK, speed="normal")
    player.play_now("Shanghaien")
    for _ in range(400):
        state = player.wait()
        rest(player)  # somebody who watches to the end before they touch anything
        if state == "over":
            break
        player.play_by_mouse(1)
    expect(page.locator("dialog[open] .winner")).to_be_visible()
    first = next(message for message in updates if message["type"] == "update")
    told = lines(page, after=len(first["news"]))
    assert len(told) > 30
    assert page.evaluate("window.captions") == told


def test_a_bot_is_followed_and_a_touch_goes_on(new_player: NewPlayer, shoot: Shoot) -> None:
    """Jamaica: one confirmation brings many events; the walk can be paused, skipped and shown again."""
    player = new_player(moving=True)
    player.home(**WEAK, speed="slow")
    player.play_now("Jamaica")
    page = player.page
    caption = page.locator(".caption")
    for _ in range(40):
        player.wait()
        player.play_by_mouse(1)
        if caption.evaluate("e => e.classList.contains('walking')"):
            page.get_by_role("button", name="Pause").click()
            break
    stood = caption_of(page)
    shoot(page, "paused")
    player.wait()  # the true position is there already: something is asked while the walk stands still
    assert caption_of(page) == stood
    page.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="Skip to now").click()
    expect(page.locator(".caption.walking")).to_have_count(0)
    last = caption_of(page)
    assert sums_up(page), (last, lines(page)[-1])
    page.get_by_role("button", name="Show the last turn again").click()
    expect(page.locator(".caption.walking")).to_have_count(1)
    page.keyboard.press("x")  # any key
    expect(page.locator(".caption.walking")).to_have_count(0)
    assert caption_of(page) == last
    page.get_by_role("button", name="Show the last turn again").click()
    expect(page.locator(".caption.walking")).to_have_count(1)
    page.locator("main svg").first.click(position={"x": 3, "y": 3})  # where nothing lies
    expect(page.locator(".caption.walking")).to_have_count(0)
    assert page.locator(".notice").count() == 0
    page.get_by_role("button", name="Show the last turn again").click()
    expect(page.locator(".caption.walking")).to_have_count(1)
    before = player.state()
    player.touch()  # an offered piece, or an option
    player.settle(before)


def test_on_a_phone_a_touch_skips_and_the_speed_can_be_chosen(new_player: NewPlayer, shoot: Shoot) -> None:
    player = new_player(360, 740, language="ru", moving=True)
    player.home(level="cabin-boy", language="ru", confirm=False, speed="slow")
    player.play_now("Шанхайен")
    page = player.page
    player.wait()
    walking = page.locator(".caption.walking")
    page.get_by_role("button", name="Показать последний ход ещё раз").click()
    expect(walking).to_have_count(1)
    page.locator("main svg").first.tap(position={"x": 3, "y": 3})
    expect(walking).to_have_count(0)
    page.get_by_role("button", name="Меню").click()
    page.get_by_role("combobox", name="Скорость показа").select_option("instant")
    shoot(page, "menu")
    assert page.evaluate("JSON.parse(localStorage.getItem('prichal')).speed") == "instant"


def test_who_wants_no_motion_sees_the_table_as_it_is(new_player: NewPlayer) -> None:
    player = new_player()
    player.home(**WEAK, speed="slow")
    player.play_now("Shanghaien")
    player.wait()
    player.page.evaluate(WITNESS)
    player.play_by_mouse(8)
    player.wait()
    assert player.page.evaluate("window.captions") == []
    assert sums_up(player.page), (caption_of(player.page), lines(player.page)[-1])


def test_one_device_shows_what_a_move_brought_before_the_curtain(new_player: NewPlayer, shoot: Shoot) -> None:
    player = new_player(moving=True)
    player.home(**WEAK, speed="normal")
    player.open_table("jamaica", 2, ["hot-seat"])
    page = player.page
    seen = 0
    for _ in range(14):
        player.wait()
        page.evaluate(WITNESS)
        before = player.state()
        if page.locator(".curtain").count():
            page.locator(".curtain .button.first").click()
            player.settle(before)
            continue
        player.touch()
        page.locator(".curtain, .option:not([disabled]), .confirm .first").first.wait_for()
        if page.locator(".curtain").count():
            seen += len(page.evaluate("window.captions"))
            shoot(page, "curtain")
    assert seen > 0, "the curtain fell after the captions"


def test_a_finished_game_opens_at_its_start_and_plays_by_itself(new_player: NewPlayer, shoot: Shoot) -> None:
    player = new_player(moving=True)
    player.page.add_init_script(FAST_TIME)
    player.home(**WEAK, speed="instant")
    player.play_now("Shanghaien")
    assert player.play_by_mouse()
    page = player.page
    page.reload()
    expect(page.locator(".scrubber input")).to_have_value("0")
    expect(page.locator("dialog[open]")).to_have_count(0)
    shoot(page, "start")
    page.evaluate(WITNESS)
    page.locator(".caption").get_by_role("button", name="Play").click()
    expect(page.locator("dialog[open] .winner")).to_be_visible(timeout=120_000)
    seen, last = (
        page.evaluate("window.captions"),
        lines(page),
    )  # of a long game the chronicle has the last lines at hand
    assert "starts the game" in seen[0]
    assert seen[-len(last) :] == last


def test_a_choice_half_made_survives_another_answer(new_player: NewPlayer) -> None:
    """Madame Ching: both choose at the same time; who waits for a second touch keeps what was touched."""
    anna, boris = new_player(), new_player()
    anna.home(language="en", confirm=True, level="cabin-boy")
    anna.open_table("madame_ching", 2, ["person"])
    boris.home(language="en", confirm=False, level="cabin-boy")
    boris.page.goto(anna.page.url)
    boris.page.get_by_role("button", name="Sit down").click()
    boris.wait()
    anna.play_by_mouse(1)  # the first of two cards can be taken back and isn't confirmed
    anna.wait()
    anna.page.locator(".option:not([disabled])").nth(1).click()
    expect(anna.page.locator(".confirm")).to_be_visible()
    chosen = anna.page.locator(".confirm .sentence").inner_text()
    before = anna.state()
    boris.play_by_mouse(1)
    anna.settle(before)
    assert anna.page.locator(".confirm .sentence").inner_text() == chosen
    anna.page.locator(".confirm .first").click()
    expect(anna.page.locator(".confirm")).to_have_count(0)
