"""Looking at a table by request: back, through, at its chronicle, record and curve, as whom one may look."""

from __future__ import annotations

from typing import Final

from prichal.kernel.record import write as write_record
from prichal.kernel.state import State
from prichal.kernel.wire import News
from prichal.tables import review, updates
from prichal.tables.conversation import Conversation
from prichal.tables.history import find_position
from prichal.tables.live_table import LiveTable
from prichal.tables.messages import Curve, Explained, Moment, Person, Said, Update
from prichal.tables.refusals import Refused

STRETCH: Final = 1000  # lines of the chronicle in one answer


class Looking:
    """One per host. Whoever may not look as the viewer they name is refused first of all."""

    def __init__(self, conversation: Conversation) -> None:
        self.conversation = conversation
        self.store = conversation.rooms.store

    async def look_back(self, id: str, person: Person | None, viewer: int | None, ply: int, panels: bool) -> Update:
        """The table as it was after a line."""
        live, chosen = await self.conversation.check_viewer(id, person, viewer)
        state = await self.position(live, ply)
        lines = await self.store.read(lambda shelf: shelf.read_lines(id, ply - 1, ply))
        return updates.look_back(live, live.game, state, ply, chosen, lines, panels)

    async def moments(
        self, id: str, person: Person | None, viewer: int | None, since: int, upto: int, panels: bool
    ) -> list[Moment]:
        """The table after each line of a stretch."""
        live, chosen = await self.conversation.check_viewer(id, person, viewer)
        return await self.store.read(lambda shelf: review.make_moments(shelf, live, chosen, since, upto, panels))

    async def chronicle(self, id: str, person: Person | None, viewer: int | None, since: int) -> list[News]:
        """The news after a line."""
        live, chosen = await self.conversation.check_viewer(id, person, viewer)
        upto = min(live.header.ply, since + STRETCH)
        return updates.select_news(chosen, await self.store.read(lambda shelf: shelf.read_lines(id, since, upto)))

    async def chat(self, id: str, person: Person | None) -> list[Said]:
        """The last lines of chat."""
        lines = await self.conversation.rooms.read_chat(id)
        await self.conversation.check_viewer(id, person, None)
        return lines

    async def record(self, id: str, person: Person | None) -> tuple[LiveTable, str]:
        """The table, and the record of its game."""
        live, _ = await self.conversation.check_viewer(id, person, None)
        if live.header.status not in ("finished", "closed"):
            raise not_over("the record is given out when the game is over: it holds everybody's secrets")
        return live, write_record(await self.store.read(lambda shelf: review.make_record(shelf, live)))

    async def curve(self, id: str, person: Person | None) -> Curve:
        """The scores over the game."""
        live, _ = await self.conversation.check_viewer(id, person, None)
        if live.header.status != "finished":
            raise not_over("scores are shown when the game is over: they hold secrets")
        return await self.store.read(lambda shelf: review.make_curve(shelf, live))

    async def explain(
        self, id: str, person: Person | None, viewer: int | None, ply: int | None, piece: str
    ) -> Explained:
        """What a piece is and does, now or as it was after a line."""
        live, chosen = await self.conversation.check_viewer(id, person, viewer)
        at = live.header.ply if ply is None else ply
        view = live.game.view(await self.position(live, at), chosen)
        return review.explain(live.game, view, at, piece)

    async def position(self, live: LiveTable, ply: int) -> State:
        """The position after a line, the last one as it stands."""
        now = live.header.ply
        if ply == now:
            return live.state
        if not 0 <= ply < now:
            raise Refused("future-ply", 404, f"the table is at ply {now}", {"ply": now})
        return (await self.store.read(lambda shelf: find_position(shelf, live.header, len(live.chairs), ply))).state


def not_over(sentence: str) -> Refused:
    return Refused("not-over", 409, sentence)
