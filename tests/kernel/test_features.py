"""The numbers of one position: whole ones in a row, others beside it."""

from __future__ import annotations

from prichal.kernel.features import ROOM, Vector

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
