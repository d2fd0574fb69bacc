"""What bots are told about a game: how good a position is, and what is worth trying in a rollout."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng

if TYPE_CHECKING:
    from prichal.kernel.game import Game
    from prichal.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints:
    """The defaults do for any game: points as they stand, all options equal. Games override what they know better."""

    def __init__(self, game: Game, spread: float, cutoff: i64) -> None:
        self.game = game
        # Simulations a decision for the levels of bots/levels.py, from weak to strong. Fixed numbers, so that a level
        # plays the same on every machine; chosen so that on one core of a laptop the second answers at once, the
        # third within a few hundredths of a second and the last within a few tenths.
        self.budgets: list[int] = [4, 60, 1_000, 8_000]
        self.spread: float = spread  # a lead of this many points is nearly decisive
        self.cutoff: i64 = cutoff  # decisions after which a rollout is judged instead of played on; 0: never
        self.exploration: float = 1.4  # how eagerly the search tries what looks worse, in deviations of the results
        self.faith: float = 1.0  # visits that a position's worth at first sight counts for

    def estimate(self, state: State, points: vec[float]) -> None:
        """Writes the points that every seat may expect from an unfinished game."""
        scores = self.game.scores(state)
        for seat in range(len(scores)):
            points[seat] = float(scores[seat])

    def roll(self, state: State, moves: Moves, rng: Rng) -> i64:
        """Picks one of the legal `moves` of the actor in a rollout."""
        return moves.items[rng.below(moves.count)]
