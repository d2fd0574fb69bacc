"""Influence and its price in seals (WC-B26, WC-B36), and the lantern reward (WC-B13)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from prichal.games.white_castle.actions import (
    DECLINE,
    PART,
    PAY_PRICE,
)
from prichal.games.white_castle.components import BARRIERS, INFLUENCE_LIMIT, SEAL_LIMIT
from prichal.games.white_castle.effects import (
    BUNDLE_BITS,
    BUNDLE_MASK,
    GOOD_MASK,
    SEAL_SHIFT,
    SEALS,
)
from prichal.games.white_castle.rules.goods import OwnChoice, gain
from prichal.games.white_castle.state import Clan, WhiteCastleState
from prichal.games.white_castle.steps import (
    GAIN_GOODS,
    INFLUENCE_PRICE,
    LANTERN_ORDER,
)
from prichal.games.white_castle.words import news
from prichal.kernel.actions import Moves

OUT_OF_REACH: Final[i64] = 99


def barriers_ahead() -> list[tuple[int, int]]:
    """WC-B26: for each space of the track the next one that costs seals, and its price."""
    found: list[tuple[int, int]] = []
    for position in range(INFLUENCE_LIMIT + 1):
        ahead = [(space, price) for space, price in BARRIERS if space > position]
        found.append(ahead[0] if ahead else (OUT_OF_REACH, 0))
    return found


NEXT_BARRIER: Final = vec[i64]([space for space, _ in barriers_ahead()])
NEXT_PRICE: Final = vec[i64]([price for _, price in barriers_ahead()])


def barrier(position: i64) -> i64:
    """WC-B26: the next space that costs seals; one out of reach if there is none."""
    return NEXT_BARRIER[position]


def barrier_price(position: i64) -> i64:
    """WC-B26: what entering the next such space costs."""
    return NEXT_PRICE[position]


def crosses(clan: Clan, steps: i64) -> bool:
    return clan.influence + steps >= barrier(clan.influence)


def move_marker(state: WhiteCastleState, number: i64, position: i64) -> None:
    """WC-B26, WC-B36: a marker that moves goes on top of those on its new space."""
    clan = state.clans[number]
    if position == clan.influence:
        return
    clan.influence = position
    track = state.track
    last: i64 = state.clan_count() - 1
    at: i64 = 0
    while track[at] != number:
        at += 1
    while at < last:
        track[at] = track[at + 1]
        at += 1
    while at > 0 and state.clans[track[at - 1]].influence <= position:
        track[at] = track[at - 1]
        at -= 1
    track[at] = number


def move_influence(state: WhiteCastleState, seat: i64, steps: i64) -> None:
    """WC-B26, WC-B36: up to the next space that costs seals, where the player is asked if they suffice."""
    clan = state.clans[seat]
    position: i64 = clan.influence
    wall: i64 = barrier(position)
    if position + steps < wall:
        arrive(state, seat, position + steps)
        return
    arrive(state, seat, wall - 1)
    if clan.goods[SEALS] >= barrier_price(position):
        state.agenda.then(INFLUENCE_PRICE, seat, position + steps - wall + 1)


def arrive(state: WhiteCastleState, seat: i64, position: i64) -> None:
    position = min(position, INFLUENCE_LIMIT)
    if position != state.clans[seat].influence:
        move_marker(state, seat, position)
        news.influences(state, seat)


class InfluencePrice(OwnChoice):
    """WC-B26, WC-B36: seals to enter the next space, or the marker stops and the rest of `arg` steps is lost."""

    def __init__(self) -> None:
        super().__init__(INFLUENCE_PRICE, "influence-price", ["WC-B26", "WC-B36"])

    def offer(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        clan = state.clans[seat]
        if clan.goods[SEALS] >= barrier_price(clan.influence):
            moves.add(PAY_PRICE)
        moves.add(DECLINE)

    def choose(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        if action == PAY_PRICE:
            clan = state.clans[seat]
            price: i64 = barrier_price(clan.influence)
            clan.goods[SEALS] -= price
            news.pays(state, seat, 0, price)
            arrive(state, seat, clan.influence + 1)
            if arg > 1:
                move_influence(state, seat, arg - 1)


def lantern(state: WhiteCastleState, seat: i64) -> None:
    """WC-B13: everything in the lantern area; the order is asked only where it can matter.

    It can when seals would be lost, but the influence of the same reward could spend some first.
    """
    clan = state.clans[seat]
    bundle: i64 = clan.lantern
    steps: i64 = clan.lantern_influence
    news.lanterns(state, seat)
    seals: i64 = (bundle >> SEAL_SHIFT) & GOOD_MASK
    if steps > 0 and seals > 0 and clan.goods[SEALS] + seals > SEAL_LIMIT and crosses(clan, steps):
        state.agenda.then(LANTERN_ORDER, seat, bundle | steps << BUNDLE_BITS)
        return
    gain(state, seat, bundle)
    if steps > 0:
        move_influence(state, seat, steps)


class LanternOrder(OwnChoice):
    """WC-B13: the goods of the reward first, or its influence."""

    def __init__(self) -> None:
        super().__init__(LANTERN_ORDER, "lantern-order", ["WC-B13", "WC-B31"])

    def offer(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        moves.add(PART)
        moves.add(PART + 1)

    def choose(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        steps: i64 = arg >> BUNDLE_BITS
        bundle: i64 = arg & BUNDLE_MASK
        if action == PART:
            gain(state, seat, bundle)
            move_influence(state, seat, steps)
        else:
            move_influence(state, seat, steps)
            state.agenda.then(GAIN_GOODS, seat, bundle)
