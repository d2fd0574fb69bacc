"""The view of Shanghaien: everything lies open but the order of the pile. (Not compiled: msgspec.)"""

from __future__ import annotations

from msgspec import Struct

from prichal.kernel.wire import View


class SideView(Struct, frozen=True):
    """What lies before one player."""

    dice: list[int]  # laid this round, by face
    supply: int
    captain: bool
    cards: dict[str, int]  # sailors and unused trick cards by name
    tucked: dict[str, int]  # by nation
    strength: dict[str, int]  # by nation, tucked cards included


class ShanghaienView(View, frozen=True, kw_only=True):
    """The whole table."""

    round: int
    row: list[str]  # from left to right; empty while cards are handed out
    counted_from: str  # "left", "right" or "open"
    takers: list[int | None]  # who would get the cards now, by number
    rolled: list[int]
    pile: dict[str, int]  # what is left of each card, in no order
    gone: dict[str, int]
    sides: list[SideView]
    scores: list[int]
