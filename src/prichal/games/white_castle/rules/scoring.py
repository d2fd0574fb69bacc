"""The end of the game (WC-M25 to WC-M31)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from prichal.games.white_castle.cards import GARDEN_FOOD, YARD_WORTH
from prichal.games.white_castle.components import HOUSE_ROOMS, MEMBER_KINDS, RESOURCE_LIMIT
from prichal.games.white_castle.effects import COINS, FOOD, GOOD_KINDS, POINTS, SEALS
from prichal.games.white_castle.state import (
    DAIMYO,
    ENTRANCE,
    GARDENED,
    GATE,
    HOUSE,
    OVERLOOK,
    PATH_1,
    PATH_2,
    ROOM,
    TEA_GARDEN,
    YARD,
    Clan,
    WhiteCastleState,
)

HOUSE_KIND: Final = vec[i64]([MEMBER_KINDS.index(kind) for kind in HOUSE_ROOMS])  # gardener 1, warrior 2
PART_NAMES: Final = ["play", "coins", "resources", "influence", "courtiers", "warriors", "gardeners", "geishas"]


def coin_points(clan: Clan) -> i64:
    """WC-M25: a point for every 5 coins and seals."""
    return (clan.goods[COINS] + clan.goods[SEALS]) // 5


def resource_points(clan: Clan) -> i64:
    """WC-M25: 1 for 3 to 6 of a resource, 2 for 7."""
    goods = clan.goods
    total: i64 = 0
    for resource in range(FOOD, GOOD_KINDS):
        if goods[resource] == RESOURCE_LIMIT:
            total += 2
        elif goods[resource] >= 3:
            total += 1
    return total


def influence_points(position: i64) -> i64:
    """WC-M26."""
    if position >= 15:
        return position - 5
    if position >= 11:
        return 6
    return 3 if position >= 6 else 0


def courtiers_inside(clan: Clan) -> i64:
    """Courtiers in steward, diplomat and daimyo's rooms, the gate excluded."""
    members = clan.members
    total: i64 = 0
    for place in range(ROOM, DAIMYO + 1):
        total += members[place]
    return total


def courtier_points(clan: Clan) -> i64:
    """WC-M27."""
    members = clan.members
    total: i64 = members[GATE] + 10 * members[DAIMYO]
    total += 3 * (members[ROOM] + members[ROOM + 1] + members[ROOM + 2])
    return total + 6 * (members[ROOM + 3] + members[ROOM + 4])


def warrior_points(clan: Clan) -> i64:
    """WC-M28."""
    members = clan.members
    worth: i64 = 0
    for yard in range(3):
        worth += members[YARD + yard] * YARD_WORTH[yard]
    return worth * courtiers_inside(clan) if worth > 0 else 0


def garden_points(garden: i64) -> i64:
    return 2 * GARDEN_FOOD[garden] - 1


def gardener_points(state: WhiteCastleState, clan: Clan) -> i64:
    """WC-M29."""
    gardened: i64 = clan.members[GARDENED]
    gardens = state.gardens
    total: i64 = 0
    for place in range(6):
        if (gardened >> place) & 1 != 0:
            total += garden_points(gardens[place])
    return total


def room_worth(clan: Clan, room: i64) -> i64:
    """WC-M30: what a geisha in a room of the tea house scores: 2 for each gardener, warrior or courtier."""
    members = clan.members
    kind: i64 = HOUSE_KIND[room]
    if kind == 1:
        count: i64 = 0
        for place in range(6):
            count += (members[GARDENED] >> place) & 1
        return 2 * count
    if kind == 2:
        return 2 * (members[YARD] + members[YARD + 1] + members[YARD + 2])
    return 2 * (members[GATE] + courtiers_inside(clan))


def geisha_points(clan: Clan) -> i64:
    """WC-M30."""
    members = clan.members
    total: i64 = members[TEA_GARDEN + ENTRANCE] + 2 * members[TEA_GARDEN + OVERLOOK]
    total += 2 * members[TEA_GARDEN + PATH_1] + 3 * members[TEA_GARDEN + PATH_2]
    for room in range(3):
        geishas: i64 = members[TEA_GARDEN + HOUSE + room]
        if geishas > 0:
            total += geishas * room_worth(clan, room)
    return total


def part(state: WhiteCastleState, number: i64, which: i64) -> i64:
    """The points of a clan for one of PART_NAMES."""
    clan = state.clans[number]
    if which == 0:
        return clan.goods[POINTS]
    if which == 1:
        return coin_points(clan)
    if which == 2:
        return resource_points(clan)
    if which == 3:
        return influence_points(clan.influence)
    if which == 4:
        return courtier_points(clan)
    if which == 5:
        return warrior_points(clan)
    return gardener_points(state, clan) if which == 6 else geisha_points(clan)


def score(state: WhiteCastleState, number: i64) -> i64:
    """The points of a clan as they stand."""
    total: i64 = 0
    for which in range(len(PART_NAMES)):
        total += part(state, number, which)
    return total


def best(state: WhiteCastleState) -> i64:
    """WC-M32, WC-B29: the clan with most points; on a tie the one higher in the turn order."""
    winner: i64 = state.order[0]
    points: i64 = score(state, winner)
    for place in range(1, state.clan_count()):
        number: i64 = state.order[place]
        if score(state, number) > points:
            winner = number
            points = score(state, number)
    return winner


def winners(state: WhiteCastleState) -> list[int]:
    """WC-M32: ties by turn order; alone, nobody at the table if the Tokugawa win."""
    winner: i64 = best(state)
    return [winner] if winner < state.seats else []
