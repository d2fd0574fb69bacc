"""Loading."""

from typing import Final

from mypy_extensions import i64

from prichal.games.jamaica.actions import EMPTY, STOW
from prichal.games.jamaica.components import HOLDS, SIXTH
from prichal.games.jamaica.state import NOTHING, JamaicaState, Ship, content, resource_of, tokens_of
from prichal.games.jamaica.steps import STOW_LOAD
from prichal.games.jamaica.words import news
from prichal.kernel.actions import Moves
from prichal.kernel.step import Choice

FROM_BANK: Final[i64] = 63  # where a load comes from: else ship * 8 + hold
NO_HOLD: Final[i64] = -1


def load(state: JamaicaState, seat: i64, resource: i64, die: i64) -> None:
    """JA-L1: as many tokens as the die shows go into one empty hold. JA-L5: or as many as the bank has."""
    tokens: i64 = min(die, state.bank[resource])
    if tokens == 0:
        news.finds_bank_empty(state, seat, resource)
    elif not can_take(state.ships[seat], resource):
        news.has_no_room(state, seat, resource)  # JA-L3
    else:
        bring_aboard(state, seat, seat, content(resource, tokens), FROM_BANK)


def can_take(ship: Ship, resource: i64) -> bool:
    """JA-L2, JA-L3: a hold is empty, or has something else that may be thrown overboard."""
    for hold in range(ship.hold_count()):
        held: i64 = ship.holds[hold]
        if held == NOTHING or resource_of(held) != resource:
            return True
    return False


def first_empty(ship: Ship) -> i64:
    """The first empty hold of the board, or NO_HOLD."""
    for hold in range(SIXTH):
        if ship.holds[hold] == NOTHING:
            return hold
    return NO_HOLD


def has_sixth_empty(ship: Ship) -> bool:
    return ship.hold_count() == HOLDS and ship.holds[SIXTH] == NOTHING


def may_empty(ship: Ship, hold: i64, resource: i64) -> bool:
    """JA-L2: a hold with another resource; of equal ones on the board the first stands for all."""
    held: i64 = ship.holds[hold]
    if held == NOTHING or resource_of(held) == resource:
        return False
    return not repeats(ship, hold)


def repeats(ship: Ship, hold: i64) -> bool:
    """Whether an earlier hold of the board has the same content. The 6th Hold is like no other."""
    if hold == SIXTH:
        return False
    held: i64 = ship.holds[hold]
    for earlier in range(hold):
        if ship.holds[earlier] == held:
            return True
    return False


def bring_aboard(state: JamaicaState, seat: i64, number: i64, cargo: i64, source: i64) -> None:
    """JA-L1, JA-L2, JA-L6: cargo goes into a hold of ship `number`; `seat` is asked where the holds differ."""
    ship = state.ships[number]
    empty: i64 = first_empty(ship)
    sixth_empty = has_sixth_empty(ship)
    if empty != NO_HOLD or sixth_empty:
        if empty != NO_HOLD and sixth_empty:
            state.agenda.then(STOW_LOAD, seat, load_arg(number, cargo, source))
        else:
            put(state, number, SIXTH if sixth_empty else empty, cargo, source)
        return
    choices: i64 = 0
    only: i64 = 0
    for hold in range(ship.hold_count()):
        if may_empty(ship, hold, resource_of(cargo)):
            choices += 1
            only = hold
    if choices == 1:
        throw_overboard(state, number, only)
        put(state, number, only, cargo, source)
    else:
        state.agenda.then(STOW_LOAD, seat, load_arg(number, cargo, source))


def load_arg(number: i64, cargo: i64, source: i64) -> i64:
    return (source << 8) | (number << 5) | cargo


def ship_of(arg: i64) -> i64:
    return (arg >> 5) & 7


def cargo_of(arg: i64) -> i64:
    return arg & 31


def source_of(arg: i64) -> i64:
    return arg >> 8


def throw_overboard(state: JamaicaState, number: i64, hold: i64) -> None:
    """JA-L2: all tokens of a hold return to the bank."""
    ship = state.ships[number]
    held: i64 = ship.holds[hold]
    state.bank[resource_of(held)] += tokens_of(held)
    ship.holds[hold] = NOTHING
    news.empties(state, number, hold, held)


def put(state: JamaicaState, number: i64, hold: i64, cargo: i64, source: i64) -> None:
    """Moves cargo from the bank, or out of another ship's hold, into an empty hold."""
    if source == FROM_BANK:
        state.bank[resource_of(cargo)] -= tokens_of(cargo)
        news.loads(state, number, hold, cargo)
    else:
        state.ships[source >> 3].holds[source & 7] = NOTHING
        news.stows_loot(state, number, hold, cargo)
    state.ships[number].holds[hold] = cargo


class StowLoad(Choice[JamaicaState]):
    """JA-L2, JA-L6: which empty hold, or which hold is emptied; holds that are alike are offered once."""

    def __init__(self) -> None:
        super().__init__(STOW_LOAD, "stow-load", ["JA-L2", "JA-L1", "JA-L6"])

    def legal(self, state: JamaicaState, seat: i64, arg: i64, moves: Moves) -> None:
        ship = state.ships[ship_of(arg)]
        empty: i64 = first_empty(ship)
        sixth_empty = has_sixth_empty(ship)
        if empty != NO_HOLD:
            moves.add(STOW + empty)
        if sixth_empty:
            moves.add(STOW + SIXTH)
        if empty != NO_HOLD or sixth_empty:
            return
        for hold in range(ship.hold_count()):
            moves.add_if(may_empty(ship, hold, resource_of(cargo_of(arg))), EMPTY + hold)

    def play(self, state: JamaicaState, seat: i64, arg: i64, action: i64) -> None:
        number: i64 = ship_of(arg)
        hold: i64 = action - STOW
        if action >= EMPTY:
            hold = action - EMPTY
            throw_overboard(state, number, hold)
        put(state, number, hold, cargo_of(arg), source_of(arg))

    def why_not(self, state: JamaicaState, seat: i64, arg: i64, action: i64) -> str:
        ship = state.ships[ship_of(arg)]
        if STOW <= action < STOW + HOLDS:
            return "JA-L1" if action - STOW < ship.hold_count() and ship.holds[action - STOW] != NOTHING else "JA-L6"
        if EMPTY <= action < EMPTY + HOLDS:
            held = ship.holds[action - EMPTY]
            return "JA-L2" if resource_of(held) == resource_of(cargo_of(arg)) else "JA-L6"
        return "JA-L2"
