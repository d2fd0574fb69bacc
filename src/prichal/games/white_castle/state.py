"""A position of The White Castle."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from prichal.games.white_castle.cards import (
    ARTS,
    BLOCKS,
    FIRST_DIPLOMAT,
    FIRST_START,
    ROOMS,
    SPACES,
    THREE_PLUS_ARTS,
    THREE_PLUS_DIPLOMATS,
    THREE_PLUS_STEWARDS,
)
from prichal.games.white_castle.components import (
    BASE_DIPLOMATS,
    BASE_SOLO,
    BASE_STEWARDS,
    MEMBERS,
    SOLO,
)
from prichal.games.white_castle.effects import GOOD_KINDS
from prichal.kernel.agenda import Agenda, Steps, new_agenda
from prichal.kernel.state import State

NONE: Final[i64] = -1
RIVAL: Final[i64] = 1  # the Tokugawa's number among the clans of a solo game

# Where a clan's members are: places in Clan.members.
COURTIERS_HOME: Final[i64] = 0
GATE: Final[i64] = 1
ROOM: Final[i64] = 2  # + room, five of them; the rival's have a floor only, counted in the floor's first room
DAIMYO: Final[i64] = 7
WARRIORS_HOME: Final[i64] = 8
YARD: Final[i64] = 9  # + yard, three of them
GARDENERS_HOME: Final[i64] = 12
GARDENED: Final[i64] = 13  # the set of garden places with an own gardener
GEISHAS_HOME: Final[i64] = 14
TEA_GARDEN: Final[i64] = 15  # + place: entrance, overlook, path 1, path 2, house 1 to 3
MEMBER_PLACES: Final[i64] = 22

ENTRANCE: Final[i64] = 0
OVERLOOK: Final[i64] = 1
PATH_1: Final[i64] = 2
PATH_2: Final[i64] = 3
HOUSE: Final[i64] = 4  # + room

BITS: Final = vec[i64]([2**number for number in range(62)])

HOMES: Final = vec[i64]([0, 12, 8, 14])  # by row: courtiers, gardeners, warriors, geishas


@final
class Clan:
    """What belongs to one clan: a player's, or the Tokugawa's."""

    def __init__(
        self,
        *,
        goods: vec[i64],
        members: vec[i64],
        influence: i64,
        row_dice: i64,
        action_card: i64,
        lantern: i64,
        lantern_influence: i64,
        lantern_castle: i64,
        lantern_arts: i64,
        resource_card: i64,
        start_action: i64,
        token: i64,
    ) -> None:
        self.goods = goods
        self.members = members
        self.influence: i64 = influence
        self.row_dice: i64 = row_dice  # values of the dice on the rows, three bits each
        self.action_card: i64 = action_card
        self.lantern: i64 = lantern  # the goods of a lantern reward, packed
        self.lantern_influence: i64 = lantern_influence
        self.lantern_castle: i64 = lantern_castle  # sets of cards in the lantern area
        self.lantern_arts: i64 = lantern_arts
        self.resource_card: i64 = resource_card
        self.start_action: i64 = start_action  # kind of member
        self.token: i64 = token  # the ceremony token at the clan board

    def clone(self) -> Clan:
        return Clan(
            goods=self.goods[:],
            members=self.members[:],
            influence=self.influence,
            row_dice=self.row_dice,
            action_card=self.action_card,
            lantern=self.lantern,
            lantern_influence=self.lantern_influence,
            lantern_castle=self.lantern_castle,
            lantern_arts=self.lantern_arts,
            resource_card=self.resource_card,
            start_action=self.start_action,
            token=self.token,
        )


@final
class WhiteCastleState(State):
    """The whole table. Decks are sets: nobody, the engine included, knows their order."""

    def __init__(
        self,
        *,
        seats: i64,
        agenda: Agenda,
        matcha: bool,
        difficulty: i64,
        clans: vec[Clan],
        order: vec[i64],
        track: vec[i64],
        bridges: vec[i64],
        spaces: vec[i64],
        well_dice: vec[i64],
        rooms: vec[i64],
        tiles: vec[i64],
        slots: vec[i64],
        gardens: vec[i64],
        yards: vec[i64],
        well_tiles: vec[i64],
        ceremonies: vec[i64],
        pairs: vec[i64],
        art_tops: vec[i64],
        round: i64,
        castle_deck: i64,
        art_deck: i64,
        art_discard: i64,
        daimyo: i64,
        well_reward: i64,
        lilies: i64,
        rows_used: i64,
        trail: i64,
        solo_deck: i64,
        solo_top: i64,
        solo_flipped: i64,
        solo_last: i64,
        solo_before: i64,
    ) -> None:
        self.matcha = matcha
        self.difficulty: i64 = difficulty  # of the rival in a solo game
        self.clans = clans
        self.order = order  # turn order
        self.track = track  # clans by influence, the one ahead first (WC-B27)
        self.bridges = bridges  # by colour: left, right, number of middle dice, middle dice
        self.spaces = spaces  # up to two dice: colour * 6 + value, the upper one in the higher five bits
        self.well_dice = well_dice  # by colour: how many show each face, three bits each
        self.rooms = rooms  # castle cards
        self.tiles = tiles  # colours, by room * 3 + block
        self.slots = slots  # clans in the daimyo's slots
        self.gardens = gardens  # cards, by bridge * 2 + stone
        self.yards = yards  # tokens, by YARD_PLACES
        self.well_tiles = well_tiles  # colour * 5 + reward
        self.ceremonies = ceremonies  # tokens in the tea house, then at the overlook
        self.pairs = pairs  # by pair * 3: resource card, kind of action card, ceremony token
        self.art_tops = art_tops  # open ikebana and calligraphy card
        self.round: i64 = round  # from 1; 0 in set-up
        self.castle_deck: i64 = castle_deck  # set of castle cards not drawn yet
        self.art_deck: i64 = art_deck  # set of ikebana and calligraphy cards below the open ones
        self.art_discard: i64 = art_discard
        self.daimyo: i64 = daimyo
        self.well_reward: i64 = well_reward  # effect
        self.lilies: i64 = lilies  # set in the pond
        self.rows_used: i64 = rows_used  # rows that worked this turn (WC-B25)
        self.trail: i64 = trail  # what led to the question in hand: see rules/trail.py
        self.solo_deck: i64 = solo_deck  # set of solo cards below the open one
        self.solo_top: i64 = solo_top
        self.solo_flipped: i64 = solo_flipped  # set
        self.solo_last: i64 = solo_last  # flipped last, and before it in the same turn
        self.solo_before: i64 = solo_before
        super().__init__(seats, agenda)

    def clone(self) -> WhiteCastleState:
        clans = vec[Clan]([clan.clone() for clan in self.clans])
        return WhiteCastleState(
            seats=self.seats,
            agenda=self.agenda.clone(),
            matcha=self.matcha,
            difficulty=self.difficulty,
            clans=clans,
            order=self.order[:],
            track=self.track[:],
            bridges=self.bridges[:],
            spaces=self.spaces[:],
            well_dice=self.well_dice[:],
            rooms=self.rooms[:],
            tiles=self.tiles[:],
            slots=self.slots[:],
            gardens=self.gardens[:],
            yards=self.yards[:],
            well_tiles=self.well_tiles[:],
            ceremonies=self.ceremonies[:],
            pairs=self.pairs[:],
            art_tops=self.art_tops[:],
            round=self.round,
            castle_deck=self.castle_deck,
            art_deck=self.art_deck,
            art_discard=self.art_discard,
            daimyo=self.daimyo,
            well_reward=self.well_reward,
            lilies=self.lilies,
            rows_used=self.rows_used,
            trail=self.trail,
            solo_deck=self.solo_deck,
            solo_top=self.solo_top,
            solo_flipped=self.solo_flipped,
            solo_last=self.solo_last,
            solo_before=self.solo_before,
        )

    @property
    def solo(self) -> bool:
        return self.seats == 1

    def clan_count(self) -> i64:
        return 2 if self.seats == 1 else self.seats

    def colours(self) -> i64:
        return 4 if self.matcha else 3

    def turns(self) -> i64:
        """WC-B10, WC-M6: turns of a player in a round."""
        return 4 if self.matcha else 3

    def dice(self) -> i64:
        """WC-B7: dice of a colour."""
        return self.clan_count() + 1

    def stack(self) -> i64:
        """WC-B15, WC-M8: dice that a space holds."""
        return 1 if self.seats < 3 else 2


def bit(number: i64) -> i64:
    """The set of one thing. (A shifted literal won't do: compiled, it is a C int of 32 bits.)"""
    return BITS[number]


def top_die(space: i64) -> i64:
    """The uppermost die of a space, 0 if there is none."""
    return space >> 5 if space > 31 else space


def dice_on(space: i64) -> i64:
    return 0 if space == 0 else 1 if space < 32 else 2


def die_value(die: i64) -> i64:
    """1 to 6; dice are colour * 6 + value."""
    value: i64 = die
    while value > 6:
        value -= 6
    return value


def new_clan() -> Clan:
    members = vec[i64]([0] * MEMBER_PLACES)
    members[COURTIERS_HOME] = MEMBERS
    members[WARRIORS_HOME] = MEMBERS
    members[GARDENERS_HOME] = MEMBERS
    members[GEISHAS_HOME] = MEMBERS
    return Clan(
        goods=vec[i64]([0] * GOOD_KINDS),
        members=members,
        influence=0,
        row_dice=0,
        action_card=NONE,
        lantern=0,
        lantern_influence=0,
        lantern_castle=0,
        lantern_arts=0,
        resource_card=NONE,
        start_action=NONE,
        token=NONE,
    )


def castle_cards(seats: i64, matcha: bool) -> i64:
    """WC-B2, WC-M1: the set of castle cards in play."""
    stewards: i64 = bit(FIRST_DIPLOMAT if matcha else len(BASE_STEWARDS)) - 1
    diplomats: i64 = bit(FIRST_START - FIRST_DIPLOMAT if matcha else len(BASE_DIPLOMATS)) - 1
    cards: i64 = stewards | diplomats << FIRST_DIPLOMAT
    return cards if seats > 2 else cards & ~(THREE_PLUS_STEWARDS | THREE_PLUS_DIPLOMATS)


def art_cards(seats: i64, matcha: bool) -> i64:
    """WC-M4: the set of ikebana and calligraphy cards in play."""
    if not matcha:
        return 0
    cards: i64 = bit(ARTS) - 1
    return cards if seats > 2 else cards & ~THREE_PLUS_ARTS


def solo_cards(seats: i64, matcha: bool) -> i64:
    """WC-S1: the set of solo cards in play."""
    if seats > 1:
        return 0
    return bit(len(SOLO) if matcha else len(BASE_SOLO)) - 1


def new_state(steps: Steps, seats: i64, matcha: bool, difficulty: i64) -> WhiteCastleState:
    """The table before anything happened."""
    clans: i64 = 2 if seats == 1 else seats
    return WhiteCastleState(
        seats=seats,
        agenda=new_agenda(steps),
        matcha=matcha,
        difficulty=difficulty,
        clans=vec[Clan]([new_clan() for _ in range(clans)]),
        order=vec[i64]([NONE] * clans),
        track=vec[i64]([NONE] * clans),
        bridges=vec[i64]([0] * 4),
        spaces=vec[i64]([0] * SPACES),
        well_dice=vec[i64]([0] * 4),
        rooms=vec[i64]([NONE] * ROOMS),
        tiles=vec[i64]([NONE] * (ROOMS * BLOCKS)),
        slots=vec[i64]([NONE] * 3),
        gardens=vec[i64]([NONE] * 6),
        yards=vec[i64]([NONE] * 4),
        well_tiles=vec[i64]([NONE] * 2),
        ceremonies=vec[i64]([NONE] * 4),
        pairs=vec[i64]([NONE] * 15),
        art_tops=vec[i64]([NONE] * 2),
        round=0,
        castle_deck=castle_cards(seats, matcha),
        art_deck=art_cards(seats, matcha),
        art_discard=0,
        daimyo=NONE,
        well_reward=0,
        lilies=0,
        rows_used=0,
        trail=0,
        solo_deck=solo_cards(seats, matcha),
        solo_top=NONE,
        solo_flipped=0,
        solo_last=NONE,
        solo_before=NONE,
    )
