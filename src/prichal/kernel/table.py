"""A table: one game being played. Checks everything that comes from outside, and keeps the log."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from prichal.kernel.agenda import CHANCE
from prichal.kernel.chance import Rng
from prichal.kernel.errors import BadRecord, BadSetup, IllegalAction, Problem, UnknownAction, WrongSeat
from prichal.kernel.game import Game
from prichal.kernel.news import Event, Listener
from prichal.kernel.numbers import small_number
from prichal.kernel.record import Line, Record, first_difference, write
from prichal.kernel.registry import find
from prichal.kernel.wire import Args, Message, News, Prompt, View

NAME_LENGTH = 40
CHANCE_SEAT = -1  # CHANCE as an ordinary number: a seat from outside may be any number


class Table:
    """The position, the log that led to it, and the chronicle."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str], players: list[str]) -> None:
        setup = game.check(seats, options)
        self.game = game
        self.options = setup.options
        self.players = [checked_name(name) for name in players]
        if len(players) != seats:
            raise BadSetup(
                Message("problem-players", {"seats": seats, "players": len(players)}),
                f"{seats} seats need {seats} names, not {len(players)}",
            )
        self.extra: dict[str, str] = {}
        self.log: list[int] = []
        self.seats: list[int] = []
        self.listener = Listener()
        self.state = game.new(seats, self.options, self.listener)
        self.heard: list[list[Event]] = [self.listener.take()]  # by ply; 0 is the set-up

    @property
    def ply(self) -> int:
        """How many actions were played, chance included."""
        return len(self.log)

    def act(self, seat: int, text: str) -> None:
        """Plays an action by its text, or raises a Problem and changes nothing."""
        self.play(seat, self.checked(seat, text))

    def checked(self, seat: int, text: str) -> int:
        """The number of a legal action of this seat, or a Problem that says why it isn't one."""
        shown = " ".join(text.split())[:60]
        action = self.game.catalogue.find(text)
        if action < 0:
            raise UnknownAction(
                Message("problem-action", {"action": shown}), f"{self.game.name} has no action {shown!r}"
            )
        self.check_turn(seat)
        position = self.state.clone()
        position.agenda.give_turn(seat)
        if action not in position.legal_actions():
            clause = position.step().why_not(position, position.agenda.seat, position.agenda.arg, action)
            raise IllegalAction(
                Message("problem-illegal", {"action": shown, "clause": clause}),
                f"{shown!r} isn't allowed now ({clause})",
                clause,
            )
        return action

    def check_turn(self, seat: int) -> None:
        if self.state.over:
            raise WrongSeat(Message("problem-over"), "the game is over")
        if seat not in self.state.agenda.actors():
            shown = seat_label(seat)
            raise WrongSeat(Message("problem-turn", {"seat": shown}), f"it isn't the turn of {shown}")

    def play(self, seat: i64, action: i64) -> None:
        """Plays a legal action and writes it down."""
        self.state.agenda.give_turn(seat)
        self.log.append(action)
        self.seats.append(seat)
        self.state.play(action)
        self.heard.append(self.listener.take())

    def draw(self, seed: int) -> None:
        """Lets chance act until a seat must decide. The same seed brings the same luck at the same ply."""
        while self.state.actor == CHANCE:
            self.play(CHANCE, self.state.sample(Rng(seed, self.ply)))

    def go_back(self, ply: int) -> None:
        """Takes back everything after the given number of actions, by playing the log again."""
        fresh = Table(self.game, len(self.players), self.options, self.players)
        for seat, action in zip(self.seats[:ply], self.log[:ply], strict=True):
            fresh.play(seat, action)
        self.state = fresh.state
        self.listener = fresh.listener
        self.log = fresh.log
        self.seats = fresh.seats
        self.heard = fresh.heard

    def view(self, viewer: int) -> View:
        return self.game.view(self.state, viewer)

    def prompt(self, seat: int) -> Prompt:
        """What a seat is asked; WrongSeat when it has nothing to decide."""
        self.check_turn(seat)
        return self.game.prompt(self.state, seat)

    def news(self, viewer: int, since: int = -1) -> list[News]:
        """The chronicle after a ply, as the viewer may read it."""
        told: list[News] = []
        for ply in range(since + 1, len(self.heard)):
            for event in self.heard[ply]:
                message = event.heard_by(viewer)
                if message is not None:
                    told.append(News(ply, message))
        return told

    def record(self) -> Record:
        lines = [
            Line(seat_label(seat), self.game.catalogue.text(action))
            for seat, action in zip(self.seats, self.log, strict=True)
        ]
        result = self.game.scores(self.state) if self.state.over else None
        return Record(
            self.game.name,
            self.game.rules_version,
            len(self.players),
            self.options,
            self.players,
            self.extra,
            lines,
            result,
        )


def seat_label(seat: int) -> str:
    """How a record names who acted."""
    return "chance" if seat == CHANCE_SEAT else str(seat)


def checked_name(name: str) -> str:
    """A player's name on one line, neither empty nor endless."""
    tidy = " ".join(name.split())
    if not tidy or len(tidy) > NAME_LENGTH or not tidy.isprintable():
        raise BadSetup(
            Message("problem-name", {"limit": NAME_LENGTH}),
            f"a name has 1 to {NAME_LENGTH} printable characters",
        )
    return tidy


def replay(record: Record) -> Table:
    """The table at the end of a record, every action checked; BadRecord names the first bad line."""
    try:
        game = find(record.game)
    except Problem as problem:
        raise bad_line(2, problem.message, str(problem)) from problem
    if record.rules > game.rules_version or record.rules < 1:
        sentence = f"these are rules {record.rules}, known are 1 to {game.rules_version}"
        known: Args = {"rules": record.rules, "known": game.rules_version}
        raise bad_line(3, Message("problem-rules-version", known), sentence)
    try:
        table = Table(game, record.seats, record.options, record.players)
    except Problem as problem:
        raise bad_line(header_line(record, problem), problem.message, str(problem)) from problem
    table.extra = record.extra
    first = 6 + len(record.options) + len(record.players) + len(record.extra)
    for number, line in enumerate(record.lines, start=first):
        seat = CHANCE_SEAT if line.seat == "chance" else small_number(line.seat)
        try:
            table.act(len(record.players) if seat is None else seat, line.action)
        except Problem as problem:
            raise bad_line(number, problem.message, str(problem)) from problem
    again = table.record()
    again.rules = record.rules
    different = first_difference(write(again), write(record))
    if different > 0:
        raise bad_line(different, Message("problem-replay-differs"), "the replay comes out otherwise")
    return table


def header_line(record: Record, problem: Problem) -> int:
    """The line of the header that a refused set-up is about."""
    if problem.message.id == "problem-name":
        for place, name in enumerate(record.players):
            if name != " ".join(name.split())[:NAME_LENGTH] or not name.isprintable():
                return 5 + len(record.options) + place
    return 4 if problem.message.id == "problem-seats" else 5


def bad_line(line: int, reason: Message, sentence: str) -> BadRecord:
    return BadRecord(Message("problem-replay", {"line": line, "reason": reason}), f"line {line}: {sentence}", line)
