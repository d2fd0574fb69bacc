"""Seats that a bot plays for their person: given away by themselves, or by the others while somebody is absent.

At a table with other people nobody gets help from a bot for a while: a seat that its own player gives away stays the
bot's, unless everybody agrees. Somebody else's seat is given away only after a real absence (or when all the others,
two at least, vote for it), never at a table with a clock, never to a bot below the table's level; it comes back by
itself.
"""

from __future__ import annotations

from prichal.bots.levels import rank
from prichal.tables import offers
from prichal.tables.draft import Draft
from prichal.tables.live_table import LiveTable
from prichal.tables.messages import HandOver, Offer, Person
from prichal.tables.refusals import Refused, not_running, not_your_seat
from prichal.tables.rooms import Rooms
from prichal.tables.seating import check_bot_name


class Substitutes:
    """Gives seats to bots and back. Every method returns once the change is durable."""

    def __init__(self, rooms: Rooms, absence: float) -> None:
        self.rooms = rooms
        self.absence = absence  # seconds after which somebody counts as absent

    async def hand_over(self, id: str, person: Person, wish: HandOver) -> LiveTable:
        """A bot for a seat, or the seat back; an offer where the others have to agree."""
        away = await self.rooms.absence(id, wish.seat)

        async def prepare(live: LiveTable) -> Draft | None:
            if not live.running:
                raise not_running()
            if wish.seat >= len(live.chairs):
                raise not_your_seat(wish.seat)
            if wish.seat not in live.seats_of(person.id):
                return await self.lend_for(live, person, wish, away)
            if wish.bot is None:
                return await self.take_back(live, person, wish.seat)
            return self.lend_own(live, person, wish.seat, check_bot_name(wish.bot))

        return await self.rooms.change(id, prepare)

    def lend_own(self, live: LiveTable, person: Person, seat: int, bot: str) -> Draft | None:
        chair = live.chairs[seat]
        if live.has_others(person.id):
            check_level(live, bot)
            if chair.bot is not None:
                return None
        return offers.lend(live, seat, bot, "own")

    async def take_back(self, live: LiveTable, person: Person, seat: int) -> Draft | None:
        chair = live.chairs[seat]
        if chair.bot is None:
            return None
        if chair.lent == "own" and live.has_others(person.id):
            return await offers.put(self.rooms, live, Offer("back", seat, seat, []))
        return offers.give_back(live, seat)

    async def lend_for(self, live: LiveTable, person: Person, wish: HandOver, away: float) -> Draft | None:
        """Somebody else's seat, while they are away."""
        mine = live.seats_of(person.id)
        chair = live.chairs[wish.seat]
        if not mine or chair.person is None or chair.gone or wish.bot is None:
            raise not_your_seat(wish.seat)
        if chair.bot is not None:
            return None
        check_level(live, check_bot_name(wish.bot))
        if live.header.clock is not None:
            raise Refused("clock-decides", 409, "at this table the clock decides about those who are away")
        if away >= self.absence:
            return offers.lend(live, wish.seat, wish.bot, "absent")
        theirs = [seat for seat in live.people() if live.chairs[seat].person == chair.person]
        voters = {live.chairs[seat].person for seat in live.people() if seat not in theirs}
        if away > 0 and len(voters) >= offers.FEWEST_VOTERS:
            vote = Offer("bot", mine[0], wish.seat, [], bot=wish.bot, without=theirs)
            return await offers.put(self.rooms, live, vote)
        missing = int(self.absence - away) + 1
        sentence = f"they haven't been away long enough, wait {missing} s more"
        raise Refused("not-absent", 409, sentence, {"seconds": missing})

    async def welcome_back(self, id: str, person: Person | None) -> None:
        """Whoever was absent plays again."""
        live = await self.rooms.look(id)
        mine = live.seats_of(None if person is None else person.id)
        if not any(live.chairs[seat].lent == "absent" for seat in mine):
            return

        async def prepare(live: LiveTable) -> Draft | None:
            if not live.running:
                return None
            draft = Draft(live)
            for seat in mine:
                if draft.chairs[seat].lent == "absent":
                    draft.chairs[seat].bot, draft.chairs[seat].lent = None, ""
            return draft

        await self.rooms.change(id, prepare)


def check_level(live: LiveTable, bot: str) -> None:
    """Nobody is replaced by a bot that plays worse than those of the table."""
    if rank(bot) < rank(live.level()):
        raise Refused("weak-bot", 409, f"here a {live.level()} plays at least", {"level": live.level()})
