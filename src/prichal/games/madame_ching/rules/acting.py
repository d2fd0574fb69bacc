"""3b: the encounter card of the turn, and skills, until 3c ends the turn."""

from mypy_extensions import i64

from prichal.games.madame_ching.actions import (
    BETRAY,
    DONE,
    DRAW_MAP,
    FIGHT,
    FORETELL,
    NIGHT,
    PILOT_ON,
    REFRESH,
    ROB,
    SING,
    TAKE,
    TAKE_HIDDEN,
)
from prichal.games.madame_ching.components import (
    CARTOGRAPHY,
    COMBAT,
    FORTUNE_CARDS,
    FORTUNE_TELLER,
    NIGHT_NAVIGATION,
    NUMBERS,
    OLD_SEA_DOG,
    PILOT,
    PILOT_KINDS,
    SIREN,
    SYMBOL_COUNT,
    THIEF,
    TRAITRESS,
)
from prichal.games.madame_ching.piles import PILOTS, SIRENS, digit, number_of, one, only
from prichal.games.madame_ching.rules import attacks
from prichal.games.madame_ching.rules.drawing import has_navigation_card, receive
from prichal.games.madame_ching.rules.planning import lay_card, lay_pilot
from prichal.games.madame_ching.rules.taking import offer_places
from prichal.games.madame_ching.rules.turns import can_draw, can_fight, end_turn, go_on, is_at_sea, take_and_end
from prichal.games.madame_ching.secrets import memory
from prichal.games.madame_ching.state import MadameChingState, Pirate, symbol_digit
from prichal.games.madame_ching.steps import ACT, DEAL
from prichal.games.madame_ching.words import news
from prichal.kernel.actions import Moves
from prichal.kernel.step import Choice


def night_cards(state: MadameChingState, seat: i64, junk: i64) -> i64:
    """MC-G1: the hand cards higher than the expedition's first card."""
    cards: i64 = state.junks[junk].cards
    first: i64 = cards & -cards
    return state.pirates[seat].hand & ~(2 * first - 1)


def has_gems(pirate: Pirate) -> bool:
    return pirate.white + pirate.red + pirate.blue > 0


class Act(Choice[MadameChingState]):
    """MC-R3 (b), MC-N1, MC-G9: one encounter card and any number of skills, in any order, until a card is taken
    (MC-R3 (c)); `arg` is the junk."""

    def __init__(self) -> None:
        super().__init__(ACT, "act", ["MC-N1", "MC-G9"])

    def legal(self, state: MadameChingState, seat: i64, arg: i64, moves: Moves) -> None:
        offer_places(state, moves)
        if moves.count == 0:
            moves.add(DONE)  # MC-G5
        offer_skills(state, seat, arg, moves)
        if not state.acted:  # MC-N1
            offer_attacks(state, seat, moves)
            offer_other_cards(state, seat, arg, moves)

    def play(self, state: MadameChingState, seat: i64, arg: i64, action: i64) -> None:
        if action < DONE:
            take_and_end(state, seat, arg, action)
            return
        if action == DONE:
            end_turn(state, seat, arg)
            return
        waiting: i64 = state.agenda.depth
        if action < FIGHT:
            if action == DRAW_MAP:
                draw_map(state, seat)
            else:
                sail_by_night(state, seat, arg, action - NIGHT + 1)
        elif action < ROB:
            use(state, seat, COMBAT)
            news.uses(state, seat, COMBAT)
            attacks.announce(state, seat, action - FIGHT, attacks.FIGHT_ATTACK)
        elif action < BETRAY:
            play_card(state, seat, THIEF)
            attacks.announce(state, seat, action - ROB, attacks.THIEF_ATTACK)
        elif action < SING:
            play_card(state, seat, TRAITRESS)
            attacks.announce(state, seat, action - BETRAY, attacks.TRAITRESS_ATTACK)
        elif action < REFRESH:
            play_card(state, seat, SIREN + action - SING)
            attacks.announce_siren(state, seat, action - SING)
        elif action == REFRESH:
            play_card(state, seat, OLD_SEA_DOG)
            refresh(state, seat)
        elif action < FORETELL:
            pilot_on(state, seat, arg, action - PILOT_ON)
        else:
            play_card(state, seat, FORTUNE_TELLER)
            receive(state, seat, FORTUNE_CARDS)  # MC-N8
        go_on(state, seat, arg, waiting)

    def passing(self, state: MadameChingState, seat: i64, arg: i64) -> i64:
        """MC-G17: encounter cards and hands are hidden; the cards on the board, Cartography and Combat are open."""
        if state.on_board > 1 or (digit(state.pirates[seat].ready, CARTOGRAPHY) > 0 and can_draw(state)):
            return -1
        for other in range(state.seats):
            if can_fight(state, seat, other):
                return -1
        places = Moves()
        offer_places(state, places)
        return places.items[0] if places.count > 0 else DONE

    def why_not(self, state: MadameChingState, seat: i64, arg: i64, action: i64) -> str:
        if action == DRAW_MAP:
            return "MC-G5" if digit(state.pirates[seat].ready, CARTOGRAPHY) > 0 else "MC-K1"
        if NIGHT <= action < NIGHT + NUMBERS:
            return "MC-G1" if digit(state.pirates[seat].ready, NIGHT_NAVIGATION) > 0 else "MC-K2"
        if FIGHT <= action < ROB:
            if digit(state.pirates[seat].ready, COMBAT) == 0:
                return "MC-K3"
            return why_not_against(state, seat, action - FIGHT, "MC-K3", "MC-G13")
        if ROB <= action <= FORETELL:
            return "MC-N1" if state.acted else why_no_encounter(state, seat, action)
        return "MC-R3" if action == DONE or TAKE <= action <= TAKE_HIDDEN else "MC-G9"


def why_not_against(state: MadameChingState, seat: i64, other: i64, attack: str, nothing_there: str) -> str:
    """Oneself and empty seats are no targets of an attack; partners aren't either; the rest has nothing to take."""
    if other == seat or other >= state.seats:
        return attack
    return nothing_there if state.is_foe(seat, other) else "MC-T4"


def why_no_encounter(state: MadameChingState, seat: i64, action: i64) -> str:
    pile: i64 = state.pirates[seat].encounters
    if action < BETRAY:
        if digit(pile, THIEF) == 0:
            return "MC-N3"
        return why_not_against(state, seat, action - ROB, "MC-N3", "MC-G4")
    if action < SING:
        if digit(pile, TRAITRESS) == 0:
            return "MC-N5"
        return why_not_against(state, seat, action - BETRAY, "MC-N5", "MC-G4")
    if action < REFRESH:
        return "MC-G15" if digit(pile, SIREN + action - SING) > 0 else "MC-N4"
    if action == REFRESH:
        return "MC-N6"
    if action < FORETELL:
        return "MC-G2" if digit(pile, PILOT + action - PILOT_ON) > 0 and not state.ended else "MC-N7"
    return "MC-N8"


def offer_skills(state: MadameChingState, seat: i64, junk: i64, moves: Moves) -> None:
    """MC-K1 to MC-K3: Cartography, Night Navigation with each card that fits, Combat against each foe."""
    ready: i64 = state.pirates[seat].ready
    if ready == 0:
        return
    if digit(ready, CARTOGRAPHY) > 0 and can_draw(state):
        moves.add(DRAW_MAP)
    if digit(ready, NIGHT_NAVIGATION) > 0 and is_at_sea(state, junk):
        cards: i64 = night_cards(state, seat, junk)
        while cards != 0:
            moves.add(NIGHT + number_of(cards & -cards) - 1)
            cards &= cards - 1
    for other in range(state.seats):
        if can_fight(state, seat, other):
            moves.add(FIGHT + other)


def offer_attacks(state: MadameChingState, seat: i64, moves: Moves) -> None:
    """MC-N3, MC-N5, MC-G4: a Thief against whoever has gems, a Traitress against whoever has encounter cards."""
    pile: i64 = state.pirates[seat].encounters
    if digit(pile, THIEF) > 0:
        for other in range(state.seats):
            moves.add_if(has_gems(state.pirates[other]) & state.is_foe(seat, other), ROB + other)
    if digit(pile, TRAITRESS) > 0:
        for other in range(state.seats):
            moves.add_if((state.pirates[other].encounters != 0) & state.is_foe(seat, other), BETRAY + other)


def offer_other_cards(state: MadameChingState, seat: i64, junk: i64, moves: Moves) -> None:
    """MC-N4, MC-N6 to MC-N8: the cards without a target that would do something; Merchants and Treasures are kept
    (MC-G16)."""
    pirate = state.pirates[seat]
    pile: i64 = pirate.encounters
    if pile & SIRENS != 0:
        heard: i64 = attacks.symbols_of_foes(state, seat)
        for symbol in range(SYMBOL_COUNT):
            hits = symbol_digit(heard, symbol) > 0  # MC-G15
            moves.add_if((digit(pile, SIREN + symbol) > 0) & hits, SING + symbol)
    moves.add_if((digit(pile, OLD_SEA_DOG) > 0) & (pirate.used != 0), REFRESH)
    if pile & PILOTS != 0 and not state.ended and is_at_sea(state, junk):  # MC-G2
        for pilot in range(PILOT_KINDS):
            moves.add_if(digit(pile, PILOT + pilot) > 0, PILOT_ON + pilot)
    moves.add_if(digit(pile, FORTUNE_TELLER) > 0, FORETELL)


def use(state: MadameChingState, seat: i64, skill: i64) -> None:
    """MC-X3: a used skill is turned face down."""
    pirate = state.pirates[seat]
    pirate.ready -= one(skill)
    pirate.used += one(skill)


def spend(state: MadameChingState, seat: i64, kind: i64) -> None:
    """MC-N1: the turn's encounter card leaves the hand."""
    state.acted = True
    state.pirates[seat].encounters -= one(kind)
    memory.encounter_gone(state, seat, kind)


def play_card(state: MadameChingState, seat: i64, kind: i64) -> None:
    """MC-G16: a played card goes to the discards."""
    spend(state, seat, kind)
    state.encounter_discard += one(kind)
    news.plays(state, seat, kind)


def draw_map(state: MadameChingState, seat: i64) -> None:
    """MC-K1: the hand is one card larger from now on."""
    use(state, seat, CARTOGRAPHY)
    news.uses(state, seat, CARTOGRAPHY)
    if has_navigation_card(state):
        state.agenda.then(DEAL, seat, 1)


def sail_by_night(state: MadameChingState, seat: i64, junk: i64, number: i64) -> None:
    """MC-K2, MC-G11: a second card joins the expedition; a deck card is owed at the end of the turn."""
    use(state, seat, NIGHT_NAVIGATION)
    news.uses(state, seat, NIGHT_NAVIGATION)
    state.pirates[seat].hand ^= only(number)
    state.extra += 1
    memory.seen_leaving(state, only(number))
    lay_card(state, seat, junk, number)


def pilot_on(state: MadameChingState, seat: i64, junk: i64, pilot: i64) -> None:
    """MC-N7 (b): a Pilot continues the expedition."""
    spend(state, seat, PILOT + pilot)
    news.plays(state, seat, PILOT + pilot)
    lay_pilot(state, seat, junk, pilot)


def refresh(state: MadameChingState, seat: i64) -> None:
    """MC-N6: all used skills are turned face up."""
    pirate = state.pirates[seat]
    pirate.ready += pirate.used
    pirate.used = 0
