"""What is in the boxes, as literal tables; effects are short texts in the language of `effects.py`.

A comment names the status of whatever isn't sure: one source, or reconstructed (no public source lists it).
Everything so marked is listed in RECONSTRUCTED, for players to read.
"""

from typing import Final

from mypy_extensions import i64

ROUNDS: Final[i64] = 3
MEMBERS: Final[i64] = 5  # of each kind and clan
RESOURCE_LIMIT: Final[i64] = 7  # WC-B1
SEAL_LIMIT: Final[i64] = 5  # WC-B1
INFLUENCE_LIMIT: Final[i64] = 20  # WC-B1

COLOURS: Final = ["coral", "black", "white", "green"]
ENDS: Final = ["left", "right"]
EXPANSIONS: Final = ["base", "matcha"]
DIFFICULTIES: Final = ["easy", "medium", "hard"]
GOODS: Final = ["coins", "seals", "points", "food", "iron", "pearl", "whisks"]
MEMBER_KINDS: Final = ["courtier", "gardener", "warrior", "geisha"]  # in the order of the rows

# Spaces for dice (WC-B15): name, printed value. The last four are Matcha's; "tea-fields" and "outskirts" below.
SPACES: Final = [
    ("steward-1", 3),
    ("steward-2", 3),
    ("steward-3", 3),
    ("diplomat-1", 4),
    ("diplomat-2", 4),
    ("walls-left", 5),
    ("walls-right", 5),
    ("tea-left", 1),  # reconstructed: which field has value 1
    ("tea-right", 3),  # reconstructed
    ("outskirts-upper", 5),  # reconstructed
    ("outskirts-lower", 5),
]
WELL_VALUE: Final[i64] = 1
ROW_VALUE: Final[i64] = 6
WALLS: Final = ["GAR or CRT", "WAR or CRT"]  # left, right (WC-B17)

# Clan-board rows (WC-B19): always visible, then one more for each member gone. Green: reconstructed.
ROWS: Final = [
    ["1 food", "1 food", "1 food", "2C", "1 food", "1S"],
    ["1 iron", "1 iron", "1 iron", "LANT", "1 iron", "2C"],
    ["1 pearl", "1 pearl", "1 pearl", "1S", "1 pearl", "LANT"],
    ["1 whisk", "1 whisk", "1 whisk", "2C", "any 1", "LANT"],
]

# Influence (WC-B26, WC-M26): the spaces that cost seals to enter, and their price.
BARRIERS: Final = [(6, 1), (11, 2), (15, 3)]

# Training yards (WC-B23): iron, and the worth of a warrior in courtiers.
YARDS: Final = [(5, 2), (3, 1), (1, 1)]
# Where tokens lie (WC-B6): yard, side up.
YARD_PLACES: Final = [(0, "blue"), (0, "yellow"), (1, "blue"), (2, "yellow")]

# Tea house from top to bottom: the members each room counts (WC-M30).
HOUSE_ROOMS: Final = ["gardener", "warrior", "courtier"]

# Die tiles (WC-B4): each of coral, black and white has one with each of these rewards.
TILE_REWARDS: Final = ["1 food", "1 iron", "1 pearl", "any 1", "1C"]
TILE_NAMES: Final = ["food", "iron", "pearl", "any", "coin"]

# Steward cards: "3+" or not; top, middle, bottom; D dark (1 seal), L light. Back: 1 coin.
BASE_STEWARDS: Final = [
    ("3+", "D CRT", "L 1S + 1VP", "L 1 food + LANT"),
    ("", "D CRT", "L INF 1", "L 2 iron"),
    ("3+", "D CRT", "L LANT", "L 2VP"),  # bottom: sources differ, the better one followed
    ("", "D WAR", "L 1C + WELL", "L LANT"),
    ("", "D WAR", "L 1 food + 1 pearl", "L 1 iron + LANT"),
    ("3+", "L 1 iron + LANT", "D GAR", "L any 2"),
    ("", "L INF 1", "D GAR", "L 2 food"),
    ("3+", "L 1C + WELL", "D GAR", "L INF 1"),
    ("", "L 1C + WELL", "D CRT", "L 2 food"),
    ("", "L 1S + any 1", "D CRT", "L 1 iron + 1 food"),
    ("3+", "L any 2", "L 1 pearl + LANT", "D WAR"),
    ("", "L 2 pearl", "L 1S + 1VP", "D GAR"),
    ("", "L 2 iron", "L LANT", "D GAR"),
    ("3+", "L 2VP", "L 1S + any 1", "D WAR"),
    ("", "L INF 1", "L 2 pearl", "D WAR"),
]
# Matcha, reconstructed.
MATCHA_STEWARDS: Final = [
    ("", "D GEI", "L INF 1", "L 2 whisk"),
    ("", "L 1 whisk + LANT", "D GEI", "L LILIES"),
    ("3+", "L 2 whisk", "L YELLOW", "D GEI"),
]
STEWARDS: Final = BASE_STEWARDS + MATCHA_STEWARDS
STEWARD_BACK: Final = "1C"

# Diplomat cards: "3+" or not; how many rows block 1 covers on the clan board; block 1, block 2. Back: 1 point.
BASE_DIPLOMATS: Final = [
    ("3+", 1, "D CRT", "L any 3"),
    ("", 1, "D CRT", "L INF 2"),
    ("", 1, "D CRT", "L 2VP + WELL"),
    ("", 1, "D CRT", "L 1S + LANT"),
    ("", 1, "D WAR", "L any 3"),
    ("", 1, "D WAR", "L INF 2"),
    ("", 1, "L INF 2", "D GAR"),
    ("", 1, "L 2VP + WELL", "D GAR"),
    ("3+", 2, "L 2VP + WELL", "D WAR"),
    ("", 2, "L 2C + LANT", "D WAR"),
    ("", 2, "L INF 1 + LANT", "D GAR"),
    ("3+", 2, "L any 3", "D GAR"),
]
# Matcha, reconstructed.
MATCHA_DIPLOMATS: Final = [
    ("", 1, "D CRT or GEI", "L 3 whisk"),
    ("", 1, "L 2VP + LILIES", "D GAR or GEI"),
    ("3+", 2, "L 1S + YELLOW", "D WAR or GEI"),
]
DIPLOMATS: Final = BASE_DIPLOMATS + MATCHA_DIPLOMATS
DIPLOMAT_BACK: Final = "1VP"

# Daimyo cards: the three slots.
BASE_DAIMYOS: Final = [
    ("WELL", "2VP", "2S"),
    ("WELL", "2 pearl", "3C"),
    ("WELL", "2 food", "INF 2"),
    ("LANT", "2 iron", "2S"),
    ("LANT", "INF 2", "3C"),
    ("LANT", "2 food", "2VP"),  # slot 2: one source
    ("LIGHT", "2 pearl", "2VP"),
    ("LIGHT", "INF 2", "2S"),
    ("LIGHT", "2 iron", "3C"),
]
# Matcha, reconstructed.
MATCHA_DAIMYOS: Final = [
    ("LILIES", "2 whisk", "3C"),
    ("YELLOW", "2 whisk", "2S"),
    ("BLUE", "2 whisk", "2VP"),
]
DAIMYOS: Final = BASE_DAIMYOS + MATCHA_DAIMYOS

# Starting resource cards: back (in every lantern reward), goods, number of resources of choice, decree.
BASE_RESOURCES: Final = [
    ("1 pearl", "2 food + 1 iron + 2C + 1S", 0, "coin"),
    ("1 pearl", "4C + 2S", 2, ""),
    ("1 pearl", "2 iron + 1 pearl + 5C + 1S", 0, ""),
    ("1 iron", "1 iron + 2 pearl + 4C", 0, "seal"),
    ("1 iron", "4C + 1S", 3, ""),
    ("1 iron", "1 food + 2 iron + 1 pearl + 3C + 1S", 0, ""),
    ("1 food", "2C + 2S", 1, "point"),
    ("1 food", "2 food + 2 iron + 1 pearl + 4C + 1S", 0, ""),
    ("1 food", "4 food + 2 iron + 3C + 2S", 0, ""),
]
# Matcha, reconstructed.
MATCHA_RESOURCES: Final = [
    ("1 whisk", "1 iron + 3 whisk + 4C + 1S", 0, ""),
    ("1 whisk", "2 whisk + 3C + 2S", 1, ""),
    ("1 whisk", "1 food + 1 pearl + 2 whisk + 4C + 1S", 0, ""),
]
RESOURCES: Final = BASE_RESOURCES + MATCHA_RESOURCES
DECREES: Final = {"coin": "1C", "seal": "1S", "point": "1VP"}

# Starting action cards, two of each; the free block lies on all three rows; back: 1 influence. GEI: reconstructed.
START_ACTIONS: Final = ["CRT", "GAR", "WAR", "GEI"]
START_COPIES: Final[i64] = 2
START_BACK_INFLUENCE: Final[i64] = 1

# Garden cards (WC-B24): kind, food, effect; worth 2 * food - 1 points.
BASE_GARDENS: Final = [
    ("stone", 1, "3C"),
    ("stone", 1, "any 2"),
    ("stone", 2, "2S"),
    ("stone", 2, "LIGHT"),
    ("stone", 3, "WELL"),
    ("plant", 3, "4C -> DOMAIN"),
    ("plant", 4, "3C -> CRT"),
    ("plant", 4, "3C -> GAR"),
    ("plant", 4, "3C -> WAR"),
    ("plant", 5, "4C -> TILE any"),
]
# Matcha, reconstructed.
MATCHA_GARDENS: Final = [
    ("stone", 1, "2 whisk"),
    ("stone", 2, "LILIES"),
    ("stone", 2, "YELLOW"),
    ("plant", 4, "3C -> GEI"),
    ("plant", 3, "4C -> BOTH"),
    ("plant", 5, "4C -> DARK"),
]
GARDENS: Final = BASE_GARDENS + MATCHA_GARDENS

# Yard tokens: blue side, yellow side. Which faces share a token, and the 5-coin face: one source.
BASE_YARD_TOKENS: Final = [
    ("CRT", "3 pearl"),
    ("WAR", "INF 2"),
    ("GAR", "3 food"),
    ("TILE coral", "WELL"),
    ("TILE white", "2S"),
    ("TILE black", "5C"),
    ("TILE any", "LIGHT"),
    ("DOMAIN", "2VP"),
]
# Matcha, reconstructed (3 whisk: one source).
MATCHA_YARD_TOKENS: Final = [
    ("GEI", "3 whisk"),
    ("DARK", "LILIES"),
    ("BLUE", "YELLOW"),
    ("BOTH", "LANT"),
]
YARD_TOKENS: Final = BASE_YARD_TOKENS + MATCHA_YARD_TOKENS

# Ceremony tokens: blue side, yellow side. The effects are sure; which two share a token is deduced.
CEREMONIES: Final = [
    ("CRT + INF 1", "LANT + 1S"),
    ("GEI + any 1", "STONES"),
    ("DARK + 1C", "LIGHTS"),
    ("YARD blue", "YARD yellow"),
    ("GAR + 1VP", "4VP"),
    ("STEP", "WELL + WELL"),
    ("WAR + 2C", "7C"),
    ("CLIMB", "4S"),
    ("TILE any", "LILIES + LILIES"),
    ("BLUE", "CURTAINS"),
]
OVERLOOK_PRICE: Final[i64] = 3  # coins for the token at the overlook (WC-M19)

# Lilies: reconstructed, but for the first three.
LILIES: Final = ["2C", "1 whisk", "1 iron", "1 food", "1 pearl", "1S", "INF 1", "1VP"]

# Ikebana (back: 1 whisk) and calligraphy (back: 1 influence): "3+" or not, yellow curtain (free), blue one (1 seal).
# Reconstructed, backs and marks too, but for 4C on an ikebana card, and 2 iron and GAR on some card.
IKEBANA: Final = [
    ("", "4C", "CRT"),
    ("", "2 pearl", "GAR"),
    ("", "2 whisk", "WAR"),
    ("", "1 food + 1 whisk", "CRT or GEI"),
    ("", "any 2", "GAR or GEI"),
    ("", "LANT", "WAR or GEI"),
    ("3+", "2VP", "GEI"),
    ("3+", "1S + 1VP", "DOMAIN"),
]
CALLIGRAPHY: Final = [
    ("", "2 iron", "GEI"),
    ("", "2 food", "CRT"),
    ("", "2 whisk", "GAR"),
    ("", "1 iron + 1 whisk", "WAR"),
    ("", "INF 1 + 1C", "CRT or GEI"),
    ("", "1C + WELL", "GAR or GEI"),
    ("3+", "LILIES", "WAR or GEI"),
    ("3+", "INF 2", "TILE any"),
]
ARTS: Final = ["ikebana", "calligraphy"]
IKEBANA_CARDS: Final[i64] = len(IKEBANA)  # calligraphy cards are numbered after them
IKEBANA_BACK: Final = "1 whisk"
CALLIGRAPHY_BACK_INFLUENCE: Final[i64] = 1
# Reconstructed: ikebana's yellow curtain and calligraphy's blue one face the upper space of the outskirts.
UPPER_CURTAINS: Final = ("yellow", "blue")

# Solo cards (WC-S2): bridge, position, space, upper action, lower action. Reconstructed, but for the actions of
# the last three, Matcha's. Actions: gate, up N, yard IRON, stone/plant/garden, NC, NVP, INF N, and Matcha's
# geisha WHERE, lose-points N, lose-coins, back N, step (another geisha moves).
BASE_SOLO: Final = [
    ("coral", "left", "steward-1", "gate", "2C"),
    ("coral", "middle", "steward-2", "up 1", "INF 1"),
    ("coral", "right", "steward-3", "yard 5", "1VP"),
    ("black", "left", "diplomat-1", "stone", "INF 1"),
    ("black", "middle", "diplomat-2", "up 2", "2C"),
    ("black", "right", "walls-left", "yard 3", "up 1"),
    ("white", "left", "walls-right", "plant", "1VP"),
    ("white", "middle", "steward-1", "gate", "2C"),
    ("white", "right", "diplomat-2", "yard 1", "garden"),
]
MATCHA_SOLO: Final = [
    ("green", "left", "tea-left", "geisha entrance", "lose-points 3, step"),
    ("green", "middle", "tea-left", "geisha path-1", "lose-coins, step"),
    ("green", "right", "tea-left", "geisha path-2", "back 2"),
]
SOLO: Final = BASE_SOLO + MATCHA_SOLO
# WC-S9, one source: the rival's points and influence, and whether it plays first.
RIVAL_START: Final = [(0, 0, False), (3, 1, True), (8, 3, True)]
RIVAL_COINS: Final = [3, 5]  # WC-S8, one source: coins for the round's points when first, when second

RECONSTRUCTED: Final = [
    "redeal",
    "steward-3",
    "daimyo-6",
    "yard-tokens",
    "tea-fields",
    "outskirts",
    "green-row",
    "ceremonies",
    "lilies",
    "matcha-castle",
    "matcha-starts",
    "matcha-gardens",
    "matcha-yards",
    "arts",
    "solo-cards",
    "solo-rules",
]
