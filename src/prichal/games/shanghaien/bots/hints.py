"""For bots only: what a position is worth while cards still lie in the tavern."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from prichal.games.shanghaien.components import NATION_COUNT, PLACES, TRICK_CARDS, VALUES
from prichal.games.shanghaien.rules.handing import taker
from prichal.games.shanghaien.rules.scoring import crew_points, strength, unused_tricks
from prichal.games.shanghaien.state import EMPTY, ShanghaienState
from prichal.kernel.game import Game
from prichal.kernel.hints import Hints
from prichal.kernel.state import State


class ShanghaienHints(Hints):
    """Counts the cards of the tavern as if Shanghai were called now."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, 6.0, 0)
        self.budgets = [4, 100, 1_000, 16_000]
        self.first = vec[i64]([0] * NATION_COUNT)
        self.second = vec[i64]([0] * NATION_COUNT)

    def estimate(self, state: State, points: vec[float]) -> None:
        tavern = cast(ShanghaienState, state)
        first = self.first
        second = self.second
        for nation in range(NATION_COUNT):
            first[nation] = strength(tavern.first, nation)
            second[nation] = strength(tavern.second, nation)
        totals: i64 = unused_tricks(tavern.first)
        totals_second: i64 = unused_tricks(tavern.second)
        for number in range(1, PLACES + 1):
            kind: i64 = tavern.row[tavern.place(number)]
            if kind == EMPTY:
                continue
            owner: i64 = taker(tavern, number)
            if kind >= TRICK_CARDS:
                if owner == 0:
                    totals += 1
                elif owner == 1:
                    totals_second += 1
            elif owner == 0:
                first[kind >> 2] += (kind & (VALUES - 1)) + 1
            elif owner == 1:
                second[kind >> 2] += (kind & (VALUES - 1)) + 1
        for nation in range(NATION_COUNT):
            totals += crew_points(first[nation], second[nation])
            totals_second += crew_points(second[nation], first[nation])
        points[0] = float(totals)
        points[1] = float(totals_second)
