"""A searcher at a table of the learner: with a network or with the game's hints, by simulations."""

from __future__ import annotations

from time import process_time

from prichal.bots.network import Network
from prichal.bots.search import Search
from prichal.kernel.agenda import CHANCE
from prichal.kernel.chance import Rng
from prichal.kernel.game import Game, Setup
from prichal.kernel.state import State


class Player:
    """Thinks with so many simulations a decision; counts what they cost."""

    def __init__(self, game: Game, network: Network | None, simulations: int) -> None:
        self.game = game
        self.network = network
        self.simulations = simulations
        self.decisions = 0
        self.seconds = 0.0

    def think(self, state: State, seat: int, seed: int) -> Search:
        """The search draws anew whatever the seat can't know, so that the true position may be its root."""
        began = process_time()
        search = Search(self.game, state, seat, seed)
        if self.network is not None:
            search.consult(self.network)
        search.run(self.simulations)
        self.seconds += process_time() - began
        self.decisions += 1
        return search

    def choose(self, state: State, seat: int, seed: int) -> int:
        return self.think(state, seat, seed).findings()[0].action


def deal(game: Game, setup: Setup) -> State:
    return game.new(setup.seats, setup.options)


def settle_luck(state: State, rng: Rng) -> None:
    """Chance, and whatever leaves no choice, up to the next real decision or the end."""
    while not state.over:
        if state.actor == CHANCE:
            state.play(state.sample(rng))
            continue
        legal = state.legal_actions()
        if len(legal) > 1:
            return
        state.play(legal[0])
