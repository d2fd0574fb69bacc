"""One table in memory, as it stands: everything in it is durable already."""

from __future__ import annotations

from typing import Final

from prichal.bots.levels import rank
from prichal.kernel.game import Game
from prichal.kernel.log import Fold, seat_label
from prichal.kernel.state import State
from prichal.tables.kept import Chair, Header, LogLine

SUBSTITUTE: Final = "sailor"  # plays on where somebody has gone, at least


class LiveTable:
    """A table as it stands; only a draft changes it, once that is durable."""

    def __init__(self, header: Header, chairs: list[Chair], fold: Fold[LogLine]) -> None:
        self.header = header
        self.chairs = chairs
        self.fold = fold
        self.recent = list(fold.path)  # the last lines as written, without gaps
        self.snapshot = fold.base
        self.asked = {seat: fold.asked.get(seat, header.ply) for seat in header.actors}  # since which line

    @property
    def game(self) -> Game:
        return self.fold.game

    @property
    def state(self) -> State:
        return self.fold.state

    @property
    def running(self) -> bool:
        return self.header.status == "running"

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

    def is_hosts_move(self, seat: int) -> bool:
        return is_hosts_move(self.fold, self.header, self.chairs, seat)

    def is_window(self, seat: int) -> bool:
        return self.running and seat in self.header.actors and is_window(self.fold, self.chairs, seat)

    def is_asked(self, seat: int) -> bool:
        """Whether a seat is shown a question: not where the host gives its only answer."""
        if not self.running or seat not in self.header.actors:
            return False
        return self.is_played_by_bot(seat) or self.state.step().together or not self.is_hosts_move(seat)

    def is_answered_for(self, seat: int) -> bool:
        """Whether the host is about to give a person's only answer, which its seat sees coming; not where it is the
        seat's secret that there is no other: then its page looks like everybody's."""
        return self.running and seat in self.header.actors and not self.is_asked(seat) and not self.is_window(seat)

    def free_undo(self, seat: int) -> int | None:
        """The line to which a seat may go back alone: over answers of its own up to a boundary, to a real choice.

        Before an only answer there is nothing to choose, and the host would give it again at once.
        """
        to: int | None = None
        for line in reversed(self.fold.path):
            if line.seat != seat_label(seat) or line.boundary:
                break
            if not line.only:
                to = line.number - 1
        return to if self.running else None


def is_hosts_move(fold: Fold[LogLine], header: Header, chairs: list[Chair], seat: int) -> bool:
    """The host moves for bots; for people who have no choice in a simultaneous decision; and, where the table wants
    it so, for people with only one answer. On a device that people share nobody must see whom it asks: there it asks
    all, where that would tell something."""
    if chairs[seat].bot is not None:
        return True
    if not fold.state.step().together and header.asks_all:
        return False
    if is_window(fold, chairs, seat) and shares_device(chairs, seat):
        return False
    return has_one_answer(fold.state, seat)


def is_window(fold: Fold[LogLine], chairs: list[Chair], seat: int) -> bool:
    """Whether a person is asked something of which the others mustn't learn whether there was a choice at all. Open
    things decide that, so that everybody may know it (tests/laws/test_secrecy.py)."""
    if chairs[seat].bot is not None or fold.state.step().together:
        return False
    people = [chair for chair in chairs if chair.person is not None and not chair.gone]
    return len(people) > 1 and fold.state.passing() >= 0


def shares_device(chairs: list[Chair], seat: int) -> bool:
    return sum(chair.person == chairs[seat].person and not chair.gone for chair in chairs) > 1


def has_one_answer(state: State, seat: int) -> bool:
    turn = state.clone()
    turn.agenda.give_turn(seat)
    return len(turn.legal_actions()) == 1
