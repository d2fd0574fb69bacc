"""For bots only: what expeditions under way, skills and encounter cards are worth, and sensible rollouts."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from prichal.games.madame_ching.actions import BUY, CHOOSE, DONE, ENOUGH, FORGO, NIGHT
from prichal.games.madame_ching.components import (
    COLOUR_OF,
    COLUMNS,
    MISSIONS,
    NUMBERS,
    SYMBOL_COUNT,
)
from prichal.games.madame_ching.piles import digit, height, number_of
from prichal.games.madame_ching.rules.ending import nearest_lower
from prichal.games.madame_ching.rules.scoring import points
from prichal.games.madame_ching.state import Expedition, MadameChingState, jokers_of, skills_of, symbol_digit
from prichal.games.madame_ching.steps import ACT, CHOOSE_CARD, LEARN, MISSION
from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng
from prichal.kernel.game import Game
from prichal.kernel.hints import Hints
from prichal.kernel.state import State

ENCOUNTER_WORTH: Final = 1.2  # of a card that isn't worth points by itself, on average
SYMBOL_WORTH: Final = [0.0, 0.3, 1.0, 2.2, 2.5, 2.8, 4.4, 4.7, 5.0, 6.6]  # of so many equal symbols in an expedition
SKILL_WORTH: Final = [0.0, 0.8, 2.0, 3.8, 3.8]  # of so many different skills and jokers on the way to the Pearl
NO_CARD: Final[i64] = -1

SYMBOL_WORTHS: Final = vec[float](SYMBOL_WORTH)
SKILL_WORTHS: Final = vec[float](SKILL_WORTH)
TILE_WORTH: Final = vec[float](
    [
        float(white * 4 + red * 3 + blue * 2 + coins) + ENCOUNTER_WORTH * float(encounters)
        for _, _, white, red, blue, coins, encounters in MISSIONS
    ]
)


class MadameChingHints(Hints):
    """A rollout is judged after a while: games between players who don't aim at anything are very long."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, 14.0, 24)
        self.budgets = [4, 40, 600, 5_000]

    def estimate(self, state: State, points: vec[float]) -> None:
        sea = cast(MadameChingState, state)
        for seat in range(sea.seats):
            points[seat] = prospects(sea, seat)
        if sea.teams:  # MC-T1
            for seat in range(2):
                total: float = points[seat] + points[seat + 2]
                points[seat] = total
                points[seat + 2] = total

    def roll(self, state: State, moves: Moves, rng: Rng) -> i64:
        sea = cast(MadameChingState, state)
        if sea.is_at(CHOOSE_CARD) and rng.below(8) > 0:
            return next_card(sea, sea.agenda.seat, moves)
        if sea.is_at(LEARN) and BUY <= moves.items[0] < ENOUGH:
            return moves.items[0]
        if sea.is_at(MISSION) and moves.items[moves.count - 1] == FORGO:
            return moves.items[rng.below(moves.count - 1)]
        if sea.is_at(ACT):
            return lively(moves, rng)
        return moves.items[rng.below(moves.count)]


def prospects(state: MadameChingState, seat: i64) -> float:
    """Points so far, and what is on the way."""
    pirate = state.pirates[seat]
    total: float = float(points(state, seat)) + ENCOUNTER_WORTH * float(height(pirate.encounters))
    different: i64 = jokers_of(pirate)
    for skill in range(SYMBOL_COUNT):
        if digit(skills_of(pirate), skill) > 0:
            different += 1
    if state.pearl < 0:
        total += SKILL_WORTHS[min(different, SYMBOL_COUNT)]
    total += 0.7 * float(height(pirate.ready))
    each: i64 = state.junks_each()
    for junk in range(seat * each, (seat + 1) * each):
        total += worth(state, state.junks[junk])
    return total


def worth(state: MadameChingState, expedition: Expedition) -> float:
    """What an expedition would bring if it ended now, and a little for the way it has come."""
    if expedition.column == 0:
        return 0.0
    cell: i64 = expedition.cell()
    total: float = 0.12 * float(cell)
    tiles: i64 = nearest_lower(state.missions, cell)
    best: float = 0.0
    while tiles != 0:
        tile: i64 = number_of(tiles & -tiles)
        best = max(best, TILE_WORTH[tile])
        tiles &= tiles - 1
    total += best
    for symbol in range(SYMBOL_COUNT):
        total += SYMBOL_WORTHS[symbol_digit(expedition.symbols, symbol)]
    return total


def next_card(state: MadameChingState, seat: i64, moves: Moves) -> i64:
    """A card that continues an expedition with the smallest step, rather with a new colour; else the lowest card."""
    each: i64 = state.junks_each()
    chosen: i64 = NO_CARD
    least: i64 = 2 * NUMBERS
    for junk in range(seat * each, (seat + 1) * each):
        expedition = state.junks[junk]
        for i in range(moves.count):
            number: i64 = moves.items[i] - CHOOSE + 1
            if number > expedition.last and expedition.column < COLUMNS:
                step: i64 = number - expedition.last
                if expedition.colours >> COLOUR_OF[number] & 1 == 1:
                    step += 9
                if step < least:
                    least = step
                    chosen = moves.items[i]
    return chosen if chosen != NO_CARD else moves.items[0]


def lively(moves: Moves, rng: Rng) -> i64:
    """Something rather than ending the turn, but Night Navigation as often as any other thing."""
    endings: i64 = 0
    while endings < moves.count and moves.items[endings] <= DONE:
        endings += 1
    first: i64 = endings if moves.count > endings and rng.below(4) > 0 else 0
    action: i64 = moves.items[first + rng.below(moves.count - first)]
    if NIGHT <= action < NIGHT + NUMBERS and rng.below(2) == 0:
        return moves.items[rng.below(endings)]
    return action
