"""Drawing anew whatever a viewer can't know, in keeping with all that the viewer remembers."""

from librt.vecs import vec
from mypy_extensions import i64

from prichal.games.madame_ching.piles import draw_kind, height, nth, number_of, one, only, size_of
from prichal.games.madame_ching.secrets.hidden import who_knows
from prichal.games.madame_ching.state import FACE_DOWN, OWNERS, PUBLIC, MadameChingState
from prichal.games.madame_ching.steps import PASS_CARD, RETURN_CARD
from prichal.kernel.chance import Rng


def reshuffle(state: MadameChingState, viewer: i64, rng: Rng) -> None:
    """Draws anew, in place, all cards that the viewer doesn't see."""
    redraw_navigation(state, viewer, rng)
    if not state.over:  # MC-N9, MC-N10: at the end the encounter cards lie open
        redraw_encounters(state, viewer, rng)
    share_public_memory(state, viewer)
    redraw_secrets(state, viewer, rng)


def redraw_navigation(state: MadameChingState, viewer: i64, rng: Rng) -> None:
    row: i64 = PUBLIC if viewer < 0 else viewer
    pool: i64 = state.deck
    rooms = vec[i64]([0] * OWNERS)
    chosen = vec[i64]([0] * OWNERS)
    if state.places[0] != 0:
        pool |= only(state.places[0])
        rooms[FACE_DOWN] = 1
    for seat in range(state.seats):
        if seat != viewer:
            pirate = state.pirates[seat]
            pool |= pirate.hand
            rooms[seat] = size_of(pirate.hand)
            if not state.revealed:
                pool |= pirate.chosen
                chosen[seat] = size_of(pirate.chosen)
                rooms[seat] += chosen[seat]
    hands = place_tracked(state, row, rooms, rng)
    for owner in range(OWNERS):
        pool &= ~hands[owner]
    for seat in range(state.seats):
        if seat != viewer:
            pirate = state.pirates[seat]
            missing: i64 = rooms[seat] - size_of(hands[seat])
            drawn: i64 = choose(pool, missing, rng)
            pool ^= drawn
            pirate.hand = hands[seat] | drawn
            if not state.revealed:
                pirate.chosen = choose(pirate.hand, chosen[seat], rng)
                pirate.hand ^= pirate.chosen
    if state.places[0] != 0:
        card: i64 = hands[FACE_DOWN]
        if card == 0:
            card = choose(pool, 1, rng)
            pool ^= card
        state.places[0] = number_of(card)
    state.deck = pool


def choose(cards: i64, count: i64, rng: Rng) -> i64:
    """A random part of a set."""
    rest: i64 = cards
    size: i64 = size_of(cards)
    for _ in range(count):
        rest ^= only(nth(rest, rng.below(size)))
        size -= 1
    return cards ^ rest


def place_tracked(state: MadameChingState, row: i64, rooms: vec[i64], rng: Rng) -> vec[i64]:
    """A hand, or the face-down place, for every tracked card; the true deal shows that this is possible."""
    hands = vec[i64]([0] * OWNERS)
    tracked: i64 = 0
    for owner in range(OWNERS):
        tracked |= state.tracks[row * OWNERS + owner]
    size: i64 = size_of(tracked)
    while size > 0:
        card: i64 = only(nth(tracked, rng.below(size)))
        tracked ^= card
        size -= 1
        if not place(state, row, rooms, hands, card, 0, rng):
            raise ValueError("no room for a card that was seen")
    return hands


def may_hold(state: MadameChingState, row: i64, owner: i64, card: i64, barred: i64) -> bool:
    return state.tracks[row * OWNERS + owner] & card != 0 and barred >> owner & 1 == 0


def place(
    state: MadameChingState, row: i64, rooms: vec[i64], hands: vec[i64], card: i64, barred: i64, rng: Rng
) -> bool:
    """Puts a card into a hand that may have it; if all are full, another card makes room by going elsewhere."""
    first: i64 = rng.below(OWNERS)
    for turn in range(OWNERS):
        owner: i64 = (first + turn) % OWNERS
        if may_hold(state, row, owner, card, barred) and size_of(hands[owner]) < rooms[owner]:
            hands[owner] |= card
            return True
    for turn in range(OWNERS):
        owner = (first + turn) % OWNERS
        if may_hold(state, row, owner, card, barred):
            others: i64 = hands[owner]
            while others != 0:
                other: i64 = others & -others
                others ^= other
                hands[owner] ^= other
                if place(state, row, rooms, hands, other, barred | (1 << owner), rng):
                    hands[owner] |= card
                    return True
                hands[owner] |= other
    return False


def redraw_encounters(state: MadameChingState, viewer: i64, rng: Rng) -> None:
    pool: i64 = state.encounter_deck
    counts = vec[i64]([0] * OWNERS)
    for seat in range(state.seats):
        if seat != viewer:
            counts[seat] = height(state.pirates[seat].encounters)
            known: i64 = state.secrets[viewer * OWNERS + seat] if viewer >= 0 else 0
            pool += state.pirates[seat].encounters - known
            state.pirates[seat].encounters = known
            counts[seat] -= height(known)
    for seat in range(state.seats):
        for _ in range(counts[seat]):
            card: i64 = one(draw_kind(pool, rng))
            pool -= card
            state.pirates[seat].encounters += card
    state.encounter_deck = pool


def share_public_memory(state: MadameChingState, viewer: i64) -> None:
    """What the others know is more than the viewer can tell: they keep what everybody knows."""
    for seat in range(state.seats):
        if seat != viewer:
            own: i64 = state.pirates[seat].hand | state.pirates[seat].chosen
            for owner in range(OWNERS):
                state.tracks[seat * OWNERS + owner] = state.tracks[PUBLIC * OWNERS + owner] & ~own
                state.secrets[seat * OWNERS + owner] = 0
            state.tracks[seat * OWNERS + seat] = 0


def redraw_secrets(state: MadameChingState, viewer: i64, rng: Rng) -> None:
    """The card just seized or received, for those who didn't see it, is one of the hand it is in, but none that
    they know to have been there before."""
    agenda = state.agenda
    if viewer in who_knows(state):
        return
    row: i64 = PUBLIC if viewer < 0 else viewer
    if state.is_at(RETURN_CARD):
        # Whatever may have come from the victim is tracked in both hands.
        own: i64 = state.tracks[row * OWNERS + agenda.seat] & ~state.tracks[row * OWNERS + agenda.arg]
        cards: i64 = state.pirates[agenda.seat].hand & ~own
        if cards == 0:  # a hand drawn from cards that may as well be elsewhere
            cards = state.pirates[agenda.seat].hand
        state.seized = nth(cards, rng.below(size_of(cards)))
    elif state.is_at(PASS_CARD):
        known: i64 = state.secrets[viewer * OWNERS + agenda.seat] if viewer >= 0 else 0
        state.received = 1 + draw_kind(state.pirates[agenda.seat].encounters - known, rng)
