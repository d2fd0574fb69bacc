"""Components and set-up."""

from __future__ import annotations

import pytest

from prichal.games.jamaica.components import (
    BEHIND,
    BEHIND_INNER,
    CARDS,
    COLOURS,
    COMBAT_DIE,
    COST,
    CURRENCY,
    DISTANCE,
    EVENING,
    FOOD,
    FORKS,
    GOLD,
    MORNING,
    NEXT,
    NEXT_INNER,
    PIRATES,
    RECONSTRUCTED,
    SCORE,
    SYMBOLS,
    TRACK,
    TREASURE_COPIES,
    TREASURE_VALUES,
    TREASURES,
)
from prichal.kernel.actions import Moves
from tests.games.jamaica.tables import GAME, fresh, holds, legal, play, ready
from tests.support import rule

# Kind, cost, white number, next space (two at a fork: outer lane, inner channel).
SPACES = [
    ("royal", 0, 15, [1]),  # 0
    ("sea", 2, -5, [2]),  # 1
    ("sea", 3, -5, [3]),  # 2
    ("sea", 2, -5, [4]),  # 3
    ("lair", 0, -5, [5]),  # 4
    ("port", 3, -5, [6]),  # 5
    ("port", 5, -5, [7, 13]),  # 6
    ("sea", 2, -5, [8]),  # 7
    ("sea", 3, -5, [9]),  # 8
    ("lair", 0, -5, [10]),  # 9
    ("sea", 3, -5, [11]),  # 10
    ("lair", 0, -5, [12]),  # 11
    ("sea", 2, -5, [15]),  # 12
    ("sea", 3, -5, [14]),  # 13
    ("sea", 4, -5, [15]),  # 14
    ("sea", 3, -5, [16]),  # 15
    ("port", 3, -5, [17]),  # 16
    ("sea", 2, -5, [18]),  # 17
    ("port", 3, -5, [19]),  # 18
    ("lair", 0, -5, [20, 26]),  # 19
    ("sea", 3, -5, [21]),  # 20
    ("port", 3, -5, [22]),  # 21
    ("lair", 0, -5, [23]),  # 22
    ("sea", 2, -5, [24]),  # 23
    ("sea", 3, -5, [25]),  # 24
    ("lair", 0, -5, [28]),  # 25
    ("sea", 4, -5, [27]),  # 26
    ("sea", 4, -5, [28]),  # 27
    ("port", 5, -5, [29]),  # 28
    ("sea", 1, -5, [30]),  # 29
    ("port", 5, -5, [31]),  # 30
    ("port", 3, -5, [32]),  # 31
    ("sea", 3, -5, [33, 39]),  # 32
    ("lair", 0, -5, [34]),  # 33
    ("port", 3, -5, [35]),  # 34
    ("sea", 2, -5, [36]),  # 35
    ("sea", 1, -5, [37]),  # 36
    ("lair", 0, -5, [38]),  # 37
    ("sea", 1, -5, [41]),  # 38
    ("sea", 4, -5, [40]),  # 39
    ("sea", 4, -5, [41]),  # 40
    ("port", 5, 2, [42]),  # 41
    ("sea", 2, 3, [43]),  # 42
    ("sea", 3, 4, [44]),  # 43
    ("lair", 0, 5, [45]),  # 44
    ("port", 7, 6, [46]),  # 45
    ("sea", 2, 7, [47]),  # 46
    ("sea", 3, 8, [48]),  # 47
    ("sea", 3, 9, [49]),  # 48
    ("sea", 3, 10, [0]),  # 49
]


@rule("JA-C1", "JA-E2")
def test_every_space_of_the_track() -> None:
    assert [(kind, cost, score) for kind, cost, score, _ in SPACES] == TRACK
    for space, (kind, cost, score, ahead) in enumerate(SPACES):
        assert (NEXT[space], NEXT_INNER[space]) == (ahead[0], ahead[-1]), space
        assert (COST[space], SCORE[space]) == (cost, score), space
        assert cost == 0 or CURRENCY[space] == (GOLD if kind == "port" else FOOD), space
        for other in ahead:
            assert space in (BEHIND[other], BEHIND_INNER[other]), space


@rule("JA-C2")
def test_the_eleven_cards() -> None:
    assert CARDS == [
        ("forward", "forward"),
        ("forward", "backward"),
        ("backward", "forward"),
        ("forward", "food"),
        ("forward", "powder"),
        ("food", "forward"),
        ("food", "powder"),
        ("powder", "food"),
        ("powder", "gold"),
        ("gold", "forward"),
        ("gold", "gold"),
    ]
    assert [(SYMBOLS[MORNING[card]], SYMBOLS[EVENING[card]]) for card in range(11)] == CARDS


@rule("JA-C1")
def test_the_track_has_fifty_spaces_and_three_forks() -> None:
    kinds = [kind for kind, _, _ in TRACK]
    assert [kinds.count(kind) for kind in ("royal", "sea", "port", "lair")] == [1, 29, 11, 9]
    assert [space for space in range(50) if kinds[space] == "lair"] == [4, 9, 11, 19, 22, 25, 33, 37, 44]
    assert [cost for kind, cost, _ in TRACK if kind == "port"] == [3, 5, 3, 3, 3, 5, 5, 3, 3, 5, 7]
    seas = [cost for kind, cost, _ in TRACK if kind == "sea"]
    assert [seas.count(cost) for cost in (1, 2, 3, 4)] == [3, 9, 12, 5]
    assert [space for space in range(50) if NEXT[space] != NEXT_INNER[space]] == [6, 19, 32]
    for fork, outer, outer_end, inner, inner_end, meeting in FORKS:
        assert (NEXT[fork], NEXT_INNER[fork]) == (outer, inner)
        assert NEXT[outer_end] == NEXT[inner_end] == meeting
        assert (outer_end - outer + 1, inner_end - inner + 1) == (6, 2)


@rule("JA-C1")
@pytest.mark.parametrize(("ahead", "steps"), [(NEXT_INNER, 32), (NEXT, 44)])
def test_a_lap_is_32_steps_by_the_channels_and_44_outside(ahead: list[int], steps: int) -> None:
    space, count = ahead[0], 1
    while space != 0:
        space, count = ahead[space], count + 1
    assert count == steps
    assert DISTANCE[0] == 32


@rule("JA-C2")
def test_eleven_cards_with_two_symbols_each_in_six_colours() -> None:
    assert len(CARDS) == len(set(CARDS)) == 11
    for side in (0, 1):
        shown = [card[side] for card in CARDS]
        assert {symbol: shown.count(symbol) for symbol in SYMBOLS} == {
            "forward": 4,
            "food": 2,
            "powder": 2,
            "gold": 2,
            "backward": 1,
        }
    assert all(ship.deck == 0x7FF for ship in fresh(6).ships)


@rule("JA-C3")
def test_tokens_dice_treasures_and_holds() -> None:
    state = fresh(6)
    assert [state.bank[resource] + sum(ship.stock(resource) for ship in state.ships) for resource in range(3)] == [
        80,
        45,
        45,
    ]
    assert list(COMBAT_DIE) == [2, 4, 6, 8, 10, -1]
    assert sum(TREASURE_COPIES) == 12
    view = GAME.view(state, 0)
    assert [len(ship.holds) for ship in view.ships] == [5] * 6  # type: ignore[attr-defined]


@rule("JA-C4", "JA-S6")
def test_every_seat_has_a_pirate_and_a_colour() -> None:
    assert PIRATES == [
        "anne-bonny",
        "mary-read",
        "samuel-bellamy",
        "john-rackham",
        "olivier-levasseur",
        "edward-drummond",
    ]
    ships = GAME.view(fresh(6), 0).ships  # type: ignore[attr-defined]
    assert [ship.pirate for ship in ships] == PIRATES
    assert len({ship.colour for ship in ships}) == len(COLOURS) == 6
    two = GAME.view(fresh(2), 0).ships  # type: ignore[attr-defined]
    assert [ship.colour == "black" for ship in two] == [False, False, True]
    assert two[2].pirate == "ghost"


@rule("JA-S1")
def test_nine_of_twelve_treasures_are_in_the_pile_and_nobody_knows_which() -> None:
    state = fresh(4)
    view = GAME.view(state, 0)
    assert view.pile == 9  # type: ignore[attr-defined]
    assert sum(state.unseen) == 12
    values = [TREASURE_VALUES[kind] for kind in range(6) for _ in range(TREASURE_COPIES[kind])]
    assert sorted(values) == [-4, -3, -2, 3, 3, 5, 7, 7]
    assert TREASURES[6:] == ["map", "saber", "beth", "hold"]


@rule("JA-S2")
def test_ships_start_in_port_royal_and_every_lair_has_a_token() -> None:
    state = fresh(5)
    assert [(ship.space, ship.laps) for ship in state.ships] == [(0, 0)] * 5
    assert [space for space in range(50) if state.has_token(space)] == [4, 9, 11, 19, 22, 25, 33, 37, 44]


@rule("JA-S3")
def test_everybody_draws_three_of_eleven_cards() -> None:
    state = fresh(3)
    play(state, "captain 2")
    for seat in range(3):
        assert state.agenda.seat == seat
        assert len(legal(state)) == 11
        play(state, "draw gold/gold")
        assert len(legal(state)) == 10
        play(state, "draw food/forward", "draw powder/gold")
    view = GAME.view(state, 1)
    assert view.ships[1].hand == ["food/forward", "powder/gold", "gold/gold"]  # type: ignore[attr-defined]
    assert [ship.hand_size for ship in view.ships] == [3, 3, 3]  # type: ignore[attr-defined]
    assert [ship.deck_size for ship in view.ships] == [8, 8, 8]  # type: ignore[attr-defined]


@rule("JA-S4")
def test_three_food_and_three_doubloons_in_two_holds() -> None:
    state = fresh(3)
    assert [holds(state, seat) for seat in range(3)] == [["3 food", "3 gold", "-", "-", "-", "-"]] * 3
    assert list(state.bank) == [71, 36, 45]


@rule("JA-S5")
def test_the_first_captain_is_drawn_at_random() -> None:
    for seats in (2, 6):
        moves = Moves()
        state = fresh(seats)
        state.legal(moves)
        assert [GAME.catalogue.text(action) for action in moves.listed()] == [f"captain {n}" for n in range(seats)]
        assert all(moves.weight(place) == 1 for place in range(moves.count))
    state = ready(3)
    assert state.captain == 0


def test_what_is_not_sure_is_listed() -> None:
    assert RECONSTRUCTED == ["space-30", "colours", "port-royal"]
    assert TRACK[30] == ("port", 5, -5)
