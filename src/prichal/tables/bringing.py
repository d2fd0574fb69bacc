"""Records from elsewhere: every line is played again under today's rules, then the game lies beside one's own, over.

Nobody saw such a game being played here: it is marked as brought, shown to whoever brought it and to nobody else.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from msgspec import Struct

from prichal import fairness
from prichal.bots.levels import NAMES as BOTS
from prichal.kernel.errors import BadRecord
from prichal.kernel.log import CHANCE_LINE, undone_to
from prichal.kernel.record import Record, line_in_file, parse
from prichal.kernel.table import Table, replay
from prichal.kernel.wire import Message
from prichal.tables.kept import Chair, Header, LogLine, now
from prichal.tables.live_table import LiveTable
from prichal.tables.messages import Person
from prichal.tables.ports import Shelf
from prichal.tables.refusals import Refused
from prichal.tables.rooms import Rooms

SHARE: Final = re.compile(r"[0-9a-f]{0,64}")  # a seat's entropy, or a commitment
EFFORT: Final = 200_000  # lines that are played again for the undos of a record, at most


class NotBrought(Refused):
    """A record that can't be believed; its words name the first bad line."""

    def __init__(self, problem: BadRecord) -> None:
        super().__init__("bad-record", 400, str(problem))
        self.message = problem.message


class Brought(Struct):
    """A record as a table that is over."""

    header: Header
    chairs: list[Chair]
    lines: list[LogLine]


Check: TypeAlias = Callable[[str, str, Person], Awaitable[Brought]]


class Bringing:
    """One per host; `check` is `read`, aside where the host can do that: a long game takes a while."""

    def __init__(self, rooms: Rooms, check: Check) -> None:
        self.rooms = rooms
        self.check = check

    async def bring(self, text: str, person: Person) -> LiveTable:
        """The table that a record makes; the same one when the same person brings it again."""
        table = hashlib.sha256(f"{person.id}\n{text}".encode()).hexdigest()[:16]
        if await self.rooms.store.read(lambda shelf: shelf.read_header(table)) is None:
            brought = await self.check(text, table, person)
            await self.rooms.store.transact(lambda shelf: keep(shelf, brought))
        return await self.rooms.look(table)


def keep(shelf: Shelf, brought: Brought) -> None:
    shelf.add_table(brought.header, brought.chairs)
    if brought.lines:
        shelf.append(brought.header.id, brought.lines)


def read(text: str, id: str, person: Person) -> Brought:
    """Checks a record from its first line to its last, its luck too where the seed is known."""
    try:
        record = parse(text)
        check_shares(record)
        check_effort(record)
        table = replay(record)
        fairness.check_luck(table)
    except BadRecord as problem:
        raise NotBrought(problem) from problem
    moment = now()
    return Brought(make_header(table, id, person, moment), make_chairs(table, id, person), make_lines(table, moment))


async def read_here(text: str, id: str, person: Person) -> Brought:
    return read(text, id, person)


def check_shares(record: Record) -> None:
    for place, (key, value) in enumerate(record.extra.items()):
        shared = key == "commitment" or key.startswith("entropy-")
        leveled = key.startswith("bot-")
        if (shared and not SHARE.fullmatch(value)) or (leveled and value not in BOTS):
            number = line_in_file(record, 0) - len(record.extra) + place
            raise BadRecord(Message("problem-record-line", {"line": number}), f"line {number}: {key}", number)


def check_effort(record: Record) -> None:
    """For every undo the game is played again up to there."""
    undos = sum(undone_to(line) is not None for line in record.lines)
    if undos * len(record.lines) > EFFORT:
        raise Refused("long-record", 400, "this record takes back too much to be played again here")


def make_header(table: Table, id: str, person: Person, moment: int) -> Header:
    extra, state = table.extra, table.state
    seed = extra.get("seed", "")
    luck = fairness.BY_DRAW if table.is_accounted_for else fairness.BY_LINE
    mark = ""
    for line in table.lines:
        mark = fairness.next_mark(seed, mark, line.number, line.seat, line.action)
    loser = int(table.ending.split(" ")[1]) if " " in table.ending else None
    others = None if loser is None else [seat for seat in range(len(table.players)) if seat != loser]
    return Header(
        id=id,
        version=1,
        game=table.game.name,
        rules=table.game.edition,
        options=table.options,
        status="finished" if table.over else "closed",
        invited=True,
        invitation=None,
        spectators=False,
        clock=None,
        owner=person.id,
        seed=seed,
        commitment=extra.get("commitment", ""),
        luck=luck,
        draws=table.draws,
        undone=[line.seat for line in table.lines].count(CHANCE_LINE) - table.draws,
        mark=mark if luck == fairness.BY_DRAW else "",
        created=moment,
        changed=moment,
        ply=table.ply,
        actors=[],
        clocks=None,
        offer=None,
        ending=table.ending or ("finished" if state.over else "stopped"),
        result=table.game.scores(state) if state.over else None,
        winners=table.game.winners(state) if state.over else others,
        rematch=None,
        removed=[],
        deadline=None,
        due=None,
        brought=True,
    )


def make_chairs(table: Table, id: str, person: Person) -> list[Chair]:
    """Whoever brings a record may look at it from all chairs on which people sat."""
    bots = [table.extra.get(f"bot-{seat}") for seat in range(len(table.players))]
    alone = bots.count(None) == 1
    chairs: list[Chair] = []
    for seat, (name, bot) in enumerate(zip(table.players, bots, strict=True)):
        entropy = table.extra.get(f"entropy-{seat}", "")
        if bot is None:
            chairs.append(Chair(id, seat, "person" if alone else "hot-seat", person.id, None, name, entropy, False))
        else:
            chairs.append(Chair(id, seat, "bot", None, bot, name, entropy, False))
    return chairs


def make_lines(table: Table, moment: int) -> list[LogLine]:
    told = table.heard[1:]
    return [
        LogLine(line.number, line.seat, line.action, True, news, moment)
        for line, news in zip(table.lines, told, strict=True)
    ]
