"""The White Castle in the browser: whole games with every piece at hand, and nothing cut off or in each other's way."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.test_everyone import fits, violations
from tests.browser.test_steady import Steady

Shoot = Callable[[Page, str], None]
TABLES = [(2, "base"), (4, "matcha"), (1, "base"), (1, "matcha")]
SIZES = [(1280, 800, "ru", "light"), (1280, 800, "en", "dark"), (1024, 768, "ru", "dark"), (360, 740, "ru", "light")]
# Pieces that are seen: those that stick out of their frame, whose drawing is wider than they are, or that overlap.
# What is scrolled away counts as far as it shows; a sheet that lies over the board by intent isn't compared with it.
FAULTS = """() => {
  const seen = [...document.querySelectorAll('.wc [data-piece]')].filter(e => e.checkVisibility());
  const box = e => e.getBoundingClientRect();
  const LAYERS = '.start, .over-strip, .clans.over';
  const clipped = e => {
    const own = box(e), frame = box(e.closest('.board > *, .mine'));
    const [top, bottom] = [Math.max(own.top, frame.top), Math.min(own.bottom, frame.bottom)];
    return { left: own.left, right: own.right, top, bottom };
  };
  const faults = [];
  for (const e of seen) {
    const own = box(e), frame = box(e.closest('.wc'));
    if (own.left < frame.left - 1 || own.right > frame.right + 1) faults.push(`${e.dataset.piece} sticks out`);
    for (const inner of e.querySelectorAll('.effect, .good, .pawn, .die, .number')) {
      const part = box(inner);
      if (part.width > 0 && (part.left < own.left - 2.5 || part.right > own.right + 2.5))
        faults.push(`${e.dataset.piece} is too narrow: ${Math.round(part.width)} in ${Math.round(own.width)}`);
    }
  }
  seen.forEach((one, at) => seen.slice(at + 1).forEach(other => {
    if (one.closest(LAYERS) !== other.closest(LAYERS)) return;
    const [a, b] = [clipped(one), clipped(other)];
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (width > 2 && height > 2) faults.push(`${one.dataset.piece} over ${other.dataset.piece}`);
  }));
  return [...new Set(faults)];
}"""

# What can be touched now and is smaller than a fingertip, even with the room around it that belongs to it.
TOO_SMALL = """() => [...document.querySelectorAll('.wc .pickable, .wc button')].filter(e => e.checkVisibility())
  .map(e => {
  const box = e.getBoundingClientRect(), around = getComputedStyle(e, '::after');
  const [width, height] = around.content === '""' && around.position === 'absolute' && e.matches('.pickable')
    ? [parseFloat(around.width), parseFloat(around.height)] : [box.width, box.height];
  return { name: e.dataset.piece ?? e.ariaLabel, least: Math.min(width, height) };
}).filter(({ least }) => least < 43.5).map(({ name, least }) => `${name}: ${least}`)"""
# What is offered neither in the list nor by a piece that nothing but the list's own options lies over.
OUT_OF_REACH = """options => {
  const list = document.querySelector('.list.open')?.getBoundingClientRect();
  const isFree = id => {
    const box = document.querySelector(`[data-piece="${id}"]`)?.getBoundingClientRect();
    return box !== undefined && !(list && box.bottom > list.top && box.top < list.bottom);
  };
  const isListed = action => document.querySelector(`.list [data-action="${action}"]`) !== null;
  return options.filter(({ action, picks }) => !isListed(action) && !picks.some(isFree)).map(({ action }) => action);
}"""


def open_castle(player: Player, seats: int, expansion: str, language: str = "en") -> None:
    player.home(language=language, level="cabin-boy", confirm=False)
    player.open_table("white_castle", seats, ["cabin-boy"] * (seats - 1), [expansion])


@pytest.mark.parametrize(("seats", "expansion"), TABLES)
def test_whole_games_by_mouse(new_player: NewPlayer, shoot: Shoot, seats: int, expansion: str) -> None:
    """Every piece that a question names is drawn."""
    player = new_player(1280, 800)
    open_castle(player, seats, expansion)
    player.play_by_mouse(25)
    shoot(player.page, "middle")
    assert player.play_by_mouse()
    assert len(player.asked) > 20
    assert player.undrawn == set()


@pytest.mark.parametrize(("seats", "expansion"), TABLES)
def test_whole_games_by_keyboard_alone(new_player: NewPlayer, seats: int, expansion: str) -> None:
    player = new_player(1280, 800)
    open_castle(player, seats, expansion)
    assert player.play_by_keyboard()


def test_a_whole_game_on_a_phone(new_player: NewPlayer, shoot: Shoot) -> None:
    """Matcha: wherever something is asked, a piece that is seen can be touched, and is as large as a fingertip."""
    player = new_player(360, 740, language="ru")
    open_castle(player, 4, "matcha", "ru")
    for _ in range(400):
        if player.wait() == "over":
            break
        if player.update["prompt"] is not None:
            assert player.page.locator("[data-piece].pickable:visible").count() > 0, player.update["prompt"]["title"]
            assert player.page.evaluate(TOO_SMALL) == []
        player.play_by_mouse(1)
    assert player.wait() == "over"
    assert player.undrawn == set()
    shoot(player.page, "end")


@pytest.mark.parametrize(("width", "height", "language", "theme"), SIZES)
@pytest.mark.parametrize(("seats", "expansion"), [(4, "base"), (4, "matcha"), (1, "base")])
def test_nothing_is_cut_off_or_overlaps(
    new_player: NewPlayer, shoot: Shoot, seats: int, expansion: str, width: int, height: int, language: str, theme: str
) -> None:
    """In set-up, and every few touches of a whole game; the parts of the table stay where they are; axe looks twice."""
    player = new_player(width, height, theme, language)
    open_castle(player, seats, expansion, language)
    page = player.page
    player.wait()
    steady = Steady(page)
    for step in range(100):
        state = player.wait()
        if step in (0, 12):
            assert violations(page) == []
            shoot(page, f"step-{step}")
        if state == "over":
            break
        page.mouse.move(0, 0)
        steady.check()
        if step % 3 == 0:
            assert page.evaluate(FAULTS) == [], f"after {step} touches"
            assert fits(page)
        player.play_by_mouse(1)
    assert step > 20


def test_options_are_listed_by_place_and_seals_lie_beside_the_purse(new_player: NewPlayer, shoot: Shoot) -> None:
    """Two places at least have headings; a conversion is reached by keyboard at the purse, and still has its number."""
    player = new_player(1280, 800)
    open_castle(player, 2, "base")
    page = player.page
    while not (converting(player) and player.update["view"]["hand"]):
        player.wait()
        player.play_by_mouse(1)
    player.wait()
    page.locator(".button.all").click()
    page.locator(".list.open .group").nth(1).wait_for()
    assert page.locator(".list [data-action^=convert]").count() == 0
    shoot(page, "drawer")
    assert violations(page) == []
    number = [option["action"] for option in player.update["prompt"]["options"]].index("convert coin") + 1
    seals, coins = purse(player)
    before = player.state()
    for digit in str(number):
        page.keyboard.press(digit)
    player.settle(before)
    assert purse(player) == (seals - 1, coins + 1)
    if seals > 2:  # with one left there is one exchange only, and the seals themselves are enough
        page.locator("[data-piece=seals]").focus()
        page.keyboard.press("Enter")
        page.locator("[data-piece=convert-coin]").focus()
        before = player.state()
        page.keyboard.press("Enter")
        player.settle(before)
        assert purse(player) == (seals - 2, coins + 2)


def converting(player: Player) -> bool:
    prompt = player.update.get("prompt")
    return prompt is not None and any(option["action"] == "convert coin" for option in prompt["options"])


def purse(player: Player) -> tuple[int, int]:
    clan = player.update["view"]["clans"][player.update["viewer"]]
    return clan["seals"], clan["coins"]


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (360, 740)])
def test_resources_of_choice_are_counted_then_taken(
    new_player: NewPlayer, shoot: Shoot, width: int, height: int
) -> None:
    """Starting cards with several of choice: one more, one less, and all decisions go together."""
    player = new_player(width, height)
    page = player.page
    for _ in range(12):
        open_castle(player, 4, "base")
        for _ in range(6):
            player.wait()
            prompt = player.update["prompt"]
            if prompt is None or prompt["times"] > 1 or player.update["view"]["round"] > 0:
                break
            cards = [at for at, pair in enumerate(player.update["view"]["pairs"]) if pair["choice"] > 1]
            if not cards:
                break
            page.locator(f"[data-piece=pair-{cards[0] + 1}]").click()
            page.wait_for_timeout(300)
        if prompt is not None and prompt["times"] > 1:
            break
    assert prompt is not None and prompt["times"] > 1
    ply = player.update["ply"]
    food = page.locator("[data-action='gain food']")
    food.click()
    assert page.locator("output").all_inner_texts() == ["1", "0", "0"]
    page.get_by_role("button", name="one less: 1 food").click()
    assert page.locator("output").all_inner_texts() == ["0", "0", "0"]
    page.locator("[data-action='gain iron']").click()
    shoot(page, "one")
    assert page.evaluate(OUT_OF_REACH, prompt["options"]) == []
    assert player.update["ply"] == ply, "nothing is sent yet"
    for _ in range(prompt["times"] - 1):
        food.click()
    for _ in range(100):
        if player.update["ply"] >= ply + prompt["times"]:
            break
        page.wait_for_timeout(100)
    assert player.update["ply"] >= ply + prompt["times"]
    assert page.locator("output").count() == 0
