"""The shape of what is sent to a seat. (Not compiled: msgspec reads the annotations.)"""

from __future__ import annotations

from msgspec import Struct

from prichal.kernel.wire import View


class PlayerView(Struct, frozen=True):
    """What a viewer sees of a player."""

    hand_size: int
    has_chosen: bool
    points: int
    played: list[int]  # in earlier rounds, in ascending order
    hand: list[int] | None  # one's own, in ascending order
    chosen: int | None  # one's own


class TemplateView(View, frozen=True, kw_only=True):
    """The table as one viewer sees it."""

    round: int
    deck: int  # how many cards
    players: list[PlayerView]
    scores: list[int]
