"""The number of action sequences from named positions: a change in what is legal shows here."""

from prichal.games.madame_ching.state import MadameChingState
from prichal.kernel.playout import perft
from tests.games.madame_ching.tables import choose, enrich, fresh, give, opened, teach, voyage


def counts(state: MadameChingState, depth: int) -> list[int]:
    return [perft(state, length) for length in range(1, depth + 1)]


def test_from_the_start() -> None:
    """Tiles: 23, then 22, then 21 (a third tile of a number is discarded, but drawn)."""
    assert counts(fresh(), 3) == [23, 23 * 22, 23 * 22 * 21]


def test_choosing_and_taking() -> None:
    """Three players with four cards choose; then three cards to take, then two, the last by itself; then the deck."""
    assert counts(opened(), 6) == [4, 16, 64, 64 * 3, 64 * 3 * 2, 64 * 6 * 40]


def test_two_players_choose_and_assign() -> None:
    """5 × 4 cards each; two junks for the highest card; four cards to take."""
    assert counts(opened(2), 6) == [5, 20, 100, 400, 800, 3200]


def rich() -> MadameChingState:
    """Seat 0 of three has every skill and one of most encounter cards; the others have something to lose."""
    state = opened()
    teach(state, 0, "cartography", "night-navigation", "combat", "meteorology")
    give(state, 0, "thief", "traitress", "siren-map", "pilot-kite", "old-sea-dog", "fortune-teller", "merchant")
    give(state, 1, "pilot-plain")
    enrich(state, 1, "23a")
    voyage(state, 0, [6, 26])
    voyage(state, 1, [1, 17])
    voyage(state, 2, [12 + 11, 34])
    choose(state, 40, 31, 42)
    return state


def test_a_turn_with_everything() -> None:
    """Seat 2 takes a card (3 ways), then seat 0 has 13 options (the Sea Dog has nothing to turn up), and after them:

    2 cards taken and 2 options of seat 1 each (the last card, its Pilot), cartography 34 draws, 3 nights 11 options
    each, 2 combats 2 + 1 answers, thief and traitress and siren 2 answers each, pilot 8 options, fortune teller 16
    kinds.
    """
    assert counts(rich(), 4) == [3, 3 * 13, 3 * (4 + 34 + 33 + 3 + 6 + 8 + 16), 4101]


def test_an_ending_with_choices() -> None:
    """On 24 with four maps, a lantern, two swords and a kite: 23a, 23c, 29a, 29b; then 18 kinds drawn with 23c, and
    4 options after the others (cartography, joker, Madame Ching's sword, enough). These are followed by 3 (joker,
    Madame Ching's sword, enough), 2, 4 (cartography, combat, joker, enough) and 3 options (cards to take), and each of
    the 18 kinds by the same 4 as above."""
    state = opened()
    teach(state, 0, "meteorology")
    give(state, 0, "madame-ching")
    voyage(state, 0, [1, 6, 8, 9, 16, 18, 25, 45])
    state.junks[0].row = 3
    choose(state, 40, 11, 12)
    assert counts(state, 5) == [4, 3 * 4 + 18, 3 * (3 + 2 + 4 + 3) + 18 * 4, 319, 1726]
