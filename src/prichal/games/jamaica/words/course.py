"""Where a move leads, as far as that is sure beforehand: for the words of the table."""

from typing import Final, final

from mypy_extensions import i64

from prichal.games.jamaica.components import BEHIND, BEHIND_INNER, COST, NEXT, NEXT_INNER, ROYAL
from prichal.games.jamaica.state import JamaicaState

OPEN: Final[i64] = -1  # a fork decides


@final
class Course:
    """A ship's way in thought, by the rules of `rules/sailing.py` (JA-M1, JA-M2, JA-M7)."""

    def __init__(self, state: JamaicaState, number: i64) -> None:
        self.space: i64 = state.ships[number].space
        self.laps: i64 = state.ships[number].laps
        self.is_ghost = state.is_ghost(number)
        self.is_sure = True  # whether the next move starts from here for sure

    def sail(self, steps: i64, forward: bool) -> i64:
        """The space where the move ends, or OPEN."""
        for _ in range(steps):
            ahead = NEXT[self.space] if forward else BEHIND[self.space]
            if ahead != (NEXT_INNER[self.space] if forward else BEHIND_INNER[self.space]):
                self.is_sure = False
                return OPEN
            if not forward and self.space == ROYAL:
                if self.is_ghost and self.laps == 0:
                    break  # JA-2P8
                self.laps -= 1
            self.space = ahead
            if forward and ahead == ROYAL:
                self.laps += 1
                if self.laps == 1:
                    break  # JA-E1
        # A cost may bring a shortage, and nothing follows the finish.
        self.is_sure = COST[self.space] == 0 and self.laps < 1
        return self.space
