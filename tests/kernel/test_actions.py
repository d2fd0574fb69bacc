"""Numbers and texts of actions, and the list of moves."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from prichal import games
from prichal.kernel.actions import Catalogue, Moves, counted
from prichal.kernel.chance import Rng


def test_blocks_are_dense_and_the_last_domain_runs_fastest() -> None:
    catalogue = Catalogue()
    assert catalogue.add("pass") == 0
    first = catalogue.add("lay", counted(1, 3), ["left", "right"])
    assert first == 1
    assert catalogue.text(first + 2 * 2 + 1) == "lay 3 right"
    assert len(catalogue) == 7
    with pytest.raises(ValueError, match="declared twice"):
        catalogue.add("pass")


@given(some.sampled_from(games.names()), some.data())
def test_spaces_dont_matter_and_everything_else_does(name: str, data: some.DataObject) -> None:
    catalogue = games.find(name).catalogue
    action = data.draw(some.integers(0, len(catalogue) - 1))
    text = catalogue.text(action)
    assert catalogue.find("  " + text.replace(" ", "   ") + "\t") == action
    assert catalogue.find(text + "!") == -1
    assert catalogue.find(text.upper()) == -1


def test_only_legal_moves_are_added_also_beyond_the_first_room() -> None:
    moves = Moves(2)
    for action in range(7):
        moves.add_if(action % 3 != 1, action)
    assert moves.listed() == [0, 2, 3, 5, 6]


@given(some.sampled_from(games.names()), some.text())
def test_nonsense_is_no_action(name: str, text: str) -> None:
    catalogue = games.find(name).catalogue
    found = catalogue.find(text)
    assert found == -1 or catalogue.text(found) == " ".join(text.split())


@given(some.lists(some.tuples(some.integers(0, 500), some.integers(1, 9)), max_size=200))
def test_moves_hold_what_was_added(outcomes: list[tuple[int, int]]) -> None:
    moves = Moves(2)
    for action, weight in outcomes:
        moves.weigh(action, weight)
    assert moves.listed() == [action for action, _ in outcomes]
    assert moves.total() == sum(weight for _, weight in outcomes)
    spread = [action for action, weight in outcomes for _ in range(weight)]
    assert [moves.at(share) for share in range(moves.total())] == spread
    with pytest.raises(IndexError):
        moves.at(moves.total())


def test_plain_moves_weigh_one_even_after_weighted_ones() -> None:
    moves = Moves()
    moves.weigh(1, 5)
    moves.clear()
    moves.add(2)
    assert moves.total() == 1
    assert moves.has(2)
    assert not moves.has(1)


def test_room_is_made_only_where_it_is_needed() -> None:
    moves = Moves(5)
    for action in range(5):
        moves.add(action)
    assert len(moves.items) == 5
    moves.add(5)
    assert moves.listed() == [0, 1, 2, 3, 4, 5]


def test_a_used_list_is_filled_anew() -> None:
    state = games.find("shanghaien").new(2)
    moves, fresh = Moves(), Moves()
    moves.weigh(99, 5)
    state.legal(fresh)
    for _ in range(2):
        state.legal(moves)
        assert (moves.listed(), moves.total()) == (fresh.listed(), fresh.total())
    state.agenda.depth = 0
    state.legal(moves)
    assert moves.listed() == []


@given(some.integers(-(2**40), 2**40), some.integers(0, 2**40), some.integers(1, 1000))
def test_random_numbers_stay_below_their_limit(seed: int, stream: int, limit: int) -> None:
    rng = Rng(seed, stream)
    again = Rng(seed, stream)
    for _ in range(20):
        number = rng.below(limit)
        assert 0 <= number < limit
        assert number == again.below(limit)


def test_random_numbers_are_even_and_streams_differ() -> None:
    rng = Rng(7)
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    assert all(abs(count - 10_000) < 400 for count in counts)
    assert len({Rng(7, stream).word() for stream in range(1000)}) == 1000
    assert len({Rng(seed).word() for seed in range(1000)}) == 1000


def squared_error(pairs: list[tuple[int, int]]) -> float:
    """Chi-squared of pairs of dice against independence, 35 degrees of freedom."""
    expected = len(pairs) / 36
    return sum((pairs.count((a, b)) - expected) ** 2 / expected for a in range(6) for b in range(6))


@pytest.mark.parametrize("way", ["streams", "seeds", "distant streams"])
def test_words_of_neighbouring_generators_are_independent(way: str) -> None:
    """Any two of the first ten throws, over many games: no game's luck tells another part of it."""
    throws: list[list[int]] = []
    for number in range(3000):
        rng = {"streams": Rng(7, number), "seeds": Rng(number), "distant streams": Rng(7, number << 33)}[way]
        throws.append([rng.below(6) for _ in range(10)])
    for one in range(10):
        for other in range(one + 1, 10):
            assert squared_error([(row[one], row[other]) for row in throws]) < 100
        neighbours = [(throws[i][one], throws[i + 1][one]) for i in range(len(throws) - 1)]
        assert squared_error(neighbours) < 100


def test_seeds_dont_differ_by_a_constant() -> None:
    assert len({Rng(1, stream).word() ^ Rng(2, stream).word() for stream in range(100)}) == 100
    assert len({Rng(seed, 1).word() ^ Rng(seed, 2).word() for seed in range(100)}) == 100
