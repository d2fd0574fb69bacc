"""How cards are counted: sets of navigation cards and piles of equal cards, each in one number.

A set of navigation cards has bit n for card n. A pile of encounter or skill cards has one octal digit per kind
(there are at most four of a kind). Neither has an order: nobody knows the order of a shuffled deck.

How to read it. Outside this page a set is used with `&` (both), `|` (either), `^` (put in or take out) and `~` (not),
a pile with `+` and `-` of `one(kind)`; `x & -x` is the lowest card of a set and `x & (x - 1)` the set without it. The
names of the functions say what is worked out; how, matters here only. Three tricks come back:
- Many small sums at once: a number is cut into bytes (sets) or pairs of digits (piles), and multiplying by a number
  with a 1 in each of them adds every one to all above it, so that the highest holds the whole sum (`sizes`, `heights`).
- A place is looked up in those sums without asking one after the other: `(place with a spare top bit in each) - sums`
  keeps the spare bit just where the sum isn't beyond the place; counting these bits tells the byte or pair
  (`number_at`, `kind_at`). A table has the rest (`BIT_IN_BYTE`).
- `i64(condition)` is 1 or 0, so that a condition can be multiplied or shifted into a set instead of asked with `if`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from prichal.games.madame_ching.components import ENCOUNTERS, SKILL_COPIES, SKILL_COUNT
from prichal.kernel.chance import Rng


def _bit_in_byte() -> list[i64]:
    """Where the n-th bit of a byte is, at byte * 8 + n."""
    table: list[i64] = []
    for byte in range(256):
        found: list[i64] = [at for at in range(8) if byte >> at & 1 == 1]
        while len(found) < 8:
            found.append(0)
        table.extend(found)
    return table


BIT_IN_BYTE: Final = vec[i64](_bit_in_byte())

# A set has 7 bytes. Numbers from 2^62 up would be slow when compiled, so no mask is longer.
BYTES: Final[i64] = 0xFFFFFFFFFFFFFF
ONE_IN_EACH_BYTE: Final[i64] = 0x01010101010101
TOP_OF_EACH_BYTE: Final[i64] = 0x80808080808080

# The compiler shifts a literal 1 in 32 bits, so powers of two come from a high one shifted down.
BIT_61: Final[i64] = 0x2000000000000000

FULL_ENCOUNTERS: Final[i64] = sum([ENCOUNTERS[kind][1] << (3 * kind) for kind in range(len(ENCOUNTERS))])
FULL_SKILLS: Final[i64] = sum([SKILL_COPIES << (3 * skill) for skill in range(SKILL_COUNT)])
PILOTS: Final[i64] = 0o7777700000000
SIRENS: Final[i64] = 0o777700
EVERY_OTHER_DIGIT: Final[i64] = 0o070707070707070707
# Pairs of kinds have six bits each, the last of nine pairs has the highest ones.
PAIRS: Final[i64] = 0o777777777777777777
ONE_IN_EACH_PAIR: Final[i64] = 0o010101010101010101
TOP_OF_EACH_PAIR: Final[i64] = 0o004040404040404040  # of all but the last
ONE_OF_EACH: Final[i64] = 0o111111111111111111


def only(number: i64) -> i64:
    """The set of one card."""
    return BIT_61 >> (61 - number)


def number_of(card: i64) -> i64:
    """The number of the only card in a set: so many bits are below it."""
    return size_of(card - 1)


def sizes(cards: i64) -> i64:
    """How many cards the lowest byte of a set has, the lowest two, and so on: a byte each."""
    x: i64 = cards - ((cards >> 1) & 0x55555555555555)
    x = (x & 0x33333333333333) + ((x >> 2) & 0x33333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F
    return (x * ONE_IN_EACH_BYTE) & BYTES


def size_of(cards: i64) -> i64:
    """How many cards a set has."""
    return sizes(cards) >> 48


def nth(cards: i64, place: i64) -> i64:
    """The number of the card at a place of a set in ascending order, counted from 0."""
    return number_at(cards, sizes(cards), place)


def number_at(cards: i64, up_to: i64, place: i64) -> i64:
    """The same, with the sizes of the set at hand."""
    # The top bit stays in the bytes that end at the place or before it: the card is in the byte after them.
    ended: i64 = ((place * ONE_IN_EACH_BYTE) | TOP_OF_EACH_BYTE) - up_to
    ended = ((ended & TOP_OF_EACH_BYTE) >> 7) * ONE_IN_EACH_BYTE & BYTES
    base: i64 = 8 * (ended >> 48)
    remaining: i64 = place - (((up_to << 8) >> base) & 255)
    return base + BIT_IN_BYTE[((cards >> base) & 255) * 8 + remaining]


def draw_number(cards: i64, rng: Rng) -> i64:
    """The number of a card drawn at random from a set that isn't empty."""
    up_to: i64 = sizes(cards)
    return number_at(cards, up_to, rng.below(up_to >> 48))


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


def heights(pile: i64) -> i64:
    """How many cards of the first two kinds a pile has, of the first four, and so on: six bits each."""
    pairs: i64 = (pile & EVERY_OTHER_DIGIT) + ((pile >> 3) & EVERY_OTHER_DIGIT)
    return (pairs * ONE_IN_EACH_PAIR) & PAIRS


def height(pile: i64) -> i64:
    """How many cards a pile has."""
    return heights(pile) >> 48


def kinds_in(pile: i64) -> i64:
    """One card of every kind that is in a pile."""
    return (pile | (pile >> 1) | (pile >> 2)) & ONE_OF_EACH


def draw_kind(pile: i64, rng: Rng) -> i64:
    """The kind of a card drawn at random from a pile that isn't empty."""
    return kind_at(pile, rng.below(height(pile)))


def kind_at(pile: i64, place: i64) -> i64:
    """The kind of the card at a place of a pile that lies in the order of kinds, counted from 0.

    As `number_at`: the top bit stays in the pairs that end at the place or before it. Six bits are enough for that:
    the game has 33 encounter cards, at most 29 of them before the last pair and at most 27 after the first.
    """
    up_to: i64 = heights(pile)
    ended: i64 = place * ONE_IN_EACH_PAIR + TOP_OF_EACH_PAIR - up_to
    ended = ((ended & TOP_OF_EACH_PAIR) >> 5) * ONE_IN_EACH_PAIR & PAIRS
    pair: i64 = ended >> 48
    remaining: i64 = place - (((up_to << 6) >> (6 * pair)) & 63)
    return 2 * pair + i64(remaining >= digit(pile, 2 * pair))


def named(pile: i64, names: list[str]) -> dict[str, int]:
    """A pile in words."""
    return {names[kind]: int(digit(pile, kind)) for kind in range(len(names)) if digit(pile, kind) > 0}


def pile_of(counts: dict[str, int], names: list[str]) -> i64:
    pile: i64 = 0
    for name in names:
        pile += i64(counts.get(name, 0)) << (3 * i64(names.index(name)))
    return pile
