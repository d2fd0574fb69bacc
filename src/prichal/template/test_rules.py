"""The rules of Template, clause by clause; a game that stays moves its tests to tests/games."""

from __future__ import annotations

from typing import cast

from prichal.kernel.agenda import CHANCE
from prichal.template.actions import ACTIONS
from prichal.template.components import COPIES, HAND, ROUNDS, VALUES
from prichal.template.game import GAME
from prichal.template.state import TemplateState
from tests.support import legal_texts, play, rule


def dealt(*hands: list[int]) -> TemplateState:
    """The first round, with these cards in hand."""
    state = cast(TemplateState, GAME.new(len(hands)))
    for hand in hands:
        play(state, ACTIONS, *[f"draw {value}" for value in hand])
    return state


def choose(state: TemplateState, *values: int) -> None:
    play(state, ACTIONS, *[f"play {value}" for value in values])


@rule("TE-1")
def test_the_deck() -> None:
    state = GAME.new(2)
    assert state.actor == CHANCE
    assert len(state.legal_actions()) == VALUES
    assert list(cast(TemplateState, state).deck) == [COPIES] * VALUES


@rule("TE-2")
def test_everybody_gets_a_hand() -> None:
    state = dealt([1, 2, 3], [4, 5, 5], [10, 9, 1])
    assert [state.hand_size(seat) for seat in range(3)] == [HAND] * 3
    assert legal_texts(state, ACTIONS) == ["play 1", "play 2", "play 3"]


@rule("TE-3")
def test_all_choose_a_card_of_their_hand() -> None:
    state = dealt([1, 2, 3], [4, 5, 5])
    assert sorted(state.agenda.actors()) == [0, 1]
    choose(state, 2)
    assert state.agenda.actors() == [1]
    assert legal_texts(state, ACTIONS) == ["play 4", "play 5"]


@rule("TE-4")
def test_the_only_highest_card_wins_a_point_for_every_card() -> None:
    state = dealt([1, 2, 3], [4, 5, 6], [6, 7, 8])
    choose(state, 3, 4, 6)
    assert list(state.points) == [0, 0, 3]
    choose(state, 2, 6, 7)
    assert list(state.points) == [0, 0, 6]


@rule("TE-4")
def test_several_highest_cards_win_nothing() -> None:
    state = dealt([1, 2, 6], [4, 5, 6], [3, 7, 8])
    choose(state, 6, 6, 3)
    assert list(state.points) == [0, 0, 0]


@rule("TE-5")
def test_most_points_win_and_equals_win_together() -> None:
    state = dealt([1, 2, 9], [4, 5, 9])
    for values in [(1, 4), (2, 5)]:
        assert not state.over
        choose(state, *values)
    assert state.round == ROUNDS
    choose(state, 9, 9)
    assert state.over
    assert GAME.scores(state) == [0, 4]
    assert GAME.winners(state) == [1]
    state = dealt([1, 5, 9], [4, 2, 9])
    for values in [(1, 4), (5, 2), (9, 9)]:
        choose(state, *values)
    assert GAME.winners(state) == [0, 1]
