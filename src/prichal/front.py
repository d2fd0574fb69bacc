"""What `import prichal` gives: games, positions and records for programs, with every input checked.

A thin front: the engine's own `State` stays inside and does the work.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Protocol

from prichal.kernel import agenda, record, table
from prichal.kernel import game as kernel
from prichal.kernel.chance import Rng
from prichal.kernel.course import Course
from prichal.kernel.errors import BadRecord, BadSetup, IllegalAction, Problem, UnknownAction, UnknownGame, WrongSeat
from prichal.kernel.log import NO_SEAT, Line, seat_number
from prichal.kernel.numbers import LEAST_SEED, MOST_SEED
from prichal.kernel.snapshot import freeze
from prichal.kernel.state import State as Position
from prichal.kernel.wire import Message, View

__all__ = [
    "CHANCE",
    "NOBODY",
    "SPECTATOR",
    "BadRecord",
    "BadSetup",
    "Game",
    "Games",
    "IllegalAction",
    "Problem",
    "Record",
    "State",
    "UnknownAction",
    "UnknownGame",
    "View",
    "WrongSeat",
    "game",
]

CHANCE: int = agenda.CHANCE
SPECTATOR: int = agenda.SPECTATOR
NOBODY: int = agenda.NOBODY

WORDS = 4  # of 32 bits: the state of a generator


class Games(Protocol):
    """The package `prichal.games`: called, it lists the names of the games, the shortest game first."""

    __file__: str

    def __call__(self) -> list[str]: ...

    def names(self) -> list[str]: ...

    def find(self, name: str) -> kernel.Game: ...

    def check(self) -> None: ...


def game(name: str, seats: int | None = None, **options: str) -> Game:
    """A game with its seats (as many as usual, unless said) and options, or a Problem that says what doesn't fit."""
    from prichal.games import find

    return Game(find(checked(name, "a game's name")), seats, options)


def checked(text: str, what: str) -> str:
    if not isinstance(text, str):
        raise Problem(Message("problem-input-text", {"what": what}), f"{what} is a text, not {text!r}")
    return text


class Game:
    """A game set up for a number of seats; `new` begins it. Made by `prichal.game(...)`."""

    __slots__ = ("_kernel", "name", "options", "seats")

    def __init__(self, inner: kernel.Game, seats: int | None, options: Mapping[str, str]) -> None:
        wanted = inner.usual_seats if seats is None else seats
        if type(wanted) is not int:
            counts = ", ".join(str(count) for count in inner.seat_counts)
            message = Message("problem-seats", {"game": inner.name, "seats": str(wanted), "counts": counts})
            raise BadSetup(message, f"{inner.name} is for {counts} seats, not {wanted!r}")
        setup = inner.check(wanted, options)
        self._kernel = inner
        self.name = inner.name
        self.seats = setup.seats
        self.options = setup.options

    @property
    def actions(self) -> tuple[str, ...]:
        """Every action there is, seats' and chance's; the place of one is its number."""
        return tuple(self._kernel.catalogue.texts)

    def new(self, seed: int = 0) -> State:
        """A new game; what `random` brings follows from the seed, in every version of Python and both builds."""
        if type(seed) is not int or not LEAST_SEED <= seed <= MOST_SEED:
            raise BadSetup(
                Message("problem-seed-range", {"least": str(LEAST_SEED), "most": str(MOST_SEED)}),
                f"a seed is a whole number from {LEAST_SEED} to {MOST_SEED}, not {seed!r}",
            )
        return State(self, self._kernel.new(self.seats, self.options), Rng(seed), [])

    def at(self, lines: Iterable[str], luck: str = "") -> State:
        """The position after some lines as records have them, who and what: `chance first 0`, `1 lay 4 left`.

        `luck` is where `State.luck` stood; without it luck begins as that of seed 0.
        """
        state = self.new()
        for line in lines:
            who, _, action = checked(line, "a line").partition(" ")
            seat = seat_number(who)
            if seat == NO_SEAT or not action:
                message = Message("problem-line-form", {"line": line[:60]})
                raise BadSetup(message, f"a line is a seat or `chance`, and an action, not {line[:60]!r}")
            state.play(action, seat)
        if luck:
            state.luck = luck
        return state

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return (self.name, self.seats, self.options) == (other.name, other.seats, other.options)

    def __hash__(self) -> int:
        return hash((self.name, self.seats, *self.options.items()))

    def __repr__(self) -> str:
        chosen = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"prichal.game({self.name!r}, seats={self.seats}{chosen})"

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[str, int, dict[str, str]]]:
        return _game, (self.name, self.seats, self.options)


def _game(name: str, seats: int, options: dict[str, str]) -> Game:
    return game(name, seats, **options)


class State(Course):
    """A position in the course of a game, with the actions that led to it and the luck to come.

    Equal positions are those of the same game in which everything lies equally, whatever led there.
    """

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __init__(self, game: Game, position: Position, luck: Rng, played: list[int]) -> None:
        super().__init__(game._kernel, position, luck, played)
        self.game = game

    @property
    def scores(self) -> list[int]:
        """The points of every seat as they stand."""
        return self._kernel.scores(self._position)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; nobody has before the end."""
        return self._kernel.winners(self._position) if self.over else []

    def clone(self, seed: int | None = None) -> State:
        """An independent copy; with the same luck to come, unless a seed says otherwise."""
        luck = self.game.new(seed)._luck if seed is not None else self._luck.clone()
        return State(self.game, self._position.clone(), luck, self._played[:])

    def view(self, seat: int) -> View:
        """All that a seat (or the SPECTATOR) may know, and nothing else."""
        if type(seat) is not int or not (seat == SPECTATOR or 0 <= seat < self.game.seats):
            raise WrongSeat(Message("problem-no-seat", {"seat": str(seat)}), f"there is no seat {seat!r}")
        return self._kernel.view(self._position, seat)

    @property
    def luck(self) -> str:
        """Where luck stands, in 32 hexadecimal digits."""
        luck = self._luck
        return f"{luck.x:08x}{luck.y:08x}{luck.z:08x}{luck.w:08x}"

    @luck.setter
    def luck(self, digits: str) -> None:
        if len(digits) != 8 * WORDS or any(digit not in "0123456789abcdef" for digit in digits):
            message = Message("problem-luck-digits", {"digits": 8 * WORDS})
            raise BadSetup(message, f"luck is told in {8 * WORDS} hexadecimal digits, not {digits!r}")
        words = [int(digits[at : at + 8], 16) for at in range(0, 8 * WORDS, 8)]
        self._luck.x, self._luck.y, self._luck.z, self._luck.w = words
        self._drawn = None

    def record(self, players: Sequence[str] | None = None) -> Record:
        """The game so far as a record; players are called `Player 1` and so on unless they have names."""
        names = [f"Player {seat + 1}" for seat in range(self.game.seats)] if players is None else list(players)
        kept = table.Table(self._kernel, self.game.seats, self.game.options, names).record()
        kept.lines = [Line(number, *line.split(" ", 1)) for number, line in enumerate(self.lines, start=1)]
        kept.result = self.scores if self.over else None
        return Record(record.write(kept))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.game == other.game and freeze(self._kernel, self._position) == freeze(self._kernel, other._position)

    def __repr__(self) -> str:
        return f"{self.game!r}.at({self.lines!r}, luck={self.luck!r})"

    def __reduce__(self) -> tuple[Callable[..., State], tuple[Game, list[str], str]]:
        return Game.at, (self.game, self.lines, self.luck)


class Record:
    """A record of a game, its hash chain checked; BadRecord names the first bad line. `str` gives the text."""

    __slots__ = ("_inner", "text")

    def __init__(self, text: str) -> None:
        self.text = checked(text, "a record")
        self._inner = record.parse(text)

    @property
    def game(self) -> str:
        return self._inner.game

    @property
    def seats(self) -> int:
        return self._inner.seats

    @property
    def options(self) -> dict[str, str]:
        return dict(self._inner.options)

    @property
    def players(self) -> list[str]:
        return self._inner.players[:]

    @property
    def lines(self) -> list[str]:
        """Every line, who and what, those of the table itself (`table undo 3`) too."""
        return [f"{line.seat} {line.action}" for line in self._inner.lines]

    @property
    def ending(self) -> str:
        """`finished`, `open`, `conceded S`, `timeout S` or `agreed`."""
        return self._inner.ending or ("open" if self._inner.result is None else "finished")

    @property
    def scores(self) -> list[int] | None:
        """The result of a finished game."""
        return None if self._inner.result is None else self._inner.result[:]

    def replay(self) -> State:
        """The position at its end, every line checked by the rules; BadRecord names the first that doesn't fit."""
        replayed = table.replay(self._inner)
        return game(self.game, self.seats, **self.options).at(
            [f"{line.seat} {line.action}" for line in replayed.folded.path if line.seat != "table"]
        )

    def __eq__(self, other: object) -> bool:
        return self.text == other.text if isinstance(other, Record) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.text)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"prichal.Record({self.text!r})"

    def __reduce__(self) -> tuple[type[Record], tuple[str]]:
        return Record, (self.text,)
