"""What a seat may know (JA-R8, JA-T9)."""

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
    SPACES,
    TREASURES,
)
from prichal.games.jamaica.rules.cards import SIZE
from prichal.games.jamaica.rules.scoring import gold_points, has_finished, score, space_points, steps_left
from prichal.games.jamaica.secrets.view import CombatView, HoldView, JamaicaView, ShipView
from prichal.games.jamaica.state import NO_CARD, NO_SHIP, NOTHING, JamaicaState, resource_of
from prichal.games.jamaica.state import tokens_of as tokens_in
from prichal.games.jamaica.steps import CHOOSE_CARD, DRAW_CARD, FIND_TREASURE, LOOT, STEAL_HIDDEN
from prichal.kernel.game import pending


def view(state: JamaicaState, viewer: i64) -> JamaicaView:
    return JamaicaView(
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


def sees_treasures(state: JamaicaState, number: i64, viewer: i64) -> bool:
    """JA-T2, JA-T9: one's own; after the end every player's."""
    return number == viewer or (state.over and not state.is_ghost(number))


def seen_score(state: JamaicaState, seat: i64, viewer: i64) -> int:
    ship = state.ships[seat]
    return score(state, seat) if sees_treasures(state, seat, viewer) else space_points(ship) + gold_points(ship)


def view_combat(state: JamaicaState) -> CombatView | None:
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


def view_ship(state: JamaicaState, number: i64, viewer: i64) -> ShipView:
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
        revealed=CARD_NAMES[ship.revealed] if ship.revealed != NO_CARD else "",
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


def mask(state: JamaicaState, seat: i64, action: i64, viewer: i64) -> str:
    """An action as the viewer may read it: hidden parts are a question mark."""
    owner = state.agenda.seat
    if state.is_at(CHOOSE_CARD) and CHOOSE <= action < CHOOSE + CARD_COUNT:
        return ACTIONS.text(action) if viewer == seat else "choose ?"
    if state.is_at(DRAW_CARD):
        return ACTIONS.text(action) if viewer == owner else "draw ?"
    arg = state.agenda.arg
    if state.is_at(FIND_TREASURE):
        seen = not state.is_ghost(arg) and (viewer == arg or action - FIND >= FIRST_BONUS)
        return ACTIONS.text(action) if seen else "find ?"
    if state.is_at(STEAL_HIDDEN):
        turned_up = action - STEAL >= FIRST_BONUS  # stolen from the Ghost Ship (JA-2P11)
        return ACTIONS.text(action) if turned_up or viewer in (arg >> 3, arg & 7) else "steal ?"
    if state.is_at(LOOT) and CURSE <= action < SPARE:
        return ACTIONS.text(action) if viewer in (arg >> 3, arg & 7) else "curse ?"
    return ACTIONS.text(action)
