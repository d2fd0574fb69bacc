"""Two searchers against each other: duplicate deals, and what a decision of each costs."""

from __future__ import annotations

from typing import Final

from prichal.kernel.chance import Rng
from prichal.kernel.game import Setup
from prichal.kernel.state import State
from prichal.learn.player import Player, deal, settle_luck

TIMED: Final = 12  # games played to find out what a simulation costs
LONGEST: Final = 3000


def play(setup: Setup, players: list[Player], seed: int) -> list[float]:
    """One game; what every seat has of the win. All luck comes from the seed, as far as the games run alike."""
    game = players[0].game
    state: State = deal(game, setup)
    rng = Rng(seed, 0xDEA1)
    thought = Rng(seed, 0x7407)
    for _ in range(LONGEST):
        settle_luck(state, rng)
        if state.over:
            break
        state.play(players[state.actor].choose(state, state.actor, thought.word()))
    winners = game.winners(state)
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(setup.seats)]


def share_of_wins(setup: Setup, new: Player, old: Player, deals: list[int], seed: int) -> list[float]:
    """What the new player has of the win, once in every seat with the same deal, the old one in all others."""
    found: list[float] = []
    for number in deals:
        for seat in range(setup.seats):
            players = [new if other == seat else old for other in range(setup.seats)]
            found.append(play(setup, players, seed * 1_000_003 + number)[seat])
    return found


def cost_ratio(setup: Setup, new: Player, old: Player, seed: int) -> float:
    """Processor time of a decision of the new player, in those of the old one, over the same games."""
    new.decisions = old.decisions = 0
    new.seconds = old.seconds = 0.0
    share_of_wins(setup, new, old, list(range(TIMED // setup.seats)), seed)
    return (new.seconds / new.decisions) / (old.seconds / old.decisions)
