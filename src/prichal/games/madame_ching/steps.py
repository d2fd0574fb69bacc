"""The steps of the rules by number, so that chapters can name each other's.

The first hexadecimal digit is the kind: 0 a choice, 1 chance, 2 automatic.
"""

from typing import Final

from mypy_extensions import i64

SET_OUT: Final[i64] = 0x100
DEAL: Final[i64] = 0x101
ROUND: Final[i64] = 0x202
LAY_OUT: Final[i64] = 0x103
CHOOSE_CARD: Final[i64] = 0x004
REVEAL: Final[i64] = 0x205
NEXT_TURN: Final[i64] = 0x206
ASSIGN: Final[i64] = 0x007
MEETING: Final[i64] = 0x108
PASS_CARD: Final[i64] = 0x009
MISSION: Final[i64] = 0x00A
LESSONS: Final[i64] = 0x20B
LEARN: Final[i64] = 0x00C
LUCK: Final[i64] = 0x20D
SET_SAIL: Final[i64] = 0x20E
OPPORTUNITY: Final[i64] = 0x20F
ACT: Final[i64] = 0x010
REACT: Final[i64] = 0x011
STEAL_GEM: Final[i64] = 0x112
STEAL_CARD: Final[i64] = 0x113
SEIZE_CARD: Final[i64] = 0x014
RETURN_CARD: Final[i64] = 0x015
SIREN_SINGS: Final[i64] = 0x216
TURN_CARD: Final[i64] = 0x017
TAKE_CARD: Final[i64] = 0x018
END_TURN: Final[i64] = 0x219
HAND_OVER: Final[i64] = 0x01A
