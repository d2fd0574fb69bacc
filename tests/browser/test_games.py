"""Whole games in the browser: by mouse, by keyboard alone, on every board."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from prichal import games
from prichal.kernel.record import parse
from prichal.kernel.table import replay
from prichal.kernel.wire import Message
from prichal.locales import Words
from tests.boards.vocabulary import BOARDS
from tests.browser.conftest import NewPlayer
from tests.browser.player import no_wish
from tests.browser.test_china_sea import sail_far

Shoot = Callable[[Page, str], None]
WISHES = {"madame_ching": sail_far}  # where touches at random lead nowhere
WEAK = {"level": "cabin-boy", "language": "en"}


def test_from_home_to_the_end_by_mouse(new_player: NewPlayer, shoot: Shoot, tmp_path: Path) -> None:
    """Shanghaien against a bot, with confirmations; then the result, the record and another game."""
    player = new_player()
    player.home(**WEAK, confirm=True)
    player.play_now("Shanghaien")
    player.play_by_mouse(6)
    shoot(player.page, "middle")
    assert player.play_by_mouse()
    page = player.page
    page.locator("dialog svg[role=img]").wait_for()
    shoot(page, "end")
    assert page.locator("dialog tbody tr").count() == 9, "eight nations and the trick cards"
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    download.value.save_as(tmp_path / "record.txt")
    table = replay(parse((tmp_path / "record.txt").read_text(encoding="utf-8")))
    assert table.state.over and table.game is games.find("shanghaien")
    totals = [int(cell) for cell in page.locator("dialog tfoot td").all_inner_texts()]
    assert table.game.scores(table.state) == totals
    before = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != before)
    assert player.wait() == "asked"


@pytest.mark.parametrize(("language", "tabs"), [("en", 0), ("ru", 1)])
def test_by_keyboard_alone(new_player: NewPlayer, shoot: Shoot, language: str, tabs: int) -> None:
    """Tab to a game (Shanghaien, Jamaica), Enter, then digits and Enter to the end of the game."""
    player = new_player(language=language)
    player.home(level="cabin-boy", language=language, confirm=True)
    for _ in range(30):
        player.page.keyboard.press("Tab")
        if "play" in (player.page.evaluate("document.activeElement.className") or "").split():
            if tabs == 0:
                break
            tabs -= 1
    player.page.keyboard.press("Enter")
    player.page.locator(".shell").wait_for()
    player.play_by_keyboard(20)
    shoot(player.page, "middle")
    assert player.play_by_keyboard()
    shoot(player.page, "end")


@pytest.mark.parametrize("game", BOARDS)
def test_whole_game_on_its_own_board(new_player: NewPlayer, shoot: Shoot, game: str) -> None:
    """Every piece that a question names is drawn."""
    player = new_player()
    player.home(**WEAK, confirm=False)
    player.play_now(Words("en").say(Message(f"game-{game}")))
    player.play_by_mouse(15)
    shoot(player.page, "middle")
    assert player.play_by_mouse(wish=WISHES.get(game, no_wish))
    assert player.asked
    assert player.undrawn == set()


@pytest.mark.parametrize("game", [game for game in games.names() if game not in BOARDS])
def test_whole_game_on_the_plain_board(new_player: NewPlayer, shoot: Shoot, game: str) -> None:
    player = new_player()
    player.home(**WEAK, confirm=False)
    player.open_table(game, 2, ["cabin-boy"])
    player.play_by_mouse(12)
    shoot(player.page, "middle")
    assert player.play_by_mouse()
    shoot(player.page, "end")


@pytest.mark.parametrize("game", BOARDS)
def test_motion_never_blocks(new_player: NewPlayer, game: str) -> None:
    """Somebody fast touches the next piece while the last one still moves."""
    player = new_player(moving=True)
    player.home(**WEAK, confirm=False)
    player.play_now(Words("en").say(Message(f"game-{game}")))
    for _ in range(12):
        assert player.wait() == "asked"
        before = player.state()
        piece = player.page.locator("[data-piece].pickable").first
        # The event goes to the piece wherever it is on its way: nothing waits for it to stand still.
        piece.dispatch_event("click")
        player.settle(before)


def test_a_chosen_trick_card_can_be_let_go(new_player: NewPlayer) -> None:
    """Shanghaien: its halves lie over it; above them the card itself can still be touched."""
    player = new_player()
    player.home(**WEAK, confirm=False)
    player.play_now("Shanghaien")
    page = player.page
    name = ""
    for _ in range(80):
        assert player.wait() == "asked"
        touched = [pick for option in player.update["prompt"]["options"] for pick in option["picks"]]
        name = next((pick for pick in touched if pick.startswith("trick-") and touched.count(pick) == 2), "")
        if name:  # both of its halves can be played
            break
        before = player.state()
        page.locator(".option:not([disabled])").first.click()
        player.settle(before)
    card = page.locator(f"[data-piece='{name}']")
    card.click()
    halves = page.locator("[data-piece^='action-'].pickable")
    expect(halves).to_have_count(2)
    frame = card.bounding_box()
    assert frame is not None
    version = player.state().split()[0]
    page.mouse.click(frame["x"] + frame["width"] / 4, frame["y"] + 20)  # over a half, not between the two
    expect(halves).to_have_count(0)
    expect(page.locator("[data-piece].chosen")).to_have_count(0)
    page.wait_for_timeout(300)
    assert player.state().split()[0] == version, "letting go is no move"
    assert name in [pick for option in player.update["prompt"]["options"] for pick in option["picks"]]
