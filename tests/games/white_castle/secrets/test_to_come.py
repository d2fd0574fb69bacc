"""WC-B31: what is left of a turn, whatever waits on the agenda."""

from __future__ import annotations

from typing import cast

import pytest

from prichal.games.white_castle.cards import ROOMS
from prichal.games.white_castle.effects import MOVE, PART_BITS, SEND, effect
from prichal.games.white_castle.secrets.view import WhiteCastleView
from prichal.games.white_castle.state import WhiteCastleState
from prichal.games.white_castle.steps import (
    ARRANGE,
    COURTIER_ACTION,
    GEISHA_ACTION,
    LIGHT_ACTION,
    MORE_GARDENS,
    NEXT_TURN,
    PERFORM,
    REFILL,
    RESOLVE,
    WARRIOR_ACTION,
)
from tests.games.white_castle.tables import BLACK, CORAL, GAME, laid
from tests.support import rule


def seen(state: WhiteCastleState) -> WhiteCastleView:
    return cast("WhiteCastleView", GAME.view(state, 0))


def waiting(*things: tuple[int, int], question: int = COURTIER_ACTION) -> WhiteCastleState:
    """A question, or a draw, and below it these things, the first one next."""
    state = laid(2, "matcha")
    state.agenda.depth = 0
    for step, arg in reversed(things):
        state.then(step, 0, arg)
    state.then(question)
    state.agenda.advance(state)
    return state


CASES = [
    (PERFORM, effect("GAR"), ["GAR"]),
    (ARRANGE, effect("CRT") | effect("2 iron") << PART_BITS, ["CRT", "2 iron"]),
    (LIGHT_ACTION, 1, ["LIGHT"]),
    (COURTIER_ACTION, 0, ["CRT"]),
    (COURTIER_ACTION, SEND, ["CRT gate"]),
    (COURTIER_ACTION, MOVE, ["CRT climb"]),
    (GEISHA_ACTION, 0, ["GEI"]),
    (GEISHA_ACTION, SEND, ["GEI enter"]),
    (GEISHA_ACTION, MOVE, ["GEI stroll"]),
    (WARRIOR_ACTION, 0, []),
    (NEXT_TURN, 3, []),
]


@rule("WC-B31")
@pytest.mark.parametrize(("step", "arg", "told"), CASES)
def test_every_effect_that_waits_is_told(step: int, arg: int, told: list[str]) -> None:
    assert seen(waiting((step, arg))).to_come == told
    assert seen(waiting((step, arg), question=REFILL)).to_come == told


@rule("WC-B31")
def test_the_question_in_hand_is_not_to_come_and_the_next_thing_is_told_first() -> None:
    assert seen(waiting()).to_come == []
    things = [(step, arg) for step, arg, _ in CASES]
    assert seen(waiting(*things)).to_come == [text for _, _, told in CASES for text in told]


@rule("WC-B28", "WC-B31")
@pytest.mark.parametrize("places", [[], [0], [1, 4], [0, 2, 3, 5], [0, 1, 2, 3, 4, 5]])
def test_gardens_that_are_left_are_told(places: list[int]) -> None:
    view = seen(waiting((MORE_GARDENS, sum(1 << place for place in places))))
    assert view.to_come == [view.gardens[place].effect for place in places]
    assert len({garden.effect for garden in view.gardens}) == 6


@rule("WC-B31")
def test_what_a_die_brings_where_it_was_placed_is_told() -> None:
    first, second = seen(waiting((RESOLVE, 0 | CORAL << 4))), seen(waiting((RESOLVE, 0 | BLACK << 4)))
    blocks = first.rooms[0].blocks
    for view, colour in ((first, "coral"), (second, "black")):
        assert view.to_come == [block.effect for block in blocks if block.tile == colour] != []
    walls = seen(waiting((RESOLVE, ROOMS | CORAL << 4)))
    assert walls.to_come == walls.spaces[0].effects[0].split(" / ")
