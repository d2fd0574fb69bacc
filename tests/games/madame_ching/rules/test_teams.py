"""Teams of two."""

from prichal.games.madame_ching.rules.scoring import points
from prichal.games.madame_ching.secrets.view import MadameChingView
from prichal.games.madame_ching.state import DECLINED, HANDED, MadameChingState
from prichal.games.madame_ching.steps import OPPORTUNITY
from tests.games.madame_ching.tables import (
    GAME,
    act,
    asked,
    choose,
    encounters,
    enrich,
    give,
    hand,
    lay,
    legal,
    offered,
    opened,
    pass_turns,
    teach,
    voyage,
    why_not,
)
from tests.support import rule


def teams() -> MadameChingState:
    return opened(4, teams=True)


def exchanges(state: MadameChingState) -> list[str]:
    """How far both teams have come, as everybody sees it."""
    view = GAME.view(state, 1)
    assert isinstance(view, MadameChingView)
    return view.exchange


@rule("MC-T1")
def test_partners_add_their_points() -> None:
    state = teams()
    enrich(state, 0, "23a")
    enrich(state, 2, "17a")
    enrich(state, 1, "17b")
    assert [points(state, seat) for seat in range(4)] == [6, 3, 3, 0]
    assert GAME.scores(state) == [9, 3, 9, 3]
    assert GAME.winners(state) == [0, 2]
    parts = GAME.breakdown(state)
    assert [sum(part.points[seat] for part in parts) for seat in range(4)] == [9, 3, 9, 3]


@rule("MC-T2")
def test_the_first_may_hand_a_card_over_and_the_partner_must_hand_one_back() -> None:
    state = teams()
    choose(state, 40, 11, 22, 13)
    act(state, "take 51")
    assert asked(state) == ("hand-over", 0)
    assert legal(state) == ["hand nothing", "hand 10", "hand 20", "hand 30", "hand 51"]  # the card just taken too
    act(state, "hand 51")
    assert hand(state, 0) == [10, 20, 30] and hand(state, 2) == [12, 32, 42, 51]
    assert asked(state) == ("take-card", 2)
    act(state, "take 52")
    assert asked(state) == ("hand-over", 2)
    assert legal(state) == ["hand 12", "hand 32", "hand 42", "hand 51", "hand 52"]  # or the card just received
    assert why_not(state, "hand nothing") == "MC-T2"
    assert exchanges(state) == ["handed", "open"]
    act(state, "hand 51")
    assert [len(hand(state, seat)) for seat in (0, 2)] == [4, 4]
    assert exchanges(state) == ["returned", "open"]


@rule("MC-G7")
def test_nothing_is_handed_back_for_nothing() -> None:
    state = teams()
    choose(state, 40, 11, 22, 13)
    act(state, "take 51", "hand nothing", "take 52")
    assert asked(state) == ("take-card", 3)  # seat 2 wasn't asked; the other team is on its own
    act(state, "take hidden")
    assert asked(state) == ("hand-over", 3)
    act(state, "hand 23")
    assert asked(state) == ("hand-over", 1)  # the last card of the board was taken by itself
    assert why_not(state, "hand nothing") == "MC-T2"
    act(state, "hand 53")
    lay(state, 1, 2, 3, 4)
    assert state.exchange == 0


@rule("MC-T2", "MC-G5")
def test_with_an_empty_hand_nothing_can_be_handed_back() -> None:
    state = teams()
    choose(state, 40, 11, 32, 13)
    act(state, "take 51", "hand 51")
    assert asked(state) == ("take-card", 2)
    empty_hand(state, 2)
    take_nothing(state)
    assert state.exchange & 3 == HANDED
    assert asked(state) == ("hand-over", 3)  # seat 2 wasn't asked; the other team is


@rule("MC-T2", "MC-G5")
def test_with_an_empty_hand_nothing_can_be_handed_over() -> None:
    """The first of the team has no card: that declines, and the partner isn't asked either."""
    state = teams()
    choose(state, 40, 11, 32, 13)
    empty_hand(state, 0)
    take_nothing(state)
    assert state.exchange & 3 == DECLINED
    assert asked(state) == ("hand-over", 3)  # nor is seat 2, whose turn went by


def empty_hand(state: MadameChingState, seat: int) -> None:
    state.discard |= state.pirates[seat].hand
    state.pirates[seat].hand = 0


def take_nothing(state: MadameChingState) -> None:
    """The board is empty, so instead of the waiting question for a card the turn ends."""
    for place in range(4):
        if state.places[place] > 0:
            state.discard |= 1 << state.places[place]
            state.places[place] = 0
    state.on_board = 0
    seat, junk = state.agenda.seat, state.agenda.arg
    state.agenda.depth -= 1
    state.then(OPPORTUNITY, seat, junk)
    state.agenda.advance(state)


@rule("MC-T3")
def test_an_encounter_card_may_be_passed_at_once() -> None:
    state = teams()
    voyage(state, 0, [6, 7, 8])
    choose(state, 10, 41, 42, 43)
    act(state, "take 51", "hand nothing", "take 52", "hand nothing", "take 53")
    act(state, "meet merchant")
    assert asked(state) == ("pass-card", 0)
    assert legal(state) == ["keep", "pass on"]
    act(state, "pass on")
    assert encounters(state, 0) == {} and encounters(state, 2) == {"merchant": 1}


@rule("MC-T4")
def test_partners_cant_be_attacked() -> None:
    state = teams()
    give(state, 0, "thief", "traitress", "siren-map")
    teach(state, 0, "combat")
    enrich(state, 1, "23a")
    enrich(state, 2, "29a")
    give(state, 2, "merchant")
    give(state, 3, "merchant")
    voyage(state, 1, [6, 7])
    voyage(state, 2, [17, 18])
    choose(state, 40, 31, 32, 33)
    assert offered(state) == ["combat 1", "combat 3", "thief 1", "traitress 3", "siren map"]
    assert why_not(state, "combat 2") == "MC-T4"
    assert why_not(state, "thief 2") == "MC-T4"
    assert why_not(state, "traitress 2") == "MC-T4"
    act(state, "siren map", "allow")
    assert state.junks[2].turned == 0 and state.junks[1].turned == 1 << 6


@rule("MC-G21")
def test_cards_are_passed_one_by_one_and_not_back() -> None:
    state = teams()
    give(state, 0, "fortune-teller")
    choose(state, 40, 11, 12, 13)
    act(state, "fortune-teller", "meet thief", "pass on")
    assert asked(state) == ("meeting", -1)  # the partner isn't asked to pass it back
    act(state, "meet merchant", "keep", "meet pilot-map", "pass on")
    assert encounters(state, 0) == {"merchant": 1}
    assert encounters(state, 2) == {"thief": 1, "pilot-map": 1}


@rule("MC-G21")
def test_a_stolen_card_may_be_passed_too() -> None:
    state = teams()
    give(state, 0, "traitress")
    give(state, 1, "merchant")
    choose(state, 40, 11, 12, 13)
    act(state, "traitress 1", "allow", "lose merchant")
    assert asked(state) == ("pass-card", 0)
    act(state, "pass on")
    assert encounters(state, 2) == {"merchant": 1}


@rule("MC-G21")
def test_pearl_merchants_and_ties_in_teams() -> None:
    state = teams()
    teach(state, 0, "cartography", "combat")
    teach(state, 2, "meteorology")
    voyage(state, 0, [2, 8, 17, 44])
    choose(state, 40, 11, 12, 13)
    act(state, "buy night-navigation")
    assert state.pearl == -1  # the skills of one player
    state = teams()
    give(state, 0, "merchant")
    enrich(state, 2, "31b")
    assert points(state, 0) == 0  # its holder's gems
    assert GAME.scores(state)[:2] == [8, 0]
    state.pirates[1].red, state.pirates[1].blue = 2, 1
    assert GAME.winners(state) == [0, 2]  # equal points: two white gems of a partner against none
    state.pirates[1].coins = 1
    assert GAME.winners(state) == [1, 3]


def test_a_whole_round() -> None:
    state = teams()
    choose(state, 10, 11, 12, 13)
    pass_turns(state, 1)
    assert state.round == 2
