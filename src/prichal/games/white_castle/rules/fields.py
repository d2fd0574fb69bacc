"""Warriors in the training yards and gardeners in the gardens."""

from mypy_extensions import i64

from prichal.games.white_castle.actions import DECLINE, TEND, TRAIN
from prichal.games.white_castle.cards import GARDEN, GARDEN_FOOD, YARD_IRON
from prichal.games.white_castle.effects import FOOD, IRON, PART_BITS
from prichal.games.white_castle.rules.effects import arrange, perform
from prichal.games.white_castle.rules.goods import OwnChoice
from prichal.games.white_castle.rules.possible import yard_effect
from prichal.games.white_castle.state import GARDENED, GARDENERS_HOME, WARRIORS_HOME, YARD, WhiteCastleState
from prichal.games.white_castle.steps import GARDENER_ACTION, WARRIOR_ACTION
from prichal.games.white_castle.words import news
from prichal.kernel.actions import Moves


class WarriorAction(OwnChoice):
    """WC-B23: a warrior to the yard of 5, 3 or 1 iron, and its tokens."""

    def __init__(self) -> None:
        super().__init__(WARRIOR_ACTION, "warrior-action", ["WC-B23", "WC-B33"])

    def offer(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        iron: i64 = state.clans[seat].goods[IRON]
        for yard in range(3):
            if YARD_IRON[yard] <= iron:
                moves.add(TRAIN + yard)
        moves.add(DECLINE)

    def choose(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        if action == DECLINE:
            return
        clan = state.clans[seat]
        yard: i64 = action - TRAIN
        clan.goods[IRON] -= YARD_IRON[yard]
        clan.members[WARRIORS_HOME] -= 1
        clan.members[YARD + yard] += 1
        news.trains(state, seat, yard)
        if yard == 0:
            arrange(state, seat, yard_effect(state, 0) | yard_effect(state, 1) << PART_BITS)
        else:
            perform(state, seat, yard_effect(state, yard + 1))


class GardenerAction(OwnChoice):
    """WC-B24: a gardener onto a garden card without an own one, and the card's effect."""

    def __init__(self) -> None:
        super().__init__(GARDENER_ACTION, "gardener-action", ["WC-B24", "WC-B33"])

    def offer(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        clan = state.clans[seat]
        food: i64 = clan.goods[FOOD]
        tended: i64 = clan.members[GARDENED]
        for place in range(6):
            if (tended >> place) & 1 == 0 and GARDEN_FOOD[state.gardens[place]] <= food:
                moves.add(TEND + place)
        moves.add(DECLINE)

    def choose(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        if action == DECLINE:
            return
        clan = state.clans[seat]
        place: i64 = action - TEND
        garden: i64 = state.gardens[place]
        clan.goods[FOOD] -= GARDEN_FOOD[garden]
        clan.members[GARDENERS_HOME] -= 1
        clan.members[GARDENED] |= 1 << place
        news.tends(state, seat, place)
        perform(state, seat, GARDEN[garden])
