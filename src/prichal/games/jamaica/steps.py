"""The steps of the rules by number, so that chapters can name each other's.

The first hexadecimal digit is the kind: 0 a choice, 1 chance, 2 automatic.
"""

from typing import Final

from mypy_extensions import i64

# A round
FIRST_CAPTAIN: Final[i64] = 0x100
DRAW_CARD: Final[i64] = 0x101
ROUND: Final[i64] = 0x202
THROW: Final[i64] = 0x103
SET_DICE: Final[i64] = 0x004
CHOOSE_CARD: Final[i64] = 0x005
ACT: Final[i64] = 0x206
PERFORM: Final[i64] = 0x207
END_ROUND: Final[i64] = 0x208
# Loading
STOW_LOAD: Final[i64] = 0x009
# Sailing
CHOOSE_LANE: Final[i64] = 0x00A
# Combat
OPPONENT: Final[i64] = 0x00B
GUNPOWDER: Final[i64] = 0x00C
COMBAT_ROLL: Final[i64] = 0x10D
SABER_REROLL: Final[i64] = 0x00E
DEFEND: Final[i64] = 0x20F
COMPARE: Final[i64] = 0x210
LOOT: Final[i64] = 0x011
STEAL_HIDDEN: Final[i64] = 0x112
# Costs, shortage, treasures
SETTLE: Final[i64] = 0x213
SPEND: Final[i64] = 0x014
SHORTAGE: Final[i64] = 0x215
MOVE_BACK: Final[i64] = 0x016
TAKE_TREASURE: Final[i64] = 0x017
FIND_TREASURE: Final[i64] = 0x118
# Two players
GHOST_MOVE: Final[i64] = 0x219
GHOST_WAY: Final[i64] = 0x01A
