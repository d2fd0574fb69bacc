"""What a game is worth to its seats."""

from __future__ import annotations

from itertools import combinations

import pytest

from prichal.kernel.batch import reward


def rewards(winners: list[int], seats: int) -> list[float]:
    return [reward(seat, winners, seats) for seat in range(seats)]


@pytest.mark.parametrize(
    ("seats", "winners", "expected"),
    [
        (1, [0], [1.0]),
        (1, [], [-1.0]),
        (2, [1], [-1.0, 1.0]),
        (2, [0, 1], [0.0, 0.0]),
        (3, [0], [1.0, -0.5, -0.5]),
        (3, [0, 2], [0.5, -1.0, 0.5]),
        (4, [1, 3], [-0.5, 0.5, -0.5, 0.5]),
        (5, [2], [-0.25, -0.25, 1.0, -0.25, -0.25]),
    ],
)
def test_winners_share_what_losers_lose(seats: int, winners: list[int], expected: list[float]) -> None:
    assert rewards(winners, seats) == expected


@pytest.mark.parametrize("seats", range(2, 7))
def test_rewards_add_up_to_nothing(seats: int) -> None:
    for count in range(1, seats + 1):
        for winners in combinations(range(seats), count):
            assert sum(rewards([*winners], seats)) == pytest.approx(0)
