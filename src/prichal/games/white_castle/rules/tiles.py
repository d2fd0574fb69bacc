"""WC-B4: the die tiles. Every valid arrangement of colours is equally likely, as if dealt again until it is valid."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from prichal.games.white_castle.actions import ROOM_TILES, TOP_TILES, TOPS, WELL_TILE
from prichal.games.white_castle.cards import BLOCKS, STEWARD_ROOMS, WELL_REWARD
from prichal.games.white_castle.state import WhiteCastleState
from prichal.games.white_castle.steps import DRAW_TILES, DRAW_TOPS, DRAW_WELL
from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng
from prichal.kernel.step import Chance


def valid(stage: int, top: int, first: int, second: int) -> bool:
    """WC-B4: a room shows at least two colours; a steward room has its top tile already."""
    if stage < 2:
        return first != second
    return not first == second == top


def count_completions() -> list[int]:
    """How many ways are left to deal the other tiles: by the tops, the stage, and coral and black tiles left.

    The colours of the twelve tiles are dealt pair by pair: both diplomat rooms, the three steward rooms, then the well.
    """
    table = [0] * (6 * 7 * 25)
    for tops, colours in enumerate(TOPS):
        table[(tops * 7 + 6) * 25] = 1
        for stage in range(5, -1, -1):
            for coral in range(5):
                for black in range(5):
                    remaining = [coral, black, 12 - 2 * stage - coral - black]
                    if not 0 <= remaining[2] <= 4:
                        continue
                    total = 0
                    for first in range(3):
                        for second in range(3):
                            after = remaining.copy()
                            after[first] -= 1
                            after[second] -= 1
                            allowed = stage == 5 or valid(stage, colours[stage - 2] if stage >= 2 else 0, first, second)
                            if min(after) >= 0 and allowed:
                                total += table[(tops * 7 + stage + 1) * 25 + after[0] * 5 + after[1]]
                    table[(tops * 7 + stage) * 25 + coral * 5 + black] = total
    return table


COMPLETIONS: Final = vec[i64](count_completions())
TOP_COLOUR: Final = vec[i64]([colour for tops in TOPS for colour in tops])  # tops * 3 + room
TOPS_COUNT: Final[i64] = 6


def remaining_of(state: WhiteCastleState, colour: i64) -> i64:
    """Tiles of a colour not laid out yet."""
    remaining: i64 = 5
    for place in range(15):
        if state.tiles[place] == colour:
            remaining -= 1
    if state.well_tiles[0] >= 0 and state.well_tiles[0] // 5 == colour:
        remaining -= 1
    return remaining


def tops_of(state: WhiteCastleState) -> i64:
    """Which of the orders of TOPS lies beside the top blocks."""
    tops: i64 = 0
    while not (state.tiles[0] == TOP_COLOUR[tops * 3] and state.tiles[BLOCKS] == TOP_COLOUR[tops * 3 + 1]):
        tops += 1
    return tops


def stage_of(room: i64) -> i64:
    return room - STEWARD_ROOMS if room >= STEWARD_ROOMS else room + 2


class DrawTops(Chance[WhiteCastleState]):
    """WC-B4: one tile of each colour beside the top blocks of the steward rooms."""

    def __init__(self) -> None:
        super().__init__(DRAW_TOPS, "draw-tops", ["WC-B4"])

    def legal(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        for tops in range(TOPS_COUNT):
            moves.add(TOP_TILES + tops)

    def sample(self, state: WhiteCastleState, seat: i64, arg: i64, rng: Rng) -> i64:
        return TOP_TILES + rng.below(TOPS_COUNT)

    def play(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        for room in range(STEWARD_ROOMS):
            state.tiles[room * BLOCKS] = TOP_COLOUR[(action - TOP_TILES) * 3 + room]


class DrawTiles(Chance[WhiteCastleState]):
    """WC-B4: the other two tiles of the room `arg`, weighted by what can still follow."""

    def __init__(self) -> None:
        super().__init__(DRAW_TILES, "draw-tiles", ["WC-B4"])

    def legal(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        stage: i64 = stage_of(arg)
        tops: i64 = tops_of(state)
        coral: i64 = remaining_of(state, 0)
        black: i64 = remaining_of(state, 1)
        white: i64 = remaining_of(state, 2)
        top: i64 = state.tiles[arg * BLOCKS] if arg < STEWARD_ROOMS else 0
        for first in range(3):
            for second in range(3):
                corals: i64 = coral - (1 if first == 0 else 0) - (1 if second == 0 else 0)
                blacks: i64 = black - (1 if first == 1 else 0) - (1 if second == 1 else 0)
                whites: i64 = white - (1 if first == 2 else 0) - (1 if second == 2 else 0)
                if corals >= 0 and blacks >= 0 and whites >= 0 and valid(stage, top, first, second):
                    ways: i64 = COMPLETIONS[(tops * 7 + stage + 1) * 25 + corals * 5 + blacks]
                    if ways > 0:
                        moves.weigh(ROOM_TILES + first * 3 + second, ways)

    def play(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        colours: i64 = action - ROOM_TILES
        place: i64 = arg * BLOCKS + (1 if arg < STEWARD_ROOMS else 0)
        state.tiles[place] = colours // 3
        state.tiles[place + 1] = colours % 3


class DrawWell(Chance[WhiteCastleState]):
    """WC-B4: the last two tiles go to the well with a reward each; a colour has every reward once."""

    def __init__(self) -> None:
        super().__init__(DRAW_WELL, "draw-well", ["WC-B4"])

    def legal(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        for colour in range(3):
            remaining: i64 = remaining_of(state, colour)
            if remaining > 0:
                for reward in range(5):
                    if state.well_tiles[0] != colour * 5 + reward:
                        moves.weigh(WELL_TILE + colour * 5 + reward, remaining)

    def play(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        state.well_tiles[arg] = action - WELL_TILE
        if arg == 1:
            state.well_reward = WELL_REWARD[state.well_tiles[0] % 5 * 5 + state.well_tiles[1] % 5]
