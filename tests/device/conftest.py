"""Devices on which luck is the same in every run."""

from __future__ import annotations

import secrets

import pytest

from prichal import fairness


@pytest.fixture(autouse=True)
def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test which fails fails again."""
    monkeypatch.setattr(fairness, "new_seed", lambda: "5" * 64)
    monkeypatch.setattr(secrets, "randbits", lambda _: 5)
