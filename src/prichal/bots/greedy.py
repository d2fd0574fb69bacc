"""One step ahead: every option is tried on a few imagined tables, and the best one on average is taken."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from prichal.bots.search import Finding, judge
from prichal.kernel.actions import Moves
from prichal.kernel.agenda import CHANCE
from prichal.kernel.chance import Rng
from prichal.kernel.game import Game
from prichal.kernel.hints import Hints
from prichal.kernel.state import State

TRIALS: Final[i64] = 12


def look_ahead(game: Game, root: State, seat: i64, seed: i64) -> list[Finding]:
    """The options by the position that follows, best first; all options meet the same luck."""
    hints = game.hints()
    points = vec[float]([0.0] * 8)
    result = vec[float]([0.0] * 8)
    moves = Moves()
    hidden: bool = root.agenda.steps[root.agenda.index].together
    found: list[Finding] = []
    for action in root.legal_actions():
        total: float = 0.0
        for trial in range(TRIALS):
            rng = Rng(seed, trial)
            state = root.clone()
            game.reshuffle(state, seat, rng)
            state.play(action)
            settle(state, hints, seat, hidden, moves, rng)
            judge(game, hints, state, points, result)
            total += result[seat]
        found.append(Finding(action, int(TRIALS), total / float(TRIALS)))
    found.sort(key=by_value)
    return found


def settle(state: State, hints: Hints, seat: i64, hidden: bool, moves: Moves, rng: Rng) -> None:
    """Plays on to where the choice shows: a hidden one to the seat's next hidden one, any other to the turn's end."""
    agenda = state.agenda
    while agenda.depth > 0:
        if agenda.actor == CHANCE:
            agenda.play(state, agenda.sample(state, rng))
            continue
        together: bool = agenda.steps[agenda.index].together
        if (together and agenda.actor == seat) if hidden else (not together and agenda.actor != seat):
            return
        agenda.legal(state, moves)
        agenda.play(state, hints.roll(state, moves, rng))


def by_value(finding: Finding) -> tuple[float, int]:
    return (-finding.value, finding.action)
