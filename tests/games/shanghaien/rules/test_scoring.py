"""The end of the game."""

from prichal.games.shanghaien.rules.scoring import crew_points, score, strength
from prichal.games.shanghaien.state import LEFT, ShanghaienState
from tests.games.shanghaien.tables import GAME, act, give, last_round, lay_out, opened
from tests.support import rule

EMPTY_ROW = ["italian-1", "italian-2", "italian-3", "italian-3", "italian-4", "turkish-1"]


def ended(anna: list[str], bernd: list[str]) -> ShanghaienState:
    """A game that ends with these cards; nobody gets the last row but for a tie."""
    state = opened(0, EMPTY_ROW)
    give(state, 0, *anna)
    give(state, 1, *bernd)
    return state


def finish(state: ShanghaienState) -> None:
    """The last Shanghai, in which every card is tied and leaves the game."""
    last_round(state)
    state.counted_from = LEFT
    lay_out(state.first, 1, 2)
    lay_out(state.second, 1, 2)
    act(state, "shanghai")
    assert state.over


@rule("SH-G1")
def test_strength_is_the_sum_of_values_with_tucked_cards() -> None:
    state = ended(["german-1", "german-3", "german-3"], [])
    assert strength(state.first, 2) == 7
    state.first.tucked[2] = 2
    assert strength(state.first, 2) == 11


@rule("SH-G2")
def test_the_stronger_scores_the_weaker_crew() -> None:
    assert crew_points(9, 4) == 4
    assert crew_points(4, 9) == 0
    assert crew_points(5, 5) == 0
    state = ended(["german-4", "german-3"], ["german-2"])
    finish(state)
    assert GAME.scores(state) == [2, 0]


@rule("SH-G2")
def test_equal_crews_score_nothing() -> None:
    state = ended(["german-4"], ["german-3", "german-1"])
    finish(state)
    assert GAME.scores(state) == [0, 0]


@rule("SH-G3")
def test_a_crew_without_a_rival_stays() -> None:
    state = ended(["german-4", "german-3"], ["dutch-2"])
    finish(state)
    assert GAME.scores(state) == [7, 2]


@rule("SH-G4")
def test_unused_tricks_count_one_and_tucked_ones_only_as_sailors() -> None:
    state = ended(["german-1", "crew/adjust", "both/reroll"], ["dutch-2"])
    state.first.cards[32] -= 1  # one of them is tucked
    state.first.tucked[2] = 1
    finish(state)
    assert score(state, 0) == 1 + 2 + 1
    assert GAME.winners(state) == [0]


@rule("SH-G5")
def test_the_worked_example() -> None:
    anna = ["spanish-3", "french-1", "french-4", "american-1", "american-2", "american-3", "chinese-1"]
    bernd = ["french-2", "french-3", "american-3", "american-4", "chinese-3", "chinese-3", "chinese-4", "both/reroll"]
    state = ended([*anna, "crew/adjust", "crew/adjust"], bernd)
    state.first.cards[32] -= 2
    state.first.tucked[6] = 2
    finish(state)
    parts = {str(part.label.args.get("nation", "tricks")): part.points for part in GAME.breakdown(state)}
    assert parts["spanish"] == [7, 0]
    assert parts["french"] == [0, 0]
    assert parts["american"] == [0, 6]
    assert parts["chinese"] == [0, 1]
    assert parts["tricks"] == [0, 1]
    assert GAME.scores(state) == [7, 8]
    assert GAME.winners(state) == [1]


@rule("SH-G6")
def test_equal_scores_share_the_win() -> None:
    state = ended(["german-4"], ["dutch-4"])
    finish(state)
    assert GAME.scores(state) == [4, 4]
    assert GAME.winners(state) == [0, 1]
