"""What questions, chronicle and panels say."""

from __future__ import annotations

from itertools import product

import pytest

from prichal.games.jamaica.rules.sailing import set_sail
from prichal.games.jamaica.state import JamaicaState
from prichal.games.jamaica.steps import CHOOSE_LANE
from prichal.games.jamaica.words.course import OPEN, Course
from prichal.kernel.agenda import SPECTATOR
from prichal.kernel.news import Listener
from prichal.locales import Words
from tests.games.jamaica.tables import GAME, GHOST, battle, listen, move_ghost, perform, place, play, ready, stow
from tests.support import rule

ENGLISH = Words("en", ["Ann", "Ben", "Cid"])
RUSSIAN = Words("ru", ["Анна", "Борис", "Сид"])


def labels(state: JamaicaState, seat: int) -> list[str]:
    return [ENGLISH.say(option.label) for option in GAME.prompt(state, seat).options]


def test_a_card_says_where_its_sails_lead_as_far_as_that_is_sure() -> None:
    state = ready(3, "forward/backward food/forward forward/forward")
    play(state, "dice 3 4", "morning 4")
    assert labels(state, 0) == [
        "morning: sail 4 forward → pirate lair 4; evening: sail 3 forward",  # a fork
        "morning: sail 4 forward → pirate lair 4; evening: sail 3 backward → sea space 1 (2 food)",
        "morning: load 4 food; evening: sail 3 forward → sea space 3 (2 food)",
    ]
    place(state, 0, 1)
    assert labels(state, 0)[1] == "morning: sail 4 forward → port 5 (3 doubloons); evening: sail 3 backward"
    place(state, 0, 46)
    assert labels(state, 0)[0] == "morning: sail 4 forward → Port Royal; evening: sail 3 forward"


def test_lanes_say_where_the_move_ends() -> None:
    state = ready(3)
    place(state, 0, 32)
    perform(state, 0, "forward", 4)
    assert labels(state, 0) == [
        "the long outer lane → sea space 36 (1 food)",
        "the short inner channel → sea space 42 (2 food; white number 3)",
    ]
    assert [option.picks for option in GAME.prompt(state, 0).options] == [["space-36"], ["space-42"]]


def test_the_ghost_ships_ways_say_where_they_lead() -> None:
    state = ready(2)
    place(state, 0, 3)
    place(state, 1, 16)
    place(state, GHOST, 4)
    move_ghost(state, 0, 3)
    assert labels(state, 0) == ["forward", "backward → sea space 1 (2 food)"]
    place(state, 0, 0)
    place(state, GHOST, 0)
    move_ghost(state, 0, 4)
    assert labels(state, 0) == ["forward → pirate lair 4", "backward → Port Royal"]


@pytest.mark.parametrize("number", [0, GHOST])
def test_a_course_is_what_the_ship_really_sails(number: int) -> None:
    """Every space, die and way."""
    for space, laps, steps, forward in product(range(50), (-1, 0), range(1, 7), (True, False)):
        state = ready(2)
        place(state, number, space, laps)
        course = Course(state, number)
        end = course.sail(steps, forward)
        state.agenda.depth = 0
        set_sail(state, 0, number, steps, forward)
        asked = CHOOSE_LANE in [number for number, _, _ in state.agenda.waiting()]
        assert asked == (end == OPEN)
        if not asked:
            ship = state.ships[number]
            assert (ship.space, ship.laps) == (end, course.laps)


def panel(state: JamaicaState, name: str) -> tuple[str, list[list[str]]]:
    """A panel as a spectator reads it: its title and its rows."""
    found = next(panel for panel in GAME.panels(GAME.view(state, SPECTATOR)) if panel.title.id == name)
    return ENGLISH.say(found.title), [[ENGLISH.say(cell.text) for cell in row] for row in found.rows]


def test_the_panel_knows_when_the_dice_are_set() -> None:
    state = ready(3)
    heads = [panel(state, "jamaica-panel-regatta")[0]]
    for text in ("dice 1 3", "morning 3"):
        play(state, text)
        heads.append(panel(state, "jamaica-panel-regatta")[0])
    assert [head.split("; ")[1].split(".")[0] for head in heads] == [
        "the dice aren't rolled yet",
        "dice 1 and 3",
        "morning 3, evening 1",
    ]


def test_panels_mark_ships_behind_the_start_and_finished_ones() -> None:
    state = ready(3)
    place(state, 0, 0, 1)
    place(state, 1, 48, -1)
    place(state, 2, 48)
    track = panel(state, "jamaica-panel-regatta")[1]
    assert (track[0][4], track[48][4]) == ("Ann (finished)", "Ben (behind the start), Cid")
    assert [row[0] for row in panel(state, "jamaica-panel-ships")[1]] == [
        "Ann (finished)",
        "Ben (behind the start)",
        "Cid",
    ]


def test_tokens_put_aside_are_shown() -> None:
    state = ready(3)
    stow(state, 0, "3 food", "2 food", "4 food")
    place(state, 0, 13)
    perform(state, 0, "forward", 1)
    assert ENGLISH.say(GAME.prompt(state, 0).title) == "4 food still to be put down: how much out of hold 1?"
    play(state, "from 1 take 1")
    assert ENGLISH.say(GAME.prompt(state, 0).title) == (
        "3 food still to be put down (so far 1 food out of hold 1): how much out of hold 2?"
    )
    assert panel(state, "jamaica-panel-ships")[1][0][3:5] == ["3 food (1 put aside)", "2 food"]


def chronicle(listener: Listener, words: Words = ENGLISH) -> list[str]:
    """The public lines since the last call."""
    return [words.say(event.public) for event in listener.take() if event.public is not None]


@rule("JA-2P8")
def test_the_chronicle_of_ghost_moves_that_are_lost_or_cut_short() -> None:
    state = ready(2)
    listener = listen(state)
    move_ghost(state, 0, 4)
    play(state, "ghost backward")
    assert chronicle(listener) == ["The Ghost Ship can't leave Port Royal backward: the move is lost."]
    place(state, GHOST, 2)
    move_ghost(state, 0, 6)
    assert chronicle(listener)[2:] == [
        "The Ghost Ship reaches Port Royal.",
        "4 steps are lost: the move ends in Port Royal.",
    ]
    move_ghost(state, 0, 2)
    play(state, "ghost forward")
    assert chronicle(listener) == [
        "The Ghost Ship sets out from Port Royal, 2 forward.",
        "The Ghost Ship reaches sea space 2 (3 food).",
    ]
    move_ghost(state, 0, 2)
    assert chronicle(listener)[-1] == "The Ghost Ship reaches Port Royal."


@rule("JA-E1")
def test_the_chronicle_tells_surplus_steps() -> None:
    state = ready(3)
    place(state, 0, 48)
    listener = listen(state)
    perform(state, 0, "forward", 3)
    assert chronicle(listener)[1:] == [
        "Ann is back in Port Royal: the finish!",
        "1 step is lost: the move ends in Port Royal.",
    ]
    place(state, 0, 48)
    perform(state, 0, "forward", 2)
    assert chronicle(listener)[1:] == ["Ann is back in Port Royal: the finish!"]


@rule("JA-P4")
def test_the_chronicle_tells_every_hold_of_a_payment() -> None:
    state = ready(3)
    stow(state, 0, "3 food", "2 food", "4 food")
    place(state, 0, 13)
    listener = listen(state)
    perform(state, 0, "forward", 1)
    play(state, "from 1 take 0", "from 2 take 1")
    assert chronicle(listener)[2:] == [
        "Ann pays 4 food.",
        "Ann puts down 1 food out of hold 2, 3 food out of hold 3.",
    ]
    stow(state, 0, "-", "4 food", "4 gold")
    place(state, 0, 13)
    perform(state, 0, "forward", 1)
    assert chronicle(listener)[2:] == ["Ann pays 4 food."]  # one hold only


def test_nothing_is_said_in_words() -> None:
    state = ready(3)
    stow(state, 0, "3 food", "2 food", "4 food")
    place(state, 0, 13)
    perform(state, 0, "forward", 1)
    assert labels(state, 0)[0] == "nothing out of hold 1"
    assert RUSSIAN.say(GAME.prompt(state, 0).options[0].label) == "ничего (трюм 1)"
    stow(state, 0)
    place(state, 0, 0)
    listener = listen(state)
    perform(state, 0, "forward", 1)
    assert chronicle(listener)[2] == "Shortage! Ann owes 2 food and has nothing to give."
    place(state, 0, 0)
    perform(state, 0, "forward", 1)
    assert chronicle(listener, RUSSIAN)[2] == "Недостача! Анна: к оплате 2 жетона пищи, отдать нечего."
    stow(state, 0, "1 powder")
    battle(state)
    play(state, "powder 0")
    assert chronicle(listener, RUSSIAN)[-1] == "Анна не откладывает порох."


def test_the_ghost_ship_has_its_article() -> None:
    state = ready(2)
    battle(state, 0, GHOST)
    listener = listen(state)
    play(state, "combat star")
    assert chronicle(listener) == ["The combat die for Ann: star.", "A star! Ann beats the Ghost Ship at once."]
    assert ENGLISH.say(GAME.prompt(state, 0).title) == "Ann has beaten the Ghost Ship: what does the winner do?"
    battle(state, 0, GHOST)
    play(state, "combat 2", "combat 10", "rob 1")
    assert chronicle(listener)[-5:-2] == [
        "The Ghost Ship beats Ann, 12 to 2.",
        "The Ghost Ship plunders hold 1 of Ann: 3 food.",
        "The Ghost Ship throws the loot overboard: 3 food.",
    ]
    assert panel(state, "jamaica-panel-ships")[1][GHOST][0] == "Ghost Ship"
