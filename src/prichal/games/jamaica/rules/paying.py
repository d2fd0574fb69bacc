"""Taking tokens out of the holds: the owner decides which ones."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from prichal.games.jamaica.actions import TAKE_FROM
from prichal.games.jamaica.components import HOLDS, POWDER, SIXTH
from prichal.games.jamaica.state import NOTHING, JamaicaState, content, resource_of, tokens_of
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
    holds = state.ships[seat].holds
    aside = state.aside
    remaining: i64 = due
    least_staying: i64 = 0
    if last != NO_HOLD:
        least_staying = tokens_of(holds[last]) - aside[last]
    later_holds, tokens = sources_after(holds, resource, last)
    hold: i64 = last
    while remaining > 0:
        hold = next_source(holds, resource, hold)
        held: i64 = tokens_of(holds[hold])
        if hold == SIXTH:
            aside[SIXTH] = remaining
            break
        fewest: i64 = max(least_staying, held - remaining)
        most: i64 = min(held, (tokens - remaining) // later_holds)
        if fewest < most:
            range_of: i64 = ((held - fewest) << 14) | ((held - most) << 11)
            state.agenda.then(SPEND, seat, range_of | (hold << 8) | (remaining << 2) | resource)
            return
        aside[hold] = held - fewest
        remaining -= held - fewest
        least_staying = fewest
        later_holds -= 1
        tokens -= held
    news.takes_out(state, seat, resource)
    for place in range(HOLDS):
        taken: i64 = aside[place]
        if taken > 0:
            holds[place] = content(resource, tokens_of(holds[place]) - taken)
            state.bank[resource] += taken
            aside[place] = 0


def sources_after(holds: vec[i64], resource: i64, last: i64) -> tuple[i64, i64]:
    """The holds of the board with that resource that are asked after `last`: how many they are, and the tokens in them
    and in the 6th Hold."""
    count: i64 = 0
    tokens: i64 = 0
    if is_source(holds[SIXTH], resource):
        tokens = tokens_of(holds[SIXTH])
    behind: i64 = rank(holds, last)
    for hold in range(SIXTH):
        later: i64 = i64(is_source(holds[hold], resource) & (rank(holds, hold) > behind))
        count += later
        tokens += later * tokens_of(holds[hold])
    return count, tokens


def next_source(holds: vec[i64], resource: i64, last: i64) -> i64:
    """The hold with that resource that is asked after `last`: the emptier first, the 6th Hold, like no other, at the
    end."""
    found: i64 = SIXTH
    behind: i64 = rank(holds, last)
    best: i64 = HOLDS * HOLDS * HOLDS
    for hold in range(SIXTH):
        place: i64 = rank(holds, hold)
        if is_source(holds[hold], resource) & (behind < place) & (place < best):
            best = place
            found = hold
    return found


def is_source(held: i64, resource: i64) -> bool:
    return (held != NOTHING) & (resource_of(held) == resource)


def rank(holds: vec[i64], hold: i64) -> i64:
    """Orders the holds of the board by their tokens."""
    if hold == NO_HOLD:
        return -1
    return tokens_of(holds[hold]) * HOLDS + hold


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
