"""Every action there is, with its text."""

from typing import Final

from mypy_extensions import i64

from prichal.games.jamaica.components import (
    CARD_NAMES,
    COMBAT_WORDS,
    LONGEST_SPEND,
    TRACK,
    TREASURES,
)
from prichal.kernel.actions import Catalogue, counted

HOLD_WORDS: Final = counted(1, 6)
ROLLS: Final = [f"{low} {high}" for low in range(1, 7) for high in range(low, 7)]
LANES: Final = ["outer", "inner"]
WAYS: Final = ["forward", "backward"]
HIDDEN: Final = "hidden"  # the word for a face-down treasure

ACTIONS: Final = Catalogue()

# A round
MORNING_DIE: Final[i64] = ACTIONS.add("morning", counted(1, 6))  # + face - 1; the other die is the evening's
CHOOSE: Final[i64] = ACTIONS.add("choose", CARD_NAMES)  # + card
# Loading
STOW: Final[i64] = ACTIONS.add("stow", HOLD_WORDS)  # + hold: into that empty hold
EMPTY: Final[i64] = ACTIONS.add("empty", HOLD_WORDS)  # + hold: throw it overboard and use it
# Sailing
LANE: Final[i64] = ACTIONS.add("lane", LANES)  # + 0 outer, 1 inner
BACK: Final[i64] = ACTIONS.add("back", counted(0, len(TRACK) - 1))  # + space, after a shortage
# Combat
FIGHT: Final[i64] = ACTIONS.add("fight", counted(0, 5))  # + ship
FIRE: Final[i64] = ACTIONS.add("powder", counted(0, LONGEST_SPEND))  # + tokens
STAND: Final[i64] = ACTIONS.add("stand")
REROLL: Final[i64] = ACTIONS.add("reroll")
ROB: Final[i64] = ACTIONS.add("rob", HOLD_WORDS)  # + hold
SEIZE: Final[i64] = ACTIONS.add("seize", TREASURES[6:])  # + bonus
SEIZE_HIDDEN: Final[i64] = ACTIONS.add("seize", [HIDDEN])
CURSE: Final[i64] = ACTIONS.add("curse", TREASURES[3:6])  # + cursed treasure
SPARE: Final[i64] = ACTIONS.add("spare")
# Costs: `from 2 take 3`
TAKE_FROM: Final[i64] = ACTIONS.add("from", HOLD_WORDS, ["take"], counted(0, 6))  # + hold * 7 + tokens
# Treasures
TAKE: Final[i64] = ACTIONS.add("take")
LEAVE: Final[i64] = ACTIONS.add("leave")
# The Ghost Ship
GHOST: Final[i64] = ACTIONS.add("ghost", WAYS)  # + 0 forward, 1 backward
# Chance
CAPTAIN: Final[i64] = ACTIONS.add("captain", counted(0, 5))  # + seat
DRAW: Final[i64] = ACTIONS.add("draw", CARD_NAMES)  # + card
DICE_SHOW: Final[i64] = ACTIONS.add("dice", ROLLS)  # + roll
COMBAT_SHOWS: Final[i64] = ACTIONS.add("combat", COMBAT_WORDS)  # + face
FIND: Final[i64] = ACTIONS.add("find", TREASURES)  # + kind
STEAL: Final[i64] = ACTIONS.add("steal", TREASURES)  # + kind
