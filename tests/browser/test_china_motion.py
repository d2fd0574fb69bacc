"""Madame Ching in motion: cards turn over together, junks sail in the order of their numbers, treasure flies home."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import pytest

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.test_china_sea import sail_far, sit_down

# Notes everything that begins to move: cards that turn over, junks whose cell has changed, tokens over the table.
WATCH = """() => {
  window.moved = [];
  const known = new WeakSet(), cells = {};
  const junks = () => [...document.querySelectorAll('[data-piece^=junk-]')];
  const cellOf = junk => junk.getAttribute('aria-label');
  for (const junk of junks()) cells[junk.dataset.piece] = cellOf(junk);
  const look = () => {
    for (const motion of document.getAnimations()) {
      const target = motion.effect?.target;
      if (known.has(motion) || !target) continue;
      known.add(motion);
      const junk = target.querySelector('[data-piece^=junk-]');
      const row = [...document.querySelectorAll('.order li')].map(li => li.getAttribute('aria-label'));
      const note = kind => window.moved.push({ kind, name: target.getAttribute('aria-label') ?? '', row });
      if (motion.animationName?.endsWith('flip')) note(target.closest('.order') ? 'turn' : 'flip');
      else if (target.parentElement === document.body && target.tagName === 'svg') note('token');
      else if (junk && cells[junk.dataset.piece] !== cellOf(junk)) {
        cells[junk.dataset.piece] = cellOf(junk);
        window.moved.push({ kind: 'sail', name: junk.dataset.piece, row });
      }
    }
    requestAnimationFrame(look);
  };
  look();
}"""
ARRIVED = "() => !document.querySelector('.caption.walking')"
ROUNDS = 3
SEATS = 3


def watch_a_round(player: Player) -> list[dict[str, Any]]:
    """What moved from one choice of cards to the next; nobody touches the table while it moves."""
    player.page.evaluate("() => { window.moved = [] }")
    while True:
        player.play_by_mouse(1, sail_far)
        player.wait()
        player.page.wait_for_function(ARRIVED)
        if player.wait() == "over" or any(option["action"].startswith("choose ") for option in options(player)):
            return list(player.page.evaluate("window.moved"))


def options(player: Player) -> list[dict[str, Any]]:
    return list((player.update.get("prompt") or {"options": []})["options"])


def test_a_round_can_be_watched(new_player: NewPlayer) -> None:
    """All chosen cards turn over at once, with the row of the turns, the highest number first; then junks sail in that
    order."""
    player = new_player(1280, 800, moving=True)
    player.home(language="en", confirm=False, speed="fast")
    sit_down(player, SEATS, bot="sailor")
    player.wait()
    player.page.evaluate(WATCH)
    sailed = 0
    for _ in range(ROUNDS):
        moved = watch_a_round(player)
        flips = [one for one in moved if one["kind"] == "flip"]
        turns = [one for one in moved if one["kind"] == "turn"]
        assert len(flips) == len(turns) == SEATS
        row = turns[0]["row"]  # "Anna: 40 (yellow)"
        numbers = [int(name.split(": ")[1].split()[0]) for name in row]
        assert numbers == sorted(numbers, reverse=True) and len(numbers) == SEATS
        assert all(one["row"] == row for one in flips), "in the same picture"
        junks = {f"junk-{junk['colour']}": junk["seat"] for junk in player.update["view"]["junks"]}
        names = [seat["name"].lower() for seat in player.update["table"]["seats"]]
        order = [name.split(": ")[0].lower() for name in row]
        seats = [names[junks[one["name"]]] for one in moved if one["kind"] == "sail"]
        sails = [seat for seat, _ in groupby(seats)]  # Pilots lead on in the same turn
        assert sails == [name for name in order if name in sails], "in the order of the row"
        sailed += len(sails)
    assert sailed >= ROUNDS


def test_treasure_flies_home(new_player: NewPlayer) -> None:
    """Gems and coins of a mission are carried over the table to whoever fulfilled it."""
    player = new_player(1280, 800, moving=True)
    player.home(language="en", confirm=False, speed="fast")
    sit_down(player, SEATS, bot="sailor")
    player.wait()
    player.page.evaluate(WATCH)
    for _ in range(40):
        before = treasure(player)
        moved = watch_a_round(player)
        tokens = [one for one in moved if one["kind"] == "token"]
        if treasure(player) > before:
            assert tokens != []
            return
        assert tokens == []
    pytest.fail("nobody fulfilled a mission")


def treasure(player: Player) -> int:
    pirates = player.update["view"]["pirates"]
    return sum(pirate[good] for pirate in pirates for good in ("white", "red", "blue", "coins"))
