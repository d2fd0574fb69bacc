"""What a seat may know."""

from typing import Final

from mypy_extensions import i64

from prichal.games.madame_ching.actions import ACTIONS, HAND_NOTHING, PILOT_WORDS
from prichal.games.madame_ching.components import (
    ENCOUNTER_NAMES,
    JUNKS,
    SKILLS,
    SYMBOL_COUNT,
    SYMBOLS,
    TILE_NAMES,
)
from prichal.games.madame_ching.piles import (
    height,
    named,
    numbers_in,
    size_of,
)
from prichal.games.madame_ching.rules.ending import nearest_lower
from prichal.games.madame_ching.rules.scoring import open_points, points
from prichal.games.madame_ching.secrets.view import JunkView, MadameChingView, PirateView
from prichal.games.madame_ching.state import (
    FACE_DOWN,
    NO_JUNK,
    NO_ONE,
    OWNERS,
    PUBLIC,
    MadameChingState,
    symbol_digit,
)
from prichal.games.madame_ching.steps import (
    CHOOSE_CARD,
    DEAL,
    HAND_OVER,
    LAY_OUT,
    MEETING,
    PASS_CARD,
    RETURN_CARD,
    SEIZE_CARD,
    STEAL_CARD,
)
from prichal.kernel.game import pending

EXCHANGES: Final = ["open", "declined", "handed", "returned"]


def view(state: MadameChingState, viewer: i64) -> MadameChingView:
    places = ["" if number == 0 else str(number) for number in state.places]
    if state.places[0] != 0:
        places[0] = "?"
    row = viewer if viewer >= 0 else PUBLIC
    pirates = [view_pirate(state, seat, viewer) for seat in range(state.seats)]
    return MadameChingView(
        viewer=viewer,
        seats=state.seats,
        agenda=pending(state.agenda),
        teams=state.teams,
        round=state.round,
        ending=state.ending,
        revealed=state.revealed,
        places=places,
        face_down_tracked=numbers_in(state.tracks[row * OWNERS + FACE_DOWN]),
        face_down_public=numbers_in(state.tracks[PUBLIC * OWNERS + FACE_DOWN]),
        deck=size_of(state.deck),
        discard=numbers_in(state.discard),
        encounter_deck=height(state.encounter_deck),
        encounter_discard=named(state.encounter_discard, ENCOUNTER_NAMES),
        missions=tiles(state.missions),
        fulfilled=tiles(state.fulfilled),
        bag=tiles(state.bag),
        skills=named(state.skills, SKILLS),
        hong_kong=None if state.hong_kong == NO_ONE else state.hong_kong,
        pearl=None if state.pearl == NO_ONE else state.pearl,
        card=state.card,
        acted=state.acted,
        ended=state.ended,
        extra=state.extra,
        symbols=symbols_by_name(state.symbols),
        lucky=state.lucky,
        exchange=[EXCHANGES[state.exchange & 3], EXCHANGES[state.exchange >> 2 & 3]],
        shielded=numbers_in(state.shielded),
        seized=state.seized if viewer in who_knows(state) else 0,
        received=ENCOUNTER_NAMES[state.received - 1] if state.received > 0 and viewer in who_knows(state) else "",
        pirates=pirates,
        junks=[view_junk(state, junk) for junk in range(len(state.junks))],
        scores=[
            pirate.points + (pirates[seat ^ 2].points if state.teams else 0) for seat, pirate in enumerate(pirates)
        ],
    )


def tiles(found: i64) -> list[str]:
    return [TILE_NAMES[tile] for tile in numbers_in(found)]


def symbols_by_name(symbols: i64) -> dict[str, int]:
    return {
        SYMBOLS[symbol]: int(symbol_digit(symbols, symbol))
        for symbol in range(SYMBOL_COUNT)
        if symbol_digit(symbols, symbol) > 0
    }


def view_pirate(state: MadameChingState, seat: i64, viewer: i64) -> PirateView:
    pirate = state.pirates[seat]
    row = viewer if viewer >= 0 else PUBLIC
    sees_hand = viewer == seat
    sees_encounters = viewer == seat or state.over
    sees_chosen = viewer == seat or state.revealed
    return PirateView(
        hand_size=size_of(pirate.hand),
        hand=numbers_in(pirate.hand) if sees_hand else None,
        chosen_size=size_of(pirate.chosen),
        chosen=numbers_in(pirate.chosen) if sees_chosen else None,
        tracked=numbers_in(state.tracks[row * OWNERS + seat]),
        public=numbers_in(state.tracks[PUBLIC * OWNERS + seat]),
        encounter_count=height(pirate.encounters),
        encounters=named(pirate.encounters, ENCOUNTER_NAMES) if sees_encounters else None,
        known_encounters=named(state.secrets[row * OWNERS + seat], ENCOUNTER_NAMES) if viewer >= 0 else {},
        ready=named(pirate.ready, SKILLS),
        used=named(pirate.used, SKILLS),
        coins=pirate.coins,
        white=pirate.white,
        red=pirate.red,
        blue=pirate.blue,
        sailed="" if pirate.sailed == NO_JUNK else JUNKS[pirate.sailed],
        idle=pirate.idle,
        points=points(state, seat) if sees_encounters else open_points(state, seat),
    )


def view_junk(state: MadameChingState, junk: i64) -> JunkView:
    expedition = state.junks[junk]
    return JunkView(
        colour=JUNKS[junk],
        seat=state.owner(junk),
        column=expedition.column,
        row=expedition.row,
        cell=expedition.cell(),
        cards=numbers_in(expedition.cards),
        turned=numbers_in(expedition.turned),
        pilots=named(expedition.pilots, PILOT_WORDS),
        turned_pilots=named(expedition.turned_pilots, PILOT_WORDS),
        symbols=symbols_by_name(expedition.symbols),
        reach=tiles(nearest_lower(state.missions, expedition.cell())) if expedition.column > 0 else [],
    )


def who_knows(state: MadameChingState) -> list[int]:
    """The seats that know the card just seized, or the encounter card just received."""
    agenda = state.agenda
    if state.is_at(RETURN_CARD):
        return [agenda.seat, agenda.arg]
    if state.is_at(PASS_CARD):
        return [agenda.seat, agenda.arg - 1] if agenda.arg > 0 else [agenda.seat]
    return []


def mask(state: MadameChingState, seat: i64, action: i64, viewer: i64) -> str:
    """MC-G17: the hidden part of an action reads `?` for those who may not know it."""
    agenda = state.agenda
    text = ACTIONS.text(action)
    insiders: list[int] = []
    if state.is_at(CHOOSE_CARD):
        insiders = [seat]
    elif state.is_at(LAY_OUT):
        if agenda.arg > 0:
            return text
    elif state.is_at(DEAL) or state.is_at(MEETING):
        insiders = [agenda.seat]
    elif state.is_at(STEAL_CARD) or state.is_at(SEIZE_CARD) or state.is_at(RETURN_CARD):
        insiders = [agenda.seat, agenda.arg]
    elif state.is_at(HAND_OVER) and action != HAND_NOTHING:
        insiders = [agenda.seat, agenda.seat ^ 2]
    else:
        return text
    return text if viewer in insiders else f"{text.split()[0]} ?"
