"""The view of The White Castle: everything lies open but the order of the decks. (Not compiled: msgspec.)

Effects are texts in the language of `effects.py`; clans are numbers (in a game alone 1 is the Tokugawa).
"""

from __future__ import annotations

from msgspec import Struct

from prichal.kernel.wire import View


class DieView(Struct, frozen=True):
    """A die that lies somewhere."""

    colour: str
    value: int


class BridgeView(Struct, frozen=True):
    """A bridge; 0 is an empty end."""

    colour: str
    left: int
    middle: list[int]
    right: int


class BlockView(Struct, frozen=True):
    """A block of a castle card; `tile` is the colour of the die tile beside it."""

    tone: str  # "light" or "dark"
    effect: str
    tile: str


class RoomView(Struct, frozen=True):
    """A steward or diplomat room."""

    name: str
    value: int
    card: str  # empty while the room is refilled
    blocks: list[BlockView]
    tiles: list[str]
    dice: list[DieView]  # from below
    courtiers: list[int]  # by clan; the Tokugawa's have a floor only: see their members


class SpaceView(Struct, frozen=True):
    """Another space for dice; a space of the outskirts has the effects of the two curtains facing it."""

    name: str
    value: int
    dice: list[DieView]
    effects: list[str]


class WellView(Struct, frozen=True):
    """The well."""

    tiles: list[str]  # colour and reward
    effect: str
    dice: list[DieView]


class DaimyoView(Struct, frozen=True):
    """The daimyo's room."""

    card: str
    slots: list[str]
    taken: list[int]  # clan in each slot, -1 for none
    courtiers: list[int]


class YardTokenView(Struct, frozen=True):
    """A yard token with its visible side."""

    token: int
    side: str
    effect: str


class YardView(Struct, frozen=True):
    """A training yard."""

    iron: int
    worth: int
    tokens: list[YardTokenView]
    warriors: list[int]


class GardenView(Struct, frozen=True):
    """A garden card under a bridge."""

    bridge: str
    kind: str
    card: str
    food: int
    points: int
    effect: str
    gardeners: list[int]  # clans


class ArtView(Struct, frozen=True):
    """An ikebana or calligraphy deck of the outskirts."""

    name: str
    card: str
    yellow: str
    blue: str
    below: list[str]  # in no order


class TeaPlaceView(Struct, frozen=True):
    """A place of the tea garden with its geishas and, where there is one, its ceremony token."""

    name: str
    geishas: list[int]  # by clan
    token: int  # 0 for none
    effect: str


class PairView(Struct, frozen=True):
    """Starting cards that lie open; empty where they are gone."""

    resource: int
    back: str  # what the resource card adds to the lantern
    goods: str
    choice: int
    decree: str  # empty for none
    action: str
    token: int
    ceremony: str


class RowView(Struct, frozen=True):
    """A row of a clan board."""

    colour: str
    home: int  # members still on the board
    reward: str  # all that is visible
    block: str
    die: int  # 0 for none
    used: bool


class ClanView(Struct, frozen=True):
    """What belongs to a clan."""

    coins: int
    seals: int
    points: int
    food: int
    iron: int
    pearl: int
    whisks: int
    influence: int
    members: dict[str, int]
    gardens: int  # set
    rows: list[RowView]
    action_card: str
    resource_card: int
    start_action: str
    lantern_cards: list[str]
    lantern_sides: list[str]  # what each of these cards adds to the lantern
    lantern: str  # goods of a lantern reward
    lantern_influence: int
    token: int
    score: int


class SoloView(Struct, frozen=True):
    """The Tokugawa's cards."""

    difficulty: str
    top: str
    die: str
    space: str
    deck: list[str]
    flipped: list[str]
    last: str
    before: str
    actions: list[str]  # what the open card will do when it is flipped
    next_dice: list[str]  # bridge, position and space that the next card may name (WC-S2)


class OfferView(Struct, frozen=True):
    """A place for the die in hand: coins gained or paid, what it sets off, and why nothing comes of that."""

    piece: str
    coins: int
    effects: list[str]
    idle: list[str]  # "target", "dear", "unless" another effect helps; empty where something comes of it


class StopView(Struct, frozen=True):
    """A choice of this turn inside which one still is: the answer, its piece, and how deep the agenda was."""

    action: str
    piece: str
    depth: int


class WhiteCastleView(View, frozen=True, kw_only=True):
    """The whole table."""

    expansion: str
    round: int
    order: list[int]
    track: list[int]  # the clan ahead first
    hand: DieView | None  # the die taken and not placed yet
    offers: list[OfferView]  # where that die may go
    asked: list[str]  # the effects that the question in hand is about
    asked_idle: list[str]  # of each, why it can't be chosen now: "target" or "dear"; empty where it can
    trail: list[StopView]  # what led to it, the first one outermost
    to_come: list[str]  # effects that wait until it is answered
    bridges: list[BridgeView]
    rooms: list[RoomView]
    spaces: list[SpaceView]
    well: WellView
    daimyo: DaimyoView
    castle_deck: list[str]  # in no order
    yards: list[YardView]
    gardens: list[GardenView]
    lilies: list[int]
    pond: str
    arts: list[ArtView]
    art_discard: list[str]
    tea: list[TeaPlaceView]
    pairs: list[PairView]
    rows_used: list[str]
    clans: list[ClanView]
    solo: SoloView | None
    scores: list[int]
