"""Refusals of a host: a code for programs, a sentence for people, a status for HTTP."""

from __future__ import annotations

import math

from prichal.kernel.errors import BadRecord, BadSetup, IllegalAction, Problem, UnknownAction, UnknownGame, WrongSeat
from prichal.kernel.wire import Args, Message
from prichal.tables.messages import Refusal


class Refused(Problem):
    """Something that the host won't do; nothing was changed. Its words are `refused-CODE`."""

    def __init__(self, code: str, status: int, sentence: str, args: Args | None = None) -> None:
        super().__init__(Message(f"refused-{code}", args or {}), sentence)
        self.code = code
        self.status = status
        self.after: int | None = None  # seconds until it is worth trying again


class TooMany(Refused):
    """More than anybody may use; `after` says in how many seconds it is worth trying again."""

    def __init__(self, code: str, sentence: str, after: float) -> None:
        seconds = max(1, math.ceil(after))
        super().__init__(code, 429, f"{sentence}; try again in {seconds} s", {"seconds": seconds})
        self.after = seconds


CODES: dict[type[Problem], tuple[str, int]] = {
    UnknownGame: ("unknown-game", 404),
    BadSetup: ("bad-setup", 400),
    UnknownAction: ("unknown-action", 400),
    IllegalAction: ("illegal-action", 409),
    WrongSeat: ("wrong-turn", 409),
    BadRecord: ("bad-record", 500),
}


def find_code(problem: Problem) -> tuple[str, int]:
    """The code and the HTTP status of a problem."""
    if isinstance(problem, Refused):
        return problem.code, problem.status
    return CODES.get(type(problem), ("refused", 400))


def describe_refusal(problem: Problem, id: str = "") -> Refusal:
    """A problem as it goes over the wire."""
    return Refusal(find_code(problem)[0], str(problem), problem.message, problem.clause, id)


def no_such_table() -> Refused:
    return Refused("no-table", 404, "there is no such table")


def not_your_seat(seat: int) -> Refused:
    return Refused("not-your-seat", 403, f"seat {seat} isn't yours", {"seat": seat + 1})


def not_running() -> Refused:
    return Refused("not-running", 409, "no game is going on at this table")


def sign_in() -> Refused:
    return Refused("no-person", 401, "say who you are first: POST /api/guests with a name")
