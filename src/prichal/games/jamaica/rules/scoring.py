"""The end of the game."""

from mypy_extensions import i64

from prichal.games.jamaica.components import (
    DISTANCE,
    GOLD,
    KINDS,
    RED_LINE,
    RED_LINE_SCORE,
    ROYAL,
    SCORE,
    SHORTEST_LAP,
    TREASURE_VALUES,
)
from prichal.games.jamaica.state import JamaicaState, Ship


def has_finished(ship: Ship) -> bool:
    """JA-M7, JA-E1: counter 1 is the finish."""
    return ship.laps == 1


def is_decided(state: JamaicaState) -> bool:
    """JA-E1: some player's ship is back in Port Royal. JA-2P8: the Ghost Ship's finish ends nothing."""
    for seat in range(state.seats):
        if has_finished(state.ships[seat]):
            return True
    return False


def steps_left(ship: Ship) -> i64:
    """JA-M8: steps to the finish by the shortest lanes."""
    if has_finished(ship):
        return 0
    return DISTANCE[ship.space] - ship.laps * SHORTEST_LAP


def space_points(ship: Ship) -> i64:
    """JA-E2, JA-E5: the white number, or -5 before the red line."""
    if has_finished(ship):
        return SCORE[ROYAL]
    return SCORE[ship.space] if ship.laps == 0 and ship.space >= RED_LINE else RED_LINE_SCORE


def gold_points(ship: Ship) -> i64:
    """JA-E2, JA-E6: doubloons in all holds."""
    return ship.stock(GOLD)


def treasure_points(ship: Ship, cursed: bool) -> i64:
    """JA-E2: the good treasures, or the cursed ones."""
    total: i64 = 0
    for kind in range(KINDS):
        if (TREASURE_VALUES[kind] < 0) == cursed:
            total += ship.face_down[kind] * TREASURE_VALUES[kind]
    return total


def score(state: JamaicaState, seat: i64) -> i64:
    """JA-E2"""
    ship = state.ships[seat]
    return space_points(ship) + gold_points(ship) + treasure_points(ship, False) + treasure_points(ship, True)


def winners(state: JamaicaState) -> list[int]:
    """JA-E4: the highest score; then the ship nearer to the finish; then several win. JA-2P12: never the Ghost."""
    best: list[int] = []
    for seat in range(state.seats):
        if not best:
            best = [seat]
            continue
        ship = state.ships[seat]
        leader = state.ships[best[0]]
        ahead = score(state, seat) - score(state, best[0])
        if ahead == 0:
            ahead = steps_left(leader) - steps_left(ship)
        if ahead > 0:
            best = [seat]
        elif ahead == 0:
            best.append(seat)
    return best
