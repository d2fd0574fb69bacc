"""A position from a view; what the view doesn't say is dealt at random."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from prichal.games.jamaica.components import (
    CARD_NAMES,
    COMBAT_DIE,
    COMBAT_WORDS,
    FIRST_BONUS,
    NOT_ROLLED,
    RESOURCES,
    SPACE_BIT,
    TREASURE_COPIES,
    TREASURES,
    WHOLE_DECK,
)
from prichal.games.jamaica.rules.cards import nth
from prichal.games.jamaica.secrets.reshuffle import reshuffle
from prichal.games.jamaica.secrets.view import JamaicaView
from prichal.games.jamaica.state import NO_CARD, NOTHING, JamaicaState, content, new_state
from prichal.kernel.agenda import Steps
from prichal.kernel.chance import Rng
from prichal.kernel.game import restore_agenda


def die_shown(word: str) -> i64:
    return COMBAT_DIE[COMBAT_WORDS.index(word)] if word else NOT_ROLLED


def imagine(view: JamaicaView, steps: Steps, rng: Rng) -> JamaicaState:
    """A position that looks like the view; what the viewer can't know is dealt at random."""
    state = new_state(steps, view.seats)
    state.round = view.round
    state.captain = view.captain
    state.morning = view.morning
    state.evening = view.evening
    state.bank = vec[i64]([view.bank[name] for name in RESOURCES])
    state.lairs = 0
    for space in view.tokens:
        state.lairs |= SPACE_BIT[space]
    state.aside = vec[i64](view.aside)
    if view.combat is not None:
        state.attacker = view.combat.attacker
        state.defender = view.combat.defender
        state.attack_powder = view.combat.attack_powder
        state.attack_die = die_shown(view.combat.attack_die)
        state.defence_powder = view.combat.defence_powder
        state.defence_die = die_shown(view.combat.defence_die)
        state.saber_used = view.combat.saber_used
    state.unseen = TREASURE_COPIES[:]
    for number in range(len(view.ships)):
        imagine_ship(state, view, number)
    deal_face_down(state, view)
    restore_agenda(state, view.agenda)
    reshuffle(state, view.viewer, rng)
    return state


def imagine_ship(state: JamaicaState, view: JamaicaView, number: int) -> None:
    """All that is known of a ship; unknown cards anywhere that fits their numbers."""
    seen = view.ships[number]
    ship = state.ships[number]
    ship.space = seen.space
    ship.laps = seen.laps
    for hold in range(len(ship.holds)):
        ship.holds[hold] = NOTHING
    for hold in range(len(seen.holds)):
        if seen.holds[hold].tokens > 0:
            ship.holds[hold] = content(RESOURCES.index(seen.holds[hold].resource), seen.holds[hold].tokens)
    one: i64 = 1
    ship.bonuses = 0
    for name in seen.bonuses:
        kind = TREASURES.index(name)
        ship.bonuses |= one << (kind - FIRST_BONUS)
        state.unseen[kind] -= 1
    for name in seen.treasures:
        kind = TREASURES.index(name)
        ship.face_down[kind] += 1
        state.unseen[kind] -= 1
    if state.is_ghost(number):
        return
    ship.played = card_set(seen.played)
    ship.counted = card_set(seen.counted)
    ship.revealed = CARD_NAMES.index(seen.revealed) if seen.revealed else NO_CARD
    if number == view.viewer:
        ship.hand = card_set(seen.hand)
        ship.deck = card_set(seen.deck)
        ship.chosen = CARD_NAMES.index(seen.card) if seen.card else NO_CARD
    else:
        unknown: i64 = WHOLE_DECK & ~(ship.played | ship.counted)
        ship.deck = first_cards(unknown, seen.deck_size)
        ship.hand = WHOLE_DECK & ~(ship.played | ship.deck)
        if seen.chosen:
            ship.chosen = nth(ship.hand, 0)
            ship.hand &= ~(one << ship.chosen)


def card_set(names: list[str]) -> i64:
    cards: i64 = 0
    one: i64 = 1
    for name in names:
        cards |= one << CARD_NAMES.index(name)
    return cards


def first_cards(cards: i64, count: i64) -> i64:
    """A part of a set of cards."""
    one: i64 = 1
    part: i64 = 0
    for _ in range(count):
        part |= one << nth(cards & ~part, 0)
    return part


def deal_face_down(state: JamaicaState, view: JamaicaView) -> None:
    """Treasures that the viewer can't see: any that fit; reshuffling deals them fairly."""
    for number in range(len(view.ships)):
        ship = state.ships[number]
        kind: i64 = 0
        while ship.hidden_count() < view.ships[number].face_down:
            if state.unseen[kind] > 0:
                state.unseen[kind] -= 1
                ship.face_down[kind] += 1
            else:
                kind += 1
