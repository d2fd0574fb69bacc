"""The steps of the rules by number, so that chapters can name each other's.

The first hexadecimal digit is the kind: 0 a choice, 1 chance, 2 automatic.
"""

from typing import Final

from mypy_extensions import i64

FIRST_PLAYER: Final[i64] = 0x100
ROUND: Final[i64] = 0x201
REVEAL: Final[i64] = 0x102
TURN: Final[i64] = 0x003
THROW: Final[i64] = 0x104
LAY_DIE: Final[i64] = 0x005
TUCK_CARD: Final[i64] = 0x006
CHANGE_DIE: Final[i64] = 0x007
COUNT_FROM: Final[i64] = 0x008
LAY_BOTH: Final[i64] = 0x209
HAND_OUT: Final[i64] = 0x20A
END_ROUND: Final[i64] = 0x20B
