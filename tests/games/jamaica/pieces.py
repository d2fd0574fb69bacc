"""Every piece that Jamaica can name in the `picks` of an option or in a cell of its panels; its board draws them."""

from __future__ import annotations

from prichal.games.jamaica.components import (
    CARD_NAMES,
    FIRST_CURSED,
    FORKS,
    HOLDS,
    LONGEST_SPEND,
    RED_LINE,
    SPACES,
    TRACK,
    TREASURES,
)

SHIPS = range(6)  # the Ghost Ship is the third of three
PIECES = [
    *["combat-die", "saber", "spare", "leave", "ghost-forward", "ghost-backward"],
    *[f"die-{face}" for face in range(1, 7)],
    *[f"space-{space}" for space in range(SPACES)],
    *[f"ship-{ship}" for ship in SHIPS],
    *[f"powder-{tokens}" for tokens in range(LONGEST_SPEND + 1)],
    *[f"tokens-{tokens}" for tokens in range(7)],
    *[f"hidden-{ship}" for ship in SHIPS],
    *[f"card-{name}" for name in CARD_NAMES],
    *[f"hold-{ship}-{hold}" for ship in SHIPS for hold in range(1, HOLDS + 1)],
    *[f"treasure-{ship}-{name}" for ship in SHIPS for name in TREASURES[FIRST_CURSED:]],
]
# Kinds of pieces that differ in their number or name only.
ALIKE = ["space", "hold", "ship", "hidden", "powder", "tokens", "card", "die", "treasure"]
# What the board repeats, to be drawn without asking.
TABLES: dict[str, list[list[str | int]]] = {
    "track": [list(space) for space in TRACK],
    "forks": [list(fork) for fork in FORKS],
    "red-line": [[int(RED_LINE)]],
}
