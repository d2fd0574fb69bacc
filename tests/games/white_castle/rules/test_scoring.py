"""Matcha: end of a round and scoring; it restates the base game's."""

import pytest

from prichal.games.white_castle.rules.scoring import (
    coin_points,
    courtier_points,
    gardener_points,
    geisha_points,
    influence_points,
    resource_points,
    warrior_points,
)
from prichal.games.white_castle.steps import END_ROUND
from prichal.kernel.agenda import CHANCE
from tests.games.white_castle.tables import (
    BLACK,
    GAME,
    GREEN,
    WHITE,
    act,
    answers,
    at,
    bridge,
    give,
    goods,
    has,
    laid,
    question,
    run,
    send,
)
from tests.support import rule


@rule("WC-M23", "WC-M40")
def test_example_the_end_of_a_round_with_the_overlook() -> None:
    """Dice on green, black and white; two geishas on the overlook, a light garden, a garden of 3 coins."""
    state = laid(3, "matcha")
    state.ceremonies[3] = 5  # a geisha step without whisks
    state.gardens[3] = 3  # black: LIGHT
    state.gardens[5] = 0  # white: 3 coins
    state.gardens[1] = 2
    for colour in range(4):
        state.bridges[colour] = bridge(2, 2) if colour in (GREEN, BLACK, WHITE) else 0
    send(state, 0, geishas_overlook=1, gardens=0b001000)
    send(state, 1, geishas_overlook=1, geishas_path_1=1)
    send(state, 2, gardens=0b100000)
    give(state, 1, coins=3)
    run(state, END_ROUND)
    assert state.actor == 0 and answers(state) == ["tend black stone", "overlook", "decline"]
    act(state, "overlook", "lilies", "block steward-1 3")
    assert goods(state, 0) == {"coins": 2, "iron": 3, "whisks": 1}
    assert state.actor == 1 and answers(state) == ["lilies", "token", "decline"]
    act(state, "token")
    assert has(state, "coins", 1) == 0 and question(state) == "free-step"
    act(state, "stroll path-1 path-2")  # no seal for a blue curtain
    assert at(state, "geishas-path-2", 1) == 1
    assert state.actor == CHANCE and goods(state, 2) == {"coins": 3}
    assert state.round == 2


@rule("WC-M23")
def test_without_green_dice_the_overlook_gives_nothing() -> None:
    state = laid(2, "matcha")
    state.bridges[GREEN] = 0
    send(state, geishas_overlook=1)
    run(state, END_ROUND)
    assert state.actor == CHANCE


@rule("WC-M25")
def test_coins_seals_and_resources() -> None:
    state = laid(2, "matcha")
    clan = state.clans[0]
    for coins, seals, points in ((0, 4, 0), (3, 2, 1), (9, 5, 2), (15, 0, 3)):
        give(state, coins=coins, seals=seals)
        assert coin_points(clan) == points
    for amount, points in ((0, 0), (2, 0), (3, 1), (6, 1), (7, 2)):
        give(state, food=amount)
        assert resource_points(clan) == points
    give(state, food=3, iron=7, pearl=2, whisks=6)
    assert resource_points(clan) == 4


@rule("WC-M26")
@pytest.mark.parametrize(
    ("position", "points"), [(0, 0), (5, 0), (6, 3), (10, 3), (11, 6), (14, 6), (15, 10), (18, 13), (20, 15)]
)
def test_influence(position: int, points: int) -> None:
    assert influence_points(position) == points


@rule("WC-M27", "WC-M28")
def test_courtiers_and_warriors() -> None:
    state = laid()
    send(state, courtiers_gate=1, courtiers_steward_1=1, courtiers_diplomat_2=1, courtiers_daimyo=1)
    clan = state.clans[0]
    assert courtier_points(clan) == 1 + 3 + 6 + 10
    assert warrior_points(clan) == 0
    send(state, warriors_5=1, warriors_3=1, warriors_1=1)
    assert warrior_points(clan) == 3 * 2 + 3 + 3


@rule("WC-M29")
def test_gardeners() -> None:
    state = laid()
    send(state, gardens=0b000111)  # 3, 1 and 4 food
    assert gardener_points(state, state.clans[0]) == 5 + 1 + 7


@rule("WC-M30", "WC-M31")
def test_example_geishas() -> None:
    """2 + 2 + 12 + 8 = 24."""
    state = laid(2, "matcha")
    send(state, geishas_overlook=1, geishas_path_1=1, geishas_house_1=2, geishas_house_3=1)
    send(state, gardens=0b000111, courtiers_gate=1, courtiers_steward_1=2, courtiers_daimyo=1)
    assert geisha_points(state.clans[0]) == 24
    send(state, 1, geishas_entrance=1, geishas_path_2=1, geishas_house_2=1, warriors_3=2)
    assert geisha_points(state.clans[1]) == 1 + 3 + 4


@rule("WC-M32")
def test_most_points_win_and_the_parts_add_up() -> None:
    state = laid(3, "matcha")
    give(state, 0, points=4, coins=5)
    give(state, 1, points=5)
    give(state, 2, points=5)
    state.clans[1].influence = state.clans[2].influence = 0
    assert GAME.scores(state) == [5, 5, 5] and GAME.winners(state) == [0]
    state.order[0], state.order[2] = 2, 0
    assert GAME.winners(state) == [2]
    give(state, 1, points=6)
    assert GAME.winners(state) == [1]
    parts = GAME.breakdown(state)
    assert [sum(part.points[seat] for part in parts) for seat in range(3)] == [5, 6, 5]
    assert len(parts) == 8 and len(GAME.breakdown(laid(2))) == 7
