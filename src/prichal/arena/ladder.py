"""The ladder: every level against its neighbours, in every game, with as many games as it takes to tell.

Pairings of fast bots play a fixed number of games. Where a captain or an admiral sits, the run stops at the first
look that puts the interval clear of the fair share (looks.py says how sure that is).
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from statistics import mean
from typing import Final

from msgspec import Struct

from prichal import games
from prichal.arena import run as arena
from prichal.arena.looks import interval, is_clear
from prichal.arena.match import Plan, Result
from prichal.arena.report import lead
from prichal.bots.budget import Budget
from prichal.bots.levels import GREEDY, LEVELS, RANDOM, budget

CABIN_BOY, SAILOR, CAPTAIN, ADMIRAL = LEVELS

# Two seats wherever the game allows it: a duel tells levels apart with the fewest games. Four seats, one bot against
# three of the other kind, because that is how these games are mostly played; not for admirals, who take too long.
TABLES: Final = {2, 4}
FIRST_IS_STRONGER: Final = [
    (GREEDY, RANDOM),
    (CABIN_BOY, RANDOM),
    (SAILOR, CABIN_BOY),
    (CAPTAIN, SAILOR),
    (ADMIRAL, CAPTAIN),
    (CABIN_BOY, GREEDY),
    (SAILOR, GREEDY),
    (CAPTAIN, GREEDY),
    (ADMIRAL, GREEDY),
]
FAST: Final = [400]
CAPTAINS: Final = [24, 48, 96, 192, 384]
ADMIRALS: Final = [12, 24, 48, 96, 192, 384]


class Pairing(Struct, frozen=True):
    """One bot against another at one table; at tables of more than two the second bot has the other seats."""

    game: str
    seats: int
    first: str
    second: str

    def looks(self) -> list[int]:
        """After how many games the run is looked at."""
        if ADMIRAL in (self.first, self.second):
            return ADMIRALS
        return CAPTAINS if CAPTAIN in (self.first, self.second) else FAST

    def label(self) -> str:
        return f"{self.game}-{self.seats}-{self.first}-{self.second}"

    def plan(self, seed: int) -> Plan:
        return arena.make_plan(self.game, self.seats, {}, [self.first, self.second], seed)

    def file(self, folder: Path, seed: int) -> Path:
        """Where its games are kept. Budgets are in the name: with other ones the games are others."""
        bots = "-".join(budgeted(self.game, self.seats, bot) for bot in (self.first, self.second))
        return folder / f"{self.game}-{self.seats}-{bots}-{seed}.jsonl"


class Rung(Struct, frozen=True):
    """What a pairing showed so far."""

    games: int
    rate: float  # of the first bot
    low: float
    high: float
    lead: float  # points of the first bot above the best other seat, on average
    settled: bool  # whether the run is over by its own rule


def spent(game: str, seats: int, level: str) -> Budget:
    """What a level spends on a decision at a table with the usual options."""
    found = games.find(game)
    return budget(found, level, found.new(seats))


def budgeted(game: str, seats: int, bot: str) -> str:
    if bot not in LEVELS:
        return bot
    found = spent(game, seats, bot)
    return f"{bot}-{found.simulations}" + (f"-{found.variant}" if found.variant else "")


def admiral_by_hints(game: str, seats: int) -> str | None:
    """The search that the admiral was before it had learnt; None where it hasn't."""
    learnt = spent(game, seats, ADMIRAL).variant
    return f"search-{games.find(game).hints().budgets[LEVELS.index(ADMIRAL)]}" if learnt else None


def tables(game: str) -> list[int]:
    """The seat counts at which levels are compared."""
    counts = [count for count in games.find(game).seat_counts if count > 1]
    return [count for count in counts if count in TABLES] or counts[:1]


def pairings(chosen: list[str], bot: str | None) -> list[Pairing]:
    """Those of the chosen games in which the bot sits, the quick ones first."""
    found = [
        Pairing(game, seats, first, second)
        for game in chosen
        for seats in tables(game)
        for first, second in FIRST_IS_STRONGER
        if (bot is None or bot in (first, second)) and (seats == 2 or ADMIRAL not in (first, second))
    ]
    for game in chosen:
        before = admiral_by_hints(game, 2) if 2 in tables(game) else None
        if before is not None and bot in (None, ADMIRAL):
            found.append(Pairing(game, 2, ADMIRAL, before))
    return sorted(found, key=lambda pairing: (-pairing.looks()[0], pairing.seats, chosen.index(pairing.game)))


def judge(pairing: Pairing, results: list[Result]) -> Rung | None:
    """The last look that the games allow: games beyond a look don't count before the next one."""
    looks = pairing.looks()
    found: Rung | None = None
    for look in looks:
        counted = [result for result in results if result.number < look]
        if len(counted) < look:
            break
        found = rung(pairing, counted, look == looks[-1])
        if found.settled:
            break
    return found


def rung(pairing: Pairing, results: list[Result], last: bool) -> Rung:
    chairs = [(result, result.bots.index(pairing.first)) for result in results]
    wins = sum(1 / len(result.winners) for result, seat in chairs if seat in result.winners)
    low, high = interval(wins, len(chairs), len(pairing.looks()))
    return Rung(
        len(chairs),
        wins / len(chairs),
        low,
        high,
        mean(lead(result, seat) for result, seat in chairs),
        last or is_clear(low, high, 1 / pairing.seats),
    )


def kept(pairing: Pairing, folder: Path, seed: int) -> list[Result]:
    """The games played so far."""
    return arena.read(pairing.file(folder, seed), pairing.plan(seed))


def climb(pairing: Pairing, folder: Path, seed: int, workers: int, most: int) -> Iterator[tuple[int, int]]:
    """Plays a pairing until its rule, or the given number of games, ends it; yields games played and expected."""
    for look in pairing.looks():
        total = min(look, most)
        done = arena.run(pairing.plan(seed), total, workers, pairing.file(folder, seed), None)
        for played, _ in enumerate(done, 1):
            yield played, total
        found = judge(pairing, kept(pairing, folder, seed))
        if total == most or (found is not None and found.settled):
            return
