"""Snapshots: what a thawed row is made of, and which agendas are none."""

from __future__ import annotations

import msgspec
import pytest
from librt.vecs import vec

from prichal.kernel.errors import BadSnapshot
from prichal.kernel.snapshot import checksum, fill, fill_agenda, freeze, frozen, number, series, thaw
from tests.kernel.harbour import ACT, CHOOSE_CARD, FIGHT, NEW_ROUND, HarbourGame
from tests.support import facts

GAME = HarbourGame()


def test_an_empty_row_of_things_stays_such_a_row() -> None:
    things = vec[object]([])
    assert type(series(things, [])) is type(things)


@pytest.mark.parametrize("entries", [[], [CHOOSE_CARD], [FIGHT], [NEW_ROUND, CHOOSE_CARD], [NEW_ROUND, ACT, FIGHT]])
def test_an_agenda_ends_or_waits_for_a_decision(entries: list[int]) -> None:
    agenda = GAME.new(2).agenda
    fill_agenda(agenda, entries)
    assert [number for number, _, _ in agenda.waiting()] == entries[::-1]


@pytest.mark.parametrize(
    ("entries", "reason"),
    [
        ([NEW_ROUND], "doesn't wait for a decision"),
        ([CHOOSE_CARD, ACT], "doesn't wait for a decision"),
        ([CHOOSE_CARD + 99], "unknown steps"),
        ([CHOOSE_CARD + 99, CHOOSE_CARD], "unknown steps"),
        ([CHOOSE_CARD, CHOOSE_CARD + 0x100], "unknown steps"),
        ("x", "isn't a list"),
        ([2**63], "isn't a number of 64 bits"),
    ],
)
def test_any_other_agenda_is_refused(entries: object, reason: str) -> None:
    agenda = GAME.new(2).agenda
    before = agenda.waiting()
    with pytest.raises(BadSnapshot, match=reason):
        fill_agenda(agenda, entries)
    assert agenda.waiting() == before


class Thing:
    """Something with one field."""

    def __init__(self, count: int) -> None:
        self.count = count


@pytest.mark.parametrize(
    ("shape", "value"),
    [
        ([], [1, 2]),
        ([7], []),
        ([7], [1, 2, 3]),
        ([True], [False, True]),
        (["x"], ["y", ""]),
        ([[1], [2, 3]], [[4, 5], []]),
    ],
)
def test_rows_of_plain_values_take_what_they_are_given(shape: list[object], value: object) -> None:
    assert series(shape, value) == value


@pytest.mark.parametrize(
    ("shape", "value", "reason"),
    [
        ([True], [1], "isn't a bool"),
        ([7], [True], "isn't a number"),
        ([7], ["x"], "isn't a number"),
        (["x"], [7], "isn't a str"),
        ([7], {"x": 1}, "isn't a list"),
        ([[1], [2]], [[3]], "there are 1 where 2 belong"),
        ([[1]], [[3], [4]], "there are 2 where 1 belong"),
        ([], ["x"], "isn't a number"),
    ],
)
def test_rows_of_another_kind_are_refused(shape: list[object], value: object, reason: str) -> None:
    with pytest.raises(BadSnapshot, match=reason):
        series(shape, value)


def test_things_in_a_row_are_filled_where_they_are() -> None:
    things: list[object] = [Thing(1), Thing(2)]
    filled = series(things, [{"count": 3}, {"count": 4}])
    assert filled == things
    assert [thing.count for thing in things if isinstance(thing, Thing)] == [3, 4]
    for wrong in ({"other": 1}, {"count": 1, "other": 2}, {}, [1], "count", {"count": "x"}):
        with pytest.raises(BadSnapshot):
            fill(things[0], wrong)


@pytest.mark.parametrize("value", [-(2**63), -1, 0, 2**63 - 1])
def test_numbers_have_64_bits(value: int) -> None:
    assert number(value) == value
    for other in (2**63, -(2**63) - 1, 1.0, True, None, "1"):
        with pytest.raises(BadSnapshot, match="isn't a number of 64 bits"):
            number(other)


def sealed(content: object) -> bytes:
    """Any content with a proper checksum."""
    body = msgspec.json.encode(content)
    return checksum(body) + body


def test_a_snapshot_has_four_parts_and_the_seats_of_its_table() -> None:
    state = GAME.new(3)
    data = freeze(GAME, state)
    assert facts(thaw(GAME, 3, {}, data)) == facts(state)
    parts = msgspec.json.decode(data[16:])
    assert parts[:3] == [1, "harbour", 1]
    for wrong in (parts[:3], [*parts, 0], [2, *parts[1:]], [*parts[:2], 2, parts[3]], {"0": 1}):
        with pytest.raises(BadSnapshot, match="doesn't fit"):
            thaw(GAME, 3, {}, sealed(wrong))
    with pytest.raises(BadSnapshot):
        thaw(GAME, 2, {}, data)
    with pytest.raises(BadSnapshot, match="damaged"):
        thaw(GAME, 3, {}, data[:-1])


def test_what_has_no_fields_cant_be_frozen() -> None:
    with pytest.raises(TypeError, match="float"):
        frozen(1.5)
    assert frozen(Thing(4)) == {"count": 4}
