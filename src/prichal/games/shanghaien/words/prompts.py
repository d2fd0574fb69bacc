"""What the table asks: words, the pieces an action points at, and the clause behind it."""

from mypy_extensions import i64

from prichal.games.shanghaien.actions import (
    ACTIONS,
    ADJUST_DIE,
    BOTH_FROM,
    ENDS,
    LAY,
    LAY_FROM,
    PLAY,
    ROLL,
    SHANGHAI,
    TUCK,
)
from prichal.games.shanghaien.components import ADJUST, BOTH, CARD_NAMES, CREW, NATIONS, PLACES, TRICK_CARDS, TRICKS
from prichal.games.shanghaien.rules.tricks import trick_of
from prichal.games.shanghaien.state import ShanghaienState
from prichal.games.shanghaien.words.words import card, nation_name
from prichal.kernel.wire import Args, Message, Option


def title(state: ShanghaienState) -> Message:
    """What is asked; after a roll with the dice that lie there."""
    return Message(f"shanghaien-ask-{state.step().name}", {"low": state.low, "high": state.high})


def option(state: ShanghaienState, seat: i64, action: i64) -> Option:
    text = ACTIONS.text(action)
    if action == ROLL:
        return Option(text, Message("shanghaien-do-roll"), [f"supply-{seat}"], "SH-R3")
    if action == SHANGHAI:
        rule = "SH-R6" if state.side(seat).supply < 2 else "SH-R5"
        return Option(text, Message("shanghaien-do-shanghai"), ["shanghai"], rule)
    if action < LAY_FROM:
        face = 1 + action - LAY
        return lay_option(state, text, face, state.place(face), Message("shanghaien-do-lay", {"face": face}), "SH-R3")
    if action < PLAY:
        face = 1 + ((action - LAY_FROM) >> 1)
        end = (action - LAY_FROM) & 1
        place = face - 1 if end == 0 else PLACES - face
        label = Message("shanghaien-do-lay-from", {"face": face, "end": ENDS[end]})
        return lay_option(state, text, face, place, label, "SH-R4")
    if action < TUCK:
        kind = TRICK_CARDS + ((action - PLAY) >> 1)
        trick = trick_of(action - PLAY)
        args: Args = {"card": card(kind), "trick": Message(f"shanghaien-trick-{TRICKS[trick]}")}
        picks = [f"trick-{CARD_NAMES[kind]}", f"action-{TRICKS[trick]}"]
        return Option(text, Message("shanghaien-do-play", args), picks, trick_rule(trick))
    if action < ADJUST_DIE:
        label = Message("shanghaien-do-tuck", {"nation": nation_name(action - TUCK)})
        return Option(text, label, [f"crew-{seat}-{NATIONS[action - TUCK]}"], "SH-T4")
    if action < BOTH_FROM:
        face = 1 + ((action - ADJUST_DIE) >> 1)
        up = (action - ADJUST_DIE) & 1
        label = Message("shanghaien-do-adjust", {"face": face, "changed": face + 1 if up == 1 else face - 1})
        return Option(text, label, [f"rolled-{face}", "up" if up == 1 else "down"], "SH-T5")
    end = action - BOTH_FROM
    return Option(text, Message("shanghaien-do-both", {"end": ENDS[end]}), [f"end-{ENDS[end]}"], "SH-R4")


def lay_option(state: ShanghaienState, text: str, face: i64, place: i64, label: Message, rule: str) -> Option:
    args = dict(label.args)
    args["card"] = card(state.row[place])
    return Option(text, Message(label.id, args), [f"rolled-{face}", f"place-{place + 1}"], rule)


def trick_rule(trick: i64) -> str:
    if trick == CREW:
        return "SH-T4"
    if trick == ADJUST:
        return "SH-T5"
    return "SH-T6" if trick == BOTH else "SH-T7"
