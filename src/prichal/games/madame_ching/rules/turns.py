"""A turn: 3a planning the expedition, 3b encounter card and skills, 3c taking a card, and the next turn."""

from mypy_extensions import i64

from prichal.games.madame_ching.actions import SAIL, TAKE
from prichal.games.madame_ching.components import CARTOGRAPHY, COLUMNS, COMBAT, NIGHT_NAVIGATION, PILOT
from prichal.games.madame_ching.piles import digit, number_of
from prichal.games.madame_ching.rules.ending import end_expedition
from prichal.games.madame_ching.rules.planning import lay_card, start
from prichal.games.madame_ching.rules.scoring import finish
from prichal.games.madame_ching.rules.taking import last_place, offer_places, take
from prichal.games.madame_ching.state import NO_JUNK, MadameChingState
from prichal.games.madame_ching.steps import (
    ACT,
    ASSIGN,
    END_TURN,
    NEXT_TURN,
    OPPORTUNITY,
    ROUND,
    SET_SAIL,
    TAKE_CARD,
)
from prichal.games.madame_ching.words import news
from prichal.kernel.actions import Moves
from prichal.kernel.step import Automatic, Choice


class NextTurn(Automatic[MadameChingState]):
    """MC-R3: whoever has the highest revealed card takes a turn; after the last one the round is over (MC-R4)."""

    def __init__(self) -> None:
        super().__init__(NEXT_TURN, "next-turn", ["MC-R3", "MC-R4", "MC-2P2", "MC-G18"])

    def run(self, state: MadameChingState, seat: i64, arg: i64) -> None:
        next_turn(state)


def next_turn(state: MadameChingState) -> None:
    first: i64 = 0
    for other in range(state.seats):
        # As numbers, sets of cards compare by their highest cards; the last two bits say whose set it is.
        first = max(first, 4 * state.pirates[other].chosen + other)
    highest: i64 = first >> 2
    player: i64 = first & 3
    if highest != 0:
        below: i64 = highest & -highest
        card: i64 = highest ^ below  # of two cards the higher one
        if card == 0:
            card = below
        state.pirates[player].chosen ^= card
        state.card = number_of(card)
    else:
        player = next_idle(state)
        if player < 0:
            end_round(state)
            return
        state.pirates[player].idle -= 1
    state.acted = False
    state.ended = False
    if state.seats > 2:
        take_turn(state, player, player)
    elif state.pirates[player].sailed == NO_JUNK:
        state.agenda.then(ASSIGN, player, 0)
    else:
        take_turn(state, player, state.pirates[player].sailed ^ 1)


def next_idle(state: MadameChingState) -> i64:
    """MC-G18: turns without a card come last, in seat order."""
    for seat in range(state.seats):
        if state.pirates[seat].idle > 0:
            return seat
    return -1


def end_round(state: MadameChingState) -> None:
    """MC-R4, MC-E1, MC-G19: a new round, unless the end was triggered."""
    if state.ending:
        finish(state)
    else:
        state.agenda.then(ROUND, 0, 0)


class Assign(Choice[MadameChingState]):
    """MC-2P2: the owner of the card decides which of the two expeditions it goes to."""

    def __init__(self) -> None:
        super().__init__(ASSIGN, "assign", ["MC-2P2"])

    def legal(self, state: MadameChingState, seat: i64, arg: i64, moves: Moves) -> None:
        moves.add(SAIL + 2 * seat)
        moves.add(SAIL + 2 * seat + 1)

    def play(self, state: MadameChingState, seat: i64, arg: i64, action: i64) -> None:
        state.pirates[seat].sailed = action - SAIL
        take_turn(state, seat, action - SAIL)


def take_turn(state: MadameChingState, seat: i64, junk: i64) -> None:
    """MC-P1, MC-P2, MC-P6, MC-P7: the card starts, continues or ends an expedition; then the turn goes on."""
    expedition = state.junks[junk]
    waiting: i64 = state.agenda.depth
    number: i64 = state.card
    if number == 0:
        news.has_no_card(state, seat, junk)  # MC-G18
    elif expedition.column == 0:
        start(state, seat, junk)
    elif expedition.column == COLUMNS or number < expedition.last:
        end_expedition(state, seat, junk)  # and SetSail
        return
    else:
        state.card = 0
        lay_card(state, seat, junk, number)
    go_on(state, seat, junk, waiting)


class SetSail(Automatic[MadameChingState]):
    """MC-P6, MC-G8: the ended expedition's cards go to the discards, the new card is laid; `arg` is the junk."""

    def __init__(self) -> None:
        super().__init__(SET_SAIL, "set-sail", ["MC-P6", "MC-G8"])

    def run(self, state: MadameChingState, seat: i64, arg: i64) -> None:
        expedition = state.junks[arg]
        state.discard |= expedition.cards
        state.encounter_discard += expedition.pilots << (3 * PILOT)  # MC-G16
        state.symbols = 0
        start(state, seat, arg)
        offer_opportunity(state, seat, arg)


def go_on(state: MadameChingState, seat: i64, junk: i64, waiting: i64) -> None:
    """The turn goes on with 3b and 3c: at once, or after whatever came on top of the things that were waiting."""
    if state.agenda.depth == waiting:
        offer_opportunity(state, seat, junk)
    else:
        state.agenda.then(OPPORTUNITY, seat, junk)


class Opportunity(Automatic[MadameChingState]):
    """MC-R3 (b), (c), MC-G9: one question for both, Act, whenever the open things allow an encounter card or a skill;
    else a card is taken: the last one without asking, none under MC-G5. `arg` is the junk."""

    def __init__(self) -> None:
        super().__init__(OPPORTUNITY, "opportunity", ["MC-R3", "MC-N1", "MC-G9", "MC-G5"])

    def run(self, state: MadameChingState, seat: i64, arg: i64) -> None:
        offer_opportunity(state, seat, arg)


def offer_opportunity(state: MadameChingState, seat: i64, junk: i64) -> None:
    pirate = state.pirates[seat]
    if (pirate.encounters != 0 and not state.acted) or (pirate.ready != 0 and has_use(state, seat, junk)):
        state.agenda.then(ACT, seat, junk)
        return
    if state.on_board > 1:
        state.agenda.then(TAKE_CARD, seat, junk)
        return
    if state.on_board == 1:
        take(state, seat, last_place(state))
    end_turn(state, seat, junk)


def can_draw(state: MadameChingState) -> bool:
    """MC-G5: Cartography needs a card to draw."""
    return state.deck != 0 or state.discard != 0


def is_at_sea(state: MadameChingState, junk: i64) -> bool:
    """MC-G1, MC-G2: the expedition has begun and isn't at the world's edge."""
    return 0 < state.junks[junk].column < COLUMNS


def can_fight(state: MadameChingState, seat: i64, other: i64) -> bool:
    """MC-K3, MC-G13, MC-T4: with Combat, against a foe, where both hands have a card."""
    pirate = state.pirates[seat]
    if digit(pirate.ready, COMBAT) == 0 or pirate.hand == 0:
        return False
    return state.pirates[other].hand != 0 and state.is_foe(seat, other)


def has_use(state: MadameChingState, seat: i64, junk: i64) -> bool:
    """Is there a skill that could be used, as far as all can see?"""
    pirate = state.pirates[seat]
    if digit(pirate.ready, CARTOGRAPHY) > 0 and can_draw(state):
        return True
    if digit(pirate.ready, NIGHT_NAVIGATION) > 0 and pirate.hand != 0 and is_at_sea(state, junk):
        return True
    for other in range(state.seats):
        if can_fight(state, seat, other):
            return True
    return False


class TakeCard(Choice[MadameChingState]):
    """MC-R3 (c): one of the cards on the board; the face-down one may be chosen. `arg` is the junk."""

    def __init__(self) -> None:
        super().__init__(TAKE_CARD, "take-card", ["MC-R3"])

    def legal(self, state: MadameChingState, seat: i64, arg: i64, moves: Moves) -> None:
        offer_places(state, moves)

    def play(self, state: MadameChingState, seat: i64, arg: i64, action: i64) -> None:
        take_and_end(state, seat, arg, action)


def take_and_end(state: MadameChingState, seat: i64, junk: i64, action: i64) -> None:
    """MC-R3 (c): taking a card is the last thing of a turn."""
    place: i64 = 0  # of TAKE_HIDDEN: no card has its number
    for other in range(1, len(state.places)):
        if state.places[other] == action - TAKE + 1:
            place = other
    take(state, seat, place)
    end_turn(state, seat, junk)


def end_turn(state: MadameChingState, seat: i64, junk: i64) -> None:
    """The next turn, at once unless there is something to draw or to hand over."""
    if state.extra > 0 or state.teams:
        state.agenda.then(END_TURN, seat, junk)
    else:
        next_turn(state)
