"""The end of the game."""

from __future__ import annotations

from librt.vecs import vec

from prichal.games.jamaica.components import TRACK
from prichal.games.jamaica.rules.scoring import score
from tests.games.jamaica.tables import GAME, holds, legal, own, place, play, ready, stow
from tests.support import rule

LOADS = "gold/gold food/powder powder/food"
SAILS = "forward/forward forward/backward gold/gold"


@rule("JA-E1")
def test_the_finish_ends_the_round_and_then_the_game() -> None:
    state = ready(3, SAILS, SAILS, LOADS)
    place(state, 0, 47)
    place(state, 1, 49)
    play(state, "dice 2 4", "morning 4", "choose forward/forward", "choose forward/forward", "choose gold/gold")
    assert state.over
    assert [(ship.space, ship.laps) for ship in state.ships] == [(0, 1), (0, 1), (0, 0)]
    assert holds(state, 2)[2:4] == ["4 gold", "2 gold"]  # the last one still acted
    assert legal(state) == []


@rule("JA-E1")
def test_the_evening_action_after_the_finish_is_ignored() -> None:
    state = ready(3, "forward/food gold/gold powder/food", LOADS, LOADS)
    place(state, 0, 49)
    play(state, "dice 2 4", "morning 4", "choose forward/food", "choose food/powder", "choose food/powder")
    assert state.over
    assert holds(state, 0) == ["3 food", "3 gold", "-", "-", "-", "-"]


@rule("JA-E1")
def test_those_who_acted_before_the_finish_dont_act_again() -> None:
    state = ready(3, LOADS, SAILS, LOADS)
    place(state, 1, 48)
    play(state, "dice 2 4", "morning 4", "choose gold/gold", "choose forward/forward", "choose gold/gold")
    assert state.over
    assert state.round == 1
    assert holds(state, 0)[2:5] == ["4 gold", "2 gold", "-"]


@rule("JA-E2", "JA-E3")
def test_the_rulebooks_example() -> None:
    """8 for the space, 3 + 3 + 6 doubloons, a treasure of 7 and a cursed one of -4: 23."""
    state = ready(3)
    place(state, 0, 47)
    stow(state, 0, "3 gold", "3 gold", "6 gold")
    own(state, 0, "+7", "-4")
    state.agenda.depth = 0
    assert GAME.scores(state)[0] == 23
    assert [part.points[0] for part in GAME.breakdown(state)] == [8, 12, 7, -4]
    assert [part.label.id for part in GAME.breakdown(state)] == [
        "jamaica-part-space",
        "jamaica-part-gold",
        "jamaica-part-treasures",
        "jamaica-part-cursed",
    ]


@rule("JA-E2")
def test_the_numbers_behind_the_red_line() -> None:
    assert [points for _, _, points in TRACK[41:]] == [2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert {points for _, _, points in TRACK[1:41]} == {-5}
    state = ready(3)
    stow(state, 0)
    for space, points in [(40, -5), (38, -5), (41, 2), (49, 10)]:
        place(state, 0, space)
        assert score(state, 0) == points


@rule("JA-E4")
def test_ties_go_to_the_ship_nearer_to_the_finish_then_to_several() -> None:
    state = ready(3)
    stow(state, 0, "6 gold", "4 gold")
    stow(state, 1, "3 gold")
    stow(state, 2)
    place(state, 0, 42)  # 3 + 10
    place(state, 1, 49)  # 10 + 3
    place(state, 2, 49)  # 10
    assert GAME.scores(state) == [13, 13, 10]
    assert GAME.winners(state) == [1]
    stow(state, 2, "1 gold", "2 gold")
    assert GAME.winners(state) == [1, 2]
    stow(state, 0, "6 gold", "5 gold")
    assert GAME.winners(state) == [0]


@rule("JA-E4", "JA-M8")
def test_nearer_is_counted_in_steps_not_in_numbers_of_spaces() -> None:
    """Space 13 in the channel is 25 steps from the finish, space 12 on the outer lane only 24."""
    state = ready(3)
    for seat in range(3):
        stow(state, seat)
    place(state, 0, 12)
    place(state, 1, 13)
    assert GAME.scores(state) == [-5, -5, -5]
    assert GAME.winners(state) == [0]


@rule("JA-E5")
def test_the_place_at_the_end_counts() -> None:
    state = ready(3)
    for seat in range(3):
        stow(state, seat)
    place(state, 0, 0, 1)
    place(state, 1, 0, 0)
    place(state, 2, 47, -1)  # behind the start
    assert GAME.scores(state) == [15, -5, -5]
    place(state, 1, 0, 1)
    assert GAME.scores(state)[1] == 15  # every finished ship


@rule("JA-E6")
def test_gold_in_the_sixth_hold_counts_and_a_total_may_be_negative() -> None:
    state = ready(3)
    own(state, 0, "hold")
    stow(state, 0, "6 food", "6 powder", "-", "-", "-", "2 gold")
    assert GAME.scores(state)[0] == -5 + 2
    own(state, 0, "-4")
    assert GAME.scores(state)[0] == -7


def test_bots_judge_a_finished_game_by_its_score() -> None:
    state = ready(3)
    place(state, 0, 0, 1)
    place(state, 1, 20)
    points = vec[float]([0.0] * 3)
    GAME.hints().estimate(state, points)
    assert points[0] > points[1] > points[2]
    state.agenda.depth = 0
    GAME.hints().estimate(state, points)
    assert list(points) == [float(score) for score in GAME.scores(state)]
