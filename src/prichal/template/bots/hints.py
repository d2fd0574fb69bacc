"""How good a position is."""

from prichal.kernel.game import Game
from prichal.kernel.hints import Hints


class TemplateHints(Hints):
    """Points as they stand: a game is short enough to be played to its end in every rollout."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, 6.0, 0)
