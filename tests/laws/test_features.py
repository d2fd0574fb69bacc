"""Laws of feature vectors: of the stated length, within the stated ranges, and from nothing but what the seat knows."""

from __future__ import annotations

import pytest

from prichal import games
from prichal.kernel.agenda import CHANCE
from prichal.kernel.chance import Rng
from prichal.kernel.features import Features, Vector
from prichal.kernel.game import Game, Setup
from prichal.kernel.state import State
from tests.boards.vocabulary import BOARDS
from tests.support import for_every_setup, play_randomly

SEEDS = 3
PLIES = 700
EVERY = 7  # plies
RARE = ("-trophies", "-three", "extra")  # what players who aim at nothing hardly ever get


def numbers(features: Features, state: State, seat: int, size: int) -> list[float]:
    vector = Vector(size)
    features.write(state, seat, vector)
    return vector.dense()


def is_compared(state: State, before: int, ply: int, seed: int) -> bool:
    """Some decisions, and some positions right after one, before the luck that follows; `before` acted last."""
    return (state.actor != CHANCE or before != CHANCE) and ply % EVERY == seed


@for_every_setup
def test_every_number_lies_in_its_block_and_range(game: Game, setup: Setup) -> None:
    features = game.features()
    if features is None:
        assert game.name not in BOARDS
        return
    blocks = features.blocks(setup)
    assert len({block.name for block in blocks}) == len(blocks)
    names = [(block, at) for block in blocks for at in range(block.size)]
    differ = 0
    for seed in range(SEEDS):
        state = game.new(setup.seats, setup.options)
        rng = Rng(seed, 41)
        before = CHANCE
        for ply in range(PLIES):
            if state.over:
                break
            if is_compared(state, before, ply, seed):
                written = [numbers(features, state, seat, len(names)) for seat in range(setup.seats)]
                differ += written[0] != written[-1]
                for vector in written:
                    for value, (block, at) in zip(vector, names, strict=True):
                        assert block.low <= value <= block.high, f"{block.name} {at}: {value}"
            before = state.actor
            play_randomly(state, rng, 1)
    assert differ > 0 or setup.seats == 1


@for_every_setup
def test_what_is_hidden_from_a_seat_changes_no_number(game: Game, setup: Setup) -> None:
    features = game.features()
    if features is None:
        assert game.name not in BOARDS
        return
    size = features.size(setup)
    for seed in range(SEEDS):
        state = game.new(setup.seats, setup.options)
        rng = Rng(seed, 42)
        before = CHANCE
        for ply in range(PLIES):
            if state.over:
                break
            if is_compared(state, before, ply, seed):
                for seat in range(setup.seats):
                    twin = state.clone()
                    game.reshuffle(twin, seat, rng)
                    assert numbers(features, twin, seat, size) == numbers(features, state, seat, size)
            before = state.actor
            play_randomly(state, rng, 1)


def spoken_blocks(game: Game, features: Features, setup: Setup, seed: int) -> set[str]:
    """The blocks that weren't all zeros somewhere in a random game."""
    blocks = [block.name for block in features.blocks(setup) for _ in range(block.size)]
    state = game.new(setup.seats, setup.options)
    rng = Rng(seed, 43)
    found: set[str] = set()
    for ply in range(PLIES):
        if state.over:
            break
        if state.actor != CHANCE and ply % 3 == 0:
            for seat in range(setup.seats):
                written = numbers(features, state, seat, len(blocks))
                found |= {blocks[at] for at, value in enumerate(written) if value != 0}
        play_randomly(state, rng, 1)
    return found


@pytest.mark.parametrize("name", BOARDS)
def test_every_block_says_something_at_some_table(name: str) -> None:
    """Were a block shorter than what is written for it, its numbers would lie in the next one's place."""
    game = games.find(name)
    features = game.features()
    assert features is not None
    setups = game.setups()
    seeds = range(max(1, 6 // len(setups)))
    found = set().union(*[spoken_blocks(game, features, setup, seed) for setup in setups for seed in seeds])
    named = {block.name for setup in setups for block in features.blocks(setup)}
    assert {block for block in named - found if not block.endswith(RARE)} == set()
