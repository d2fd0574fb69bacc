"""A search in several processes: each has its own luck and tree, and the roots are added up.

Into a process goes the view on the wire, a budget and a seed; out come actions by their texts. With a budget of
simulations the answer depends on nothing else: not on the machine, nor on which process was first.
"""

from __future__ import annotations

from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from prichal import games
from prichal.bots.budget import Budget
from prichal.bots.imagined import sit_down
from prichal.bots.processes import pool
from prichal.bots.search import Finding, Search, rank
from prichal.kernel.chance import Rng
from prichal.kernel.errors import Problem
from prichal.kernel.game import Game
from prichal.kernel.state import State
from prichal.kernel.wire import Message

Tally = list[tuple[str, int, float]]  # the options of the root: text, visits, value

STREAM: Final = 0x7EA30
TRIES: Final = 2
_pools: Final[dict[int, ProcessPoolExecutor]] = {}  # by size; they start with the first question and stay


def search_alone(game: Game, state: State, seat: int, budget: Budget, seed: int) -> list[Finding]:
    """The options of the seat as a search in this process sees them."""
    search = Search(game, state, seat, seed)
    budget.spend(search)
    return search.findings()


def member_seeds(seed: int, members: int) -> list[int]:
    """The first member searches as it would alone."""
    return [seed, *[int(Rng(seed, STREAM + member).word()) for member in range(1, members)]]


def search_together(game: Game, wire: bytes, budget: Budget, seed: int) -> list[Finding]:
    """The options of the viewer as all processes together see them. If one dies, the missing parts are asked again."""
    name = games.find(game.name).name  # the members know games by name alone
    shares = budget.shares()
    seeds = member_seeds(seed, len(shares))
    parts: list[Tally | None] = [None] * len(shares)
    for _ in range(TRIES):
        ask(name, wire, shares, seeds, parts)
        found = [part for part in parts if part is not None]
        if len(found) == len(parts):
            return add_up(game, found)
    raise Problem(Message("problem-team"), "a process that searched for a bot died, twice in a row")


def ask(name: str, wire: bytes, shares: list[Budget], seeds: list[int], parts: list[Tally | None]) -> None:
    """Fills in the parts that are missing, as far as the processes live."""
    workers = _pools.get(len(shares))
    if workers is None:
        workers = pool(len(shares))
        _pools[len(shares)] = workers
    waiting: list[tuple[int, Future[Tally]]] = []
    try:
        for place, share in enumerate(shares):
            if parts[place] is None:
                future = workers.submit(
                    member, name, wire, share.simulations, share.milliseconds, share.variant, seeds[place]
                )
                waiting.append((place, future))
    except (BrokenProcessPool, OSError):  # OSError: the pool breaks at this very moment
        _pools.pop(len(shares), None)
    for place, future in waiting:
        try:
            parts[place] = future.result()
        except BrokenProcessPool:
            _pools.pop(len(shares), None)


def member(name: str, wire: bytes, simulations: int, milliseconds: int, variant: str, seed: int) -> Tally:
    """Runs in a process of the team."""
    game = games.find(name)
    state, seat = sit_down(game, wire, seed)
    found = search_alone(game, state, seat, Budget(simulations, milliseconds, 1, variant), seed)
    return [(game.catalogue.text(finding.action), finding.visits, finding.value) for finding in found]


def add_up(game: Game, parts: list[Tally]) -> list[Finding]:
    """Visits are added, values averaged over them."""
    visits: dict[str, int] = {}
    value: dict[str, float] = {}
    for part in parts:
        for text, count, worth in part:
            visits[text] = visits.get(text, 0) + count
            value[text] = value.get(text, 0.0) + worth * count
    found = [Finding(game.catalogue.find(text), count, value[text] / count) for text, count in visits.items()]
    found.sort(key=rank)
    return found
