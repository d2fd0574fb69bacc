"""The numbers of the steps: 0x000 a choice, 0x100 chance, 0x200 automatic, and the place in the table of game.py."""

from typing import Final

from mypy_extensions import i64

DEAL: Final[i64] = 0x100
ROUND: Final[i64] = 0x201
CHOOSE: Final[i64] = 0x002
COMPARE: Final[i64] = 0x203
