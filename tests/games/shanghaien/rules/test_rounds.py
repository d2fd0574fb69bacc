"""Rounds and turns, and the end of a round."""

from prichal.games.shanghaien.state import LEFT, RIGHT
from prichal.kernel.actions import Moves
from prichal.kernel.agenda import CHANCE
from prichal.kernel.chance import Rng
from tests.games.shanghaien.tables import GAME, act, give, last_round, lay_out, legal, opened, turn, why_not
from tests.support import play_randomly, rule, until_choice


@rule("SH-R1")
def test_eight_rounds_of_six_cards_empty_pile_and_tavern() -> None:
    state = opened()
    rounds = {state.round}
    rng = Rng(4)
    while not state.over:
        play_randomly(state, rng, 1)
        rounds.add(state.round)
    assert rounds == set(range(1, 9))
    assert state.pile_size == 0
    assert list(state.row) == [-1] * 6


@rule("SH-R2")
def test_turns_alternate_and_nobody_passes() -> None:
    state = opened()
    assert legal(state) == ["roll"]
    turn(state, 1, 2, "1 left")
    assert state.actor == 1
    turn(state, 3, 4, "3")
    assert state.actor == 0
    turn(state, 3, 4, "4")
    turn(state, 3, 4, "4")
    assert legal(state) == ["roll", "shanghai"]
    assert why_not(state, "lay 3") == "SH-R3"
    assert why_not(state, "both left") == "SH-T2"
    assert why_not(state, "draw dutch-1") == "SH-R2"


@rule("SH-R3")
def test_one_of_two_dice_is_laid_and_the_other_goes_back() -> None:
    state = opened()
    act(state, "roll")
    assert state.actor == CHANCE
    act(state, "dice 2 5")
    assert legal(state) == ["lay 2 left", "lay 2 right", "lay 5 left", "lay 5 right"]
    assert why_not(state, "lay 3 left") == "SH-R3"
    assert why_not(state, "lay 3") == "SH-R3"
    assert why_not(state, "roll") == "SH-R2"
    act(state, "lay 5 left")
    assert list(state.first.dice) == [0, 0, 0, 0, 1, 0]
    assert state.first.supply == 5


@rule("SH-R3")
def test_two_equal_dice_leave_one_choice() -> None:
    state = opened()
    turn(state, 1, 2, "1 left")
    act(state, "roll", "dice 4 4")
    assert legal(state) == ["lay 4"]


@rule("SH-R3")
def test_two_dice_are_fair() -> None:
    state = opened()
    act(state, "roll")
    moves = Moves()
    state.legal(moves)
    weights = {GAME.catalogue.text(moves.items[i]): moves.weight(i) for i in range(moves.count)}
    assert sum(weights.values()) == 36
    assert weights["dice 3 3"] == 1
    assert weights["dice 3 4"] == 2
    drawn = [GAME.catalogue.text(state.sample(Rng(seed))) for seed in range(4000)]
    assert set(drawn) == set(weights)
    for text, weight in weights.items():
        assert abs(drawn.count(text) - 4000 * weight / 36) < 60


@rule("SH-R3", "SH-R6")
def test_rolling_needs_two_dice() -> None:
    state = opened()
    lay_out(state.first, 1, 2, 3, 4)
    assert legal(state) == ["roll", "shanghai"]
    lay_out(state.first, 1, 2, 3, 4, 5)
    assert legal(state) == ["shanghai"]
    assert why_not(state, "roll") == "SH-R6"
    lay_out(state.first, 1, 2, 3, 4, 5, 6)
    assert legal(state) == ["shanghai"]


@rule("SH-R4")
def test_the_first_die_decides_from_which_end_both_count() -> None:
    state = opened()
    turn(state, 2, 4, "2 right")
    assert state.counted_from == RIGHT
    assert state.place(2) == 4
    act(state, "roll", "dice 1 5")
    assert legal(state) == ["lay 1", "lay 5"]
    assert why_not(state, "lay 5 left") == "SH-R4"
    act(state, "lay 5")
    assert state.place(5) == 1


@rule("SH-R4")
def test_an_open_end_must_be_named() -> None:
    state = opened()
    act(state, "roll", "dice 1 5")
    assert why_not(state, "lay 5") == "SH-R4"


@rule("SH-R4", "SH-T5")
def test_a_trick_before_the_first_die_leaves_the_end_open() -> None:
    state = opened()
    give(state, 0, "both/adjust")
    act(state, "roll", "dice 2 5", "play both/adjust adjust", "adjust 5 up")
    assert legal(state) == ["lay 2 left", "lay 2 right", "lay 6 left", "lay 6 right"]


@rule("SH-R5")
def test_shanghai_needs_two_dice_of_your_own() -> None:
    state = opened()
    assert why_not(state, "shanghai") == "SH-R5"
    turn(state, 1, 2, "1 left")
    assert why_not(state, "shanghai") == "SH-R5"
    turn(state, 3, 4, "3")
    assert why_not(state, "shanghai") == "SH-R5"
    turn(state, 3, 4, "3")
    turn(state, 3, 4, "3")
    act(state, "shanghai")
    assert state.round == 2
    assert state.actor == CHANCE


@rule("SH-E1")
def test_after_shanghai_the_rival_starts_with_six_new_cards() -> None:
    state = opened()
    give(state, 0, "crew/reroll")
    act(state, "roll", "dice 1 2", "play crew/reroll reroll", "dice 3 3", "lay 3 left")
    turn(state, 3, 4, "3")
    turn(state, 3, 4, "3")
    turn(state, 3, 4, "4")
    act(state, "shanghai")
    for side in (state.first, state.second):
        assert side.supply == 6
        assert sum(side.dice) == 0
        assert not side.captain
    until_choice(state, Rng(1))
    assert state.actor == 1
    assert all(kind >= 0 for kind in state.row)
    assert legal(state) == ["roll"]
    act(state, "roll", "dice 1 2")
    assert legal(state) == ["lay 1 left", "lay 1 right", "lay 2 left", "lay 2 right"]


@rule("SH-E1", "SH-R1")
def test_no_cards_are_revealed_after_round_eight() -> None:
    state = opened()
    last_round(state)
    state.counted_from = LEFT
    lay_out(state.first, 1, 2)
    act(state, "shanghai")
    assert state.over
