"""Trick cards."""

import pytest

from prichal.games.shanghaien.components import RECONSTRUCTED, TRICK_NAMES, TRICK_PAIRS, TRICKS
from prichal.games.shanghaien.rules.handing import taker
from prichal.games.shanghaien.state import LEFT, RIGHT, ShanghaienState
from prichal.kernel.agenda import CHANCE
from tests.games.shanghaien.tables import (
    GAME,
    act,
    give,
    gone,
    holds,
    last_round,
    lay_out,
    legal,
    opened,
    turn,
    why_not,
)
from tests.support import rule


def rolled(*cards: str, low: int = 2, high: int = 5) -> ShanghaienState:
    """The first player has rolled, holds the given cards, and counting from the left is settled."""
    state = opened()
    give(state, 0, *cards)
    state.counted_from = LEFT
    act(state, "roll", f"dice {low} {high}")
    return state


@rule("SH-T1")
def test_one_trick_card_a_round() -> None:
    state = rolled("both/reroll", "both/adjust")
    act(state, "play both/reroll reroll", "dice 3 4")
    assert state.first.captain
    assert legal(state) == ["lay 3", "lay 4"]
    assert why_not(state, "play both/adjust both") == "SH-T1"
    act(state, "lay 3")
    turn(state, 1, 2, "1")
    act(state, "roll", "dice 3 4")
    assert legal(state) == ["lay 3", "lay 4"]


@rule("SH-T1")
def test_each_player_has_a_trick_of_their_own() -> None:
    state = rolled("both/reroll")
    give(state, 1, "both/reroll")
    act(state, "play both/reroll both", "roll", "dice 1 1")
    assert "play both/reroll both" in legal(state)


@rule("SH-T2")
def test_only_between_roll_and_lay() -> None:
    state = opened()
    give(state, 0, "both/reroll")
    give(state, 1, "both/reroll")
    assert legal(state) == ["roll"]
    assert why_not(state, "play both/reroll both") == "SH-T2"
    act(state, "roll", "dice 1 2")
    assert "play both/reroll reroll" in legal(state)
    act(state, "lay 1 left")
    assert why_not(state, "play both/reroll both") == "SH-T2"


@rule("SH-T2", "SH-G4")
def test_tricks_of_the_last_round_come_too_late_but_count() -> None:
    state = opened(0, ["crew/adjust", "french-2", "german-3", "chinese-4", "dutch-1", "turkish-2"])
    last_round(state)
    state.counted_from = LEFT
    lay_out(state.first, 1, 1)
    act(state, "shanghai")
    assert state.over
    assert holds(state, 0, "crew/adjust") == 1
    assert GAME.scores(state) == [1, 0]


@rule("SH-T3")
def test_each_card_shows_two_of_four_actions() -> None:
    assert TRICKS == ["crew", "adjust", "both", "reroll"]
    for name, pair in zip(TRICK_NAMES, TRICK_PAIRS, strict=True):
        assert len(set(pair)) == 2
        state = rolled(name)
        give(state, 0, "american-3")
        offered = [text for text in legal(state) if text.startswith("play")]
        assert offered == [f"play {name} {trick}" for trick in pair]
        other = next(other for other in TRICK_NAMES if other != name)
        assert why_not(state, f"play {other} {other.split('/')[0]}") == "SH-T3"
    assert RECONSTRUCTED == ["trick-pairs"]


@rule("SH-T4")
def test_two_sailors_are_tucked_under_an_own_nation() -> None:
    state = rolled("crew/adjust")
    give(state, 0, "german-4", "dutch-2")
    give(state, 1, "italian-4")
    act(state, "play crew/adjust crew")
    assert legal(state) == ["tuck german", "tuck dutch"]
    assert why_not(state, "tuck italian") == "SH-T4"
    act(state, "tuck german")
    assert state.first.tucked[2] == 1
    assert holds(state, 0, "crew/adjust") == 0
    assert gone(state, "crew/adjust") == 0
    assert legal(state) == ["lay 2", "lay 5"]
    act(state, "lay 5")
    assert state.actor == 1
    assert state.first.supply == 5


@rule("SH-T4")
def test_several_may_lie_under_one_nation_and_none_is_used_again() -> None:
    state = rolled("crew/adjust", "crew/adjust")
    give(state, 0, "german-4")
    act(state, "play crew/adjust crew", "tuck german", "lay 2")
    turn(state, 1, 2, "1")
    state.first.captain = False
    act(state, "roll", "dice 1 1", "play crew/adjust crew", "tuck german", "lay 1")
    assert state.first.tucked[2] == 2
    turn(state, 1, 2, "1")
    state.first.captain = False
    act(state, "roll", "dice 1 1")
    assert legal(state) == ["lay 1"]


@rule("SH-T5")
def test_one_die_changes_by_one() -> None:
    state = rolled("both/adjust")
    act(state, "play both/adjust adjust")
    assert legal(state) == ["adjust 2 down", "adjust 2 up", "adjust 5 down", "adjust 5 up"]
    act(state, "adjust 5 up")
    assert gone(state, "both/adjust") == 1
    assert legal(state) == ["lay 2", "lay 6"]
    act(state, "lay 6")
    assert list(state.first.dice) == [0, 0, 0, 0, 0, 1]


@rule("SH-T5")
@pytest.mark.parametrize(
    ("low", "high", "options"),
    [
        (1, 6, ["adjust 1 up", "adjust 6 down"]),
        (1, 1, ["adjust 1 up"]),
        (6, 6, ["adjust 6 down"]),
        (3, 3, ["adjust 3 down", "adjust 3 up"]),
    ],
)
def test_never_below_one_or_above_six(low: int, high: int, options: list[str]) -> None:
    state = rolled("both/adjust", low=low, high=high)
    act(state, "play both/adjust adjust")
    assert legal(state) == options
    if high == 6:
        assert why_not(state, "adjust 6 up") == "SH-T5"


@rule("SH-T5")
def test_only_one_of_two_equal_dice_changes_and_either_may_be_laid() -> None:
    state = rolled("both/adjust", low=3, high=3)
    act(state, "play both/adjust adjust", "adjust 3 down")
    assert legal(state) == ["lay 2", "lay 3"]


@rule("SH-T5", "SH-D4")
def test_the_changed_number_counts_next_door() -> None:
    state = rolled("both/adjust", low=1, high=3)
    lay_out(state.first, 5)
    lay_out(state.second, 5)
    act(state, "play both/adjust adjust", "adjust 3 up", "lay 4")
    assert taker(state, 5) == 0


@rule("SH-T6")
def test_both_dice_are_laid() -> None:
    state = rolled("both/reroll")
    act(state, "play both/reroll both")
    assert list(state.first.dice) == [0, 1, 0, 0, 1, 0]
    assert state.first.supply == 4
    assert gone(state, "both/reroll") == 1
    assert state.actor == 1


@rule("SH-T6", "SH-R4")
def test_two_first_dice_are_counted_from_the_same_end() -> None:
    state = opened()
    give(state, 0, "both/reroll")
    act(state, "roll", "dice 4 4", "play both/reroll both")
    assert legal(state) == ["both left", "both right"]
    assert why_not(state, "roll") == "SH-R4"
    act(state, "both right")
    assert state.counted_from == RIGHT
    assert list(state.first.dice) == [0, 0, 0, 2, 0, 0]
    assert state.actor == 1


@rule("SH-T6", "SH-R5")
def test_both_dice_count_towards_shanghai() -> None:
    state = rolled("both/reroll")
    act(state, "play both/reroll both")
    turn(state, 1, 1, "1")
    assert legal(state) == ["roll", "shanghai"]


@rule("SH-T6", "SH-R6")
def test_both_of_the_last_two_dice_force_shanghai() -> None:
    state = opened()
    give(state, 0, "both/reroll")
    state.counted_from = LEFT
    lay_out(state.first, 1, 1, 2, 2)
    act(state, "roll", "dice 3 4", "play both/reroll both")
    assert state.first.supply == 0
    turn(state, 1, 1, "1")
    assert legal(state) == ["shanghai"]
    assert why_not(state, "roll") == "SH-R6"


@rule("SH-T7")
def test_a_reroll_loses_the_first_result() -> None:
    state = rolled("both/reroll")
    act(state, "play both/reroll reroll")
    assert state.actor == CHANCE
    act(state, "dice 1 6")
    assert gone(state, "both/reroll") == 1
    assert legal(state) == ["lay 1", "lay 6"]
    assert why_not(state, "lay 5") == "SH-R3"


@rule("SH-T8")
def test_an_impossible_action_cant_be_chosen_but_the_other_can() -> None:
    state = rolled("crew/reroll")
    assert legal(state) == ["lay 2", "lay 5", "play crew/reroll reroll"]
    assert why_not(state, "play crew/reroll crew") == "SH-T8"


@rule("SH-T8")
def test_nobody_has_to_play_a_trick() -> None:
    state = rolled("both/reroll")
    act(state, "lay 2")
    assert holds(state, 0, "both/reroll") == 1
