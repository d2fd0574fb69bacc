"""Every action there is, with its text."""

from typing import Final

from mypy_extensions import i64

from prichal.games.madame_ching.components import ENCOUNTER_NAMES, GEMS, JUNKS, SKILLS, SYMBOLS, TILE_NAMES
from prichal.kernel.actions import Catalogue, counted

NUMBER_WORDS: Final = counted(1, 55)
SEAT_WORDS: Final = counted(0, 3)
PILOT_WORDS: Final = [*SYMBOLS, "plain"]

ACTIONS: Final = Catalogue()

# Players: the round. Blocks of navigation cards are used as block + number - 1.
CHOOSE: Final[i64] = ACTIONS.add("choose", NUMBER_WORDS)
SAIL: Final[i64] = ACTIONS.add("sail", JUNKS)  # + junk
TAKE: Final[i64] = ACTIONS.add("take", NUMBER_WORDS)
TAKE_HIDDEN: Final[i64] = ACTIONS.add("take hidden")
# Players: ending an expedition
FULFIL: Final[i64] = ACTIONS.add("fulfil", TILE_NAMES)  # + tile
FORECAST: Final[i64] = ACTIONS.add("forecast", TILE_NAMES)  # + tile
FORGO: Final[i64] = ACTIONS.add("forgo")
CHING: Final[i64] = ACTIONS.add("madame-ching", SYMBOLS)  # + symbol
BUY: Final[i64] = ACTIONS.add("buy", SKILLS)  # + skill
ENOUGH: Final[i64] = ACTIONS.add("enough")
# Players: skills and encounter cards in the own turn
DONE: Final[i64] = ACTIONS.add("done")
DRAW_MAP: Final[i64] = ACTIONS.add("cartography")
NIGHT: Final[i64] = ACTIONS.add("night", NUMBER_WORDS)
FIGHT: Final[i64] = ACTIONS.add("combat", SEAT_WORDS)  # + seat
ROB: Final[i64] = ACTIONS.add("thief", SEAT_WORDS)  # + seat
BETRAY: Final[i64] = ACTIONS.add("traitress", SEAT_WORDS)  # + seat
SING: Final[i64] = ACTIONS.add("siren", SYMBOLS)  # + symbol
REFRESH: Final[i64] = ACTIONS.add("old-sea-dog")
PILOT_ON: Final[i64] = ACTIONS.add("pilot", PILOT_WORDS)  # + kind of pilot
FORETELL: Final[i64] = ACTIONS.add("fortune-teller")
# Players: attacks
ALLOW: Final[i64] = ACTIONS.add("allow")
PARRY: Final[i64] = ACTIONS.add("parry", PILOT_WORDS)  # + kind of pilot
TURN: Final[i64] = ACTIONS.add("turn", NUMBER_WORDS)
TURN_PILOT: Final[i64] = ACTIONS.add("turn pilot", SYMBOLS)  # + symbol
SEIZE: Final[i64] = ACTIONS.add("seize", NUMBER_WORDS)
GIVE_BACK: Final[i64] = ACTIONS.add("return", NUMBER_WORDS)
# Players: teams
HAND: Final[i64] = ACTIONS.add("hand", NUMBER_WORDS)
HAND_NOTHING: Final[i64] = ACTIONS.add("hand nothing")
KEEP: Final[i64] = ACTIONS.add("keep")
PASS_ON: Final[i64] = ACTIONS.add("pass on")
# Chance
TILE: Final[i64] = ACTIONS.add("tile", TILE_NAMES)  # + tile
DRAW: Final[i64] = ACTIONS.add("draw", NUMBER_WORDS)  # to a hand
LAY: Final[i64] = ACTIONS.add("lay", NUMBER_WORDS)  # to the board
MEET: Final[i64] = ACTIONS.add("meet", ENCOUNTER_NAMES)  # + kind
GEM: Final[i64] = ACTIONS.add("gem", GEMS)  # + colour
LOSE: Final[i64] = ACTIONS.add("lose", ENCOUNTER_NAMES)  # + kind
