"""A round: roll, choose, act, draw."""

from __future__ import annotations

import msgspec

from prichal.games.jamaica.components import WHOLE_DECK
from prichal.kernel.actions import Moves
from prichal.kernel.agenda import SPECTATOR
from prichal.kernel.chance import Rng
from tests.games.jamaica.tables import (
    GAME,
    cards,
    events,
    give_cards,
    holds,
    legal,
    listen,
    place,
    play,
    ready,
    refusal,
    stow,
    told,
)
from tests.support import play_randomly, rule, until_choice

LOADS = "gold/gold food/powder powder/food"
SAILS = "forward/forward forward/backward backward/forward"


@rule("JA-R1")
def test_the_captain_rolls_and_sets_the_dice() -> None:
    state = ready(3, LOADS)
    moves = Moves()
    state.legal(moves)
    assert moves.count == 21
    assert moves.total() == 36
    play(state, "dice 2 5")
    assert state.agenda.actor == 0
    assert legal(state) == ["morning 2", "morning 5"]
    assert refusal(state, "morning 3") == "JA-R1"
    play(state, "morning 5")
    assert (state.morning, state.evening) == (5, 2)
    assert state.step().name == "choose-card"


@rule("JA-R1")
def test_equal_dice_need_no_decision() -> None:
    state = ready(3)
    play(state, "dice 4 4")
    assert state.step().name == "choose-card"
    assert (state.morning, state.evening) == (4, 4)


@rule("JA-R2")
def test_all_choose_at_the_same_time_in_any_order() -> None:
    state = ready(3, LOADS, SAILS, LOADS)
    play(state, "dice 1 2", "morning 1")
    assert state.agenda.actors() == [0, 1, 2]
    state.agenda.give_turn(2)
    assert refusal(state, "choose forward/forward") == "JA-R2"
    play(state, "choose gold/gold")
    assert state.agenda.actors() == [0, 1]
    assert state.ships[2].played == 0
    assert holds(state, 2) == holds(state, 0)
    play(state, "choose food/powder")
    assert [ship.played for ship in state.ships] == [0, 0, 0]


@rule("JA-R2", "JA-R3", "JA-R8")
def test_a_chosen_card_is_hidden_until_its_owner_acts() -> None:
    """Neither the views, the log nor the news of the others depend on it, not even in size."""
    texts: list[list[bytes]] = []
    for name in ("gold/gold", "powder/food"):
        state = ready(3, SAILS, LOADS, LOADS)
        listener = listen(state)
        play(state, "dice 1 2", "morning 1")
        state.agenda.give_turn(1)
        action = GAME.catalogue.find(f"choose {name}")
        lines = [GAME.mask(state, 1, action, viewer) for viewer in (0, 2, int(SPECTATOR))]
        assert lines == ["choose ?"] * 3
        assert GAME.mask(state, 1, action, 1) == f"choose {name}"
        play(state, f"choose {name}")
        play(state, "choose forward/forward")
        state.agenda.give_turn(2)
        seen = [msgspec.json.encode(GAME.view(state, viewer)) for viewer in (0, 2, int(SPECTATOR))]
        seen.append(msgspec.json.encode(GAME.prompt(state, 2)))
        seen.append(msgspec.json.encode([event.heard_by(0) for event in events(listener)]))
        assert GAME.view(state, 1).ships[1].card == name  # type: ignore[attr-defined]
        texts.append(seen)
        # The Captain acts first, and stops at a question: seat 1's card is still face down.
        stow(state, 0, "3 food", "2 food", "1 food")
        play(state, "choose food/powder")
        assert state.step().name == "spend"
        assert GAME.view(state, 0).ships[1].played == []  # type: ignore[attr-defined]
        assert GAME.view(state, 0).ships[1].chosen  # type: ignore[attr-defined]
        assert GAME.view(state, 0).ships[0].played == ["forward/forward"]  # type: ignore[attr-defined]
    assert texts[0] == texts[1]


@rule("JA-R3")
def test_from_the_captain_clockwise_morning_before_evening() -> None:
    state = ready(3, LOADS, LOADS, LOADS)
    listener = listen(state)
    play(state, "dice 2 5", "morning 5", "choose food/powder", "choose gold/gold", "choose powder/food")
    assert holds(state, 0)[2:4] == ["5 food", "2 powder"]
    assert holds(state, 1)[2:4] == ["5 gold", "2 gold"]
    assert holds(state, 2)[2:4] == ["5 powder", "2 food"]
    told_ids = told(listener)
    assert [told_id for told_id in told_ids if told_id in ("jamaica-news-reveals", "jamaica-news-loads")] == [
        "jamaica-news-reveals",
        "jamaica-news-loads",
        "jamaica-news-loads",
    ] * 3


@rule("JA-R4", "JA-R5")
def test_draw_up_to_three_and_pass_the_compass() -> None:
    state = ready(3, LOADS, LOADS, LOADS)
    play(state, "dice 1 1", "choose food/powder", "choose gold/gold", "choose powder/food")
    assert state.step().name == "draw-card"
    assert GAME.view(state, 2).ships[0].played == ["food/powder"]  # type: ignore[attr-defined]
    assert len(legal(state)) == 8
    play(state, *["draw forward/forward"] * 3)
    assert [ship.hand_size for ship in GAME.view(state, 0).ships] == [3, 3, 3]  # type: ignore[attr-defined]
    assert (state.captain, state.round) == (1, 2)
    play(state, "dice 1 2")
    assert state.agenda.actor == 1
    play(state, "morning 2")
    assert state.agenda.actors() == [1, 2, 0]


@rule("JA-R6")
def test_the_played_pile_is_shuffled_only_when_a_card_is_needed() -> None:
    state = ready(3, LOADS, LOADS, LOADS)
    listener = listen(state)
    for seat in range(3):
        give_cards(state, seat, LOADS, "")
    everything_else = "forward/forward forward/backward backward/forward forward/food forward/powder"
    give_cards(state, 0, LOADS, f"{everything_else} food/forward powder/gold gold/forward")
    assert state.ships[0].deck == 0
    play(state, "dice 1 1")
    assert "jamaica-news-shuffles" not in told(listener)
    play(state, "choose food/powder", "choose gold/gold", "choose powder/food")
    assert state.agenda.seat == 0
    assert state.step().name == "draw-card"
    assert state.ships[0].deck == 0  # not before the draw itself
    assert len(legal(state)) == 9
    assert "draw food/powder" in legal(state)  # this round's card included
    play(state, "draw food/powder")
    ship = state.ships[0]
    assert ship.played == 0
    assert ship.hand == cards("gold/gold powder/food food/powder")
    assert ship.deck == WHOLE_DECK & ~ship.hand
    assert "jamaica-news-shuffles" in told(listener)


@rule("JA-R6", "JA-R8")
def test_cards_missing_in_the_shuffled_pile_are_known_to_be_held() -> None:
    """Anybody can count: what isn't shuffled into the new deck is in the hand."""
    state = ready(3, LOADS, LOADS, LOADS)
    everything_else = "forward/forward forward/backward backward/forward forward/food forward/powder"
    give_cards(state, 0, LOADS, f"{everything_else} food/forward powder/gold gold/forward")
    play(state, "dice 1 1", "choose food/powder", "choose gold/gold", "choose powder/food", "draw forward/food")
    rng = Rng(5)
    for _ in range(50):
        imagined = GAME.imagine(GAME.view(state, 2), rng)
        assert imagined.ships[0].hand & cards("gold/gold powder/food") == cards("gold/gold powder/food")  # type: ignore[attr-defined]


@rule("JA-R6", "JA-R8")
def test_a_counted_card_counts_until_it_is_revealed() -> None:
    state = ready(3, LOADS, LOADS, LOADS)
    everything_else = "forward/forward forward/backward backward/forward forward/food forward/powder"
    give_cards(state, 0, LOADS, f"{everything_else} food/forward powder/gold gold/forward")
    play(state, "dice 1 1", "choose food/powder", "choose gold/gold", "choose powder/food")
    play(state, "draw forward/food", "draw forward/forward", "draw forward/forward")

    def counted() -> list[str]:
        return GAME.view(state, 2).ships[0].counted  # type: ignore[attr-defined, no-any-return]

    assert counted() == ["powder/food", "gold/gold"]
    stow(state, 0)
    stow(state, 1, "1 food", "1 food", "1 powder", "1 gold", "1 gold")
    stow(state, 2)
    # Captain 1 now; seat 0 acts last. A counted card that lies face down is still held.
    play(state, "dice 1 1", "choose food/powder", "choose gold/gold", "choose gold/gold")
    assert (state.step().name, state.agenda.actor) == ("stow-load", 1)
    assert counted() == ["powder/food", "gold/gold"]
    play(state, "empty 3", "empty 1")
    assert state.ships[0].played == cards("gold/gold")
    assert counted() == ["powder/food"]
    GAME.audit(state)
    rng = Rng(5)
    for _ in range(50):
        imagined = GAME.imagine(GAME.view(state, 2), rng)
        assert imagined.ships[0].hand & cards("powder/food gold/gold") == cards("powder/food")  # type: ignore[attr-defined]


@rule("JA-R7")
def test_the_evening_cant_pay_for_the_morning() -> None:
    """Sailing to space 2 costs 3 food; the evening's food comes too late."""
    state = ready(3, "forward/food gold/gold powder/food", LOADS, LOADS)
    stow(state, 0, "2 food", "3 gold")
    play(state, "dice 2 6", "morning 2", "choose forward/food", "choose gold/gold", "choose gold/gold")
    assert state.ships[0].space == 0
    assert holds(state, 0)[:2] == ["6 food", "3 gold"]


@rule("JA-R7")
def test_combat_and_cost_between_two_moves_cant_be_skipped() -> None:
    state = ready(3, SAILS, LOADS, LOADS)
    place(state, 1, 1)
    play(state, "dice 1 3", "morning 1", "choose forward/forward", "choose gold/gold", "choose gold/gold")
    assert state.step().name == "combat-roll"
    play(state, "combat 2", "combat 2")
    assert state.ships[0].space == 4
    assert holds(state, 0)[0] == "1 food"  # space 1 was paid
    assert state.step().name == "find-treasure"


@rule("JA-R8")
def test_open_and_secret() -> None:
    state = ready(4)
    rng = Rng(3)
    play_randomly(state, rng, 120)
    until_choice(state, rng)
    for viewer in (0, 1, 2, 3, int(SPECTATOR)):
        view = GAME.view(state, viewer)
        for seat in range(4):
            ship = view.ships[seat]  # type: ignore[attr-defined]
            assert ship.hand_size + ship.deck_size + len(ship.played) + (1 if ship.chosen else 0) == 11
            if seat != viewer:
                assert (ship.hand, ship.deck, ship.card, ship.treasures) == ([], [], "", [])
            else:
                assert len(ship.hand) == ship.hand_size
                assert len(ship.deck) == ship.deck_size
                assert len(ship.treasures) == ship.face_down
