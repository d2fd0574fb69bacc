"""Treasures."""

from mypy_extensions import i64

from prichal.games.jamaica.actions import FIND, LEAVE, TAKE
from prichal.games.jamaica.components import FIRST_BONUS, KINDS, SPACE_BIT
from prichal.games.jamaica.state import JamaicaState
from prichal.games.jamaica.steps import FIND_TREASURE, TAKE_TREASURE
from prichal.games.jamaica.words import news
from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng
from prichal.kernel.step import Chance, Choice


class TakeTreasure(Choice[JamaicaState]):
    """JA-H3: in a lair reached by a shortage the treasure may be taken, or left."""

    def __init__(self) -> None:
        super().__init__(TAKE_TREASURE, "take-treasure", ["JA-H3"])

    def legal(self, state: JamaicaState, seat: i64, arg: i64, moves: Moves) -> None:
        moves.add(TAKE)
        moves.add(LEAVE)

    def play(self, state: JamaicaState, seat: i64, arg: i64, action: i64) -> None:
        if action == TAKE:
            state.agenda.then(FIND_TREASURE, seat, arg)
        else:
            news.leaves_treasure(state, seat)


class FindTreasure(Chance[JamaicaState]):
    """JA-P3: the token is removed and the top treasure is taken: any that nobody has seen. `arg`: the ship."""

    def __init__(self) -> None:
        super().__init__(FIND_TREASURE, "find-treasure", ["JA-P3", "JA-S1", "JA-2P4"])

    def legal(self, state: JamaicaState, seat: i64, arg: i64, moves: Moves) -> None:
        for kind in range(KINDS):
            if state.unseen[kind] > 0:
                moves.weigh(FIND + kind, state.unseen[kind])

    def sample(self, state: JamaicaState, seat: i64, arg: i64, rng: Rng) -> i64:
        unseen = state.unseen
        total: i64 = 0
        for kind in range(KINDS):
            total += unseen[kind]
        found: i64 = 0
        share: i64 = rng.below(total) - unseen[0]
        while share >= 0:
            found += 1
            share -= unseen[found]
        return FIND + found

    def play(self, state: JamaicaState, seat: i64, arg: i64, action: i64) -> None:
        kind: i64 = action - FIND
        state.unseen[kind] -= 1
        state.lairs &= ~SPACE_BIT[state.ships[arg].space]
        news.finds(state, arg, kind)
        gain(state, arg, kind)


def gain(state: JamaicaState, number: i64, kind: i64) -> None:
    """JA-T2, JA-T3, JA-T9: points lie face down, a bonus is turned up. JA-2P11: not by the Ghost Ship."""
    ship = state.ships[number]
    if kind >= FIRST_BONUS and not state.is_ghost(number):
        one: i64 = 1
        ship.bonuses |= one << (kind - FIRST_BONUS)
    else:
        ship.face_down[kind] += 1
