"""Taking tokens out of the holds: the owner decides which ones."""

from typing import Final

from mypy_extensions import i64

from prichal.games.jamaica import news
from prichal.games.jamaica.actions import TAKE_FROM
from prichal.games.jamaica.components import HOLDS, SIXTH
from prichal.games.jamaica.state import Regatta, Ship, content, resource_of, tokens_of
from prichal.games.jamaica.steps import SPEND
from prichal.kernel.actions import Moves
from prichal.kernel.step import Choice

STRIDE: Final[i64] = 7  # actions of one hold


def spend(state: Regatta, seat: i64, resource: i64, due: i64) -> None:
    """JA-P4, JA-F3: so many tokens go to the bank; asks hold by hold, where it makes a difference."""
    if due == 0:
        return
    ship = state.ships[seat]
    sources: i64 = 0
    only: i64 = 0
    total: i64 = 0
    for hold in range(HOLDS):
        held: i64 = ship.holds[hold]
        if resource_of(held) == resource and held != 0:
            sources += 1
            only = hold
            total += tokens_of(held)
    if sources == 1:
        ship.holds[only] = content(resource, tokens_of(ship.holds[only]) - due)
        state.bank[resource] += due
    elif total == due:
        spend_all(state, seat, resource)
    else:
        settle_holds(state, seat, resource, due, 0)


def spend_all(state: Regatta, seat: i64, resource: i64) -> i64:
    """All tokens of a resource go to the bank; returns their number."""
    ship = state.ships[seat]
    total: i64 = 0
    for hold in range(HOLDS):
        held: i64 = ship.holds[hold]
        if resource_of(held) == resource:
            total += tokens_of(held)
            ship.holds[hold] = 0
    state.bank[resource] += total
    return total


def settle_holds(state: Regatta, seat: i64, resource: i64, due: i64, first: i64) -> None:
    """Goes through the holds in order; puts a question where more than one number is possible."""
    ship = state.ships[seat]
    left: i64 = due
    for hold in range(first, HOLDS):
        if left == 0 or resource_of(ship.holds[hold]) != resource:
            state.aside[hold] = 0
            continue
        most: i64 = min(left, room(state, ship, hold))
        least: i64 = least_from(state, ship, resource, left, hold, most)
        if least < most:
            state.agenda.then(SPEND, seat, (most << 14) | (least << 11) | (hold << 8) | (left << 2) | resource)
            return
        state.aside[hold] = most
        left -= most
    for hold in range(HOLDS):
        tokens: i64 = state.aside[hold]
        if tokens > 0:
            ship.holds[hold] = content(resource, tokens_of(ship.holds[hold]) - tokens)
            state.bank[resource] += tokens
            state.aside[hold] = 0


def room(state: Regatta, ship: Ship, hold: i64) -> i64:
    """The most that may come out of a hold. Of holds that are alike an earlier one gives at least as much as a
    later one: the other way round would leave the same."""
    held: i64 = ship.holds[hold]
    if hold != SIXTH:
        for earlier in range(hold - 1, -1, -1):
            if ship.holds[earlier] == held:
                return state.aside[earlier]
    return tokens_of(held)


def least_from(state: Regatta, ship: Ship, resource: i64, due: i64, hold: i64, most: i64) -> i64:
    """The least that may come out of a hold so that the later ones can give the rest."""
    tokens: i64 = due
    for later in range(hold + 1, HOLDS):
        held: i64 = ship.holds[later]
        if resource_of(held) == resource:
            tokens -= tokens_of(held)
    tokens = max(tokens, 0)  # so much at least, and more where later holds may give only as much as this one
    while tokens < most:
        state.aside[hold] = tokens
        rest: i64 = due - tokens
        for later in range(hold + 1, HOLDS):
            if resource_of(ship.holds[later]) == resource:
                state.aside[later] = room(state, ship, later)
                rest -= state.aside[later]
        if rest <= 0:
            break
        tokens += 1
    for later in range(hold, HOLDS):
        state.aside[later] = 0
    return tokens


class Spend(Choice[Regatta]):
    """JA-P4, JA-F3: how many tokens come out of one hold. `arg`: most, least, hold, still due, resource."""

    def __init__(self) -> None:
        super().__init__(SPEND, "spend", ["JA-P4", "JA-F3"])

    def legal(self, state: Regatta, seat: i64, arg: i64, moves: Moves) -> None:
        first: i64 = TAKE_FROM + hold_of(arg) * STRIDE
        for tokens in range((arg >> 11) & 7, (arg >> 14) + 1):
            moves.add(first + tokens)

    def play(self, state: Regatta, seat: i64, arg: i64, action: i64) -> None:
        hold: i64 = hold_of(arg)
        tokens: i64 = action - TAKE_FROM - hold * STRIDE
        state.aside[hold] = tokens
        news.takes_out(state, seat, hold, resource_to_pay(arg), tokens)
        settle_holds(state, seat, resource_to_pay(arg), due_of(arg) - tokens, hold + 1)


def hold_of(arg: i64) -> i64:
    return (arg >> 8) & 7


def due_of(arg: i64) -> i64:
    return (arg >> 2) & 63


def resource_to_pay(arg: i64) -> i64:
    return arg & 3
