"""The fold of a log: what it notes about its lines, and where it starts."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from prichal.kernel.actions import Moves
from prichal.kernel.errors import BadRecord
from prichal.kernel.log import (
    NO_SEAT,
    Fold,
    Line,
    Listed,
    Source,
    Walk,
    fold,
    number_or,
    seat_label,
    seat_number,
    undone_to,
)
from prichal.kernel.snapshot import freeze
from tests.kernel.harbour import CARDS, CHOOSE, ChooseCard, Harbour, HarbourGame
from tests.support import facts


class Uneven(ChooseCard):
    """Seat 1 has nothing to choose from."""

    def legal(self, state: Harbour, seat: i64, arg: i64, moves: Moves) -> None:
        for card in range(1 if seat == 1 else len(CARDS)):
            moves.add(CHOOSE + card)


@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
def test_an_only_answer_is_that_of_its_own_seat(monkeypatch: pytest.MonkeyPatch, order: list[int]) -> None:
    """Whoever of those who choose together answers first."""
    monkeypatch.setattr(ChooseCard, "legal", Uneven.legal)
    game = HarbourGame()
    folded: Fold[Line] = Fold(game, game.new(2), 0)
    lines = [Line(number, str(seat), f"choose {CARDS[0]}") for number, seat in enumerate(order, start=1)]
    for line in lines:
        folded.add(line)
    assert {line.seat: line.only for line in lines} == {"0": False, "1": True}


def test_who_is_asked_since_which_line() -> None:
    """Of those who choose together nobody's question changes when another one answers; then all is new."""
    game = HarbourGame()
    folded: Fold[Line] = Fold(game, game.new(3), 0)
    seen: list[dict[int, int]] = []
    for number, seat in enumerate([1, 2, 0], start=1):
        folded.add(Line(number, str(seat), f"choose {CARDS[0]}"))
        seen.append(dict(folded.asked))
    assert seen == [{0: 0, 2: 0}, {0: 0}, {0: 3}]


def test_lines_of_the_table_and_draws_are_boundaries() -> None:
    game = HarbourGame()
    state = game.new(2)
    folded: Fold[Line] = Fold(game, state, 0)
    said = [("0", "choose sail"), ("table", "concede 1"), ("1", "choose feast"), ("0", "convert"), ("0", "move 1")]
    state.place = [0, 1]  # type: ignore[attr-defined]  # a Harbour: the move ends in a fight
    said += [("chance", "die 1"), ("1", "take banquet"), ("1", "take coin")]
    found = [folded.add(Line(number, *line)) for number, line in enumerate(said, start=1)]
    assert found == [False, True, True, False, True, True, False, False]
    with pytest.raises(BadRecord, match="line 9: no such action"):
        folded.add(Line(9, "1", "fly"))


def test_without_a_listener_nothing_was_heard() -> None:
    game = HarbourGame()
    folded: Fold[Line] = Fold(game, game.new(2), 0)
    folded.state.listener = None
    folded.add(Line(1, "0", f"choose {CARDS[0]}"))
    assert folded.take_news() == []


SAID = [("0", "choose feast"), ("1", "choose sail"), ("0", "take coin"), ("0", "take banquet"), ("table", "undo 3")]
SAID += [("0", "take seal"), ("0", "convert"), ("table", "undo 0"), ("table", "concede 1"), ("table", "undo 5")]


class Kept(Source[Line]):
    """A log with snapshots after some of its lines; what is read of it is noted."""

    def __init__(self, snapshots: list[int]) -> None:
        self.game = HarbourGame()
        self.lines = [Line(number, seat, action) for number, (seat, action) in enumerate(SAID, start=1)]
        self.snapshots = {number: freeze(self.game, self.at(number).state) for number in snapshots}
        self.asked: list[int] = []
        self.read: list[int] = []

    def at(self, number: int) -> Fold[Line]:
        """The position after a line, all the way from the set-up."""
        return fold(self.game, 2, {}, Listed(self.lines), number)

    def read_lines(self, after: int, upto: int) -> list[Line]:
        self.read += range(after + 1, upto + 1)
        return self.lines[after:upto]

    def read_snapshot(self, upto: int) -> tuple[int, bytes] | None:
        self.asked.append(upto)
        found = max((number for number in self.snapshots if number <= upto), default=0)
        return (found, self.snapshots[found]) if found else None


@pytest.mark.parametrize(
    ("snapshots", "number", "margin", "base", "read"),
    [
        ([], 4, 0, 0, [1, 2, 3, 4]),
        ([1], 3, 0, 1, [2, 3]),
        ([1, 2], 3, 0, 2, [3]),
        ([1, 3], 3, 0, 3, []),
        ([1, 3], 3, 1, 1, [2, 3]),
        ([1, 2], 3, 2, 1, [2, 3]),
        ([1, 2], 3, 3, 0, [1, 2, 3]),
        ([1, 2], 3, 24, 0, [1, 2, 3]),
        ([1, 6], 7, 0, 6, [7]),
        ([1, 4], 7, 0, 1, [5, 6, 7, 2, 3]),  # the undo leads to before the snapshot, which says nothing then
        ([3, 4], 7, 0, 3, [5, 6, 7]),
    ],
)
def test_a_fold_starts_from_the_latest_snapshot_outside_its_margin(
    snapshots: list[int], number: int, margin: int, base: int, read: list[int]
) -> None:
    kept = Kept(snapshots)
    found = fold(kept.game, 2, {}, kept, number, margin)
    assert (found.base, kept.read) == (base, read)
    assert facts(found.state) == facts(kept.at(number).state)
    assert [line.number for line in found.path] == [line.number for line in kept.at(number).path if line.number > base]


def test_before_the_first_line_nobody_looks_for_a_snapshot() -> None:
    kept = Kept([1])
    for number, margin in ((0, 0), (3, 3), (3, 24)):
        fold(kept.game, 2, {}, kept, number, margin)
    assert kept.asked == []


class Holes(Source[Line]):
    """A log of which a line was lost."""

    def __init__(self, lost: int) -> None:
        self.lines = [line for line in Kept([]).lines if line.number != lost]

    def read_lines(self, after: int, upto: int) -> list[Line]:
        return [line for line in self.lines if after < line.number <= upto]


def test_a_missing_line_is_named() -> None:
    for lost, number in ((4, 4), (1, 3)):
        with pytest.raises(BadRecord, match=f"line {lost}: the line is missing") as caught:
            fold(HarbourGame(), 2, {}, Holes(lost), number)
        assert caught.value.line == lost


def test_a_walk_comes_by_every_position_of_the_log() -> None:
    kept = Kept([])
    walk = Walk(kept.game, 2, {}, kept.lines)
    for line in kept.lines:
        walk.follow(line)
        assert facts(walk.state) == facts(kept.at(line.number).state)


@pytest.mark.parametrize(
    ("seat", "action", "to"),
    [
        ("table", "undo 0", 0),
        ("table", "undo 12 agreed 0 2", 12),
        ("table", "undo", None),
        ("table", "undo x", None),
        ("table", "concede 1", None),
        ("table", "agree", None),
        ("1", "undo 3", None),
        ("chance", "undo 3", None),
    ],
)
def test_where_an_undo_leads(seat: str, action: str, to: int | None) -> None:
    assert undone_to(Line(20, seat, action)) == to


def test_a_copy_goes_its_own_way() -> None:
    game = HarbourGame()
    folded: Fold[Line] = Fold(game, game.new(3), 4)
    folded.add(Line(5, "1", "choose sail"))
    copied = folded.copy()
    assert (copied.base, copied.path, copied.asked) == (4, folded.path, {0: 4, 2: 4})
    assert facts(copied.state) == facts(folded.state)
    assert copied.state.listener is not None and copied.state.listener is not folded.state.listener
    copied.add(Line(6, "0", "choose feast"))
    copied.asked[0] = 99
    assert (len(folded.path), folded.asked) == (1, {0: 4, 2: 4})
    assert folded.state.agenda.actors() == [0, 2]


def test_a_log_names_seats_by_number_and_chance_by_its_name() -> None:
    assert [seat_label(seat) for seat in (-1, 0, 5)] == ["chance", "0", "5"]
    assert [seat_number(label) for label in ("chance", "0", "5", "x", "-1", "table")] == [-1, 0, 5, *[NO_SEAT] * 3]
    assert [number_or(text, 7) for text in ("0", "12", "x")] == [0, 12, 7]
