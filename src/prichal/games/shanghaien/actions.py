"""Every action there is, with its text."""

from typing import Final

from mypy_extensions import i64

from prichal.games.shanghaien.components import (
    CARD_NAMES,
    FACES,
    NATIONS,
    TRICK_NAMES,
    TRICK_PAIRS,
)
from prichal.kernel.actions import Catalogue, counted

FACE_WORDS: Final = counted(1, FACES)
ENDS: Final = ["left", "right"]
ROLLS: Final = [f"{low} {high}" for low in range(1, 7) for high in range(low, 7)]
PLAYS: Final = [f"{name} {trick}" for name, pair in zip(TRICK_NAMES, TRICK_PAIRS, strict=True) for trick in pair]

ACTIONS: Final = Catalogue()

# Players: a turn
ROLL: Final[i64] = ACTIONS.add("roll")
SHANGHAI: Final[i64] = ACTIONS.add("shanghai")
# Players: after a roll. `lay 4`, or with the round's first die `lay 4 left` (counted from the left end).
LAY: Final[i64] = ACTIONS.add("lay", FACE_WORDS)  # + face - 1
LAY_FROM: Final[i64] = ACTIONS.add("lay", FACE_WORDS, ENDS)  # + (face - 1) * 2 + end
PLAY: Final[i64] = ACTIONS.add("play", PLAYS)  # + card * 2 + (0 first action of the card, 1 second)
TUCK: Final[i64] = ACTIONS.add("tuck", NATIONS)  # + nation
ADJUST_DIE: Final[i64] = ACTIONS.add("adjust", FACE_WORDS, ["down", "up"])  # + (face - 1) * 2 + up
BOTH_FROM: Final[i64] = ACTIONS.add("both", ENDS)  # + end
# Chance
FIRST: Final[i64] = ACTIONS.add("first", counted(0, 1))  # + seat
DRAW: Final[i64] = ACTIONS.add("draw", CARD_NAMES)  # + kind
DICE_SHOW: Final[i64] = ACTIONS.add("dice", ROLLS)  # + roll
