"""The numbers of one position: whole ones in a row, others beside it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from prichal.kernel.features import ROOM, Features, Vector, put_all, put_four, put_packed
from tests.kernel.harbour import ACT, CHOOSE_CARD, END_ROUND, HarbourGame

LONG = ROOM + 100


def test_a_vector_grows_with_its_entries() -> None:
    vector = Vector(LONG)
    for place in range(LONG):
        vector.row[place] = 3
        vector.add(place, 0.5)
    assert vector.count == LONG
    assert vector.dense() == [3.5] * LONG
    vector.gather()
    assert vector.count == 2 * LONG
    assert list(vector.place[: vector.count]) == [*range(LONG), *range(LONG)]
    assert list(vector.value[: vector.count]) == [*[0.5] * LONG, *[3.0] * LONG]


def test_room_is_made_only_where_it_is_needed() -> None:
    vector = Vector(ROOM)
    for place in range(ROOM):
        vector.note(place, 0.5)
    assert (len(vector.place), len(vector.value)) == (ROOM, ROOM)
    vector.note(3, 0.25)
    assert vector.dense()[3] == 0.75


def test_numbers_are_put_side_by_side() -> None:
    vector = Vector(14)
    put_four(vector.row, 1, 9, -8, 7, 6)
    put_all(vector.row, 5, vec[i64]([1, 2, 3, 4, 5]), 1, 4)
    put_packed(vector.row, 9, 0b11_01_10_00, 2, 4)
    assert vector.dense() == [0, 9, -8, 7, 6, 2, 3, 4, 0, 0, 2, 1, 3, 0]


def test_a_cleared_vector_begins_anew() -> None:
    vector = Vector(8)
    vector.begin(100)
    vector.add(1, 0.25)
    vector.clear()
    vector.row[3] = 2
    vector.add(5, 0.5)
    vector.gather()
    places, values = vector.parts()
    assert ([*places], [*values]) == ([5, 3], [0.5, 2.0])
    assert vector.dense() == [0, 0, 0, 2, 0, 0.5, 0, 0]


def test_the_agenda_as_numbers() -> None:
    """Whose question it is and what is to be done, of three who choose a card and act then; after other entries."""
    game = HarbourGame()
    features = Features(game, 1)
    steps = len(game.steps)
    blocks = features.agenda_blocks()
    assert [(block.name, block.size, block.low, block.high) for block in blocks] == [
        ("question-own", steps, 0, 1),
        ("question-other", steps, 0, 1),
        ("pending-own", steps, 0, 99),
        ("pending-other", steps, 0, 99),
    ]
    state = game.new(3)
    act, end = ACT & 0xFF, END_ROUND & 0xFF
    for seat, question, ends in ((0, 0, True), (1, steps, False), (2, steps, False)):
        vector = Vector(5 + 4 * steps)
        assert features.write_agenda(state, seat, 5, vector.row) == 5 + 4 * steps
        expected = [0.0] * (5 + 4 * steps)
        expected[5 + question + CHOOSE_CARD] = 1
        for step, own, others in ((CHOOSE_CARD, 1, 2), (act, 1, 2), (end, ends, not ends)):  # seat 0 ends rounds
            expected[5 + 2 * steps + step], expected[5 + 3 * steps + step] = own, others
        assert vector.dense() == expected
    state.agenda.depth = 0
    vector = Vector(4 * steps)
    features.write_agenda(state, 0, 0, vector.row)
    assert not any(vector.dense())


def test_numbers_are_learnt_for_a_seat_count() -> None:
    game = HarbourGame()
    assert [Features(game, 1).label(game.new(seats)) for seats in (2, 3)] == ["2", "3"]
