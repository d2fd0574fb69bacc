"""Numbers that come from outside as text."""

from __future__ import annotations

import pytest

from prichal.kernel.numbers import small_number


@pytest.mark.parametrize(
    ("text", "number"), [("0", 0), ("7", 7), ("10", 10), ("007", 7), ("12345678", 12345678), ("999999999", 999999999)]
)
def test_up_to_nine_digits_are_a_number(text: str, number: int) -> None:
    assert small_number(text) == number


@pytest.mark.parametrize(
    "text", ["", "-1", "+1", " 1", "1 ", "1_0", "1.0", "0x1", "x", "²", "٣", "1000000000", "0" * 10]
)
def test_anything_else_is_none(text: str) -> None:
    assert small_number(text) is None
