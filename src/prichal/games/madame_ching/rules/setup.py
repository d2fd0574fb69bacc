"""Components and set-up."""

from mypy_extensions import i64

from prichal.games.madame_ching.actions import TILE
from prichal.games.madame_ching.components import PLACES_PER_NUMBER, TILES, TILES_OF_NUMBER
from prichal.games.madame_ching.piles import draw_number, size_of
from prichal.games.madame_ching.state import MadameChingState
from prichal.games.madame_ching.steps import DEAL, ROUND, SET_OUT
from prichal.games.madame_ching.words import news
from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng
from prichal.kernel.step import Chance


def set_up(state: MadameChingState) -> None:
    """MC-S1 to MC-S3, MC-2P1: missions, then hands; the junks wait on cell 1."""
    state.then(SET_OUT, 0, 12 if state.seats == 3 else 14)
    for seat in range(state.seats):
        state.then(DEAL, seat, 5 if state.seats == 2 else 4)
    state.then(ROUND)


def tiles_of_number(tiles: i64, tile: i64) -> i64:
    """How many tiles of a set have the number of the given one."""
    return size_of(tiles & TILES_OF_NUMBER[tile])


class SetOut(Chance[MadameChingState]):
    """MC-S1: a mission tile goes to a place of its number; if both are taken it is discarded. `arg` are to come."""

    def __init__(self) -> None:
        super().__init__(SET_OUT, "set-out", ["MC-S1"])

    def legal(self, state: MadameChingState, seat: i64, arg: i64, moves: Moves) -> None:
        for tile in range(TILES):
            if state.bag >> tile & 1 == 1:
                moves.add(TILE + tile)

    def sample(self, state: MadameChingState, seat: i64, arg: i64, rng: Rng) -> i64:
        return TILE + draw_number(state.bag, rng)

    def play(self, state: MadameChingState, seat: i64, arg: i64, action: i64) -> None:
        tile: i64 = action - TILE
        remaining: i64 = arg
        state.bag ^= 1 << tile
        if tiles_of_number(state.missions, tile) < PLACES_PER_NUMBER:
            state.missions |= 1 << tile
            remaining -= 1
        if remaining > 0:
            state.agenda.then(SET_OUT, 0, remaining)
        else:
            news.opens(state)
