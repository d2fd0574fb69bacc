"""Laws of snapshots: a thawed position is the position, in everything that can be seen and in all that follows."""

from __future__ import annotations

import hashlib

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some

from prichal import build, games
from prichal.kernel.agenda import SPECTATOR
from prichal.kernel.chance import Rng
from prichal.kernel.errors import BadSetup, BadSnapshot
from prichal.kernel.game import Game, Setup
from prichal.kernel.playout import random_log
from prichal.kernel.snapshot import CHECKSUM, freeze, thaw
from prichal.kernel.state import State
from prichal.locales import LANGUAGES, Words
from tests.support import facts, for_every_setup, play_randomly

GAMES = 4 if build.COMPILED else 1


def seen(game: Game, state: State) -> list[bytes]:
    """The views of everybody."""
    return [msgspec.json.encode(game.view(state, viewer)) for viewer in [*range(state.seats), int(SPECTATOR)]]


@for_every_setup
def test_a_thawed_position_is_the_position(game: Game, setup: Setup) -> None:
    for seed in range(GAMES):
        state = game.new(setup.seats, setup.options)
        rng = Rng(seed, 11)
        while True:
            data = freeze(game, state)
            again = thaw(game, setup.seats, setup.options, data)
            assert facts(again) == facts(state)
            assert seen(game, again) == seen(game, state)
            assert again.agenda.actors() == state.agenda.actors()
            assert again.legal_actions() == state.legal_actions()
            assert freeze(game, again) == data
            if state.over:
                break
            play_randomly(state, rng, 7)


@for_every_setup
def test_a_thawed_position_goes_on_alike(game: Game, setup: Setup) -> None:
    for seed in range(GAMES):
        state = game.new(setup.seats, setup.options)
        rng = Rng(seed, 12)
        while not state.over:
            again = thaw(game, setup.seats, setup.options, freeze(game, state))
            ahead = state.clone()
            assert play_randomly(again, Rng(seed, 13), 100) == play_randomly(ahead, Rng(seed, 13), 100)
            assert freeze(game, again) == freeze(game, ahead)
            play_randomly(state, rng, 41)


@for_every_setup
def test_an_imagined_position_is_made_of_the_same_things(game: Game, setup: Setup) -> None:
    """It can be frozen, and is itself again."""
    state = game.new(setup.seats, setup.options)
    rng = Rng(1, 17)
    while not state.over:
        for viewer in (0, setup.seats - 1, int(SPECTATOR)):
            imagined = game.imagine(game.view(state, viewer), rng)
            data = freeze(game, imagined)
            assert freeze(game, thaw(game, setup.seats, setup.options, data)) == data
        play_randomly(state, rng, 9 if build.COMPILED else 41)


@for_every_setup
def test_a_thawed_position_shares_nothing(game: Game, setup: Setup) -> None:
    state = game.new(setup.seats, setup.options)
    play_randomly(state, Rng(1, 14), 30)
    data = freeze(game, state)
    first, second = (thaw(game, setup.seats, setup.options, data) for _ in range(2))
    random_log(first, Rng(1, 15))
    assert freeze(game, second) == freeze(game, state) == data


@for_every_setup
def test_a_simultaneous_choice_keeps_its_turn(game: Game, setup: Setup) -> None:
    """Whoever was given the turn has it after the thaw too."""
    for seed in range(GAMES):
        state = game.new(setup.seats, setup.options)
        rng = Rng(seed, 16)
        while not state.over:
            for seat in state.agenda.actors():
                state.agenda.give_turn(seat)
                again = thaw(game, setup.seats, setup.options, freeze(game, state))
                assert again.actor == seat
                assert again.legal_actions() == state.legal_actions()
            play_randomly(state, rng, 5)


SHANGHAIEN = games.find("shanghaien")
OPENED = freeze(SHANGHAIEN, SHANGHAIEN.new(2))


def sealed(content: object) -> bytes:
    """Any content with a proper checksum: somebody else's snapshot."""
    body = msgspec.json.encode(content)
    return hashlib.sha256(body).hexdigest()[:CHECKSUM].encode() + body


@given(some.integers(0, len(OPENED) - 1), some.integers(1, 255))
def test_every_changed_byte_is_noticed(at: int, change: int) -> None:
    data = bytearray(OPENED)
    data[at] ^= change
    with pytest.raises(BadSnapshot):
        thaw(SHANGHAIEN, 2, {}, bytes(data))


@given(some.integers(0, len(OPENED) - 1))
def test_every_torn_snapshot_is_noticed(length: int) -> None:
    with pytest.raises(BadSnapshot):
        thaw(SHANGHAIEN, 2, {}, OPENED[:length])


plain = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats(allow_nan=False) | some.text(),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.text(), inner, max_size=4),
)


@given(plain)
def test_any_content_is_refused(content: object) -> None:
    for whole in (content, [1, "shanghaien", 1, content]):
        with pytest.raises(BadSnapshot):
            thaw(SHANGHAIEN, 2, {}, sealed(whole))


@given(some.data())
def test_every_field_has_one_kind(data: some.DataObject) -> None:
    """A value of another kind anywhere in a snapshot is refused, whatever the checksum says."""
    content = msgspec.json.decode(OPENED[CHECKSUM:])
    fields = content[3]
    name = data.draw(some.sampled_from(sorted(fields)))
    fields[name] = data.draw(some.sampled_from([None, 1.5, 2**63, -(2**63) - 1, "x", [None], [[]], {"x": 1}]))
    with pytest.raises(BadSnapshot):
        thaw(SHANGHAIEN, 2, {}, sealed(content))


@pytest.mark.parametrize("agenda", [[255], [0x201], [2**62 | 250], [-1]])
def test_an_agenda_of_other_steps_is_refused(agenda: list[int]) -> None:
    content = msgspec.json.decode(OPENED[CHECKSUM:])
    content[3]["agenda"] = agenda
    with pytest.raises(BadSnapshot):
        thaw(SHANGHAIEN, 2, {}, sealed(content))


def test_deep_nesting_is_refused() -> None:
    body = b"[" * 100_000
    with pytest.raises(BadSnapshot):
        thaw(SHANGHAIEN, 2, {}, hashlib.sha256(body).hexdigest()[:CHECKSUM].encode() + body)


@pytest.mark.parametrize(("place", "other"), [(0, 2), (1, "jamaica"), (2, 2)])
def test_other_formats_games_and_rules_are_refused(place: int, other: object) -> None:
    content = msgspec.json.decode(OPENED[CHECKSUM:])
    content[place] = other
    with pytest.raises(BadSnapshot):
        thaw(SHANGHAIEN, 2, {}, sealed(content))


def test_another_setup_is_refused() -> None:
    jamaica = games.find("jamaica")
    data = freeze(jamaica, jamaica.new(4))
    with pytest.raises(BadSnapshot) as caught:
        thaw(jamaica, 3, {}, data)
    for language in LANGUAGES:
        assert Words(language).say(caught.value.message)
    with pytest.raises(BadSetup):
        thaw(jamaica, 99, {}, data)
