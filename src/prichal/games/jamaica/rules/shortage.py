"""Shortage."""

from mypy_extensions import i64

from prichal.games.jamaica.actions import BACK
from prichal.games.jamaica.components import BEHIND, BEHIND_INNER, COST, CURRENCY, SPACE_BIT, SPACES
from prichal.games.jamaica.rules.paying import spend_all
from prichal.games.jamaica.rules.sailing import arrive
from prichal.games.jamaica.state import JamaicaState, Ship
from prichal.games.jamaica.steps import MOVE_BACK, SHORTAGE
from prichal.games.jamaica.words import news
from prichal.kernel.actions import Moves
from prichal.kernel.step import Automatic, Choice


class Shortage(Automatic[JamaicaState]):
    """JA-H1: all that the ship has of the resource `arg` goes to the bank; JA-H2: then it moves back."""

    def __init__(self) -> None:
        super().__init__(SHORTAGE, "shortage", ["JA-H1", "JA-H2"])

    def run(self, state: JamaicaState, seat: i64, arg: i64) -> None:
        ship = state.ships[seat]
        paid: i64 = spend_all(state, seat, arg)
        news.falls_short(state, seat, arg, paid)
        targets: i64 = targets_behind(ship, ship.space)
        if targets & (targets - 1) != 0:
            state.agenda.then(MOVE_BACK, seat, 0)
            return
        space: i64 = 0
        while targets > 1:
            targets >>= 1
            space += 1
        move_back(state, seat, space)


def targets_behind(ship: Ship, space: i64) -> i64:
    """JA-H2, JA-H5: the first payable space behind, one bit each; where lanes meet that of either lane."""
    found: i64 = targets_from(ship, BEHIND[space])
    if BEHIND_INNER[space] != BEHIND[space]:
        found |= targets_from(ship, BEHIND_INNER[space])
    return found


def targets_from(ship: Ship, start: i64) -> i64:
    """The first payable spaces from `start` on, itself included. Port Royal is free and ends every search."""
    space: i64 = start
    while COST[space] > 0 and ship.stock(CURRENCY[space]) < COST[space]:
        if BEHIND_INNER[space] != BEHIND[space]:
            return targets_behind(ship, space)
        space = BEHIND[space]
    return SPACE_BIT[space]


def move_back(state: JamaicaState, seat: i64, space: i64) -> None:
    """JA-H3, JA-H4: combat if need be, then the new space's cost in full."""
    state.ships[seat].space = space
    news.moves_back(state, seat)
    arrive(state, seat, seat, True)


class MoveBack(Choice[JamaicaState]):
    """JA-H5: where two lanes meet the player chooses."""

    def __init__(self) -> None:
        super().__init__(MOVE_BACK, "move-back", ["JA-H5", "JA-H2"])

    def legal(self, state: JamaicaState, seat: i64, arg: i64, moves: Moves) -> None:
        ship = state.ships[seat]
        targets: i64 = targets_behind(ship, ship.space)
        for space in range(SPACES):
            if (targets >> space) & 1 == 1:
                moves.add(BACK + space)

    def play(self, state: JamaicaState, seat: i64, arg: i64, action: i64) -> None:
        move_back(state, seat, action - BACK)

    def why_not(self, state: JamaicaState, seat: i64, arg: i64, action: i64) -> str:
        return "JA-H2" if BACK <= action < BACK + SPACES else "JA-H5"
