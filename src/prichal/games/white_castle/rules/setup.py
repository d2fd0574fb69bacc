"""Set-up: the castle, tiles, gardens, yards and bridges; Matcha's board; starting cards."""

from typing import Final

from mypy_extensions import i64

from prichal.games.white_castle import news
from prichal.games.white_castle.actions import (
    CONVERSIONS,
    CONVERT,
    DEAL_ART,
    DEAL_CARD,
    DEAL_CEREMONY,
    DEAL_DAIMYO,
    DEAL_GARDEN,
    DEAL_LILY,
    DEAL_RESOURCE,
    DEAL_START,
    DEAL_YARD,
    KEEP,
    PAIR,
    SEAT_DRAWN,
)
from prichal.games.white_castle.cards import (
    ARTS,
    CEREMONIES,
    DARK_ACTION,
    FIRST_START,
    GARDEN_NAMES,
    LILIES,
    RESOURCE_BACK,
    RESOURCE_CHOICE,
    RESOURCE_GOODS,
    ROOMS,
    STEWARD_ROOMS,
)
from prichal.games.white_castle.components import (
    BASE_DAIMYOS,
    BASE_GARDENS,
    BASE_RESOURCES,
    BASE_YARD_TOKENS,
    DAIMYOS,
    GARDENS,
    RESOURCES,
    RIVAL_START,
    START_COPIES,
    YARD_TOKENS,
)
from prichal.games.white_castle.effects import POINTS
from prichal.games.white_castle.rules.courtiers import deck_of, draw, offer_cards, put_into_room
from prichal.games.white_castle.rules.geishas import art_left
from prichal.games.white_castle.rules.goods import gain
from prichal.games.white_castle.state import NONE, RIVAL, Castle, bit
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
    KEEP_ONE,
    NEW_ROUND,
    PICK_PAIR,
    PICK_STARTS,
    REVEAL_ART,
    REVEAL_SOLO,
    SET_UP,
    START_RESOURCE,
)
from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng
from prichal.kernel.step import Automatic, Chance, Choice


def gardens_of(kind: str) -> int:
    """The set of garden cards of a kind."""
    return sum(1 << number for number, name in enumerate(GARDEN_NAMES) if name.startswith(kind))


PLANT_GARDENS: Final[i64] = gardens_of("plant")
STONE_GARDENS: Final[i64] = gardens_of("stone")


class SetUp(Automatic[Castle]):
    """WC-B2 to WC-B9, WC-M1 to WC-M5, WC-S1: everything that is laid out, in order."""

    def __init__(self) -> None:
        super().__init__(SET_UP, "set-up", ["WC-B3", "WC-M1", "WC-S1"])

    def run(self, state: Castle, seat: i64, arg: i64) -> None:
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


def starting_pairs(state: Castle) -> i64:
    """WC-B9: players + 1; WC-S1: alone one of each, in Matcha two of each to choose from."""
    if state.solo:
        return 2 if state.matcha else 1
    return state.seats + 1


def place_rival(state: Castle) -> None:
    """WC-S9: the rival's points, influence and place in the turn order."""
    points, influence, first = RIVAL_START[state.difficulty]
    rival = state.clans[RIVAL]
    rival.goods[POINTS] = points
    rival.influence = influence
    state.order[0] = RIVAL if first else 0
    state.order[1] = 0 if first else RIVAL
    state.track = state.order[:]


class DrawSeat(Chance[Castle]):
    """WC-B8: who comes next in the turn order; the markers are stacked in this order on 0."""

    def __init__(self) -> None:
        super().__init__(DRAW_SEAT, "draw-seat", ["WC-B8"])

    def legal(self, state: Castle, seat: i64, arg: i64, moves: Moves) -> None:
        for number in range(state.seats):
            if not has_place(state, number, arg):
                moves.add(SEAT_DRAWN + number)

    def play(self, state: Castle, seat: i64, arg: i64, action: i64) -> None:
        state.order[arg] = action - SEAT_DRAWN
        last: i64 = state.seats - 1
        if arg == last - 1:
            for number in range(state.seats):
                if not has_place(state, number, last):
                    state.order[last] = number
            state.track = state.order[:]
            news.order(state)


def has_place(state: Castle, number: i64, places: i64) -> bool:
    for place in range(places):
        if state.order[place] == number:
            return True
    return False


class DealRoom(Chance[Castle]):
    """WC-B3: a steward or diplomat card comes into each room."""

    def __init__(self) -> None:
        super().__init__(DEAL_ROOM, "deal-room", ["WC-B3"])

    def legal(self, state: Castle, seat: i64, arg: i64, moves: Moves) -> None:
        offer_cards(state, arg, moves)

    def sample(self, state: Castle, seat: i64, arg: i64, rng: Rng) -> i64:
        return DEAL_CARD + draw(deck_of(state, arg), rng)

    def play(self, state: Castle, seat: i64, arg: i64, action: i64) -> None:
        put_into_room(state, arg, action - DEAL_CARD)


class CheckRooms(Automatic[Castle]):
    """WC-B3: five equal dark actions are dealt again."""

    def __init__(self) -> None:
        super().__init__(CHECK_ROOMS, "check-rooms", ["WC-B3"])

    def run(self, state: Castle, seat: i64, arg: i64) -> None:
        for room in range(1, ROOMS):
            if DARK_ACTION[state.rooms[room]] != DARK_ACTION[state.rooms[0]]:
                return
        for room in range(ROOMS):
            state.castle_deck |= bit(state.rooms[room])
            state.rooms[room] = NONE
        for room in range(ROOMS):
            state.agenda.then(DEAL_ROOM, 0, room)
        state.agenda.then(CHECK_ROOMS, 0, 0)


class DrawDaimyo(Chance[Castle]):
    """WC-B3: the daimyo card."""

    def __init__(self) -> None:
        super().__init__(DRAW_DAIMYO, "draw-daimyo", ["WC-B3"])

    def legal(self, state: Castle, seat: i64, arg: i64, moves: Moves) -> None:
        for card in range(len(DAIMYOS) if state.matcha else BASE_DAIMYOS):
            moves.add(DEAL_DAIMYO + card)

    def play(self, state: Castle, seat: i64, arg: i64, action: i64) -> None:
        state.daimyo = action - DEAL_DAIMYO


class DrawGarden(Chance[Castle]):
    """WC-B5: one plant card and one stone card under each bridge."""

    def __init__(self) -> None:
        super().__init__(DRAW_GARDEN, "draw-garden", ["WC-B5"])

    def legal(self, state: Castle, seat: i64, arg: i64, moves: Moves) -> None:
        left: i64 = gardens_left(state, arg)
        for garden in range(len(GARDENS)):
            if (left >> garden) & 1 != 0:
                moves.add(DEAL_GARDEN + garden)

    def sample(self, state: Castle, seat: i64, arg: i64, rng: Rng) -> i64:
        return DEAL_GARDEN + draw(gardens_left(state, arg), rng)

    def play(self, state: Castle, seat: i64, arg: i64, action: i64) -> None:
        state.gardens[arg] = action - DEAL_GARDEN


def gardens_left(state: Castle, place: i64) -> i64:
    """The set of garden cards of the place's kind that aren't laid out yet."""
    cards: i64 = PLANT_GARDENS if place & 1 == 0 else STONE_GARDENS
    if not state.matcha:
        cards &= (1 << BASE_GARDENS) - 1
    for other in range(place):
        cards &= ~(1 << state.gardens[other])
    return cards


class DrawYard(Chance[Castle]):
    """WC-B6, WC-M1: four yard tokens."""

    def __init__(self) -> None:
        super().__init__(DRAW_YARD, "draw-yard", ["WC-B6"])

    def legal(self, state: Castle, seat: i64, arg: i64, moves: Moves) -> None:
        left: i64 = yards_left(state, arg)
        for token in range(len(YARD_TOKENS)):
            if (left >> token) & 1 != 0:
                moves.add(DEAL_YARD + token)

    def sample(self, state: Castle, seat: i64, arg: i64, rng: Rng) -> i64:
        return DEAL_YARD + draw(yards_left(state, arg), rng)

    def play(self, state: Castle, seat: i64, arg: i64, action: i64) -> None:
        state.yards[arg] = action - DEAL_YARD


def yards_left(state: Castle, place: i64) -> i64:
    tokens: i64 = (1 << (len(YARD_TOKENS) if state.matcha else BASE_YARD_TOKENS)) - 1
    for other in range(place):
        tokens &= ~(1 << state.yards[other])
    return tokens


class DrawLily(Chance[Castle]):
    """WC-M3: three lilies into the pond."""

    def __init__(self) -> None:
        super().__init__(DRAW_LILY, "draw-lily", ["WC-M3"])

    def legal(self, state: Castle, seat: i64, arg: i64, moves: Moves) -> None:
        for lily in range(LILIES):
            if (state.lilies >> lily) & 1 == 0:
                moves.add(DEAL_LILY + lily)

    def play(self, state: Castle, seat: i64, arg: i64, action: i64) -> None:
        state.lilies |= 1 << (action - DEAL_LILY)


class RevealArt(Chance[Castle]):
    """WC-M4, WC-M42: the next card of the ikebana (0) or calligraphy (1) deck lies open."""

    def __init__(self) -> None:
        super().__init__(REVEAL_ART, "reveal-art", ["WC-M4", "WC-M42"])

    def legal(self, state: Castle, seat: i64, arg: i64, moves: Moves) -> None:
        left: i64 = art_left(state, arg)
        for card in range(ARTS):
            if (left >> card) & 1 != 0:
                moves.add(DEAL_ART + card)

    def sample(self, state: Castle, seat: i64, arg: i64, rng: Rng) -> i64:
        return DEAL_ART + draw(art_left(state, arg), rng)

    def play(self, state: Castle, seat: i64, arg: i64, action: i64) -> None:
        card: i64 = action - DEAL_ART
        state.art_deck &= ~(1 << card)
        state.art_tops[arg] = card
        news.opens_art(state, card)


class DrawCeremony(Chance[Castle]):
    """WC-M5: tokens into the tea house (0 to 2), at the overlook (3) and under the starting pairs (from 4)."""

    def __init__(self) -> None:
        super().__init__(DRAW_CEREMONY, "draw-ceremony", ["WC-M5"])

    def legal(self, state: Castle, seat: i64, arg: i64, moves: Moves) -> None:
        left: i64 = ceremonies_left(state)
        for token in range(CEREMONIES):
            if (left >> token) & 1 != 0:
                moves.add(DEAL_CEREMONY + token)

    def play(self, state: Castle, seat: i64, arg: i64, action: i64) -> None:
        if arg < 4:
            state.ceremonies[arg] = action - DEAL_CEREMONY
        else:
            state.pairs[(arg - 4) * 3 + 2] = action - DEAL_CEREMONY


def ceremonies_left(state: Castle) -> i64:
    """The set of ceremony tokens not laid out yet."""
    tokens: i64 = (1 << CEREMONIES) - 1
    for place in range(4):
        if state.ceremonies[place] >= 0:
            tokens &= ~(1 << state.ceremonies[place])
    for pair in range(5):
        if state.pairs[pair * 3 + 2] >= 0:
            tokens &= ~(1 << state.pairs[pair * 3 + 2])
    return tokens


class DrawResource(Chance[Castle]):
    """WC-B9, WC-S1: a starting resource card for the pair `arg`."""

    def __init__(self) -> None:
        super().__init__(DRAW_RESOURCE, "draw-resource", ["WC-B9", "WC-S1"])

    def legal(self, state: Castle, seat: i64, arg: i64, moves: Moves) -> None:
        cards: i64 = len(RESOURCES) if state.matcha else BASE_RESOURCES
        for card in range(cards):
            dealt = False
            for pair in range(arg):
                if state.pairs[pair * 3] == card:
                    dealt = True
            if not dealt:
                moves.add(DEAL_RESOURCE + card)

    def play(self, state: Castle, seat: i64, arg: i64, action: i64) -> None:
        state.pairs[arg * 3] = action - DEAL_RESOURCE


class DrawStart(Chance[Castle]):
    """WC-B9, WC-S1: a starting action card for the pair `arg`."""

    def __init__(self) -> None:
        super().__init__(DRAW_START, "draw-start", ["WC-B9", "WC-S1"])

    def legal(self, state: Castle, seat: i64, arg: i64, moves: Moves) -> None:
        for kind in range(state.colours()):
            left: i64 = START_COPIES
            for pair in range(arg):
                if state.pairs[pair * 3 + 1] == kind:
                    left -= 1
            if left > 0:
                moves.weigh(DEAL_START + kind, left)

    def play(self, state: Castle, seat: i64, arg: i64, action: i64) -> None:
        state.pairs[arg * 3 + 1] = action - DEAL_START


class PickStarts(Automatic[Castle]):
    """WC-B9, WC-S1: in reverse turn order everybody takes a pair; alone, what the solo rules say."""

    def __init__(self) -> None:
        super().__init__(PICK_STARTS, "pick-starts", ["WC-B9", "WC-S1"])

    def run(self, state: Castle, seat: i64, arg: i64) -> None:
        if not state.solo:
            for place in range(state.seats - 1, -1, -1):
                state.agenda.then(PICK_PAIR, state.order[place], 0)
        elif state.matcha:
            for what in range(3):
                state.agenda.then(KEEP_ONE, 0, what)
        else:
            take_start_action(state, 0, state.pairs[1])
            take_resource_card(state, 0, state.pairs[0])


class PickPair(Choice[Castle]):
    """WC-B9, WC-M5: one of the pairs still there, with its ceremony token."""

    def __init__(self) -> None:
        super().__init__(PICK_PAIR, "pick-pair", ["WC-B9", "WC-M5"])

    def legal(self, state: Castle, seat: i64, arg: i64, moves: Moves) -> None:
        for pair in range(state.seats + 1):
            if state.pairs[pair * 3] >= 0:
                moves.add(PAIR + pair)

    def play(self, state: Castle, seat: i64, arg: i64, action: i64) -> None:
        first: i64 = (action - PAIR) * 3
        pairs = state.pairs
        state.clans[seat].token = pairs[first + 2]
        card: i64 = pairs[first]
        news.picks(state, seat, card, pairs[first + 1])
        take_start_action(state, seat, pairs[first + 1])
        pairs[first] = NONE
        pairs[first + 1] = NONE
        pairs[first + 2] = NONE
        take_resource_card(state, seat, card)

    def why_not(self, state: Castle, seat: i64, arg: i64, action: i64) -> str:
        return "WC-B35" if CONVERT <= action < CONVERT + CONVERSIONS else "WC-B9"


class KeepOne(Choice[Castle]):
    """WC-S1: one of two resource cards (arg 0), action cards (1) and ceremony tokens (2)."""

    def __init__(self) -> None:
        super().__init__(KEEP_ONE, "keep-one", ["WC-S1"])

    def legal(self, state: Castle, seat: i64, arg: i64, moves: Moves) -> None:
        moves.add(KEEP)
        moves.add(KEEP + 1)

    def play(self, state: Castle, seat: i64, arg: i64, action: i64) -> None:
        place: i64 = (action - KEEP) * 3 + arg
        kept: i64 = state.pairs[place]
        state.pairs[place] = NONE
        if arg == 0:
            take_resource_card(state, seat, kept)
        elif arg == 1:
            take_start_action(state, seat, kept)
        else:
            state.clans[seat].token = kept


def take_start_action(state: Castle, seat: i64, kind: i64) -> None:
    clan = state.clans[seat]
    clan.start_action = kind
    clan.action_card = FIRST_START + kind


def take_resource_card(state: Castle, seat: i64, card: i64) -> None:
    """WC-B9: the goods at once, the back and the decree into the lantern area."""
    clan = state.clans[seat]
    clan.resource_card = card
    clan.lantern += RESOURCE_BACK[card]
    gain(state, seat, RESOURCE_GOODS[card])
    if RESOURCE_CHOICE[card] > 0:
        state.agenda.then(START_RESOURCE, seat, RESOURCE_CHOICE[card])
