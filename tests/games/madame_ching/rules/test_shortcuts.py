"""What the rules answer quickly equals what plain search finds, in played positions and at their limits."""

from __future__ import annotations

import itertools
from functools import cache
from typing import cast

import pytest

from prichal.games.madame_ching.actions import ACTIONS, DRAW_MAP, ROB
from prichal.games.madame_ching.components import (
    COLUMNS,
    ELITE_CREW,
    ENCOUNTER_NAMES,
    NUMBERS,
    SKILL_COUNT,
    SKILLS,
    SYMBOLS,
)
from prichal.games.madame_ching.piles import FULL_SKILLS, digit, numbers_in, one, only
from prichal.games.madame_ching.rules.learning import can_buy, helps, price
from prichal.games.madame_ching.rules.turns import has_use
from prichal.games.madame_ching.state import MadameChingState
from prichal.games.madame_ching.steps import ACT
from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng
from prichal.kernel.game import Setup
from tests.games.madame_ching.tables import GAME
from tests.support import play_randomly, rule

SETUPS = pytest.mark.parametrize("setup", GAME.setups(), ids=Setup.label)


def positions(setup: Setup, seed: int) -> list[MadameChingState]:
    """Random positions, each as it is and several times brought to its limits."""
    found: list[MadameChingState] = []
    for game in range(3):
        state = cast("MadameChingState", GAME.new(setup.seats, setup.options))
        rng = Rng(seed, game)
        while not state.over:
            play_randomly(state, rng, 60)
            found.append(state.clone())
            for _ in range(10):
                limit = state.clone()
                bring_to_limits(limit, rng)
                found.append(limit)
    return found


def bring_to_limits(state: MadameChingState, rng: Rng) -> None:
    """Empty hands and hands of one card, no gems, no decks, junks at the ends of the sea, skills of every kind."""
    for pirate in state.pirates:
        if rng.below(2) == 0:
            pirate.hand &= -pirate.hand if rng.below(3) > 0 else 0
        if rng.below(3) == 0:
            pirate.white = pirate.red = pirate.blue = 0
        if rng.below(3) == 0:
            pirate.encounters = 0
        else:
            pirate.encounters = sum(one(kind) for kind in range(len(ENCOUNTER_NAMES)) if rng.below(3) == 0)
        pirate.ready = sum(one(skill) * rng.below(2) for skill in range(SKILL_COUNT) if rng.below(2) == 0)
        pirate.used = one(0) * rng.below(2)
    if rng.below(2) == 0:
        state.deck = 0
    if rng.below(2) == 0:
        state.discard = 0
    for junk in state.junks:
        if junk.cards != 0:
            junk.column = (0, 1, COLUMNS - 1, COLUMNS)[rng.below(4)]
        junk.symbols = sum(rng.below(2) << (4 * symbol) for symbol in range(len(SYMBOLS)))
    state.acted = rng.below(3) == 0
    state.ended = rng.below(2) == 0


def junks_of(state: MadameChingState, seat: int) -> list[int]:
    return [2 * seat, 2 * seat + 1] if state.seats == 2 else [seat]


def offered(state: MadameChingState, seat: int, junk: int) -> set[str]:
    moves = Moves()
    GAME.steps[ACT].legal(state, seat, junk, moves)
    return {ACTIONS.text(moves.items[place]) for place in range(moves.count)}


def rivals(state: MadameChingState, seat: int) -> list[int]:
    """MC-T4"""
    return [other for other in range(state.seats) if other != seat and not (state.teams and other % 2 == seat % 2)]


def by_the_rulebook(state: MadameChingState, seat: int, junk: int) -> set[str]:
    """Everything that 3b allows, clause by clause and without haste."""
    pirate = state.pirates[seat]
    expedition = state.junks[junk]
    at_sea = 1 <= expedition.column < COLUMNS
    has = {name for skill, name in enumerate(SKILLS) if digit(pirate.ready, skill) > 0}
    cards = {name for kind, name in enumerate(ENCOUNTER_NAMES) if digit(pirate.encounters, kind) > 0}
    found: set[str] = set()
    if "cartography" in has and (state.deck or state.discard):  # MC-K1, MC-G5
        found.add("cartography")
    if "night-navigation" in has and at_sea:  # MC-K2, MC-G1
        first = min(numbers_in(expedition.cards), default=0)
        found |= {f"night {number}" for number in numbers_in(pirate.hand) if number > first}
    for other in rivals(state, seat):
        victim = state.pirates[other]
        if "combat" in has and pirate.hand and victim.hand:  # MC-K3, MC-G13
            found.add(f"combat {other}")
        if "thief" in cards and not state.acted and victim.white + victim.red + victim.blue > 0:  # MC-N3, MC-G4
            found.add(f"thief {other}")
        if "traitress" in cards and not state.acted and victim.encounters:  # MC-N5, MC-G4
            found.add(f"traitress {other}")
    if state.acted:  # MC-N1
        return found
    heard = [state.junks[junk].symbols for other in rivals(state, seat) for junk in junks_of(state, other)]
    for symbol, name in enumerate(SYMBOLS):  # MC-N4, MC-G15
        if f"siren-{name}" in cards and any(symbols >> (4 * symbol) & 15 for symbols in heard):
            found.add(f"siren {name}")
    if "old-sea-dog" in cards and pirate.used:  # MC-N6
        found.add("old-sea-dog")
    if at_sea and not state.ended:  # MC-N7, MC-G2
        found |= {card.replace("-", " ", 1) for card in cards if card.startswith("pilot-")}
    if "fortune-teller" in cards:  # MC-N8
        found.add("fortune-teller")
    return found


@SETUPS
@rule("MC-G9", "MC-G1", "MC-G2", "MC-G4", "MC-G5", "MC-G13", "MC-G15", "MC-N1", "MC-T4")
def test_what_act_offers_is_what_the_rulebook_allows(setup: Setup) -> None:
    for state in positions(setup, 1):
        for seat in range(state.seats):
            for junk in junks_of(state, seat):
                found = {text for text in offered(state, seat, junk) if text != "done" and not text.startswith("take ")}
                assert found == by_the_rulebook(state, seat, junk)


@SETUPS
@rule("MC-G9", "MC-G13")
def test_whether_a_skill_has_a_use_is_whether_act_could_offer_one(setup: Setup) -> None:
    """As far as all can see: whichever card the seat holds. (Asked too when no card at all is high enough.)"""
    for state in positions(setup, 2):
        for seat in range(state.seats):
            for junk in junks_of(state, seat):
                start = numbers_in(state.junks[junk].cards)[:1]
                if start != [NUMBERS]:
                    assert has_use(state, seat, junk) == could_use_a_skill(state, seat, junk)


def could_use_a_skill(state: MadameChingState, seat: int, junk: int) -> bool:
    """Whether Act would offer a skill with the hand as it is, or with the highest or the lowest card instead of it."""
    step = GAME.steps[ACT]
    twin = state.clone()
    hands = [state.pirates[seat].hand]
    if hands[0] != 0:
        free = [number for number in range(1, NUMBERS + 1) if state.junks[junk].cards & only(number) == 0]
        hands += [only(free[-1]), only(free[0])]
    for hand in hands:
        twin.pirates[seat].hand = hand
        moves = Moves()
        step.legal(twin, seat, junk, moves)
        if any(DRAW_MAP <= moves.items[place] < ROB for place in range(moves.count)):
            return True
    return False


STOCKS = [
    FULL_SKILLS,
    FULL_SKILLS - 4 * one(ELITE_CREW),
    FULL_SKILLS - 3 * one(ELITE_CREW),
    FULL_SKILLS - 3 * one(0) - 4 * one(1) - 2 * one(2),
    FULL_SKILLS - 3 * (one(0) + one(1) + one(2) + one(3)),
    FULL_SKILLS - 2 * (one(0) + one(1) + one(2) + one(3)) - 3 * one(ELITE_CREW),
]


@rule("MC-N2")
@pytest.mark.parametrize("skills", STOCKS)
def test_when_a_symbol_helps(skills: int) -> None:
    """Exactly when it allows purchases that weren't possible, found by trying them all; up to nine of a symbol."""
    for high in range(4):
        for many, *few in itertools.product(range(9), range(4), range(4), range(4)):
            digits = [*few[:high], many, *few[high:]]
            symbols = sum(count << (4 * at) for at, count in enumerate(digits))
            before = purchases(symbols, skills)
            for symbol in range(4):
                more = purchases(symbols + (1 << (4 * symbol)), skills)
                assert helps(symbols, skills, symbol) == (more != before), (digits, symbol)


@cache
def purchases(symbols: int, skills: int) -> frozenset[int]:
    """Every pile of skills that can be bought."""
    found = {0}
    for skill in range(SKILL_COUNT):
        if can_buy(symbols, skills, skill):
            found |= {pile + one(skill) for pile in purchases(symbols - price(skill), skills - one(skill))}
    return frozenset(found)
