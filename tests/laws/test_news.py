"""Laws of the chronicle: what somebody hears says no more than what they see."""

from __future__ import annotations

import msgspec

from prichal import build
from prichal.kernel.actions import Moves
from prichal.kernel.agenda import CHANCE, SPECTATOR
from prichal.kernel.chance import Rng
from prichal.kernel.game import Game, Setup
from prichal.kernel.news import Listener
from prichal.kernel.playout import random_action
from prichal.kernel.state import State
from prichal.kernel.wire import Event
from tests.support import for_every_setup

PLIES = 1500 if build.COMPILED else 300
TWINS = 3  # by ply and viewer
TRIES = 8  # other actions by twin


def heard(state: State, seat: int, action: int) -> list[Event]:
    """Plays an action; all that is told about it."""
    listener = Listener()
    state.agenda.give_turn(seat)
    state.listener = listener
    state.play(action)
    state.listener = None
    return listener.take()


def as_heard(events: list[Event], viewer: int) -> bytes:
    return msgspec.json.encode([event.heard_by(viewer) for event in events])


@for_every_setup
def test_what_is_heard_follows_from_what_is_seen(game: Game, setup: Setup) -> None:
    """Two tables that look the same to somebody before an action and after it sound the same, whatever was done in
    the dark: the same action with other hidden cards, or another one that they can't tell apart (`Game.mask`)."""
    moves, rng = Moves(), Rng(21, 4)
    state = game.new(setup.seats, setup.options)
    compared = 0
    for _ in range(PLIES):
        if state.over:
            state = game.new(setup.seats, setup.options)
        seat = int(state.actor)
        if seat != CHANCE:
            actors = state.agenda.actors()
            seat = actors[rng.below(len(actors))]
            state.agenda.give_turn(seat)
        before, name = state.clone(), state.step().name
        action = random_action(state, state.agenda, moves, rng)
        events = heard(state, seat, action)
        for viewer in [*range(setup.seats), int(SPECTATOR)]:
            if viewer == seat:  # one's own decisions are no secret to oneself; what they bring to light is seen
                continue
            open_part = game.mask(before, seat, action, viewer)
            seen, told = game.view(state, viewer), as_heard(events, viewer)
            for _ in range(TWINS):
                twin = before.clone()
                game.reshuffle(twin, viewer, rng)
                twin.agenda.give_turn(seat)
                alike = [one for one in twin.legal_actions() if game.mask(twin, seat, one, viewer) == open_part]
                for other in [alike[rng.below(len(alike))] for _ in range(min(TRIES, len(alike)))]:
                    after = twin.clone()
                    other_events = heard(after, seat, other)
                    if game.view(after, viewer) == seen:
                        compared += 1
                        assert as_heard(other_events, viewer) == told, f"{name}: viewer {viewer} hears too much"
    assert compared > PLIES
