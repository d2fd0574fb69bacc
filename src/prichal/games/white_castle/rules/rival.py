"""What the Tokugawa's cards do (WC-S3, WC-S4, WC-S7, WC-S10, WC-S13)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from prichal.games.white_castle import components as box
from prichal.games.white_castle.actions import (
    TEND,
)
from prichal.games.white_castle.cards import STEWARD_ROOMS
from prichal.games.white_castle.components import INFLUENCE_LIMIT
from prichal.games.white_castle.effects import COINS, POINTS
from prichal.games.white_castle.rules.influence import move_marker
from prichal.games.white_castle.rules.rival_geishas import another_geisha, discard
from prichal.games.white_castle.rules.scoring import garden_points
from prichal.games.white_castle.state import (
    COURTIERS_HOME,
    DAIMYO,
    GARDENED,
    GARDENERS_HOME,
    GATE,
    GEISHAS_HOME,
    PATH_1,
    RIVAL,
    ROOM,
    TEA_GARDEN,
    WARRIORS_HOME,
    YARD,
    WhiteCastleState,
)
from prichal.games.white_castle.steps import (
    RIVAL_ACTION,
    RIVAL_GARDEN,
)
from prichal.games.white_castle.words import news
from prichal.kernel.actions import Moves
from prichal.kernel.step import Automatic, Choice

# What the action sides say, as numbers: operation, then amount or place.
OPERATIONS: Final = [
    "none",
    "gate",
    "up",
    "yard",
    "stone",
    "plant",
    "garden",
    "C",
    "VP",
    "INF",
    "geisha",
    "lose-points",
    "lose-coins",
    "back",
    "step",
]
TO_THE_GATE: Final[i64] = 1
UP: Final[i64] = 2
TO_YARD: Final[i64] = 3
STONE_GARDEN: Final[i64] = 4
PLANT_GARDEN: Final[i64] = 5
ANY_GARDEN: Final[i64] = 6
GAIN_COINS: Final[i64] = 7
GAIN_POINTS: Final[i64] = 8
GAIN_INFLUENCE: Final[i64] = 9
SEND_GEISHA: Final[i64] = 10
LOSE_POINTS: Final[i64] = 11
LOSE_COINS: Final[i64] = 12
BACK: Final[i64] = 13
GEISHA_STEP: Final[i64] = 14
GARDEN_PLACES: Final = vec[i64]([0, 0, 0, 0, 0b101010, 0b010101, 0b111111])
SENT_TO: Final = {"entrance": 0, "path-1": 2, "path-2": 3}
YARD_OF: Final = {"5": 0, "3": 1, "1": 2}


def operation(text: str) -> int:
    """One operation of an action side as a number: operation | amount << 4."""
    words = text.split()
    if words[0][0].isdigit():
        name = words[0].lstrip("0123456789")
        return OPERATIONS.index(name) | int(words[0].removesuffix(name)) << 4
    amount = 0
    if len(words) > 1:
        if words[0] == "yard":
            amount = YARD_OF[words[1]]
        else:
            amount = SENT_TO[words[1]] if words[0] == "geisha" else int(words[1])
    return OPERATIONS.index(words[0]) | amount << 4


def action(text: str) -> int:
    """Up to two operations of one action, the first in the lower 16 bits."""
    found = [operation(part) for part in text.split(", ")]
    return found[0] if len(found) == 1 else found[0] | found[1] << 16


CARD_ACTION: Final = vec[i64]([action(half) for card in box.SOLO for half in card[3:]])  # card * 2 + lower


HALF: Final[i64] = 1 << 4  # in the argument of RIVAL_ACTION: the lower action
SENT_SHIFT: Final[i64] = 5  # above: where the upper action sent a geisha, plus 1


class RivalAction(Automatic[WhiteCastleState]):
    """WC-S2, WC-S7, WC-S10: the upper action of the card `arg`, then the lower one."""

    def __init__(self) -> None:
        super().__init__(RIVAL_ACTION, "rival-action", ["WC-S2", "WC-S7", "WC-S10"])

    def run(self, state: WhiteCastleState, seat: i64, arg: i64) -> None:
        card: i64 = arg & 15
        if arg & HALF == 0:
            done = act(state, CARD_ACTION[card * 2], 0)
            sent: i64 = 0
            if done and CARD_ACTION[card * 2] & 15 == SEND_GEISHA:
                sent = (CARD_ACTION[card * 2] >> 4) + 1
            state.agenda.then(RIVAL_ACTION, 0, card | HALF | sent << SENT_SHIFT)
            return
        lower: i64 = CARD_ACTION[card * 2 + 1]
        act(state, lower & 0xFFFF, arg >> SENT_SHIFT)
        if lower >> 16 != 0:
            act(state, lower >> 16, arg >> SENT_SHIFT)


def act(state: WhiteCastleState, what: i64, sent: i64) -> bool:
    """One operation of the rival; what it can't do brings the round's number in points (WC-S3)."""
    kind: i64 = what & 15
    amount: i64 = what >> 4
    rival = state.clans[RIVAL]
    if kind == LOSE_COINS:
        news.rival_does(state, kind, rival.goods[COINS])
        rival.goods[COINS] = 0
        return True
    if kind == LOSE_POINTS:  # WC-S4
        lost: i64 = amount if rival.goods[POINTS] > amount else rival.goods[POINTS]
        rival.goods[POINTS] -= lost
        news.rival_does(state, kind, lost)
        return True
    if kind == BACK:
        steps: i64 = amount if rival.influence > amount else rival.influence
        move_marker(state, RIVAL, rival.influence - steps)
        if rival.influence == state.clans[0].influence:  # WC-S7: on top even if it couldn't move
            state.track[0] = RIVAL
            state.track[1] = 0
        news.rival_does(state, kind, steps)
        return True
    if not act_if_possible(state, kind, amount, sent):
        rival.goods[POINTS] += state.round
        news.rival_cannot(state)
        return False
    return True


def act_if_possible(state: WhiteCastleState, kind: i64, amount: i64, sent: i64) -> bool:
    """WC-S10, WC-S13, WC-S14: does the operation if it can be done."""
    rival = state.clans[RIVAL]
    members = rival.members
    if kind == TO_THE_GATE:
        if members[COURTIERS_HOME] == 0:
            return False
        members[COURTIERS_HOME] -= 1
        members[GATE] += 1
    elif kind == UP:
        if not lowest_courtier_up(state, amount):
            return False
    elif kind == TO_YARD:
        if members[WARRIORS_HOME] == 0:
            return False
        members[WARRIORS_HOME] -= 1
        members[YARD + amount] += 1
    elif kind <= ANY_GARDEN:
        return send_gardener(state, GARDEN_PLACES[kind])
    elif kind == GAIN_COINS:
        rival.goods[COINS] += amount
    elif kind == GAIN_POINTS:
        rival.goods[POINTS] += amount
    elif kind == GAIN_INFLUENCE:
        if rival.influence == INFLUENCE_LIMIT:
            return False
        reached: i64 = rival.influence + amount
        move_marker(state, RIVAL, INFLUENCE_LIMIT if reached > INFLUENCE_LIMIT else reached)
    elif kind == SEND_GEISHA:
        if members[GEISHAS_HOME] == 0:
            return False
        members[GEISHAS_HOME] -= 1
        members[TEA_GARDEN + amount] += 1
        if amount == PATH_1:
            discard(state)
    elif kind == GEISHA_STEP:
        return another_geisha(state, sent)
    news.rival_does(state, kind, amount)
    return True


def lowest_courtier_up(state: WhiteCastleState, floors: i64) -> bool:
    """WC-S10, WC-S13: the lowest courtier climbs, at most to the daimyo's room."""
    members = state.clans[RIVAL].members
    floor: i64 = 0
    while floor < 3 and members[floor_place(floor)] == 0:
        floor += 1
    if floor == 3:
        return False
    members[floor_place(floor)] -= 1
    reached: i64 = floor + floors
    members[floor_place(3 if reached > 3 else reached)] += 1
    return True


def floor_place(floor: i64) -> i64:
    """Where the rival's courtiers of a floor are counted: gate, steward floor, diplomat floor, daimyo's room."""
    if floor == 0:
        return GATE
    if floor == 1:
        return ROOM
    return ROOM + STEWARD_ROOMS if floor == 2 else DAIMYO


def least_gardens(state: WhiteCastleState, places: i64) -> i64:
    """WC-S10: of these gardens, those worth least among the ones without a gardener of the rival, as a set."""
    free: i64 = places & ~state.clans[RIVAL].members[GARDENED]
    least: i64 = 99
    found: i64 = 0
    for place in range(6):
        if (free >> place) & 1 != 0:
            worth: i64 = garden_points(state.gardens[place])
            if worth < least:
                least = worth
                found = 0
            if worth == least:
                found |= 1 << place
    return found


def send_gardener(state: WhiteCastleState, places: i64) -> bool:
    if state.clans[RIVAL].members[GARDENERS_HOME] == 0:
        return False
    least: i64 = least_gardens(state, places)
    if least == 0:
        return False
    if least & (least - 1) != 0:
        state.agenda.then(RIVAL_GARDEN, 0, least)
    else:
        place: i64 = 0
        while (least >> place) & 1 == 0:
            place += 1
        place_gardener(state, place)
    return True


def place_gardener(state: WhiteCastleState, place: i64) -> None:
    members = state.clans[RIVAL].members
    members[GARDENERS_HOME] -= 1
    members[GARDENED] |= 1 << place
    news.rival_tends(state, place)


class RivalGarden(Choice[WhiteCastleState]):
    """WC-S10, WC-S11: of several gardens worth least, `arg` as a set, the human chooses."""

    def __init__(self) -> None:
        super().__init__(RIVAL_GARDEN, "rival-garden", ["WC-S11", "WC-S10"])

    def legal(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        for place in range(6):
            if (arg >> place) & 1 != 0:
                moves.add(TEND + place)

    def play(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        place_gardener(state, action - TEND)
