"""For bots only: what a position is worth in the middle of the regatta, and what a chosen card will bring."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from prichal.games.jamaica.actions import CHOOSE, FIRE
from prichal.games.jamaica.components import (
    BEHIND_INNER,
    COST,
    CURRENCY,
    EVENING,
    FIRST_BONUS,
    FOOD,
    FORWARD,
    KINDS,
    MORNING,
    NEXT_INNER,
    POWDER,
    ROYAL,
    SCORE,
)
from prichal.games.jamaica.rules.scoring import gold_points, has_finished, score, steps_left, treasure_points
from prichal.games.jamaica.state import NO_CARD, NOTHING, JamaicaState, Ship, resource_of, tokens_of
from prichal.games.jamaica.steps import CHOOSE_CARD, GUNPOWDER
from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng
from prichal.kernel.game import Game
from prichal.kernel.hints import Hints
from prichal.kernel.state import State

SPREAD: Final = 12.0
CUTOFF: Final[i64] = 0

# What things bring in points while the race is on.
STEP_WORTH: Final = 0.625
FOOD_WORTH: Final = 0.35
POWDER_WORTH: Final = 0.25
BONUS_WORTH: Final = 2.0
TREASURE_WORTH: Final = 2.0  # of one that is still in its lair, on average
SHORTAGE: Final = 3.0  # lost by having to move back
TOKEN_WORTH: Final = vec[float]([1.0, FOOD_WORTH, POWDER_WORTH])  # by resource
LITTLE: Final[i64] = 4  # in a rollout less gunpowder than this is fired
ENOUGH: Final[i64] = 12  # tokens beyond this many are worth nothing


class JamaicaHints(Hints):
    """Counts the way still to go as if points grew evenly along it, and provisions a little."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, SPREAD, CUTOFF)
        self.budgets = [4, 60, 600, 9_000]

    def estimate(self, state: State, points: vec[float]) -> None:
        regatta = cast(JamaicaState, state)
        for seat in range(regatta.seats):
            ship = regatta.ships[seat]
            if regatta.agenda.depth == 0:
                points[seat] = float(score(regatta, seat))
            else:
                points[seat] = prospects(ship)
                if ship.chosen != NO_CARD:
                    points[seat] += card_worth(regatta, ship, ship.chosen)

    def roll(self, state: State, moves: Moves, rng: Rng) -> i64:
        regatta = cast(JamaicaState, state)
        if regatta.is_at(CHOOSE_CARD) and rng.below(8) > 0:
            return best_card(regatta, moves)
        if regatta.is_at(GUNPOWDER) and moves.items[0] >= FIRE:
            return moves.items[rng.below(min(moves.count, LITTLE))]
        return moves.items[rng.below(moves.count)]


def best_card(state: JamaicaState, moves: Moves) -> i64:
    ship = state.ships[state.agenda.seat]
    best: i64 = moves.items[0]
    most: float = -1e30
    for i in range(moves.count):
        worth: float = card_worth(state, ship, moves.items[i] - CHOOSE)
        if worth > most:
            most = worth
            best = moves.items[i]
    return best


def prospects(ship: Ship) -> float:
    sure: i64 = gold_points(ship) + treasure_points(ship, False) + treasure_points(ship, True) + SCORE[ROYAL]
    total = float(sure)
    if has_finished(ship):
        return total
    total -= float(steps_left(ship)) * STEP_WORTH
    total += FOOD_WORTH * float(min(ENOUGH, ship.stock(FOOD))) + POWDER_WORTH * float(min(ENOUGH, ship.stock(POWDER)))
    for bonus in range(FIRST_BONUS, KINDS):
        if ship.has(bonus):
            total += BONUS_WORTH
    return total


def card_worth(state: JamaicaState, ship: Ship, card: i64) -> float:
    """What a card will bring with the dice as they lie, opponents aside; lanes are taken by the shorter way."""
    morning: i64 = MORNING[card]
    evening: i64 = EVENING[card]
    space: i64 = ship.space
    total: float = 0.0
    if morning < FORWARD:
        total += load_worth(ship, morning, state.morning)
    else:
        space = sailed(space, state.morning, morning == FORWARD)
        total += sail_worth(state, ship, space, state.morning, morning == FORWARD)
    if evening < FORWARD:
        total += load_worth(ship, evening, state.evening)
    elif space != ROYAL or ship.space == ROYAL:
        space = sailed(space, state.evening, evening == FORWARD)
        total += sail_worth(state, ship, space, state.evening, evening == FORWARD)
    return total


def load_worth(ship: Ship, resource: i64, die: i64) -> float:
    """Tokens in an empty hold, or instead of the least valuable other ones."""
    gain: float = float(die) * TOKEN_WORTH[resource]
    least: float = 1e30
    for hold in range(ship.hold_count()):
        held: i64 = ship.holds[hold]
        if held == NOTHING:
            return gain
        if resource_of(held) != resource:
            least = min(least, float(tokens_of(held)) * TOKEN_WORTH[resource_of(held)])
    return 0.0 if least > 1e29 else gain - least


def sail_worth(state: JamaicaState, ship: Ship, space: i64, die: i64, forward: bool) -> float:
    """Steps, and what waits at their end."""
    way: float = float(die) * STEP_WORTH
    total: float = way if forward else -way
    if space == ROYAL:
        return total
    due: i64 = COST[space]
    if due == 0:
        return total + TREASURE_WORTH if state.has_token(space) else total
    currency: i64 = CURRENCY[space]
    if ship.stock(currency) >= due:
        return total - float(due) * TOKEN_WORTH[currency]
    return -SHORTAGE - float(ship.stock(currency)) * TOKEN_WORTH[currency]


def sailed(space: i64, steps: i64, forward: bool) -> i64:
    """Where a ship gets by the shorter lanes; Port Royal is the end of the way."""
    at: i64 = space
    remaining: i64 = steps
    while remaining > 0:
        at = NEXT_INNER[at] if forward else BEHIND_INNER[at]
        if at == ROYAL:
            return at
        remaining -= 1
    return at
