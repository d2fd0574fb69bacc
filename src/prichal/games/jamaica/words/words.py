"""The things of the game as messages."""

from mypy_extensions import i64

from prichal.games.jamaica.components import (
    CARDS,
    COST,
    FIRST_BONUS,
    RED_LINE,
    RESOURCES,
    SCORE,
    STAR,
    SYMBOLS,
    TRACK,
    TREASURES,
)
from prichal.games.jamaica.state import JamaicaState, resource_of, tokens_of
from prichal.kernel.wire import Args, Message, seat_name


def ship_name(state: JamaicaState, number: i64) -> Message:
    """Within a sentence: a ship is called by its player's name, or is the Ghost Ship."""
    return Message("jamaica-the-ghost") if state.is_ghost(number) else seat_name(number)


def subject(state: JamaicaState, number: i64) -> Message:
    """The same at the beginning of a sentence."""
    return Message("jamaica-ghost-subject") if state.is_ghost(number) else seat_name(number)


def goods(content: i64) -> Message:
    return amount(resource_of(content), tokens_of(content))


def amount(resource: i64, tokens: i64) -> Message:
    return Message("jamaica-goods", {"resource": RESOURCES[resource], "tokens": tokens})


def symbol(name: str) -> Message:
    return Message("jamaica-symbol", {"symbol": name})


def action_card(card: i64) -> Message:
    morning, evening = CARDS[card]
    return Message("jamaica-card", {"morning": symbol(morning), "evening": symbol(evening)})


def deed(number: i64, die: i64) -> Message:
    """What a corner of a card means with its die."""
    return Message("jamaica-deed", {"symbol": SYMBOLS[number], "die": die})


def treasure(kind: i64) -> Message:
    if kind >= FIRST_BONUS:
        return Message("jamaica-bonus", {"bonus": TREASURES[kind]})
    return Message("jamaica-points", {"points": TREASURES[kind].replace("-", "−")})


def space_name(space: i64) -> Message:
    """With what is paid there, and behind the red line with what it is worth in the end."""
    args: Args = {"number": space, "kind": TRACK[space][0], "cost": COST[space]}
    if space >= RED_LINE:
        return Message("jamaica-space-behind-line", {**args, "points": SCORE[space]})
    return Message("jamaica-space", args)


def place(space: i64) -> Args:
    """Where something happens, without what it costs there."""
    return {"number": space, "kind": TRACK[space][0]}


def combat_die(shown: i64) -> Message:
    return Message("jamaica-star") if shown == STAR else Message("jamaica-face", {"face": shown})


def share(resource: i64, tokens: i64, hold: i64) -> Message:
    """What one hold gives to a payment."""
    return Message("jamaica-share", {"goods": amount(resource, tokens), "hold": from_hold(hold)})


def hold_name(hold: i64) -> Message:
    return Message("jamaica-hold", {"hold": hold + 1})


def from_hold(hold: i64) -> Message:
    return Message("jamaica-from-hold", {"hold": hold + 1})


def into_hold(hold: i64) -> Message:
    return Message("jamaica-into-hold", {"hold": hold + 1})
