"""Perft: the number of action sequences of named positions; a change of the rules changes them."""

from __future__ import annotations

import pytest

from prichal.games.jamaica.state import JamaicaState
from prichal.kernel.playout import perft
from tests.games.jamaica.tables import battle, own, perform, place, ready, stow


def start() -> JamaicaState:
    return ready(3)


def two() -> JamaicaState:
    state = ready(2)
    place(state, 0, 5)
    place(state, 1, 3)
    place(state, 2, 4)
    return state


def fight() -> JamaicaState:
    state = ready(3)
    own(state, 0, "saber", "-2")
    own(state, 1, "hold", "+5", "+7")
    stow(state, 0, "3 powder", "2 powder", "3 food")
    stow(state, 1, "2 powder", "4 gold")
    battle(state)
    return state


def shortage() -> JamaicaState:
    state = ready(3)
    stow(state, 0, "3 gold")
    place(state, 0, 40)
    perform(state, 0, "forward", 1)
    return state


def payment() -> JamaicaState:
    state = ready(3)
    stow(state, 0, "3 food", "2 food", "4 food", "2 food", "1 food")
    place(state, 0, 13)
    perform(state, 0, "forward", 1)
    return state


POSITIONS = {"start": start, "two": two, "fight": fight, "shortage": shortage, "payment": payment}


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("start", [21, 48, 144, 432, 1836, 9864]),
        ("two", [21, 48, 144, 434, 1749, 7606, 28223]),
        ("fight", [6, 24, 84, 252, 918, 3385, 14274]),
        ("shortage", [3, 6, 33]),
        ("payment", [2, 5, 8, 10]),
    ],
)
def test_perft(name: str, counts: list[int]) -> None:
    state = POSITIONS[name]()
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
