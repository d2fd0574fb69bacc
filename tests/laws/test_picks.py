"""Laws of pieces: every action points at pieces, also where it isn't legal, and finding them changes nothing."""

from __future__ import annotations

from prichal import build
from prichal.kernel.agenda import CHANCE
from prichal.kernel.chance import Rng
from prichal.kernel.game import Game, Setup
from tests.support import facts, for_every_setup, play_randomly

EVERY = 3 if build.COMPILED else 25  # positions are looked at


@for_every_setup
def test_every_action_points_at_pieces(game: Game, setup: Setup) -> None:
    state = game.new(setup.seats, setup.options)
    rng = Rng(3, 11)
    asked = 0
    while not state.over:
        if state.actor != CHANCE:
            asked += 1
            if asked % EVERY == 1:
                before = facts(state)
                seat = state.actor
                touched = [game.picks(state, seat, action) for action in range(len(game.catalogue))]
                assert facts(state) == before
                for option in game.prompt(state, seat).options:
                    assert touched[game.catalogue.find(option.action)] == option.picks
        play_randomly(state, rng, 1)
    assert asked > 0
