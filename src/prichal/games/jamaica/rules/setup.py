"""Set-up: the first Captain, and everybody's first cards."""

from mypy_extensions import i64

from prichal.games.jamaica.actions import CAPTAIN
from prichal.games.jamaica.rules.cards import draw_up
from prichal.games.jamaica.state import JamaicaState
from prichal.games.jamaica.steps import FIRST_CAPTAIN, ROUND
from prichal.games.jamaica.words import news
from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng
from prichal.kernel.step import Chance


def set_up(state: JamaicaState) -> None:
    """JA-S5: the ships lie in Port Royal; the first Captain is drawn."""
    state.then(FIRST_CAPTAIN)


class FirstCaptain(Chance[JamaicaState]):
    """JA-S5: the first Captain is drawn at random; JA-S3: everybody draws three cards."""

    def __init__(self) -> None:
        super().__init__(FIRST_CAPTAIN, "first-captain", ["JA-S5", "JA-S3"])

    def legal(self, state: JamaicaState, seat: i64, arg: i64, moves: Moves) -> None:
        for captain in range(state.seats):
            moves.add(CAPTAIN + captain)

    def sample(self, state: JamaicaState, seat: i64, arg: i64, rng: Rng) -> i64:
        return CAPTAIN + rng.below(state.seats)

    def play(self, state: JamaicaState, seat: i64, arg: i64, action: i64) -> None:
        captain: i64 = action - CAPTAIN
        state.captain = captain
        news.starts(state, captain)
        for owner in range(state.seats):
            draw_up(state, owner)
        state.agenda.then(ROUND, captain, 0)
