"""Offers: what needs everybody's consent. One stands until something happens at the table, or somebody declines."""

from __future__ import annotations

from msgspec.structs import replace

from prichal.kernel.log import Fold
from prichal.kernel.wire import Message
from prichal.tables.draft import Draft
from prichal.tables.history import Back, find_position, find_way_back
from prichal.tables.kept import LogLine
from prichal.tables.live_table import LiveTable
from prichal.tables.messages import Lent, Offer
from prichal.tables.refusals import Refused
from prichal.tables.rooms import Rooms

FEWEST_VOTERS = 2  # people who together may replace somebody that hasn't been away for long


async def put(rooms: Rooms, live: LiveTable, offer: Offer) -> Draft:
    """A new offer, agreed to by whoever makes it; done at once when nobody else is asked. Bots agree to everything."""
    if offer.kind == "undo":
        await find_way(rooms, live, offer.to)
    numbered = replace(offer, number=live.header.version + 1)
    return await agree(rooms, live, numbered, live.chairs[offer.by].person)


async def agree(rooms: Rooms, live: LiveTable, offer: Offer, person: str | None) -> Draft:
    """The offer with one more agreement; done when everybody agreed."""
    asked = {seat for seat in live.people() if seat not in offer.without}
    consent = sorted({*offer.agreed, *[seat for seat in asked if live.chairs[seat].person == person]})
    if not asked <= set(consent):
        draft = Draft(live)
        draft.header.offer = replace(offer, agreed=consent)
        return draft
    match offer.kind:
        case "undo":
            return await go_back(rooms, live, offer.by, offer.to, consent)
        case "end":
            draft = Draft(live)
            draft.note("agree", Message("news-agreed"))
            draft.header.status, draft.header.ending = "finished", "agreed"
            return draft
        case "bot":
            return lend(live, offer.to, offer.bot, "absent")
        case "back":
            return give_back(live, offer.to)


async def find_way(rooms: Rooms, live: LiveTable, to: int) -> tuple[Back, Fold[LogLine]]:
    """The way back to a moment at which a person decided, on the path in force."""
    back = await rooms.store.read(lambda shelf: find_way_back(shelf, live.header, to))
    if back is None:
        raise Refused("undo-path", 409, "that moment was taken back itself")
    if not back.changes:
        raise Refused("undo-nothing", 409, "there is nothing to take back")
    found = await rooms.store.read(lambda shelf: find_position(shelf, live.header, len(live.chairs), to))
    if found.state.over or found.state.actor < 0:
        raise Refused("undo-there", 409, "there is no way back to that moment")
    return back, found


async def go_back(rooms: Rooms, live: LiveTable, seat: int, to: int, consent: list[int] | None) -> Draft:
    """A draft in which the position after line `to` stands again."""
    back, found = await find_way(rooms, live, to)
    if consent is None and back.draws:
        raise Refused("undo-there", 409, "what chance brought is taken back only with everybody's consent")
    draft = Draft(live)
    draft.go_back(seat, to, found, back, consent)
    return draft


def lend(live: LiveTable, seat: int, bot: str, why: Lent) -> Draft:
    """A bot plays the seat from now on."""
    draft = Draft(live)
    draft.chairs[seat].bot, draft.chairs[seat].lent = bot, why
    draft.header.offer = None
    return draft


def give_back(live: LiveTable, seat: int) -> Draft:
    """The seat's own player plays it again."""
    draft = Draft(live)
    draft.chairs[seat].bot, draft.chairs[seat].lent = None, ""
    draft.header.offer = None
    return draft
