"""How cards are counted: sets of navigation cards and piles of equal cards, each in one number.

A set of navigation cards has bit n for card n. A pile of encounter or skill cards has one octal digit per kind
(there are at most four of a kind). Neither has an order: nobody knows the order of a shuffled deck.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from prichal.games.madame_ching.components import ENCOUNTERS, SKILL_COPIES, SKILL_COUNT
from prichal.kernel.chance import Rng


def _numbers_by_remainder() -> list[i64]:
    """67 is a prime for which the powers of two below 2^66 all leave different remainders."""
    table: list[i64] = [0] * 67
    for number in range(62):
        table[(1 << number) % 67] = number
    return table


def _bits_of_bytes() -> list[i64]:
    return [bin(byte).count("1") for byte in range(256)]


def _bit_in_byte() -> list[i64]:
    """Where the n-th bit of a byte is, at byte * 8 + n."""
    table: list[i64] = []
    for byte in range(256):
        found: list[i64] = [at for at in range(8) if byte >> at & 1 == 1]
        while len(found) < 8:
            found.append(0)
        table.extend(found)
    return table


NUMBER_BY_REMAINDER: Final = vec[i64](_numbers_by_remainder())
BITS_OF_BYTE: Final = vec[i64](_bits_of_bytes())
BIT_IN_BYTE: Final = vec[i64](_bit_in_byte())

# The compiler shifts a literal 1 in 32 bits, so powers of two beyond 2^31 come from a table.
SINGLE: Final = vec[i64]([1 << place for place in range(62)])

FULL_ENCOUNTERS: Final[i64] = sum([ENCOUNTERS[kind][1] << (3 * kind) for kind in range(len(ENCOUNTERS))])
FULL_SKILLS: Final[i64] = sum([SKILL_COPIES << (3 * skill) for skill in range(SKILL_COUNT)])
EVERY_OTHER_DIGIT: Final[i64] = 0o070707070707070707
ONE_OF_EACH: Final[i64] = 0o111111111111111111


def only(number: i64) -> i64:
    """The set of one card."""
    return SINGLE[number]


def number_of(card: i64) -> i64:
    """The number of the only card in a set."""
    return NUMBER_BY_REMAINDER[card % 67]


def size_of(cards: i64) -> i64:
    """How many cards a set has."""
    x: i64 = cards - ((cards >> 1) & 0x5555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return x & 127


def nth(cards: i64, place: i64) -> i64:
    """The number of the card at a place of a set in ascending order, counted from 0."""
    left: i64 = place
    base: i64 = 0
    rest: i64 = cards
    bits: i64 = BITS_OF_BYTE[rest & 255]
    while left >= bits:
        left -= bits
        rest >>= 8
        base += 8
        bits = BITS_OF_BYTE[rest & 255]
    return base + BIT_IN_BYTE[(rest & 255) * 8 + left]


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
    return SINGLE[3 * kind]


def height(pile: i64) -> i64:
    """How many cards a pile has."""
    return ((pile & EVERY_OTHER_DIGIT) + ((pile >> 3) & EVERY_OTHER_DIGIT)) % 63


def kinds_in(pile: i64) -> i64:
    """One card of every kind that is in a pile."""
    return (pile | (pile >> 1) | (pile >> 2)) & ONE_OF_EACH


def draw_kind(pile: i64, rng: Rng) -> i64:
    """The kind of a card drawn at random from a pile that isn't empty."""
    share: i64 = rng.below(height(pile)) - (pile & 7)
    kind: i64 = 0
    while share >= 0:
        kind += 1
        share -= (pile >> (3 * kind)) & 7
    return kind


def named(pile: i64, names: list[str]) -> dict[str, int]:
    """A pile in words."""
    return {names[kind]: int(digit(pile, kind)) for kind in range(len(names)) if digit(pile, kind) > 0}


def pile_of(counts: dict[str, int], names: list[str]) -> i64:
    pile: i64 = 0
    for name in names:
        pile += i64(counts.get(name, 0)) << (3 * i64(names.index(name)))
    return pile
