"""Every piece that Shanghaien can name in the `picks` of an option or in a cell of its panels; its board draws them."""

from __future__ import annotations

from prichal.games.shanghaien.components import FACES, NATIONS, PLACES, TRICK_NAMES, TRICKS

PIECES = [
    *["shanghai", "up", "down", "end-left", "end-right"],
    *[f"rolled-{face}" for face in range(1, FACES + 1)],
    *[f"place-{place}" for place in range(1, PLACES + 1)],
    *[f"supply-{seat}" for seat in (0, 1)],
    *[f"trick-{name}" for name in TRICK_NAMES],
    *[f"action-{trick}" for trick in TRICKS],
    *[f"crew-{seat}-{nation}" for seat in (0, 1) for nation in NATIONS],
]
ALIKE = ["rolled", "place", "crew"]  # kinds of pieces that differ in their number or name only
# What the board repeats, to be drawn without asking.
TABLES: dict[str, list[list[str | int]]] = {"nations": [list(NATIONS)], "tricks": [list(TRICKS)]}
