"""Which options can't be taken back alone: the page asks before them."""

from __future__ import annotations

from prichal.kernel.actions import Moves
from prichal.kernel.agenda import CHANCE
from prichal.kernel.chance import Rng
from prichal.kernel.foresight import imagine_turn
from prichal.kernel.game import Game, Setup
from prichal.kernel.playout import random_action
from prichal.kernel.undo import plays_for_good
from prichal.tables.updates import find_final
from tests.support import for_every_setup

PLIES = 200


@for_every_setup
def test_final_options_are_those_that_the_rule_or_the_others_hold(game: Game, setup: Setup) -> None:
    """Told from a view, and yet what really follows, every time."""
    moves, rng = Moves(), Rng(5, 9)
    state = game.new(setup.seats, setup.options)
    told = {True: 0, False: 0}
    for _ in range(PLIES):
        if state.over:
            state = game.new(setup.seats, setup.options)
        if state.actor == CHANCE:
            state.play(random_action(state, state.agenda, moves, rng))
            continue
        seat = int(state.actor)
        said = find_final(game, imagine_turn(game, game.view(state, seat), seat), game.prompt(state, seat))
        action = random_action(state, state.agenda, moves, rng)
        is_final = plays_for_good(state, seat, action) or seat not in state.agenda.actors()
        assert (game.catalogue.text(action) in said) == is_final
        told[is_final] += 1
    assert told[True] > 0
