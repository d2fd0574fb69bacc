"""WC-B34: whether a clan has the members and the means for an action, seals converted first if need be."""

from mypy_extensions import i64

from prichal.games.white_castle.cards import GARDEN_FOOD
from prichal.games.white_castle.effects import COINS, FOOD, IRON, PEARL, SEALS, WHISKS
from prichal.games.white_castle.state import (
    COURTIERS_HOME,
    ENTRANCE,
    GARDENED,
    GARDENERS_HOME,
    GATE,
    GEISHAS_HOME,
    HOUSE,
    OVERLOOK,
    PATH_1,
    PATH_2,
    ROOM,
    TEA_GARDEN,
    WARRIORS_HOME,
    Clan,
    WhiteCastleState,
)


def can_reach(clan: Clan, resource: i64, amount: i64) -> bool:
    """Whether a price in a resource could be paid after converting seals (WC-B14, WC-M14)."""
    return clan.goods[resource] + (clan.goods[SEALS] >> 1) >= amount


def can_send_courtier(clan: Clan) -> bool:
    return clan.members[COURTIERS_HOME] > 0 and clan.goods[COINS] + clan.goods[SEALS] >= 2


def has_climber(clan: Clan) -> bool:
    """WC-B20: a courtier at the gate or in a room below the daimyo's."""
    members = clan.members
    for place in range(GATE, ROOM + 5):
        if members[place] > 0:
            return True
    return False


def can_climb(clan: Clan) -> bool:
    return can_reach(clan, PEARL, 2) and has_climber(clan)


def can_train(clan: Clan) -> bool:
    return clan.members[WARRIORS_HOME] > 0 and can_reach(clan, IRON, 1)


def can_tend(state: WhiteCastleState, clan: Clan) -> bool:
    """WC-B24: a garden without an own gardener whose food could be paid."""
    if clan.members[GARDENERS_HOME] == 0:
        return False
    reach: i64 = clan.goods[FOOD] + (clan.goods[SEALS] >> 1)
    tended: i64 = clan.members[GARDENED]
    for place in range(6):
        if (tended >> place) & 1 == 0 and GARDEN_FOOD[state.gardens[place]] <= reach:
            return True
    return False


def can_enter(clan: Clan) -> bool:
    return clan.members[GEISHAS_HOME] > 0 and clan.goods[COINS] + clan.goods[SEALS] >= 2


def house_open(clan: Clan) -> bool:
    """WC-M18: a room of the tea house with place for one more own geisha."""
    members = clan.members
    first: i64 = TEA_GARDEN + HOUSE
    return members[first] < 2 or members[first + 1] < 2 or members[first + 2] < 2


def can_step(clan: Clan) -> bool:
    """WC-M18, WC-M41: a geisha with a space one step ahead."""
    members = clan.members
    if members[TEA_GARDEN + ENTRANCE] > 0 or members[TEA_GARDEN + PATH_1] > 0:
        return True
    return members[TEA_GARDEN + PATH_2] > 0 and house_open(clan)


def can_stroll(clan: Clan) -> bool:
    return can_reach(clan, WHISKS, 2) and can_step(clan)


def may_stop(clan: Clan, place: i64) -> bool:
    """WC-M18: at most one geisha of a clan on the overlook, two in a room of the tea house."""
    if place == OVERLOOK:
        return clan.members[TEA_GARDEN + OVERLOOK] == 0
    return place < HOUSE or clan.members[TEA_GARDEN + place] < 2
