"""A turn: roll and lay, or Shanghai."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from prichal.games.shanghaien.actions import BOTH_FROM, DICE_SHOW, LAY, LAY_FROM, PLAY, ROLL, SHANGHAI, TUCK
from prichal.games.shanghaien.components import DICE
from prichal.games.shanghaien.rules import tricks
from prichal.games.shanghaien.rules.rounds import REROLLED, call_shanghai, roll_and_lay
from prichal.games.shanghaien.state import OPEN, ShanghaienState
from prichal.games.shanghaien.steps import COUNT_FROM, LAY_BOTH, LAY_DIE, THROW, TURN
from prichal.games.shanghaien.words import news
from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng
from prichal.kernel.step import Automatic, Chance, Choice

ROLL_COUNT: Final[i64] = 21
LOW: Final = vec[i64]([low for low in range(1, 7) for _ in range(low, 7)])
HIGH: Final = vec[i64]([high for low in range(1, 7) for high in range(low, 7)])
ROLL_OF: Final = vec[i64]([0, 1, 2, 3, 4, 5, 1, 6, 7, 8, 9, 10, 2, 7, 11, 12, 13, 14, 3, 8, 12, 15, 16, 17, 4, 9,
                           13, 16, 18, 19, 5, 10, 14, 17, 19, 20])  # fmt: skip


class Turn(Choice[ShanghaienState]):
    """SH-R2: exactly one of two things."""

    def __init__(self) -> None:
        super().__init__(TURN, "turn", ["SH-R2", "SH-R3", "SH-R5", "SH-R6"])

    def legal(self, state: ShanghaienState, seat: i64, arg: i64, moves: Moves) -> None:
        supply: i64 = state.side(seat).supply
        if supply >= 2:  # SH-R3, SH-R6
            moves.add(ROLL)
        if DICE - supply >= 2:  # SH-R5
            moves.add(SHANGHAI)

    def play(self, state: ShanghaienState, seat: i64, arg: i64, action: i64) -> None:
        if action == ROLL:
            roll_and_lay(state, seat)
        else:
            news.calls(state, seat)
            call_shanghai(state, seat)

    def why_not(self, state: ShanghaienState, seat: i64, arg: i64, action: i64) -> str:
        if action == ROLL:
            return "SH-R6"
        if action == SHANGHAI:
            return "SH-R5"
        if LAY <= action < PLAY:
            return "SH-R3"
        return "SH-T2" if PLAY <= action < BOTH_FROM + 2 else "SH-R2"


class Throw(Chance[ShanghaienState]):
    """SH-R3, SH-T7: two dice of the supply are rolled; arg says whether for the first time."""

    def __init__(self) -> None:
        super().__init__(THROW, "throw", ["SH-R3", "SH-T7"])

    def legal(self, state: ShanghaienState, seat: i64, arg: i64, moves: Moves) -> None:
        for roll in range(ROLL_COUNT):
            moves.weigh(DICE_SHOW + roll, 1 if LOW[roll] == HIGH[roll] else 2)

    def sample(self, state: ShanghaienState, seat: i64, arg: i64, rng: Rng) -> i64:
        return DICE_SHOW + ROLL_OF[rng.below(36)]

    def play(self, state: ShanghaienState, seat: i64, arg: i64, action: i64) -> None:
        state.low = LOW[action - DICE_SHOW]
        state.high = HIGH[action - DICE_SHOW]
        news.rolls(state, seat, arg == REROLLED)


class LayDie(Choice[ShanghaienState]):
    """SH-R3: one of the two dice is laid at its card; before that a trick card may be played (SH-T2)."""

    def __init__(self) -> None:
        super().__init__(LAY_DIE, "lay-die", ["SH-R3", "SH-R4", "SH-T1", "SH-T2"])

    def legal(self, state: ShanghaienState, seat: i64, arg: i64, moves: Moves) -> None:
        offer_die(state, state.low, moves)
        if state.high != state.low:
            offer_die(state, state.high, moves)
        tricks.offer(state.side(seat), moves)

    def play(self, state: ShanghaienState, seat: i64, arg: i64, action: i64) -> None:
        if action >= PLAY:
            tricks.play_card(state, seat, action - PLAY)
        elif action >= LAY_FROM:
            state.counted_from = (action - LAY_FROM) & 1
            lay(state, seat, 1 + ((action - LAY_FROM) >> 1))
            pick_up(state)
        else:
            lay(state, seat, 1 + action - LAY)
            pick_up(state)

    def why_not(self, state: ShanghaienState, seat: i64, arg: i64, action: i64) -> str:
        if LAY <= action < LAY_FROM:
            face = 1 + action - LAY
            return "SH-R4" if face == state.low or face == state.high else "SH-R3"
        if LAY_FROM <= action < PLAY:
            face = 1 + ((action - LAY_FROM) >> 1)
            return "SH-R4" if face == state.low or face == state.high else "SH-R3"
        if PLAY <= action < PLAY + tricks.PLAY_COUNT:
            return tricks.why_not(state.side(seat), action - PLAY)
        return "SH-T2" if TUCK <= action < BOTH_FROM + 2 else "SH-R2"


def offer_die(state: ShanghaienState, face: i64, moves: Moves) -> None:
    """SH-R4: the round's first die may be counted from either end, every other one from the end chosen."""
    if state.counted_from == OPEN:
        moves.add(LAY_FROM + (face - 1) * 2)
        moves.add(LAY_FROM + (face - 1) * 2 + 1)
    else:
        moves.add(LAY + face - 1)


def lay(state: ShanghaienState, seat: i64, face: i64) -> None:
    """SH-R3: the die lies on its owner's side of the card with its number."""
    side = state.side(seat)
    side.dice[face - 1] += 1
    side.supply -= 1
    news.lays(state, seat, face)


def pick_up(state: ShanghaienState) -> None:
    """No roll lies on the table any more: SH-R3, the other die went back to the supply."""
    state.low = 0
    state.high = 0


class CountFrom(Choice[ShanghaienState]):
    """SH-R4, SH-T6: both dice are the round's first: from which end are they counted?"""

    def __init__(self) -> None:
        super().__init__(COUNT_FROM, "count-from", ["SH-R4", "SH-T6"])

    def legal(self, state: ShanghaienState, seat: i64, arg: i64, moves: Moves) -> None:
        moves.add(BOTH_FROM)
        moves.add(BOTH_FROM + 1)

    def play(self, state: ShanghaienState, seat: i64, arg: i64, action: i64) -> None:
        state.counted_from = action - BOTH_FROM


class LayBoth(Automatic[ShanghaienState]):
    """SH-T6: both dice go to their cards."""

    def __init__(self) -> None:
        super().__init__(LAY_BOTH, "lay-both", ["SH-T6"])

    def run(self, state: ShanghaienState, seat: i64, arg: i64) -> None:
        lay(state, seat, state.low)
        lay(state, seat, state.high)
        pick_up(state)
