"""One table in memory, and a change of it that is being prepared."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from sqlalchemy import Connection

from prichal.bots.levels import rank
from prichal.fairness import BY_DRAW, luck_of_draw, luck_of_line, next_mark
from prichal.kernel.agenda import CHANCE
from prichal.kernel.chance import Rng
from prichal.kernel.game import Game
from prichal.kernel.news import Listener
from prichal.kernel.record import undo_line
from prichal.kernel.registry import find
from prichal.kernel.snapshot import freeze
from prichal.kernel.state import State
from prichal.kernel.undo import plays_for_good
from prichal.kernel.wire import Message, seat_name
from prichal.server.store import shelf
from prichal.server.store.rows import Chair, Header, Heard, LogLine, heard, now
from prichal.tables import clocks
from prichal.tables.history import LUCK, SNAPSHOT_EVERY, TABLE, Back, Position, still_asked

SUBSTITUTE: Final = "sailor"  # plays on where somebody has gone, at least
RECENT: Final = 256  # lines whose news are kept at hand
LEASE: Final = 15_000  # milliseconds after which a move of the server's own counts as forgotten


class Live:
    """A table as it stands: everything in it is durable already."""

    def __init__(self, header: Header, chairs: list[Chair], found: Position) -> None:
        self.header = header
        self.chairs = chairs
        self.game: Game = find(header.game)
        self.state: State = found.state
        self.path = found.path  # the lines in force, back to some snapshot
        self.recent = list(found.path)  # the last lines as written, without gaps
        self.snapshot = found.base
        self.asked = {seat: found.asked.get(seat, header.ply) for seat in header.actors}  # since which ply

    @property
    def entropies(self) -> list[str]:
        return [chair.entropy for chair in self.chairs]

    @property
    def running(self) -> bool:
        return self.header.status == "running"

    def adopt(self, draft: Draft) -> None:
        """The draft is durable: it is the table now."""
        self.header = draft.header
        self.chairs = draft.chairs
        self.state = draft.state
        self.path = draft.path[-RECENT:]
        self.recent = (self.recent + draft.lines)[-RECENT:]
        self.asked = draft.asked
        self.snapshot = draft.snapshot

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person holds and hasn't left for good."""
        return [chair.seat for chair in self.chairs if person and chair.person == person and not chair.gone]

    def people(self) -> list[int]:
        """The seats of those who are asked for their consent."""
        return [chair.seat for chair in self.chairs if chair.person is not None and not chair.gone]

    def has_others(self, person: str | None) -> bool:
        """Whether anybody else plays here."""
        return any(self.chairs[seat].person != person for seat in self.people())

    def level(self) -> str:
        """The level of the bots at this table; nobody is replaced by a weaker one."""
        return max([SUBSTITUTE, *[chair.bot for chair in self.chairs if chair.kind == "bot" and chair.bot]], key=rank)

    def is_played_by_bot(self, seat: int) -> bool:
        return self.chairs[seat].bot is not None

    def free_undo(self, seat: int) -> int | None:
        """The ply to which a seat may go back alone: over decisions of its own up to a boundary."""
        to: int | None = None
        for line in reversed(self.path):
            if line.actor != str(seat) or line.boundary:
                break
            to = line.ply - 1
        return to if self.running else None


class Draft:
    """A change of a table, prepared on a copy; `write` and then `Live.adopt` make it real."""

    def __init__(self, live: Live) -> None:
        moment = now()
        self.header = replace(live.header, version=live.header.version + 1, changed=moment)
        self.seated = live.chairs
        self.chairs = [replace(chair) for chair in live.chairs]
        self.game = live.game
        self.state = live.state.clone()
        self.listener = Listener()
        self.state.listener = self.listener
        self.path = list(live.path)
        self.asked = dict(live.asked)
        self.snapshot = live.snapshot
        self.lines: list[LogLine] = []
        self.movers: set[int] = set()
        self.keep_now = False

    def play(self, seat: int, action: int, watched: bool = True) -> None:
        """A legal decision of a seat, and the chance that follows from it."""
        self.asked = still_asked(self.state, seat, self.header.ply, self.asked)
        for_good = plays_for_good(self.state, seat, action)
        self._write(str(seat), self.game.catalogue.text(action), for_good or not watched)
        self.movers.add(seat)
        self.draw()

    def draw(self) -> None:
        """Lets chance act until somebody must decide."""
        while self.state.actor == CHANCE:
            action = self.state.sample(self.luck())
            self.state.play(action)
            self._write(LUCK, self.game.catalogue.text(action), True)
            self.header.draws += 1
            self.asked = {}

    def luck(self) -> Rng:
        """Where the next draw comes from."""
        header = self.header
        entropies = [chair.entropy for chair in self.chairs]
        if header.luck == BY_DRAW:
            return luck_of_draw(header.seed, entropies, header.draws + 1, header.undone)
        return luck_of_line(header.seed, entropies, header.ply + 1)

    def note(self, action: str, message: Message) -> None:
        """A line of the table itself."""
        self._write(TABLE, action, True, [Heard(message, [], None)])

    def go_back(self, by: int, to: int, found: Position, back: Back, agreed: list[int] | None) -> None:
        """An undo: the position after line `to` stands again."""
        header = self.header
        self.state = found.state
        self.listener = Listener()
        self.state.listener = self.listener
        self.note(undo_line(to, agreed), Message("news-undo", {"seat": seat_name(by), "ply": to}))
        self.path = found.path
        self.asked = {}
        self.keep_now = True
        header.draws -= back.draws
        header.undone += back.draws
        if header.clocks is not None:
            header.clocks = clocks.taken_back(back.clocks, header.clocks, header.changed)

    def _write(self, actor: str, action: str, boundary: bool, news: list[Heard] | None = None) -> None:
        told = heard(self.listener.take()) if news is None else news
        line = LogLine(self.header.ply + 1, actor, action, boundary, told, self.header.changed)
        self.header.ply = line.ply
        if self.header.luck == BY_DRAW:
            self.header.mark = next_mark(self.header.seed, self.header.mark, line.ply, actor, action)
        self.lines.append(line)
        self.path.append(line)

    def settle(self) -> None:
        """Brings the header up to date with the position."""
        header = self.header
        if header.status == "running" and self.state.over:
            header.status = "finished"
            header.ending = "finished"
            header.result = self.game.scores(self.state)
            header.winners = self.game.winners(self.state)
        going = header.status == "running"
        header.actors = sorted(seat for seat in self.state.agenda.actors() if seat != CHANCE) if going else []
        self.asked = {seat: self.asked.get(seat, header.ply) for seat in header.actors}
        people = [seat for seat in header.actors if self.chairs[seat].bot is None]
        if header.clock is not None and header.clocks is not None:
            header.clocks = clocks.pressed(header.clock, header.clocks, header.changed, self.movers, people)
        header.deadline = clocks.deadline(header.clocks)
        owed = going and (self.state.actor == CHANCE or any(self.is_servers_move(seat) for seat in header.actors))
        header.due = header.changed + LEASE if owed else None
        if self.lines:
            self.lines[-1].clocks = header.clocks
            header.offer = None

    def is_servers_move(self, seat: int) -> bool:
        """Bots move in the server, and so do people who have no choice in a simultaneous decision."""
        return self.chairs[seat].bot is not None or has_no_choice(self.state, seat)

    def write(self, connection: Connection) -> None:
        """Everything in one transaction; Conflict when somebody else was first."""
        shelf.change_header(connection, self.header)
        for before, chair in zip(self.seated, self.chairs, strict=True):
            if chair != before:
                shelf.change_chair(connection, chair)
        if self.lines:
            shelf.append(connection, self.header.id, self.lines)
        if self.keep_now or self.header.ply - self.snapshot >= SNAPSHOT_EVERY:
            shelf.keep_snapshot(connection, self.header.id, self.header.ply, freeze(self.game, self.state))
            self.snapshot = self.header.ply


def has_no_choice(state: State, seat: int) -> bool:
    """Whether an actor must take part in a simultaneous decision with only one thing to do."""
    if not state.step().together:
        return False
    turn = state.clone()
    turn.agenda.give_turn(seat)
    return len(turn.legal_actions()) == 1
