"""Ending an expedition: skills, Madame Ching's help and the China Pearl."""

from typing import Final

from mypy_extensions import i64

from prichal.games.madame_ching.actions import BUY, CHING, ENOUGH
from prichal.games.madame_ching.components import ELITE_CREW, MADAME_CHING, SKILL_COUNT, SYMBOL_COUNT
from prichal.games.madame_ching.piles import digit, one
from prichal.games.madame_ching.secrets import memory
from prichal.games.madame_ching.state import (
    NO_ONE,
    MadameChingState,
    Pirate,
    different_symbols,
    jokers_of,
    skills_of,
    symbol_digit,
)
from prichal.games.madame_ching.steps import LEARN, LESSONS
from prichal.games.madame_ching.words import news
from prichal.kernel.actions import Moves
from prichal.kernel.step import Automatic, Choice

SAME: Final[i64] = 3  # equal symbols for a skill
FOUR_DIFFERENT: Final[i64] = 0x1111  # one of each, for a joker


def price(skill: i64) -> i64:
    """MC-X2: three equal symbols, or one of each for the joker."""
    return FOUR_DIFFERENT if skill == ELITE_CREW else SAME << (4 * skill)


def can_buy(symbols: i64, skills: i64, skill: i64) -> bool:
    """MC-X2: do the symbols suffice, and is a card left?"""
    if digit(skills, skill) == 0:
        return False
    if skill != ELITE_CREW:
        return symbol_digit(symbols, skill) >= SAME
    for symbol in range(SYMBOL_COUNT):
        if symbol_digit(symbols, symbol) == 0:
            return False
    return True


def buyable(symbols: i64, skills: i64) -> i64:
    """The skills that can be bought, as a pile of one card each."""
    found: i64 = 0
    for skill in range(SKILL_COUNT):
        if can_buy(symbols, skills, skill):
            found |= one(skill)
    return found


def helps(symbols: i64, skills: i64, symbol: i64) -> bool:
    """MC-N2: would one more of this symbol allow purchases that aren't possible without it?"""
    least: i64 = symbol_digit(symbols, 0)
    for other in range(1, SYMBOL_COUNT):
        least = min(least, symbol_digit(symbols, other))
    own: i64 = symbol_digit(symbols, symbol)
    # With some jokers bought first: does the new symbol complete three equal ones?
    for jokers in range(min(least, digit(skills, ELITE_CREW)) + 1):
        remaining: i64 = own - jokers + 1
        if (remaining == 3 and digit(skills, symbol) >= 1) or (remaining == 6 and digit(skills, symbol) >= 2):
            return True
        if remaining == 9 and digit(skills, symbol) >= 3:
            return True
    # Or is it the one that is missing for one more joker?
    if own != least or digit(skills, ELITE_CREW) <= least:
        return False
    for other in range(SYMBOL_COUNT):
        if other != symbol and symbol_digit(symbols, other) <= least:
            return False
    return True


def any_helps(symbols: i64, skills: i64) -> bool:
    for symbol in range(SYMBOL_COUNT):
        if helps(symbols, skills, symbol):
            return True
    return False


class Lessons(Automatic[MadameChingState]):
    """MC-X2, MC-X5: asks for a purchase if one is possible, or might be with a Madame Ching; `arg`: purchases so far.

    Whether the question comes depends on open things alone, so it doesn't tell who holds a Madame Ching.
    """

    def __init__(self) -> None:
        super().__init__(LESSONS, "lessons", ["MC-X2", "MC-X5"])

    def run(self, state: MadameChingState, seat: i64, arg: i64) -> None:
        offer_lessons(state, seat, arg)


def offer_lessons(state: MadameChingState, seat: i64, bought: i64) -> None:
    symbols: i64 = state.symbols
    if is_far_from_a_skill(symbols):
        return
    if buyable(symbols, state.skills) != 0:
        state.lucky = False
        state.agenda.then(LEARN, seat, bought)
    elif may_have_madame_ching(state, seat) and any_helps(symbols, state.skills):
        state.agenda.then(LEARN, seat, bought)


def is_far_from_a_skill(symbols: i64) -> bool:
    """No two equal symbols and no three different ones: even one more buys nothing."""
    return symbols & 0xEEEE == 0 and different_symbols(symbols) < SYMBOL_COUNT - 1


def may_have_madame_ching(state: MadameChingState, seat: i64) -> bool:
    """MC-N1: as far as everybody can see."""
    return not state.acted and state.pirates[seat].encounters != 0


class Learn(Choice[MadameChingState]):
    """MC-X2, MC-N2, MC-G8: one purchase after another, with Madame Ching's symbol before any of them; `arg`: purchases
    so far. Nothing forces a purchase, not even her coming."""

    def __init__(self) -> None:
        super().__init__(LEARN, "learn", ["MC-X2", "MC-N2", "MC-G8"])

    def legal(self, state: MadameChingState, seat: i64, arg: i64, moves: Moves) -> None:
        for skill in range(SKILL_COUNT):
            if can_buy(state.symbols, state.skills, skill):
                moves.add(BUY + skill)
        if not state.acted and digit(state.pirates[seat].encounters, MADAME_CHING) > 0:
            for symbol in range(SYMBOL_COUNT):
                if helps(state.symbols, state.skills, symbol):
                    moves.add(CHING + symbol)
        moves.add(ENOUGH)

    def play(self, state: MadameChingState, seat: i64, arg: i64, action: i64) -> None:
        if action == ENOUGH:
            return
        if action < BUY:
            call_madame_ching(state, seat, action - CHING)
            state.agenda.then(LESSONS, seat, arg)
        else:
            gain(state, seat, action - BUY)
            state.agenda.then(LESSONS, seat, arg + 1)

    def passing(self, state: MadameChingState, seat: i64, arg: i64) -> i64:
        """MC-G17: who holds a Madame Ching is hidden; what can be bought is open."""
        return ENOUGH if buyable(state.symbols, state.skills) == 0 else -1

    def why_not(self, state: MadameChingState, seat: i64, arg: i64, action: i64) -> str:
        if CHING <= action < CHING + SYMBOL_COUNT:
            return "MC-N1" if state.acted else "MC-N2"
        return "MC-X2" if BUY <= action < BUY + SKILL_COUNT else "MC-G8"


def call_madame_ching(state: MadameChingState, seat: i64, symbol: i64) -> None:
    """MC-N1, MC-N2: the round's encounter card adds a symbol."""
    state.acted = True
    state.pirates[seat].encounters -= one(MADAME_CHING)
    state.encounter_discard += one(MADAME_CHING)
    state.symbols += 1 << (4 * symbol)
    memory.encounter_gone(state, seat, MADAME_CHING)
    news.calls_madame_ching(state, seat, symbol)


def gain(state: MadameChingState, seat: i64, skill: i64) -> None:
    """MC-X3: the skill lies face up; MC-X4: the China Pearl at once."""
    pirate = state.pirates[seat]
    state.symbols -= price(skill)
    state.skills -= one(skill)
    pirate.ready += one(skill)
    news.gains(state, seat, skill)
    if state.pearl == NO_ONE and has_all_skills(pirate):
        state.pearl = seat
        state.ending = True  # MC-E1
        news.commands_pearl(state, seat)


def has_all_skills(pirate: Pirate) -> bool:
    """MC-X4: different skills and jokers are four or more."""
    count: i64 = jokers_of(pirate)
    for skill in range(SYMBOL_COUNT):
        if digit(skills_of(pirate), skill) > 0:
            count += 1
    return count >= SYMBOL_COUNT
