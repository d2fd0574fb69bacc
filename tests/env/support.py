"""Which games have environments."""

from __future__ import annotations

from prichal import games
from prichal.kernel.game import Game


def playable(game: Game) -> bool:
    return game.name in games.names() and game.features() is not None
