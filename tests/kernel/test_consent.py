"""Undo where luck is accounted for: who must agree to what, and what is no way back."""

from __future__ import annotations

import pytest

from prichal.kernel.errors import Problem, WrongSeat
from prichal.kernel.table import Table
from tests.kernel.harbour import HarbourGame
from tests.support import facts


def opened(*said: tuple[int, str], **extra: str) -> Table:
    """Three seats at the throw-away game, with numbered draws; what was said so far."""
    table = Table(HarbourGame(), 3, {}, ["A", "B", "C"])
    table.extra = {"luck": "draw", **extra}
    for seat, action in said:
        table.act(seat, action)
    return table


CHOSEN = [(0, "choose feast"), (1, "choose sail"), (2, "choose raid")]
FOUGHT = [*CHOSEN, (0, "decline"), (1, "move 1"), (-1, "die 6")]  # the fourth and fifth line, and a draw


def fought(**extra: str) -> Table:
    table = opened(*CHOSEN, (0, "decline"), **extra)
    table.state.place = [1, 0, 4]  # type: ignore[attr-defined]  # it is a Harbour: whoever sails one space fights
    table.act(1, "move 1")
    table.act(-1, "die 6")
    return table


def test_decisions_are_taken_back_alone() -> None:
    table = opened(*CHOSEN)
    before = facts(table.state)
    table.act(0, "take coin")
    table.undo(3)
    assert facts(table.state) == before
    assert (table.lines[-1].action, table.draws) == ("undo 3", 0)


@pytest.mark.parametrize("agreed", [None, [], [0], [0, 1], [1, 2], [2, 1, 0], [0, 1, 2, 3]])
def test_draws_are_taken_back_only_with_everybodys_consent(agreed: list[int] | None) -> None:
    table = fought()
    before = (facts(table.state), table.ply)
    for to in (3, 4, 5):
        with pytest.raises(Problem, match="only with everybody's consent"):
            table.undo(to, agreed)
    assert (facts(table.state), table.ply) == before


@pytest.mark.parametrize("to", [3, 4])
def test_with_everybodys_consent_draws_are_taken_back(to: int) -> None:
    table = fought()
    assert table.draws == 1
    table.undo(to, [0, 1, 2])
    assert facts(table.state) == facts(opened(*FOUGHT[:to]).state)
    assert (table.lines[-1].action, table.draws) == (f"undo {to} agreed 0 1 2", 0)
    again = fought()
    again.tell(table.lines[-1].action)
    assert facts(again.state) == facts(table.state)
    for text in (f"undo {to} agreed 0 1", f"undo {to} agreed 0 1 x", "undo x agreed 0 1 2"):
        with pytest.raises(Problem, match=r"consent|no line"):
            fought().tell(text)


def test_bots_and_those_who_left_arent_asked() -> None:
    table = fought(**{"bot-1": "sailor"})
    assert table.people() == [0, 2]
    table.part(2, "leave")
    assert table.people() == [0]
    for agreed in ([0, 2], [0, 1, 2], [1]):
        with pytest.raises(Problem, match="consent"):
            table.undo(3, agreed)
    table.undo(3, [0])
    assert table.lines[-1].action == "undo 3 agreed 0"


def test_whose_consent_is_noted_has_given_it() -> None:
    """Also where nobody's is needed."""
    table = opened(*CHOSEN, (0, "take coin"))
    with pytest.raises(Problem, match="consent"):
        table.undo(3, [0])
    table.undo(3, [0, 1, 2])
    assert table.lines[-1].action == "undo 3 agreed 0 1 2"


def test_there_is_no_way_back_to_what_was_taken_back() -> None:
    table = opened(*CHOSEN, (0, "take coin"), (0, "take seal"))
    table.undo(3)
    table.act(0, "decline")
    for to in (4, 5):
        with pytest.raises(Problem, match=f"line {to} was taken back itself"):
            table.undo(to)
    table.undo(3)
    assert facts(table.state) == facts(opened(*CHOSEN).state)


def test_older_records_go_anywhere_alone() -> None:
    table = fought()
    table.extra = {}
    table.undo(3)
    table.undo(4)  # was taken back
    assert facts(table.state) == facts(opened(*FOUGHT[:4]).state)
    table.undo(3, [1])  # whoever agreed then
    assert table.lines[-1].action == "undo 3 agreed 1"
    table.part(1, "leave")
    table.part(1, "leave")


def test_a_line_that_was_taken_back_brings_nothing_where_all_is_as_it_is() -> None:
    """In older records."""
    table = opened(*CHOSEN, (0, "take coin"))
    table.extra = {}
    table.undo(3)
    table.act(0, "take seal")
    table.undo(3)
    with pytest.raises(Problem, match="line 5 was taken back itself"):
        table.undo(5)
    table.undo(4)
    assert table.ply == 8


@pytest.mark.parametrize("accounted", [True, False])
def test_an_undo_changes_something(accounted: bool) -> None:
    table = opened(*CHOSEN)
    table.extra = table.extra if accounted else {}
    table.part(2, "leave")
    for to in (3, 4):
        with pytest.raises(Problem, match="this takes nothing back"):
            table.undo(to)
    table.act(0, "take coin")
    table.undo(4)
    with pytest.raises(Problem, match=r"takes nothing back|was taken back itself"):
        table.undo(6)
    assert table.ply == 6


def test_whoever_has_gone_cant_go_again() -> None:
    table = opened()
    table.part(1, "concede")
    with pytest.raises(WrongSeat, match="seat 1 has gone already"):
        table.part(1, "leave")
    table.part(2, "leave")
    assert (table.gone, table.over) == ([1, 2], False)
