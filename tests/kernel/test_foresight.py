"""What an option brings is the difference of two inventories: pieces that stand elsewhere, goods more or fewer."""

from __future__ import annotations

from prichal import games
from prichal.kernel.foresight import compare
from prichal.kernel.game import Inventory
from prichal.kernel.wire import Change, Message

GAME = games.find("jamaica")


def goods(resource: str, tokens: int) -> Message:
    return Message("jamaica-goods", {"resource": resource, "tokens": tokens})


def test_only_what_differs_is_told_and_ones_own_goods_first() -> None:
    before, after = Inventory(), Inventory()
    before.places = {"ship-0": "space-3", "ship-1": "space-5"}
    after.places = {"ship-0": "space-3", "ship-1": "space-7"}
    after.owners = {"ship-0": 0, "ship-1": 1}
    before.goods = {(0, "gold"): 5, (0, "food"): 2, (1, "gold"): 1, (1, "powder"): 4}
    after.goods = {(0, "gold"): 2, (0, "food"): 2, (1, "gold"): 4, (1, "powder"): 4}
    moved = Change(1, "ship-1", "space-7")
    gained, lost = Change(1, "", "", goods("gold", 3), 3), Change(0, "", "", goods("gold", 3), -3)
    assert compare(GAME, before, after, 1) == [moved, gained, lost]
    assert compare(GAME, before, after, 0) == [moved, lost, gained]
    assert compare(GAME, before, before, 0) == []
