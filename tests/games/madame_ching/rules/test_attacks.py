"""Attacks and the Pilots against them."""

from prichal.games.madame_ching.piles import numbers_in
from prichal.games.madame_ching.rules.learning import buyable
from prichal.games.madame_ching.rules.scoring import finish
from prichal.games.madame_ching.state import OWNERS, MadameChingState
from tests.games.madame_ching.tables import (
    act,
    asked,
    choose,
    discarded,
    encounters,
    enrich,
    give,
    hand,
    legal,
    offered,
    opened,
    ready,
    teach,
    used,
    voyage,
    why_not,
)
from tests.support import rule


def attacking(*cards: str) -> MadameChingState:
    """Seat 0 is about to play one of the given cards; seat 1 has two gems."""
    state = opened()
    give(state, 0, *cards)
    enrich(state, 1, "23a")
    choose(state, 40, 11, 12)
    return state


@rule("MC-N3")
def test_a_thief_takes_a_random_gem() -> None:
    state = attacking("thief")
    act(state, "thief 1", "allow")
    assert legal(state) == ["gem white", "gem blue"]
    act(state, "gem blue")
    assert (state.pirates[0].blue, state.pirates[1].blue, state.pirates[1].white) == (1, 0, 1)
    assert asked(state) == ("take-card", 0)


@rule("MC-G4")
def test_thief_and_traitress_need_something_to_take() -> None:
    state = attacking("thief", "traitress")
    give(state, 2, "merchant")
    assert offered(state) == ["thief 1", "traitress 2"]
    assert why_not(state, "thief 2") == "MC-G4"
    assert why_not(state, "traitress 1") == "MC-G4"
    assert why_not(state, "siren map") == "MC-N4"
    assert why_not(state, "thief 0") == "MC-N3"  # oneself, or a seat that isn't there
    assert why_not(state, "traitress 0") == "MC-N5"
    assert why_not(state, "thief 3") == "MC-N3"


@rule("MC-N5")
def test_a_traitress_takes_a_random_card_into_the_own_hand() -> None:
    state = attacking("traitress")
    give(state, 2, "merchant", "merchant", "thief")
    act(state, "traitress 2", "allow")
    assert sorted(legal(state)) == ["lose merchant", "lose thief"]
    act(state, "lose thief")
    assert encounters(state, 0) == {"thief": 1}
    assert encounters(state, 2) == {"merchant": 2}
    assert asked(state) == ("take-card", 0)  # the stolen card can't be played in this turn any more (MC-N1)


@rule("MC-N4")
def test_siren_turns_a_card_of_every_opponent() -> None:
    state = opened()
    give(state, 0, "siren-map")
    voyage(state, 0, [1])
    voyage(state, 1, [6, 18])
    voyage(state, 2, [7, 8])
    choose(state, 40, 31, 32)
    act(state, "siren map")
    assert asked(state) == ("react", 1)
    act(state, "allow")
    assert asked(state) == ("turn-card", 1)  # seat 2 has no map and wasn't asked
    assert legal(state) == ["turn 6", "turn 18"]
    assert why_not(state, "turn 7") == "MC-G15"
    before = state.junks[1].cell()
    act(state, "turn 18")
    assert numbers_in(state.junks[1].turned) == [18]
    assert state.junks[1].cell() == before and state.junks[1].last == 18  # colour and number still count
    assert state.junks[1].symbols == 0x0001
    assert numbers_in(state.junks[0].turned) == []


@rule("MC-G3")
def test_a_turned_card_buys_nothing_and_brings_no_coin() -> None:
    state = opened()
    give(state, 0, "siren-map")
    voyage(state, 1, [1, 6, 18])
    choose(state, 40, 31, 32)
    act(state, "siren map", "allow", "turn 6")
    assert buyable(state.junks[1].symbols, state.skills) == 0
    act(state, "take 51")
    state = opened()
    give(state, 0, "siren-map")
    voyage(state, 1, [6, 7])
    choose(state, 40, 31, 32)
    act(state, "siren map", "allow")  # the only card is turned without a question
    assert numbers_in(state.junks[1].turned) == [6]
    finish(state)
    assert state.pirates[1].coins == 0


@rule("MC-G14")
def test_everybody_who_would_be_hit_is_asked_before_anything_is_turned() -> None:
    state = opened(4)
    give(state, 2, "siren-map")
    give(state, 0, "pilot-kite")
    for seat, card in ((0, 6), (1, 18), (3, 25)):
        voyage(state, seat, [card, card + 1])
    choose(state, 10, 11, 42, 13)
    act(state, "siren map")
    assert asked(state) == ("react", 3)  # in seat order after the attacker
    assert legal(state) == ["allow"]  # asked, Pilot or not
    act(state, "allow")
    assert asked(state) == ("react", 0)
    assert all(junk.turned == 0 for junk in state.junks)
    assert legal(state) == ["allow", "parry kite"]
    act(state, "parry kite")
    assert asked(state) == ("react", 1)
    act(state, "allow")
    assert [numbers_in(junk.turned) for junk in state.junks] == [[], [18], [], [25]]
    assert discarded(state) == {"siren-map": 1, "pilot-kite": 1}


@rule("MC-G14")
def test_a_pilot_protects_from_one_siren_only() -> None:
    state = opened()
    give(state, 0, "siren-map")
    give(state, 1, "pilot-kite")
    give(state, 2, "siren-lantern")
    voyage(state, 1, [6, 8])
    choose(state, 40, 11, 32)
    act(state, "siren map", "parry kite", "take 51")
    assert state.junks[1].turned == 0 and state.shielded == 0
    assert asked(state) == ("act", 2)
    act(state, "siren lantern", "allow")
    assert numbers_in(state.junks[1].turned) == [8]


@rule("MC-G14", "MC-N7")
def test_a_pilot_cancels_an_attack_which_is_spent() -> None:
    state = attacking("thief", "fortune-teller")
    give(state, 1, "pilot-plain")
    act(state, "thief 1")
    assert legal(state) == ["allow", "parry plain"]
    assert why_not(state, "parry map") == "MC-N7"
    assert why_not(state, "done") == "MC-G14"
    act(state, "parry plain")
    assert (state.pirates[1].white, state.pirates[1].blue) == (1, 1)
    assert asked(state) == ("take-card", 0)  # it was the round's encounter card
    assert discarded(state) == {"thief": 1, "pilot-plain": 1}


@rule("MC-G14", "MC-K3")
def test_a_cancelled_combat_is_turned_face_down() -> None:
    state = opened()
    teach(state, 0, "combat")
    give(state, 1, "pilot-sword")
    choose(state, 40, 11, 12)
    act(state, "combat 1", "parry sword")
    assert ready(state, 0) == {} and used(state, 0) == {"combat": 1}
    assert hand(state, 1) == [21, 31, 41]
    assert state.tracks[0 * OWNERS + 1] == 0  # nothing was looked at


@rule("MC-G15")
def test_siren_needs_a_victim_and_turns_pilots_too() -> None:
    state = opened()
    give(state, 0, "siren-kite")
    voyage(state, 1, [7, 8])
    choose(state, 40, 31, 32)
    assert offered(state) == []
    assert why_not(state, "siren kite") == "MC-G15"
    state = opened()
    give(state, 0, "siren-kite")
    voyage(state, 1, [7, 16], ["kite"])
    choose(state, 40, 31, 32)
    act(state, "siren kite", "allow")
    assert legal(state) == ["turn 16", "turn pilot kite"]
    act(state, "turn pilot kite")
    assert state.junks[1].symbols == 0x1000  # the kite of 16
