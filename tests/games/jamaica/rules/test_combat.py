"""Combat and its loot."""

from __future__ import annotations

from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng
from tests.games.jamaica.tables import (
    GAME,
    battle,
    bonuses,
    events,
    face_down,
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
    told,
)
from tests.support import play_randomly, rule


@rule("JA-F1")
def test_a_move_that_ends_at_another_ship_is_an_attack() -> None:
    state = ready(3)
    battle(state)
    assert (state.attacker, state.defender) == (0, 1)
    assert state.step().name == "combat-roll"


@rule("JA-F1")
def test_no_combat_in_port_royal() -> None:
    state = ready(3)
    place(state, 0, 2)
    perform(state, 0, "backward", 2)
    assert state.over
    place(state, 0, 49)
    perform(state, 0, "forward", 1)
    assert state.over


@rule("JA-F2")
def test_among_several_ships_the_attacker_picks_one() -> None:
    state = ready(4)
    place(state, 1, 1)
    place(state, 3, 1)
    perform(state, 0, "forward", 1)
    assert legal(state) == ["fight 1", "fight 3"]
    assert refusal(state, "fight 2") == "JA-F2"
    play(state, "fight 3", "combat 4", "combat 4")
    assert state.over  # only one combat takes place
    assert (state.attacker, state.ships[0].space) == (-1, 1)


@rule("JA-F3", "JA-F4", "JA-F6", "JA-F7")
def test_powder_first_then_the_die_attacker_before_defender() -> None:
    state = ready(3)
    stow(state, 0, "3 food", "5 powder")
    stow(state, 1, "3 food", "2 powder")
    battle(state)
    assert legal(state) == [f"powder {tokens}" for tokens in range(6)]
    assert state.agenda.actor == 0
    play(state, "powder 3")
    assert holds(state, 0)[1] == "2 powder"
    play(state, "combat 6")
    assert legal(state) == ["powder 0", "powder 1", "powder 2"]
    assert state.agenda.actor == 1
    play(state, "powder 2", "combat 8")
    assert state.step().name == "loot"
    assert state.agenda.actor == 1  # 10 beats 9
    assert state.bank[2] == 45 - 2
    GAME.audit(state)


@rule("JA-F3")
def test_the_attacker_chooses_the_holds_of_the_powder() -> None:
    state = ready(3)
    stow(state, 0, "3 food", "5 powder", "2 powder")
    battle(state)
    play(state, "powder 3")
    assert legal(state) == ["from 3 take 0", "from 3 take 1", "from 3 take 2"]
    assert GAME.prompt(state, 0).rule == GAME.prompt(state, 0).options[0].rule == "JA-F3"
    assert refusal(state, "from 2 take 5") == "JA-F3"
    play(state, "from 3 take 2")
    assert holds(state, 0)[:3] == ["3 food", "4 powder", "-"]
    assert state.attack_powder == 3


@rule("JA-F5", "JA-F7")
def test_the_attackers_star_wins_at_once() -> None:
    state = ready(3)
    stow(state, 0, "3 food", "1 powder")
    stow(state, 1, "3 food", "6 powder")
    battle(state)
    play(state, "powder 1", "combat star")
    assert state.step().name == "loot"
    assert state.agenda.actor == 0
    assert holds(state, 1)[1] == "6 powder"  # the defender puts nothing aside
    assert holds(state, 0)[1] == "-"
    assert state.bank[2] == 39


@rule("JA-F5")
def test_the_defenders_star_beats_any_strength() -> None:
    state = ready(3)
    stow(state, 0, "3 food", "6 powder")
    battle(state)
    play(state, "powder 6", "combat 10", "combat star")
    assert state.step().name == "loot"
    assert state.agenda.actor == 1


@rule("JA-F6")
def test_equal_strengths_do_nothing() -> None:
    state = ready(3)
    listener = listen(state)
    battle(state)
    play(state, "combat 6", "combat 6")
    assert state.over
    assert "jamaica-news-ties" in told(listener)
    assert holds(state, 1)[:2] == ["3 food", "3 gold"]


@rule("JA-F8")
def test_the_winner_chooses_among_everything() -> None:
    state = ready(3)
    own(state, 0, "-2", "-4")
    own(state, 1, "map", "beth", "+5")
    battle(state)
    play(state, "combat star")
    assert legal(state) == [
        "rob 1",
        "rob 2",
        "seize map",
        "seize beth",
        "seize hidden",
        "curse -2",
        "curse -4",
        "spare",
    ]
    assert refusal(state, "seize hold") == "JA-F8"
    assert refusal(state, "curse -3") == "JA-F8"
    play(state, "spare")
    assert holds(state, 1)[:2] == ["3 food", "3 gold"]


@rule("JA-F8")
def test_a_robbed_hold_goes_into_one_hold_by_the_rules_of_loading() -> None:
    state = ready(3)
    stow(state, 0, "3 food", "6 gold", "2 gold", "1 powder", "5 food")
    battle(state)
    play(state, "powder 0", "combat star", "rob 1")
    assert legal(state) == ["empty 2", "empty 3", "empty 4"]  # JA-L2: not food for food
    assert refusal(state, "empty 5") == "JA-L2"
    play(state, "empty 3")
    assert holds(state, 1)[0] == "-"
    assert holds(state, 0)[2] == "3 food"
    GAME.audit(state)


@rule("JA-F8")
def test_the_defender_may_win_and_rob() -> None:
    state = ready(3)
    battle(state)
    play(state, "combat 2", "combat 4", "rob 2")
    assert holds(state, 1)[:3] == ["3 food", "3 gold", "3 gold"]
    assert holds(state, 0)[:2] == ["1 food", "-"]  # and then the attacker paid for the space


@rule("JA-F9", "JA-F14")
def test_a_face_down_treasure_is_stolen_unseen_and_at_random() -> None:
    state = ready(3)
    own(state, 1, "+7", "+7", "-3")
    battle(state)
    play(state, "combat star")
    prompt = GAME.prompt(state, 0)
    option = next(option for option in prompt.options if option.action == "seize hidden")
    assert "treasure" not in option.label.args
    play(state, "seize hidden")
    moves = Moves()
    state.legal(moves)
    assert {GAME.catalogue.text(moves.items[i]): moves.weight(i) for i in range(moves.count)} == {
        "steal +7": 2,
        "steal -3": 1,
    }
    listener = listen(state)
    action = GAME.catalogue.find("steal -3")
    assert [GAME.mask(state, -1, action, viewer) for viewer in (0, 1, 2, -2)] == [
        "steal -3",
        "steal -3",  # the loser sees what is gone
        "steal ?",
        "steal ?",
    ]
    play(state, "steal -3")
    assert (face_down(state, 0), face_down(state, 1)) == (["-3"], ["+7", "+7"])
    heard = [event for event in events(listener) if event.insiders]
    assert [event.insiders for event in heard] == [[0, 1]]
    assert heard[0].public is not None and "treasure" not in heard[0].public.args


@rule("JA-F10")
def test_the_sixth_hold_is_stolen_with_its_content() -> None:
    state = ready(3)
    own(state, 1, "hold")
    stow(state, 1, "3 food", "-", "-", "-", "-", "5 gold")
    stow(state, 0, *["6 gold"] * 5)
    battle(state)
    play(state, "combat star", "seize hold")
    assert bonuses(state, 0) == ["hold"]
    assert holds(state, 0)[5] == "5 gold"
    assert holds(state, 1) == ["3 food", "-", "-", "-", "-", "-"]
    GAME.audit(state)


@rule("JA-F11")
def test_ships_stay_together_after_the_combat() -> None:
    state = ready(3)
    battle(state)
    play(state, "combat 10", "combat 2", "spare")
    assert state.ships[0].space == state.ships[1].space == 1
    perform(state, 0, "gold", 2)
    assert state.over  # no new arrival, no new combat


@rule("JA-F12")
def test_the_order_of_a_combat() -> None:
    state = ready(4)
    own(state, 0, "saber")
    stow(state, 0, "2 food", "1 powder", "2 gold", "3 gold", "4 gold")
    stow(state, 1, "6 gold", "1 powder")
    place(state, 1, 1)
    place(state, 2, 1)
    perform(state, 0, "forward", 1)
    names = []
    for text in ("fight 1", "powder 1", "combat 6", "stand", "powder 0", "combat 4", "stand", "rob 1"):
        names.append(state.step().name)
        play(state, text)
    assert names == [
        "opponent",
        "gunpowder",
        "combat-roll",
        "saber-reroll",
        "gunpowder",
        "combat-roll",
        "saber-reroll",
        "loot",
    ]
    assert holds(state, 0)[:2] == ["-", "6 gold"]  # the hold that the powder left; the food paid for the space


@rule("JA-F13")
def test_only_what_there_is_and_what_there_is_room_for() -> None:
    state = ready(3)
    own(state, 1, "hold")
    stow(state, 0, *["2 food"] * 5)
    stow(state, 1, "3 food", "3 gold", "-", "-", "-", "4 powder")
    battle(state)
    play(state, "combat star")
    assert legal(state) == ["rob 2", "rob 6", "seize hold", "spare"]
    assert refusal(state, "rob 1") == "JA-F13"  # food for five holds of food
    assert refusal(state, "rob 3") == "JA-F13"  # empty
    play(state, "rob 6")
    assert bonuses(state, 1) == ["hold"]
    assert holds(state, 1)[5] == "-"
    assert holds(state, 0)[0] == "4 powder"


@rule("JA-F14")
def test_a_cursed_treasure_is_given_face_down() -> None:
    state = ready(3)
    own(state, 0, "-4", "+3")
    battle(state)
    play(state, "combat star")
    action = GAME.catalogue.find("curse -4")
    assert [GAME.mask(state, 0, action, viewer) for viewer in (0, 1, 2, -2)] == [
        "curse -4",
        "curse -4",
        "curse ?",
        "curse ?",
    ]
    listener = listen(state)
    play(state, "curse -4")
    assert (face_down(state, 0), face_down(state, 1)) == (["+3"], ["-4"])
    heard = next(event for event in events(listener) if event.insiders)
    assert heard.insiders == [0, 1]
    assert heard.public is not None and heard.public.id == "jamaica-news-curses-hidden"
    assert GAME.view(state, 2).ships[1].face_down == 1  # type: ignore[attr-defined]


@rule("JA-F8", "JA-T9")
def test_the_winner_is_asked_unless_all_can_see_that_there_is_nothing_to_take() -> None:
    state = ready(3)
    stow(state, 1)
    battle(state)
    listener = listen(state)
    play(state, "combat star")
    assert told(listener)[1:3] == ["jamaica-news-wins-by-star", "jamaica-news-finds-nothing"]
    assert state.over and state.attacker == -1
    own(state, 0, "+3")
    battle(state)
    play(state, "combat star")
    assert legal(state) == ["spare"]  # to skip the question would tell that the treasure isn't cursed
    stow(state, 0, *["1 food"] * 5)
    stow(state, 1, "1 food")
    state.ships[0].face_down[0] = 0
    battle(state)
    play(state, "combat star")
    assert state.over  # no room for more food (JA-F13)


@rule("JA-2P1", "JA-2P6")
def test_nothing_is_asked_when_the_ghost_has_nothing_to_take_or_to_lose() -> None:
    state = ready(2)
    stow(state, 2)
    battle(state, 0, 2)
    play(state, "combat star")
    assert state.over  # its Lady Beth can't be stolen
    own(state, 2, "-2")
    stow(state, 0)
    battle(state, 0, 2)
    play(state, "combat 2", "combat 10")
    assert state.step().name != "loot"  # and it gives nothing away


def test_many_random_combats_keep_the_books() -> None:
    for seed in range(100):
        state = ready(3)
        rng = Rng(seed)
        own(state, 0, "saber", "-2", "hold")
        own(state, 1, "beth", "+5")
        stow(state, 0, "5 powder", "2 powder", "3 food", "-", "-", "2 powder")
        stow(state, 1, "4 powder", "4 powder", "3 gold")
        battle(state)
        play_randomly(state, rng, 100)
        assert state.attacker == -1
        GAME.audit(state)
