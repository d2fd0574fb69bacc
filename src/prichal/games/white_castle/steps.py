"""The steps of the rules by number, so that chapters can name each other's.

The first hexadecimal digit is the kind: 0 a choice, 1 chance, 2 automatic.
"""

from typing import Final

from mypy_extensions import i64

# Set-up
SET_UP: Final[i64] = 0x200
DRAW_SEAT: Final[i64] = 0x101
DEAL_ROOM: Final[i64] = 0x102
CHECK_ROOMS: Final[i64] = 0x203
DRAW_DAIMYO: Final[i64] = 0x104
DRAW_TOPS: Final[i64] = 0x105
DRAW_TILES: Final[i64] = 0x106
DRAW_WELL: Final[i64] = 0x107
DRAW_GARDEN: Final[i64] = 0x108
DRAW_YARD: Final[i64] = 0x109
DRAW_LILY: Final[i64] = 0x10A
REVEAL_ART: Final[i64] = 0x10B
DRAW_CEREMONY: Final[i64] = 0x10C
DRAW_RESOURCE: Final[i64] = 0x10D
DRAW_START: Final[i64] = 0x10E
PICK_STARTS: Final[i64] = 0x20F
PICK_PAIR: Final[i64] = 0x010
KEEP_ONE: Final[i64] = 0x011
START_RESOURCE: Final[i64] = 0x012
# Rounds
ROLL: Final[i64] = 0x113
NEXT_TURN: Final[i64] = 0x214
TAKE: Final[i64] = 0x015
PLACE: Final[i64] = 0x016
RESOLVE: Final[i64] = 0x217
LAST_SEALS: Final[i64] = 0x218
CONVERT_LAST: Final[i64] = 0x019
END_ROUND: Final[i64] = 0x21A
GARDENS: Final[i64] = 0x21B
MORE_GARDENS: Final[i64] = 0x21C
CHOOSE_GARDEN: Final[i64] = 0x01D
NEW_ROUND: Final[i64] = 0x21E
# Effects
PERFORM: Final[i64] = 0x21F
ARRANGE: Final[i64] = 0x220
CHOOSE_PART: Final[i64] = 0x021
CHOOSE_EITHER: Final[i64] = 0x022
CHOOSE_RESOURCE: Final[i64] = 0x023
PAY_OR_DECLINE: Final[i64] = 0x024
GAIN_GOODS: Final[i64] = 0x225
INFLUENCE_PRICE: Final[i64] = 0x026
LANTERN_ORDER: Final[i64] = 0x027
# Castle cards and rows
LIGHT_ACTION: Final[i64] = 0x028
DARK_ACTION: Final[i64] = 0x029
TILE_ACTION: Final[i64] = 0x02A
DOMAIN_ACTION: Final[i64] = 0x02B
# Clan members
COURTIER_ACTION: Final[i64] = 0x02C
FREE_CLIMB: Final[i64] = 0x02D
ENTER_BLOCK: Final[i64] = 0x02E
REFILL: Final[i64] = 0x12F
DAIMYO_SLOT: Final[i64] = 0x030
WARRIOR_ACTION: Final[i64] = 0x031
GARDENER_ACTION: Final[i64] = 0x032
# Matcha
GEISHA_ACTION: Final[i64] = 0x033
FREE_STEP: Final[i64] = 0x034
AT_OVERLOOK: Final[i64] = 0x035
FIRST_PATH: Final[i64] = 0x036
SECOND_PATH: Final[i64] = 0x037
FLIP_ART: Final[i64] = 0x238
YELLOW_CURTAIN: Final[i64] = 0x039
BLUE_CURTAIN: Final[i64] = 0x03A
BOTH_CURTAINS: Final[i64] = 0x03B
STONE_GARDENS: Final[i64] = 0x03C
BLUE_YARD: Final[i64] = 0x03D
# Solo
RIVAL_TURN: Final[i64] = 0x23E
REVEAL_SOLO: Final[i64] = 0x13F
LOOK_FOR_DIE: Final[i64] = 0x240
RIVAL_ACTION: Final[i64] = 0x241
RIVAL_GARDEN: Final[i64] = 0x042
RIVAL_STROLL: Final[i64] = 0x043
RIVAL_DISCARD: Final[i64] = 0x044
RIVAL_ROUND_END: Final[i64] = 0x245
