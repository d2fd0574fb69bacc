"""Opening tables, and who sits where."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from prichal import fairness
from prichal.bots.levels import NAMES as BOTS
from prichal.kernel.registry import find
from prichal.kernel.table import checked_name
from prichal.server import clocks, store
from prichal.server.house import House
from prichal.server.live import Draft, Live
from prichal.server.messages import HandOver, Join, NewTable, Person
from prichal.server.playing import SUBSTITUTE
from prichal.server.refusals import Refused, not_running, not_your_seat
from prichal.server.rows import Chair, Header, new_id, now

PERSON = "person"
HOT_SEAT = "hot-seat"


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def is_invited(header: Header, invitation: str) -> bool:
    return header.invitation is not None and hmac.compare_digest(header.invitation, hashed(invitation))


class Seating:
    """Changes of who sits at a table. Every method returns once the change is durable."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def open(self, person: Person, wanted: NewTable) -> tuple[Live, str | None]:
        """A new table, and the secret of its invitation link."""
        game = find(wanted.game)
        setup = game.check(len(wanted.chairs), wanted.options)
        table, seed, moment = new_id(), fairness.new_seed(), now()
        chairs: list[Chair] = []
        for seat, kind in enumerate(wanted.chairs):
            if kind == PERSON:
                chairs.append(Chair(table, seat, "person", None, None, "", "", False))
            elif kind == HOT_SEAT:
                chairs.append(Chair(table, seat, "hot-seat", None, None, name_at(wanted.names, seat), "", False))
            else:
                chairs.append(Chair(table, seat, "bot", None, named_bot(kind), f"{kind} {seat + 1}", "", False))
        clock = wanted.clock
        if clock is not None and bool(clock.days) == bool(clock.seconds):
            raise Refused("bad-clock", 400, "a clock has either seconds per player or days per move")
        invitation = secrets.token_urlsafe(18)
        header = Header(
            id=table,
            version=1,
            game=game.name,
            rules=game.rules_version,
            options=setup.options,
            status="open",
            invited=wanted.invited,
            invitation=hashed(invitation),
            spectators=wanted.spectators,
            clock=clock,
            owner=person.id,
            seed=seed,
            commitment=fairness.commitment(seed),
            created=moment,
            changed=moment,
            ply=0,
            actors=[],
            clocks=None,
            offer=None,
            ending="",
            result=None,
            winners=None,
            rematch=None,
            deadline=None,
            due=None,
        )
        return await self._add(header, chairs), invitation

    async def _add(self, header: Header, chairs: list[Chair]) -> Live:
        await self.house.database.transact(store.add_table, header, chairs)

        async def begin(live: Live) -> Draft | None:
            return started(Draft(live)) if all(chair.filled for chair in live.chairs) else None

        return await self.house.change(header.id, begin)

    async def join(self, id: str, person: Person, join: Join) -> Live:
        """Takes a free seat; the owner takes all hot seats at once. The last one to sit down starts the game."""

        async def prepare(live: Live) -> Draft | None:
            header = live.header
            if header.status != "open":
                raise Refused("not-open", 409, "this table has begun already")
            owner = header.owner == person.id
            welcome = owner or not header.invited or is_invited(header, join.invitation)
            if not welcome and not await self._played_before(id, person):
                raise Refused("not-invited", 403, "this table needs its invitation link")
            draft = Draft(live)
            taken = chosen(draft, person, join.seat, owner)
            for place, chair in enumerate(taken):
                chair.person = person.id
                chair.name = chair.name or (person.name if place == 0 else f"{person.name[:37]} {place + 1}")
                chair.entropy = join.entropy or secrets.token_hex(16)
            return started(draft) if all(chair.filled for chair in draft.chairs) else draft

        return await self.house.change(id, prepare)

    async def _played_before(self, id: str, person: Person) -> bool:
        """Whether this is the rematch of a game in which the person played."""
        return await self.house.database.read(store.sat_before, id, person.id)

    async def leave(self, id: str, person: Person) -> Live:
        """Gives up one's seats: free again before the game, a bot's from then on."""

        async def prepare(live: Live) -> Draft | None:
            mine = live.seats_of(person.id)
            if not mine and not (live.header.owner == person.id and live.header.status == "open"):
                raise Refused("not-seated", 403, "you don't sit at this table")
            draft = Draft(live)
            if live.header.status == "open":
                for seat in mine:
                    chair = draft.chairs[seat]
                    chair.person, chair.name, chair.entropy = None, "", ""
                if live.header.owner == person.id:
                    draft.header.status, draft.header.ending = "closed", "left"
            elif live.running:
                for seat in mine:
                    draft.chairs[seat].bot, draft.chairs[seat].gone = SUBSTITUTE, True
            return draft

        return await self.house.change(id, prepare)

    async def hand_over(self, id: str, person: Person, wish: HandOver, present: set[int]) -> Live:
        """A bot plays a seat for a while: one's own, or that of somebody who isn't there. The holder takes it back."""

        async def prepare(live: Live) -> Draft | None:
            if not live.running:
                raise not_running()
            if wish.seat >= len(live.chairs):
                raise not_your_seat(wish.seat)
            mine = live.seats_of(person.id)
            chair = live.chairs[wish.seat]
            absent = bool(mine) and chair.person is not None and wish.seat not in present and wish.bot is not None
            if wish.seat not in mine and not absent:
                raise not_your_seat(wish.seat)
            draft = Draft(live)
            draft.chairs[wish.seat].bot = None if wish.bot is None else named_bot(wish.bot)
            return draft

        return await self.house.change(id, prepare)

    async def invite(self, id: str, person: Person) -> tuple[Live, str]:
        """A new invitation link; older ones no longer work."""
        invitation = secrets.token_urlsafe(18)

        async def prepare(live: Live) -> Draft | None:
            if live.header.owner != person.id:
                raise Refused("not-owner", 403, "only the owner of the table may do that")
            draft = Draft(live)
            draft.header.invitation = hashed(invitation)
            return draft

        return await self.house.change(id, prepare), invitation

    async def rematch(self, id: str, person: Person) -> Live:
        """The same table again, everybody one seat further on; people take their seats by joining."""
        live = await self.house.look(id)
        if person.id not in [chair.person for chair in live.chairs] and live.header.owner != person.id:
            raise Refused("not-seated", 403, "you don't sit at this table")
        if live.header.status not in ("finished", "closed"):
            raise Refused("still-running", 409, "the game isn't over yet")
        if live.header.rematch is not None:
            return await self.house.look(live.header.rematch)
        kinds = [chair.bot if chair.kind == "bot" and chair.bot else chair.kind for chair in live.chairs]
        names = [chair.name if chair.kind == HOT_SEAT else "" for chair in live.chairs]
        header = live.header
        wanted = NewTable(
            header.game,
            [*kinds[1:], *kinds[:1]],
            header.options,
            header.invited,
            header.spectators,
            header.clock,
            [*names[1:], *names[:1]],
        )
        again, _ = await self.open(person, wanted)

        async def prepare(live: Live) -> Draft | None:
            if live.header.rematch is not None:
                return None
            draft = Draft(live)
            draft.header.rematch = again.header.id
            return draft

        live = await self.house.change(id, prepare)
        return await self.house.look(live.header.rematch or again.header.id)


def named_bot(name: str) -> str:
    """A bot that may play here. Searches with a budget of one's own choosing are for one's own machine."""
    if name not in BOTS:
        known = ", ".join(BOTS)
        raise Refused("bot-level", 400, f"no bot {name!r} plays here; bots: {known}", {"bot": name, "names": known})
    return name


def name_at(names: list[str], seat: int) -> str:
    """The name of somebody at the owner's device, or nothing."""
    return checked_name(names[seat]) if seat < len(names) and names[seat].strip() else ""


def chosen(draft: Draft, person: Person, seat: int | None, owner: bool) -> list[Chair]:
    """The chairs that somebody takes by joining."""
    free = [chair for chair in draft.chairs if not chair.filled]
    hot = [chair for chair in free if chair.kind == HOT_SEAT and owner]
    plain = [chair for chair in free if chair.kind == PERSON]
    if seat is not None:
        plain = [chair for chair in plain if chair.seat == seat]
        if not plain and seat not in [chair.seat for chair in hot]:
            raise Refused("seat-taken", 409, f"seat {seat} isn't free", {"seat": seat + 1})
    if any(chair.person == person.id for chair in draft.chairs):
        raise Refused("seated", 409, "you sit at this table already")
    taken = hot if hot and (seat is None or seat in [chair.seat for chair in hot]) else plain[:1]
    if not taken:
        raise Refused("full", 409, "there is no free seat at this table")
    return taken


def started(draft: Draft) -> Draft:
    """The game begins: the first chance is drawn from the committed seed and everybody's entropy."""
    header = draft.header
    header.status = "running"
    if header.clock is not None:
        header.clocks = clocks.wound_up(header.clock, len(draft.chairs), header.changed)
    draft.draw()
    return draft
