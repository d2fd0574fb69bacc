"""For bots only: what a position is worth in the middle of the regatta."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from prichal.games.jamaica.components import FIRST_BONUS, FOOD, KINDS, POWDER, ROYAL, SCORE, SHORTEST_LAP
from prichal.games.jamaica.rules.ending import gold_points, has_finished, score, steps_left, treasure_points
from prichal.games.jamaica.state import Regatta, Ship
from prichal.kernel.game import Game
from prichal.kernel.hints import Hints
from prichal.kernel.state import State

SPREAD: Final = 12.0
CUTOFF: Final[i64] = 60
SPAN: Final = 20.0  # points between the start and the finish
FOOD_WORTH: Final = 0.35
POWDER_WORTH: Final = 0.25
ENOUGH: Final[i64] = 12  # tokens beyond this many are worth nothing
BONUS_WORTH: Final = 2.0


class RegattaHints(Hints):
    """Counts the way still to go as if points grew evenly along it, and provisions a little."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, SPREAD, CUTOFF)

    def estimate(self, state: State, points: vec[float]) -> None:
        regatta = cast(Regatta, state)
        for seat in range(regatta.seats):
            ship = regatta.ships[seat]
            points[seat] = float(score(ship)) if regatta.agenda.depth == 0 else prospects(ship)


def prospects(ship: Ship) -> float:
    sure: i64 = gold_points(ship) + treasure_points(ship, False) + treasure_points(ship, True) + SCORE[ROYAL]
    total = float(sure)
    if has_finished(ship):
        return total
    total -= float(steps_left(ship)) * SPAN / float(SHORTEST_LAP)
    total += FOOD_WORTH * float(min(ENOUGH, ship.stock(FOOD))) + POWDER_WORTH * float(min(ENOUGH, ship.stock(POWDER)))
    for bonus in range(FIRST_BONUS, KINDS):
        if ship.has(bonus):
            total += BONUS_WORTH
    return total
