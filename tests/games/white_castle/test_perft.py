"""The number of action sequences from named positions: a change in what is legal shows here."""

from prichal.games.white_castle.state import WhiteCastleState
from prichal.kernel.playout import perft
from tests.games.white_castle.tables import begin, give, laid, new, perform, send


def counts(state: WhiteCastleState, depth: int) -> list[int]:
    return [perft(state, length) for length in range(1, depth + 1)]


def test_from_the_start() -> None:
    """3 first seats, 2 second ones, then 15 steward cards, 14, 13."""
    assert counts(new(3), 5) == [3, 6, 6 * 15, 6 * 15 * 14, 6 * 15 * 14 * 13]


def test_an_opening_without_goods() -> None:
    """6 dice; the three 1s only into the well, the three 6s to 7, 9 and 7 places."""
    assert counts(begin(laid(2)), 4) == [6, 3 * 1 + 7 + 9 + 7, 152, 540]


def test_an_opening_with_goods() -> None:
    """6 dice and 4 conversions."""
    state = laid(4)
    give(state, coins=6, seals=3, food=3, iron=3, pearl=3)
    assert counts(begin(state), 4) == [6 + 4, 101, 786, 4264]


def test_a_geisha_action() -> None:
    """Entrance; 1 or 2 steps from the entrance (3) and from the path (4); decline; 5 conversions."""
    state = laid(3, "matcha")
    give(state, coins=6, seals=2, whisks=5)
    send(state, geishas_entrance=1, geishas_path_1=1)
    assert counts(perform(state, "GEI"), 4) == [1 + 3 + 4 + 1 + 5, 109, 390, 887]


def test_a_courtier_action() -> None:
    """Gate; 5 rooms from the gate, 3 from the steward floor; decline; 3 conversions (pearl is full)."""
    state = laid(2)
    give(state, coins=4, pearl=7, seals=2)
    send(state, courtiers_gate=1, courtiers_steward_1=1)
    assert counts(perform(state, "CRT"), 4) == [1 + 5 + 3 + 1 + 3, 96, 407, 2005]


def test_alone() -> None:
    """8 dice, then their places; the rival's next solo card (11) follows the well."""
    assert counts(begin(laid(1, "matcha")), 4) == [8, 51, 480, 3994]
