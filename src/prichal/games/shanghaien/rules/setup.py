"""Set-up: who starts."""

from mypy_extensions import i64

from prichal.games.shanghaien.actions import FIRST
from prichal.games.shanghaien.state import ShanghaienState
from prichal.games.shanghaien.steps import FIRST_PLAYER, ROUND
from prichal.games.shanghaien.words import news
from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng
from prichal.kernel.step import Chance


def set_up(state: ShanghaienState) -> None:
    """SH-S1: the starting player is drawn; the cards of the tavern are turned up round by round."""
    state.then(FIRST_PLAYER)


class FirstPlayer(Chance[ShanghaienState]):
    """SH-S1: the starting player is drawn at random."""

    def __init__(self) -> None:
        super().__init__(FIRST_PLAYER, "first-player", ["SH-S1"])

    def legal(self, state: ShanghaienState, seat: i64, arg: i64, moves: Moves) -> None:
        moves.add(FIRST)
        moves.add(FIRST + 1)

    def sample(self, state: ShanghaienState, seat: i64, arg: i64, rng: Rng) -> i64:
        return FIRST + rng.below(2)

    def play(self, state: ShanghaienState, seat: i64, arg: i64, action: i64) -> None:
        starter: i64 = action - FIRST
        news.starts_game(state, starter)
        state.agenda.then(ROUND, starter, 0)
