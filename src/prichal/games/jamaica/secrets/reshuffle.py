"""Dealing anew whatever a viewer can't know."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from prichal.games.jamaica.components import (
    FIRST_BONUS,
    KINDS,
    WHOLE_DECK,
)
from prichal.games.jamaica.rules.cards import SIZE, nth
from prichal.games.jamaica.secrets.hidden import sees_treasures
from prichal.games.jamaica.state import NO_CARD, JamaicaState, Ship
from prichal.kernel.chance import Rng


def reshuffle(state: JamaicaState, viewer: i64, rng: Rng) -> None:
    """Deals anew, in place, the cards of the other players and the treasures that the viewer hasn't seen."""
    for seat in range(state.seats):
        if seat != viewer:
            deal_cards(state.ships[seat], rng)
    deal_treasures(state, viewer, rng)


def deal_cards(ship: Ship, rng: Rng) -> None:
    """The deck is any part of what isn't on the played pile nor known to be held; the rest is held."""
    one: i64 = 1
    held: i64 = WHOLE_DECK & ~ship.played
    deck: i64 = 0
    loose: i64 = held & ~ship.counted
    for _ in range(SIZE[ship.deck]):
        card: i64 = one << nth(loose, rng.below(SIZE[loose]))
        loose &= ~card
        deck |= card
    held &= ~deck
    ship.deck = deck
    if ship.chosen != NO_CARD:
        ship.chosen = nth(held, rng.below(SIZE[held]))
        held &= ~(one << ship.chosen)
    ship.hand = held


def deal_treasures(state: JamaicaState, viewer: i64, rng: Rng) -> None:
    """JA-T9: a player's face-down treasures are points, the Ghost Ship's may be anything (JA-2P11)."""
    counts = vec[i64]([0] * len(state.ships))
    for number in range(len(state.ships)):
        if not sees_treasures(state, number, viewer):
            ship = state.ships[number]
            counts[number] = ship.hidden_count()
            for kind in range(KINDS):
                state.unseen[kind] += ship.face_down[kind]
                ship.face_down[kind] = 0
    for number in range(len(state.ships)):
        limit: i64 = KINDS if state.is_ghost(number) else FIRST_BONUS
        for _ in range(counts[number]):
            kind = draw_unseen(state, limit, rng)
            state.unseen[kind] -= 1
            state.ships[number].face_down[kind] += 1


def draw_unseen(state: JamaicaState, limit: i64, rng: Rng) -> i64:
    """A treasure of the kinds below `limit`, by their numbers."""
    total: i64 = 0
    for kind in range(limit):
        total += state.unseen[kind]
    share: i64 = rng.below(total)
    found: i64 = 0
    while share >= state.unseen[found]:
        share -= state.unseen[found]
        found += 1
    return found
