"""What happened, in words; told only when somebody listens."""

from mypy_extensions import i64

from prichal.kernel.wire import Message, seat_name
from prichal.template.state import TemplateState
from prichal.template.words.words import card


def draws(state: TemplateState, seat: i64, number: i64) -> None:
    if state.listener is not None:
        private = Message("template-news-draws", {"seat": seat_name(seat), "card": card(number)})
        public = Message("template-news-draws-hidden", {"seat": seat_name(seat)})
        state.listener.confide([seat], private, public)


def starts_round(state: TemplateState) -> None:
    if state.listener is not None:
        state.listener.tell(Message("template-news-round", {"round": state.round}))


def chooses(state: TemplateState, seat: i64, number: i64) -> None:
    if state.listener is not None:
        private = Message("template-news-chooses", {"seat": seat_name(seat), "card": card(number)})
        public = Message("template-news-chooses-hidden", {"seat": seat_name(seat)})
        state.listener.confide([seat], private, public)


def reveals(state: TemplateState) -> None:
    if state.listener is not None:
        for seat in range(state.seats):
            args = {"seat": seat_name(seat), "card": card(state.chosen[seat])}
            state.listener.tell(Message("template-news-reveals", {**args}))


def wins(state: TemplateState, seat: i64) -> None:
    if state.listener is not None:
        state.listener.tell(Message("template-news-wins", {"seat": seat_name(seat), "points": state.seats}))


def ends(state: TemplateState) -> None:
    if state.listener is not None:
        state.listener.tell(Message("template-news-ends"))
