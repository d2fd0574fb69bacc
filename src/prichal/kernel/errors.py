"""Refusals. Each says one clear sentence, has a message id for other languages, and changed nothing."""

from __future__ import annotations

from collections.abc import Callable

from prichal.kernel.wire import Message


class Problem(Exception):
    """Something asked for can't be done; `clause` cites the rule where a rule is the reason."""

    def __init__(self, message: Message, sentence: str, clause: str = "") -> None:
        super().__init__(sentence)
        self.message = message
        self.clause = clause

    def __reduce__(self) -> tuple[Callable[..., Problem], tuple[type[Problem], str, dict[str, object]]]:
        """Problems may cross processes, whatever their constructors want."""
        return revive, (type(self), str(self), self.__dict__)


def revive(kind: type[Problem], sentence: str, fields: dict[str, object]) -> Problem:
    problem = kind.__new__(kind, sentence)
    problem.__dict__.update(fields)
    return problem


class UnknownGame(Problem):
    """No game of that name."""


class BadSetup(Problem):
    """A seat count or option that the game doesn't have."""


class UnknownAction(Problem):
    """A text that is no action of this game at all."""


class IllegalAction(Problem):
    """An action of this game that isn't allowed now."""


class WrongSeat(Problem):
    """Somebody whose turn it isn't."""


class BadRecord(Problem):
    """A text that isn't an intact record; `line` counts from 1."""

    def __init__(self, message: Message, sentence: str, line: int) -> None:
        super().__init__(message, sentence)
        self.line = line


class BadSnapshot(Problem):
    """Bytes that aren't an intact snapshot of a position of this game."""
