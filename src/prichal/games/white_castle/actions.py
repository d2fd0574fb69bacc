"""Every action there is, with its text."""

from itertools import combinations_with_replacement, permutations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from prichal.games.white_castle import components as box
from prichal.games.white_castle.cards import (
    ART_NAMES,
    CARD_NAMES,
    FIRST_START,
    GARDEN_NAMES,
    ROOM_NAMES,
    SOLO_NAMES,
    SPACE_NAMES,
)
from prichal.kernel.actions import Catalogue, counted

CASTLE_COLOURS: Final = box.COLOURS[:3]
RESOURCE_WORDS: Final = ["food", "iron", "pearl"]

# Where a courtier's climb starts and ends, its floors, and where a geisha's stroll starts and ends.
CLIMBS: Final = (
    [f"gate {room}" for room in ROOM_NAMES]
    + [f"steward {room}" for room in ROOM_NAMES[3:]]
    + ["steward daimyo", "diplomat daimyo"]
)
CLIMB_FROM: Final = vec[i64]([0, 0, 0, 0, 0, 1, 1, 1, 2])  # gate, steward floor, diplomat floor
CLIMB_TO: Final = vec[i64]([0, 1, 2, 3, 4, 3, 4, 5, 5])  # room, or 5: the daimyo's
CLIMB_FLOORS: Final = vec[i64]([1, 1, 1, 2, 2, 1, 1, 2, 1])
CLIMB_COUNT: Final[i64] = 9
STROLLS: Final = [
    "entrance overlook",
    "entrance path-1",
    "entrance path-2",
    "path-1 path-2",
    "path-1 house-1",
    "path-1 house-2",
    "path-1 house-3",
    "path-2 house-1",
    "path-2 house-2",
    "path-2 house-3",
]
# Places of the tea garden: entrance, overlook, path 1, path 2, house 1 to 3.
STROLL_FROM: Final = vec[i64]([0, 0, 0, 2, 2, 2, 2, 3, 3, 3])
STROLL_TO: Final = vec[i64]([1, 2, 3, 3, 4, 5, 6, 4, 5, 6])
STROLL_STEPS: Final = vec[i64]([1, 1, 2, 1, 2, 2, 2, 1, 1, 1])
STROLL_COUNT: Final[i64] = 10

BLOCK_WORDS: Final = counted(1, 3)
PLACE_WORDS: Final = [*SPACE_NAMES, "well", "row"]
PLACE_WELL: Final[i64] = 11
PLACE_ROW: Final[i64] = 12

ACTIONS: Final = Catalogue()

# Players: the start
PAIR: Final[i64] = ACTIONS.add("pair", counted(1, 5))
KEEP: Final[i64] = ACTIONS.add("keep", counted(1, 2))
# Players: a turn
TAKE_DIE: Final[i64] = ACTIONS.add("take", box.COLOURS, box.ENDS)  # + colour * 2 + end
PLACE_DIE: Final[i64] = ACTIONS.add("place", PLACE_WORDS)  # + space
CONVERT: Final[i64] = ACTIONS.add("convert", ["coin", "food", "iron", "pearl", "whisk"])
CONVERSIONS: Final[i64] = 5
DECLINE: Final[i64] = ACTIONS.add("decline")
PAY_PRICE: Final[i64] = ACTIONS.add("pay")
PART: Final[i64] = ACTIONS.add("part", counted(1, 4))  # + place in the set
GAIN_ANY: Final[i64] = ACTIONS.add("gain", RESOURCE_WORDS)
# Players: clan members
TO_GATE: Final[i64] = ACTIONS.add("gate")
CLIMB_TO_ROOM: Final[i64] = ACTIONS.add("climb", CLIMBS)
TRAIN: Final[i64] = ACTIONS.add("train", ["5", "3", "1"])  # + yard
TEND: Final[i64] = ACTIONS.add("tend", CASTLE_COLOURS, ["plant", "stone"])  # + garden place
SLOT_TAKEN: Final[i64] = ACTIONS.add("slot", counted(1, 3))
TO_ENTRANCE: Final[i64] = ACTIONS.add("enter")
STROLL: Final[i64] = ACTIONS.add("stroll", STROLLS)
# Players: cards, rows, curtains, pond
USE_BLOCK: Final[i64] = ACTIONS.add("block", ROOM_NAMES, BLOCK_WORDS)  # + room * 3 + block
USE_ROW: Final[i64] = ACTIONS.add("row", CASTLE_COLOURS)
CURTAIN: Final[i64] = ACTIONS.add("art", box.ARTS)  # + deck
TAKE_LILIES: Final[i64] = ACTIONS.add("lilies")
USE_TOKEN: Final[i64] = ACTIONS.add("token")
DRILL: Final[i64] = ACTIONS.add("drill", ["5", "3"])  # a blue yard token
OVERLOOK_TURN: Final[i64] = ACTIONS.add("overlook")
# Chance
SEAT_DRAWN: Final[i64] = ACTIONS.add("seat", counted(0, 3))
DEAL_CARD: Final[i64] = ACTIONS.add("deal", CARD_NAMES[:FIRST_START])
DEAL_DAIMYO: Final[i64] = ACTIONS.add("daimyo", counted(1, len(box.DAIMYOS)))
TOPS: Final = list(permutations(range(3)))
TOP_TILES: Final[i64] = ACTIONS.add("tops", [" ".join(box.COLOURS[c] for c in tops) for tops in TOPS])
ROOM_TILES: Final[i64] = ACTIONS.add("tiles", CASTLE_COLOURS, CASTLE_COLOURS)
WELL_TILE: Final[i64] = ACTIONS.add("well", CASTLE_COLOURS, box.TILE_NAMES)  # + colour * 5 + reward
DEAL_GARDEN: Final[i64] = ACTIONS.add("garden", GARDEN_NAMES)
DEAL_YARD: Final[i64] = ACTIONS.add("yard", counted(1, len(box.YARD_TOKENS)))
DEAL_RESOURCE: Final[i64] = ACTIONS.add("resource", counted(1, len(box.RESOURCES)))
DEAL_START: Final[i64] = ACTIONS.add("start", box.MEMBER_KINDS)
DEAL_CEREMONY: Final[i64] = ACTIONS.add("ceremony", counted(1, len(box.CEREMONIES)))
DEAL_LILY: Final[i64] = ACTIONS.add("lily", counted(1, len(box.LILIES)))
DEAL_ART: Final[i64] = ACTIONS.add("open", ART_NAMES)
DEAL_SOLO: Final[i64] = ACTIONS.add("solo", SOLO_NAMES)

# Dice of one bridge, sorted (WC-B7): all rolls of 3, of 4 and of 5 dice.
ROLLS: Final = [roll for count in (3, 4, 5) for roll in combinations_with_replacement(range(1, 7), count)]
ROLLED: Final[i64] = ACTIONS.add("roll", [" ".join(str(face) for face in roll) for roll in ROLLS])
ROLL_COUNT: Final[i64] = 434
FIRST_ROLL: Final = vec[i64]([0, 0, 0, 0, 56, 182, 434])  # the first roll of 3, 4, 5 dice, and the end


def orders(roll: tuple[int, ...]) -> int:
    """In how many orders the dice can show the roll."""
    total = 1
    for count in range(1, len(roll) + 1):
        total *= count
    for face in set(roll):
        for count in range(1, roll.count(face) + 1):
            total //= count
    return total


def packed_roll(roll: tuple[int, ...]) -> int:
    """A bridge with these dice: left, right, number of middle dice, middle dice from the left."""
    middle = roll[1:-1]
    packed = roll[0] | roll[-1] << 3 | len(middle) << 6
    for place, face in enumerate(middle):
        packed |= face << (8 + 3 * place)
    return packed


def roll_index() -> list[int]:
    """The roll of each sorted set of dice, by the dice as digits of base 8, the lowest first."""
    table = [0] * 8**5
    for number, roll in enumerate(ROLLS):
        code = 0
        for face in roll:
            code = code * 8 + face
        table[code] = number
    return table


ROLL_WEIGHT: Final = vec[i64]([orders(roll) for roll in ROLLS])
ROLL_BRIDGE: Final = vec[i64]([packed_roll(roll) for roll in ROLLS])
ROLL_INDEX: Final = vec[i64](roll_index())
