"""A change of a table that is being prepared."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from prichal.fairness import BY_DRAW, luck_of_draw, luck_of_line, next_mark
from prichal.kernel.agenda import CHANCE
from prichal.kernel.chance import Rng
from prichal.kernel.log import CHANCE_LINE, TABLE_LINE, Fold, seat_label, undo_line
from prichal.kernel.snapshot import freeze
from prichal.kernel.state import State
from prichal.kernel.wire import Event, Message, seat_name
from prichal.tables import clocks
from prichal.tables.history import Back
from prichal.tables.kept import LogLine, now
from prichal.tables.live_table import LiveTable, is_hosts_move, is_window
from prichal.tables.ports import Shelf

SNAPSHOT_EVERY: Final = 64  # lines
RECENT: Final = 256  # lines whose news are kept at hand
LEASE: Final = 15_000  # milliseconds after which a move of the host's own counts as forgotten


class Draft:
    """A change of a table, prepared on a copy; `write` and then `take_effect` make it real."""

    def __init__(self, live: LiveTable) -> None:
        self.header = replace(live.header, version=live.header.version + 1, changed=now())
        self.seated = live.chairs
        self.chairs = [replace(chair) for chair in live.chairs]
        self.game = live.game
        self.fold = live.fold.copy()
        self.fold.asked = dict(live.asked)
        self.snapshot = live.snapshot
        self.lines: list[LogLine] = []
        self.movers: set[int] = set()
        self.keep_now = False

    @property
    def state(self) -> State:
        return self.fold.state

    def play(self, seat: int, action: int, watched: bool = True) -> None:
        """A legal decision of a seat, and the chance that follows from it."""
        line = self._write(seat_label(seat), self.game.catalogue.text(action))
        line.boundary |= not watched
        self.movers.add(seat)
        self.draw()

    def draw(self) -> None:
        """Lets chance act until somebody must decide."""
        while self.state.actor == CHANCE:
            self._write(CHANCE_LINE, self.game.catalogue.text(self.state.sample(self.find_luck())))
            self.header.draws += 1

    def find_luck(self) -> Rng:
        """Where the next draw comes from."""
        header = self.header
        entropies = [chair.entropy for chair in self.chairs]
        if header.luck == BY_DRAW:
            return luck_of_draw(header.seed, entropies, header.draws + 1, header.undone)
        return luck_of_line(header.seed, entropies, header.ply + 1)

    def note(self, action: str, message: Message) -> None:
        """A line of the table itself."""
        self._write(TABLE_LINE, action).news = [Event(message, [], None)]

    def go_back(self, by: int, to: int, found: Fold[LogLine], back: Back, agreed: list[int] | None) -> None:
        """An undo: the position after line `to` stands again."""
        header = self.header
        self.note(undo_line(to, agreed), Message("news-undo", {"seat": seat_name(by), "ply": to}))
        self.fold = found
        self.fold.asked = {}
        self.keep_now = True
        header.draws -= back.draws
        header.undone += back.draws
        if header.clocks is not None:
            header.clocks = clocks.take_back(back.clocks, header.clocks, header.changed)

    def _write(self, seat: str, action: str) -> LogLine:
        header = self.header
        line = LogLine(header.ply + 1, seat, action, True, [], header.changed)
        line.boundary = self.fold.add(line)
        line.news = self.fold.take_news()
        header.ply = line.number
        if header.luck == BY_DRAW:
            header.mark = next_mark(header.seed, header.mark, line.number, seat, action)
        self.lines.append(line)
        return line

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
        self.fold.asked = {seat: self.fold.asked.get(seat, header.ply) for seat in header.actors}
        people = [seat for seat in header.actors if self.chairs[seat].bot is None]
        if header.clock is not None and header.clocks is not None:
            free = int(clocks.WINDOW * 1000) if any(self.is_window(seat) for seat in people) else 0
            header.clocks = clocks.press(header.clock, header.clocks, header.changed, self.movers, people, free)
        header.deadline = clocks.find_deadline(header.clocks)
        # A window is opened for whoever is shown it (windows.py), and again for whoever comes back after a crash.
        owes = [seat for seat in header.actors if self.is_hosts_move(seat) and not self.is_window(seat)]
        owed = going and (self.state.actor == CHANCE or bool(owes))
        header.due = header.changed + LEASE if owed else None
        if self.lines:
            self.lines[-1].clocks = header.clocks
            header.offer = None

    def is_hosts_move(self, seat: int) -> bool:
        return is_hosts_move(self.fold, self.header, self.chairs, seat)

    def is_window(self, seat: int) -> bool:
        return is_window(self.fold, self.chairs, seat)

    def write(self, shelf: Shelf) -> None:
        """Everything in one transaction; Conflict when somebody else was first."""
        shelf.change_header(self.header)
        for before, chair in zip(self.seated, self.chairs, strict=True):
            if chair != before:
                shelf.change_chair(chair)
        if self.lines:
            shelf.append(self.header.id, self.lines)
        if self.keep_now or self.header.ply - self.snapshot >= SNAPSHOT_EVERY:
            shelf.keep_snapshot(self.header.id, self.header.ply, freeze(self.game, self.state))
            self.snapshot = self.header.ply

    def take_effect(self, live: LiveTable) -> None:
        """The draft is durable: it is the table now."""
        live.header = self.header
        live.chairs = self.chairs
        live.fold = self.fold
        live.fold.path = self.fold.path[-RECENT:]
        live.recent = (live.recent + self.lines)[-RECENT:]
        live.asked = self.fold.asked
        live.snapshot = self.snapshot
