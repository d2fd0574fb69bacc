"""Long lists of options are set out by place; seals are exchanged beside every question."""

from __future__ import annotations

from prichal.games.white_castle.actions import ACTIONS, CONVERT, DECLINE
from prichal.games.white_castle.state import WhiteCastleState
from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng
from prichal.kernel.playout import random_action
from tests.games.white_castle.tables import GAME, act, begin, give, laid, new
from tests.support import rule


def headings(state: WhiteCastleState) -> dict[str, str]:
    """The places of the question's options, by action."""
    prompt = GAME.prompt(state, 0)
    return {option.action: option.place.id if option.place else "" for option in prompt.options}


def test_a_die_goes_to_places_under_headings() -> None:
    state = begin(laid(expansion="matcha"))
    give(state, coins=9, seals=2)
    act(state, "take coral right")
    found = headings(state)
    assert found["place steward-1"] == "white_castle-place-castle"
    assert found["place walls-left"] == found["place walls-right"] == "white_castle-place-walls"
    assert found["place well"] == "white_castle-place-well"
    assert found["place tea-left"] == "white_castle-place-fields"
    assert found["place row"] == "white_castle-place-domain"
    assert found["convert coin"] == "white_castle-place-seals"


@rule("WC-B14", "WC-B35")
def test_conversions_and_nothing_else_are_asides() -> None:
    """In whole games, with every option."""
    seen: set[bool] = set()
    for seed, setup in enumerate(GAME.setups()):
        state = new(setup.seats, **setup.options)
        rng = Rng(seed, 5)
        moves = Moves()
        while not state.over:
            if state.actor >= 0:
                for option in GAME.prompt(state, state.actor).options:
                    assert option.aside == (CONVERT <= ACTIONS.find(option.action) < DECLINE)
                    seen.add(option.aside)
            state.play(random_action(state, state.agenda, moves, rng))
    assert seen == {True, False}
