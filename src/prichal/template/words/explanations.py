"""What is this? Every piece that can be named, in a few sentences; told from the view alone."""

from prichal.kernel.numbers import small_number
from prichal.kernel.wire import Explanation, Message
from prichal.template.components import VALUES
from prichal.template.secrets.view import TemplateView
from prichal.template.words.words import card


def explain(view: TemplateView, piece: str) -> Explanation | None:
    kind, _, name = piece.partition("-")
    value = small_number(name)
    if kind != "card" or value is None or not 1 <= value <= VALUES:
        return None
    own = 0 <= view.viewer < view.seats and value in (view.players[view.viewer].hand or [])
    sentences = [Message("template-explain-card"), Message("template-explain-copies")]
    return Explanation(card(value - 1), sentences, view.viewer if own else None, "TE-4")
