"""Snapshots: what a thawed row is made of."""

from __future__ import annotations

from librt.vecs import vec

from prichal.kernel.snapshot import series


def test_an_empty_row_of_things_stays_such_a_row() -> None:
    things = vec[object]([])
    assert type(series(things, [])) is type(things)
