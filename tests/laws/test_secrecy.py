"""Laws of secrecy: what others choose at the same time can't be read from anything that reaches a seat."""

from __future__ import annotations

import msgspec
from msgspec import structs

from prichal.kernel.agenda import SPECTATOR
from prichal.kernel.chance import Rng
from prichal.kernel.game import Game, Setup
from prichal.kernel.news import Listener
from prichal.kernel.snapshot import freeze
from prichal.kernel.state import State
from tests.support import for_every_setup, play_randomly

LONGEST = 400  # plies of a game looked at


def leaves_the_table(game: Game, state: State, action: int, viewer: int) -> bytes:
    """All that reaches a viewer when the actor plays an action: masked text, news, view."""
    after = state.clone()
    listener = Listener()
    after.listener = listener
    masked = game.mask(after, after.actor, action, viewer)
    after.play(action)
    heard = [event.heard_by(viewer) for event in listener.take()]
    return msgspec.json.encode([masked, heard, game.view(after, viewer)])


@for_every_setup
def test_simultaneous_choices_leave_no_trace(game: Game, setup: Setup) -> None:
    """While another seat still owes its choice, every choice looks the same to everybody else."""
    for seed in range(3):
        state = game.new(setup.seats, setup.options)
        rng = Rng(seed, 9)
        while not state.over:
            actors = state.agenda.actors()
            if len(actors) > 1:
                actor = state.actor
                for viewer in [*range(setup.seats), int(SPECTATOR)]:
                    if viewer != actor:
                        seen = {leaves_the_table(game, state, action, viewer) for action in state.legal_actions()}
                        assert len(seen) == 1
            play_randomly(state, rng, 1)


@for_every_setup
def test_a_reshuffled_table_asks_the_others_the_same(game: Game, setup: Setup) -> None:
    """What a viewer can't know changes neither who must act nor how the viewer sees it."""
    for seed in range(3):
        state = game.new(setup.seats, setup.options)
        rng = Rng(seed, 10)
        while not state.over:
            play_randomly(state, rng, 7)
            for viewer in range(setup.seats):
                twin = state.clone()
                game.reshuffle(twin, viewer, rng)
                assert twin.agenda.actors() == state.agenda.actors()
                assert msgspec.json.encode(game.view(twin, viewer)) == msgspec.json.encode(game.view(state, viewer))
                if viewer in state.agenda.actors():
                    assert game.prompt(twin, viewer) == game.prompt(state, viewer)


@for_every_setup
def test_a_game_says_whether_it_has_secrets(game: Game, setup: Setup) -> None:
    """Without secrets all see the same and a reshuffle changes nothing; with secrets some position shows it."""
    differences = 0
    for seed in range(3):
        state = game.new(setup.seats, setup.options)
        rng = Rng(seed, 11)
        while not state.over:
            play_randomly(state, rng, 5)
            twin = state.clone()
            game.reshuffle(twin, 0, rng)
            differences += freeze(game, twin) != freeze(game, state)
            seen = {
                msgspec.json.encode(structs.replace(game.view(state, viewer), viewer=0))
                for viewer in [*range(setup.seats), int(SPECTATOR)]
            }
            differences += len(seen) > 1
    assert (differences > 0) == game.has_secrets()


TWINS = 4


@for_every_setup
def test_whether_there_is_a_choice_is_open_or_kept(game: Game, setup: Setup) -> None:
    """Where one seat decides, all others see whether it has more than one answer; or the step says that they can't
    (`passing`), by open things alone, and with which answer nothing is given away: it is always there."""
    for seed in range(3):
        state = game.new(setup.seats, setup.options)
        rng = Rng(seed, 12)
        for _ in range(LONGEST):
            if state.over:
                break
            if state.actor >= 0 and not state.step().together:
                passing, legal = state.passing(), state.legal_actions()
                assert passing < 0 or passing in legal
                for viewer in [*range(setup.seats), int(SPECTATOR)]:
                    for _ in range(TWINS if viewer != state.actor and game.has_secrets() else 0):
                        twin = state.clone()
                        game.reshuffle(twin, viewer, rng)
                        assert twin.passing() == passing, state.step().name
                        if passing < 0:
                            assert (len(twin.legal_actions()) == 1) == (len(legal) == 1), state.step().name
            play_randomly(state, rng, 1)
