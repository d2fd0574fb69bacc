"""How cards are counted: sets of navigation cards and piles of equal cards, each in one number.

A set of navigation cards has bit n for card n. A pile of encounter or skill cards has one octal digit per kind
(there are at most four of a kind). Neither has an order: nobody knows the order of a shuffled deck.

A set is used with `&` (both), `|` (either), `^` (put in or take out) and `~` (not), a pile with `+` and `-` of
`one(kind)`; `x & -x` is the lowest card of a set and `x & (x - 1)` the set without it.
"""

from typing import Final

from mypy_extensions import i64

from prichal.games.madame_ching.components import ENCOUNTERS, SKILL_COPIES, SKILL_COUNT
from prichal.kernel.chance import Rng

# The compiler shifts a literal 1 in 32 bits, so powers of two come from a high one shifted down.
BIT_61: Final[i64] = 0x2000000000000000

FULL_ENCOUNTERS: Final[i64] = sum([ENCOUNTERS[kind][1] << (3 * kind) for kind in range(len(ENCOUNTERS))])
FULL_SKILLS: Final[i64] = sum([SKILL_COPIES << (3 * skill) for skill in range(SKILL_COUNT)])
PILOTS: Final[i64] = 0o7777700000000
SIRENS: Final[i64] = 0o777700
ONE_OF_EACH: Final[i64] = 0o111111111111111111


def only(number: i64) -> i64:
    """The set of one card."""
    return BIT_61 >> (61 - number)


def number_of(card: i64) -> i64:
    """The number of the only card in a set: so many bits are below it."""
    return size_of(card - 1)


def size_of(cards: i64) -> i64:
    """How many cards a set has: bits are added up in pairs, in fours, in bytes, then all bytes into the highest one."""
    x: i64 = cards - ((cards >> 1) & 0x55555555555555)
    x = (x & 0x33333333333333) + ((x >> 2) & 0x33333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F
    return ((x * 0x01010101010101) >> 48) & 0xFF


def nth(cards: i64, place: i64) -> i64:
    """The number of the card at a place of a set in ascending order, counted from 0."""
    for _ in range(place):
        cards &= cards - 1
    return number_of(cards & -cards)


def draw_number(cards: i64, rng: Rng) -> i64:
    """The number of a card drawn at random from a set that isn't empty."""
    return nth(cards, rng.below(size_of(cards)))


def numbers_in(cards: i64) -> list[int]:
    """A set as a list of numbers, ascending."""
    numbers: list[int] = []
    rest: i64 = cards
    while rest != 0:
        numbers.append(number_of(rest & -rest))
        rest &= rest - 1
    return numbers


def set_of(numbers: list[int]) -> i64:
    cards: i64 = 0
    for number in numbers:
        cards |= only(number)
    return cards


def digit(pile: i64, kind: i64) -> i64:
    """How many cards of a kind are in a pile."""
    return (pile >> (3 * kind)) & 7


def one(kind: i64) -> i64:
    """A pile of one card."""
    return BIT_61 >> (61 - 3 * kind)


def height(pile: i64) -> i64:
    """How many cards a pile has."""
    cards: i64 = 0
    while pile != 0:
        cards += pile & 7
        pile >>= 3
    return cards


def kinds_in(pile: i64) -> i64:
    """One card of every kind that is in a pile."""
    return (pile | (pile >> 1) | (pile >> 2)) & ONE_OF_EACH


def draw_kind(pile: i64, rng: Rng) -> i64:
    """The kind of a card drawn at random from a pile that isn't empty."""
    return kind_at(pile, rng.below(height(pile)))


def kind_at(pile: i64, place: i64) -> i64:
    """The kind of the card at a place of a pile that lies in the order of kinds, counted from 0."""
    kind: i64 = 0
    while place >= digit(pile, kind):
        place -= digit(pile, kind)
        kind += 1
    return kind


def named(pile: i64, names: list[str]) -> dict[str, int]:
    """A pile in words."""
    return {names[kind]: int(digit(pile, kind)) for kind in range(len(names)) if digit(pile, kind) > 0}


def pile_of(counts: dict[str, int], names: list[str]) -> i64:
    pile: i64 = 0
    for name in names:
        pile += i64(counts.get(name, 0)) << (3 * i64(names.index(name)))
    return pile
