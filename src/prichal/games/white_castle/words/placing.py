"""What a die would set off at each place, and what of it would come to nothing (WC-B34)."""

from mypy_extensions import i64

from prichal.games.white_castle import components as box
from prichal.games.white_castle.actions import PLACE_DIE, PLACE_ROW, PLACE_WELL
from prichal.games.white_castle.cards import (
    BLOCKS,
    GEISHA_ACTION,
    KIND,
    LANTERN_REWARD,
    LILY_REWARD,
    OUTSKIRTS,
    OWN_CEREMONY,
    PLAIN,
    ROOMS,
    ROW_BLOCK,
    ROW_REWARD,
    TEA,
    VALUE,
    WALL,
    WALLS,
)
from prichal.games.white_castle.effects import (
    ALL,
    CHOOSE,
    COINS,
    FOOD,
    GAIN,
    GOOD_BITS,
    IRON,
    LANTERN,
    LILIES,
    PEARL,
    WELL,
)
from prichal.games.white_castle.rules.castle import room_blocks
from prichal.games.white_castle.rules.curtains import facing
from prichal.games.white_castle.rules.dice import covered
from prichal.games.white_castle.rules.goods import gain
from prichal.games.white_castle.rules.possible import possible
from prichal.games.white_castle.state import HOMES, WhiteCastleState
from prichal.games.white_castle.words.reasons import UNLESS, why_idle
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


def idle(state: WhiteCastleState, seat: i64, space: i64) -> list[str]:
    """For each effect of the place, why nothing could come of it (`why_idle`); empty where something could.

    Tried on a copy that has what comes first there: coins and lantern always (WC-B10), the plain gains of the same
    place because a row gives them first (WC-B19) and in a set they may be taken first (WC-B31). What another effect
    of the same set may bring isn't known: where one could be performed first, the answer is only UNLESS.
    """
    arg = state.agenda.arg
    effects = place_effects(state, seat, space, (arg >> 3) & 3)
    if all(PLAIN[effect] != 0 for effect in effects):
        return ["" for _ in effects]
    copy = state.clone()
    copy.listener = None
    copy.clans[seat].goods[COINS] += difference(state, seat, space)
    if arg >> 5 != 0:
        take_plain(copy, seat, LANTERN_REWARD)
    for effect in effects:
        if PLAIN[effect] != 0:
            take_plain(copy, seat, effect)
    found = ["" if possible(copy, seat, effect) else why_idle(copy, seat, effect) for effect in effects]
    helpers = [at for at, effect in enumerate(effects) if PLAIN[effect] == 0 and found[at] == ""]
    return [UNLESS if reason and helpers else reason for reason in found]


def take_plain(copy: WhiteCastleState, seat: i64, effect: i64) -> None:
    """Gains on a copy, nothing asked; resources of choice could become any, so there are as many of each."""
    kind = KIND[effect]
    if kind == ALL:
        for part in unpack(VALUE[effect]):
            take_plain(copy, seat, part)
    elif kind == CHOOSE:
        for resource in (FOOD, IRON, PEARL):
            gain(copy, seat, VALUE[effect] << (GOOD_BITS * resource))
    elif kind == GAIN:
        gain(copy, seat, VALUE[effect])
    elif kind == LANTERN:
        gain(copy, seat, copy.clans[seat].lantern)
    elif kind == WELL:
        take_plain(copy, seat, copy.well_reward)
    elif kind == LILIES:
        take_plain(copy, seat, LILY_REWARD[copy.lilies])


def spaces_offered(state: WhiteCastleState) -> list[int]:
    """Where the die in hand may go."""
    return [action - PLACE_DIE for action in state.legal_actions() if PLACE_DIE <= action <= PLACE_DIE + PLACE_ROW]
