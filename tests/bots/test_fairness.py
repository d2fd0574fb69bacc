"""A bot can't peek: it answers to a view in wire form, and the same view gets the same answer."""

from __future__ import annotations

import msgspec
import pytest

from prichal import games
from prichal.bots.choose import choose, think
from prichal.bots.levels import LEVELS, NAMES, budget, check_bot
from prichal.kernel.agenda import CHANCE
from prichal.kernel.chance import Rng
from prichal.kernel.errors import Problem
from prichal.kernel.game import Game, Setup
from tests.support import for_every_setup, play_randomly

BOTS = ["random", "greedy", "search-30", "search-30-learnt"]


@for_every_setup
def test_a_choice_depends_on_the_view_alone(game: Game, setup: Setup) -> None:
    """Everything hidden from the seat is reshuffled on the real table: the bot answers the same, and legally."""
    state = game.new(setup.seats, setup.options)
    rng = Rng(3, 11)
    while not state.over:
        play_randomly(state, rng, 23)
        for seat in state.agenda.actors():
            if seat == CHANCE:
                continue
            twin = state.clone()
            game.reshuffle(twin, seat, rng)
            for bot in BOTS:
                answers = {choose(game, msgspec.json.encode(game.view(table, seat)), bot, 5) for table in (state, twin)}
                assert len(answers) == 1
                position = state.clone()
                position.agenda.give_turn(seat)
                assert game.catalogue.find(answers.pop()) in position.legal_actions()


@pytest.mark.parametrize(
    "bot", ["parrot", "", "search-", "search--3", "search-1.5", "Captain", "search-0", "search-1e9"]
)
def test_unknown_bots_are_refused(bot: str) -> None:
    with pytest.raises(Problem):
        check_bot(bot)


def test_levels_think_harder_one_after_the_other() -> None:
    for name in games.names():
        budgets = [budget(games.find(name), level).simulations for level in LEVELS]
        assert budgets == sorted(set(budgets))
    assert all(check_bot(bot) == bot for bot in [*NAMES, "search-7"])


def test_the_admiral_goes_by_what_was_learnt_where_there_is_something() -> None:
    castle = games.find("white_castle")
    for seats, variant in ((2, "learnt"), (3, "")):
        state = castle.new(seats)
        assert budget(castle, "admiral", state).variant == variant
        assert budget(castle, "captain", state).variant == ""


def test_thoughts_are_ranked_and_share_the_thinking() -> None:
    game = games.find("shanghaien")
    state = game.new(2)
    rng = Rng(1)
    while state.actor == CHANCE or len(state.legal_actions()) < 3:
        play_randomly(state, rng, 1)
    thoughts = think(game, msgspec.json.encode(game.view(state, state.actor)), "search-500", 1)
    assert {thought.action for thought in thoughts} == {game.catalogue.text(a) for a in state.legal_actions()}
    assert abs(sum(thought.share for thought in thoughts) - 1) < 1e-9
    assert [thought.share for thought in thoughts] == sorted([thought.share for thought in thoughts], reverse=True)
    assert all(0 <= thought.value <= 1 for thought in thoughts)
