"""Sailing."""

from mypy_extensions import i64

from prichal.games.jamaica.actions import LANE
from prichal.games.jamaica.components import BEHIND, BEHIND_INNER, NEXT, NEXT_INNER, ROYAL
from prichal.games.jamaica.rules.combat import attack
from prichal.games.jamaica.state import NO_SHIP, JamaicaState
from prichal.games.jamaica.steps import CHOOSE_LANE, OPPONENT, SETTLE
from prichal.games.jamaica.words import news
from prichal.kernel.actions import Moves
from prichal.kernel.step import Choice


def set_sail(state: JamaicaState, seat: i64, number: i64, steps: i64, forward: bool) -> None:
    """JA-M1: ship `number` moves exactly so far; `seat` decides where the track forks."""
    if not forward and state.ships[number].space == ROYAL and is_held_back(state, number):
        news.ghost_stays(state)
        return
    news.sails(state, number, steps, forward)
    sail_on(state, seat, number, steps, forward)


def sail_on(state: JamaicaState, seat: i64, number: i64, steps: i64, forward: bool) -> None:
    """JA-M1, JA-M2, JA-M6: step by step up to a fork or to the end of the move."""
    ship = state.ships[number]
    remaining: i64 = steps
    while remaining > 0:
        space: i64 = ship.space
        if forward:
            if NEXT[space] != NEXT_INNER[space]:
                state.agenda.then(CHOOSE_LANE, seat, lane_arg(number, remaining, forward))
                return
            ship.space = NEXT[space]
            if ship.space == ROYAL:
                ship.laps += 1  # JA-M7
                if ship.laps == 1:
                    remaining -= 1
                    break  # JA-E1
        else:
            if space == ROYAL:
                if is_held_back(state, number):
                    break
                ship.laps -= 1  # JA-M7
            elif BEHIND[space] != BEHIND_INNER[space]:
                state.agenda.then(CHOOSE_LANE, seat, lane_arg(number, remaining, forward))
                return
            ship.space = BEHIND[space]
        remaining -= 1
    news.arrives(state, number, remaining)
    arrive(state, seat, number, False)


def is_held_back(state: JamaicaState, number: i64) -> bool:
    """JA-2P8: before its lap the Ghost Ship doesn't leave Port Royal backward."""
    return state.ships[number].laps == 0 and state.is_ghost(number)


def lane_arg(number: i64, remaining: i64, forward: bool) -> i64:
    return (number << 4) | (remaining << 1) | (1 if forward else 0)


class ChooseLane(Choice[JamaicaState]):
    """JA-M2: at a fork the player chooses the way; sailing backward, where two lanes meet."""

    def __init__(self) -> None:
        super().__init__(CHOOSE_LANE, "choose-lane", ["JA-M2", "JA-2P3"])

    def legal(self, state: JamaicaState, seat: i64, arg: i64, moves: Moves) -> None:
        moves.add(LANE)
        moves.add(LANE + 1)

    def play(self, state: JamaicaState, seat: i64, arg: i64, action: i64) -> None:
        number: i64 = arg >> 4
        remaining: i64 = (arg >> 1) & 7
        forward = arg & 1 == 1
        inner = action == LANE + 1
        ship = state.ships[number]
        news.takes_lane(state, number, inner)
        ship.space = step_into(ship.space, forward, inner)
        sail_on(state, seat, number, remaining - 1, forward)


def step_into(space: i64, forward: bool, inner: bool) -> i64:
    """The first space of a lane."""
    if forward:
        return NEXT_INNER[space] if inner else NEXT[space]
    return BEHIND_INNER[space] if inner else BEHIND[space]


def arrive(state: JamaicaState, seat: i64, number: i64, after_shortage: bool) -> None:
    """JA-M3: first combat if an opponent is there (JA-F1, JA-F2), then the space's cost or treasure."""
    space: i64 = state.ships[number].space
    if space == ROYAL:
        return  # JA-F1, JA-P4: no combat and no cost
    opponents: i64 = 0
    opponent: i64 = NO_SHIP
    for other in range(len(state.ships)):
        if other != number and state.ships[other].space == space:
            opponents += 1
            opponent = other
    if opponents == 1:
        attack(state, number, opponent)
    elif opponents > 1:
        state.agenda.then(OPPONENT, seat, number)
    state.agenda.then(SETTLE, seat, (number << 1) | (1 if after_shortage else 0))
