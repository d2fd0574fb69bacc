"""Set-up: the castle, tiles, gardens, yards and bridges; Matcha's board; starting cards."""

from typing import Final

from mypy_extensions import i64

from prichal.games.white_castle.actions import (
    DEAL_CARD,
    DEAL_DAIMYO,
    DEAL_GARDEN,
    DEAL_YARD,
    SEAT_DRAWN,
)
from prichal.games.white_castle.cards import (
    DARK_ACTION,
    GARDEN_NAMES,
    ROOMS,
    STEWARD_ROOMS,
)
from prichal.games.white_castle.components import (
    BASE_DAIMYOS,
    BASE_GARDENS,
    BASE_YARD_TOKENS,
    DAIMYOS,
    GARDENS,
    RIVAL_START,
    YARD_TOKENS,
)
from prichal.games.white_castle.effects import POINTS
from prichal.games.white_castle.rules.courtiers import deck_of, draw, offer_cards, put_into_room
from prichal.games.white_castle.state import NONE, RIVAL, WhiteCastleState, bit
from prichal.games.white_castle.steps import (
    CHECK_ROOMS,
    DEAL_ROOM,
    DRAW_CEREMONY,
    DRAW_DAIMYO,
    DRAW_GARDEN,
    DRAW_LILY,
    DRAW_RESOURCE,
    DRAW_SEAT,
    DRAW_START,
    DRAW_TILES,
    DRAW_TOPS,
    DRAW_WELL,
    DRAW_YARD,
    NEW_ROUND,
    PICK_STARTS,
    REVEAL_ART,
    REVEAL_SOLO,
    SET_UP,
)
from prichal.games.white_castle.words import news
from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng
from prichal.kernel.step import Automatic, Chance


def gardens_of(kind: str) -> int:
    """The set of garden cards of a kind."""
    return sum(1 << number for number, name in enumerate(GARDEN_NAMES) if name.startswith(kind))


PLANT_GARDENS: Final[i64] = gardens_of("plant")
STONE_GARDENS: Final[i64] = gardens_of("stone")


def set_up(state: WhiteCastleState) -> None:
    """WC-B2 to WC-B9: all of it is one step, which lays out one thing after another."""
    state.then(SET_UP)


class SetUp(Automatic[WhiteCastleState]):
    """WC-B2 to WC-B9, WC-M1 to WC-M5, WC-S1: everything that is laid out, in order."""

    def __init__(self) -> None:
        super().__init__(SET_UP, "set-up", ["WC-B3", "WC-M1", "WC-S1"])

    def run(self, state: WhiteCastleState, seat: i64, arg: i64) -> None:
        agenda = state.agenda
        if state.solo:
            place_rival(state)
        else:
            for place in range(state.seats - 1):
                agenda.then(DRAW_SEAT, 0, place)
        for room in range(ROOMS):
            agenda.then(DEAL_ROOM, 0, room)
        agenda.then(CHECK_ROOMS, 0, 0)
        agenda.then(DRAW_DAIMYO, 0, 0)
        agenda.then(DRAW_TOPS, 0, 0)
        for room in range(STEWARD_ROOMS, ROOMS):
            agenda.then(DRAW_TILES, 0, room)
        for room in range(STEWARD_ROOMS):
            agenda.then(DRAW_TILES, 0, room)
        for tile in range(2):
            agenda.then(DRAW_WELL, 0, tile)
        for place in range(6):
            agenda.then(DRAW_GARDEN, 0, place)
        for place in range(4):
            agenda.then(DRAW_YARD, 0, place)
        if state.matcha:
            for lily in range(3):
                agenda.then(DRAW_LILY, 0, lily)
            for deck in range(2):
                agenda.then(REVEAL_ART, 0, deck)
            for place in range(4):
                agenda.then(DRAW_CEREMONY, 0, place)
        if state.solo:
            agenda.then(REVEAL_SOLO, 0, 0)
        pairs: i64 = starting_pairs(state)
        for pair in range(pairs):
            agenda.then(DRAW_RESOURCE, 0, pair)
            agenda.then(DRAW_START, 0, pair)
            if state.matcha:
                agenda.then(DRAW_CEREMONY, 0, 4 + pair)
        agenda.then(PICK_STARTS, 0, 0)
        agenda.then(NEW_ROUND, 0, 0)


def starting_pairs(state: WhiteCastleState) -> i64:
    """WC-B9: players + 1; WC-S1: alone one of each, in Matcha two of each to choose from."""
    if state.solo:
        return 2 if state.matcha else 1
    return state.seats + 1


def place_rival(state: WhiteCastleState) -> None:
    """WC-S9: the rival's points, influence and place in the turn order."""
    points, influence, first = RIVAL_START[state.difficulty]
    rival = state.clans[RIVAL]
    rival.goods[POINTS] = points
    rival.influence = influence
    state.order[0] = RIVAL if first else 0
    state.order[1] = 0 if first else RIVAL
    state.track = state.order[:]


class DrawSeat(Chance[WhiteCastleState]):
    """WC-B8: who comes next in the turn order; the markers are stacked in this order on 0."""

    def __init__(self) -> None:
        super().__init__(DRAW_SEAT, "draw-seat", ["WC-B8"])

    def legal(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        for number in range(state.seats):
            if not has_place(state, number, arg):
                moves.add(SEAT_DRAWN + number)

    def play(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        state.order[arg] = action - SEAT_DRAWN
        last: i64 = state.seats - 1
        if arg == last - 1:
            for number in range(state.seats):
                if not has_place(state, number, last):
                    state.order[last] = number
            state.track = state.order[:]
            news.order(state)


def has_place(state: WhiteCastleState, number: i64, places: i64) -> bool:
    for place in range(places):
        if state.order[place] == number:
            return True
    return False


class DealRoom(Chance[WhiteCastleState]):
    """WC-B3: a steward or diplomat card comes into each room."""

    def __init__(self) -> None:
        super().__init__(DEAL_ROOM, "deal-room", ["WC-B3"])

    def legal(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        offer_cards(state, arg, moves)

    def sample(self, state: WhiteCastleState, seat: i64, arg: i64, rng: Rng) -> i64:
        return DEAL_CARD + draw(deck_of(state, arg), rng)

    def play(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        put_into_room(state, arg, action - DEAL_CARD)


class CheckRooms(Automatic[WhiteCastleState]):
    """WC-B3: five equal dark actions are dealt again."""

    def __init__(self) -> None:
        super().__init__(CHECK_ROOMS, "check-rooms", ["WC-B3"])

    def run(self, state: WhiteCastleState, seat: i64, arg: i64) -> None:
        for room in range(1, ROOMS):
            if DARK_ACTION[state.rooms[room]] != DARK_ACTION[state.rooms[0]]:
                return
        for room in range(ROOMS):
            state.castle_deck |= bit(state.rooms[room])
            state.rooms[room] = NONE
        for room in range(ROOMS):
            state.agenda.then(DEAL_ROOM, 0, room)
        state.agenda.then(CHECK_ROOMS, 0, 0)


class DrawDaimyo(Chance[WhiteCastleState]):
    """WC-B3: the daimyo card."""

    def __init__(self) -> None:
        super().__init__(DRAW_DAIMYO, "draw-daimyo", ["WC-B3"])

    def legal(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        for card in range(len(DAIMYOS) if state.matcha else len(BASE_DAIMYOS)):
            moves.add(DEAL_DAIMYO + card)

    def play(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        state.daimyo = action - DEAL_DAIMYO


class DrawGarden(Chance[WhiteCastleState]):
    """WC-B5: one plant card and one stone card under each bridge."""

    def __init__(self) -> None:
        super().__init__(DRAW_GARDEN, "draw-garden", ["WC-B5"])

    def legal(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        remaining: i64 = gardens_left(state, arg)
        for garden in range(len(GARDENS)):
            if (remaining >> garden) & 1 != 0:
                moves.add(DEAL_GARDEN + garden)

    def sample(self, state: WhiteCastleState, seat: i64, arg: i64, rng: Rng) -> i64:
        return DEAL_GARDEN + draw(gardens_left(state, arg), rng)

    def play(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        state.gardens[arg] = action - DEAL_GARDEN


def gardens_left(state: WhiteCastleState, place: i64) -> i64:
    """The set of garden cards of the place's kind that aren't laid out yet."""
    cards: i64 = PLANT_GARDENS if place & 1 == 0 else STONE_GARDENS
    if not state.matcha:
        cards &= bit(len(BASE_GARDENS)) - 1
    for other in range(place):
        cards &= ~(1 << state.gardens[other])
    return cards


class DrawYard(Chance[WhiteCastleState]):
    """WC-B6, WC-M1: four yard tokens."""

    def __init__(self) -> None:
        super().__init__(DRAW_YARD, "draw-yard", ["WC-B6"])

    def legal(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        remaining: i64 = yards_left(state, arg)
        for token in range(len(YARD_TOKENS)):
            if (remaining >> token) & 1 != 0:
                moves.add(DEAL_YARD + token)

    def sample(self, state: WhiteCastleState, seat: i64, arg: i64, rng: Rng) -> i64:
        return DEAL_YARD + draw(yards_left(state, arg), rng)

    def play(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        state.yards[arg] = action - DEAL_YARD


def yards_left(state: WhiteCastleState, place: i64) -> i64:
    tokens: i64 = bit(len(YARD_TOKENS) if state.matcha else len(BASE_YARD_TOKENS)) - 1
    for other in range(place):
        tokens &= ~(1 << state.yards[other])
    return tokens
