"""Offers: what needs everybody's consent. One stands until something happens at the table, or somebody declines."""

from __future__ import annotations

from msgspec.structs import replace

from prichal.kernel.wire import Message
from prichal.tables.history import Back, Position, position, way_back
from prichal.tables.messages import Lent, Offer
from prichal.tables.refusals import Refused
from prichal.tables.rooms import House
from prichal.tables.table import Draft, Live

FEWEST_VOTERS = 2  # people who together may replace somebody that hasn't been away for long


async def put(house: House, live: Live, offer: Offer) -> Draft:
    """A new offer, agreed to by whoever makes it; done at once when nobody else is asked. Bots agree to everything."""
    if offer.kind == "undo":
        await way(house, live, offer.to)
    numbered = replace(offer, number=live.header.version + 1)
    return await agreed(house, live, numbered, live.chairs[offer.by].person)


async def agreed(house: House, live: Live, offer: Offer, person: str | None) -> Draft:
    """The offer with one more agreement; done when everybody agreed."""
    asked = {seat for seat in live.people() if seat not in offer.without}
    consent = sorted({*offer.agreed, *[seat for seat in asked if live.chairs[seat].person == person]})
    if not asked <= set(consent):
        draft = Draft(live)
        draft.header.offer = replace(offer, agreed=consent)
        return draft
    match offer.kind:
        case "undo":
            return await gone_back(house, live, offer.by, offer.to, consent)
        case "end":
            draft = Draft(live)
            draft.note("agree", Message("news-agreed"))
            draft.header.status, draft.header.ending = "finished", "agreed"
            return draft
        case "bot":
            return lent(live, offer.to, offer.bot, "absent")
        case "back":
            return returned(live, offer.to)


async def way(house: House, live: Live, to: int) -> tuple[Back, Position]:
    """The way back to a moment at which a person decided, on the path in force."""
    back = await house.database.read(way_back, live.header, to)
    if back is None:
        raise Refused("undo-path", 409, "that moment was taken back itself")
    if not back.changes:
        raise Refused("undo-nothing", 409, "there is nothing to take back")
    found = await house.database.read(position, live.header, len(live.chairs), to)
    if found.state.over or found.state.actor < 0:
        raise Refused("undo-there", 409, "there is no way back to that moment")
    return back, found


async def gone_back(house: House, live: Live, seat: int, to: int, consent: list[int] | None) -> Draft:
    """A draft in which the position after line `to` stands again."""
    back, found = await way(house, live, to)
    if consent is None and back.draws:
        raise Refused("undo-there", 409, "what chance brought is taken back only with everybody's consent")
    draft = Draft(live)
    draft.go_back(seat, to, found, back, consent)
    return draft


def lent(live: Live, seat: int, bot: str, why: Lent) -> Draft:
    """A bot plays the seat from now on."""
    draft = Draft(live)
    draft.chairs[seat].bot, draft.chairs[seat].lent = bot, why
    draft.header.offer = None
    return draft


def returned(live: Live, seat: int) -> Draft:
    """The seat's own player plays it again."""
    draft = Draft(live)
    draft.chairs[seat].bot, draft.chairs[seat].lent = None, ""
    draft.header.offer = None
    return draft
