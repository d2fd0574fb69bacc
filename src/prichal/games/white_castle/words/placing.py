"""What a die would set off at each place, and what of it would come to nothing (WC-B34)."""

from mypy_extensions import i64

from prichal.games.white_castle import components as box
from prichal.games.white_castle.actions import PLACE_DIE, PLACE_ROW, PLACE_WELL
from prichal.games.white_castle.cards import (
    BLOCKS,
    GEISHA_ACTION,
    OUTSKIRTS,
    OWN_CEREMONY,
    PLAIN,
    ROOMS,
    ROW_BLOCK,
    ROW_REWARD,
    TEA,
    WALL,
    WALLS,
)
from prichal.games.white_castle.effects import COINS
from prichal.games.white_castle.rules.castle import room_blocks
from prichal.games.white_castle.rules.curtains import facing
from prichal.games.white_castle.rules.dice import covered
from prichal.games.white_castle.rules.effects import perform
from prichal.games.white_castle.rules.influence import lantern
from prichal.games.white_castle.rules.possible import possible
from prichal.games.white_castle.state import HOMES, WhiteCastleState
from prichal.games.white_castle.words.words import space_name, unpack


def place_effects(state: WhiteCastleState, seat: i64, space: i64, colour: i64) -> list[int]:
    """What a die of the colour would set off there."""
    clan = state.clans[seat]
    if space == PLACE_ROW:
        reward = ROW_REWARD[colour * 6 + 5 - clan.members[HOMES[colour]]]
        return [reward, OWN_CEREMONY[clan.token] if colour == 3 else ROW_BLOCK[clan.action_card * BLOCKS + colour]]
    if space == PLACE_WELL:
        return [state.well_reward]
    if space < ROOMS:
        return unpack(room_blocks(state, space, colour))
    if space < TEA:
        return [WALL[space - WALLS]]
    return [GEISHA_ACTION] if space < OUTSKIRTS else unpack(facing(state, space))


def place_piece(seat: i64, space: i64, colour: i64) -> str:
    """The piece that one touches to mean the place."""
    return f"row-{seat}-{box.COLOURS[colour]}" if space == PLACE_ROW else f"space-{space_name(space)}"


def difference(state: WhiteCastleState, seat: i64, space: i64) -> i64:
    """WC-B12: coins gained, or paid if less than nothing, for the die in hand."""
    arg = state.agenda.arg
    return (arg & 7) - covered(state, seat, space, (arg >> 3) & 3)


def idle(state: WhiteCastleState, seat: i64, space: i64) -> list[bool]:
    """For each effect of the place, whether nothing could come of it: no target, or too dear.

    Tried on a copy that has what comes first: the coins, the lantern's goods, the plain gains of the same place.
    """
    arg = state.agenda.arg
    effects = place_effects(state, seat, space, (arg >> 3) & 3)
    if all(PLAIN[effect] != 0 for effect in effects):
        return [False for _ in effects]
    copy = state.clone()
    copy.listener = None
    copy.clans[seat].goods[COINS] += difference(state, seat, space)
    if arg >> 5 != 0:
        lantern(copy, seat)
    for effect in effects:
        if PLAIN[effect] != 0:
            perform(copy, seat, effect)
    return [not possible(copy, seat, effect) for effect in effects]


def spaces_offered(state: WhiteCastleState) -> list[int]:
    """Where the die in hand may go."""
    return [action - PLACE_DIE for action in state.legal_actions() if PLACE_DIE <= action <= PLACE_DIE + PLACE_ROW]
