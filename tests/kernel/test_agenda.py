"""The shapes that the real games need, on the throw-away game."""

from __future__ import annotations

from itertools import permutations
from typing import cast

import pytest

from prichal.kernel.agenda import CHANCE, NOBODY
from prichal.kernel.errors import BadSnapshot
from prichal.kernel.foresight import play_openly
from prichal.kernel.game import pending, restore_agenda, step_table
from prichal.kernel.snapshot import fill_agenda
from prichal.kernel.step import FIRST_AUTOMATIC, FIRST_CHANCE, Step
from tests.kernel.harbour import (
    ACT,
    ACTIONS,
    CHOOSE_CARD,
    DIE,
    FIGHT,
    NEW_ROUND,
    ROUNDS,
    UNKNOWN,
    Act,
    ChooseCard,
    EndRound,
    Fight,
    Harbour,
    HarbourGame,
    new_harbour,
)
from tests.support import facts, legal_texts, play

GAME = HarbourGame()


def start(*cards: str) -> Harbour:
    """After all seats chose their cards."""
    state = cast(Harbour, GAME.new(len(cards)))
    play(state, ACTIONS, *[f"choose {card}" for card in cards])
    return state


def test_effects_nest_and_go_on_where_they_were() -> None:
    state = start("feast", "sail")
    assert legal_texts(state, ACTIONS) == ["take coin", "take seal", "take banquet", "decline", "convert"]
    play(state, ACTIONS, "take banquet")
    assert legal_texts(state, ACTIONS) == ["take coin", "take toast", "decline", "convert"]
    play(state, ACTIONS, "take toast", "take coin")
    assert legal_texts(state, ACTIONS) == ["take coin", "take seal", "decline", "convert"]
    play(state, ACTIONS, "take seal", "take coin")
    assert state.coins == [3, 1]
    assert state.seals == [4, 1]
    assert state.actor == 1


def test_any_order_leads_to_the_same_goods() -> None:
    results = set()
    for order in permutations(["take coin", "take seal", "take banquet"]):
        state = start("feast", "sail")
        for part in order:
            play(state, ACTIONS, part)
            if part == "take banquet":
                play(state, ACTIONS, "decline")
        results.add((*state.coins, *state.seals))
    assert results == {(2, 1, 2, 1)}


def test_an_aside_leaves_the_question_as_it_was() -> None:
    state = start("feast", "sail")
    play(state, ACTIONS, "take banquet")
    before = [text for text in legal_texts(state, ACTIONS) if text != "convert"]
    play(state, ACTIONS, "convert")
    assert legal_texts(state, ACTIONS) == before
    assert state.coins[0] == 2
    play(state, ACTIONS, "take coin", "decline")
    assert legal_texts(state, ACTIONS) == ["take coin", "take seal", "decline"]


def test_simultaneous_choices_with_nothing_below_them() -> None:
    """The bottom of the agenda ends the search for those who owe one."""
    state = GAME.new(3)
    choices = [thing for thing in pending(state.agenda) if thing.step == "choose-card"]
    state.agenda.depth = 0
    restore_agenda(state, choices)
    assert state.agenda.actors() == [0, 1, 2]
    state.agenda.give_turn(2)
    assert state.agenda.actors() == [2, 0, 1]


def test_an_attack_is_interrupted_by_its_victim() -> None:
    state = start("raid", "sail")
    assert state.actor == 1
    assert state.coins == [1, 1]
    play(state, ACTIONS, "pilot")
    assert state.coins == [1, 1]
    assert state.step().name == "sail-on"
    state = start("raid", "sail")
    play(state, ACTIONS, "suffer")
    assert state.coins == [2, 0]
    state = start("raid", "sail")
    state.pilots[1] = 0
    assert legal_texts(state, ACTIONS) == ["suffer"]


def test_a_fight_inside_a_move_comes_before_the_cost() -> None:
    state = start("sail", "feast", "feast")
    state.place = [0, 1, 4]
    play(state, ACTIONS, "move 1")
    assert state.actor == CHANCE
    assert state.step().name == "fight"
    play(state, ACTIONS, "die 6")
    assert state.coins == [1, 0, 1]  # won one, paid one
    assert state.actor == 1


def test_simultaneous_choices_may_come_in_any_order() -> None:
    chosen = {0: "feast", 1: "raid", 2: "sail"}
    results = []
    for order in permutations(chosen):
        state = cast(Harbour, GAME.new(3))
        for done, seat in enumerate(order):
            assert sorted(state.agenda.actors()) == sorted(order[done:])
            state.agenda.give_turn(seat)
            assert state.actor == seat
            play(state, ACTIONS, f"choose {chosen[seat]}")
        results.append(facts(state))
    assert all(result == results[0] for result in results)


def test_giving_the_turn_to_somebody_who_owes_nothing_changes_nothing() -> None:
    state = cast(Harbour, GAME.new(3))
    state.agenda.give_turn(1)
    play(state, ACTIONS, "choose raid")
    before = facts(state)
    state.agenda.give_turn(1)
    assert facts(state) == before


def test_a_hidden_choice_is_nobody_elses_to_know() -> None:
    state = start("feast", "raid", "sail")
    state = cast(Harbour, GAME.new(3))
    assert GAME.mask(state, 0, ACTIONS.find("choose raid"), 0) == "choose raid"
    assert GAME.mask(state, 0, ACTIONS.find("choose raid"), 1) == "choose ?"
    play(state, ACTIONS, "choose raid")
    for viewer in (1, 2, -2):
        assert "1" not in str(getattr(GAME.view(state, viewer), "chosen", None))


def test_a_table_of_steps_is_checked() -> None:
    swapped: list[Step[Harbour]] = [Act(ACT, "act", ["HA-1"]), ChooseCard(CHOOSE_CARD, "choose-card", ["HA-1"])]
    with pytest.raises(ValueError, match="stands at"):
        step_table(swapped)
    wrong_kind: list[Step[Harbour]] = [Act(0x000, "act", ["HA-1"])]
    with pytest.raises(ValueError, match="another kind"):
        step_table(wrong_kind)


def test_a_views_agenda_says_step_seat_and_arg_and_can_be_restored() -> None:
    """The next thing first; the lowest entry too."""
    state = cast(Harbour, GAME.new(3))
    state.agenda.depth = 0
    wanted = [("choose-card", 2, 0), ("choose-card", 1, 0), ("choose-card", 0, 0)]
    for _, seat, arg in reversed(wanted):
        state.then(CHOOSE_CARD, seat, arg)
    state.agenda.advance(state)
    listed = pending(state.agenda)
    assert sorted((thing.step, thing.seat, thing.arg) for thing in listed) == sorted(wanted)
    again = cast(Harbour, GAME.new(3))
    again.agenda.depth = 0
    restore_agenda(again, listed)
    assert facts(again.agenda) == facts(state.agenda)


def test_room_is_made_only_where_it_is_needed() -> None:
    """The whole room is copied with every clone."""
    state = cast(Harbour, GAME.new(3))
    room = len(state.agenda.entries)
    while state.agenda.depth < room:
        state.then(CHOOSE_CARD, 1)
    assert len(state.agenda.entries) == room
    state.then(CHOOSE_CARD, 2, 7)
    assert state.agenda.waiting()[:2] == [(CHOOSE_CARD, 2, 7), (CHOOSE_CARD, 1, 0)]
    assert len(state.agenda.entries) < 2 * room


@pytest.mark.parametrize("count", range(8))
def test_what_is_named_first_is_done_first(count: int) -> None:
    state = cast(Harbour, GAME.new(3))
    waiting = state.agenda.waiting()
    bottom = state.agenda.depth
    for arg in range(count):
        state.then(CHOOSE_CARD, 1, arg)
    state.agenda.put_in_order(bottom)
    assert state.agenda.waiting() == [*[(CHOOSE_CARD, 1, arg) for arg in range(count)], *waiting]


def test_a_chance_may_be_the_first_step_of_a_game() -> None:
    """The kind of a step is known by its number, also where that is the lowest of its kind."""
    steps: list[Step[Harbour]] = [Fight(FIRST_CHANCE, "fight", ["HA-4"])]
    state = new_harbour(2, step_table(steps))
    state.then(FIRST_CHANCE, 1, 0)
    state.agenda.advance(state)
    assert (state.actor, state.agenda.seat) == (CHANCE, 1)


def before_an_automatic_step() -> Harbour:
    """A last fight; then the round ends by the first step of the table."""
    steps: list[Step[Harbour]] = [EndRound(FIRST_AUTOMATIC, "end-round", ["HA-1"]), Fight(0x101, "fight", ["HA-4"])]
    state = new_harbour(2, step_table(steps))
    state.round = ROUNDS
    state.chosen = [1, 2]
    state.then(FIRST_AUTOMATIC)
    state.then(0x101, 1, 0)
    state.agenda.advance(state)
    return state


def test_an_automatic_step_may_be_the_first_of_a_game() -> None:
    state = before_an_automatic_step()
    state.play(DIE)
    assert state.chosen == [UNKNOWN, UNKNOWN] and state.over
    state = before_an_automatic_step()
    state.reveal()  # long ago
    play_openly(state, DIE)
    assert state.chosen == [UNKNOWN, UNKNOWN] and state.over
    with pytest.raises(BadSnapshot, match="doesn't wait"):
        fill_agenda(state.agenda, [FIRST_AUTOMATIC])


class LateHarbour(HarbourGame):
    """Two choices before the first round."""

    def setup(self, seats: int, options: dict[str, str]) -> Harbour:
        state = super().setup(seats, options)
        state.agenda.depth = 0
        state.then(CHOOSE_CARD, 1, 5)
        state.then(CHOOSE_CARD, 0, 3)
        state.then(NEW_ROUND)
        return state


def test_a_set_up_happens_in_the_order_written() -> None:
    state = LateHarbour().new(2)
    assert state.agenda.waiting() == [(CHOOSE_CARD, 1, 5), (CHOOSE_CARD, 0, 3), (NEW_ROUND, 0, 0)]
    assert state.actor == 1


def test_a_position_says_at_which_step_it_is() -> None:
    state = start("feast", "sail")
    assert not state.is_at(CHOOSE_CARD) and not state.is_at(FIGHT)
    assert GAME.new(2).is_at(CHOOSE_CARD)
    state.agenda.depth = 0  # over: it waits for nothing
    assert not any(state.is_at(step.number) for step in GAME.steps)
    assert GAME.new(2).passing() == -1  # everybody sees what can be answered


def test_when_all_is_done_nobody_decides() -> None:
    state = start("feast", "sail")
    state.round = ROUNDS
    state.place = [4, 0]
    play(state, ACTIONS, "decline", "move 1")
    assert state.over and state.actor == NOBODY and state.agenda.actors() == []
