"""Effects of The White Castle as numbers: what they bring, one place for each kind of thing."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from prichal.games.white_castle.cards import KIND, VALUE
from prichal.games.white_castle.effects import (
    ALL,
    BOTH,
    CHOOSE,
    CLIMB,
    COURTIER,
    EITHER,
    GAIN,
    GARDENER,
    GEISHA,
    GOOD_BITS,
    GOOD_KINDS,
    GOOD_MASK,
    INFLUENCE,
    LANTERN,
    LIGHT,
    PART_BITS,
    PART_MASK,
    PAY,
    STEP,
    WARRIOR,
)
from prichal.kernel.features import Vector

EFFECT: Final = (
    "coins, seals, points, food, iron, pearl, whisks, resources of choice, influence, lantern, "
    "courtier, gardener, warrior, geisha, anything else, price in coins, price in seals"
)
EFFECT_SIZE: Final[i64] = 17
PLACE_CHOICE: Final[i64] = 7
PLACE_INFLUENCE: Final[i64] = 8
PLACE_LANTERN: Final[i64] = 9
PLACE_COURTIER: Final[i64] = 10
PLACE_GARDENER: Final[i64] = 11
PLACE_WARRIOR: Final[i64] = 12
PLACE_GEISHA: Final[i64] = 13
PLACE_OTHER: Final[i64] = 14
PLACE_PRICE: Final[i64] = 15
# How entries that are whole are packed, several into one number: the place, then the amount.
PLACE_BITS: Final[i64] = 5
PLACE_MASK: Final[i64] = 31
ENTRY_BITS: Final[i64] = 10


def _worth(effect: int, share: float, found: list[float]) -> None:
    """Adds what an effect brings: all parts of several, an equal share of each where one is chosen."""
    kind: i64 = KIND[effect]
    value: i64 = VALUE[effect]
    if kind == GAIN:
        for place in range(GOOD_KINDS):
            found[place] += share * float((value >> (GOOD_BITS * place)) & GOOD_MASK)
    elif kind in (ALL, EITHER):
        parts = [int((value >> (PART_BITS * at)) & PART_MASK) for at in range(4)]
        parts = [one for one in parts if one > 0]
        for one in parts:
            _worth(one, share if kind == ALL else share / float(len(parts)), found)
    elif kind == PAY:
        _worth(int(value & PART_MASK), share, found)
        found[PLACE_PRICE + (value >> (PART_BITS + 4))] += share * float((value >> PART_BITS) & 15)
    elif kind == CHOOSE:
        found[PLACE_CHOICE] += share * float(value)
    elif kind == INFLUENCE:
        found[PLACE_INFLUENCE] += share * float(value)
    elif kind == LANTERN:
        found[PLACE_LANTERN] += share
    elif kind in (COURTIER, CLIMB):
        found[PLACE_COURTIER] += share
    elif kind == GARDENER:
        found[PLACE_GARDENER] += share
    elif kind == WARRIOR:
        found[PLACE_WARRIOR] += share
    elif kind in (GEISHA, STEP):
        found[PLACE_GEISHA] += share
    elif kind != 0:
        found[PLACE_OTHER] += share * (2.0 if kind == BOTH or (kind == LIGHT and value > 1) else 1.0)


def worths() -> list[list[float]]:
    """By effect, what it brings."""
    found: list[list[float]] = []
    for effect in range(len(KIND)):
        worth = [0.0] * int(EFFECT_SIZE)
        _worth(effect, 1.0, worth)
        found.append(worth)
    return found


def packed_entries(worth: list[float]) -> i64:
    """The entries that are whole, in one number; its lowest bit says that there are others."""
    packed: i64 = 0
    others: i64 = 0
    for place in reversed(range(len(worth))):
        if worth[place] != int(worth[place]):
            others = 1
        elif worth[place] != 0.0:
            packed = (packed << ENTRY_BITS) | (i64(int(worth[place])) << PLACE_BITS) | i64(place)
    return (packed << 1) | others


WORTHS: Final = worths()
# By effect: its entries that are whole, packed; of the others where they begin, then places and amounts side by side.
WHOLES: Final = vec[i64]([packed_entries(row) for row in WORTHS])
STARTS: Final = vec[i64](
    [sum([len([x for x in row if x != int(x)]) for row in WORTHS[:at]]) for at in range(len(WORTHS) + 1)]
)
PLACES: Final = vec[i64]([at for row in WORTHS for at in range(len(row)) if row[at] != int(row[at])])
AMOUNTS: Final = vec[float]([value for row in WORTHS for value in row if value != int(value)])


def put_effect(vector: Vector, row: vec[i16], at: i64, effect: i64) -> None:
    """Adds what an effect brings; the row is the vector's."""
    packed: i64 = WHOLES[effect]
    rest: i64 = packed >> 1
    while rest != 0:
        row[at + (rest & PLACE_MASK)] += i16((rest >> PLACE_BITS) & PLACE_MASK)
        rest >>= ENTRY_BITS
    if packed & 1 != 0:
        for entry in range(STARTS[effect], STARTS[effect + 1]):
            vector.add(at + PLACES[entry], AMOUNTS[entry])
