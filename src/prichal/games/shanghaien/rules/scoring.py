"""The end of the game."""

from mypy_extensions import i64

from prichal.games.shanghaien.components import KINDS, NATION_COUNT, TRICK_CARDS, TUCKED_VALUE, VALUES
from prichal.games.shanghaien.state import ShanghaienState, Side


def strength(side: Side, nation: i64) -> i64:
    """SH-G1: the values of a nation's sailors, tucked trick cards included."""
    total: i64 = side.tucked[nation] * TUCKED_VALUE
    cards = side.cards
    for value in range(1, VALUES + 1):
        total += cards[nation * VALUES + value - 1] * value
    return total


def crew_points(own: i64, other: i64) -> i64:
    """SH-G2, SH-G3: what a crew of strength `own` brings against one of strength `other`."""
    if other == 0:
        return own
    return other if own > other else 0


def unused_tricks(side: Side) -> i64:
    """SH-G4: the trick cards that weren't used."""
    total: i64 = 0
    for kind in range(TRICK_CARDS, KINDS):
        total += side.cards[kind]
    return total


def score(state: ShanghaienState, seat: i64) -> i64:
    """SH-G4: crews and unused trick cards."""
    own = state.side(seat)
    other = state.side(1 - seat)
    total: i64 = unused_tricks(own)
    for nation in range(NATION_COUNT):
        total += crew_points(strength(own, nation), strength(other, nation))
    return total
