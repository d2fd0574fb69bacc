"""What an option brings is the difference of two inventories: pieces that stand elsewhere, goods more or fewer."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from prichal import games
from prichal.kernel.agenda import CHANCE
from prichal.kernel.chance import Rng
from prichal.kernel.foresight import brought, compare, foresee, imagine_turn, play_openly
from prichal.kernel.game import Inventory
from prichal.kernel.state import State
from prichal.kernel.wire import Change, Message

GAME = games.find("jamaica")


def goods(resource: str, tokens: int) -> Message:
    return Message("jamaica-goods", {"resource": resource, "tokens": tokens})


def test_only_what_differs_is_told_and_ones_own_goods_first() -> None:
    before, after = Inventory(), Inventory()
    before.places = {"ship-0": "space-3", "ship-1": "space-5"}
    after.places = {"ship-0": "space-3", "ship-1": "space-7"}
    after.owners = {"ship-0": 0, "ship-1": 1}
    before.goods = {(0, "gold"): 5, (0, "food"): 2, (1, "gold"): 1, (1, "powder"): 4}
    after.goods = {(0, "gold"): 2, (0, "food"): 2, (1, "gold"): 4, (1, "powder"): 4}
    moved = Change(1, "ship-1", "space-7")
    gained, lost = Change(1, "", "", goods("gold", 3), 3), Change(0, "", "", goods("gold", 3), -3)
    assert compare(GAME, before, after, 1) == [moved, gained, lost]
    assert compare(GAME, before, after, 0) == [moved, lost, gained]
    assert compare(GAME, before, before, 0) == []


def test_goods_that_nobody_had_before_are_all_gained() -> None:
    before, after = Inventory(), Inventory()
    after.goods = {(0, "gold"): 3, (1, "food"): 0}
    assert compare(GAME, before, after, 0) == [Change(0, "", "", goods("gold", 3), 3)]


def waiting(state: State) -> list[int]:
    return [int(entry) for entry in state.agenda.entries[: state.agenda.depth]]


@pytest.mark.parametrize("name", games.names())
def test_where_nothing_hidden_is_shown_an_option_leaves_what_playing_it_leaves(name: str) -> None:
    """What waits on the agenda, below the option and because of it, in every decision of two random games."""
    game = games.find(name)
    compared = 0
    for seed in range(2):
        state = game.new(max(2, game.usual_seats))
        rng = Rng(seed, 0)
        while not state.over:
            if state.actor == CHANCE:
                state.play(state.sample(rng))
                continue
            action = state.legal_actions()[rng.below(len(state.legal_actions()))]
            if not state.step().together:
                open_, played = state.clone(), state.clone()
                play_openly(open_, action)
                played.play(action)
                if not open_.agenda.revealed:
                    assert waiting(open_) == waiting(played)
                    compared += 1
            state.play(action)
    assert compared > 20


def test_every_option_says_what_it_brings() -> None:
    """The same question with the same options, those of simultaneous choices too."""
    state, rng = GAME.new(3), Rng(4, 0)
    told = 0
    for _ in range(60):
        while state.actor == CHANCE:
            state.play(state.sample(rng))
        seat = state.actor
        view, prompt = GAME.view(state, seat), GAME.prompt(state, seat)
        position = imagine_turn(GAME, view, seat)
        found = foresee(GAME, view, position, prompt)
        assert replace(found, options=[]) == replace(prompt, options=[])
        assert [replace(option, brings=[]) for option in found.options] == prompt.options
        for option in found.options:
            assert option.brings == brought(GAME, position, GAME.inventory(view), seat, option)
            told += len(option.brings)
        state.play(state.legal_actions()[-1])
    assert told > 20


def test_a_turn_is_imagined_for_whoever_is_asked() -> None:
    state = GAME.new(3)
    rng = Rng(4, 0)
    while not (state.actor != CHANCE and state.step().together):
        state.play(state.sample(rng) if state.actor == CHANCE else state.legal_actions()[0])
    assert sorted(state.agenda.actors()) == [0, 1, 2]
    for seat in range(3):
        position = imagine_turn(GAME, GAME.view(state, seat), seat)
        assert position.actor == seat
        texts = [option.action for option in GAME.prompt(state, seat).options]
        assert [GAME.catalogue.text(action) for action in position.legal_actions()] == texts
