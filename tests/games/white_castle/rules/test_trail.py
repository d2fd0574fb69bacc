"""WC-B31: where one is within a turn, and what is left of it, as the view tells."""

from __future__ import annotations

from typing import cast

from prichal.games.white_castle.rules.trail import DEPTH_MASK
from prichal.games.white_castle.secrets.view import WhiteCastleView
from prichal.games.white_castle.state import WhiteCastleState
from prichal.kernel.actions import Moves
from prichal.kernel.agenda import CHANCE
from prichal.kernel.chance import Rng
from prichal.kernel.playout import random_action
from tests.games.white_castle.tables import GAME, act, begin, give, laid, new
from tests.support import rule


def seen(state: WhiteCastleState) -> WhiteCastleView:
    return cast("WhiteCastleView", GAME.view(state, 0))


def trail(state: WhiteCastleState) -> list[str]:
    return [stop.piece for stop in seen(state).trail]


@rule("WC-B31", "WC-B24", "WC-B20")
def test_effects_inside_effects_lead_deeper_and_back() -> None:
    """Outside the walls a gardener, who finds a courtier, who climbs to a card, whose block is to be chosen."""
    state = begin(laid())
    give(state, coins=9, food=7, pearl=7)
    act(state, "take coral right")
    assert trail(state) == []
    act(state, "place walls-left")
    assert trail(state) == ["space-walls-left"]
    act(state, "part 1", "tend black plant", "pay")
    assert state.step().name == "courtier-action"
    assert trail(state) == ["space-walls-left", "garden-black-plant"]
    act(state, "gate")
    assert trail(state) == ["space-walls-left", "garden-black-plant"], "the climb stands beside it"
    act(state, "climb gate steward-1")
    assert state.step().name == "enter-block"
    assert trail(state) == ["space-walls-left", "garden-black-plant", "room-steward-1"]
    room = seen(state).rooms[0]
    assert (room.card, len(room.blocks)) == ("", 3), "the card is gone, and still seen"


@rule("WC-B31", "WC-B20")
def test_the_other_part_of_an_action_is_still_to_come() -> None:
    state = begin(laid())
    give(state, coins=9, pearl=2)
    state.clans[0].members[1] = 1  # a courtier at the gate
    act(state, "take coral right", "place walls-left", "part 2", "climb gate steward-1")
    assert seen(state).to_come == ["CRT gate"]
    act(state, "decline")
    while state.actor == CHANCE:
        state.play(state.legal_actions()[0])
    assert state.step().name == "courtier-action"
    assert (trail(state), seen(state).to_come) == (["space-walls-left"], [])


@rule("WC-B31")
def test_a_trail_is_short_ends_with_the_turn_and_can_be_imagined() -> None:
    """In whole games: nothing is left of it when a die is taken, and a view tells all of it."""
    deepest = 0
    for seed, setup in enumerate(GAME.setups()):
        state = new(setup.seats, **setup.options)
        rng = Rng(seed, 6)
        moves = Moves()
        while not state.over:
            assert state.round == 0 or state.agenda.depth < DEPTH_MASK
            view = seen(state)
            deepest = max(deepest, len(view.trail))
            if state.step().name in ("take", "place"):
                assert view.trail == []
            if view.trail:
                assert GAME.view(GAME.imagine(view, rng), 0) == view
            state.play(random_action(state, state.agenda, moves, rng))
        assert seen(state).trail == []
    assert deepest >= 3
