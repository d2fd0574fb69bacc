"""Two players: the Ghost Ship."""

from __future__ import annotations

import pytest

from prichal.kernel.agenda import SPECTATOR
from tests.games.jamaica.tables import (
    GAME,
    GHOST,
    bonuses,
    events,
    face_down,
    fresh,
    holds,
    legal,
    listen,
    move_ghost,
    own,
    perform,
    place,
    play,
    ready,
    refusal,
    stow,
    told,
)
from tests.support import rule

LOADS = "gold/gold food/powder powder/food"


@rule("JA-2P1")
def test_the_ghost_ships_set_up() -> None:
    state = fresh(2)
    assert len(state.ships) == 3
    assert holds(state, GHOST) == ["5 gold", "3 gold", "-", "-", "-", "-"]
    assert bonuses(state, GHOST) == ["beth"]
    assert state.ships[GHOST].space == 0
    assert state.bank[0] == 80 - 3 - 3 - 8
    assert sum(state.unseen) == 11 and state.unseen[8] == 0
    assert len(fresh(3).ships) == 3
    GAME.audit(state)


@rule("JA-2P1", "JA-2P7")
def test_lady_beth_helps_the_ghost_and_cant_be_stolen() -> None:
    state = ready(2)
    own(state, GHOST, "+7")
    own(state, 0, "-3")
    place(state, GHOST, 1)
    perform(state, 0, "forward", 1)
    play(state, "combat 8", "combat 6")
    assert state.over  # 8 against 6 + 2
    place(state, 0, 0)
    stow(state, 0, "3 food", "3 gold")
    perform(state, 0, "forward", 1)
    play(state, "combat star")
    assert legal(state) == ["rob 1", "rob 2", "seize hidden", "curse -3", "spare"]
    assert refusal(state, "seize beth") == "JA-2P1"
    play(state, "curse -3")
    assert face_down(state, GHOST) == ["+7", "-3"]


@rule("JA-2P7")
def test_a_player_robs_the_ghost() -> None:
    state = ready(2)
    place(state, GHOST, 1)
    perform(state, 0, "forward", 1)
    play(state, "combat star", "rob 1")
    assert holds(state, GHOST)[:2] == ["-", "3 gold"]
    assert holds(state, 0)[:3] == ["1 food", "3 gold", "5 gold"]
    GAME.audit(state)


@rule("JA-2P2")
def test_the_captain_moves_the_ghost_twice_after_both_players() -> None:
    state = ready(2, "forward/forward food/powder powder/food", "forward/forward food/powder powder/food")
    listener = listen(state)
    place(state, 0, 5)
    place(state, 1, 5)
    play(state, "dice 1 3", "morning 3", "choose powder/food", "choose food/powder")
    # The Ghost Ship is last at 0, then still last at 3.
    assert state.ships[GHOST].space == 4
    assert state.step().name == "find-treasure"
    heard = told(listener)
    assert heard.count("jamaica-news-ghost-must") == 2
    assert heard.index("jamaica-news-ghost-must") > max(n for n, text in enumerate(heard) if text.endswith("loads"))


@rule("JA-2P3")
def test_the_leader_goes_back_the_last_one_forward_else_the_captain_decides() -> None:
    state = ready(2)
    place(state, 0, 5)
    place(state, 1, 16)
    place(state, GHOST, 18)
    move_ghost(state, 1, 1)
    assert state.ships[GHOST].space == 17
    place(state, GHOST, 2)
    move_ghost(state, 1, 1)
    assert state.ships[GHOST].space == 3
    place(state, GHOST, 13)
    move_ghost(state, 1, 1)
    assert state.agenda.actor == 1
    assert legal(state) == ["ghost forward", "ghost backward"]
    assert refusal(state, "lane inner") == "JA-2P3"
    play(state, "ghost backward")
    assert state.ships[GHOST].space == 6


@rule("JA-2P3")
def test_the_captain_decides_at_forks_and_may_attack_with_it() -> None:
    state = ready(2)
    place(state, 0, 5)
    place(state, 1, 14)
    place(state, GHOST, 6)
    move_ghost(state, 1, 2)
    play(state, "ghost forward")
    assert state.agenda.actor == 1
    assert legal(state) == ["lane outer", "lane inner"]
    play(state, "lane inner")
    assert (state.attacker, state.defender) == (GHOST, 1)  # the Captain's own ship


@rule("JA-2P4")
def test_the_ghost_pays_nothing_and_hides_its_treasures_from_both() -> None:
    state = ready(2)
    place(state, 0, 5)
    place(state, 1, 5)
    move_ghost(state, 0, 2)
    assert state.ships[GHOST].space == 2
    assert holds(state, GHOST)[:2] == ["5 gold", "3 gold"]
    move_ghost(state, 0, 2)
    listener = listen(state)
    for viewer in (0, 1, int(SPECTATOR)):
        for text in ("find +7", "find map"):
            assert GAME.mask(state, -1, GAME.catalogue.find(text), viewer) == "find ?"
    play(state, "find map")
    assert face_down(state, GHOST) == ["map"]
    assert not state.has_token(4)
    assert [event.insiders for event in events(listener)] == [[]]
    for viewer in (0, 1, int(SPECTATOR)):
        ship = GAME.view(state, viewer).ships[GHOST]  # type: ignore[attr-defined]
        assert (ship.face_down, ship.treasures, ship.bonuses) == (1, [], ["beth"])


@rule("JA-2P5")
def test_the_other_player_rolls_and_decides_for_the_ghost() -> None:
    state = ready(2)
    place(state, GHOST, 1)
    perform(state, 0, "forward", 1)
    assert state.agenda.seat == 0
    play(state, "combat 2")
    assert state.agenda.seat == 1  # rolls for the Ghost Ship
    play(state, "combat 2")
    assert (state.step().name, state.agenda.actor) == ("loot", 1)


@rule("JA-2P6", "JA-2P10")
def test_what_the_ghost_wins() -> None:
    state = ready(2)
    own(state, 0, "map", "+5")
    own(state, GHOST, "-2")
    stow(state, 0, "3 food", "4 gold", "2 powder")
    place(state, GHOST, 1)
    perform(state, 0, "forward", 1)
    play(state, "powder 0", "combat 2", "combat 8")
    assert legal(state) == ["rob 1", "rob 2", "rob 3", "seize map", "seize hidden", "spare"]
    assert refusal(state, "curse -2") == "JA-2P6"
    gold = state.clone()
    food = state.clone()
    hidden = state.clone()
    play(gold, "rob 2")
    assert holds(gold, GHOST)[:3] == ["5 gold", "3 gold", "4 gold"]
    bank = food.bank[2]
    play(food, "rob 3")
    assert holds(food, GHOST)[2] == "-"
    assert food.bank[2] == bank + 2  # overboard
    play(hidden, "seize hidden", "steal +5")
    assert face_down(hidden, GHOST) == ["+5", "-2"]
    for position in (gold, food, hidden):
        GAME.audit(position)


@rule("JA-2P10")
def test_a_full_ghost_takes_no_more_gold() -> None:
    state = ready(2)
    stow(state, GHOST, *["5 gold"] * 5)
    place(state, GHOST, 1)
    perform(state, 0, "forward", 1)
    play(state, "combat 2", "combat 8")
    assert legal(state) == ["rob 1", "spare"]
    assert refusal(state, "rob 2") == "JA-F13"


@rule("JA-2P8")
def test_the_ghost_stops_at_port_royal_and_goes_back_from_there() -> None:
    state = ready(2, LOADS, LOADS)
    place(state, 0, 49)
    place(state, 1, 49)
    place(state, GHOST, 48)
    play(state, "dice 3 5", "morning 5", "choose gold/gold", "choose gold/gold")
    ghost = state.ships[GHOST]
    # Last at 48, it comes round in the morning; the leader now, it goes back 3 in the evening.
    assert (ghost.space, ghost.laps) == (47, 0)
    assert not state.over and state.step().name == "draw-card"  # the game goes on
    place(state, GHOST, 0, 1)
    place(state, 0, 0, 1)
    move_ghost(state, 0, 2)  # level with a finished ship, but never forward
    assert (ghost.space, ghost.laps) == (48, 0)


@rule("JA-2P8")
def test_level_for_first_or_last_place_the_captain_chooses() -> None:
    state = ready(2)
    place(state, 0, 3)
    move_ghost(state, 0, 2)
    assert state.step().name == "ghost-way"
    place(state, 1, 3)
    place(state, GHOST, 3)
    move_ghost(state, 0, 2)
    assert state.step().name == "ghost-way"


@rule("JA-2P8")
def test_the_ghost_never_leaves_port_royal_backward_before_its_lap() -> None:
    state = ready(2)
    ghost = state.ships[GHOST]
    move_ghost(state, 0, 4)
    play(state, "ghost backward")
    assert (ghost.space, ghost.laps) == (0, 0)
    assert state.over
    place(state, GHOST, 2)
    move_ghost(state, 0, 6)  # the leader: a backward move ends in Port Royal
    assert (ghost.space, ghost.laps) == (0, 0)


@rule("JA-2P9")
def test_each_ghost_move_is_settled_before_the_next() -> None:
    state = ready(2, LOADS, LOADS)
    place(state, 0, 3)
    place(state, 1, 3)
    play(state, "dice 1 3", "morning 3", "choose gold/gold", "choose gold/gold")
    assert legal(state) == ["fight 0", "fight 1"]
    assert state.agenda.actor == 0  # the Captain picks
    play(state, "fight 1")
    assert state.agenda.seat == 0  # and rolls for it against the other player
    play(state, "combat 2", "combat 4")
    assert state.ships[GHOST].space == 3
    assert state.step().name == "ghost-way"


@rule("JA-2P9")
def test_the_ghost_moves_in_the_last_round_too() -> None:
    state = ready(2, "forward/forward food/powder powder/food", LOADS)
    place(state, 0, 49)
    place(state, 1, 20)
    place(state, GHOST, 0)
    play(state, "dice 1 2", "morning 1", "choose forward/forward", "choose gold/gold")
    assert state.over
    assert state.ships[GHOST].space == 3


@rule("JA-2P11")
def test_the_ghosts_hidden_bonus_does_nothing_until_a_player_steals_it() -> None:
    state = ready(2)
    state.unseen[7] -= 1
    state.ships[GHOST].face_down[7] += 1
    state.lairs &= ~(1 << 44)
    place(state, GHOST, 1)
    perform(state, 0, "forward", 1)
    play(state, "combat star")
    assert state.step().name == "loot"  # no Saber's window
    play(state, "seize hidden")
    assert GAME.mask(state, -1, GAME.catalogue.find("steal saber"), 1) == "steal saber"
    play(state, "steal saber")
    assert bonuses(state, 0) == ["saber"]
    GAME.audit(state)


@rule("JA-2P11")
def test_a_face_up_bonus_works_for_the_ghost() -> None:
    state = ready(2)
    own(state, 0, "hold", "saber")
    stow(state, 0, "3 food", "3 gold", "-", "-", "-", "4 powder")
    place(state, GHOST, 1)
    perform(state, 0, "forward", 1)
    play(state, "powder 0", "combat 2", "stand", "combat 8", "stand", "seize hold")
    assert bonuses(state, GHOST) == ["beth", "hold"]
    assert holds(state, GHOST)[5] == "-"  # the powder went to the bank
    GAME.audit(state)
    place(state, 0, 0)
    stow(state, 0, "6 food", "3 gold")
    perform(state, 0, "forward", 1)
    play(state, "combat 2", "stand", "combat 8", "stand", "seize saber")
    place(state, 0, 0)
    stow(state, 0, "6 food", "3 gold")
    perform(state, 0, "forward", 1)
    play(state, "combat star")
    assert (state.step().name, state.agenda.actor) == ("saber-reroll", 1)  # the one who rolls for it
    play(state, "reroll", "combat 2", "combat 8", "rob 2")
    assert legal(state) == ["stow 3", "stow 6"]  # a hold of its own
    play(state, "stow 6")
    assert holds(state, GHOST)[5] == "3 gold"
    GAME.audit(state)


@rule("JA-2P12")
def test_the_ghost_has_no_score() -> None:
    state = ready(2)
    place(state, GHOST, 0, 1)
    assert len(GAME.scores(state)) == 2
    assert GAME.winners(state) == [0, 1]
    assert all(len(part.points) == 2 for part in GAME.breakdown(state))


@rule("JA-2P8")
@pytest.mark.parametrize(("first", "second", "ghost"), [(5, 15, 5), (15, 5, 5), (5, 15, 15), (15, 5, 15)])
def test_level_with_one_ship_the_ghost_is_neither_first_nor_last(first: int, second: int, ghost: int) -> None:
    state = ready(2)
    place(state, 0, first)
    place(state, 1, second)
    place(state, GHOST, ghost)
    move_ghost(state, 1, 1)
    assert state.step().name == "ghost-way"


@rule("JA-2P11")
def test_gold_in_a_seized_sixth_hold_stays_with_the_ghost() -> None:
    state = ready(2)
    own(state, 0, "hold")
    stow(state, 0, "3 food", "-", "-", "-", "-", "4 gold")
    place(state, GHOST, 1)
    perform(state, 0, "forward", 1)
    play(state, "combat 2", "combat 8", "seize hold")
    assert holds(state, GHOST)[5] == "4 gold"
    GAME.audit(state)
