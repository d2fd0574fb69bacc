"""Every action there is, with its text."""

from typing import Final

from mypy_extensions import i64

from prichal.kernel.actions import Catalogue, counted
from prichal.template.components import VALUES

ACTIONS: Final = Catalogue()

# Players
PLAY: Final[i64] = ACTIONS.add("play", counted(1, VALUES))  # + value - 1
# Chance
DRAW: Final[i64] = ACTIONS.add("draw", counted(1, VALUES))  # + value - 1
