"""The White Castle in the browser: whole games with every piece at hand, and nothing cut off or in each other's way."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.test_everyone import fits, violations

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
    """Matcha: wherever something is asked, a piece that is seen can be touched."""
    player = new_player(360, 740, language="ru")
    open_castle(player, 4, "matcha", "ru")
    for _ in range(400):
        if player.wait() == "over":
            break
        if player.update["prompt"] is not None:
            assert player.page.locator("[data-piece].pickable:visible").count() > 0, player.update["prompt"]["title"]
        player.play_by_mouse(1)
    assert player.wait() == "over"
    assert player.undrawn == set()
    shoot(player.page, "end")


@pytest.mark.parametrize(("width", "height", "language", "theme"), SIZES)
@pytest.mark.parametrize(("seats", "expansion"), [(4, "base"), (4, "matcha"), (1, "base")])
def test_nothing_is_cut_off_or_overlaps(
    new_player: NewPlayer, shoot: Shoot, seats: int, expansion: str, width: int, height: int, language: str, theme: str
) -> None:
    """In set-up, and every few touches of a whole game; axe looks twice."""
    player = new_player(width, height, theme, language)
    open_castle(player, seats, expansion, language)
    page = player.page
    for step in range(100):
        state = player.wait()
        if step in (0, 12):
            assert violations(page) == []
            shoot(page, f"step-{step}")
        if state == "over":
            break
        page.mouse.move(0, 0)
        if step % 3 == 0:
            assert page.evaluate(FAULTS) == [], f"after {step} touches"
            assert fits(page)
        player.play_by_mouse(1)
    assert step > 20
