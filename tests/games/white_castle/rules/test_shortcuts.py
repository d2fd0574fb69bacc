"""WC-B34: what `possible` answers quickly equals a search through conversions and answers, at the limits too."""

from __future__ import annotations

from typing import cast

import pytest

from prichal.games.white_castle.cards import KIND, ROOMS, TEXTS, VALUE
from prichal.games.white_castle.components import MEMBERS, RESOURCE_LIMIT, SEAL_LIMIT
from prichal.games.white_castle.effects import COINS, FOOD, LAST_POSSIBLE, PAY, SEALS, WHISKS
from prichal.games.white_castle.rules.possible import payable, possible
from prichal.games.white_castle.state import (
    COURTIERS_HOME,
    GARDENED,
    GARDENERS_HOME,
    GATE,
    GEISHAS_HOME,
    HOUSE,
    NONE,
    TEA_GARDEN,
    WARRIORS_HOME,
    YARD,
    WhiteCastleState,
)
from prichal.games.white_castle.steps import PERFORM
from prichal.kernel.chance import Rng
from prichal.kernel.game import Setup
from tests.games.white_castle.brute import Search
from tests.games.white_castle.tables import GAME, run
from tests.support import play_randomly, rule

EFFECTS = [number for number in range(len(TEXTS)) if KIND[number] > LAST_POSSIBLE]
ONLY_MATCHA = ("GEI", "BLUE", "YARD", "STEP")


def effects(state: WhiteCastleState) -> list[int]:
    """The effects that a table with these options knows."""
    return [number for number in EFFECTS if state.matcha or not any(word in TEXTS[number] for word in ONLY_MATCHA)]


def positions(setup: Setup) -> list[tuple[WhiteCastleState, int]]:
    """Positions out of random games, each as it is and several times with a clan at its limits; and a seat."""
    found: list[tuple[WhiteCastleState, int]] = []
    rng = Rng(14, setup.seats)
    state = cast("WhiteCastleState", GAME.new(setup.seats, setup.options))
    while not state.over:
        play_randomly(state, rng, 35)
        if state.round == 0:
            continue
        seat = rng.below(setup.seats)
        found.append((state.clone(), seat))
        for _ in range(6):
            limit = state.clone()
            bring_to_limits(limit, seat, rng)
            found.append((limit, seat))
    return found


def bring_to_limits(state: WhiteCastleState, seat: int, rng: Rng) -> None:
    """Goods around the prices, no members at home or the last one, one garden left, full rooms, rows all but used."""
    clan = state.clans[seat]
    clan.goods[COINS] = rng.below(6)
    clan.goods[SEALS] = (0, 1, 2, 3, SEAL_LIMIT)[rng.below(5)]
    for good in range(FOOD, WHISKS + 1):
        clan.goods[good] = (0, 0, 1, 2, 4, RESOURCE_LIMIT)[rng.below(6)]
    members = clan.members
    for place in range(len(members)):
        members[place] = 0
    for home in (COURTIERS_HOME, WARRIORS_HOME, GARDENERS_HOME, GEISHAS_HOME):
        members[home] = rng.below(3)
    members[GATE + rng.below(7)] = rng.below(2)  # gate, a room, or the daimyo's
    members[YARD] = MEMBERS - members[WARRIORS_HOME]
    members[GARDENED] = (0, 63, 63 - (1 << rng.below(6)), 63 - (1 << rng.below(6)))[rng.below(4)]
    if state.matcha:
        for place in range(HOUSE):
            members[TEA_GARDEN + place] = rng.below(2) * rng.below(2)
        for room in range(3):
            members[TEA_GARDEN + HOUSE + room] = (2, 2, 2, 1, 0)[rng.below(5)]
    state.rows_used = (0, 7, 3, 15, 8)[rng.below(5)]
    if rng.below(4) == 0:  # one room has a card, at most
        full = rng.below(ROOMS + 1)
        for room in range(ROOMS):
            state.rooms[room] = state.rooms[room] if room == full else NONE


@rule("WC-B34", "WC-B20", "WC-B23", "WC-B24", "WC-B25", "WC-M18")
@pytest.mark.parametrize("setup", GAME.setups(), ids=Setup.label)
def test_what_is_possible_is_what_can_be_played(setup: Setup) -> None:
    for state, seat in positions(setup):
        search = Search(state, seat)
        goods = search.goods()
        for number in effects(state):
            found = search.can(goods, number)
            assert possible(state, seat, number) == found, TEXTS[number]
            assert run(state.clone(), PERFORM, seat, number).over == (not found), TEXTS[number]
            now = search.pays(goods, VALUE[number]) if KIND[number] == PAY else found
            assert payable(state, seat, number) == now, TEXTS[number]
            assert search.goods() == goods  # looking ahead leaves everything as it was


def test_the_positions_reach_the_limits() -> None:
    """Otherwise the test above would say little."""
    reached: set[tuple[str, bool]] = set()
    for setup in GAME.setups():
        for state, seat in positions(setup):
            reached |= {(TEXTS[number], possible(state, seat, number)) for number in effects(state)}
    missing = {(TEXTS[number], answer) for number in EFFECTS for answer in (True, False)} - reached
    assert missing == set()
