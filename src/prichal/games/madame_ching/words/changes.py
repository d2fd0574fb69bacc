"""What an option can change: cells of junks, coins, gems, encounter cards, skills."""

from mypy_extensions import i64

from prichal.games.madame_ching.actions import CHOOSE
from prichal.games.madame_ching.components import GEMS, JUNKS, NUMBERS
from prichal.games.madame_ching.secrets.view import MadameChingView
from prichal.games.madame_ching.state import MadameChingState
from prichal.games.madame_ching.words import consequences
from prichal.kernel.game import Inventory
from prichal.kernel.wire import Change, Message


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


def promises(state: MadameChingState, seat: i64, action: i64) -> list[Change]:
    """MC-R2, MC-2P2: where a card chosen now would take the junk, or either of two, as things stand."""
    found: list[Change] = []
    if not CHOOSE <= action < CHOOSE + NUMBERS:
        return found
    number: i64 = action - CHOOSE + 1
    each: i64 = state.junks_each()
    for junk in range(seat * each, (seat + 1) * each):
        expedition = state.junks[junk]
        place = consequences.goal(expedition, number)
        if place != f"cell-{max(expedition.column, 1)}-{max(expedition.row, 1)}":
            found.append(Change(seat, f"junk-{JUNKS[junk]}", place))
        sails = expedition.column > 0 and not consequences.ends(expedition, number)
        if sails and each == 1:
            line = consequences.line_crossed(expedition, consequences.climbs(expedition, number))
            cards: i64 = consequences.encounters_met(line)
            if cards > 0:
                found.append(Change(seat, "", "", goods("encounters", cards), cards))
    return found


def goods(kind: str, count: i64) -> Message:
    if kind in GEMS:
        return Message("madame_ching-gems", {"count": count, "colour": kind})
    return Message(f"madame_ching-{kind}", {"count": count})
