"""How sure a share of wins is, also where a run is looked at more than once.

Several looks at one run find something by luck more often than one look, so each look uses an interval of confidence
1 - 0.05 / looks: all of them together hold with 95 % (the union bound). Looks are at fixed numbers of games; nobody
looks in between.
"""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import Final

CONFIDENCE: Final = 1.959964  # deviations of a 95 % interval
DOUBT: Final = 0.05


def wilson(wins: float, games: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """The interval of a win rate: that of 95 %, or of so many standard deviations."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    squared = confidence**2
    middle = share + squared / (2 * games)
    half = confidence * sqrt(share * (1 - share) / games + squared / (4 * games**2))
    return (middle - half) / (1 + squared / games), (middle + half) / (1 + squared / games)


def interval(wins: float, played: int, looks: int) -> tuple[float, float]:
    """An interval of the win rate that may be looked at so many times and still holds with 95 %."""
    return wilson(wins, played, NormalDist().inv_cdf(1 - DOUBT / looks / 2))


def is_clear(low: float, high: float, share: float) -> bool:
    """Whether the interval leaves the fair share out."""
    return low > share or high < share
