"""A table: one game being played. Checks everything that comes from outside, and keeps the log."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from prichal.kernel.agenda import CHANCE
from prichal.kernel.chance import Rng
from prichal.kernel.errors import BadSetup, IllegalAction, Problem, UnknownAction, WrongSeat
from prichal.kernel.game import RULES_VERSIONS, Game
from prichal.kernel.log import (
    CHANCE_LINE,
    NO_SEAT,
    TABLE_LINE,
    Fold,
    Line,
    Listed,
    bad_line,
    ending_of,
    fold,
    in_force,
    number_or,
    parting,
    seat_label,
    seat_number,
    taken_back,
    undo_line,
)
from prichal.kernel.news import Listener
from prichal.kernel.numbers import small_number
from prichal.kernel.record import Record, first_difference, line_in_file, write
from prichal.kernel.registry import find
from prichal.kernel.state import State
from prichal.kernel.wire import Args, Event, Message, News, Prompt, View, seat_name

NAME_LENGTH = 40


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
        self.rules = game.rules_version  # under which the game was begun
        self.extra: dict[str, str] = box_of(game.edition)
        self.lines: list[Line] = []  # everything that happened, never taken away
        self.ending = ""  # how the table ended the game: `conceded S`, `timeout S`, `agreed`
        self.gone: list[int] = []  # seats whose people are there no longer
        self.folded: Fold[Line] = Fold(game, game.new(seats, self.options, Listener()), 0)
        self.heard: list[list[Event]] = [self.folded.take_news()]  # by ply; 0 is the set-up

    @property
    def state(self) -> State:
        return self.folded.state

    @property
    def ply(self) -> int:
        """How many lines the log has: actions, chance included, and lines of the table itself."""
        return len(self.lines)

    @property
    def over(self) -> bool:
        return self.state.over or self.ending != ""

    def act(self, seat: int, text: str) -> None:
        """Plays an action by its text, or raises a Problem and changes nothing."""
        self.play(seat, self.checked(seat, text))

    def checked(self, seat: int, text: str) -> int:
        """The number of a legal action of this seat, or a Problem that says why it isn't one."""
        self.check_open()
        return checked_action(self.game, self.state, seat, text)

    def check_open(self) -> None:
        if self.over:
            raise WrongSeat(Message("problem-over"), "the game is over")

    def play(self, seat: i64, action: i64) -> None:
        """Plays a legal action and writes it down."""
        line = Line(self.ply + 1, seat_label(seat), self.game.catalogue.text(action))
        self.lines.append(line)
        self.folded.add(line)
        self.heard.append(self.folded.take_news())

    def draw(self, seed: int) -> None:
        """Lets chance act until a seat must decide. The same seed brings the same luck at the same ply."""
        while not self.over and self.state.actor == CHANCE:
            self.play(CHANCE, self.state.sample(Rng(seed, self.ply)))

    def undo(self, to_ply: int, agreed: list[int] | None = None) -> None:
        """Brings back the position after that many lines; the log goes on with a line that says so, and who agreed."""
        self.check_open()
        self.check_undo(to_ply, agreed)
        self.note(undo_line(to_ply, agreed), Message("news-undone", {"line": to_ply}))
        self.folded = fold(self.game, len(self.players), self.options, Listed(self.lines), self.ply)

    def check_undo(self, to_ply: int, agreed: list[int] | None) -> None:
        """An undo changes something; where luck is accounted for it also keeps to the path in force, and takes draws
        back only with everybody's consent."""
        if not 0 <= to_ply <= self.ply:
            raise Problem(Message("problem-undo", {"line": to_ply}), f"there is no line {to_ply} to go back to")
        taken = taken_back(self.lines, self.ply, to_ply)
        if taken is None and (self.is_accounted_for or in_force(self.lines, to_ply) == in_force(self.lines, self.ply)):
            raise Problem(Message("problem-undo-path", {"line": to_ply}), f"line {to_ply} was taken back itself")
        seats = [] if taken is None else [line.seat for line in taken]
        if taken is not None and all(seat == TABLE_LINE for seat in seats):
            raise Problem(Message("problem-undo-nothing"), "this takes nothing back")
        if self.is_accounted_for and (agreed is not None or CHANCE_LINE in seats) and agreed != self.people():
            raise Problem(Message("problem-undo-consent"), "draws are taken back only with everybody's consent")

    @property
    def is_accounted_for(self) -> bool:
        """Whether every draw is numbered, see `fairness`; older records are read as they were written."""
        return "luck" in self.extra

    def people(self) -> list[int]:
        """The seats of those who are asked for their consent."""
        seats = range(len(self.players))
        return [seat for seat in seats if f"bot-{seat}" not in self.extra and seat not in self.gone]

    @property
    def draws(self) -> int:
        """How many draws are in force."""
        return sum([line.seat == CHANCE_LINE for line in self.folded.path])

    def part(self, seat: int, what: str) -> None:
        """A seat gives up (`concede`), runs out of time (`timeout`) or leaves for good (`leave`)."""
        self.check_open()
        if not 0 <= seat < len(self.players):
            raise WrongSeat(Message("problem-no-seat", {"seat": seat}), f"there is no seat {seat}")
        if self.is_accounted_for and seat in self.gone:
            raise WrongSeat(Message("problem-gone", {"seat": seat_name(seat)}), f"seat {seat} has gone already")
        self.note(f"{what} {seat}", parting(what, seat))
        self.gone.append(seat)
        self.ending = ending_of(what, seat, len(self.players))

    def agree(self) -> None:
        """Everybody agrees to end the game here."""
        self.check_open()
        self.note("agree", Message("news-agreed"))
        self.ending = "agreed"

    def note(self, text: str, message: Message) -> None:
        """Writes a line of the table itself."""
        line = Line(self.ply + 1, TABLE_LINE, text)
        self.lines.append(line)
        self.folded.add(line)
        self.heard.append([Event(message, [], None)])

    def tell(self, text: str) -> None:
        """Does what a line of the table says, or raises a Problem and changes nothing."""
        words = text.split(" ")
        verb = words[0]
        number = small_number(words[1]) if len(words) == 2 else None
        if text == "agree":
            self.agree()
        elif verb == "undo" and number is not None:
            self.undo(number)
        elif verb == "undo" and len(words) > 3 and words[2] == "agreed":
            self.undo(number_or(words[1], NO_SEAT), [number_or(word, NO_SEAT) for word in words[3:]])
        elif verb in ("concede", "timeout", "leave") and number is not None:
            self.part(number, verb)
        else:
            raise UnknownAction(
                Message("problem-table-line", {"action": text[:60]}), f"the table has no line {text[:60]!r}"
            )

    def at(self, ply: int) -> Table:
        """Another table with the first lines of the log."""
        fresh = Table(self.game, len(self.players), self.options, self.players)
        fresh.rules = self.rules
        fresh.extra = self.extra
        for line in self.lines[:ply]:
            if line.seat == TABLE_LINE:
                fresh.tell(line.action)
            else:
                fresh.play(seat_number(line.seat), self.game.catalogue.find(line.action))
        return fresh

    def go_back(self, ply: int) -> None:
        """Forgets everything after the given number of lines: for a table that nobody else watches."""
        fresh = self.at(ply)
        self.folded = fresh.folded
        self.lines = fresh.lines
        self.ending = fresh.ending
        self.gone = fresh.gone
        self.heard = fresh.heard

    def view(self, viewer: int) -> View:
        return self.game.view(self.state, viewer)

    def prompt(self, seat: int) -> Prompt:
        """What a seat is asked; WrongSeat when it has nothing to decide."""
        self.check_open()
        check_turn(self.state, seat)
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
        return Record(
            self.game.name,
            self.rules,
            len(self.players),
            self.options,
            self.players,
            self.extra,
            self.lines[:],
            self.game.scores(self.state) if self.state.over else None,
            self.ending,
        )


def checked_action(game: Game, state: State, seat: int, text: str) -> int:
    """The number of a legal action of this seat, or a Problem that says why it isn't one."""
    shown = " ".join(text.split())[:60]
    action = game.catalogue.find(text)
    if action < 0:
        raise UnknownAction(Message("problem-action", {"action": shown}), f"{game.name} has no action {shown!r}")
    check_turn(state, seat)
    position = state.clone()
    position.agenda.give_turn(seat)
    if action not in position.legal_actions():
        clause = position.step().why_not(position, position.agenda.seat, position.agenda.arg, action)
        raise IllegalAction(
            Message("problem-illegal", {"action": shown, "clause": clause}),
            f"{shown!r} isn't allowed now ({clause})",
            clause,
        )
    return action


def check_turn(state: State, seat: int) -> None:
    """WrongSeat unless the seat (or CHANCE_SEAT) has to decide something."""
    if state.over:
        raise WrongSeat(Message("problem-over"), "the game is over")
    if seat not in state.agenda.actors():
        shown = seat_label(seat)
        raise WrongSeat(Message("problem-turn", {"seat": shown}), f"it isn't the turn of {shown}")


def checked_name(name: str) -> str:
    """A player's name on one line, neither empty nor endless."""
    tidy = " ".join(name.split())
    if not tidy or len(tidy) > NAME_LENGTH or not tidy.isprintable():
        raise BadSetup(
            Message("problem-name", {"limit": NAME_LENGTH}),
            f"a name has 1 to {NAME_LENGTH} printable characters",
        )
    return tidy


def box_of(edition: int) -> dict[str, str]:
    """What a record says about the tables with which it was played: nothing where they are the shipped ones."""
    correction = edition // RULES_VERSIONS
    return {"box": f"{correction:05x}"} if correction else {}


def box_line(record: Record) -> int:
    """The line of a record that tells its box, or the one with the game."""
    if "box" not in record.extra:
        return 2
    before = 4 + len(record.options) + len(record.players)
    return before + 1 + list(record.extra).index("box")


def check_box(record: Record, game: Game) -> None:
    """Refuses a record that was played with other tables than those here."""
    given, here = record.extra.get("box", ""), box_of(game.edition).get("box", "")
    if given != here:
        told: Args = {"game": Message(f"game-{game.name}"), "given": box_words(given), "here": box_words(here)}
        sentence = f"it was played with another box of {game.name} than the one here"
        raise bad_line(box_line(record), Message("problem-box", told), sentence)


def box_words(box: str) -> Message:
    return Message("box-corrected", {"box": box}) if box else Message("box-shipped")


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
    check_box(record, game)
    try:
        table = Table(game, record.seats, record.options, record.players)
    except Problem as problem:
        raise bad_line(header_line(record, problem), problem.message, str(problem)) from problem
    table.rules = record.rules
    table.extra = record.extra
    for number, line in enumerate(record.lines, start=1):
        try:
            if line.seat == TABLE_LINE:
                table.tell(line.action)
            else:
                table.act(seat_number(line.seat), line.action)
        except Problem as problem:
            raise bad_line(line_in_file(record, number), problem.message, str(problem)) from problem
    different = first_difference(write(table.record()), write(record))
    if different > 0:
        raise bad_line(different, Message("problem-replay-differs"), "the replay comes out otherwise")
    return table


def header_line(record: Record, problem: Problem) -> int:
    """The line of the header that a refused set-up is about."""
    if problem.message.id == "problem-name":
        for place, name in enumerate(record.players):
            if name != " ".join(name.split())[:NAME_LENGTH] or not name.isprintable():
                return 5 + len(record.options) + place
    option = problem.message.args.get("option")
    for place, name in enumerate(record.options):
        if name == option:
            return 5 + place
    return 4
