"""Where moves lead, by what a ship has now and without fights on the way: for the words of the table."""

from mypy_extensions import i64

from prichal.games.jamaica.components import COST, CURRENCY, HOLDS, ROYAL, SIXTH, SPACES
from prichal.games.jamaica.rules.loading import NO_HOLD, first_empty, has_sixth_empty
from prichal.games.jamaica.rules.sailing import step_into
from prichal.games.jamaica.rules.shortage import targets_behind
from prichal.games.jamaica.state import NOTHING, JamaicaState, Ship, content, resource_of, tokens_of


def ends(state: JamaicaState, number: i64, start: Ship, steps: i64, forward: bool) -> list[Ship]:
    """JA-M1, JA-M2, JA-M7: the ship at the end of the move, once for every lane that it may take."""
    ship = start.clone()
    for left in range(steps, 0, -1):
        space: i64 = ship.space
        outer: i64 = step_into(space, forward, False)
        inner: i64 = step_into(space, forward, True)
        if outer != inner:
            found: list[Ship] = []
            for way in (outer, inner):
                branch = ship.clone()
                branch.space = way
                found.extend(ends(state, number, branch, left - 1, forward))
            return found
        if not forward and space == ROYAL:
            if ship.laps == 0 and state.is_ghost(number):
                break  # JA-2P8
            ship.laps -= 1
        ship.space = outer
        if forward and outer == ROYAL:
            ship.laps += 1
            if ship.laps == 1:
                break  # JA-E1
    return [ship]


def is_short(state: JamaicaState, number: i64, ship: Ship) -> bool:
    """JA-H1: whether it couldn't pay where it is."""
    return not state.is_ghost(number) and ship.stock(CURRENCY[ship.space]) < COST[ship.space]


def settled(state: JamaicaState, number: i64, ship: Ship) -> list[Ship]:
    """JA-P1, JA-P2, JA-H1 to JA-H5: the ship when it has paid, or wherever a shortage takes it back to."""
    if state.is_ghost(number) or COST[ship.space] == 0:
        return [ship]
    if not is_short(state, number, ship):
        return [without(ship, CURRENCY[ship.space], COST[ship.space])]
    poorer = without(ship, CURRENCY[ship.space], ship.stock(CURRENCY[ship.space]))
    targets: i64 = targets_behind(poorer, ship.space)
    found: list[Ship] = []
    for space in range(SPACES):
        if (targets >> space) & 1 == 1:
            back = without(poorer, CURRENCY[space], COST[space])
            back.space = space
            found.append(back)
    return found


def without(ship: Ship, resource: i64, tokens: i64) -> Ship:
    """With so many tokens fewer; from which holds doesn't matter here."""
    poorer = ship.clone()
    due: i64 = tokens
    for hold in range(HOLDS):
        held: i64 = poorer.holds[hold]
        if held != NOTHING and resource_of(held) == resource:
            paid: i64 = min(due, tokens_of(held))
            poorer.holds[hold] = content(resource, tokens_of(held) - paid)
            due -= paid
    return poorer


def loaded(state: JamaicaState, ship: Ship, resource: i64, die: i64) -> Ship | None:
    """JA-L1, JA-L5: with a load in an empty hold; None where something else has to go first."""
    hold: i64 = first_empty(ship)
    if hold == NO_HOLD and has_sixth_empty(ship):
        hold = SIXTH
    if hold == NO_HOLD:
        return None
    richer = ship.clone()
    richer.holds[hold] = content(resource, min(die, state.bank[resource]))
    return richer
