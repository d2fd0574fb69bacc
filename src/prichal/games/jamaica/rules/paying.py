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
FULLEST: Final[i64] = 6  # tokens that a hold may have


def spend(state: JamaicaState, seat: i64, resource: i64, due: i64) -> None:
    """JA-P4, JA-F3: so many tokens go to the bank; the owner decides from which holds."""
    if due > 0:
        settle_holds(state, seat, resource, due, 0)


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


def settle_holds(state: JamaicaState, seat: i64, resource: i64, due: i64, first: i64) -> None:
    """Goes through the holds from `first` on, and asks as long as it makes a difference."""
    ship = state.ships[seat]
    remaining: i64 = due
    asks = makes_difference(ship, resource, due, first)
    for hold in range(first, HOLDS):
        held: i64 = ship.holds[hold]
        if remaining > 0 and held != NOTHING and resource_of(held) == resource:
            most: i64 = min(remaining, tokens_of(held))
            if asks:
                least: i64 = max(0, remaining - later_tokens(ship, resource, hold))
                state.agenda.then(SPEND, seat, (most << 14) | (least << 11) | (hold << 8) | (remaining << 2) | resource)
                return
            state.aside[hold] = most
            remaining -= most
    news.takes_out(state, seat, resource)
    for hold in range(HOLDS):
        tokens: i64 = state.aside[hold]
        if tokens > 0:
            ship.holds[hold] = content(resource, tokens_of(ship.holds[hold]) - tokens)
            state.bank[resource] += tokens
            state.aside[hold] = 0


def makes_difference(ship: Ship, resource: i64, due: i64, first: i64) -> bool:
    """Whether what stays in the holds from `first` on depends on which ones pay. Holds of the board are all the
    same, so it doesn't if one token stays, or if all are alike and one token goes or each has but one."""
    sources: i64 = 0
    total: i64 = 0
    least: i64 = FULLEST
    most: i64 = 0
    for hold in range(first, HOLDS):
        held: i64 = ship.holds[hold]
        if held != NOTHING and resource_of(held) == resource:
            tokens: i64 = tokens_of(held)
            sources += 1
            total += tokens
            least = min(least, tokens)
            most = max(most, tokens)
    if sources < 2 or due == 0 or due == total:
        return False
    sixth: i64 = ship.holds[SIXTH]
    if sixth != NOTHING and resource_of(sixth) == resource:
        return True
    return total - due > 1 and (least < most or (due > 1 and most > 1))


def later_tokens(ship: Ship, resource: i64, hold: i64) -> i64:
    """What the holds after one have of a resource."""
    total: i64 = 0
    for later in range(hold + 1, HOLDS):
        held: i64 = ship.holds[later]
        if resource_of(held) == resource:
            total += tokens_of(held)
    return total


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
        settle_holds(state, seat, resource_to_pay(arg), due_of(arg) - tokens, hold + 1)

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
