"""Snapshots: what a thawed row is made of, and which agendas are none."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from prichal.kernel.errors import BadSnapshot
from prichal.kernel.snapshot import fill_agenda, series
from tests.kernel.harbour import ACT, CHOOSE_CARD, FIGHT, NEW_ROUND, HarbourGame

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
