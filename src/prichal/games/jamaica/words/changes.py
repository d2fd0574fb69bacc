"""What an option can change: places of ships, tokens in holds, treasures."""

from mypy_extensions import i64

from prichal.games.jamaica.actions import CHOOSE
from prichal.games.jamaica.components import CARD_COUNT, EVENING, FORWARD, MORNING, RESOURCES
from prichal.games.jamaica.secrets.view import JamaicaView
from prichal.games.jamaica.state import JamaicaState, Ship
from prichal.games.jamaica.words.course import ends, loaded, settled
from prichal.games.jamaica.words.words import amount
from prichal.kernel.game import Inventory
from prichal.kernel.wire import Change, Message

TREASURES = "treasures"


def inventory(view: JamaicaView) -> Inventory:
    found = Inventory()
    for number, ship in enumerate(view.ships):
        found.places[f"ship-{number}"] = f"space-{ship.space}"
        if number < view.seats:
            found.owners[f"ship-{number}"] = number
            for resource in RESOURCES:
                held = [hold.tokens for hold in ship.holds if hold.resource == resource]
                found.goods[(number, resource)] = sum(held)
            found.goods[(number, TREASURES)] = ship.face_down + len(ship.bonuses)
    return found


def goods(kind: str, count: i64) -> Message:
    if kind == TREASURES:
        return Message("jamaica-gain-treasures", {"count": count})
    return amount(RESOURCES.index(kind), count)


def promises(state: JamaicaState, seat: i64, action: i64) -> list[Change]:
    """A card: where the ship may end by what it has now, and its goods where all ways come to the same."""
    card = action - CHOOSE
    if not 0 <= card < CARD_COUNT:
        return []
    start = state.ships[seat]
    ships = acted(state, seat, [start], MORNING[card], state.morning)
    ships = acted(state, seat, ships, EVENING[card], state.evening)
    spaces = sorted({ship.space for ship in ships})
    found = [Change(seat, f"ship-{seat}", f"space-{space}") for space in spaces if space != start.space]
    for resource in range(len(RESOURCES)):
        stocks = {ship.stock(resource) for ship in ships}
        change: int = min(stocks) - start.stock(resource)
        if len(stocks) == 1 and change != 0:
            found.append(Change(seat, "", "", amount(resource, abs(change)), change))
    return found


def acted(state: JamaicaState, seat: i64, ships: list[Ship], symbol: i64, die: i64) -> list[Ship]:
    """One corner of a card, done by the ship in every state that it may be in."""
    found: list[Ship] = []
    for ship in ships:
        if ship.laps == 1:  # JA-E1
            found.append(ship)
        elif symbol < FORWARD:
            richer = loaded(state, ship, symbol, die)
            found.append(ship if richer is None else richer)
        else:
            for end in ends(state, seat, ship, die, symbol == FORWARD):
                found.extend(settled(state, seat, end))
    return found
