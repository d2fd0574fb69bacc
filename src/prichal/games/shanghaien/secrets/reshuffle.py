"""Nothing is hidden from anybody: the order of the pile is unknown to the engine too."""

from mypy_extensions import i64

from prichal.games.shanghaien.state import ShanghaienState
from prichal.kernel.chance import Rng


def reshuffle(state: ShanghaienState, viewer: i64, rng: Rng) -> None:
    """Leaves the position as it is."""
