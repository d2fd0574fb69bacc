"""The ladder as a page of the documentation."""

from __future__ import annotations

from pathlib import Path

from prichal import games
from prichal.arena.ladder import ADMIRALS, CAPTAINS, FAST, Pairing, Rung, judge, kept, pairings, spent, tables
from prichal.bots.levels import LEVELS, budget

HEAD = """# The ladder

`prichal ladder --seed {seed} --keep DIR` wrote this page from the games it played; the same command goes on where it
was stopped and plays the rest. What the bots are: [bots.md](bots.md).

- At tables of two a pairing is a duel. At tables of four the first bot sits alone against three of the second;
  admirals, who take longest, play duels only. Every deal is played once in every rotation of the seats, so the fair
  share is 1 / seats.
- A win shared by several seats counts in parts. The lead is in points, against the best other seat.
- Fast bots: {fast} games and the 95 % Wilson interval.
- Where a captain sits the run is looked at after {captains} games, where an admiral sits after
  {admirals}. It ends at the first look whose interval is clear of the fair share, or after the last.
  Each look uses an interval of confidence 1 − 0.05 / looks (the union bound): all looks of a pairing together hold with
  95 %, however early it ends.
- The intervals take games as independent; the rotations of one deal aren't quite.
- A dash stands for a pairing that hasn't reached its first look yet.
"""
COLUMNS = """| seats | pairing | games | wins of the first | interval | fair share | verdict | lead |
|---|---|---|---|---|---|---|---|"""


def page(folder: Path, seed: int) -> str:
    """All that is known from the kept games."""
    numbers = {"seed": seed, "fast": FAST[0], "captains": listed(CAPTAINS), "admirals": listed(ADMIRALS)}
    return "\n".join([HEAD.format(**numbers), *[chapter(name, folder, seed) for name in games.names()]])


def listed(numbers: list[int]) -> str:
    return ", ".join(str(number) for number in numbers[:-1]) + f" and {numbers[-1]}"


def chapter(name: str, folder: Path, seed: int) -> str:
    game = games.find(name)
    budgets = ", ".join(f"{level} {budget(game, level).simulations}" for level in LEVELS)
    learnt = spent(name, 2, LEVELS[-1]) if 2 in tables(name) else None
    if learnt is not None and learnt.variant:
        budgets += f" (at tables of two {learnt.simulations}, judged by what was learnt)"
    rows = [row(pairing, judge(pairing, kept(pairing, folder, seed))) for pairing in pairings([name], None)]
    return f"## {name}\n\nSimulations: {budgets}.\n\n{COLUMNS}\n" + "\n".join(rows) + "\n"


def row(pairing: Pairing, rung: Rung | None) -> str:
    start = f"| {pairing.seats} | {pairing.first} – {pairing.second} |"
    share = 1 / pairing.seats
    if rung is None:
        return f"{start} – | – | – | {share:.0%} | – | – |"
    return (
        f"{start} {rung.games} | {rung.rate:.1%} | {rung.low:.1%} … {rung.high:.1%} | {share:.0%} "
        f"| {verdict(rung, share)} | {rung.lead:+.1f} |"
    )


def verdict(rung: Rung, share: float) -> str:
    if rung.low > share:
        return "stronger"
    if rung.high < share:
        return "weaker"
    return "not told apart" if rung.settled else "not yet"
