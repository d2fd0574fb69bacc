"""Nothing is hidden from anybody: decks have no order until drawn from."""

from mypy_extensions import i64

from prichal.games.white_castle.state import WhiteCastleState
from prichal.kernel.chance import Rng


def reshuffle(state: WhiteCastleState, viewer: i64, rng: Rng) -> None:
    """Leaves the position as it is."""
