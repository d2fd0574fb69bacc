"""Courtiers: to the gate, up the castle, into its rooms."""

from mypy_extensions import i64

from prichal.games.white_castle.actions import (
    CLIMB_COUNT,
    CLIMB_FLOORS,
    CLIMB_FROM,
    CLIMB_TO,
    CLIMB_TO_ROOM,
    DEAL_CARD,
    DECLINE,
    SLOT_TAKEN,
    TO_GATE,
    USE_BLOCK,
)
from prichal.games.white_castle.cards import (
    BLOCK,
    BLOCKS,
    CLIMB_ONLY,
    DIPLOMAT_BACK,
    FIRST_DIPLOMAT,
    FIRST_START,
    GATE_ONLY,
    LANTERN_REWARD,
    LIGHT_BLOCK,
    SLOT,
    STEWARD_BACK,
    STEWARD_ROOMS,
    TONE,
)
from prichal.games.white_castle.components import START_BACK_INFLUENCE
from prichal.games.white_castle.effects import COINS, MOVE, PEARL, SEND
from prichal.games.white_castle.rules.effects import perform
from prichal.games.white_castle.rules.goods import OwnChoice
from prichal.games.white_castle.state import COURTIERS_HOME, DAIMYO, GATE, NONE, ROOM, Clan, WhiteCastleState, bit
from prichal.games.white_castle.steps import (
    COURTIER_ACTION,
    DAIMYO_SLOT,
    ENTER_BLOCK,
    FREE_CLIMB,
    PERFORM,
    REFILL,
)
from prichal.games.white_castle.words import news
from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng
from prichal.kernel.step import Chance


def on_floor(clan: Clan, floor: i64) -> i64:
    """Courtiers at the gate (0), on the steward floor (1) or the diplomat floor (2)."""
    members = clan.members
    if floor == 0:
        return members[GATE]
    if floor == 1:
        return members[ROOM] + members[ROOM + 1] + members[ROOM + 2]
    return members[ROOM + 3] + members[ROOM + 4]


def leave_floor(clan: Clan, floor: i64) -> None:
    """Which room of the floor a courtier comes from makes no difference: the first one that has one."""
    place: i64 = GATE if floor == 0 else ROOM if floor == 1 else ROOM + STEWARD_ROOMS
    while clan.members[place] == 0:
        place += 1
    clan.members[place] -= 1


def offer_climbs(clan: Clan, moves: Moves, one: bool, two: bool) -> None:
    """WC-B20: one or two floors up, by where the climb starts and the room where it ends."""
    gate = clan.members[GATE] > 0
    stewards = on_floor(clan, 1) > 0
    diplomats = on_floor(clan, 2) > 0
    for climb in range(CLIMB_COUNT):
        start: i64 = CLIMB_FROM[climb]
        there = gate if start == 0 else stewards if start == 1 else diplomats
        if there and (one if CLIMB_FLOORS[climb] == 1 else two):
            moves.add(CLIMB_TO_ROOM + climb)


def climb(state: WhiteCastleState, seat: i64, number: i64) -> None:
    """WC-B20: the courtier moves, and enters the room where the climb ends."""
    clan = state.clans[seat]
    leave_floor(clan, CLIMB_FROM[number])
    target: i64 = CLIMB_TO[number]
    if target == 5:
        clan.members[DAIMYO] += 1
        news.climbs(state, seat, target)
        enter_daimyo(state, seat)
    else:
        clan.members[ROOM + target] += 1
        news.climbs(state, seat, target)
        enter_room(state, seat, target)


def enter_room(state: WhiteCastleState, seat: i64, room: i64) -> None:
    """WC-B21: the room's card becomes the action card, one of its light blocks is performed, the room refilled.

    With an empty deck the light block is all.
    """
    card: i64 = state.rooms[room]
    deck: i64 = state.castle_deck >> FIRST_DIPLOMAT
    if room < STEWARD_ROOMS:
        deck = state.castle_deck & ((1 << FIRST_DIPLOMAT) - 1)
    refill = deck != 0
    if refill:
        turn_over(state.clans[seat])
        state.clans[seat].action_card = card
        state.rooms[room] = NONE
        news.takes_card(state, seat, card)
    state.agenda.then(ENTER_BLOCK, seat, card << 3 | room)
    if refill:
        state.agenda.then(REFILL, seat, room)


def turn_over(clan: Clan) -> None:
    """WC-B21: the action card goes to the lantern area, its back up."""
    card: i64 = clan.action_card
    if card >= FIRST_START:
        clan.lantern_influence += START_BACK_INFLUENCE
        return
    clan.lantern_castle |= bit(card)
    clan.lantern += STEWARD_BACK if card < FIRST_DIPLOMAT else DIPLOMAT_BACK


def enter_daimyo(state: WhiteCastleState, seat: i64) -> None:
    """WC-B22: the lantern reward, then a slot if one is free."""
    perform(state, seat, LANTERN_REWARD)
    if state.slots[0] < 0 or state.slots[1] < 0 or state.slots[2] < 0:
        state.agenda.then(DAIMYO_SLOT, seat, 0)


class CourtierAction(OwnChoice):
    """WC-B20: to the gate, up the castle, or both in any order; arg: the parts still allowed."""

    def __init__(self) -> None:
        super().__init__(COURTIER_ACTION, "courtier-action", ["WC-B20", "WC-B33"])

    def offer(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        clan = state.clans[seat]
        if arg & SEND != 0 and clan.goods[COINS] >= 2 and clan.members[COURTIERS_HOME] > 0:
            moves.add(TO_GATE)
        if arg & MOVE != 0 and clan.goods[PEARL] >= 2:
            offer_climbs(clan, moves, True, clan.goods[PEARL] >= 5)
        moves.add(DECLINE)

    def choose(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        if action == DECLINE:
            return
        clan = state.clans[seat]
        if action == TO_GATE:
            clan.goods[COINS] -= 2
            clan.members[COURTIERS_HOME] -= 1
            clan.members[GATE] += 1
            news.sends(state, seat, 0)
            if arg & MOVE != 0:
                perform(state, seat, CLIMB_ONLY)
        else:
            number: i64 = action - CLIMB_TO_ROOM
            clan.goods[PEARL] -= 2 if CLIMB_FLOORS[number] == 1 else 5
            climb(state, seat, number)
            if arg & SEND != 0:
                state.agenda.then(PERFORM, seat, GATE_ONLY)


class FreeClimb(OwnChoice):
    """WC-M34: one courtier one floor up without pearl."""

    def __init__(self) -> None:
        super().__init__(FREE_CLIMB, "free-climb", ["WC-M34", "WC-B20"])

    def offer(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        offer_climbs(state.clans[seat], moves, True, False)
        moves.add(DECLINE)

    def choose(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        if action != DECLINE:
            climb(state, seat, action - CLIMB_TO_ROOM)


class EnterBlock(OwnChoice):
    """WC-B21: one of the light blocks of the card taken, or none (WC-B33); arg: the card, then the room."""

    def __init__(self) -> None:
        super().__init__(ENTER_BLOCK, "enter-block", ["WC-B21", "WC-B33"])

    def offer(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        card: i64 = arg >> 3
        for block in range(BLOCKS):
            if TONE[card * BLOCKS + block] == LIGHT_BLOCK:
                moves.add(USE_BLOCK + (arg & 7) * BLOCKS + block)
        moves.add(DECLINE)

    def choose(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        if action != DECLINE:
            block: i64 = action - USE_BLOCK - (arg & 7) * BLOCKS
            perform(state, seat, BLOCK[(arg >> 3) * BLOCKS + block])


class Refill(Chance[WhiteCastleState]):
    """WC-B21: the top card of the floor's deck comes into the room `arg`."""

    def __init__(self) -> None:
        super().__init__(REFILL, "refill", ["WC-B21"])

    def legal(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        offer_cards(state, arg, moves)

    def sample(self, state: WhiteCastleState, seat: i64, arg: i64, rng: Rng) -> i64:
        return DEAL_CARD + draw(deck_of(state, arg), rng)

    def play(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        put_into_room(state, arg, action - DEAL_CARD)
        news.opens_card(state, arg)


def deck_of(state: WhiteCastleState, room: i64) -> i64:
    """The cards that may come into a room."""
    stewards: i64 = (1 << FIRST_DIPLOMAT) - 1
    return state.castle_deck & stewards if room < STEWARD_ROOMS else state.castle_deck & ~stewards


def offer_cards(state: WhiteCastleState, room: i64, moves: Moves) -> None:
    deck: i64 = deck_of(state, room)
    for card in range(FIRST_START):
        if (deck >> card) & 1 != 0:
            moves.add(DEAL_CARD + card)


def put_into_room(state: WhiteCastleState, room: i64, card: i64) -> None:
    state.castle_deck &= ~bit(card)
    state.rooms[room] = card


def draw(cards: i64, rng: Rng) -> i64:
    """A random member of a set."""
    count: i64 = 0
    rest: i64 = cards
    while rest != 0:
        rest &= rest - 1
        count += 1
    skip: i64 = rng.below(count)
    while skip > 0:
        cards &= cards - 1
        skip -= 1
    card: i64 = 0
    while (cards >> card) & 1 == 0:
        card += 1
    return card


class DaimyoSlot(OwnChoice):
    """WC-B22: one free slot of the daimyo card and its benefit."""

    def __init__(self) -> None:
        super().__init__(DAIMYO_SLOT, "daimyo-slot", ["WC-B22"])

    def offer(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        for slot in range(3):
            if state.slots[slot] < 0:
                moves.add(SLOT_TAKEN + slot)

    def choose(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        slot: i64 = action - SLOT_TAKEN
        state.slots[slot] = seat
        news.takes_slot(state, seat, slot)
        perform(state, seat, SLOT[state.daimyo * 3 + slot])
