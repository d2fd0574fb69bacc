"""What every game has without saying so, and what it is asked."""

from __future__ import annotations

import pytest

from prichal import games
from prichal.kernel.actions import Moves
from prichal.kernel.agenda import CHANCE
from prichal.kernel.chance import Rng
from prichal.kernel.course import Course
from prichal.kernel.errors import IllegalAction, WrongSeat
from prichal.kernel.news import Listener
from prichal.kernel.table import checked_action
from tests.kernel.harbour import ACTIONS, HarbourGame
from tests.kernel.test_log import Uneven
from tests.support import facts, play

GAME = HarbourGame()


def test_what_a_game_says_unless_it_says_otherwise() -> None:
    state = GAME.new(2)
    assert GAME.has_secrets() and GAME.features() is None and GAME.rivals(state) == []
    assert (GAME.hints().spread, GAME.hints().cutoff) == (10.0, 0)
    assert GAME.edition == GAME.rules_version == 1
    assert GAME.clauses() == ["HA-1", "HA-2", "HA-3", "HA-4"]
    inventory = GAME.inventory(GAME.view(state, 0))
    assert (inventory.places, inventory.owners, inventory.goods) == ({}, {}, {})
    assert GAME.promises(state, 0, 0) == []


def test_a_listener_hears_the_game_from_its_set_up_on() -> None:
    listener = Listener()
    assert GAME.new(2, {}, listener).listener is listener
    assert GAME.new(2).listener is None


@pytest.mark.parametrize("name", ["shanghaien", "madame_ching", "white_castle"])  # Jamaica cites others
def test_a_question_cites_the_first_clause_of_its_step(name: str) -> None:
    game, rng = games.find(name), Rng(2)
    state = game.new(game.usual_seats)
    several = 0
    for _ in range(120):
        if state.over:
            break
        if state.actor != CHANCE:
            prompt = game.prompt(state, state.actor)
            assert (prompt.seat, prompt.rule) == (state.actor, state.step().clauses[0])
            assert [option.action for option in prompt.options] == [
                game.catalogue.text(action) for action in state.legal_actions()
            ]
            several += len(state.step().clauses) > 1
        moves = Moves()
        state.legal(moves)
        state.play(state.sample(rng) if state.actor == CHANCE else moves.items[rng.below(moves.count)])
    assert several > 0


def test_whoever_isnt_on_top_is_asked_their_own_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 1 has nothing to choose from, whoever of both is asked first."""
    monkeypatch.setattr("tests.kernel.harbour.ChooseCard.legal", Uneven.legal)
    game = HarbourGame()
    state = game.new(2)
    before = facts(state)
    assert [len(game.prompt(state, seat).options) for seat in (0, 1)] == [3, 1]
    assert [game.prompt(state, seat).times for seat in (0, 1)] == [1, 1]
    assert ACTIONS.text(checked_action(game, state, 0, "choose raid")) == "choose raid"
    with pytest.raises(IllegalAction):
        checked_action(game, state, 1, "choose raid")
    assert facts(state) == before


def test_a_course_plays_for_whom_it_is_told() -> None:
    course = Course(GAME, GAME.new(3), Rng(1), [])
    drawn = course.random()
    course.play(drawn, 1)
    assert course.lines == [f"1 {drawn}"]
    again = course.random()
    course.play(again)
    course.play("choose sail", 2)
    assert course.lines == [f"1 {drawn}", f"0 {again}", "2 choose sail"]
    assert (course.ply, course.over) == (3, False)


def test_a_course_says_what_another_one_of_those_who_choose_may_do() -> None:
    course = Course(GAME, GAME.new(2), Rng(1), [])
    assert course.legal(1) == course.legal() == ["choose feast", "choose raid", "choose sail"]
    course.play("choose sail", 1)
    assert course.actors == [0]
    with pytest.raises(WrongSeat):
        course.legal(1)
    with pytest.raises(WrongSeat):
        course.odds()


def test_the_odds_of_a_draw() -> None:
    state = GAME.new(2)
    play(state, ACTIONS, "choose sail", "choose feast")
    state.place = [0, 1]  # type: ignore[attr-defined]  # a Harbour: the move ends in a fight
    course = Course(GAME, state, Rng(1), [])
    course.play("move 1")
    assert course.actor == CHANCE
    assert course.odds() == [(f"die {face}", 1 / 6) for face in range(1, 7)]
