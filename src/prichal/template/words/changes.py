"""What an option can change: points."""

from mypy_extensions import i64

from prichal.kernel.game import Inventory
from prichal.kernel.wire import Message
from prichal.template.secrets.view import TemplateView


def inventory(view: TemplateView) -> Inventory:
    found = Inventory()
    for seat, player in enumerate(view.players):
        found.goods[(seat, "points")] = player.points
    return found


def goods(kind: str, count: i64) -> Message:
    return Message(f"template-gain-{kind}", {"count": count})
