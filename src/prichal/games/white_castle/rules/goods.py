"""Goods and their limits, and seals turned into other goods."""

from mypy_extensions import i64

from prichal.games.white_castle.actions import (
    CONVERSIONS,
    CONVERT,
    DECLINE,
    GAIN_ANY,
)
from prichal.games.white_castle.components import RESOURCE_LIMIT, SEAL_LIMIT
from prichal.games.white_castle.effects import (
    COINS,
    FOOD,
    GOOD_BITS,
    GOOD_MASK,
    IRON,
    PEARL,
    POINTS,
    SEAL_SHIFT,
    SEALS,
    WHISKS,
)
from prichal.games.white_castle.rules.trail import follow
from prichal.games.white_castle.state import Clan, WhiteCastleState, bit
from prichal.games.white_castle.steps import (
    CHOOSE_RESOURCE,
    CONVERT_LAST,
    GAIN_GOODS,
    START_RESOURCE,
)
from prichal.games.white_castle.words import news
from prichal.kernel.actions import Moves
from prichal.kernel.step import Automatic, Choice


def gain(state: WhiteCastleState, seat: i64, bundle: i64) -> None:
    """WC-B1: goods are added; what passes a limit is lost."""
    goods = state.clans[seat].goods
    if state.listener is not None:
        news.gains(state, seat, bundle)
    goods[COINS] += bundle & GOOD_MASK
    rest: i64 = bundle >> SEAL_SHIFT
    if rest == 0:
        return
    seals: i64 = goods[SEALS] + (rest & GOOD_MASK)
    goods[SEALS] = SEAL_LIMIT if seals > SEAL_LIMIT else seals
    rest >>= GOOD_BITS
    goods[POINTS] += rest & GOOD_MASK
    rest >>= GOOD_BITS
    place: i64 = FOOD
    while rest > 0:
        amount: i64 = goods[place] + (rest & GOOD_MASK)
        goods[place] = RESOURCE_LIMIT if amount > RESOURCE_LIMIT else amount
        rest >>= GOOD_BITS
        place += 1


def gain_one(state: WhiteCastleState, seat: i64, good: i64) -> None:
    gain(state, seat, bit(GOOD_BITS * good))


class GainGoods(Automatic[WhiteCastleState]):
    """WC-B1: a packed bundle of goods arrives."""

    def __init__(self) -> None:
        super().__init__(GAIN_GOODS, "gain-goods", ["WC-B1"])

    def run(self, state: WhiteCastleState, seat: i64, arg: i64) -> None:
        gain(state, seat, arg)


class OwnChoice(Choice[WhiteCastleState]):
    """A decision of the own turn: seals may be converted beside it (WC-B14, WC-B35).

    After a conversion the same question is asked again, unless only declining is left; the seals run out, so
    this ends.
    """

    def legal(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        self.offer(state, seat, arg, moves)
        if state.clans[seat].goods[SEALS] > 0:
            offer_conversions(state, state.clans[seat], moves)

    def play(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        if CONVERT <= action < CONVERT + CONVERSIONS:
            convert(state, seat, action - CONVERT)
            self.again(state, seat, arg)
        else:
            depth: i64 = state.agenda.depth
            self.choose(state, seat, arg, action)
            follow(state, self.number, depth, arg, action)

    def again(self, state: WhiteCastleState, seat: i64, arg: i64) -> None:
        """The same question once more, unless declining is the only answer left."""
        moves = Moves(8)
        self.legal(state, seat, arg, moves)
        if moves.count > 1 or moves.items[0] != DECLINE:
            state.agenda.then(self.number, seat, arg)

    def offer(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        """Adds the answers to the question itself."""
        raise NotImplementedError

    def choose(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        """Does what the answer means."""
        raise NotImplementedError

    def why_not(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> str:
        if CONVERT <= action < CONVERT + CONVERSIONS:
            return why_no_conversion(state, seat, action - CONVERT)
        if action == DECLINE:
            return "WC-B33"
        return self.clauses[0]


def offer_conversions(state: WhiteCastleState, clan: Clan, moves: Moves) -> None:
    """WC-B14, WC-M14: 1 seal into a coin, 2 seals into a resource with room for it (WC-B35)."""
    goods = clan.goods
    moves.add(CONVERT)
    if goods[SEALS] > 1:
        if goods[FOOD] < RESOURCE_LIMIT:
            moves.add(CONVERT + 1)
        if goods[IRON] < RESOURCE_LIMIT:
            moves.add(CONVERT + 2)
        if goods[PEARL] < RESOURCE_LIMIT:
            moves.add(CONVERT + 3)
        if state.matcha and goods[WHISKS] < RESOURCE_LIMIT:
            moves.add(CONVERT + 4)


def convert(state: WhiteCastleState, seat: i64, what: i64) -> None:
    """WC-B14, WC-M14."""
    clan = state.clans[seat]
    if what == 0:
        clan.goods[SEALS] -= 1
        clan.goods[COINS] += 1
    else:
        clan.goods[SEALS] -= 2
        clan.goods[FOOD + what - 1] += 1
    news.converts(state, seat, what)


def why_no_conversion(state: WhiteCastleState, seat: i64, what: i64) -> str:
    if what == 4:
        return "WC-M14"
    goods = state.clans[seat].goods
    return "WC-B35" if what > 0 and goods[FOOD + what - 1] == RESOURCE_LIMIT else "WC-B14"


class ConvertLast(OwnChoice):
    """WC-B35: at the end of the last turn, seals that would otherwise stay seals."""

    def __init__(self) -> None:
        super().__init__(CONVERT_LAST, "convert-last", ["WC-B35", "WC-B14"])

    def offer(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        moves.add(DECLINE)

    def choose(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        """Nothing more to convert."""

    def again(self, state: WhiteCastleState, seat: i64, arg: i64) -> None:
        if state.clans[seat].goods[SEALS] > 1:
            state.agenda.then(CONVERT_LAST, seat, 0)


class ChooseResource(OwnChoice):
    """WC-M33: one of `arg` resources of choice, one after the other; never a whisk."""

    def __init__(self) -> None:
        super().__init__(CHOOSE_RESOURCE, "choose-resource", ["WC-M33"])

    def offer(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        moves.add(GAIN_ANY)
        moves.add(GAIN_ANY + 1)
        moves.add(GAIN_ANY + 2)

    def choose(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        gain_one(state, seat, FOOD + action - GAIN_ANY)
        if arg > 1:
            choose_resources(state, seat, arg - 1)


def choose_resources(state: WhiteCastleState, seat: i64, count: i64) -> None:
    """Asks unless every choice would be lost."""
    goods = state.clans[seat].goods
    if goods[FOOD] + goods[IRON] + goods[PEARL] < 3 * RESOURCE_LIMIT:
        state.agenda.then(CHOOSE_RESOURCE, seat, count)
    else:
        news.no_room(state, seat, count)


class StartResource(Choice[WhiteCastleState]):
    """WC-B9: one of `arg` resources of choice of the starting card; no seals are converted in set-up (WC-B35)."""

    def __init__(self) -> None:
        super().__init__(START_RESOURCE, "start-resource", ["WC-B9"])

    def legal(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        moves.add(GAIN_ANY)
        moves.add(GAIN_ANY + 1)
        moves.add(GAIN_ANY + 2)

    def play(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        gain_one(state, seat, FOOD + action - GAIN_ANY)
        if arg > 1:
            state.agenda.then(START_RESOURCE, seat, arg - 1)

    def why_not(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> str:
        return "WC-B35" if CONVERT <= action < CONVERT + CONVERSIONS else "WC-B9"
