"""Opening tables, and who sits where."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from msgspec.structs import replace

from prichal import fairness
from prichal.bots.levels import NAMES as BOTS
from prichal.kernel.log import parting
from prichal.kernel.registry import find
from prichal.kernel.table import checked_name
from prichal.tables import clocks
from prichal.tables.draft import Draft
from prichal.tables.kept import Chair, Header, new_id, now
from prichal.tables.live_table import LiveTable
from prichal.tables.messages import Join, NewTable, Person
from prichal.tables.playing import Playing
from prichal.tables.ports import AddTable
from prichal.tables.refusals import Refused
from prichal.tables.rooms import Rooms

PERSON = "person"
HOT_SEAT = "hot-seat"


def hash_invitation(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def is_invited(header: Header, invitation: str) -> bool:
    return header.invitation is not None and hmac.compare_digest(header.invitation, hash_invitation(invitation))


class Seating:
    """Changes of who sits at a table. Every method returns once the change is durable."""

    def __init__(self, rooms: Rooms, playing: Playing, add_table: AddTable) -> None:
        self.rooms = rooms
        self.playing = playing
        self.add_table = add_table

    async def open(
        self, person: Person, wanted: NewTable, origin: str, kept: dict[int, str] | None = None
    ) -> tuple[LiveTable, str | None]:
        """A new table, and the secret of its invitation link. `kept`: the names of those whose seats wait for them."""
        game = find(wanted.game)
        setup = game.check(len(wanted.chairs), wanted.options)
        table, seed, moment = new_id(), fairness.new_seed(), now()
        commitment = fairness.commitment(seed)
        chairs: list[Chair] = []
        for seat, kind in enumerate(wanted.chairs):
            if kind == PERSON:
                chairs.append(Chair(table, seat, "person", None, None, (kept or {}).get(seat, ""), "", False))
            elif kind == HOT_SEAT:
                chairs.append(Chair(table, seat, "hot-seat", None, None, check_name_at(wanted.names, seat), "", False))
            else:
                entropy = fairness.bot_entropy(commitment, seat)
                bot, name = check_bot_name(kind), bot_name(kind, seat)
                chairs.append(Chair(table, seat, "bot", None, bot, name, entropy, False))
        clock = wanted.clock
        if clock is not None and bool(clock.days) == bool(clock.seconds):
            raise Refused("bad-clock", 400, "a clock has either seconds per player or days per move")
        invitation = secrets.token_urlsafe(18)
        header = Header(
            id=table,
            version=1,
            game=game.name,
            rules=game.edition,
            options=setup.options,
            status="open",
            invited=wanted.invited,
            invitation=hash_invitation(invitation),
            spectators=wanted.spectators,
            clock=clock,
            owner=person.id,
            seed=seed,
            commitment=commitment,
            luck=fairness.BY_DRAW,
            draws=0,
            undone=0,
            mark="",
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
            removed=[],
            deadline=None,
            due=None,
            origin=origin,
            pace=wanted.pace,
            asks_all=wanted.asks_all,
        )
        return await self._add(header, chairs), invitation

    async def _add(self, header: Header, chairs: list[Chair]) -> LiveTable:
        await self.add_table(header, chairs)

        async def begin(live: LiveTable) -> Draft | None:
            return start(Draft(live)) if all(chair.filled for chair in live.chairs) else None

        await self.rooms.change(header.id, begin)
        return await self.playing.draw(header.id)

    async def join(self, id: str, person: Person, join: Join) -> LiveTable:
        """Takes a free seat; the owner takes all hot seats at once. The last one to sit down starts the game."""

        async def prepare(live: LiveTable) -> Draft | None:
            header = live.header
            if header.status != "open":
                raise Refused("not-open", 409, "this table has begun already")
            owner = header.owner == person.id
            before = await self._seats_before(live)
            if not (owner or not header.invited or is_invited(header, join.invitation) or person.id in before.values()):
                raise Refused("not-invited", 403, "this table needs its invitation link")
            if person.id in header.removed:
                raise Refused("removed", 403, "the owner doesn't want you at this table")
            draft = Draft(live)
            taken = choose_chairs(draft, person, join.seat, owner, before)
            for place, chair in enumerate(taken):
                chair.person = person.id
                given = chair.name if chair.kind == HOT_SEAT else ""
                chair.name = given or (person.name if place == 0 else f"{person.name[:37]} {place + 1}")
                chair.entropy = join.entropy or secrets.token_hex(16)
            return start(draft) if all(chair.filled for chair in draft.chairs) else draft

        await self.rooms.change(id, prepare)
        return await self.playing.draw(id)

    async def _seats_before(self, live: LiveTable) -> dict[int, str]:
        """At a rematch: for whom each seat is kept, that is who had it before, one seat further on."""
        before = await self.rooms.store.read(lambda shelf: shelf.seats_before(live.header.id))
        return {(seat - 1) % len(live.chairs): person for seat, person in before.items()}

    async def fill(self, id: str, person: Person, bot: str) -> LiveTable:
        """The owner of an open table gives all chairs that are still free to bots; the game begins."""
        check_bot_name(bot)

        async def prepare(live: LiveTable) -> Draft | None:
            check_owner(live, person)
            if live.header.status != "open":
                raise Refused("not-open", 409, "this table has begun already")
            if not live.seats_of(person.id):
                raise Refused("not-seated", 403, "you don't sit at this table")
            draft = Draft(live)
            for chair in draft.chairs:
                if not chair.filled:  # whoever owns the table and sits at it has all hot seats
                    chair.kind, chair.bot, chair.name = "bot", bot, bot_name(bot, chair.seat)
                    chair.entropy = fairness.bot_entropy(live.header.commitment, chair.seat)
            return start(draft)

        await self.rooms.change(id, prepare)
        return await self.playing.draw(id)

    async def leave(self, id: str, person: Person) -> LiveTable:
        """Gives up one's seats: free again before the game, a bot's from then on."""

        async def prepare(live: LiveTable) -> Draft | None:
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
                    draft.note(f"leave {seat}", parting("leave", seat))
                    draft.chairs[seat].bot, draft.chairs[seat].gone = live.level(), True
            return draft

        return await self.rooms.change(id, prepare)

    async def remove(self, id: str, person: Person, seat: int) -> LiveTable:
        """The owner of an open table frees the seat of somebody, who can't take one there again."""

        async def prepare(live: LiveTable) -> Draft | None:
            check_owner(live, person)
            if live.header.status != "open":
                raise Refused("not-open", 409, "this table has begun already")
            holder = live.chairs[seat].person if seat < len(live.chairs) else None
            if holder is None or holder == person.id:
                raise Refused("nobody-there", 409, f"nobody else sits on seat {seat}", {"seat": seat + 1})
            draft = Draft(live)
            for chair in draft.chairs:
                if chair.person == holder:
                    chair.person, chair.name, chair.entropy = None, "", ""
            draft.header.removed = [*draft.header.removed, holder]
            return draft

        return await self.rooms.change(id, prepare)

    async def close(self, id: str, person: Person) -> LiveTable:
        """The owner puts an end to a table at which nobody else plays."""

        async def prepare(live: LiveTable) -> Draft | None:
            check_owner(live, person)
            if live.header.status not in ("open", "running"):
                raise Refused("not-running", 409, "no game is going on at this table")
            if live.running and live.has_others(person.id):
                raise Refused("others-play", 409, "other people play here: offer them to end the game")
            draft = Draft(live)
            draft.header.status, draft.header.ending = "closed", "stopped"
            return draft

        return await self.rooms.change(id, prepare)

    async def invite(self, id: str, person: Person) -> tuple[LiveTable, str]:
        """A new invitation link; older ones no longer work."""
        invitation = secrets.token_urlsafe(18)

        async def prepare(live: LiveTable) -> Draft | None:
            check_owner(live, person)
            draft = Draft(live)
            draft.header.invitation = hash_invitation(invitation)
            return draft

        return await self.rooms.change(id, prepare), invitation

    async def rematch(self, id: str, person: Person, origin: str) -> LiveTable:
        """The same table again, everybody one seat further on; people take their seats by joining."""
        live = await self.rooms.look(id)
        if person.id not in [chair.person for chair in live.chairs] and live.header.owner != person.id:
            raise Refused("not-seated", 403, "you don't sit at this table")
        if live.header.status not in ("finished", "closed"):
            raise Refused("still-running", 409, "the game isn't over yet")
        if live.header.rematch is not None:
            return await self.rooms.look(live.header.rematch)
        kinds = [chair.bot if chair.kind == "bot" and chair.bot else chair.kind for chair in live.chairs]
        names = [chair.name for chair in live.chairs]  # those at the device keep theirs
        header = live.header
        wanted = NewTable(
            header.game,
            [*kinds[1:], *kinds[:1]],
            header.options,
            header.invited,
            header.spectators,
            header.clock,
            [*names[1:], *names[:1]],
            header.pace,
            header.asks_all,
        )
        host = replace(person, id=header.owner) if HOT_SEAT in kinds else person  # whose device it is
        stay = {chair.seat: chair.name for chair in live.chairs if chair.kind == PERSON and not chair.gone}
        kept = {(seat - 1) % len(kinds): name for seat, name in stay.items()}
        again, _ = await self.open(host, wanted, origin, kept)

        async def prepare(live: LiveTable) -> Draft | None:
            if live.header.rematch is not None:
                return None
            draft = Draft(live)
            draft.header.rematch = again.header.id
            return draft

        live = await self.rooms.change(id, prepare)
        assert live.header.rematch is not None
        return await self.rooms.look(live.header.rematch)


def check_bot_name(name: str) -> str:
    """A bot that may play here. Searches with a budget of one's own choosing are for one's own machine."""
    if name not in BOTS:
        known = ", ".join(BOTS)
        raise Refused("bot-level", 400, f"no bot {name!r} plays here; bots: {known}", {"bot": name, "names": known})
    return name


def bot_name(bot: str, seat: int) -> str:
    return f"{bot} {seat + 1}"


def check_owner(live: LiveTable, person: Person) -> None:
    if live.header.owner != person.id:
        raise Refused("not-owner", 403, "only the owner of the table may do that")


def check_name_at(names: list[str], seat: int) -> str:
    """The name of somebody at the owner's device, or nothing."""
    return checked_name(names[seat]) if seat < len(names) and names[seat].strip() else ""


def choose_chairs(draft: Draft, person: Person, seat: int | None, owner: bool, before: dict[int, str]) -> list[Chair]:
    """The chairs that somebody takes by joining: one; the owner takes those at their device too, nobody else can.
    At a rematch everybody's own chair waits for them (its name says for whom) until they stand up from it."""
    free = [chair for chair in draft.chairs if not chair.filled]
    hot = [chair for chair in free if chair.kind == HOT_SEAT and owner]
    kept = [chair for chair in free if chair.kind == PERSON and chair.name and chair.seat in before]
    own = [chair for chair in kept if before[chair.seat] == person.id]
    plain = [*own, *[chair for chair in free if chair.kind == PERSON and chair not in kept]]
    wished = [chair for chair in (*plain, *hot) if chair.seat == seat]
    if seat is not None and not wished:
        for chair in kept:
            if chair.seat == seat:
                raise Refused("seat-kept", 409, f"seat {seat} is kept for {chair.name}", {"name": chair.name})
        raise Refused("seat-taken", 409, f"seat {seat} isn't free", {"seat": seat + 1})
    if any(chair.person == person.id for chair in draft.chairs):
        raise Refused("seated", 409, "you sit at this table already")
    taken = [*wished, *[chair for chair in hot if chair.seat != seat]] or plain[:1]
    if not taken:
        raise Refused("full", 409, "there is no free seat at this table")
    return taken


def start(draft: Draft) -> Draft:
    """The game begins. The first draw is a change of its own: everybody's entropy is public before it."""
    header = draft.header
    header.status = "running"
    if header.clock is not None:
        header.clocks = clocks.wind_up(header.clock, len(draft.chairs), header.changed)
    return draft
