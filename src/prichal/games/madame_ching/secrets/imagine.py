"""A position from a view; the hidden part in the right numbers first, then drawn at random."""

from mypy_extensions import i64

from prichal.games.madame_ching.actions import PILOT_WORDS
from prichal.games.madame_ching.components import (
    ALL_NUMBERS,
    COLOUR_OF,
    ENCOUNTER_NAMES,
    JUNKS,
    PILOT,
    SKILLS,
    SYMBOL_COUNT,
    SYMBOLS,
    TILE_NAMES,
)
from prichal.games.madame_ching.piles import (
    FULL_ENCOUNTERS,
    digit,
    height,
    numbers_in,
    one,
    only,
    pile_of,
    set_of,
    size_of,
)
from prichal.games.madame_ching.secrets.hidden import EXCHANGES
from prichal.games.madame_ching.secrets.reshuffle import reshuffle
from prichal.games.madame_ching.secrets.view import JunkView, MadameChingView, PirateView
from prichal.games.madame_ching.state import (
    FACE_DOWN,
    NO_JUNK,
    NO_ONE,
    OWNERS,
    PUBLIC,
    Expedition,
    MadameChingState,
    Pirate,
    new_state,
)
from prichal.kernel.agenda import Steps
from prichal.kernel.chance import Rng
from prichal.kernel.game import restore_agenda


def imagine(view: MadameChingView, steps: Steps, rng: Rng) -> MadameChingState:
    """The open part as the view says; the hidden part in the right numbers first, then drawn at random."""
    state = new_state(steps, view.seats, view.teams)
    state.round = view.round
    state.ending = view.ending
    state.revealed = view.revealed
    state.discard = set_of(view.discard)
    state.encounter_discard = pile_of(view.encounter_discard, ENCOUNTER_NAMES)
    state.missions = tile_set(view.missions)
    state.fulfilled = tile_set(view.fulfilled)
    state.bag = tile_set(view.bag)
    state.skills = pile_of(view.skills, SKILLS)
    state.hong_kong = NO_ONE if view.hong_kong is None else view.hong_kong
    state.pearl = NO_ONE if view.pearl is None else view.pearl
    state.card = view.card
    state.acted = view.acted
    state.ended = view.ended
    state.extra = view.extra
    state.symbols = symbol_count(view.symbols)
    state.lucky = view.lucky
    state.exchange = EXCHANGES.index(view.exchange[0]) + 4 * EXCHANGES.index(view.exchange[1])
    state.shielded = set_of(view.shielded)
    state.seized = view.seized
    state.received = 1 + ENCOUNTER_NAMES.index(view.received) if view.received else 0
    for junk in range(len(view.junks)):
        state.junks[junk] = imagine_junk(view.junks[junk])
    for seat in range(view.seats):
        state.pirates[seat] = imagine_pirate(view.pirates[seat])
    imagine_memory(state, view)
    place_hidden_cards(state, view)
    restore_agenda(state, view.agenda)
    reshuffle(state, view.viewer, rng)
    return state


def tile_set(names: list[str]) -> i64:
    return set_of([TILE_NAMES.index(name) for name in names])


def symbol_count(symbols: dict[str, int]) -> i64:
    count: i64 = 0
    for symbol in range(SYMBOL_COUNT):
        count += i64(symbols.get(SYMBOLS[symbol], 0)) << (4 * i64(symbol))
    return count


def imagine_junk(view: JunkView) -> Expedition:
    colours: i64 = 0
    for number in view.cards:
        colours |= 1 << COLOUR_OF[number]
    return Expedition(
        cards=set_of(view.cards),
        turned=set_of(view.turned),
        pilots=pile_of(view.pilots, PILOT_WORDS),
        turned_pilots=pile_of(view.turned_pilots, PILOT_WORDS),
        colours=colours,
        symbols=symbol_count(view.symbols),
        last=max(view.cards) if view.cards else 0,
        column=view.column,
        row=view.row,
    )


def imagine_pirate(view: PirateView) -> Pirate:
    return Pirate(
        hand=set_of(view.hand or []),
        chosen=set_of(view.chosen or []),
        encounters=pile_of(view.encounters or {}, ENCOUNTER_NAMES),
        ready=pile_of(view.ready, SKILLS),
        used=pile_of(view.used, SKILLS),
        coins=view.coins,
        white=view.white,
        red=view.red,
        blue=view.blue,
        sailed=NO_JUNK if not view.sailed else JUNKS.index(view.sailed),
        idle=view.idle,
    )


def imagine_memory(state: MadameChingState, view: MadameChingView) -> None:
    """The viewer's own memory and the public one; reshuffling gives the other seats the public one."""
    row = view.viewer if view.viewer >= 0 else int(PUBLIC)
    state.tracks[PUBLIC * OWNERS + FACE_DOWN] = set_of(view.face_down_public)
    state.tracks[row * OWNERS + FACE_DOWN] = set_of(view.face_down_tracked)
    for seat in range(view.seats):
        pirate = view.pirates[seat]
        state.tracks[PUBLIC * OWNERS + seat] = set_of(pirate.public)
        state.tracks[row * OWNERS + seat] = set_of(pirate.tracked)
        if view.viewer >= 0:
            state.secrets[row * OWNERS + seat] = pile_of(pirate.known_encounters, ENCOUNTER_NAMES)


def place_hidden_cards(state: MadameChingState, view: MadameChingView) -> None:
    """Puts any unseen cards wherever hidden ones lie, so that only their numbers are right."""
    unseen: i64 = ALL_NUMBERS & ~open_cards(state, view)
    for place in range(len(view.places)):
        if view.places[place] == "?":
            state.places[place] = numbers_in(unseen)[0]
            unseen &= unseen - 1
        elif view.places[place]:
            state.places[place] = int(view.places[place])
        state.on_board += 1 if view.places[place] else 0
    encounters: i64 = FULL_ENCOUNTERS - state.encounter_discard
    for junk in range(len(state.junks)):
        encounters -= state.junks[junk].pilots << (3 * PILOT)
    for pirate in state.pirates:
        encounters -= pirate.encounters
    for seat in range(view.seats):
        pirate = state.pirates[seat]
        seen = view.pirates[seat]
        if seen.hand is None:
            while size_of(pirate.hand) < seen.hand_size:
                pirate.hand |= unseen & -unseen
                unseen &= unseen - 1
        if seen.chosen is None:
            while size_of(pirate.chosen) < seen.chosen_size:
                pirate.chosen |= unseen & -unseen
                unseen &= unseen - 1
        if seen.encounters is None:
            while height(pirate.encounters) < seen.encounter_count:
                card: i64 = one(first_kind(encounters))
                pirate.encounters += card
                encounters -= card
    state.deck = unseen
    state.encounter_deck = encounters


def open_cards(state: MadameChingState, view: MadameChingView) -> i64:
    """All navigation cards that the viewer sees."""
    cards: i64 = state.discard
    if state.card != 0:
        cards |= only(state.card)
    for number in view.places:
        if number and number != "?":
            cards |= only(int(number))
    for expedition in state.junks:
        cards |= expedition.cards
    for pirate in state.pirates:
        cards |= pirate.hand | pirate.chosen
    return cards


def first_kind(pile: i64) -> i64:
    kind: i64 = 0
    while digit(pile, kind) == 0:
        kind += 1
    return kind
