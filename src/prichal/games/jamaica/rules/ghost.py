"""Two players: the Ghost Ship."""

from typing import Final

from mypy_extensions import i64

from prichal.games.jamaica.actions import GHOST
from prichal.games.jamaica.components import LONGEST_LAP, PLACE
from prichal.games.jamaica.rules.sailing import set_sail
from prichal.games.jamaica.rules.scoring import has_finished
from prichal.games.jamaica.state import JamaicaState, Ship
from prichal.games.jamaica.steps import GHOST_MOVE, GHOST_WAY
from prichal.games.jamaica.words import news
from prichal.kernel.actions import Moves
from prichal.kernel.step import Automatic, Choice

GHOST_SHIP: Final[i64] = 2

FORWARD: Final[i64] = 0  # ways
BACKWARD: Final[i64] = 1
EITHER: Final[i64] = 2


def place(ship: Ship) -> i64:
    """JA-2P8: how far round the board a ship is, laps included."""
    return PLACE[ship.space] + ship.laps * LONGEST_LAP


def way(state: JamaicaState) -> i64:
    """JA-2P3, JA-2P8: the leader goes back, the last one forward, else the Captain decides."""
    ghost = state.ships[GHOST_SHIP]
    here: i64 = place(ghost)
    first: i64 = place(state.ships[0])
    second: i64 = place(state.ships[1])
    if has_finished(ghost) or (here > first and here > second):
        return BACKWARD
    if here < first and here < second:
        return FORWARD
    return EITHER


def die(state: JamaicaState, arg: i64) -> i64:
    """JA-2P2: the morning's, then the evening's."""
    return state.morning if arg == 0 else state.evening


class GhostMove(Automatic[JamaicaState]):
    """JA-2P2, JA-2P3: the Captain moves the Ghost Ship; `arg` 0 by the morning die, 1 by the evening die."""

    def __init__(self) -> None:
        super().__init__(GHOST_MOVE, "ghost-move", ["JA-2P2", "JA-2P3", "JA-2P8"])

    def run(self, state: JamaicaState, seat: i64, arg: i64) -> None:
        found: i64 = way(state)
        if found == EITHER:
            state.agenda.then(GHOST_WAY, seat, arg)
        else:
            news.ghost_must(state, found == FORWARD)
            set_sail(state, seat, GHOST_SHIP, die(state, arg), found == FORWARD)


class GhostWay(Choice[JamaicaState]):
    """JA-2P3: neither first nor last, the Ghost Ship goes where the Captain wants."""

    def __init__(self) -> None:
        super().__init__(GHOST_WAY, "ghost-way", ["JA-2P3"])

    def legal(self, state: JamaicaState, seat: i64, arg: i64, moves: Moves) -> None:
        moves.add(GHOST + FORWARD)
        moves.add(GHOST + BACKWARD)

    def play(self, state: JamaicaState, seat: i64, arg: i64, action: i64) -> None:
        set_sail(state, seat, GHOST_SHIP, die(state, arg), action == GHOST + FORWARD)
