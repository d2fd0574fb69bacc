"""The fold of a log: what it notes about its lines."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from prichal.kernel.actions import Moves
from prichal.kernel.log import Fold, Line
from tests.kernel.harbour import CARDS, CHOOSE, ChooseCard, Harbour, HarbourGame


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


def test_without_a_listener_nothing_was_heard() -> None:
    game = HarbourGame()
    folded: Fold[Line] = Fold(game, game.new(2), 0)
    folded.state.listener = None
    folded.add(Line(1, "0", f"choose {CARDS[0]}"))
    assert folded.take_news() == []
