"""Looking at a table from outside: its record, the scores over the game, hints."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec
from sqlalchemy import Connection

from prichal import fairness
from prichal.kernel.record import Line, Record
from prichal.server.bots.pool import Thinkers
from prichal.server.store import shelf
from prichal.tables import reasons
from prichal.tables.history import TABLE, actor, undone_to
from prichal.tables.messages import Curve, HintInfo, Hints, Person, Reason
from prichal.tables.refusals import Refused, not_your_seat
from prichal.tables.table import Live

ADVISER: Final = "captain"
POINTS: Final = 120  # of a curve, at most


def record(connection: Connection, live: Live) -> Record:
    """The whole log as a record; the seed is in it once the game is over."""
    header = live.header
    extra = {"table": header.id, "commitment": header.commitment}
    if header.luck != fairness.BY_LINE:
        extra["luck"] = str(header.luck)
        extra |= {f"bot-{chair.seat}": chair.bot or "" for chair in live.chairs if chair.kind == "bot"}
    extra |= {f"entropy-{chair.seat}": chair.entropy for chair in live.chairs if chair.entropy}
    if header.status in ("finished", "closed"):
        extra["seed"] = header.seed
    lines = shelf.read_lines(connection, header.id, 0, header.ply)
    return Record(
        header.game,
        header.rules,
        len(live.chairs),
        header.options,
        [chair.name or f"seat {chair.seat + 1}" for chair in live.chairs],
        extra,
        [Line(line.actor, line.action) for line in lines],
        header.result,
        "" if header.ending == "finished" or header.status == "closed" else header.ending,
    )


def curve(connection: Connection, live: Live) -> Curve:
    """The scores after every few lines."""
    lines = shelf.read_lines(connection, live.header.id, 0, live.header.ply)
    step = max(1, len(lines) // POINTS)
    found = Curve([], [])
    state = live.game.new(len(live.chairs), live.header.options)
    kept = {0: state.clone()} if any(undone_to(line) is not None for line in lines) else {}
    for line in lines:
        back = undone_to(line)
        if back is not None:
            state = kept[back].clone()
        elif line.actor != TABLE:
            state.agenda.give_turn(actor(line))
            state.play(live.game.catalogue.find(line.action))
        if kept:
            kept[line.ply] = state.clone()
        if line.ply % step == 0 or line.ply == len(lines):
            found.plies.append(line.ply)
            found.scores.append(live.game.scores(state))
    return found


async def hint(live: Live, person: Person, seat: int, thinkers: Thinkers) -> Hints:
    """What a strong bot would do in a seat; only where nobody else could mind."""
    if seat not in live.seats_of(person.id):
        raise not_your_seat(seat)
    others = [chair.person for chair in live.chairs if chair.person not in (None, person.id) and not chair.gone]
    if others:
        raise Refused("no-hints", 403, "there are no hints where other people play")
    if seat not in live.header.actors:
        raise Refused("not-asked", 409, "this seat isn't asked anything now")
    wire = msgspec.json.encode(live.game.view(live.state, seat))
    labels = {option.action: option.label for option in live.game.prompt(live.state, seat).options}
    thoughts = await thinkers.think(live.game.name, wire, ADVISER, secrets.randbits(60), person.id)
    found = [HintInfo(thought.action, labels[thought.action], thought.value, thought.share) for thought in thoughts]
    return Hints(live.header.ply, found[:5])


def why(live: Live, person: Person, seat: int, piece: str) -> Reason:
    """Why a seat that is asked something can't use a piece; told from nothing but what the seat sees."""
    if seat not in live.seats_of(person.id):
        raise not_your_seat(seat)
    if seat not in live.header.actors:
        raise Refused("not-asked", 409, "this seat isn't asked anything now")
    clause = reasons.clause(live.game, live.game.view(live.state, seat), seat, piece)
    offered = [touched for option in live.game.prompt(live.state, seat).options for touched in option.picks]
    owner, *chosen_from = (
        reasons.owner(live.game, len(live.chairs), live.header.options, one) for one in [piece, *offered]
    )
    # Where others' pieces are to be chosen from, whose it is isn't the reason.
    is_reason = owner != seat and owner not in chosen_from
    return Reason(live.header.ply, clause, owner if is_reason else None)
