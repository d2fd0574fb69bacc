"""Every piece that an engine can name in the `picks` of an option or in a cell of its panels."""

from __future__ import annotations

from prichal.games.jamaica import components as regatta
from prichal.games.shanghaien import components as tavern

SHIPS = range(6)  # the Ghost Ship is the third of three


def numbered(word: str, first: int, last: int) -> list[str]:
    return [f"{word}-{number}" for number in range(first, last + 1)]


def shanghaien() -> list[str]:
    pieces = ["shanghai", "up", "down", "end-left", "end-right"]
    pieces += numbered("rolled", 1, tavern.FACES) + numbered("place", 1, tavern.PLACES) + numbered("supply", 0, 1)
    pieces += [f"trick-{name}" for name in tavern.TRICK_NAMES] + [f"action-{trick}" for trick in tavern.TRICKS]
    return pieces + [f"crew-{seat}-{nation}" for seat in (0, 1) for nation in tavern.NATIONS]


def jamaica() -> list[str]:
    pieces = ["combat-die", "saber", "spare", "leave", "ghost-forward", "ghost-backward"]
    pieces += numbered("die", 1, 6) + numbered("space", 0, regatta.SPACES - 1) + numbered("ship", 0, 5)
    pieces += numbered("powder", 0, regatta.LONGEST_SPEND) + numbered("tokens", 0, 6) + numbered("hidden", 0, 5)
    pieces += [f"card-{name}" for name in regatta.CARD_NAMES]
    pieces += [f"hold-{ship}-{hold}" for ship in SHIPS for hold in range(1, regatta.HOLDS + 1)]
    return pieces + [f"treasure-{ship}-{name}" for ship in SHIPS for name in regatta.TREASURES[regatta.FIRST_CURSED :]]


VOCABULARY = {"shanghaien": shanghaien(), "jamaica": jamaica()}

# What the boards repeat, to be drawn without asking.
TABLES: dict[str, dict[str, list[list[str | int]]]] = {
    "shanghaien": {"nations": [list(tavern.NATIONS)], "tricks": [list(tavern.TRICKS)]},
    "jamaica": {
        "track": [list(space) for space in regatta.TRACK],
        "forks": [list(fork) for fork in regatta.FORKS],
        "red-line": [[int(regatta.RED_LINE)]],
    },
}
