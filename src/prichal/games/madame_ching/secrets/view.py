"""The view of Madame Ching: what one seat, or a spectator, may know. (Not compiled: msgspec.)"""

from __future__ import annotations

from msgspec import Struct

from prichal.kernel.wire import View


class PirateView(Struct, frozen=True):
    """What lies before one player, and what the viewer knows of the player's hands."""

    hand_size: int
    hand: list[int] | None  # the viewer's own only
    chosen_size: int  # cards chosen for the round and not yet played
    chosen: list[int] | None  # the viewer's own; everybody's once they are revealed
    tracked: list[int]  # cards known to be in this hand, or in one of the hands that list them
    public: list[int]  # the same, as far as everybody knows it
    encounter_count: int
    encounters: dict[str, int] | None  # the viewer's own; everybody's at the end
    known_encounters: dict[str, int]  # known to be in this hand, at least
    ready: dict[str, int]  # skills face up
    used: dict[str, int]  # skills face down
    coins: int
    white: int
    red: int
    blue: int
    sailed: str  # two players: the junk that had its turn this round
    idle: int  # turns without a card, still to come this round
    points: int  # encounter cards included where the viewer may see them; partners not added


class JunkView(Struct, frozen=True):
    """One expedition and the cell of its junk."""

    colour: str
    seat: int
    column: int
    row: int
    cell: int
    cards: list[int]
    turned: list[int]
    pilots: dict[str, int]
    turned_pilots: dict[str, int]
    symbols: dict[str, int]
    reach: list[str]  # missions that ending the expedition now would offer without Meteorology


class MadameChingView(View, frozen=True, kw_only=True):
    """The whole table."""

    teams: bool
    round: int
    ending: bool
    revealed: bool
    places: list[str]  # numbers on the board; "?" face down, "" empty
    face_down_tracked: list[int]  # cards that may lie face down, known to be there or in a hand that lists them
    face_down_public: list[int]  # the same, as far as everybody knows it
    deck: int
    discard: list[int]
    encounter_deck: int
    encounter_discard: dict[str, int]
    missions: list[str]
    fulfilled: list[str]
    bag: list[str]  # tiles that take no part, or are still to be drawn
    skills: dict[str, int]  # that nobody has
    hong_kong: int | None
    pearl: int | None
    card: int  # the navigation card about to be laid, 0 when none
    acted: bool  # the turn's encounter card was played
    ended: bool  # an expedition was ended in this turn
    extra: int  # deck cards owed to Night Navigation
    symbols: dict[str, int]  # of the ending expedition, not yet used
    lucky: bool
    exchange: list[str]  # the exchange of each team this round
    shielded: list[int]
    seized: int  # the card just taken in Combat, for the two who know it; else 0
    received: str  # the encounter card just received, for those who know it; else ""
    pirates: list[PirateView]
    junks: list[JunkView]
    scores: list[int]  # by what the viewer can see; partners have the sum of theirs
