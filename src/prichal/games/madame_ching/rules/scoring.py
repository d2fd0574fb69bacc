"""The end of the game."""

from mypy_extensions import i64

from prichal.games.madame_ching.components import (
    BLUE_POINTS,
    HONG_KONG_POINTS,
    MERCHANT,
    PEARL_POINTS,
    RED_POINTS,
    TREASURE,
    WHITE_POINTS,
)
from prichal.games.madame_ching.piles import digit, height
from prichal.games.madame_ching.state import MadameChingState, Pirate, different_symbols, skills_of
from prichal.games.madame_ching.words import news


def finish(state: MadameChingState) -> None:
    """MC-E2, MC-G20: a coin for each different symbol of an unfinished expedition, each expedition by itself."""
    for junk in range(len(state.junks)):
        expedition = state.junks[junk]
        if expedition.column > 1:
            coins: i64 = different_symbols(expedition.symbols)
            state.pirates[state.owner(junk)].coins += coins
            news.gets_coins(state, state.owner(junk), junk, coins)
    news.ends_game(state)


def gem_points(pirate: Pirate) -> i64:
    return pirate.white * WHITE_POINTS + pirate.red * RED_POINTS + pirate.blue * BLUE_POINTS


def treasure_points(pirate: Pirate) -> i64:
    """MC-N10: Sacred Treasures in hand."""
    pile: i64 = pirate.encounters
    return digit(pile, TREASURE) + 2 * digit(pile, TREASURE + 1) + 3 * digit(pile, TREASURE + 2)


def merchant_points(pirate: Pirate) -> i64:
    """MC-N9, MC-G20: each Merchant goes to the colour of which the player has most."""
    most: i64 = max(pirate.white, pirate.red)
    return digit(pirate.encounters, MERCHANT) * max(most, pirate.blue)


def open_points(state: MadameChingState, seat: i64) -> i64:
    """MC-E3 without the encounter cards, which are shown at the end only."""
    pirate = state.pirates[seat]
    points: i64 = pirate.coins + gem_points(pirate) + height(skills_of(pirate))
    if state.pearl == seat:
        points += PEARL_POINTS
    if state.hong_kong == seat:
        points += HONG_KONG_POINTS
    return points


def points(state: MadameChingState, seat: i64) -> i64:
    """MC-E3: the points of one player."""
    pirate = state.pirates[seat]
    return open_points(state, seat) + treasure_points(pirate) + merchant_points(pirate)


def score(state: MadameChingState, seat: i64) -> i64:
    """MC-T1: partners share the sum of their points."""
    if state.teams:
        return points(state, seat) + points(state, seat ^ 2)
    return points(state, seat)


def standing(state: MadameChingState, seat: i64) -> list[int]:
    """MC-E4, MC-G21: points, then white, red and blue gems; partners' gems count together."""
    seats = [seat, seat ^ 2] if state.teams else [seat]
    return [
        int(score(state, seat)),
        sum([state.pirates[one].white for one in seats]),
        sum([state.pirates[one].red for one in seats]),
        sum([state.pirates[one].blue for one in seats]),
    ]


def winners(state: MadameChingState) -> list[int]:
    """MC-E4: the best standing wins; equal ones share; in teams both partners win."""
    standings = [standing(state, seat) for seat in range(state.seats)]
    return [seat for seat in range(len(standings)) if standings[seat] == max(standings)]
