"""Every piece that The White Castle can name in `picks` of options or cells of panels; its board draws them."""

from __future__ import annotations

from prichal.games.white_castle.cards import ROOM_NAMES, SPACE_NAMES, TEXTS
from prichal.games.white_castle.components import (
    ARTS,
    BARRIERS,
    COLOURS,
    ENDS,
    GOODS,
    HOUSE_ROOMS,
    INFLUENCE_LIMIT,
    ROWS,
    YARDS,
)
from prichal.games.white_castle.rules.scoring import influence_points
from prichal.games.white_castle.words.descriptions import CLIMB_STARTS
from prichal.games.white_castle.words.words import TEA_PLACES, effect_words
from prichal.locales import Words

SEATS = range(4)
PIECES = [
    *["decline", "pay", "gate", "pond", "seals", "token-overlook", "room-daimyo", "space-well"],
    *[f"bridge-{colour}-{end}" for colour in COLOURS for end in ENDS],
    *[f"garden-{colour}-{kind}" for colour in COLOURS[:3] for kind in ("plant", "stone")],
    *[f"space-{name}" for name in SPACE_NAMES],
    *[f"room-{name}" for name in ROOM_NAMES],
    *[f"block-{name}-{block}" for name in ROOM_NAMES for block in range(1, 4 if "steward" in name else 3)],
    *[f"courtier-{start}" for start in CLIMB_STARTS],
    *[f"slot-{slot}" for slot in range(1, 4)],
    *[f"yard-{iron}" for iron, _ in YARDS],
    *[f"tea-{place}" for place in TEA_PLACES],
    *[f"geisha-{place}" for place in ("entrance", "path-1", "path-2")],
    *[f"art-{art}" for art in ARTS],
    *[f"influence-{position}" for position in range(INFLUENCE_LIMIT + 1)],
    *[f"row-{seat}-{colour}" for seat in SEATS for colour in COLOURS],
    *[f"good-{good}" for good in GOODS if good != "seals"],
    *[f"convert-{what}" for what in ("coin", "food", "iron", "pearl", "whisk")],
    *[f"part-{part}" for part in range(1, 5)],
    *[f"pair-{pair}" for pair in range(1, 6)],
]
# Kinds of pieces that differ in their number or name only.
ALIKE = ["bridge", "garden", "space", "room", "block", "slot", "influence", "row", "part", "pair", "yard"]
ALIKE += ["convert", "courtier", "geisha", "tea", "art", "good"]
# What the board repeats, to be drawn without asking.
TABLES: dict[str, list[list[str | int]]] = {
    "rows": [list(row) for row in ROWS],
    "barriers": [[space, price] for space, price in BARRIERS],
    "influence": [[int(influence_points(position)) for position in range(INFLUENCE_LIMIT + 1)]],
    "house": [list(HOUSE_ROOMS)],
    "effects": [[text, Words("en").say(effect_words(number))] for number, text in enumerate(TEXTS) if text],
}
