"""What is in the box (MC-C1, MC-C2), as tables. What an owner of the game may have to correct is in box.json."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from prichal.games.madame_ching.box import COLOUR_NAMES, LETTERS, SYMBOL_NAMES, load

# Skill symbols and the skills they buy (MC-X2), in one order; the joker has no symbol of its own. Sure.
MAP: Final[i64] = 0
LANTERN: Final[i64] = 1
SWORD: Final[i64] = 2
KITE: Final[i64] = 3
NO_SYMBOL: Final[i64] = -1
SYMBOLS: Final = SYMBOL_NAMES
SYMBOL_COUNT: Final[i64] = 4
SYMBOL_LETTERS: Final = LETTERS

CARTOGRAPHY: Final[i64] = 0
NIGHT_NAVIGATION: Final[i64] = 1
COMBAT: Final[i64] = 2
METEOROLOGY: Final[i64] = 3
ELITE_CREW: Final[i64] = 4
SKILLS: Final = ["cartography", "night-navigation", "combat", "meteorology", "elite-crew"]
SKILL_COUNT: Final[i64] = 5
SKILL_COPIES: Final = 4  # of each; sure
SKILL_CARDS: Final[i64] = 20

# Everything that isn't sure comes from box.json, with its status and the reason.
BOX: Final = load()

# Navigation cards 1 to 55 in blocks of one colour.
NUMBERS: Final[i64] = 55
COLOURS: Final = COLOUR_NAMES
COLOUR_LAST: Final = BOX.last_numbers  # the last number of each colour
NAVIGATION_SYMBOLS: Final = BOX.symbols  # one letter a card


def _colour_table() -> list[i64]:
    table: list[i64] = [0]
    for number in range(1, 56):
        table.append(len([last for last in COLOUR_LAST if last < number]))
    return table


def _symbol_table() -> list[i64]:
    table: list[i64] = [NO_SYMBOL]
    for letter in NAVIGATION_SYMBOLS:
        table.append(SYMBOL_LETTERS.find(letter))
    return table


COLOUR_OF: Final = vec[i64](_colour_table())  # by number
SYMBOL_OF: Final = vec[i64](_symbol_table())  # by number
SYMBOL_COUNTED: Final = vec[i64](
    [0 if symbol == NO_SYMBOL else 1 << (4 * symbol) for symbol in _symbol_table()]
)  # the same as one in the hexadecimal digit of the symbol
SYMBOL_CARDS: Final = vec[i64](
    [sum([1 << number for number in range(1, 56) if SYMBOL_OF[number] == symbol]) for symbol in range(4)]
)  # the cards with each symbol, as a set
ALL_NUMBERS: Final[i64] = (1 << 56) - 2  # all cards, as a set

# The board: cells by (column = cards, row = colours). Inferred, the only solution.
COLUMNS: Final[i64] = 8  # the last one is the world's edge
ROWS: Final[i64] = 7  # the last one is Hong Kong
FIRST_LINE: Final[i64] = BOX.first_line  # beyond it column - row is at least this
SECOND_LINE: Final[i64] = BOX.second_line
FIRST_LINE_CARDS: Final[i64] = 1
SECOND_LINE_CARDS: Final[i64] = 2

# Missions: name, number, white, red and blue gems, coins, encounter cards; by number.
MISSIONS: Final = BOX.missions
TILES: Final[i64] = 23
ALL_TILES: Final[i64] = (1 << 23) - 1
TILE_NAMES: Final = [tile[0] for tile in MISSIONS]
TILE_NUMBER: Final = vec[i64]([tile[1] for tile in MISSIONS])
TILE_WHITE: Final = vec[i64]([tile[2] for tile in MISSIONS])
TILE_RED: Final = vec[i64]([tile[3] for tile in MISSIONS])
TILE_BLUE: Final = vec[i64]([tile[4] for tile in MISSIONS])
TILE_COINS: Final = vec[i64]([tile[5] for tile in MISSIONS])
TILE_ENCOUNTERS: Final = vec[i64]([tile[6] for tile in MISSIONS])
PLACES_PER_NUMBER: Final[i64] = 2
TILES_OF_NUMBER: Final = vec[i64](
    [sum([1 << tile for tile in range(23) if MISSIONS[tile][1] == own[1]]) for own in MISSIONS]
)  # by tile: those with the same number, itself included, as a set
FORECAST_REACH: Final[i64] = 6  # MC-K4
TILES_WITHIN: Final = vec[i64](
    [sum([1 << tile for tile in range(23) if MISSIONS[tile][1] <= number]) for number in range(57 + 6)]
)  # the tiles with a number or a lower one, as a set; Meteorology looks beyond the last cell

# Encounter cards: kinds and copies. The counts are sure; one Siren per symbol is inferred.
ENCOUNTERS: Final = [
    ("madame-ching", 4),
    ("thief", 2),
    ("siren-map", 1),
    ("siren-lantern", 1),
    ("siren-sword", 1),
    ("siren-kite", 1),
    ("traitress", 3),
    ("old-sea-dog", 2),
    ("pilot-map", BOX.pilots[0]),
    ("pilot-lantern", BOX.pilots[1]),
    ("pilot-sword", BOX.pilots[2]),
    ("pilot-kite", BOX.pilots[3]),
    ("pilot-plain", BOX.pilots[4]),
    ("fortune-teller", 3),
    ("merchant", 3),
    ("treasure-1", BOX.treasures[0]),
    ("treasure-2", BOX.treasures[1]),
    ("treasure-3", BOX.treasures[2]),
]
ENCOUNTER_NAMES: Final = [name for name, _ in ENCOUNTERS]
ENCOUNTER_KINDS: Final[i64] = 18
ENCOUNTER_CARDS: Final[i64] = 33
MADAME_CHING: Final[i64] = 0
THIEF: Final[i64] = 1
SIREN: Final[i64] = 2  # + symbol
TRAITRESS: Final[i64] = 6
OLD_SEA_DOG: Final[i64] = 7
PILOT: Final[i64] = 8  # + symbol, or + 4: without a symbol
PILOT_KINDS: Final[i64] = 5
PLAIN: Final[i64] = 4
FORTUNE_TELLER: Final[i64] = 13
MERCHANT: Final[i64] = 14
TREASURE: Final[i64] = 15  # + value - 1
FORTUNE_CARDS: Final[i64] = 3  # MC-N8

# Sure.
GEMS_OF_EACH_COLOUR: Final = 12
COINS: Final = 46
GEMS: Final = ["white", "red", "blue"]
JUNKS: Final = ["red", "yellow", "black", "white"]  # our order: with two players 0 and 1, 2 and 3 sail together
HONG_KONG_POINTS: Final[i64] = 10
PEARL_POINTS: Final[i64] = 5
WHITE_POINTS: Final[i64] = 4
RED_POINTS: Final[i64] = 3
BLUE_POINTS: Final[i64] = 2

RECONSTRUCTED: Final = ["symbols", "lines", "missions", "pilots", "treasures"]
