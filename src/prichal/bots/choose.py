"""A bot in a seat: in goes what a person there would see, out comes an action's text."""

from __future__ import annotations

from prichal.bots.greedy import look_ahead
from prichal.bots.imagined import sit_down
from prichal.bots.levels import GREEDY, RANDOM, budget, check_bot
from prichal.bots.search import Finding
from prichal.bots.team import search_alone, search_together
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
    """The options in the order in which the bot likes them.

    The same view, bot and seed give the same answer, unless the bot thinks by the clock.
    """
    check_bot(bot)
    state, seat = sit_down(game, wire, seed)
    legal = state.legal_actions()
    if len(legal) == 1:
        return [Thought(game.catalogue.text(legal[0]), 0.5, 1.0)]
    if bot == RANDOM:
        return [Thought(game.catalogue.text(legal[Rng(seed, 2).below(len(legal))]), 0.5, 1.0)]
    findings = weigh(game, wire, state, seat, bot, seed)
    total = sum([finding.visits for finding in findings])
    return [Thought(game.catalogue.text(found.action), found.value, found.visits / total) for found in findings]


def weigh(game: Game, wire: bytes, state: State, seat: int, bot: str, seed: int) -> list[Finding]:
    if bot == GREEDY:
        return look_ahead(game, state, seat, seed)
    spent = budget(game, bot, state)
    if spent.processes > 1:
        return search_together(game, wire, spent, seed)
    return search_alone(game, state, seat, spent, seed)
