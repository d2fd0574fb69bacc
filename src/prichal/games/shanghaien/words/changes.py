"""What an option can change: dice at the cards, strength of crews, trick cards."""

from mypy_extensions import i64

from prichal.games.shanghaien.components import FACES, NATIONS, PLACES, TRICK_NAMES
from prichal.games.shanghaien.secrets.view import ShanghaienView
from prichal.games.shanghaien.words.words import nation_name
from prichal.kernel.game import Inventory
from prichal.kernel.wire import Message

TRICK_CARDS = "tricks"


def inventory(view: ShanghaienView) -> Inventory:
    found = Inventory()
    for seat, side in enumerate(view.sides):
        for face in range(1, FACES + 1):
            place = PLACES + 1 - face if view.counted_from == "right" else face
            for copy in range(side.dice[face - 1]):
                die = f"die-{seat}-{face}-{copy + 1}"
                found.places[die] = f"place-{place}"
                found.owners[die] = seat
        for nation in NATIONS:
            found.goods[(seat, nation)] = side.strength[nation]
        found.goods[(seat, TRICK_CARDS)] = sum([side.cards.get(name, 0) for name in TRICK_NAMES])
    return found


def goods(kind: str, count: i64) -> Message:
    if kind == TRICK_CARDS:
        return Message("shanghaien-gain-tricks", {"count": count})
    return Message("shanghaien-gain-strength", {"count": count, "nation": nation_name(NATIONS.index(kind))})
