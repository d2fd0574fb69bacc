"""Why nothing would come of an effect (WC-B34): there is no target, or it is too dear."""

from typing import Final

from mypy_extensions import i64

from prichal.games.white_castle.components import RESOURCE_LIMIT, SEAL_LIMIT
from prichal.games.white_castle.effects import COINS, FOOD, SEALS, WHISKS
from prichal.games.white_castle.rules.possible import payable, possible
from prichal.games.white_castle.state import WhiteCastleState
from prichal.kernel.wire import Message

TARGET: Final = "target"
DEAR: Final = "dear"
UNLESS: Final = "unless"  # neither now, but another effect of the same place may change that
RICH: Final[i64] = 60  # coins, more than anything costs


def why_idle(state: WhiteCastleState, seat: i64, effect: i64) -> str:
    """Of an effect that isn't possible: TARGET where even a full purse wouldn't help, else DEAR."""
    copy = state.clone()
    copy.listener = None
    goods = copy.clans[seat].goods
    goods[COINS] = RICH
    goods[SEALS] = SEAL_LIMIT
    for resource in range(FOOD, WHISKS + 1):
        goods[resource] = RESOURCE_LIMIT
    return DEAR if possible(copy, seat, effect) else TARGET


def why_not_now(state: WhiteCastleState, seat: i64, effect: i64) -> str:
    """Empty for an effect that can be chosen now; one that seals would pay for after converting is too dear now."""
    if payable(state, seat, effect):
        return ""
    return DEAR if possible(state, seat, effect) else why_idle(state, seat, effect)


def idle_words(effect: Message, reason: str) -> Message:
    """The effect, and why nothing comes of it."""
    return Message("white_castle-effect-idle", {"effect": effect, "reason": reason}) if reason else effect
