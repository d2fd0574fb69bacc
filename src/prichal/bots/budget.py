"""How hard a search thinks: simulations or milliseconds, in one process or in several."""

from __future__ import annotations

import re
from time import perf_counter
from typing import Final, final

from prichal.bots.learnt import learnt
from prichal.bots.search import Search
from prichal.kernel.errors import Problem
from prichal.kernel.hints import Hints
from prichal.kernel.wire import Message

PLAIN: Final = "plain"  # knows nothing of the game but its rules and points
FULL: Final = "full"  # plays every rollout to the end
SHORT: Final = "short"  # judges every rollout soon
UNBIASED: Final = "unbiased"  # tries every option before it judges any
LEARNT: Final = "learnt"  # judges by what was learnt, where something was
VARIANTS: Final = [PLAIN, FULL, SHORT, UNBIASED, LEARNT]
FORM: Final = re.compile(rf"search-([0-9]{{1,9}})(ms)?(?:x([0-9]{{1,3}}))?(?:-({'|'.join(VARIANTS)}))?")
FORMS: Final = ["search-N", "search-Nms", "search-NxP", "search-NmsxP", *[f"search-N-{name}" for name in VARIANTS]]
NO_FAITH: Final = 1e-6
SOON: Final = 24  # decisions
MOST_PROCESSES: Final = 64
BATCH: Final = 8  # simulations between two looks at the clock


@final
class Budget:
    """Simulations (then milliseconds are 0) or milliseconds (then simulations are 0), how many processes search, and
    what the search goes without, for comparisons, or goes by."""

    def __init__(self, simulations: int, milliseconds: int, processes: int, variant: str = "") -> None:
        self.simulations = simulations
        self.milliseconds = milliseconds
        self.processes = processes
        self.variant = variant

    def shares(self) -> list[Budget]:
        """What each process gets: its part of the simulations, or all of the time."""
        if self.milliseconds > 0:
            return [Budget(0, self.milliseconds, 1, self.variant) for _ in range(self.processes)]
        members = min(self.processes, self.simulations)
        share, rest = divmod(self.simulations, members)
        return [Budget(share + 1 if member < rest else share, 0, 1, self.variant) for member in range(members)]

    def spend(self, search: Search) -> None:
        """Searches in this process; by the clock at least one batch."""
        self.handicap(search)
        if self.milliseconds == 0:
            search.run(self.simulations)
            return
        until = perf_counter() + self.milliseconds / 1000
        search.run(BATCH)
        while perf_counter() < until:
            search.run(BATCH)

    def handicap(self, search: Search) -> None:
        """Takes away what the variant goes without, or gives it what was learnt."""
        if self.variant == LEARNT:
            network = learnt(search.game, search.root)
            if network is not None:
                search.consult(network)
        if self.variant == PLAIN:
            search.hints = Hints(search.game, search.hints.spread, 0)
        if self.variant in (PLAIN, FULL):
            search.cutoff = 0
        if self.variant == SHORT:
            search.cutoff = SOON
        if self.variant in (PLAIN, UNBIASED):
            search.faith = NO_FAITH


def parse_budget(name: str) -> Budget | None:
    """The budget in a name such as `search-2000`, `search-500ms` or `search-20000x4`; None for other names."""
    found = FORM.fullmatch(name)
    if found is None:
        return None
    amount = int(found[1])
    processes = int(found[3]) if found[3] else 1
    if amount < 1 or not 1 <= processes <= MOST_PROCESSES:
        raise Problem(
            Message("problem-budget", {"most": MOST_PROCESSES}),
            f"a search needs at least 1 simulation, or 1 millisecond, and 1 to {MOST_PROCESSES} processes",
        )
    variant = found[4] or ""
    return Budget(0, amount, processes, variant) if found[2] else Budget(amount, 0, processes, variant)
