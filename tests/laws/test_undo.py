"""Laws of undo: where the rule leaves a decision free, whoever made it has learnt nothing that can't be unlearnt."""

from __future__ import annotations

from prichal import build
from prichal.kernel.actions import Moves
from prichal.kernel.agenda import CHANCE
from prichal.kernel.chance import Rng
from prichal.kernel.game import Game, Setup
from prichal.kernel.log import CHANCE_LINE, Fold, Line, seat_label
from prichal.kernel.news import Listener
from prichal.kernel.playout import random_action
from prichal.kernel.state import State
from prichal.kernel.undo import plays_for_good
from prichal.kernel.wire import Message, View
from tests.support import for_every_setup

DECISIONS = 2500 if build.COMPILED else 250
TWINS = 30


def learnt(game: Game, state: State, seat: int, action: int) -> tuple[bool, View, list[Message | None]]:
    """Plays the decision: whether it is for good, and what its seat sees and hears of it."""
    listener = Listener()
    state.listener = listener
    for_good = plays_for_good(state, seat, action)
    state.listener = None
    return for_good, game.view(state, seat), [event.heard_by(seat) for event in listener.take()]


@for_every_setup
def test_what_may_be_taken_back_alone_taught_nothing(game: Game, setup: Setup) -> None:
    """However the hidden things lie, the rule says the same; and where it says free, everything looks the same."""
    moves, rng = Moves(), Rng(15, 3)
    state = game.new(setup.seats, setup.options)
    decisions = 0
    while decisions < DECISIONS:
        if state.over:
            state = game.new(setup.seats, setup.options)
        if state.actor == CHANCE:
            state.play(random_action(state, state.agenda, moves, rng))
            continue
        actors = state.agenda.actors()
        seat = actors[rng.below(len(actors))]
        state.agenda.give_turn(seat)
        before = state.clone()
        name = state.step().name
        action = random_action(state, state.agenda, moves, rng)
        found = learnt(game, state, seat, action)
        decisions += 1
        for _ in range(TWINS if game.has_secrets() else 1):
            twin = before.clone()
            game.reshuffle(twin, seat, rng)
            other = learnt(game, twin, seat, action)
            assert other[0] == found[0], f"{name}: hidden things decide whether {game.catalogue.text(action)} is free"
            if found[0]:
                break
            assert other == found, f"{name}: {game.catalogue.text(action)} taught something"


@for_every_setup
def test_a_line_knows_whether_its_seat_had_another_answer(game: Game, setup: Setup) -> None:
    """Whoever takes back isn't led to where there was nothing to choose."""
    fold: Fold[Line] = Fold(game, game.new(setup.seats, setup.options), 0)
    moves, rng = Moves(), Rng(4, 4)
    decided = 0
    for number in range(1, DECISIONS):
        state = fold.state
        if state.over:
            break
        is_chance = state.actor == CHANCE
        choices = 0 if is_chance else len(state.legal_actions())
        who = CHANCE_LINE if is_chance else seat_label(state.actor)
        action = random_action(state, state.agenda, moves, rng)
        line = Line(number, who, game.catalogue.text(action))
        fold.add(line)
        assert line.only == (choices == 1)
        decided += not is_chance
    assert decided > 0
