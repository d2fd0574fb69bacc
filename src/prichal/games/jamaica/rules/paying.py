"""Taking tokens out of the holds: the owner decides which ones."""

from typing import Final

from mypy_extensions import i64

from prichal.games.jamaica.actions import TAKE_FROM
from prichal.games.jamaica.components import HOLDS, POWDER, SIXTH
from prichal.games.jamaica.state import NOTHING, JamaicaState, Ship, content, resource_of, tokens_of
from prichal.games.jamaica.steps import SPEND
from prichal.games.jamaica.words import news
from prichal.kernel.actions import Moves
from prichal.kernel.step import Choice

STRIDE: Final[i64] = 7  # actions of one hold
NO_HOLD: Final[i64] = -1


def spend(state: JamaicaState, seat: i64, resource: i64, due: i64) -> None:
    """JA-P4, JA-F3: so many tokens go to the bank; the owner decides from which holds."""
    if due > 0:
        settle_holds(state, seat, resource, due, NO_HOLD)


def spend_all(state: JamaicaState, seat: i64, resource: i64) -> i64:
    """All tokens of a resource go to the bank; returns their number."""
    ship = state.ships[seat]
    total: i64 = 0
    for hold in range(HOLDS):
        held: i64 = ship.holds[hold]
        if resource_of(held) == resource:
            total += tokens_of(held)
            ship.holds[hold] = NOTHING
    state.bank[resource] += total
    return total


def settle_holds(state: JamaicaState, seat: i64, resource: i64, due: i64, last: i64) -> None:
    """Goes on with the holds after `last`, in the order of `next_source`, and asks where it makes a difference.

    The holds of the board are all alike: only how many tokens stay in them counts, not in which. So what stays never
    falls from a fuller hold to the next (`least_staying`), and each distribution is reached in one way only.
    """
    ship = state.ships[seat]
    remaining: i64 = due
    hold: i64 = next_source(ship, resource, last)
    least_staying: i64 = 0 if last == NO_HOLD else tokens_of(ship.holds[last]) - state.aside[last]
    while remaining > 0:
        held: i64 = tokens_of(ship.holds[hold])
        later_holds: i64 = 0
        later_tokens: i64 = 0
        sixth_tokens: i64 = 0
        later: i64 = next_source(ship, resource, hold)
        while later != NO_HOLD:
            if later == SIXTH:
                sixth_tokens = tokens_of(ship.holds[SIXTH])
            else:
                later_holds += 1
                later_tokens += tokens_of(ship.holds[later])
            later = next_source(ship, resource, later)
        staying: i64 = held + later_tokens + sixth_tokens - remaining  # from here on
        fewest: i64 = max(0 if hold == SIXTH else least_staying, staying - later_tokens - sixth_tokens)
        most: i64 = min(held, staying // (later_holds + 1))
        if fewest < most:
            range_of: i64 = ((held - fewest) << 14) | ((held - most) << 11)
            state.agenda.then(SPEND, seat, range_of | (hold << 8) | (remaining << 2) | resource)
            return
        state.aside[hold] = held - fewest
        remaining -= state.aside[hold]
        least_staying = fewest
        hold = next_source(ship, resource, hold)
    news.takes_out(state, seat, resource)
    for place in range(HOLDS):
        tokens: i64 = state.aside[place]
        if tokens > 0:
            ship.holds[place] = content(resource, tokens_of(ship.holds[place]) - tokens)
            state.bank[resource] += tokens
            state.aside[place] = 0


def next_source(ship: Ship, resource: i64, last: i64) -> i64:
    """The hold with that resource that is asked after `last`: the emptier first, the 6th Hold, like no other, at the
    end; or NO_HOLD."""
    if last == SIXTH:
        return NO_HOLD
    found: i64 = NO_HOLD
    behind: i64 = -1 if last == NO_HOLD else tokens_of(ship.holds[last]) * HOLDS + last
    best: i64 = HOLDS * HOLDS * HOLDS
    for hold in range(SIXTH):
        held: i64 = ship.holds[hold]
        if held != NOTHING and resource_of(held) == resource:
            rank: i64 = tokens_of(held) * HOLDS + hold
            if behind < rank < best:
                best = rank
                found = hold
    sixth: i64 = ship.holds[SIXTH]
    if found == NO_HOLD and sixth != NOTHING and resource_of(sixth) == resource:
        return SIXTH
    return found


class Spend(Choice[JamaicaState]):
    """JA-P4, JA-F3: how many tokens come out of one hold. `arg`: most, least, hold, still due, resource."""

    def __init__(self) -> None:
        super().__init__(SPEND, "spend", ["JA-P4", "JA-F3"])

    def legal(self, state: JamaicaState, seat: i64, arg: i64, moves: Moves) -> None:
        first: i64 = TAKE_FROM + hold_of(arg) * STRIDE
        for tokens in range((arg >> 11) & 7, (arg >> 14) + 1):
            moves.add(first + tokens)

    def play(self, state: JamaicaState, seat: i64, arg: i64, action: i64) -> None:
        hold: i64 = hold_of(arg)
        tokens: i64 = action - TAKE_FROM - hold * STRIDE
        state.aside[hold] = tokens
        settle_holds(state, seat, resource_to_pay(arg), due_of(arg) - tokens, hold)

    def why_not(self, state: JamaicaState, seat: i64, arg: i64, action: i64) -> str:
        return clause(arg)


def clause(arg: i64) -> str:
    """Gunpowder is put aside for a combat, all else pays for a space."""
    return "JA-F3" if resource_to_pay(arg) == POWDER else "JA-P4"


def hold_of(arg: i64) -> i64:
    return (arg >> 8) & 7


def due_of(arg: i64) -> i64:
    return (arg >> 2) & 63


def resource_to_pay(arg: i64) -> i64:
    return arg & 3
