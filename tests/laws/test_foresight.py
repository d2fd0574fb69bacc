"""Laws of previews: what an option brings follows from the view alone, holds whatever is hidden, and comes true."""

from __future__ import annotations

from prichal import games
from prichal.kernel.agenda import CHANCE
from prichal.kernel.chance import Rng
from prichal.kernel.foresight import compare, foresee, imagine_turn
from prichal.kernel.game import Game, Setup
from prichal.kernel.state import State
from prichal.kernel.wire import Prompt
from prichal.locales import LANGUAGES, Words
from tests.support import for_every_setup, play_randomly

GUESSES = 4
LONGEST = 240  # plies of a game looked at
EVERY = 4


def decisions(game: Game, setup: Setup, seed: int) -> list[State]:
    """Positions of a random game in which somebody is asked."""
    found: list[State] = []
    state = game.new(setup.seats, setup.options)
    rng = Rng(seed, 31)
    for ply in range(LONGEST):
        if state.over:
            break
        if state.actor != CHANCE and ply % EVERY == 0:
            found.append(state.clone())
        play_randomly(state, rng, 1)
    return found


def told_from(game: Game, state: State, seat: int, guess: int = 1) -> Prompt:
    view = game.view(state, seat)
    return foresee(game, view, imagine_turn(game, view, seat, guess), game.prompt(state, seat))


@for_every_setup
def test_what_an_option_brings_does_not_depend_on_what_is_hidden(game: Game, setup: Setup) -> None:
    """The same on every twin that looks the same to the seat, and for every guess about what it can't know."""
    for state in decisions(game, setup, 1):
        for seat in state.agenda.actors():
            told = told_from(game, state, seat)
            twin = state.clone()
            game.reshuffle(twin, seat, Rng(3, seat))
            assert told_from(game, twin, seat) == told
            for guess in range(2, 2 + GUESSES):
                assert told_from(game, state, seat, guess) == told, state.step().name


@for_every_setup
def test_what_an_option_brings_comes_true(game: Game, setup: Setup) -> None:
    """Played in the true position, where nobody else acts before the seat sees it, exactly that has changed."""
    checked = brought = alone = 0
    for state in decisions(game, setup, 2):
        seat = state.actor
        alone += not state.step().together
        view = game.view(state, seat)
        for option in told_from(game, state, seat).options:
            after = state.clone()
            after.agenda.revealed = False
            after.play(game.catalogue.find(option.action))
            if not state.step().together and not after.agenda.revealed:
                seen = compare(game, game.inventory(view), game.inventory(game.view(after, seat)), seat)
                assert option.brings == seen
                checked += 1
                brought += option.brings != []
    if alone > 0 and game.name in games.names():  # some games have only simultaneous choices
        assert checked > 0 and brought > 0


@for_every_setup
def test_everything_that_options_bring_has_words(game: Game, setup: Setup) -> None:
    names = [f"Player {seat}" for seat in range(setup.seats)]
    for language in LANGUAGES:
        words = Words(language, names)
        for state in decisions(game, setup, 3)[::3]:
            for option in told_from(game, state, state.actor).options:
                for change in option.brings:
                    assert (change.what is None) == (change.piece != "")
                    assert change.what is None or str(abs(change.amount)) in words.say(change.what)
