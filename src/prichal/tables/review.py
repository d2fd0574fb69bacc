"""Looking at a table from outside: its record, the scores over the game, hints, what a piece is."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec

from prichal import fairness
from prichal.bots.levels import ADVISER
from prichal.kernel.game import RULES_VERSIONS, Game
from prichal.kernel.log import Walk
from prichal.kernel.record import Record
from prichal.kernel.table import box_of
from prichal.kernel.wire import View
from prichal.tables import reasons, updates
from prichal.tables.history import walk_positions
from prichal.tables.live_table import LiveTable
from prichal.tables.messages import Advice, Curve, Explained, HintInfo, Moment, Person, Reason
from prichal.tables.ports import SEED_BITS, Shelf, Thinkers
from prichal.tables.refusals import Refused, not_your_seat

POINTS: Final = 120  # of a curve, at most
MOMENTS: Final = 40  # in one answer, at most


def make_record(shelf: Shelf, live: LiveTable) -> Record:
    """The whole log as a record; the seed is in it once the game is over."""
    header = live.header
    extra = box_of(header.rules) | {"table": header.id}
    if header.commitment:
        extra["commitment"] = header.commitment
    if header.luck != fairness.BY_LINE:
        extra["luck"] = str(header.luck)
        extra |= {f"bot-{chair.seat}": chair.bot or "" for chair in live.chairs if chair.kind == "bot"}
    extra |= {f"entropy-{chair.seat}": chair.entropy for chair in live.chairs if chair.entropy}
    if header.seed and header.status in ("finished", "closed"):
        extra["seed"] = header.seed
    lines = shelf.read_lines(header.id, 0, header.ply)
    return Record(
        header.game,
        header.rules % RULES_VERSIONS,
        len(live.chairs),
        header.options,
        [chair.name or f"seat {chair.seat + 1}" for chair in live.chairs],
        extra,
        [*lines],
        header.result,
        "" if header.ending == "finished" or header.status == "closed" else header.ending,
    )


def make_moments(shelf: Shelf, live: LiveTable, viewer: int, since: int, upto: int, panels: bool) -> list[Moment]:
    """The table after each line of a stretch, so many at most: what one sees who follows the game."""
    upto = min(upto, live.header.ply, since + MOMENTS)
    walked = walk_positions(shelf, live.header, len(live.chairs), since, upto)
    return [updates.show_moment(live.game, state, viewer, line, panels) for line, state in walked]


def make_curve(shelf: Shelf, live: LiveTable) -> Curve:
    """The scores after every few lines."""
    lines = shelf.read_lines(live.header.id, 0, live.header.ply)
    step = max(1, len(lines) // POINTS)
    found = Curve([], [], [])
    walk = Walk(live.game, len(live.chairs), live.header.options, lines)
    for line in lines:
        walk.follow(line)
        if line.number % step == 0 or line.number == len(lines):
            found.plies.append(line.number)
            found.scores.append(live.game.scores(walk.state))
            found.rivals.append([sum(rival.points) for rival in live.game.rivals(walk.state)])
    return found


async def hint(live: LiveTable, person: Person, seat: int, thinkers: Thinkers) -> Advice:
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
    thoughts = await thinkers.think(live.game.name, wire, ADVISER, secrets.randbits(SEED_BITS), person.id)
    found = [HintInfo(thought.action, labels[thought.action], thought.value, thought.share) for thought in thoughts]
    return Advice(live.header.ply, found[:5])


def why(live: LiveTable, person: Person, seat: int, piece: str) -> Reason:
    """Why a seat that is asked something can't use a piece; told from nothing but what the seat sees."""
    if seat not in live.seats_of(person.id):
        raise not_your_seat(seat)
    if seat not in live.header.actors:
        raise Refused("not-asked", 409, "this seat isn't asked anything now")
    clause = reasons.find_clause(live.game, live.game.view(live.state, seat), seat, piece)
    offered = [touched for option in live.game.prompt(live.state, seat).options for touched in option.picks]
    owner, *chosen_from = (
        reasons.find_owner(live.game, len(live.chairs), live.header.options, one) for one in [piece, *offered]
    )
    # Where others' pieces are to be chosen from, whose it is isn't the reason.
    is_reason = owner != seat and owner not in chosen_from
    return Reason(live.header.ply, clause, owner if is_reason else None)


def explain(game: Game, view: View, ply: int, piece: str) -> Explained:
    """What a piece is and does; told from nothing but what the viewer sees."""
    found = game.explain(view, piece)
    if found is None:
        raise Refused("no-piece", 404, f"there is no piece {piece!r} at this table", {"piece": piece})
    return Explained(ply, found)
