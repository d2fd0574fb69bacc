"""Committed luck: known answers, and what it must not depend on."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from prichal import fairness, games
from prichal.kernel.chance import Rng

SEED = bytes(range(32)).hex()
COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"  # by sha256sum
# By `printf '6:luck 2,4:beef,0:,1:7,1:3,' | openssl dgst -sha256 -mac HMAC -macopt hexkey:$SEED`, the first 16 bytes
DRAW = (0xB053F08CC1FAA8EC, 0x9CE62C1B882CDFD7)
LINE = (0xFF66E78650763145, 0xE3CCCF3A76424E9D)  # the same of '4:beef,0:,1:7,'


def words(rng: Rng) -> list[int]:
    return [rng.word() for _ in range(4)]


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert fairness.commitment(SEED) == COMMITMENT


def test_seeds_are_new_every_time() -> None:
    seeds = {fairness.new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(fairness.is_seed(seed) for seed in seeds)


@pytest.mark.parametrize("text", ["", SEED[1:], SEED + "0", SEED.upper(), SEED[:-1] + "g", SEED + "\n", " " + SEED[1:]])
def test_a_seed_has_one_form(text: str) -> None:
    assert not fairness.is_seed(text)


def test_the_luck_of_a_draw_is_known() -> None:
    found = words(fairness.luck_of_draw(SEED, ["beef", ""], 7, 3))
    assert found == words(Rng(DRAW[0] >> 2, DRAW[1] >> 2))


def test_the_luck_of_a_line_is_known() -> None:
    found = words(fairness.luck_of_line(SEED, ["beef", ""], 7))
    assert found == words(Rng(LINE[0] >> 2, LINE[1] >> 2))
    assert found == [2020188707, 2756314126, 249898408, 160418597]


def test_marks_are_known_and_chained() -> None:
    mark = fairness.next_mark(SEED, "", 1, "chance", "first 0")
    assert mark == "4ed3803ca5de9f4ed11ff5b6e3236ab9"  # by openssl, like the digests above
    assert fairness.next_mark(SEED, mark, 2, "0", "roll") != fairness.next_mark(SEED, "", 2, "0", "roll")


def test_the_entropy_of_bots_is_known() -> None:
    assert fairness.bot_entropy(COMMITMENT, 1) == "98aa5205d1bc4a23301f04e4403c1390"  # by sha256sum


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("shanghaien", ["first 0", "draw french-1", "draw french-2", "draw chinese-3", "draw dutch-2"]),
        ("jamaica", ["captain 1", "draw forward/backward", "draw backward/forward", "draw food/forward"]),
        ("madame_ching", ["tile 19b", "tile 17c", "tile 17d", "tile 23c", "tile 29a"]),  # rules 3: other tiles
        ("white_castle", ["seat 0", "seat 1", "seat 2", "deal steward-6", "deal steward-7"]),
    ],
)
def test_the_first_draws_are_known(name: str, drawn: list[str]) -> None:
    """Old records stay as they are: the first version draws what it drew."""
    game = games.find(name)
    state = game.new(game.seat_counts[-1])
    for line, text in enumerate(drawn, start=1):
        action = state.sample(fairness.luck_of_line(SEED, ["beef", "", "00"], line))
        assert game.catalogue.text(action) == text
        state.play(action)


entropies = some.lists(some.text(max_size=8), min_size=2, max_size=2)
numbers = some.integers(0, 10**6)


@given(entropies, numbers, numbers, entropies, numbers, numbers)
def test_everything_counts(
    first: list[str], number: int, undone: int, second: list[str], other: int, other_undone: int
) -> None:
    """Other entropies, split otherwise between the seats, or another draw: other luck."""
    same = (first, number, undone) == (second, other, other_undone)
    one = fairness.luck_of_draw(SEED, first, number, undone)
    another = fairness.luck_of_draw(SEED, second, other, other_undone)
    assert (words(one) == words(another)) == same


@given(some.text("0123456789abcdef", min_size=64, max_size=64).filter(SEED.__ne__))
def test_the_seed_counts(seed: str) -> None:
    assert words(fairness.luck_of_draw(seed, ["beef"], 1, 0)) != words(fairness.luck_of_draw(SEED, ["beef"], 1, 0))


@pytest.mark.parametrize(("one", "other"), [(["ab", "c"], ["a", "bc"]), (["", "a"], ["a", ""]), (["1:a,"], ["a"])])
def test_entropies_are_not_run_together(one: list[str], other: list[str]) -> None:
    assert words(fairness.luck_of_draw(SEED, one, 1, 0)) != words(fairness.luck_of_draw(SEED, other, 1, 0))
