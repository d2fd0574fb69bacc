"""What questions, chronicle and panels say."""

from __future__ import annotations

from itertools import product
from typing import cast

import msgspec
import pytest

from prichal.games.jamaica.components import BEHIND, NEXT
from prichal.games.jamaica.rules.sailing import ChooseLane, set_sail
from prichal.games.jamaica.secrets.view import JamaicaView
from prichal.games.jamaica.state import JamaicaState
from prichal.games.jamaica.steps import CHOOSE_LANE, MOVE_BACK
from prichal.games.jamaica.words.course import ends, settled
from prichal.games.jamaica.words.panels import dice
from prichal.kernel.agenda import SPECTATOR
from prichal.kernel.news import Listener
from prichal.kernel.wire import Message
from prichal.locales import Words
from tests.games.jamaica.tables import GAME, GHOST, battle, listen, move_ghost, perform, place, play, ready, stow
from tests.support import rule

ENGLISH = Words("en", ["Ann", "Ben", "Cid"])
RUSSIAN = Words("ru", ["Анна", "Борис", "Сид"])


def labels(state: JamaicaState, seat: int) -> list[str]:
    return [ENGLISH.say(option.label) for option in GAME.prompt(state, seat).options]


def test_a_card_says_where_its_sails_lead() -> None:
    state = ready(3, "forward/backward food/forward forward/forward")
    play(state, "dice 3 4", "morning 4")
    assert labels(state, 0) == [
        "morning: sail 4 forward → pirate lair 4; evening: sail 3 forward → "
        "sea space 7 (pay 2 food) or sea space 13 (pay 3 food)",  # a fork
        "morning: sail 4 forward → pirate lair 4; evening: sail 3 backward → sea space 1 (pay 2 food)",
        "morning: load 4 food; evening: sail 3 forward → sea space 3 (pay 2 food)",
    ]
    place(state, 0, 1)
    assert labels(state, 0)[1] == (
        "morning: sail 4 forward → port 5 (pay 3 doubloons); evening: sail 3 backward → sea space 2 (pay 3 food)"
    )
    place(state, 0, 46)
    assert labels(state, 0)[0] == "morning: sail 4 forward → Port Royal; evening: sail 3 forward"


@rule("JA-R1")
def test_dice_are_the_days_once_the_captain_has_set_them() -> None:
    state = ready(3, "forward/backward food/forward forward/forward")
    play(state, "dice 3 4")
    seen = cast(JamaicaView, GAME.view(state, 0))
    alone = msgspec.structs.replace(seen, agenda=seen.agenda[:1])  # whatever else is still to be done
    assert dice(seen) == dice(alone) == Message("jamaica-dice-rolled", {"low": 3, "high": 4})
    play(state, "morning 4")
    assert dice(cast(JamaicaView, GAME.view(state, 0))) == Message("jamaica-dice-set", {"morning": 4, "evening": 3})


def test_a_card_says_what_a_ship_cant_pay() -> None:
    state = ready(3, "forward/backward food/forward forward/forward")
    play(state, "dice 3 5", "morning 5")
    stow(state, 0, "1 food")
    assert labels(state, 0) == [
        "morning: sail 5 forward → port 5 (pay 3 doubloons), too few doubloons: back to pirate lair 4; "
        "evening: sail 3 forward → sea space 7 (pay 2 food), too little food: back to pirate lair 4 or "
        "sea space 13 (pay 3 food), too little food: back to pirate lair 4",
        "morning: sail 5 forward → port 5 (pay 3 doubloons), too few doubloons: back to pirate lair 4; "
        "evening: sail 3 backward → sea space 1 (pay 2 food), too little food: back to Port Royal",
        "morning: load 5 food; evening: sail 3 forward → sea space 3 (pay 2 food)",  # the morning's load pays
    ]
    stow(state, 0, "1 gold", "1 gold", "1 gold", "1 gold", "1 gold")
    assert labels(state, 0)[2].endswith("→ sea space 3 (pay 2 food)")  # some hold is emptied: nobody knows which


def test_lanes_that_cant_be_paid_say_so() -> None:
    state = ready(3)
    stow(state, 0, "1 food")
    place(state, 0, 32)
    perform(state, 0, "forward", 4)
    assert labels(state, 0) == [
        "the long outer lane → sea space 36 (pay 1 food)",
        "the short inner channel → sea space 42 (pay 2 food; 3 points at the end), too little food: "
        "back to pirate lair 19 or pirate lair 25 or pirate lair 37",
    ]


def test_the_revealed_card_is_shown_until_the_next_ones_are() -> None:
    state = ready(3, *["gold/gold powder/gold food/powder"] * 3)
    play(state, "dice 1 2", "morning 1", *["choose gold/gold"] * 3)

    def shown() -> list[str]:
        view = cast("JamaicaView", GAME.view(state, SPECTATOR))
        return [ship.revealed for ship in view.ships]

    assert shown() == ["gold/gold"] * 3
    assert [row[3] for row in panel(state, "jamaica-panel-cards")[1]] == ["gold / gold"] * 3
    play(state, *["draw gold/forward"] * 3, "dice 1 2", "morning 1", "choose powder/gold", "choose powder/gold")
    assert shown() == ["gold/gold"] * 3
    play(state, "choose gold/forward")
    assert shown()[1:] != ["gold/gold"] * 2


def test_lanes_say_where_the_move_ends() -> None:
    state = ready(3)
    place(state, 0, 32)
    perform(state, 0, "forward", 4)
    assert labels(state, 0) == [
        "the long outer lane → sea space 36 (pay 1 food)",
        "the short inner channel → sea space 42 (pay 2 food; 3 points at the end)",
    ]
    assert [option.picks for option in GAME.prompt(state, 0).options] == [["space-36"], ["space-42"]]


def test_the_ghost_ships_ways_say_where_they_lead() -> None:
    state = ready(2)
    place(state, 0, 3)
    place(state, 1, 16)
    place(state, GHOST, 4)
    move_ghost(state, 0, 3)
    assert labels(state, 0) == [
        "forward → sea space 7 (pay 2 food) or sea space 13 (pay 3 food)",
        "backward → sea space 1 (pay 2 food)",
    ]
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
        told = [(ship.space, ship.laps) for ship in ends(state, number, state.ships[number], steps, forward)]
        state.agenda.depth = 0
        set_sail(state, 0, number, steps, forward)
        asked = [arg for step, _, arg in state.agenda.waiting() if step == CHOOSE_LANE]
        sailed = [take_lane(state, arg, lane) for arg in asked for lane in ("outer", "inner")] or [state]
        assert [(other.ships[number].space, other.ships[number].laps) for other in sailed] == told


def take_lane(state: JamaicaState, arg: int, lane: str) -> JamaicaState:
    """The ship at the end of its move by that lane, before anything else happens."""
    other = state.clone()
    other.agenda.depth = 0
    ChooseLane().play(other, 0, arg, GAME.catalogue.find(f"lane {lane}"))
    return other


@pytest.mark.parametrize("provisions", [["1 food", "1 gold"], ["2 food", "3 gold"], ["4 food", "-"]])
def test_a_shortage_leads_where_the_label_says(provisions: list[str]) -> None:
    """Every space but Port Royal, arrived at from the space behind."""
    for space in range(1, 50):
        state = ready(3)
        stow(state, 0, *provisions)
        place(state, 0, BEHIND[space])
        arrived = state.ships[0].clone()
        arrived.space = space
        told = {(ship.space, ship.stock(0), ship.stock(1)) for ship in settled(state, 0, arrived)}
        perform(state, 0, "forward", 1)
        if state.agenda.depth > 0 and state.is_at(CHOOSE_LANE):
            play(state, "lane outer" if NEXT[BEHIND[space]] == space else "lane inner")
        found = {(end.ships[0].space, end.ships[0].stock(0), end.ships[0].stock(1)) for end in fallbacks(state)}
        assert found == told


def fallbacks(state: JamaicaState) -> list[JamaicaState]:
    """The positions after every choice of a lane to fall back by."""
    if state.over or not state.is_at(MOVE_BACK):
        return [state]
    found = []
    for action in state.legal_actions():
        other = state.clone()
        other.play(action)
        found.append(other)
    return found


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
    assert ENGLISH.say(GAME.prompt(state, 0).title) == "4 food still due: how much from hold 2?"
    play(state, "from 2 take 1")
    assert ENGLISH.say(GAME.prompt(state, 0).title) == (
        "3 food still due (so far 1 food from hold 2): how much from hold 1?"
    )
    assert panel(state, "jamaica-panel-ships")[1][0][3:5] == ["3 food", "2 food (1 put aside)"]


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
        "The Ghost Ship sails 2 spaces forward.",
        "The Ghost Ship reaches sea space 2.",
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
    play(state, "from 2 take 1", "from 1 take 2")
    assert chronicle(listener)[2:] == [
        "Ann pays 4 food.",
        "Ann takes 2 food from hold 1, 1 food from hold 2, 1 food from hold 3.",
    ]
    stow(state, 0, "-", "4 food", "4 gold")
    place(state, 0, 13)
    perform(state, 0, "forward", 1)
    assert chronicle(listener)[2:] == ["Ann pays 4 food."]  # one hold only


def test_nothing_is_said_in_words() -> None:
    state = ready(3)
    stow(state, 0, "3 food", "6 food", "6 food")
    place(state, 0, 13)
    perform(state, 0, "forward", 1)
    assert labels(state, 0)[0] == "nothing from hold 1"
    assert RUSSIAN.say(GAME.prompt(state, 0).options[0].label) == "из трюма 1 ничего"
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
    assert chronicle(listener, RUSSIAN)[-1] == "Анна не тратит порох."


def test_the_ghost_ship_has_its_article() -> None:
    state = ready(2)
    battle(state, 0, GHOST)
    listener = listen(state)
    play(state, "combat star")
    assert chronicle(listener) == ["Combat die of Ann: star.", "A star! Ann beats the Ghost Ship at once."]
    assert ENGLISH.say(GAME.prompt(state, 0).title) == "Ann has beaten the Ghost Ship: what does the winner do?"
    battle(state, 0, GHOST)
    play(state, "combat 2", "combat 10", "rob 1")
    assert chronicle(listener)[-5:-2] == [
        "The Ghost Ship beats Ann, 12 to 2.",
        "The Ghost Ship robs Ann of 3 food (from hold 1).",
        "The Ghost Ship throws the loot overboard: 3 food.",
    ]
    assert panel(state, "jamaica-panel-ships")[1][GHOST][0] == "Ghost Ship"
