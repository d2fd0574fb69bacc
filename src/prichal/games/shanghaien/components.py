"""What is in the box (SH-C1 to SH-C3, SH-T3), as tables."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ROUNDS: Final[i64] = 8
PLACES: Final[i64] = 6  # cards in the tavern
DICE: Final[i64] = 6  # of each player
FACES: Final[i64] = 6

# SH-C2, sure: in the rulebook's order. Colours are red, light blue, blue, yellow, orange, purple, green, grey.
NATIONS: Final = ["american", "french", "german", "chinese", "dutch", "turkish", "spanish", "italian"]
NATION_COUNT: Final[i64] = 8

# Sailor kinds come first: nation * 4 + value - 1. SH-C1, sure: 1, 2, 3, 3, 4 in each nation.
VALUES: Final[i64] = 4
COPIES_BY_VALUE: Final = [1, 1, 2, 1]
TRICK_CARDS: Final[i64] = 32  # the first kind that is a trick card
KINDS: Final[i64] = 36

# SH-T3: the four actions.
CREW: Final[i64] = 0  # SH-T4 two sailors
ADJUST: Final[i64] = 1  # SH-T5 plus/minus one
BOTH: Final[i64] = 2  # SH-T6 both dice
REROLL: Final[i64] = 3  # SH-T7 reroll
TRICKS: Final = ["crew", "adjust", "both", "reroll"]
TUCKED_VALUE: Final[i64] = 2

# That a trick card shows exactly two actions is sure; which pairs are on the 8 cards is reconstructed.
TRICK_PAIRS: Final = [("crew", "adjust"), ("crew", "reroll"), ("both", "adjust"), ("both", "reroll")]
TRICK_COPIES: Final = 2
FIRST_TRICK: Final = vec[i64]([TRICKS.index(pair[0]) for pair in TRICK_PAIRS])
SECOND_TRICK: Final = vec[i64]([TRICKS.index(pair[1]) for pair in TRICK_PAIRS])
RECONSTRUCTED: Final = ["trick-pairs"]


def _sailor_names() -> list[str]:
    return [f"{nation}-{value}" for nation in NATIONS for value in (1, 2, 3, 4)]


def _trick_names() -> list[str]:
    return [f"{first}/{second}" for first, second in TRICK_PAIRS]


TRICK_NAMES: Final = _trick_names()
CARD_NAMES: Final = _sailor_names() + TRICK_NAMES
COPIES: Final = vec[i64](COPIES_BY_VALUE * len(NATIONS) + [TRICK_COPIES] * len(TRICK_PAIRS))
CARDS: Final[i64] = 48
