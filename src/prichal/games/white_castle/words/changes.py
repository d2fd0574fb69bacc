"""What an option can change: the goods of the clans and their influence."""

from mypy_extensions import i64

from prichal.games.white_castle.components import GOODS
from prichal.games.white_castle.secrets.view import WhiteCastleView
from prichal.games.white_castle.words.words import good
from prichal.kernel.game import Inventory
from prichal.kernel.wire import Message

INFLUENCE = "influence"


def inventory(view: WhiteCastleView) -> Inventory:
    found = Inventory()
    for seat in range(view.seats):
        clan = view.clans[seat]
        held = [clan.coins, clan.seals, clan.points, clan.food, clan.iron, clan.pearl, clan.whisks]
        for kind, count in zip(GOODS, held, strict=True):
            found.goods[(seat, kind)] = count
        found.goods[(seat, INFLUENCE)] = clan.influence
    return found


def goods(kind: str, count: i64) -> Message:
    if kind == INFLUENCE:
        return Message("white_castle-gain-influence", {"count": count})
    return good(GOODS.index(kind), count)
