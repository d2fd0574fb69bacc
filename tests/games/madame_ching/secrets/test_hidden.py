"""What seats may know, and what imagined positions make of it."""

import msgspec

from prichal.games.madame_ching.components import ENCOUNTER_NAMES
from prichal.games.madame_ching.piles import digit, numbers_in
from prichal.games.madame_ching.secrets.reshuffle import redraw_secrets
from prichal.games.madame_ching.secrets.view import MadameChingView
from prichal.games.madame_ching.state import OWNERS, MadameChingState
from prichal.kernel.agenda import SPECTATOR
from prichal.kernel.chance import Rng
from tests.games.madame_ching.tables import (
    GAME,
    act,
    asked,
    bury,
    choose,
    empty_deck,
    encounters,
    enrich,
    give,
    hand,
    lay,
    legal,
    opened,
    pass_turns,
    teach,
    voyage,
)
from tests.support import play_randomly, rule


def see(state: MadameChingState, viewer: int) -> MadameChingView:
    view = GAME.view(state, viewer)
    assert isinstance(view, MadameChingView)
    return view


def imagined(state: MadameChingState, viewer: int, count: int = 40) -> list[MadameChingState]:
    found: list[MadameChingState] = []
    for seed in range(count):
        other = GAME.imagine(see(state, viewer), Rng(seed, 77))
        assert isinstance(other, MadameChingState)
        GAME.audit(other)
        found.append(other)
    return found


def masked(state: MadameChingState, text: str) -> list[str]:
    """An action about to be played, as seats 0, 1, 2 … and a spectator read it."""
    action = GAME.catalogue.find(text)
    return [GAME.mask(state, state.actor, action, viewer) for viewer in [*range(state.seats), int(SPECTATOR)]]


@rule("MC-G17")
def test_what_is_open_and_what_isnt() -> None:
    state = opened()
    give(state, 0, "thief")
    view = see(state, 1)
    assert [pirate.hand for pirate in view.pirates] == [None, [11, 21, 31, 41], None]
    assert [pirate.hand_size for pirate in view.pirates] == [4, 4, 4]
    assert view.pirates[0].encounter_count == 1 and view.pirates[0].encounters is None
    assert view.places == ["?", "51", "52"]
    assert view.deck == 40
    choose(state, 40)
    assert see(state, 1).pirates[0].chosen is None and see(state, 0).pirates[0].chosen == [40]
    choose(state, 11, 12)
    assert see(state, 1).pirates[2].chosen == [12]


@rule("MC-G17")
def test_masked_actions() -> None:
    state = opened()
    assert masked(state, "choose 10") == ["choose 10", "choose ?", "choose ?", "choose ?"]
    teach(state, 0, "combat", "cartography")
    give(state, 0, "traitress")
    give(state, 1, "merchant")
    choose(state, 40, 11, 12)
    act(state, "cartography")
    assert masked(state, "draw 54") == ["draw 54", "draw ?", "draw ?", "draw ?"]
    act(state, "draw 54", "traitress 1", "allow")
    assert masked(state, "lose merchant") == ["lose merchant", "lose merchant", "lose ?", "lose ?"]
    act(state, "lose merchant", "combat 1", "allow")
    assert masked(state, "seize 21") == ["seize 21", "seize 21", "seize ?", "seize ?"]
    act(state, "seize 21")
    assert masked(state, "return 10") == ["return 10", "return 10", "return ?", "return ?"]
    act(state, "return 10")
    assert masked(state, "take 51") == ["take 51"] * 4
    act(state, "take hidden")
    pass_turns(state, 1)
    assert masked(state, "lay 1") == ["lay ?"] * 4
    act(state, "lay 1")
    assert masked(state, "lay 2") == ["lay 2"] * 4


@rule("MC-G17")
def test_cards_taken_face_up_are_remembered_by_all() -> None:
    state = opened()
    choose(state, 40, 11, 12)
    act(state, "take 51", "take hidden")
    for viewer in (1, int(SPECTATOR)):
        view = see(state, viewer)
        assert view.pirates[0].tracked == [51] and view.pirates[2].tracked == []
        assert all(51 in hand(other, 0) for other in imagined(state, viewer))
    holders = {seat for other in imagined(state, 1) for seat in (0, 2) if 50 in hand(other, seat)}
    assert holders == {0, 2}  # nobody else knows where the face-down card went
    lay(state, 1, 2, 3)
    choose(state, 51, 21, 22)
    assert see(state, 1).pirates[0].tracked == []  # it lies on the table


@rule("MC-G17", "MC-G13")
def test_combat_is_remembered_by_both() -> None:
    state = opened()
    teach(state, 0, "combat")
    choose(state, 40, 11, 12)
    act(state, "combat 1", "allow")
    assert see(state, 0).pirates[1].tracked == [21, 31, 41]
    assert see(state, 2).pirates[1].tracked == []
    act(state, "seize 41")
    assert see(state, 0).seized == see(state, 1).seized == 41
    assert see(state, 2).seized == 0 and see(state, int(SPECTATOR)).seized == 0
    assert {other.seized for other in imagined(state, 1)} == {41}
    assert len({other.seized for other in imagined(state, 2)}) > 5
    act(state, "return 10")
    assert all(hand(other, 1) == [10, 21, 31] for other in imagined(state, 0))
    assert all(41 in hand(other, 0) for other in imagined(state, 1))


@rule("MC-G17", "MC-G13")
def test_the_seized_card_is_one_of_the_hand_even_where_all_of_it_seems_known() -> None:
    """A third player has tracked every card of the thief's hand as the thief's own before."""
    state = opened()
    teach(state, 0, "combat")
    choose(state, 40, 11, 12)
    act(state, "combat 1", "allow", "seize 41")
    state.tracks[2 * OWNERS + 0] = state.pirates[0].hand
    state.tracks[2 * OWNERS + 1] = 0
    found = set()
    for number in range(50):
        redraw_secrets(state, 2, Rng(number))
        found.add(state.seized)
    assert found == set(hand(state, 0))


@rule("MC-G17")
def test_a_third_player_only_knows_that_cards_changed_hands() -> None:
    state = opened()
    teach(state, 1, "combat")
    choose(state, 40, 31, 12)
    act(state, "take 51")  # seat 0 takes 51 openly
    act(state, "combat 0", "allow", "seize 51", "return 11")
    assert see(state, 2).pirates[0].tracked == see(state, 2).pirates[1].tracked == [51]
    homes = [seat for other in imagined(state, 2) for seat in (0, 1) if 51 in hand(other, seat)]
    assert set(homes) == {0, 1} and len(homes) == 40  # one of the two, never the deck
    assert all(51 in hand(other, 1) for other in imagined(state, 0))


@rule("MC-G17", "MC-N5")
def test_a_stolen_encounter_card_is_known_to_two() -> None:
    state = opened()
    give(state, 0, "traitress")
    give(state, 1, "merchant", "thief")
    choose(state, 40, 11, 12)
    act(state, "traitress 1", "allow", "lose merchant")
    assert see(state, 1).pirates[0].known_encounters == {"merchant": 1}
    assert see(state, 2).pirates[0].known_encounters == {}
    assert all(encounters(other, 0) == {"merchant": 1} for other in imagined(state, 1))
    assert len({str(encounters(other, 0)) for other in imagined(state, 2)}) > 3


def test_knowledge_of_an_encounter_card_ends_when_it_may_have_left() -> None:
    state = opened()
    give(state, 0, "traitress")
    give(state, 1, "thief")
    give(state, 2, "traitress")
    enrich(state, 1, "23a")
    choose(state, 40, 11, 12)
    act(state, "traitress 1", "allow", "lose thief", "take 51")
    assert see(state, 1).pirates[0].known_encounters == {"thief": 1}
    give(state, 0, "merchant")
    act(state, "traitress 0", "allow", "lose merchant")
    assert see(state, 1).pirates[0].known_encounters == {}  # it may have been the thief
    assert see(state, 0).pirates[2].known_encounters == {"merchant": 1}


@rule("MC-G17", "MC-T2", "MC-T3")
def test_partners_know_what_they_pass() -> None:
    state = opened(4, teams=True)
    give(state, 3, "traitress")
    give(state, 0, "merchant")
    choose(state, 40, 11, 12, 13)
    act(state, "take 51", "hand 20")
    assert see(state, 0).pirates[2].tracked == [20]
    assert see(state, 1).pirates[2].tracked == [51]  # for the opponents it may have been the card just taken
    assert all(20 in hand(other, 2) for other in imagined(state, 0))
    homes = {seat for other in imagined(state, 1) for seat in (0, 2) if 51 in hand(other, seat)}
    assert homes == {0, 2}
    act(state, "traitress 0", "allow", "lose merchant")
    assert see(state, 0).received == see(state, 3).received == "merchant"
    assert see(state, 1).received == ""
    assert len({other.received for other in imagined(state, 2)}) > 3
    act(state, "pass on")
    assert see(state, 0).pirates[1].known_encounters == {"merchant": 1}  # the victim saw where it went
    assert see(state, 3).pirates[1].known_encounters == {"merchant": 1}


@rule("MC-T3", "MC-N5")
def test_the_card_just_received_isnt_one_that_was_there_before() -> None:
    state = opened(4, teams=True)
    give(state, 0, "fortune-teller", "treasure-3")
    give(state, 1, "traitress")
    choose(state, 20, 41, 12, 13)
    act(state, "traitress 0", "allow", "lose treasure-3", "keep", "take 51", "hand nothing")
    assert see(state, 0).pirates[1].known_encounters == {"treasure-3": 1}
    give(state, 1, "fortune-teller")
    pass_turns(state, 1)
    lay(state, 1, 2, 3, 4)
    choose(state, 10, 51, 22, 23)
    act(state, "fortune-teller", "meet merchant")
    assert asked(state) == ("pass-card", 1)
    for other in imagined(state, 0, 200):
        act(other, "pass on")
        GAME.audit(other)


def test_imagined_positions_can_be_played_on() -> None:
    """Whatever happens next, the memories stay true."""
    for setup in GAME.setups():
        state = GAME.new(setup.seats, setup.options)
        rng = Rng(5, 11)
        while not state.over:
            for viewer in [*range(setup.seats), int(SPECTATOR)]:
                other = GAME.imagine(GAME.view(state, viewer), rng)
                for _ in range(6):
                    if not other.over:
                        play_randomly(other, rng, 1)
                        GAME.audit(other)
            play_randomly(state, rng, 29)


@rule("MC-G14")
def test_the_question_after_an_attack_doesnt_tell_who_holds_a_pilot() -> None:
    """With and without a Pilot the same is asked, and everybody else is sent the same bytes."""
    states: list[MadameChingState] = []
    for card in ("pilot-map", "merchant"):
        state = opened()
        give(state, 0, "thief")
        give(state, 1, card)
        enrich(state, 1, "23a")
        choose(state, 40, 11, 12)
        act(state, "thief 1")
        states.append(state)
    assert [asked(state) for state in states] == [("react", 1)] * 2
    assert legal(states[0]) == ["allow", "parry map"] and legal(states[1]) == ["allow"]
    for viewer in (0, 2, int(SPECTATOR)):
        assert msgspec.json.encode(see(states[0], viewer)) == msgspec.json.encode(see(states[1], viewer))
    pilots = {
        digit(other.pirates[1].encounters, ENCOUNTER_NAMES.index("pilot-map")) for other in imagined(states[1], 0)
    }
    assert pilots == {0, 1}
    bare = opened()
    give(bare, 0, "thief")
    enrich(bare, 1, "23a")
    choose(bare, 40, 11, 12)
    act(bare, "thief 1")
    assert asked(bare) == ("react", 1) and legal(bare) == ["allow"]  # even without any encounter card


def test_points_of_hidden_cards_are_shown_at_the_end_only() -> None:
    state = opened()
    give(state, 0, "treasure-3")
    assert see(state, 0).pirates[0].points == 3
    assert see(state, 1).pirates[0].points == 0
    state.ending = True
    choose(state, 40, 11, 12)
    pass_turns(state, 1)
    assert state.over
    view = see(state, 1)
    assert view.pirates[0].encounters == {"treasure-3": 1} and view.pirates[0].points == 3
    assert view.pirates[0].hand is None


def test_every_unseen_card_turns_up_everywhere() -> None:
    state = opened()
    voyage(state, 0, [1, 2])
    hands: set[int] = set()
    face_down: set[int] = set()
    for other in imagined(state, 1, 300):
        hands |= set(hand(other, 0))
        face_down.add(int(other.places[0]))
    unseen = set(range(1, 56)) - {1, 2, 51, 52, 11, 21, 31, 41}
    assert hands == unseen and face_down == unseen


def test_the_pieces_that_options_point_at_are_on_the_table() -> None:
    for setup in GAME.setups():
        state = GAME.new(setup.seats, setup.options)
        rng = Rng(9, 4)
        while not state.over:
            if state.actor >= 0:
                panels = GAME.panels(GAME.view(state, state.actor))
                pieces = {cell.piece for panel in panels for row in panel.rows for cell in row}
                pieces |= {"done", "symbol-map", "symbol-lantern", "symbol-sword", "symbol-kite"}
                for option in GAME.prompt(state, state.actor).options:
                    assert option.picks and set(option.picks) <= pieces, option
            play_randomly(state, rng, 3)


@rule("MC-R5", "MC-G17")
def test_when_the_discards_become_the_deck_they_are_in_no_hand() -> None:
    """Everything else that a viewer doesn't see lying must be in a hand."""
    state = opened()
    empty_deck(state)
    choose(state, 40, 11, 12)
    pass_turns(state, 1)
    assert state.round == 2 and state.discard == 0
    shuffled = set(numbers_in(state.deck))
    for viewer in (0, 1, 2, int(SPECTATOR)):
        for other in imagined(state, viewer):
            assert set(numbers_in(other.deck)) == shuffled
    held = {seat for other in imagined(state, 0) for seat in (1, 2) if 21 in hand(other, seat)}
    assert held == {1, 2}  # but in whose hand isn't known


@rule("MC-R5", "MC-G17")
def test_the_face_down_card_may_be_one_of_the_old_deck() -> None:
    state = opened()
    bury(state, *numbers_in(state.deck)[1:])
    last = numbers_in(state.deck)[0]
    choose(state, 40, 11, 12)
    pass_turns(state, 1)
    lay(state, last, 2, 3)  # the deck is made anew after the face-down card
    unseen = {last, *hand(state, 1), *hand(state, 2)}
    found: set[int] = set()
    for other in imagined(state, 0, 200):
        found.add(int(other.places[0]))
        assert {int(other.places[0]), *hand(other, 1), *hand(other, 2)} == unseen
    assert last in found and found & set(hand(state, 1)) and 51 not in found
    choose(state, 50, 21, 22)
    act(state, "take 2", "take hidden")
    assert see(state, 0).face_down_tracked == []
    assert last in see(state, 0).pirates[2].tracked
    assert last not in {number for pirate in see(state, 2).pirates for number in pirate.tracked}
    assert all(last in {*hand(other, 1), *hand(other, 2)} for other in imagined(state, 0))
