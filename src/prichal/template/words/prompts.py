"""Questions, and options with the pieces to touch."""

from mypy_extensions import i64

from prichal.kernel.wire import Message, Option
from prichal.template.actions import ACTIONS, PLAY
from prichal.template.components import VALUES
from prichal.template.state import TemplateState
from prichal.template.words.words import card


def title(state: TemplateState) -> Message:
    return Message("template-ask-choose", {"round": state.round})


def option(action: i64) -> Option:
    if action >= PLAY + VALUES:
        raise IndexError("an outcome of chance is nobody's option")
    number: i64 = action - PLAY
    label = Message("template-do-play", {"card": card(number)})
    return Option(ACTIONS.text(action), label, [f"card-{number + 1}"], "TE-3")
