"""Ending an expedition: missions and the luck of the sea."""

from mypy_extensions import i64

from prichal.games.madame_ching.actions import FORECAST, FORGO, FULFIL
from prichal.games.madame_ching.components import (
    FORECAST_REACH,
    METEOROLOGY,
    TILE_BLUE,
    TILE_COINS,
    TILE_ENCOUNTERS,
    TILE_NUMBER,
    TILE_RED,
    TILE_WHITE,
    TILES,
    TILES_OF_NUMBER,
    TILES_WITHIN,
)
from prichal.games.madame_ching.piles import digit, number_of, one, size_of
from prichal.games.madame_ching.rules.drawing import receive
from prichal.games.madame_ching.rules.learning import offer_lessons
from prichal.games.madame_ching.state import MadameChingState
from prichal.games.madame_ching.steps import LESSONS, LUCK, MISSION, SET_SAIL
from prichal.games.madame_ching.words import news
from prichal.kernel.actions import Moves
from prichal.kernel.step import Automatic, Choice


def end_expedition(state: MadameChingState, seat: i64, junk: i64) -> None:
    """MC-P6 in the order of MC-G8: mission, skills, luck of the sea, each at once unless something is waiting."""
    expedition = state.junks[junk]
    state.ended = True
    state.lucky = True
    state.symbols = expedition.symbols
    cell: i64 = expedition.cell()
    agenda = state.agenda
    waiting: i64 = agenda.depth
    news.ends_expedition(state, seat, junk)
    tiles: i64 = nearest_lower(state.missions, cell)
    if tiles & (tiles - 1) != 0 or forecasts(state, seat, cell, tiles) != 0:
        agenda.then(MISSION, seat, junk)
    elif tiles != 0:
        fulfil(state, seat, number_of(tiles))
    if agenda.depth == waiting:
        offer_lessons(state, seat, 0)
    else:
        agenda.then(LESSONS, seat, 0)
    if agenda.depth == waiting:
        try_luck(state, seat, junk)
    else:
        agenda.then(LUCK, seat, junk)


def nearest_lower(missions: i64, cell: i64) -> i64:
    """MC-X1: the available tiles with the highest number that is the cell's or lower."""
    tiles: i64 = missions & TILES_WITHIN[cell]
    up_to: i64 = tiles | (tiles >> 1)
    up_to |= up_to >> 2
    up_to |= up_to >> 4
    up_to |= up_to >> 8
    up_to |= up_to >> 16  # all places up to the highest tile
    return tiles & TILES_OF_NUMBER[size_of(up_to) - 1] if tiles != 0 else 0


def forecasts(state: MadameChingState, seat: i64, cell: i64, without: i64) -> i64:
    """MC-K4: the tiles that only Meteorology brings into reach."""
    if digit(state.pirates[seat].ready, METEOROLOGY) == 0:
        return 0
    return state.missions & TILES_WITHIN[cell + FORECAST_REACH] & ~TILES_WITHIN[cell - 1] & ~without


def fulfil(state: MadameChingState, seat: i64, tile: i64) -> None:
    """MC-X1: the reward; MC-E1: the last mission triggers the end."""
    pirate = state.pirates[seat]
    state.missions ^= 1 << tile
    state.fulfilled |= 1 << tile
    state.lucky = False
    pirate.white += TILE_WHITE[tile]
    pirate.red += TILE_RED[tile]
    pirate.blue += TILE_BLUE[tile]
    pirate.coins += TILE_COINS[tile]
    news.fulfils(state, seat, tile)
    if state.missions == 0:
        state.ending = True
        news.last_mission(state)
    if TILE_ENCOUNTERS[tile] > 0:
        receive(state, seat, TILE_ENCOUNTERS[tile])


class Mission(Choice[MadameChingState]):
    """MC-X1: one of two tiles with the nearest lower number; MC-K4: or Meteorology; `arg` is the junk."""

    def __init__(self) -> None:
        super().__init__(MISSION, "mission", ["MC-X1", "MC-K4", "MC-G8"])

    def legal(self, state: MadameChingState, seat: i64, arg: i64, moves: Moves) -> None:
        cell: i64 = state.junks[arg].cell()
        near: i64 = nearest_lower(state.missions, cell)
        far: i64 = forecasts(state, seat, cell, near)
        tiles: i64 = near
        while tiles != 0:
            moves.add(FULFIL + number_of(tiles & -tiles))
            tiles &= tiles - 1
        while far != 0:
            moves.add(FORECAST + number_of(far & -far))
            far &= far - 1
        if near == 0:
            moves.add(FORGO)  # MC-X5: Meteorology needn't be used

    def play(self, state: MadameChingState, seat: i64, arg: i64, action: i64) -> None:
        if action == FORGO:
            return
        if action < FORECAST:
            fulfil(state, seat, action - FULFIL)
            return
        pirate = state.pirates[seat]
        pirate.ready -= one(METEOROLOGY)
        pirate.used += one(METEOROLOGY)
        news.forecasts(state, seat)
        fulfil(state, seat, action - FORECAST)

    def why_not(self, state: MadameChingState, seat: i64, arg: i64, action: i64) -> str:
        if action == FORGO or FULFIL <= action < FULFIL + TILES:
            return "MC-X1"
        if FORECAST <= action < FORECAST + TILES:
            cell: i64 = state.junks[arg].cell()
            number: i64 = TILE_NUMBER[action - FORECAST]
            in_reach = cell <= number <= cell + FORECAST_REACH
            has_skill = digit(state.pirates[seat].ready, METEOROLOGY) > 0
            return "MC-X1" if in_reach and has_skill else "MC-K4"
        return "MC-G8"


class Luck(Automatic[MadameChingState]):
    """MC-X5: neither a mission nor a skill was possible: one encounter card; then the new expedition sets sail."""

    def __init__(self) -> None:
        super().__init__(LUCK, "luck", ["MC-X5"])

    def run(self, state: MadameChingState, seat: i64, arg: i64) -> None:
        try_luck(state, seat, arg)


def try_luck(state: MadameChingState, seat: i64, junk: i64) -> None:
    if state.lucky:
        news.is_lucky(state, seat)
        receive(state, seat, 1)
        state.lucky = False
    state.agenda.then(SET_SAIL, seat, junk)
