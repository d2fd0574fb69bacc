"""The view of Jamaica. (Not compiled: msgspec.)"""

from __future__ import annotations

from msgspec import Struct

from prichal.kernel.wire import View


class HoldView(Struct, frozen=True):
    """One hold; an empty one has no resource and no tokens."""

    resource: str
    tokens: int


class ShipView(Struct, frozen=True, kw_only=True):
    """A ship and what lies before its owner. What the viewer may not see is empty."""

    pirate: str
    colour: str
    space: int
    laps: int  # the counter of JA-M7
    steps_left: int
    finished: bool
    holds: list[HoldView]
    bonuses: list[str]
    face_down: int  # how many treasures
    treasures: list[str]  # which ones: one's own, and everybody's after the end
    played: list[str]
    chosen: bool  # a card lies face down
    revealed: str  # the card that was turned up in the latest round
    hand_size: int
    deck_size: int
    counted: list[str]  # cards that everybody can tell are held
    card: str  # one's own card that lies face down
    hand: list[str]  # one's own
    deck: list[str]  # one's own, in no order


class CombatView(Struct, frozen=True):
    """The combat that is being fought. Dice: "" before they are rolled, "2" to "10" or "star"."""

    attacker: int
    defender: int
    attack_powder: int
    attack_die: str
    defence_powder: int
    defence_die: str
    saber_used: bool


class JamaicaView(View, frozen=True, kw_only=True):
    """The whole table as its viewer sees it."""

    round: int
    captain: int
    morning: int
    evening: int
    bank: dict[str, int]
    tokens: list[int]  # lairs that still have their treasure
    pile: int  # treasures in the pile
    aside: list[int]  # tokens put aside out of each hold by the payment that is being made
    combat: CombatView | None
    ships: list[ShipView]  # by seat; with two players the third is the Ghost Ship
    scores: list[int]  # by what the viewer can see
