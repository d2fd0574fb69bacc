"""The questions that effects ask: which part next, one of two, pay or decline (WC-B31 to WC-B34)."""

from mypy_extensions import i64

from prichal.games.white_castle.actions import DECLINE, PART, PAY_PRICE
from prichal.games.white_castle.cards import (
    DECLINABLE,
)
from prichal.games.white_castle.effects import (
    PART_BITS,
    PART_MASK,
)
from prichal.games.white_castle.rules.effects import accept, arrange, pay, perform, without
from prichal.games.white_castle.rules.goods import (
    OwnChoice,
)
from prichal.games.white_castle.rules.possible import affordable, payable, possible
from prichal.games.white_castle.state import WhiteCastleState
from prichal.games.white_castle.steps import (
    ARRANGE,
    CHOOSE_EITHER,
    CHOOSE_PART,
    PAY_OR_DECLINE,
    PERFORM,
)
from prichal.kernel.actions import Moves
from prichal.kernel.step import Automatic


class Perform(Automatic[WhiteCastleState]):
    """WC-B31: an effect whose turn has come."""

    def __init__(self) -> None:
        super().__init__(PERFORM, "perform", ["WC-B31"])

    def run(self, state: WhiteCastleState, seat: i64, arg: i64) -> None:
        perform(state, seat, arg)


class Arrange(Automatic[WhiteCastleState]):
    """WC-B31: what is left of effects in any order."""

    def __init__(self) -> None:
        super().__init__(ARRANGE, "arrange", ["WC-B31"])

    def run(self, state: WhiteCastleState, seat: i64, arg: i64) -> None:
        arrange(state, seat, arg)


class ChoosePart(OwnChoice):
    """WC-B31: which part comes next; a part with a price is paid for by choosing it (WC-B33)."""

    def __init__(self) -> None:
        super().__init__(CHOOSE_PART, "choose-part", ["WC-B31", "WC-B33", "WC-B34"])

    def offer(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        place: i64 = 0
        before: i64 = 0
        declinable = True
        while arg > 0:
            part: i64 = arg & PART_MASK
            arg >>= PART_BITS
            if part != before and payable(state, seat, part):
                moves.add(PART + place)
            if DECLINABLE[part] == 0:
                declinable = False
            before = part
            place += 1
        if declinable:
            moves.add(DECLINE)

    def choose(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        if action == DECLINE:
            return
        place: i64 = action - PART
        accept(state, seat, (arg >> (PART_BITS * place)) & PART_MASK)
        state.agenda.then(ARRANGE, seat, without(arg, place))

    def again(self, state: WhiteCastleState, seat: i64, arg: i64) -> None:
        """With fewer seals there may be nothing to choose any more."""
        state.agenda.then(ARRANGE, seat, arg)

    def why_not(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> str:
        if PART <= action < PART + 4:
            return "WC-B34"
        return super().why_not(state, seat, arg, action)


class ChooseEither(OwnChoice):
    """WC-B17, WC-M36: one of two actions."""

    def __init__(self) -> None:
        super().__init__(CHOOSE_EITHER, "choose-either", ["WC-B17", "WC-M36", "WC-B34"])

    def offer(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        if possible(state, seat, arg & PART_MASK):
            moves.add(PART)
        if possible(state, seat, arg >> PART_BITS):
            moves.add(PART + 1)
        moves.add(DECLINE)

    def choose(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        if action != DECLINE:
            perform(state, seat, (arg >> (PART_BITS * (action - PART))) & PART_MASK)

    def why_not(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> str:
        if PART <= action < PART + 2:
            return "WC-B34"
        return super().why_not(state, seat, arg, action)


class PayOrDecline(OwnChoice):
    """WC-B33, WC-B34: a price is paid in full and the effect performed, or both are declined."""

    def __init__(self) -> None:
        super().__init__(PAY_OR_DECLINE, "pay-or-decline", ["WC-B33", "WC-B34"])

    def offer(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        if affordable(state, seat, arg, False):
            moves.add(PAY_PRICE)
        moves.add(DECLINE)

    def choose(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        if action == PAY_PRICE:
            pay(state, seat, arg)
            perform(state, seat, arg & PART_MASK)

    def why_not(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> str:
        if action == PAY_PRICE:
            return "WC-B34"
        return super().why_not(state, seat, arg, action)
