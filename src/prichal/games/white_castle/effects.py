"""The language of effects: short texts in the component tables become rows of a small number table.

    1C  2S  3VP  2 food  1 iron  1 pearl  2 whisk     goods
    any 2          resources of choice (food, iron, pearl)
    INF 2          steps of influence
    LANT WELL LILIES                                  rewards of lantern, well, pond
    CRT GAR WAR GEI                                   clan members' actions
    LIGHT DARK DOMAIN TILE colour                     castle cards and rows (WC-B25)
    YELLOW BLUE BOTH                                  one curtain, a blue one without seal, both of one card (WC-M36)
    STONES LIGHTS CURTAINS YARD blue YARD yellow STEP CLIMB    ceremony tokens (WC-M34)
    a + b          all of them, in any order
    a or b         one of them
    3C -> a        pay to perform it, or decline; also 1S -> a

Each different effect gets a number; KIND and VALUE say what it is. Goods side by side are one effect.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Places of the goods in a clan's supply, and in a packed bundle of six bits each.
COINS: Final[i64] = 0
SEALS: Final[i64] = 1
POINTS: Final[i64] = 2
FOOD: Final[i64] = 3
IRON: Final[i64] = 4
PEARL: Final[i64] = 5
WHISKS: Final[i64] = 6
GOOD_KINDS: Final[i64] = 7
GOOD_BITS: Final[i64] = 6
GOOD_MASK: Final[i64] = 63
BUNDLE_BITS: Final[i64] = 42
BUNDLE_MASK: Final[i64] = 0x3FFFFFFFFFF
SEAL_SHIFT: Final[i64] = 6
FREE_GOODS: Final[i64] = GOOD_MASK | GOOD_MASK << 12  # coins and points: no limit, never in the way

# Kinds of effects. Up to LILIES: plain gains, never declined (WC-B33).
NOTHING: Final[i64] = 0
GAIN: Final[i64] = 1  # value: a packed bundle of goods
CHOOSE: Final[i64] = 2  # value: how many resources of choice
INFLUENCE: Final[i64] = 3  # value: steps
LANTERN: Final[i64] = 4
WELL: Final[i64] = 5
LILIES: Final[i64] = 6
# Up to ALL: always possible.
YELLOW: Final[i64] = 7
LIGHT: Final[i64] = 8  # value: how many different cards
STONES: Final[i64] = 9
BOTH: Final[i64] = 10
YARD_YELLOW: Final[i64] = 11
CURTAINS: Final[i64] = 12
ALL: Final[i64] = 13  # value: packed effects, in any order
# The rest needs a target, or something to pay with.
COURTIER: Final[i64] = 14  # value: parts still allowed
GARDENER: Final[i64] = 15
WARRIOR: Final[i64] = 16
GEISHA: Final[i64] = 17  # value: parts still allowed
CLIMB: Final[i64] = 18
STEP: Final[i64] = 19
DARK: Final[i64] = 20
TILE: Final[i64] = 21  # value: set of colours
DOMAIN: Final[i64] = 22
BLUE: Final[i64] = 23
YARD_BLUE: Final[i64] = 24
EITHER: Final[i64] = 25  # value: packed effects, one of them
PAY: Final[i64] = 26  # value: effect, then amount, then 1 for seals or 0 for coins

LAST_PLAIN: Final[i64] = LILIES
LAST_POSSIBLE: Final[i64] = ALL

# Parts of the two-part actions (WC-B20, WC-M15).
SEND: Final[i64] = 1
MOVE: Final[i64] = 2

# Packed effects: up to four numbers of ten bits.
PART_BITS: Final[i64] = 10
PART_MASK: Final[i64] = 1023
PARTS: Final[i64] = 4

WORDS: Final[dict[str, tuple[int, int]]] = {
    "LANT": (LANTERN, 0),
    "WELL": (WELL, 0),
    "LILIES": (LILIES, 0),
    "YELLOW": (YELLOW, 0),
    "LIGHT": (LIGHT, 1),
    "LIGHTS": (LIGHT, 2),
    "STONES": (STONES, 2),
    "BOTH": (BOTH, 0),
    "YARD yellow": (YARD_YELLOW, 0),
    "CURTAINS": (CURTAINS, 0),
    "CRT": (COURTIER, 3),
    "GAR": (GARDENER, 0),
    "WAR": (WARRIOR, 0),
    "GEI": (GEISHA, 3),
    "CRT gate": (COURTIER, 1),
    "CRT climb": (COURTIER, 2),
    "GEI enter": (GEISHA, 1),
    "GEI stroll": (GEISHA, 2),
    "CLIMB": (CLIMB, 0),
    "STEP": (STEP, 0),
    "DARK": (DARK, 0),
    "TILE coral": (TILE, 1),
    "TILE black": (TILE, 2),
    "TILE white": (TILE, 4),
    "TILE any": (TILE, 7),
    "DOMAIN": (DOMAIN, 0),
    "BLUE": (BLUE, 0),
    "YARD blue": (YARD_BLUE, 0),
}
GOOD_WORDS: Final = {"C": 0, "S": 1, "VP": 2, "food": 3, "iron": 4, "pearl": 5, "whisk": 6}

_kinds: list[int] = [0]
_values: list[int] = [0]
_texts: list[str] = [""]
_numbers: dict[tuple[int, int], int] = {(0, 0): 0}


def _number(kind: int, value: int, text: str) -> int:
    """The number of an effect; equal effects share one."""
    known = _numbers.get((kind, value))
    if known is not None:
        return known
    if len(_kinds) > PART_MASK:
        raise ValueError("too many different effects")
    number = len(_kinds)
    _numbers[kind, value] = number
    _kinds.append(kind)
    _values.append(value)
    _texts.append(text)
    return number


def _goods(text: str) -> int:
    """A bundle such as `2C` or `1 food`, packed; 0 if the text is something else."""
    digits = len(text) - len(text.lstrip("0123456789"))
    place = GOOD_WORDS.get(text[digits:].strip(), -1)
    if digits == 0 or place < 0:
        return 0
    return int(text[:digits]) << (GOOD_BITS * place)


def bundle(text: str) -> int:
    """Goods alone, packed."""
    total = 0
    for part in text.split(" + "):
        goods = _goods(part)
        if goods == 0:
            raise ValueError(f"goods expected: {text!r}")
        total += goods
    return total


def pack(parts: list[int]) -> int:
    """Up to four effects as one number."""
    if len(parts) > PARTS:
        raise ValueError("an effect of more than four parts")
    packed = 0
    for part in reversed(parts):
        packed = packed << PART_BITS | part
    return packed


def goods_text(goods: int) -> str:
    """A bundle in the notation of the tables."""
    words = list(GOOD_WORDS)
    found: list[str] = []
    for place in range(GOOD_KINDS):
        amount = goods >> (GOOD_BITS * place) & GOOD_MASK
        if amount > 0:
            found.append(f"{amount}{words[place]}" if place < FOOD else f"{amount} {words[place]}")
    return " + ".join(found)


def effect(text: str) -> int:
    """The number of an effect given as text."""
    text = " ".join(text.split())
    if " -> " in text:
        price, inner = text.split(" -> ", 1)
        coins = _goods(price)
        seals = coins >> SEAL_SHIFT
        inner_number = effect(inner)
        flag = 1 if seals > 0 else 0
        amount = seals if seals > 0 else coins
        value = inner_number | amount << PART_BITS | flag << (PART_BITS + 4)
        return _number(PAY, value, text)
    if " or " in text:
        return _number(EITHER, pack([effect(part) for part in text.split(" or ")]), text)
    plain = 0
    others: list[int] = []
    for part in text.split(" + "):
        goods = _goods(part)
        if goods > 0:
            plain += goods
        elif part.startswith("any "):
            others.append(_number(CHOOSE, int(part[4:]), part))
        elif part.startswith("INF "):
            others.append(_number(INFLUENCE, int(part[4:]), part))
        elif part in WORDS:
            kind, value = WORDS[part]
            others.append(_number(kind, value, part))
        else:
            raise ValueError(f"no such effect: {part!r} in {text!r}")
    if plain > 0:
        others.insert(0, _number(GAIN, plain, goods_text(plain)))
    return others[0] if len(others) == 1 else _number(ALL, pack(others), text)


def kinds() -> vec[i64]:
    """What each effect is; called once, when all tables have been read."""
    return vec[i64](_kinds)


def values() -> vec[i64]:
    return vec[i64](_values)


def texts() -> list[str]:
    return _texts


def plain() -> vec[i64]:
    """1 for plain gains, sets of nothing else included (WC-B33)."""
    found = [1 if NOTHING < kind <= LAST_PLAIN else 0 for kind in _kinds]
    for number, kind in enumerate(_kinds):
        parts = _values[number]
        if kind == ALL:
            found[number] = 1
            while parts > 0:
                found[number] &= found[parts & PART_MASK]
                parts >>= PART_BITS
    return vec[i64](found)


def declinable() -> vec[i64]:
    """WC-B33: 1 for actions and whatever has a price; plain gains, and sets of effects, are 0."""
    never = [ALL, YARD_YELLOW, CURTAINS]
    return vec[i64]([1 if kind > LAST_PLAIN and kind not in never else 0 for kind in _kinds])
