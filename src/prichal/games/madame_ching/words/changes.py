"""What an option can change: cells of junks, coins, gems, encounter cards, skills."""

from mypy_extensions import i64

from prichal.games.madame_ching.components import GEMS
from prichal.games.madame_ching.secrets.view import MadameChingView
from prichal.kernel.game import Inventory
from prichal.kernel.wire import Message


def inventory(view: MadameChingView) -> Inventory:
    found = Inventory()
    for junk in view.junks:
        piece = f"junk-{junk.colour}"
        found.places[piece] = f"cell-{max(junk.column, 1)}-{max(junk.row, 1)}"
        found.owners[piece] = junk.seat
    for seat, pirate in enumerate(view.pirates):
        found.goods[(seat, "coins")] = pirate.coins
        found.goods[(seat, "white")] = pirate.white
        found.goods[(seat, "red")] = pirate.red
        found.goods[(seat, "blue")] = pirate.blue
        found.goods[(seat, "encounters")] = pirate.encounter_count
        found.goods[(seat, "skills")] = sum(pirate.ready.values()) + sum(pirate.used.values())
    return found


def goods(kind: str, count: i64) -> Message:
    if kind in GEMS:
        return Message("madame_ching-gems", {"count": count, "colour": kind})
    return Message(f"madame_ching-{kind}", {"count": count})
