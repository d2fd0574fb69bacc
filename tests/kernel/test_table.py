"""The table: whatever comes from outside is checked, and a refusal changes nothing."""

from __future__ import annotations

import pytest

from prichal import games
from prichal.kernel.errors import BadSetup, IllegalAction, Problem, UnknownAction, UnknownGame, WrongSeat
from prichal.kernel.table import Table
from tests.kernel.harbour import HarbourGame
from tests.support import facts


def opened() -> Table:
    table = Table(games.find("shanghaien"), 2, {}, ["Anna", "Bernd"])
    table.draw(3)
    return table


@pytest.mark.parametrize(
    ("other", "text", "refusal", "clause"),
    [
        (False, "fly", UnknownAction, ""),
        (False, "", UnknownAction, ""),
        (False, "roll\x00", UnknownAction, ""),
        (False, "shanghai", IllegalAction, "SH-R5"),
        (False, "lay 3", IllegalAction, "SH-R3"),
        (True, "roll", WrongSeat, ""),
    ],
)
def test_refusals_change_nothing(other: bool, text: str, refusal: type[Problem], clause: str) -> None:
    table = opened()
    before = facts(table.state)
    seat = table.state.actor
    with pytest.raises(refusal) as caught:
        table.act(1 - seat if other else seat, text)
    assert caught.value.clause == clause
    assert facts(table.state) == before
    assert table.ply == 7


@pytest.mark.parametrize("seat", [-1, -2, -3, 2, 99, 2**70, -(2**70)])
def test_only_a_seat_that_must_decide_may_act(seat: int) -> None:
    with pytest.raises(WrongSeat):
        opened().act(seat, "roll")
    with pytest.raises(WrongSeat):
        opened().prompt(seat)


def test_nothing_is_played_after_the_end() -> None:
    table = opened()
    while not table.state.over:
        table.act(table.state.actor, table.prompt(table.state.actor).options[-1].action)
        table.draw(3)
    with pytest.raises(WrongSeat, match="over"):
        table.act(0, "roll")


def test_a_game_must_be_known() -> None:
    with pytest.raises(UnknownGame, match="no game is called 'chess'"):
        games.find("chess")


@pytest.mark.parametrize(
    ("seats", "options", "players"),
    [
        (3, {}, ["A", "B", "C"]),
        (2, {"wind": "strong"}, ["A", "B"]),
        (2, {}, ["A"]),
        (2, {}, ["A", ""]),
        (2, {}, ["A", "x" * 41]),
        (2, {}, ["A", "bell\x07"]),
    ],
)
def test_a_bad_setup_is_refused(seats: int, options: dict[str, str], players: list[str]) -> None:
    with pytest.raises(BadSetup):
        Table(games.find("shanghaien"), seats, options, players)


def test_options_belong_to_seat_counts() -> None:
    game = HarbourGame()
    assert [setup.label() for setup in game.setups()] == ["2-poor", "2-rich", "3"]
    assert game.check(2, {}).options == {"wealth": "poor"}
    assert game.scores(game.new(2, {"wealth": "rich"})) == [4, 4]
    with pytest.raises(BadSetup, match="values: poor, rich"):
        game.check(2, {"wealth": "royal"})
    with pytest.raises(BadSetup, match="no option 'wealth'"):
        game.check(3, {"wealth": "rich"})


def test_going_back_brings_the_same_luck_again() -> None:
    table = opened()
    before = facts(table.state)
    news = table.news(0)
    table.act(table.state.actor, "roll")
    table.draw(3)
    after = facts(table.state)
    table.go_back(7)
    assert facts(table.state) == before
    assert table.news(0) == news
    table.act(table.state.actor, "roll")
    table.draw(3)
    assert facts(table.state) == after


def test_simultaneous_choices_are_taken_from_anybody_who_owes_one() -> None:
    table = Table(HarbourGame(), 3, {}, ["A", "B", "C"])
    table.act(2, "choose feast")
    with pytest.raises(WrongSeat):
        table.act(2, "choose sail")
    table.act(0, "choose feast")
    assert table.prompt(1).seat == 1
    table.act(1, "choose sail")
    assert table.seats == [2, 0, 1]
