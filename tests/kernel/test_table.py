"""The table: whatever comes from outside is checked, and a refusal changes nothing."""

from __future__ import annotations

import pytest

from prichal import games
from prichal.kernel.errors import BadSetup, IllegalAction, Problem, UnknownAction, UnknownGame, WrongSeat
from prichal.kernel.table import Table, checked_action
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


def test_names_are_tidied_and_have_up_to_forty_characters() -> None:
    table = Table(games.find("shanghaien"), 2, {}, ["  Anna \n K ", "x" * 40])
    assert table.players == ["Anna K", "x" * 40]


def test_what_is_refused_is_repeated_up_to_sixty_characters() -> None:
    with pytest.raises(UnknownAction) as caught:
        opened().act(0, "fly  " + "x" * 100)
    assert caught.value.message.args == {"action": "fly " + "x" * 56}


def test_lines_are_numbered_whoever_writes_them() -> None:
    table = opened()
    table.part(0, "leave")
    go_on(table, 1)
    table.tell("agree")
    assert (
        [line.number for line in table.lines]
        == [*range(1, table.ply + 1)]
        == [line.number for line in table.folded.path]
    )
    assert table.over


def test_a_table_looked_back_at_is_of_the_same_kind() -> None:
    table = opened()
    table.rules, table.extra = 7, {"luck": "draw"}
    before = table.at(3)
    assert (before.rules, before.extra, before.players, before.ply) == (7, {"luck": "draw"}, ["Anna", "Bernd"], 3)


def test_options_belong_to_seat_counts() -> None:
    game = HarbourGame()
    assert [setup.label() for setup in game.setups()] == ["2-poor", "2-rich", "3"]
    assert game.check(2, {}).options == {"wealth": "poor"}
    assert game.scores(game.new(2, {"wealth": "rich"})) == [4, 4]
    with pytest.raises(BadSetup, match="values: poor, rich"):
        game.check(2, {"wealth": "royal"})
    with pytest.raises(BadSetup, match=r"3 seats has no option 'wealth'; options: -$"):
        game.check(3, {"wealth": "rich"})
    with pytest.raises(BadSetup, match=r"2 seats has no option 'wind'; options: wealth$") as caught:
        game.check(2, {"wind": "strong"})
    assert caught.value.message.args == {"game": "harbour", "option": "wind", "names": "wealth", "seats": 2}
    with pytest.raises(BadSetup, match="harbour is for 2, 3 seats, not 4") as caught:
        game.check(4, {})
    assert caught.value.message.args == {"game": "harbour", "seats": 4, "counts": "2, 3"}


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
    assert [line.seat for line in table.lines] == ["2", "0", "1"]


def go_on(table: Table, decisions: int) -> None:
    """Plays the first option of whoever must decide, so many times, with luck that depends on the ply."""
    table.draw(3)
    for _ in range(decisions):
        seat = table.state.actor
        table.act(seat, table.prompt(seat).options[0].action)
        table.draw(3)


def harbour() -> Table:
    return Table(HarbourGame(), 3, {}, ["A", "B", "C"])


def test_an_undo_is_a_line_of_its_own() -> None:
    table = opened()
    before, news = facts(table.state), table.news(0)
    go_on(table, 3)
    undone = table.ply
    table.undo(7)
    assert facts(table.state) == before
    assert (len(table.folded.path), table.ply) == (7, undone + 1)
    assert (table.lines[-1].seat, table.lines[-1].action) == ("table", "undo 7")
    assert table.news(0)[: len(news)] == news
    assert table.news(0, undone)[0].message.id == "news-undone"
    go_on(table, 1)
    assert table.lines[undone + 1].action == table.lines[7].action == "roll"
    assert table.lines[undone + 2].seat == table.lines[8].seat == "chance"


def test_the_chronicle_goes_on_after_an_undo() -> None:
    """What happens then is told once, what led there not again."""
    table = opened()
    go_on(table, 1)
    told = [(news.ply - 7, news.message.id) for news in table.news(0, 7)]
    assert told
    table.undo(7)
    undone = table.ply
    go_on(table, 1)
    assert [(news.ply - undone, news.message.id) for news in table.news(0, undone)] == told


def test_positions_after_undos() -> None:
    """An undo leads to the position that it names, be it before, after or at another undo."""
    table = opened()
    go_on(table, 2)
    positions = [facts(table.at(ply).state) for ply in range(table.ply + 1)]
    for back in (8, 10, 0, 7, len(positions) - 1):
        table.undo(back)
        positions.append(positions[back])
        assert facts(table.state) == positions[back]
        assert facts(table.at(table.ply).state) == positions[back]
    table.undo(len(positions) - 3)  # itself an undo
    assert facts(table.state) == positions[len(positions) - 3] == positions[0]
    assert table.folded.path == []
    for ply, position in enumerate(positions):
        assert facts(table.at(ply).state) == position


@pytest.mark.parametrize("back", [-1, 8, 99, 2**70])
def test_an_undo_leads_to_a_line_that_is_there(back: int) -> None:
    table = opened()
    with pytest.raises(Problem, match="to go back to"):
        table.undo(back)
    assert table.ply == 7


@pytest.mark.parametrize("how", ["concede", "timeout"])
def test_with_two_seats_giving_up_ends_the_game(how: str) -> None:
    table = opened()
    seat = table.state.actor
    table.tell(f"{how} 1")
    assert table.over and not table.state.over
    assert table.ending == f"{'conceded' if how == 'concede' else how} 1"
    before = (facts(table.state), table.ply)
    for late in (
        lambda: table.act(seat, "roll"),
        lambda: table.prompt(seat),
        lambda: table.undo(3),
        lambda: table.part(0, "concede"),
        lambda: table.part(0, "timeout"),
        table.agree,
    ):
        with pytest.raises(WrongSeat, match="over"):
            late()
    table.draw(1)
    assert (facts(table.state), table.ply) == before


def test_after_the_end_chance_draws_nothing() -> None:
    table = Table(games.find("shanghaien"), 2, {}, ["Anna", "Bernd"])
    table.part(0, "concede")
    table.draw(1)
    assert (table.ply, table.over) == (1, True)


def test_leaving_ends_no_game() -> None:
    table = opened()
    table.part(0, "leave")
    assert (table.over, table.gone) == (False, [0])
    assert table.news(0)[-1].message.id == "news-leave"
    go_on(table, 2)


def test_with_more_seats_the_game_goes_on() -> None:
    table = harbour()
    table.part(1, "concede")
    table.part(2, "timeout")
    assert not table.over
    assert [line.action for line in table.lines] == ["concede 1", "timeout 2"]
    table.act(1, "choose feast")  # by whoever plays there now
    table.undo(1)
    assert facts(table.state) == facts(harbour().state)
    table.agree()
    assert table.over and table.ending == "agreed"


def test_alone_giving_up_ends_the_game() -> None:
    table = Table(games.find("white_castle"), 1, {}, ["A"])
    table.part(0, "concede")
    assert table.ending == "conceded 0"


@pytest.mark.parametrize("seat", [-1, -2, 3, 2**70])
def test_only_a_seat_gives_up(seat: int) -> None:
    table = harbour()
    for what in ("concede", "timeout", "leave"):
        with pytest.raises(WrongSeat, match="there is no seat"):
            table.part(seat, what)
    assert table.lines == []


NO_LINES = ["", "undo", "undo x", "undo -1", "undo 1 2", "undo 1 agreed", "undo 1 with 0 1", "redo 1 agreed 0 1"]
NO_LINES += ["Agree", "agree 1", "concede", "concede 1 2", "flee 1"]


@pytest.mark.parametrize("text", NO_LINES)
def test_the_table_has_four_kinds_of_lines(text: str) -> None:
    table = opened()
    with pytest.raises(UnknownAction):
        table.tell(text)
    assert table.ply == 7


def test_going_back_forgets_undos_too() -> None:
    table = opened()
    go_on(table, 1)
    expected = facts(table.state)
    table.undo(7)
    table.go_back(table.ply - 1)
    assert facts(table.state) == expected
    assert all(line.seat != "table" for line in table.lines)
    table.part(0, "concede")
    table.go_back(table.ply - 1)
    assert not table.over and table.gone == [] and table.people() == [0, 1]
    table.part(1, "leave")
    table.go_back(table.ply)
    assert table.gone == [1] and table.people() == [0]


def test_a_bare_position_checks_actions_alike() -> None:
    table = opened()
    seat = table.state.actor
    before = facts(table.state)
    assert table.game.catalogue.text(checked_action(table.game, table.state, seat, " roll ")) == "roll"
    with pytest.raises(UnknownAction):
        checked_action(table.game, table.state, seat, "fly")
    with pytest.raises(IllegalAction) as caught:
        checked_action(table.game, table.state, seat, "shanghai")
    assert caught.value.clause == "SH-R5"
    for other in (1 - seat, -1, -2, 99, 2**70):
        with pytest.raises(WrongSeat):
            checked_action(table.game, table.state, other, "roll")
    assert facts(table.state) == before
