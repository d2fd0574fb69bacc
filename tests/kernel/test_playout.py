"""Whole games inside the engine: what is counted is what is played."""

from __future__ import annotations

import pytest

from prichal import games
from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng
from prichal.kernel.playout import clone_many, perft, play_many, play_out, random_log
from prichal.kernel.state import State
from tests.kernel.harbour import HarbourGame
from tests.support import facts

SHANGHAIEN = games.find("shanghaien")


def test_a_random_game_has_the_actions_of_its_log() -> None:
    for seed in range(5):
        state, other = SHANGHAIEN.new(2), SHANGHAIEN.new(2)
        log = random_log(other, Rng(seed))
        assert play_out(state, Moves(), Rng(seed)) == len(log)
        assert facts(state) == facts(other)
    assert play_out(state, Moves(), Rng(1)) == 0  # it is over
    assert random_log(state, Rng(1)) == []


def test_many_games_are_those_of_their_streams() -> None:
    start = SHANGHAIEN.new(2)
    before = facts(start)
    lengths = [len(random_log(start.clone(), Rng(3, stream))) for stream in range(4)]
    assert [play_many(start, count, 3) for count in range(5)] == [sum(lengths[:count]) for count in range(5)]
    assert facts(start) == before
    assert clone_many(start, 7) == 7 * start.agenda.depth


def sequences(state: State, depth: int) -> int:
    """Counts one by one."""
    if state.over or depth == 0:
        return 1
    found = 0
    for action in state.legal_actions():
        after = state.clone()
        after.play(action)
        found += sequences(after, depth - 1)
    return found


@pytest.mark.parametrize("depth", range(6))
def test_sequences_are_counted(depth: int) -> None:
    state = HarbourGame().new(2)
    before = facts(state)
    assert perft(state, depth) == sequences(state, depth)
    assert facts(state) == before


def test_a_game_that_ends_earlier_counts_once() -> None:
    state = HarbourGame().new(2)
    while state.agenda.depth > 0 and sequences(state, 4) != sequences(state, 5):
        state.play(state.legal_actions()[-1])
    assert perft(state, 5) == perft(state, 4) == sequences(state, 4) > 1
    state.agenda.depth = 0
    assert perft(state, 5) == 1
