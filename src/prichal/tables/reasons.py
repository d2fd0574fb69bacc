"""Why can't I? The clause that keeps a seat from using a piece, and whose piece it is."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from prichal.kernel.chance import Rng
from prichal.kernel.game import Game
from prichal.kernel.numbers import small_number
from prichal.kernel.registry import find
from prichal.kernel.wire import View

GUESS: Final = 1


def find_clause(game: Game, view: View, seat: int, piece: str) -> str:
    """The clause against every use of a piece that the seat isn't offered now.

    Asked on a position imagined from the view: the true one would tell what is hidden. Of several clauses one that is
    about the piece goes before the one that only says what is asked.
    """
    position = game.imagine(view, Rng(GUESS, seat))
    position.agenda.give_turn(seat)
    step = position.step()
    agenda = position.agenda
    offered = set(position.legal_actions())
    for action in range(len(game.catalogue)):
        if action not in offered and piece in game.picks(position, seat, action):
            found = step.why_not(position, agenda.seat, agenda.arg, action)
            if found != step.clauses[0]:
                return found
    return step.clauses[0]


def find_owner(game: Game, seats: int, options: Mapping[str, str], piece: str) -> int | None:
    """Whose piece it is, where its id tells."""
    kind, _, rest = piece.partition("-")
    seat = small_number(rest.partition("-")[0])
    if seat is None or seat >= seats or kind not in find_owned_kinds(game.name, seats, tuple(sorted(options.items()))):
        return None
    return seat


@lru_cache(maxsize=64)
def find_owned_kinds(name: str, seats: int, options: tuple[tuple[str, str], ...]) -> frozenset[str]:
    """The kinds of pieces of which every seat has its own, called KIND-SEAT: an action points at that of its seat."""
    game = find(name)
    start = game.new(seats, dict(options))
    found: set[str] = set()
    for action in range(len(game.catalogue)):
        for pieces in zip(*[game.picks(start, seat, action) for seat in range(seats)], strict=False):
            kind = pieces[0].partition("-")[0]
            if all(piece.split("-")[:2] == [kind, str(seat)] for seat, piece in enumerate(pieces)):
                found.add(kind)
    return frozenset(found)
