"""Many games at once, without NumPy: what a game is worth to its seats, and what is legal in which row."""

from __future__ import annotations

from itertools import combinations

import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64

from prichal import games
from prichal.kernel.agenda import NOBODY
from prichal.kernel.batch import Batch, Places, reward
from prichal.kernel.chance import Rng
from prichal.kernel.features import Block, Features, Vector
from prichal.kernel.game import Setup
from prichal.kernel.state import State
from tests.kernel.harbour import HarbourGame
from tests.support import facts


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


def test_places_are_listed_row_after_row() -> None:
    places = Places(2)
    room = len(places.items)
    for item in range(room):
        places.add(item)
    assert len(places.items) == room  # more is made only where it is needed
    places.end(0)
    for item in range(room, room + 3):
        places.add(item)
    places.end(1)
    assert [places.items[at] for at in range(places.count)] == [*range(room + 3)]
    assert [*places.starts] == [0, room, room + 3]


def batch(at_once: bool) -> Batch:
    game = games.find("shanghaien")
    many = Batch(game, game.check(2, {}), 3, True, at_once)
    many.reset(5)
    return many


def legal(many: Batch, row: int) -> list[int]:
    return [at for at in range(many.actions) if many.mask[row * many.actions + at] == 1]


@pytest.mark.parametrize("at_once", [False, True])
def test_every_row_shows_its_own_game(at_once: bool) -> None:
    many = batch(at_once)
    rng = Rng(1)
    ended = 0
    while ended < 6:
        before = [state.over for state in many.states]
        many.sample(rng)
        for row, state in enumerate(many.states):
            assert many.actor[row] == (NOBODY if state.over else state.actor)
            assert legal(many, row) == sorted(state.legal_actions())
            assert many.drawn[row] in (state.legal_actions() or [0])
        assert many.step(many.drawn) == -1
        for row, state in enumerate(many.states):
            over = many.over[row] == 1
            assert over or many.over[row] == 0
            assert over == (state.over and not before[row]) or at_once
            earned = [many.rewards[row * 2 + seat] for seat in range(2)]
            assert sum(earned) == 0 and (over or earned == [0, 0])
            assert many.reward[row] in earned
            ended += over
    many.reset(6)
    assert not any(many.over) and not any(many.reward) and not any(many.rewards)


@pytest.mark.parametrize("count", [0, 2, 4])
def test_there_is_one_action_for_each_row(count: int) -> None:
    with pytest.raises(ValueError, match="one action for each row"):
        batch(False).step(vec[i64]([0] * count))


class Numbers(Features):
    """The seat, and halves of it."""

    def blocks(self, setup: Setup) -> list[Block]:
        return [Block("seat", 3, 0, 9, "who looks")]

    def write(self, state: State, seat: i64, vector: Vector) -> None:
        vector.row[0] = i16(1 + seat)
        vector.add(2, seat / 2 + 0.25)


class Numbered(HarbourGame):
    def features(self) -> Features | None:
        return Numbers(self, 1)


def test_what_is_not_whole_is_noted_row_after_row() -> None:
    """Beside the whole numbers, each with its place in the whole."""
    game = Numbered()
    many = Batch(game, game.check(3, {}), 4, True, False)
    many.reset(1)
    for seat in range(3):  # they choose together, one after the other
        assert [*many.seen] == [1 + seat, 0, 0] * 4
        places, values = many.vector.parts()
        assert ([*places], [*values]) == ([2, 5, 8, 11], [seat / 2 + 0.25] * 4)
        many.sample(Rng(1))
        assert many.step(many.drawn) == -1


@pytest.mark.parametrize("row", [0, 1, 2])
def test_an_illegal_action_is_named_by_its_row_and_nothing_is_played(row: int) -> None:
    game = Numbered()
    many = Batch(game, game.check(2, {}), 3, True, False)
    many.reset(1)
    before = [facts(state) for state in many.states]
    count = len(game.catalogue)
    assert legal(many, row) == [0, 1, 2]
    for action in (-count, -2, -1, 3, count - 1, count, count + 1, 2**40):
        actions = vec[i64]([0, 1, 2])
        actions[row] = action
        assert many.illegal(actions) == row == many.step(actions)
        assert [facts(state) for state in many.states] == before
    assert many.illegal(vec[i64]([0, 1, 2])) == -1
    many.actor[row] = NOBODY  # over: whatever is said there begins a new game
    actions = vec[i64]([0, 1, 2])
    actions[row] = 99
    assert many.illegal(actions) == -1
