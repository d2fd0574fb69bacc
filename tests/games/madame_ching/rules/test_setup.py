"""Components and set-up."""

import pytest

from prichal.games.madame_ching.components import (
    COLOUR_OF,
    COLOURS,
    ENCOUNTERS,
    GEMS,
    GEMS_OF_EACH_COLOUR,
    JUNKS,
    MISSIONS,
    RECONSTRUCTED,
    SKILL_COPIES,
    SKILLS,
    SYMBOL_OF,
    TILE_NUMBER,
    TILES_OF_NUMBER,
)
from prichal.games.madame_ching.piles import FULL_ENCOUNTERS, FULL_SKILLS, height, kind_at, nth, numbers_in, size_of
from prichal.kernel.chance import Rng
from prichal.kernel.errors import BadSetup
from tests.games.madame_ching.tables import GAME, act, asked, fresh, hand, legal, opened, voyage
from tests.support import rule, until_choice


@rule("MC-C1")
def test_what_is_in_the_box() -> None:
    state = fresh()
    assert size_of(state.deck) == 55
    assert height(FULL_ENCOUNTERS) == sum(copies for _, copies in ENCOUNTERS) == 33
    assert height(FULL_SKILLS) == SKILL_COPIES * len(SKILLS) == 20
    assert len(MISSIONS) == 23
    assert len(JUNKS) == 4
    assert GEMS_OF_EACH_COLOUR * len(GEMS) == 36
    blocks = [[number for number in range(1, 56) if COLOUR_OF[number] == at] for at in range(len(COLOURS))]
    assert [(block[0], block[-1], len(block)) for block in blocks] == [
        (1, 5, 5),
        (6, 25, 20),
        (26, 39, 14),
        (40, 48, 9),
        (49, 53, 5),
        (54, 55, 2),
    ]
    symbols = [SYMBOL_OF[number] for number in range(1, 56)]
    assert [symbols.count(symbol) for symbol in (0, 1, 2, 3, -1)] == [11, 11, 11, 11, 11]


@rule("MC-C1")
def test_every_navigation_card() -> None:
    """Colours: white, light blue, green, yellow, red, dark blue; symbols: map, lantern, sword, kite, none."""
    colours = "wwwww" + "l" * 20 + "g" * 14 + "y" * 9 + "rrrrr" + "dd"
    symbols = "ML-SK" + "M-LSKSMK-LKLMS--SKLM" + "LK-MSKSML-S-LK" + "MLMK-S-KS" + "MLMSL" + "K-"
    assert "".join("wlgyrd"[COLOUR_OF[number]] for number in range(1, 56)) == colours
    assert "".join("MLSK-"[SYMBOL_OF[number]] for number in range(1, 56)) == symbols


@rule("MC-C1")
def test_every_mission() -> None:
    """By name: white, red and blue gems, coins, encounter cards."""
    rewards = {tile[0]: "".join(str(count) for count in tile[2:]) for tile in MISSIONS}
    assert rewards == {
        "17a": "00030",
        "17b": "00110",
        "17c": "00011",
        "17d": "01000",
        "19a": "00040",
        "19b": "00120",
        "19c": "00101",
        "19d": "01010",
        "23a": "10100",
        "23b": "01110",
        "23c": "00031",
        "29a": "11000",
        "29b": "01120",
        "29c": "01021",
        "31a": "11100",
        "31b": "20000",
        "31c": "00131",
        "37a": "20100",
        "37b": "12000",
        "37c": "11011",
        "41a": "21010",
        "41b": "12100",
        "41c": "20110",
    }
    assert all(tile[0][:-1] == str(tile[1]) for tile in MISSIONS)


@rule("MC-C1")
def test_the_encounter_deck() -> None:
    counts: dict[str, int] = {}
    for name, copies in ENCOUNTERS:
        first = name.split("-")[0]
        counts[first] = counts.get(first, 0) + copies
    assert counts == {
        "madame": 4,
        "thief": 2,
        "siren": 4,
        "traitress": 3,
        "old": 2,
        "pilot": 6,
        "fortune": 3,
        "merchant": 3,
        "treasure": 6,
    }


@rule("MC-C1")
def test_tiles_of_a_number_stand_together() -> None:
    assert len({tile[1:] for tile in MISSIONS}) == 23
    assert sorted({int(tile[1]) for tile in MISSIONS}) == [17, 19, 23, 29, 31, 37, 41]
    for tile in range(23):
        same = [other for other in range(23) if TILE_NUMBER[other] == TILE_NUMBER[tile]]
        assert numbers_in(TILES_OF_NUMBER[tile]) == same
    assert RECONSTRUCTED == ["symbols", "lines", "missions", "pilots", "treasures"]


@rule("MC-C2")
@pytest.mark.parametrize(
    ("cards", "pilots", "number"),
    [([1], [], 1), ([1, 2], [], 2), ([1, 6], [], 4), ([1, 2, 3, 6, 26, 43], [], 24), ([1, 2, 3, 4, 5, 6], [], 12)],
)
def test_cells_are_cards_times_colours(cards: list[int], pilots: list[str], number: int) -> None:
    state = opened()
    voyage(state, 0, cards, pilots)
    assert state.junks[0].cell() == number


@rule("MC-C2")
def test_hong_kong_is_at_49_and_56() -> None:
    state = opened()
    voyage(state, 0, [1, 6, 26, 43, 49, 54], ["plain"])
    assert state.junks[0].cell() == 49
    voyage(state, 1, [2, 7, 27, 44, 48, 55], ["map", "kite"])
    assert state.junks[1].cell() == 8 * 7


@rule("MC-S1")
@pytest.mark.parametrize(("seats", "missions"), [(2, 14), (3, 12), (4, 14)])
def test_missions_on_the_board(seats: int, missions: int) -> None:
    state = fresh(seats)
    until_choice(state, Rng(5))
    assert size_of(state.missions) == missions
    assert height(state.encounter_deck) == 33
    assert height(state.skills) == 20


@rule("MC-S1")
def test_further_tiles_of_a_number_are_discarded() -> None:
    state = fresh()
    act(state, "tile 17a", "tile 17b", "tile 17c", "tile 17d")
    assert size_of(state.missions) == 2
    assert size_of(state.bag) == 19
    assert "tile 17c" not in legal(state)
    assert state.agenda.arg == 10


@rule("MC-S2")
@pytest.mark.parametrize(("seats", "cards"), [(2, 5), (3, 4), (4, 4)])
def test_hands(seats: int, cards: int) -> None:
    state = fresh(seats)
    until_choice(state, Rng(6))
    assert [len(hand(state, seat)) for seat in range(seats)] == [cards] * seats
    assert size_of(state.deck) == 55 - seats * cards - len(state.places)


@rule("MC-S3")
def test_junks_wait_on_cell_1() -> None:
    state = opened()
    assert [junk.cell() for junk in state.junks] == [1, 1, 1]
    assert [junk.cards for junk in state.junks] == [0, 0, 0]
    assert asked(state) == ("choose-card", 0)


def test_options() -> None:
    with pytest.raises(BadSetup):
        GAME.new(5)
    with pytest.raises(BadSetup):
        GAME.new(3, {"teams": "yes"})
    assert [setup.label() for setup in GAME.setups()] == ["2", "3", "4-no", "4-yes"]


def test_sets_of_cards() -> None:
    """The compiled arithmetic on sets agrees with lists of numbers."""
    rng = Rng(3)
    for _ in range(300):
        cards = (rng.word() << 24 ^ rng.word()) & ((1 << 56) - 2)
        numbers = numbers_in(cards)
        assert size_of(cards) == len(numbers)
        assert [nth(cards, place) for place in range(len(numbers))] == numbers


def test_cards_of_a_pile_by_place() -> None:
    rng = Rng(1)
    for attempt in range(300):
        copies = [int(rng.below(most + 1)) if attempt > 0 else most for _, most in ENCOUNTERS]
        pile = sum(count << (3 * kind) for kind, count in enumerate(copies))
        lying = [kind for kind, count in enumerate(copies) for _ in range(count)]
        assert height(pile) == len(lying)
        assert [kind_at(pile, place) for place in range(len(lying))] == lying
