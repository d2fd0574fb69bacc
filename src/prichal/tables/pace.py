"""When the host gives the answers of bots, and of people who have no choice: by public facts only.

A bot with one option knows at once what to do, with twenty it thinks: whoever watches the time would learn what it
holds. And whoever wants to follow what bots do needs a breath between their moves: a setting of the table.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable
from hashlib import sha256
from random import SystemRandom
from typing import Final

from prichal.kernel.log import CHANCE_LINE
from prichal.tables.clocks import WINDOW
from prichal.tables.live_table import LiveTable

# Seconds, for a pause of one second; more than the level usually thinks.
FLOORS: Final = {"random": 0.1, "greedy": 0.1, "cabin-boy": 0.1, "sailor": 0.15, "captain": 0.25, "admiral": 0.6}
MOMENT: Final = 0.8  # that an only answer, which tells nobody anything, can be seen coming
SLOWEST: Final = 1.0  # bots with a budget of their own
# The breath before a bot moves, by the table's setting: when the turn comes to it, and when it goes on.
BREATHS: Final = {"none": (0.0, 0.0), "short": (0.5, 0.25), "normal": (1.0, 0.5)}
FORGETS: Final = 0.998  # how much of the longest thought is remembered from one answer to the next
LONGEST: Final = 6.0  # floors; a single hiccup of the machine mustn't slow a table down for long
SHORTEST_WINDOW: Final = 1.0  # seconds, for a pause of one, in which somebody might look and decide
random = SystemRandom()


class Pace:
    """One per process; `pause` stretches everything, 0 leaves all answers as quick as they come."""

    def __init__(
        self,
        pause: float,
        clock: Callable[[], float] | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        chance: Callable[[], float] = random.random,
    ) -> None:
        self.pause = pause
        self.clock = clock or (lambda: asyncio.get_running_loop().time())
        self.sleep = sleep
        self.chance = chance
        self.longest: dict[str, float] = {}  # thoughts in floors, by whose they are

    def floor(self, live: LiveTable, seat: int) -> float:
        """After how many seconds a seat answers at the earliest: its bot's level and the kind of question decide."""
        chair = live.chairs[seat]
        if chair.bot is None and not live.state.step().together:
            return self.pause * MOMENT
        if chair.bot is None:  # as long as somebody who thinks a little; without others there is nobody to hide it from
            return self.pause * (1.0 + 3.0 * self.chance()) if live.has_others(chair.person) else 0.0
        if live.state.step().together:
            return self.pause * (1.0 + self.chance())
        secrecy = FLOORS.get(chair.bot, SLOWEST) if live.game.has_secrets() else 0.0
        return self.pause * max(secrecy, BREATHS[live.header.pace][goes_on(live, seat)])

    def window(self, live: LiveTable, ply: int) -> float:
        """After how many seconds an answer that gives nothing away is given to a question asked at `ply`, whoever gives
        it: a draw that every process makes alike and nobody can make before the seed is public. Mostly short."""
        draw = int.from_bytes(sha256(f"{live.header.seed} window {ply}".encode()).digest()[:4]) / 2**32
        return self.pause * (SHORTEST_WINDOW + (WINDOW - SHORTEST_WINDOW) * draw * draw)

    async def wait(self, asked: float, floor: float, whose: str = "") -> None:
        """Waits for the floor since the question was asked; a longer thought is stretched to the next whole one.

        Where thoughts are often longer than the floor (a slow host), short ones would stand out: so all answers of the
        same kind of bot take as long as its longest thought lately.
        """
        if floor > 0.0:
            spent = self.clock() - asked
            floors = max(1.0, spent / floor)
            if whose:
                known = max(self.longest.get(whose, 1.0) * FORGETS, min(floors, LONGEST))
                self.longest[whose] = known
                floors = max(floors, known)
            await self.sleep(math.ceil(floors) * floor - spent)


def goes_on(live: LiveTable, seat: int) -> bool:
    """Whether the last decision was the same seat's."""
    return next((line.seat == str(seat) for line in reversed(live.recent) if line.seat != CHANCE_LINE), False)
