"""What an option would lose (WC-B1): it is played on a copy of the table, and the copy's chronicle tells."""

from typing import Final

from mypy_extensions import i64

from prichal.games.white_castle.actions import PLACE_DIE, TAKE_DIE
from prichal.games.white_castle.components import GOODS
from prichal.games.white_castle.rules.influence import lantern
from prichal.games.white_castle.state import WhiteCastleState
from prichal.games.white_castle.words.news import LOSES
from prichal.games.white_castle.words.words import good, resources_of_choice
from prichal.kernel.agenda import CHANCE
from prichal.kernel.news import Listener
from prichal.kernel.wire import Message, seat_name

OF_CHOICE: Final = "of-choice"  # resources that have no kind yet


def losses(state: WhiteCastleState, seat: i64, action: i64) -> list[Message]:
    """The goods that the seat would lose before anybody decides again.

    What chance does in between makes no difference: nothing that it brings out is gained before a decision.
    A die from the left end counts with the lantern reward that follows wherever it is placed (WC-B13).
    """
    copy = state.clone()
    listener = Listener()
    copy.listener = listener
    copy.play(action)
    while copy.agenda.actor == CHANCE:
        copy.play(copy.legal_actions()[0])
    if TAKE_DIE <= action < PLACE_DIE and (action - TAKE_DIE) & 1 == 0:
        lantern(copy, seat)
    told = [event.public for event in listener.take() if event.public is not None]
    return added_up([message for message in told if message.id == LOSES and message.args["seat"] == seat_name(seat)])


def added_up(told: list[Message]) -> list[Message]:
    """The goods of some news of losses, each kind once."""
    counts: dict[str, int] = {}
    for message in told:
        items = message.args["goods"]
        assert isinstance(items, list)
        for item in items:
            count = item.args["count"]
            assert isinstance(count, int)
            kind = str(item.args.get("good", OF_CHOICE))
            counts[kind] = counts.get(kind, 0) + count
    found = [good(place, counts[kind]) for place, kind in enumerate(GOODS) if kind in counts]
    if OF_CHOICE in counts:
        found.append(resources_of_choice(counts[OF_CHOICE]))
    return found
