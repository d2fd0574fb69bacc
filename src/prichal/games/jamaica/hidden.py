"""What a seat may know (JA-R8, JA-T9): all that is secret is handled here."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from prichal.games.jamaica.actions import ACTIONS, CHOOSE, CURSE, FIND, SPARE, STEAL
from prichal.games.jamaica.components import (
    BLACK,
    CARD_COUNT,
    CARD_NAMES,
    COLOURS,
    COMBAT_DIE,
    COMBAT_WORDS,
    FIRST_BONUS,
    KINDS,
    NOT_ROLLED,
    PIRATES,
    RESOURCES,
    SPACE_BIT,
    SPACES,
    TREASURE_COPIES,
    TREASURES,
    WHOLE_DECK,
)
from prichal.games.jamaica.rules.cards import SIZE, pick
from prichal.games.jamaica.rules.ending import gold_points, has_finished, score, space_points, steps_left
from prichal.games.jamaica.state import NO_CARD, NO_SHIP, NOTHING, Regatta, Ship, content, new_regatta, resource_of
from prichal.games.jamaica.state import tokens_of as tokens_in
from prichal.games.jamaica.steps import CHOOSE_CARD, DRAW_CARD, FIND_TREASURE, LOOT, STEAL_HIDDEN
from prichal.games.jamaica.view import CombatView, HoldView, RegattaView, ShipView
from prichal.kernel.agenda import Steps
from prichal.kernel.chance import Rng
from prichal.kernel.game import pending, restore_agenda


def view(state: Regatta, viewer: i64) -> RegattaView:
    return RegattaView(
        viewer=int(viewer),
        seats=int(state.seats),
        agenda=pending(state.agenda),
        round=state.round,
        captain=state.captain,
        morning=state.morning,
        evening=state.evening,
        bank={RESOURCES[resource]: state.bank[resource] for resource in range(len(RESOURCES))},
        tokens=[space for space in range(SPACES) if state.has_token(space)],
        pile=sum([1 for space in range(SPACES) if state.has_token(space)]),
        aside=list(state.aside),
        combat=view_combat(state),
        ships=[view_ship(state, number, viewer) for number in range(len(state.ships))],
        scores=[seen_score(state, seat, viewer) for seat in range(state.seats)],
    )


def sees_treasures(state: Regatta, number: i64, viewer: i64) -> bool:
    """JA-T2, JA-T9: one's own; after the end every player's."""
    return number == viewer or (state.over and not state.is_ghost(number))


def seen_score(state: Regatta, seat: i64, viewer: i64) -> int:
    ship = state.ships[seat]
    return score(ship) if sees_treasures(state, seat, viewer) else space_points(ship) + gold_points(ship)


def view_combat(state: Regatta) -> CombatView | None:
    if state.attacker == NO_SHIP:
        return None
    return CombatView(
        state.attacker,
        state.defender,
        state.attack_powder,
        die_word(state.attack_die),
        state.defence_powder,
        die_word(state.defence_die),
        state.saber_used,
    )


def die_word(shown: i64) -> str:
    return "" if shown == NOT_ROLLED else COMBAT_WORDS[list(COMBAT_DIE).index(shown)]


def die_shown(word: str) -> i64:
    return COMBAT_DIE[COMBAT_WORDS.index(word)] if word else NOT_ROLLED


def view_ship(state: Regatta, number: i64, viewer: i64) -> ShipView:
    ship = state.ships[number]
    mine = number == viewer
    treasures = treasure_names(ship.face_down) if sees_treasures(state, number, viewer) else []
    return ShipView(
        pirate="ghost" if state.is_ghost(number) else PIRATES[number],
        colour=COLOURS[BLACK if state.is_ghost(number) else number],
        space=ship.space,
        laps=ship.laps,
        steps_left=steps_left(ship),
        finished=has_finished(ship),
        holds=[view_hold(ship.holds[hold]) for hold in range(ship.hold_count())],
        bonuses=[TREASURES[kind] for kind in range(FIRST_BONUS, KINDS) if ship.has(kind)],
        face_down=ship.hidden_count(),
        treasures=treasures,
        played=card_names(ship.played),
        chosen=ship.chosen != NO_CARD,
        hand_size=SIZE[ship.hand],
        deck_size=SIZE[ship.deck],
        counted=card_names(ship.counted),
        card=CARD_NAMES[ship.chosen] if mine and ship.chosen != NO_CARD else "",
        hand=card_names(ship.hand) if mine else [],
        deck=card_names(ship.deck) if mine else [],
    )


def view_hold(held: i64) -> HoldView:
    return HoldView("", 0) if held == NOTHING else HoldView(RESOURCES[resource_of(held)], tokens_in(held))


def card_names(cards: i64) -> list[str]:
    return [CARD_NAMES[card] for card in range(CARD_COUNT) if (cards >> card) & 1 == 1]


def treasure_names(counts: vec[i64]) -> list[str]:
    return [TREASURES[kind] for kind in range(KINDS) for _ in range(counts[kind])]


def mask(state: Regatta, seat: i64, action: i64, viewer: i64) -> str:
    """An action as the viewer may read it: hidden parts are a question mark."""
    step = state.step().number
    owner = state.agenda.seat
    if step == CHOOSE_CARD and CHOOSE <= action < CHOOSE + CARD_COUNT:
        return ACTIONS.text(action) if viewer == seat else "choose ?"
    if step == DRAW_CARD:
        return ACTIONS.text(action) if viewer == owner else "draw ?"
    arg = state.agenda.arg
    if step == FIND_TREASURE:
        seen = not state.is_ghost(arg) and (viewer == arg or action - FIND >= FIRST_BONUS)
        return ACTIONS.text(action) if seen else "find ?"
    if step == STEAL_HIDDEN:
        turned_up = action - STEAL >= FIRST_BONUS  # stolen from the Ghost Ship (JA-2P11)
        return ACTIONS.text(action) if turned_up or viewer in (arg >> 3, arg & 7) else "steal ?"
    if step == LOOT and CURSE <= action < SPARE:
        return ACTIONS.text(action) if viewer in (arg >> 3, arg & 7) else "curse ?"
    return ACTIONS.text(action)


def imagine(view: RegattaView, steps: Steps, rng: Rng) -> Regatta:
    """A position that looks like the view; what the viewer can't know is dealt at random."""
    state = new_regatta(steps, view.seats)
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


def imagine_ship(state: Regatta, view: RegattaView, number: int) -> None:
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
    if number == view.viewer:
        ship.hand = card_set(seen.hand)
        ship.deck = card_set(seen.deck)
        ship.chosen = CARD_NAMES.index(seen.card) if seen.card else NO_CARD
    else:
        unknown: i64 = WHOLE_DECK & ~(ship.played | ship.counted)
        ship.deck = first_cards(unknown, seen.deck_size)
        ship.hand = WHOLE_DECK & ~(ship.played | ship.deck)
        if seen.chosen:
            ship.chosen = pick(ship.hand, 0)
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
        part |= one << pick(cards & ~part, 0)
    return part


def deal_face_down(state: Regatta, view: RegattaView) -> None:
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


def reshuffle(state: Regatta, viewer: i64, rng: Rng) -> None:
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
        card: i64 = one << pick(loose, rng.below(SIZE[loose]))
        loose &= ~card
        deck |= card
    held &= ~deck
    ship.deck = deck
    if ship.chosen != NO_CARD:
        ship.chosen = pick(held, rng.below(SIZE[held]))
        held &= ~(one << ship.chosen)
    ship.hand = held


def deal_treasures(state: Regatta, viewer: i64, rng: Rng) -> None:
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


def draw_unseen(state: Regatta, limit: i64, rng: Rng) -> i64:
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
