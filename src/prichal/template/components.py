"""What is in the box (TE-1), as tables."""

from typing import Final

from mypy_extensions import i64

VALUES: Final[i64] = 10  # cards from 1 to 10
COPIES: Final[i64] = 2
HAND: Final[i64] = 3  # cards dealt to everybody
ROUNDS: Final[i64] = 3
RECONSTRUCTED: Final[list[str]] = []  # what isn't known for certain of a published game
