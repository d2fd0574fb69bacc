"""Treasures."""

from __future__ import annotations

import pytest

from prichal.games.jamaica.components import TREASURE_COPIES, TREASURE_VALUES, TREASURES
from prichal.kernel.actions import Moves
from tests.games.jamaica.tables import (
    GAME,
    battle,
    bonuses,
    events,
    face_down,
    fresh,
    holds,
    legal,
    listen,
    own,
    perform,
    place,
    play,
    ready,
    refusal,
    stow,
)
from tests.support import rule

LOADS = "gold/gold food/powder powder/food"


@rule("JA-T1")
def test_twelve_treasures() -> None:
    pile = {TREASURES[kind]: TREASURE_COPIES[kind] for kind in range(10)}
    assert pile == {
        "+3": 2,
        "+5": 1,
        "+7": 2,
        "-2": 1,
        "-3": 1,
        "-4": 1,
        "map": 1,
        "saber": 1,
        "beth": 1,
        "hold": 1,
    }
    assert [TREASURE_VALUES[kind] for kind in range(10)] == [3, 5, 7, -2, -3, -4, 0, 0, 0, 0]
    state = fresh(3)
    perform(state, 0, "forward", 4)
    moves = Moves()
    state.legal(moves)
    assert {GAME.catalogue.text(moves.items[i])[5:]: moves.weight(i) for i in range(moves.count)} == pile


@rule("JA-T2", "JA-T9")
def test_points_lie_face_down_and_only_the_owner_knows_them() -> None:
    state = ready(3)
    perform(state, 1, "forward", 4)
    listener = listen(state)
    action = GAME.catalogue.find("find +7")
    assert [GAME.mask(state, -1, action, viewer) for viewer in (0, 1, 2, -2)] == [
        "find ?",
        "find +7",
        "find ?",
        "find ?",
    ]
    play(state, "find +7")
    heard = events(listener)[0]
    assert heard.insiders == [1]
    assert heard.public is not None and heard.public.id == "jamaica-news-finds-hidden"
    perform(state, 0, "forward", 5)
    place(state, 0, 1)
    perform(state, 0, "forward", 3)  # the game goes on: a combat waits
    for viewer in (0, 2, -2):
        view = GAME.view(state, viewer)
        assert (view.ships[1].face_down, view.ships[1].treasures) == (1, [])  # type: ignore[attr-defined]
    assert GAME.view(state, 1).ships[1].treasures == ["+7"]  # type: ignore[attr-defined]


@rule("JA-T2")
def test_points_are_shown_at_the_end_of_the_game() -> None:
    state = ready(3)
    own(state, 1, "+7", "-2")
    state.agenda.depth = 0
    assert GAME.view(state, 0).ships[1].treasures == ["+7", "-2"]  # type: ignore[attr-defined]


@rule("JA-T3", "JA-T8", "JA-T9")
def test_bonuses_lie_face_up_and_work_at_once() -> None:
    """A 6th Hold found in the morning is loaded in the evening."""
    state = ready(3, "forward/food gold/gold powder/food")
    stow(state, 0, "3 food", "1 gold", "2 gold", "3 gold", "4 gold")
    play(state, "dice 2 4", "morning 4", "choose forward/food", "choose forward/forward", "choose forward/forward")
    assert GAME.mask(state, -1, GAME.catalogue.find("find hold"), 2) == "find hold"
    play(state, "find hold")
    assert bonuses(state, 0) == ["hold"]
    assert GAME.view(state, 2).ships[0].bonuses == ["hold"]  # type: ignore[attr-defined]
    assert holds(state, 0)[5] == "2 food"


@rule("JA-T3")
def test_all_can_be_stolen_and_only_cursed_ones_given() -> None:
    state = ready(3)
    own(state, 0, "+3", "-2", "map")
    own(state, 1, "saber", "beth", "+5")
    battle(state)
    play(state, "combat star", "stand")
    assert [text for text in legal(state) if text.startswith(("seize", "curse"))] == [
        "seize saber",
        "seize beth",
        "seize hidden",
        "curse -2",
    ]
    play(state, "seize beth")
    assert (bonuses(state, 0), bonuses(state, 1)) == (["map", "beth"], ["saber"])
    GAME.audit(state)


@rule("JA-T4")
def test_morgans_map_is_a_hand_of_four() -> None:
    state = ready(3, LOADS, LOADS, LOADS)
    own(state, 1, "map")
    play(state, "dice 1 1", *["choose gold/gold"] * 3)
    play(state, "draw forward/forward")
    assert state.agenda.seat == 1
    play(state, "draw forward/forward", "draw forward/food")
    assert state.agenda.seat == 2
    play(state, "draw forward/forward")
    assert [ship.hand_size for ship in GAME.view(state, 0).ships] == [3, 4, 3]  # type: ignore[attr-defined]
    # Lost in the next round: one card was played, so three are left and none is drawn or discarded.
    state.ships[1].bonuses = 0
    state.ships[2].bonuses = 1
    for seat in range(3):
        stow(state, seat)
    play(state, "dice 1 1", *["choose food/powder"] * 3)
    assert state.agenda.seat == 2
    play(state, "draw forward/food", "draw forward/powder", "draw forward/powder")
    assert [ship.hand_size for ship in GAME.view(state, 0).ships] == [3, 3, 4]  # type: ignore[attr-defined]


@rule("JA-T5")
def test_the_saber_rerolls_ones_own_die() -> None:
    state = ready(3)
    own(state, 0, "saber")
    stow(state, 0, "3 food", "2 powder")
    battle(state)
    play(state, "powder 0", "combat 2")
    assert state.step().name == "saber-reroll"
    assert legal(state) == ["stand", "reroll"]
    assert refusal(state, "powder 1") == "JA-T5"  # no powder for the second roll
    play(state, "reroll")
    assert state.step().name == "combat-roll"
    play(state, "combat 4")
    assert (state.attack_die, state.attack_powder) == (4, 0)
    play(state, "combat 10")  # once in a combat: no second question
    assert state.step().name == "loot"
    assert state.agenda.actor == 1


@rule("JA-T5")
def test_the_saber_makes_the_opponent_reroll_even_a_star() -> None:
    state = ready(3)
    own(state, 1, "saber")
    stow(state, 1, "3 food", "6 powder")
    battle(state)
    play(state, "combat star")
    assert state.agenda.actor == 1
    play(state, "reroll", "combat 2")
    assert state.step().name == "gunpowder"  # the defender may defend now
    play(state, "powder 1", "combat 2")
    assert state.step().name == "loot"
    assert state.agenda.actor == 1


@rule("JA-T5")
def test_the_saber_can_wait_for_the_second_roll() -> None:
    state = ready(3)
    own(state, 0, "saber")
    battle(state)
    play(state, "combat 6", "stand", "combat star")
    assert (state.agenda.actor, state.step().name) == (0, "saber-reroll")
    play(state, "reroll", "combat 4")
    assert state.step().name == "loot"
    assert state.agenda.actor == 0


@rule("JA-T5")
@pytest.mark.parametrize(
    ("owner", "shown", "asked"),
    [(0, "star", False), (0, "10", True), (0, "2", True), (1, "2", False), (1, "4", True), (1, "star", True)],
)
def test_the_saber_isnt_asked_about_where_no_roll_would_be_better(owner: int, shown: str, asked: bool) -> None:
    """One's own star, the opponent's lowest face; the attacker, seat 0, rolls."""
    state = ready(3)
    own(state, owner, "saber")
    battle(state)
    play(state, f"combat {shown}")
    assert (state.step().name == "saber-reroll") == asked


@rule("JA-T5")
def test_the_second_result_stands() -> None:
    state = ready(3)
    own(state, 1, "saber")
    battle(state)
    play(state, "combat 4", "reroll", "combat star")
    assert state.step().name == "loot"
    assert state.agenda.actor == 0


@rule("JA-T5")
def test_a_bystanders_saber_does_nothing() -> None:
    state = ready(3)
    own(state, 2, "saber")
    battle(state)
    play(state, "combat 4")
    assert state.step().name == "combat-roll"


@rule("JA-T6")
def test_lady_beth_adds_two_but_not_to_a_star() -> None:
    state = ready(3)
    own(state, 1, "beth")
    battle(state)
    play(state, "combat 6", "combat 6")
    assert (state.step().name, state.agenda.actor) == ("loot", 1)
    battle(state)
    play(state, "combat 8", "combat 6")
    assert state.over  # 8 against 6 + 2
    battle(state)
    play(state, "combat star")
    assert (state.step().name, state.agenda.actor) == ("loot", 0)
    stow(state, 0, "3 food", "6 powder")
    battle(state)
    play(state, "powder 6", "combat 10", "combat star")
    assert (state.step().name, state.agenda.actor) == ("loot", 1)


@rule("JA-T7")
def test_the_sixth_hold_follows_the_ordinary_rules() -> None:
    state = ready(3)
    own(state, 0, "hold")
    stow(state, 0, *["1 gold"] * 5, "2 food")
    perform(state, 0, "powder", 3)
    assert legal(state) == ["empty 1", "empty 6"]
    play(state, "empty 6")
    assert holds(state, 0)[5] == "3 powder"
    GAME.audit(state)


@rule("JA-T9")
def test_a_former_owner_sees_a_stolen_treasure_no_more() -> None:
    state = ready(4)
    own(state, 1, "+5")
    battle(state)
    play(state, "combat star", "seize hidden", "steal +5")
    assert face_down(state, 0) == ["+5"]
    battle(state, 2, 3)
    assert GAME.view(state, 1).ships[0].treasures == []  # type: ignore[attr-defined]
    assert GAME.view(state, 0).ships[0].treasures == ["+5"]  # type: ignore[attr-defined]
