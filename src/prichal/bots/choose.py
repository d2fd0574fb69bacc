"""A bot in a seat: in goes what a person there would see, out comes an action's text."""

from __future__ import annotations

import msgspec

from prichal.bots.greedy import look_ahead
from prichal.bots.levels import GREEDY, RANDOM, check_bot, simulations
from prichal.bots.search import Finding, Search
from prichal.kernel.chance import Rng
from prichal.kernel.game import Game
from prichal.kernel.state import State


class Thought:
    """One option as a bot sees it: its value from 0 (lost) to 1 (won), and the share of the thinking it got."""

    def __init__(self, action: str, value: float, share: float) -> None:
        self.action = action
        self.value = value
        self.share = share


def choose(game: Game, wire: bytes, bot: str, seed: int) -> str:
    """The action that a bot takes in the seat whose view is given, as JSON."""
    return think(game, wire, bot, seed)[0].action


def think(game: Game, wire: bytes, bot: str, seed: int) -> list[Thought]:
    """The options in the order in which the bot likes them. The same view, bot and seed give the same answer."""
    check_bot(bot)
    view = msgspec.json.decode(wire, type=game.view_type)
    state = game.imagine(view, Rng(seed, 1))
    state.agenda.give_turn(view.viewer)
    legal = state.legal_actions()
    if len(legal) == 1:
        return [Thought(game.catalogue.text(legal[0]), 0.5, 1.0)]
    if bot == RANDOM:
        return [Thought(game.catalogue.text(legal[Rng(seed, 2).below(len(legal))]), 0.5, 1.0)]
    findings = weigh(game, state, view.viewer, bot, seed)
    total = sum([finding.visits for finding in findings])
    return [Thought(game.catalogue.text(found.action), found.value, found.visits / total) for found in findings]


def weigh(game: Game, state: State, seat: int, bot: str, seed: int) -> list[Finding]:
    if bot == GREEDY:
        return look_ahead(game, state, seat, seed)
    search = Search(game, state, seat, seed)
    search.run(simulations(game, bot))
    return search.findings()
