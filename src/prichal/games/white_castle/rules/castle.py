"""Blocks of castle cards and rows of the clan board, used by effects (WC-B25) and by dice (WC-B16, WC-B19)."""

from mypy_extensions import i64

from prichal.games.white_castle.actions import DECLINE, USE_BLOCK, USE_ROW
from prichal.games.white_castle.cards import (
    BLOCK,
    BLOCKS,
    DARK_BLOCK,
    KIND,
    LIGHT_BLOCK,
    NO_BLOCK,
    OWN_CEREMONY,
    ROOMS,
    ROW_BLOCK,
    ROW_REWARD,
    TONE,
    VALUE,
)
from prichal.games.white_castle.components import MEMBERS
from prichal.games.white_castle.effects import PART_BITS, PAY
from prichal.games.white_castle.rules.effects import accept, arrange, perform
from prichal.games.white_castle.rules.goods import OwnChoice
from prichal.games.white_castle.rules.possible import affordable, fits
from prichal.games.white_castle.state import HOMES, WhiteCastleState
from prichal.games.white_castle.steps import (
    DARK_ACTION,
    DOMAIN_ACTION,
    LIGHT_ACTION,
    PERFORM,
    TILE_ACTION,
)
from prichal.games.white_castle.words import news
from prichal.kernel.actions import Moves


def room_blocks(state: WhiteCastleState, room: i64, colour: i64) -> i64:
    """WC-B16: the blocks beside tiles of the colour, as parts in any order."""
    parts: i64 = 0
    card: i64 = state.rooms[room]
    if card < 0:
        return 0
    for block in range(BLOCKS - 1, -1, -1):
        if state.tiles[room * BLOCKS + block] == colour:
            parts = parts << PART_BITS | BLOCK[card * BLOCKS + block]
    return parts


def activate_room(state: WhiteCastleState, seat: i64, room: i64, colour: i64) -> None:
    arrange(state, seat, room_blocks(state, room, colour))


def activate_row(state: WhiteCastleState, seat: i64, row: i64) -> None:
    """WC-B19, WC-M12: every visible reward, then the block on the row, or the own ceremony token for a seal."""
    clan = state.clans[seat]
    state.rows_used |= 1 << row
    news.rows(state, seat, row)
    block: i64 = OWN_CEREMONY[clan.token] if row == 3 else ROW_BLOCK[clan.action_card * BLOCKS + row]
    perform(state, seat, ROW_REWARD[row * 6 + MEMBERS - clan.members[HOMES[row]]])
    state.agenda.then(PERFORM, seat, block)


def use_block(state: WhiteCastleState, seat: i64, action: i64) -> None:
    """WC-B25: a block of a card in a room; a steward's dark one is paid for by choosing it."""
    place: i64 = action - USE_BLOCK
    room: i64 = place // BLOCKS
    news.uses(state, seat, room, place - room * BLOCKS)
    accept(state, seat, BLOCK[state.rooms[room] * BLOCKS + place - room * BLOCKS])


def why_no_block(state: WhiteCastleState, seat: i64, place: i64) -> str:
    """Why a block can't be chosen: no such block, its seal, or nothing it could do."""
    card: i64 = state.rooms[place // BLOCKS]
    if card < 0 or TONE[card * BLOCKS + place % BLOCKS] == NO_BLOCK:
        return "WC-B25"
    effect: i64 = BLOCK[card * BLOCKS + place % BLOCKS]
    if KIND[effect] == PAY and not affordable(state, seat, VALUE[effect], False):
        return "WC-B16"
    return "WC-B25"


class BlockChoice(OwnChoice):
    """WC-B25: the common form of the actions that use a block of a card in a room."""

    def offer_blocks(
        self, state: WhiteCastleState, seat: i64, moves: Moves, tone: i64, colours: i64, closed: i64
    ) -> None:
        for room in range(ROOMS):
            if (closed >> room) & 1 == 0:
                for block in range(BLOCKS):
                    if fits(state, seat, room, block, tone, colours):
                        moves.add(USE_BLOCK + room * BLOCKS + block)
        moves.add(DECLINE)

    def choose(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        if action != DECLINE:
            use_block(state, seat, action)

    def why_not(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> str:
        if USE_BLOCK <= action < USE_BLOCK + ROOMS * BLOCKS:
            return why_no_block(state, seat, action - USE_BLOCK)
        return super().why_not(state, seat, arg, action)


class LightAction(BlockChoice):
    """WC-B25, WC-M43: a light block; arg: how many, then the rooms whose card was used already."""

    def __init__(self) -> None:
        super().__init__(LIGHT_ACTION, "light-action", ["WC-B25", "WC-M43"])

    def offer(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        self.offer_blocks(state, seat, moves, LIGHT_BLOCK, 0, arg >> 2)

    def choose(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        if action == DECLINE:
            return
        use_block(state, seat, action)
        if arg & 3 > 1:
            used: i64 = arg >> 2 | 1 << ((action - USE_BLOCK) // BLOCKS)
            state.agenda.then(LIGHT_ACTION, seat, (arg & 3) - 1 | used << 2)


class DarkAction(BlockChoice):
    """WC-B25, WC-M36: a dark block; a steward's costs its seal."""

    def __init__(self) -> None:
        super().__init__(DARK_ACTION, "dark-action", ["WC-B25", "WC-M36"])

    def offer(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        self.offer_blocks(state, seat, moves, DARK_BLOCK, 0, 0)


class TileAction(BlockChoice):
    """WC-B25: a block beside a tile of the colours in `arg`."""

    def __init__(self) -> None:
        super().__init__(TILE_ACTION, "tile-action", ["WC-B25"])

    def offer(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        self.offer_blocks(state, seat, moves, 0, arg, 0)


class DomainAction(OwnChoice):
    """WC-B25, WC-M13: a coral, black or white row that hasn't worked this turn; never the green one."""

    def __init__(self) -> None:
        super().__init__(DOMAIN_ACTION, "domain-action", ["WC-B25", "WC-M13"])

    def offer(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        for row in range(3):
            if (state.rows_used >> row) & 1 == 0:
                moves.add(USE_ROW + row)
        moves.add(DECLINE)

    def choose(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        if action != DECLINE:
            activate_row(state, seat, action - USE_ROW)
