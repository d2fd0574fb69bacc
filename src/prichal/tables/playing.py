"""What happens at a running table: moves, undo, offers, giving up, running out of time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from prichal.kernel.agenda import CHANCE
from prichal.kernel.log import ending_of, parting, seat_label
from prichal.kernel.table import checked_action
from prichal.tables import clocks, offers
from prichal.tables.draft import Draft
from prichal.tables.kept import now
from prichal.tables.live_table import LiveTable
from prichal.tables.messages import Answer, Concede, End, Move, Offer, Undo
from prichal.tables.refusals import Refused, not_running, not_your_seat
from prichal.tables.rooms import Rooms


class Stale(Exception):
    """The message answers something that isn't asked any more; `ply` is the line that it made already, if it did."""

    def __init__(self, ply: int | None = None) -> None:
        super().__init__()
        self.ply = ply


def check_seat(live: LiveTable, person: str | None, seat: int) -> None:
    """The person holds the seat, and plays it."""
    if not live.running:
        raise not_running()
    if seat not in live.seats_of(person):
        raise not_your_seat(seat)


class Playing:
    """Changes of running tables. Every method returns the table once the change is durable."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.hold: Callable[[LiveTable, int, str], Awaitable[None]] = give_at_once  # until an answer may be given

    async def move(self, id: str, person: str | None, move: Move) -> LiveTable:
        """A person's action."""

        async def prepare(live: LiveTable) -> Draft | None:
            if move.seat not in live.seats_of(person):
                raise not_your_seat(move.seat)
            check_ply(live, move)
            if live.is_played_by_bot(move.seat):
                raise Refused("bot-plays", 409, "a bot plays this seat: take it back first")
            if move.seat in clocks.find_late(live.header.clocks, now()):
                return give_up(live, move.seat, "timeout")
            return make_move(live, move.seat, move.action, watched=True)

        live = await self.rooms.look(id)
        if move.seat in live.seats_of(person) and answers(live, move):
            await self.hold(live, move.seat, move.action)
        return await self.rooms.change(id, prepare)

    async def move_for(self, id: str, seat: int, ply: int, action: str) -> LiveTable:
        """The host's own move, for a bot or for somebody who has no choice; nothing happens when it comes late."""

        async def prepare(live: LiveTable) -> Draft | None:
            if not live.running or seat not in live.header.actors or live.asked[seat] > ply:
                return None
            if not live.is_hosts_move(seat):
                return None  # its person has come back in the meantime
            return make_move(live, seat, action, watched=not live.is_played_by_bot(seat))

        return await self.rooms.change(id, prepare)

    async def undo(self, id: str, person: str | None, undo: Undo) -> LiveTable:
        """Takes decisions back: at once where that is fair, else as an offer."""

        async def prepare(live: LiveTable) -> Draft | None:
            check_seat(live, person, undo.seat)
            check_present(live, undo.ply)
            alone = live.free_undo(undo.seat)
            if undo.to >= live.header.ply:
                raise Refused("undo-nothing", 409, "there is nothing to take back")
            if alone is not None and alone <= undo.to:
                return await offers.go_back(self.rooms, live, undo.seat, undo.to, None)
            return await offers.put(self.rooms, live, Offer("undo", undo.seat, undo.to, []))

        return await self.rooms.change(id, prepare)

    async def end(self, id: str, person: str | None, end: End) -> LiveTable:
        """Offers to stop here."""

        async def prepare(live: LiveTable) -> Draft | None:
            check_seat(live, person, end.seat)
            check_present(live, end.ply)
            return await offers.put(self.rooms, live, Offer("end", end.seat, live.header.ply, []))

        return await self.rooms.change(id, prepare)

    async def answer(self, id: str, person: str | None, answer: Answer) -> LiveTable:
        """Agrees to the offer, or declines it."""

        async def prepare(live: LiveTable) -> Draft | None:
            check_seat(live, person, answer.seat)
            check_present(live, answer.ply)
            offer = live.header.offer
            if offer is None or offer.number != answer.offer:
                raise Refused("no-offer", 409, "this isn't offered any more")
            if answer.agree:
                return await offers.agree(self.rooms, live, offer, person)
            draft = Draft(live)
            draft.header.offer = None
            return draft

        return await self.rooms.change(id, prepare)

    async def concede(self, id: str, person: str | None, concede: Concede) -> LiveTable:
        async def prepare(live: LiveTable) -> Draft | None:
            check_seat(live, person, concede.seat)
            return give_up(live, concede.seat, "concede")

        return await self.rooms.change(id, prepare)

    async def ring(self, id: str) -> LiveTable:
        """Looks at the clocks: whoever has no time left has lost, or a bot plays on."""

        async def prepare(live: LiveTable) -> Draft | None:
            late = clocks.find_late(live.header.clocks, now()) if live.running else []
            return give_up(live, late[0], "timeout") if late else None

        return await self.rooms.change(id, prepare)

    async def draw(self, id: str) -> LiveTable:
        """The first draws of a game that has just begun: everybody's entropy is public by now."""

        async def prepare(live: LiveTable) -> Draft | None:
            if not live.running or live.state.actor != CHANCE:
                return None
            draft = Draft(live)
            draft.draw()
            return draft

        return await self.rooms.change(id, prepare)


async def give_at_once(live: LiveTable, seat: int, action: str) -> None:
    """Where nobody looks after windows."""


def answers(live: LiveTable, move: Move) -> bool:
    """Whether the move's seat is asked something, and its person had seen that when they answered."""
    asked = live.asked.get(move.seat)
    return asked is not None and asked <= move.ply


def check_ply(live: LiveTable, move: Move) -> None:
    """The move answers what its seat is asked now; Stale when it doesn't, or was made already."""
    ply = live.header.ply
    if move.ply > ply:
        raise Refused("future-ply", 409, f"the table is at ply {ply}, not {move.ply}", {"ply": ply})
    if answers(live, move):
        return
    for line in live.recent:
        if line.number > move.ply and line.seat == seat_label(move.seat):
            raise Stale(line.number if line.action == move.action else None)
    if move.ply < ply:
        raise Stale
    if not live.running:
        raise not_running()


def check_present(live: LiveTable, ply: int) -> None:
    """A message about the whole table must have seen all of it."""
    if ply != live.header.ply:
        raise Stale


def make_move(live: LiveTable, seat: int, text: str, watched: bool) -> Draft:
    action = checked_action(live.game, live.state, seat, text)
    draft = Draft(live)
    draft.play(seat, action, watched)
    return draft


def give_up(live: LiveTable, seat: int, how: str) -> Draft:
    """Somebody gives up or is out of time: with one or two seats the game is over, with more a bot plays on."""
    draft = Draft(live)
    draft.note(f"{how} {seat}", parting(how, seat))
    ending = ending_of(how, seat, len(live.chairs))
    if ending:
        header = draft.header
        header.status, header.ending = "finished", ending
        header.winners = [chair.seat for chair in live.chairs if chair.seat != seat]
        return draft
    chair = draft.chairs[seat]
    chair.bot, chair.gone = live.level(), True
    return draft
