"""For bots only: what goods and members are worth while turns are left, and what a rollout rarely tries."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from prichal.games.white_castle.actions import CONVERT, DECLINE
from prichal.games.white_castle.components import ROUNDS
from prichal.games.white_castle.effects import COINS, FOOD, GOOD_BITS, GOOD_KINDS, GOOD_MASK, SEALS
from prichal.games.white_castle.rules.dice import dice_of
from prichal.games.white_castle.rules.scoring import score
from prichal.games.white_castle.state import RIVAL, WhiteCastleState
from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng
from prichal.kernel.game import Game
from prichal.kernel.hints import Hints
from prichal.kernel.state import State

# Points that goods bring when there is a whole game to use them, in hundredths.
COIN_WORTH: Final[i64] = 30
SEAL_WORTH: Final[i64] = 70
RESOURCE_WORTH: Final[i64] = 80
LANTERN_WORTH: Final[i64] = 100  # of each good in the lantern area


class WhiteCastleHints(Hints):
    """The score as it stands, plus what unspent goods and the lantern may still bring."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, 15.0, 20)
        self.budgets = [4, 60, 1_500, 12_000]

    def estimate(self, state: State, points: vec[float]) -> None:
        castle = cast(WhiteCastleState, state)
        share: float = turns_left(castle)
        for seat in range(castle.seats):
            points[seat] = float(score(castle, seat)) + share * float(prospects(castle, seat)) / 100.0
        if castle.solo:
            points[0] -= float(score(castle, RIVAL))

    def roll(self, state: State, moves: Moves, rng: Rng) -> i64:
        """Converting and declining are drawn again once: they are seldom best."""
        action: i64 = moves.items[rng.below(moves.count)]
        if CONVERT <= action <= DECLINE:
            action = moves.items[rng.below(moves.count)]
        return action


def turns_left(state: WhiteCastleState) -> float:
    """The share of the game that is still to come."""
    if state.agenda.depth == 0:
        return 0.0
    dice: i64 = 0
    for colour in range(state.colours()):
        dice += dice_of(state.bridges[colour])
    turns: i64 = state.clan_count() * state.turns()
    remaining: i64 = (ROUNDS - state.round) * turns + dice - state.turns()
    return float(remaining) / float(turns * ROUNDS)


def prospects(state: WhiteCastleState, seat: i64) -> i64:
    """What a clan's goods may bring, in hundredths of a point, over a whole game."""
    clan = state.clans[seat]
    total: i64 = clan.goods[COINS] * COIN_WORTH + clan.goods[SEALS] * SEAL_WORTH
    for resource in range(FOOD, GOOD_KINDS):
        total += clan.goods[resource] * RESOURCE_WORTH
    total += clan.lantern_influence * LANTERN_WORTH
    for place in range(GOOD_KINDS):
        total += ((clan.lantern >> (GOOD_BITS * place)) & GOOD_MASK) * LANTERN_WORTH
    return total
