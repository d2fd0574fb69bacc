"""Taking a die from a bridge and placing it (WC-B10 to WC-B19, WC-M7 to WC-M12)."""

from mypy_extensions import i64

from prichal.games.white_castle.actions import PLACE_DIE, PLACE_ROW, PLACE_WELL, TAKE_DIE
from prichal.games.white_castle.cards import (
    BLOCKS,
    GEISHA_ACTION,
    LANTERN_REWARD,
    OUTSKIRTS,
    PRINTED,
    ROOMS,
    SPACES,
    TEA,
    WALL,
    WALLS,
)
from prichal.games.white_castle.components import ROW_VALUE, WELL_VALUE
from prichal.games.white_castle.effects import COINS
from prichal.games.white_castle.rules.castle import activate_room, activate_row
from prichal.games.white_castle.rules.curtains import facing
from prichal.games.white_castle.rules.effects import arrange, perform
from prichal.games.white_castle.rules.goods import OwnChoice
from prichal.games.white_castle.state import WhiteCastleState, dice_on, die_value, top_die
from prichal.games.white_castle.steps import PLACE, RESOLVE, TAKE
from prichal.games.white_castle.words import news
from prichal.kernel.actions import Moves
from prichal.kernel.step import Automatic


def left_die(bridge: i64) -> i64:
    """The value of the die on the left end, 0 if there is none."""
    return bridge & 7


def right_die(bridge: i64) -> i64:
    return (bridge >> 3) & 7


def middle_dice(bridge: i64) -> i64:
    return (bridge >> 6) & 3


def dice_of(bridge: i64) -> i64:
    """How many dice a bridge holds."""
    return middle_dice(bridge) + (1 if left_die(bridge) > 0 else 0) + (1 if right_die(bridge) > 0 else 0)


def without_left(bridge: i64) -> i64:
    """WC-B11: the nearest middle die refills the left end."""
    middle: i64 = middle_dice(bridge)
    if middle == 0:
        return bridge & ~7
    row: i64 = bridge >> 8
    return (row & 7) | (bridge & 56) | (middle - 1) << 6 | (row >> 3) << 8


def without_right(bridge: i64) -> i64:
    """WC-B11: the nearest middle die refills the right end."""
    middle: i64 = middle_dice(bridge)
    if middle == 0:
        return bridge & ~56
    row: i64 = bridge >> 8
    last: i64 = 3 * (middle - 1)
    return (bridge & 7) | (row >> last) << 3 | (middle - 1) << 6 | (row & ((1 << last) - 1)) << 8


def without_middle(bridge: i64) -> i64:
    """WC-S2: the rival takes the (only) middle die."""
    return bridge & 63


class Take(OwnChoice):
    """WC-B10, WC-B11: a die from the left or right end of a bridge."""

    def __init__(self) -> None:
        super().__init__(TAKE, "take", ["WC-B11", "WC-B10", "WC-M7"])

    def offer(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        for colour in range(state.colours()):
            bridge: i64 = state.bridges[colour]
            moves.add_if(left_die(bridge) > 0, TAKE_DIE + colour * 2)
            moves.add_if(right_die(bridge) > 0, TAKE_DIE + colour * 2 + 1)

    def choose(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        colour: i64 = (action - TAKE_DIE) >> 1
        right: i64 = (action - TAKE_DIE) & 1
        bridge: i64 = state.bridges[colour]
        value: i64 = right_die(bridge) if right == 1 else left_die(bridge)
        state.bridges[colour] = without_right(bridge) if right == 1 else without_left(bridge)
        news.takes_die(state, seat, colour, right, value)
        state.agenda.then(PLACE, seat, value | colour << 3 | (1 - right) << 5)


def covered(state: WhiteCastleState, seat: i64, space: i64, colour: i64) -> i64:
    """WC-B12, WC-B15: the value a die would cover; 0 where it can't lie."""
    if space == PLACE_WELL:
        return WELL_VALUE
    if space == PLACE_ROW:
        return ROW_VALUE if (state.clans[seat].row_dice >> (colour * 3)) & 7 == 0 else 0
    if space >= TEA and not state.matcha:
        return 0
    there: i64 = state.spaces[space]
    if dice_on(there) >= state.stack():
        return 0
    if space < ROOMS and not has_tile(state, space, colour):
        return 0
    return PRINTED[space] if there == 0 else die_value(top_die(there))


def has_tile(state: WhiteCastleState, room: i64, colour: i64) -> bool:
    """WC-B16, WC-M9: whether a tile of the room has the colour; none is green."""
    tiles = state.tiles
    first: i64 = room * BLOCKS
    return tiles[first] == colour or tiles[first + 1] == colour or tiles[first + 2] == colour


class Place(OwnChoice):
    """WC-B12 to WC-B19: the die in hand goes somewhere; arg: value, colour, taken from the left."""

    def __init__(self) -> None:
        super().__init__(PLACE, "place", ["WC-B12", "WC-B15", "WC-B16", "WC-B30", "WC-M8"])

    def offer(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        coins: i64 = state.clans[seat].goods[COINS]
        value: i64 = arg & 7
        colour: i64 = (arg >> 3) & 3
        for space in range(SPACES if state.matcha else TEA):
            printed: i64 = covered(state, seat, space, colour)
            moves.add_if((printed > 0) & (printed - value <= coins), PLACE_DIE + space)
        moves.add(PLACE_DIE + PLACE_WELL)
        if covered(state, seat, PLACE_ROW, colour) > 0 and ROW_VALUE - value <= coins:
            moves.add(PLACE_DIE + PLACE_ROW)

    def choose(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        value: i64 = arg & 7
        colour: i64 = (arg >> 3) & 3
        space: i64 = action - PLACE_DIE
        clan = state.clans[seat]
        difference: i64 = value - covered(state, seat, space, colour)
        lay_die(state, seat, space, colour, value)
        clan.goods[COINS] += difference
        news.places(state, seat, space, colour, difference)
        if arg >> 5 != 0:
            perform(state, seat, LANTERN_REWARD)
            state.agenda.then(RESOLVE, seat, space | colour << 4)
        else:
            resolve(state, seat, space, colour)

    def why_not(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> str:
        if PLACE_DIE <= action <= PLACE_DIE + PLACE_ROW:
            return why_not_there(state, seat, action - PLACE_DIE, (arg >> 3) & 3)
        return super().why_not(state, seat, arg, action)


def why_not_there(state: WhiteCastleState, seat: i64, space: i64, colour: i64) -> str:
    """No such place, full, the wrong colour, or too dear."""
    if covered(state, seat, space, colour) > 0:
        return "WC-B12"
    if space == PLACE_ROW:
        return "WC-B19"
    if space >= TEA:
        return "WC-M8"
    if dice_on(state.spaces[space]) >= state.stack():
        return "WC-B15"
    return "WC-M9" if colour == 3 else "WC-B16"


def lay_die(state: WhiteCastleState, number: i64, space: i64, colour: i64, value: i64) -> None:
    if space == PLACE_WELL:
        state.well_dice[colour] += 1 << (3 * (value - 1))
    elif space == PLACE_ROW:
        state.clans[number].row_dice |= value << (3 * colour)
    else:
        die: i64 = colour * 6 + value
        there: i64 = state.spaces[space]
        state.spaces[space] = die if there == 0 else there | die << 5


class Resolve(Automatic[WhiteCastleState]):
    """WC-B10: after the lantern reward the place is resolved; arg: space, colour."""

    def __init__(self) -> None:
        super().__init__(RESOLVE, "resolve", ["WC-B10"])

    def run(self, state: WhiteCastleState, seat: i64, arg: i64) -> None:
        resolve(state, seat, arg & 15, arg >> 4)


def resolve(state: WhiteCastleState, seat: i64, space: i64, colour: i64) -> None:
    """What the place gives: WC-B16 to WC-B19, WC-M10 to WC-M12."""
    if space < ROOMS:
        activate_room(state, seat, space, colour)
    elif space < TEA:
        perform(state, seat, WALL[space - WALLS])
    elif space < OUTSKIRTS:
        perform(state, seat, GEISHA_ACTION)
    elif space < SPACES:
        arrange(state, seat, facing(state, space))
    elif space == PLACE_WELL:
        perform(state, seat, state.well_reward)
    else:
        activate_row(state, seat, colour)
