"""The position."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from prichal.kernel.agenda import Agenda, Steps, new_agenda
from prichal.kernel.state import State
from prichal.template.components import COPIES, VALUES

NO_CARD: Final[i64] = -1


@final
class TemplateState(State):
    """The whole table. Cards are numbered from 0; the deck has no order until it is drawn from."""

    def __init__(
        self,
        *,
        seats: i64,
        agenda: Agenda,
        deck: vec[i64],
        played: vec[i64],
        hands: vec[i64],
        chosen: vec[i64],
        points: vec[i64],
        round: i64,
    ) -> None:
        self.deck = deck  # how many of each card
        self.played = played  # open cards of earlier rounds, by seat * VALUES + card
        self.hands = hands  # by seat * VALUES + card
        self.chosen = chosen  # by seat: a card face down, or NO_CARD
        self.points = points  # by seat
        self.round: i64 = round  # from 1; 0 before the first
        super().__init__(seats, agenda)

    def clone(self) -> TemplateState:
        return TemplateState(
            seats=self.seats,
            agenda=self.agenda.clone(),
            deck=self.deck[:],
            played=self.played[:],
            hands=self.hands[:],
            chosen=self.chosen[:],
            points=self.points[:],
            round=self.round,
        )

    def hand_size(self, seat: i64) -> i64:
        size: i64 = 0
        for card in range(VALUES):
            size += self.hands[seat * VALUES + card]
        return size


def new_state(steps: Steps, seats: i64) -> TemplateState:
    """The table before anything happened: all cards in the deck."""
    return TemplateState(
        seats=seats,
        agenda=new_agenda(steps),
        deck=vec[i64]([COPIES] * VALUES),
        played=vec[i64]([0] * (VALUES * seats)),
        hands=vec[i64]([0] * (VALUES * seats)),
        chosen=vec[i64]([NO_CARD] * seats),
        points=vec[i64]([0] * seats),
        round=0,
    )
