"""What bots are told of a game that says nothing about itself."""

from __future__ import annotations

from librt.vecs import vec

from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng
from tests.kernel.harbour import HarbourGame

GAME = HarbourGame()


def test_points_are_expected_as_they_stand() -> None:
    state = GAME.new(2, {"wealth": "rich"})
    state.coins = [4, 7]  # type: ignore[attr-defined]  # a Harbour
    points = vec[float]([9.0] * 3)
    GAME.hints().estimate(state, points)
    assert [*points] == [4.0, 7.0, 9.0]


def test_a_rollout_tries_everything_alike() -> None:
    state, moves, rng = GAME.new(2), Moves(), Rng(1)
    state.legal(moves)
    tried = [GAME.hints().roll(state, moves, rng) for _ in range(3000)]
    assert {action: abs(tried.count(action) - 1000) < 100 for action in state.legal_actions()} == dict.fromkeys(
        state.legal_actions(), True
    )
    assert len(tried) == sum(tried.count(action) for action in state.legal_actions())


def test_winners_have_the_most_points() -> None:
    state = GAME.new(3)
    for coins, winners in (([4, 7, 7], [1, 2]), ([9, 7, 7], [0]), ([2, 2, 2], [0, 1, 2])):
        state.coins = coins  # type: ignore[attr-defined]  # a Harbour
        assert GAME.winners(state) == winners
