"""The number of action sequences from named positions: a change in what is legal shows here."""

from prichal.games.shanghaien.state import ShanghaienState
from prichal.kernel.playout import perft
from tests.games.shanghaien.tables import act, fresh, give, lay_out, opened


def counts(state: ShanghaienState, depth: int) -> list[int]:
    return [perft(state, length) for length in range(1, depth + 1)]


def test_from_the_start() -> None:
    """2 starters, then draws: 36 kinds; 12 of them have a second copy, so 12 × 36 + 24 × 35 = 1272."""
    assert counts(fresh(), 3) == [2, 2 * 36, 2 * 1272]


def test_from_an_opened_tavern() -> None:
    """roll; 21 rolls; 6 doubles with 2 options and 15 others with 4; then the rival's roll."""
    assert counts(opened(), 4) == [1, 21, 6 * 2 + 15 * 4, 72]


def test_with_every_trick_in_hand() -> None:
    state = opened()
    give(state, 0, "crew/adjust", "crew/reroll", "both/adjust", "both/reroll", "german-1", "dutch-2")
    act(state, "roll", "dice 2 5")
    # 4 lays (then the rival rolls), crew × 2 (2 nations), adjust × 2 (4), both × 2 (2 ends), reroll × 2 (21 rolls)
    assert counts(state, 2) == [4 + 8, 4 + 2 * 2 + 2 * 4 + 2 * 2 + 2 * 21]


def test_before_the_last_shanghai() -> None:
    state = opened()
    state.round = 8
    lay_out(state.first, 1, 2, 3, 4, 5)
    assert counts(state, 3) == [1, 1, 1]
