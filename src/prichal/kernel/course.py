"""A game in its course, for programs: a position, the actions that led to it, and the luck to come.

`prichal.State` stands on it (front.py). What is hot is here, so that it is compiled: a whole random game driven from
Python takes about as long as with the engine's own classes.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from prichal.kernel.actions import Moves
from prichal.kernel.agenda import NOBODY
from prichal.kernel.chance import Rng
from prichal.kernel.errors import UnknownAction
from prichal.kernel.game import Game
from prichal.kernel.log import seat_label
from prichal.kernel.playout import random_action
from prichal.kernel.state import State
from prichal.kernel.table import check_turn, checked_action
from prichal.kernel.wire import Message

MOVES = Moves()  # room to choose in; nothing stays in it between two calls


@mypyc_attr(allow_interpreted_subclasses=True)
class Course:
    """Checks what it is told to play, and keeps it."""

    def __init__(self, kernel: Game, position: State, luck: Rng, played: list[int]) -> None:
        self._kernel = kernel
        self._position = position
        self._luck = luck
        self._played = played  # who, what, who, what …
        self._drawn: str | None = None  # what `random` said of this position: it needn't be checked again
        self._number: i64 = 0  # of that action

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._position.agenda.depth == 0

    @property
    def actor(self) -> int:
        """Who decides: a seat, counted from 0, CHANCE, or NOBODY when the game is over."""
        return self._position.agenda.actor

    @property
    def actors(self) -> list[int]:
        """All who may decide now: more than one where seats choose together, hidden from each other."""
        return self._position.agenda.actors()

    @property
    def ply(self) -> int:
        """How many actions have been played, chance's included."""
        return len(self._played) // 2

    @property
    def lines(self) -> list[str]:
        """What was played, who and what, as records have it."""
        played, texts = self._played, self._kernel.catalogue.texts
        return [f"{seat_label(played[at])} {texts[played[at + 1]]}" for at in range(0, len(played), 2)]

    def random(self) -> str:
        """What chance brings, or one of the actor's actions with equal odds. It isn't played yet."""
        position = self._position
        if position.agenda.depth == 0:
            check_turn(position, NOBODY)
        number = random_action(position, position.agenda, MOVES, self._luck)
        drawn = self._kernel.catalogue.texts[number]
        self._number = number
        self._drawn = drawn
        return drawn

    def play(self, action: str | int, seat: int | None = None) -> None:
        """Plays an action, by notation or number, of the actor or another one of `actors`.

        UnknownAction, IllegalAction (with its clause) or WrongSeat say why not; then nothing has changed.
        """
        agenda = self._position.agenda
        drawn = self._drawn
        if drawn is not None and action is drawn and seat is None:
            number = self._number
        else:
            who: int = agenda.actor if seat is None else seat
            number = checked_action(self._kernel, self._position, who, self._notation(action))
            agenda.give_turn(who)
        self._drawn = None
        self._played.append(agenda.actor)
        self._played.append(number)
        agenda.play(self._position, number)

    def _notation(self, action: str | int) -> str:
        if isinstance(action, str):
            return action
        texts = self._kernel.catalogue.texts
        if not 0 <= action < len(texts):
            message = Message("problem-action", {"action": str(action)})
            raise UnknownAction(message, f"{self._kernel.name} has no action {action}")
        return texts[action]

    def legal_numbers(self, seat: int | None = None) -> list[int]:
        """What the actor (or another one of `actors`) may do, as places in `Game.actions`."""
        position = self._position
        if seat is not None and seat != position.agenda.actor:
            check_turn(position, seat)
            position = position.clone()
            position.agenda.give_turn(seat)
        return position.legal_actions()

    def legal(self, seat: int | None = None) -> list[str]:
        """The same in notation; chance's outcomes too."""
        texts = self._kernel.catalogue.texts
        return [texts[number] for number in self.legal_numbers(seat)]

    def odds(self) -> list[tuple[str, float]]:
        """The outcomes of chance with their probabilities; WrongSeat where a seat decides."""
        check_turn(self._position, -1)
        moves = Moves()
        self._position.legal(moves)
        texts, total = self._kernel.catalogue.texts, float(moves.total())
        found: list[tuple[str, float]] = []
        for at in range(moves.count):
            found.append((texts[moves.items[at]], float(moves.weight(at)) / total))
        return found
