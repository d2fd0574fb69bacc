"""Every piece that Madame Ching can name in an option or in a cell of its panels; its board draws them."""

from __future__ import annotations

from prichal.games.madame_ching.actions import PILOT_WORDS
from prichal.games.madame_ching.components import (
    COLOUR_OF,
    COLOURS,
    COLUMNS,
    ENCOUNTER_NAMES,
    FIRST_LINE,
    JUNKS,
    MISSIONS,
    NUMBERS,
    ROWS,
    SECOND_LINE,
    SKILLS,
    SYMBOL_OF,
    SYMBOLS,
    TILE_NAMES,
)

CARDS = range(1, NUMBERS + 1)
PIECES = [
    *["done", "deck"],
    *[f"cell-{column}-{row}" for row in range(1, ROWS + 1) for column in range(row, COLUMNS + 1)],
    *[f"place-{place}" for place in range(1, 5)],
    *[f"junk-{colour}" for colour in JUNKS],
    *[f"seat-{seat}" for seat in range(4)],
    *[f"tile-{name}" for name in TILE_NAMES],
    *[f"{kind}-{name}" for kind in ("skill", "supply") for name in SKILLS],
    *[f"symbol-{name}" for name in SYMBOLS],
    *[f"encounter-{name}" for name in ENCOUNTER_NAMES],
    *[f"{kind}-{number}" for kind in ("hand", "laid", "seen") for number in CARDS],
    *[f"laid-pilot-{name}" for name in PILOT_WORDS],
]
# Kinds of pieces that differ in their number or name only.
ALIKE = ["cell", "place", "junk", "seat", "tile", "skill", "supply", "symbol", "hand", "laid-pilot", "laid", "seen"]
# What the board repeats, to be drawn without asking.
TABLES: dict[str, list[list[str | int]]] = {
    "cards": [
        [COLOURS[COLOUR_OF[number]], SYMBOLS[SYMBOL_OF[number]] if SYMBOL_OF[number] >= 0 else ""] for number in CARDS
    ],
    "missions": [list(tile) for tile in MISSIONS],
    "lines": [[int(FIRST_LINE), int(SECOND_LINE)]],
}
