"""WC-B34: whether an effect has a target and can be paid, seals converted first if need be."""

from mypy_extensions import i64

from prichal.games.white_castle.cards import (
    BLOCK,
    BLOCKS,
    CURTAIN_FREE,
    DARK_BLOCK,
    KIND,
    ROOMS,
    TONE,
    VALUE,
    YARD_TOKEN,
)
from prichal.games.white_castle.effects import (
    BLUE,
    CLIMB,
    COINS,
    COURTIER,
    DARK,
    DOMAIN,
    EITHER,
    GARDENER,
    GEISHA,
    LAST_POSSIBLE,
    PART_BITS,
    PART_MASK,
    PAY,
    SEALS,
    TILE,
    WARRIOR,
    YARD_BLUE,
)
from prichal.games.white_castle.rules.means import (
    can_climb,
    can_enter,
    can_send_courtier,
    can_step,
    can_stroll,
    can_tend,
    can_train,
    has_climber,
)
from prichal.games.white_castle.state import WhiteCastleState


def possible(state: WhiteCastleState, seat: i64, effect: i64) -> bool:
    """WC-B34: whether an effect has a target and can be paid, seals converted first if need be."""
    kind: i64 = KIND[effect]
    if kind <= LAST_POSSIBLE:
        return True
    value: i64 = VALUE[effect]
    clan = state.clans[seat]
    if kind == COURTIER:
        return (value & 1 != 0 and can_send_courtier(clan)) or (value & 2 != 0 and can_climb(clan))
    if kind == GARDENER:
        return can_tend(state, clan)
    if kind == WARRIOR:
        return can_train(clan)
    if kind == GEISHA:
        return (value & 1 != 0 and can_enter(clan)) or (value & 2 != 0 and can_stroll(clan))
    if kind == PAY:
        if not affordable(state, seat, value, True):
            return False
        amount: i64 = (value >> PART_BITS) & 15
        if value >> (PART_BITS + 4) != 0:
            return possible_after(state, seat, value & PART_MASK, 0, amount)
        return possible_after(state, seat, value & PART_MASK, amount, 0)
    if kind == EITHER:
        return possible(state, seat, value & PART_MASK) or possible(state, seat, value >> PART_BITS)
    if kind == DARK:
        return has_block(state, seat, DARK_BLOCK, 0)
    if kind == TILE:
        return has_block(state, seat, 0, value)
    if kind == DOMAIN:
        return state.rows_used & 7 != 7
    if kind == BLUE:
        tops = state.art_tops
        return possible(state, seat, CURTAIN_FREE[tops[0]]) or possible(state, seat, CURTAIN_FREE[tops[1]])
    if kind == YARD_BLUE:
        return possible(state, seat, yard_effect(state, 0)) or possible(state, seat, yard_effect(state, 2))
    if kind == CLIMB:
        return has_climber(clan)
    return can_step(clan)


def possible_after(state: WhiteCastleState, seat: i64, effect: i64, coins: i64, seals: i64) -> bool:
    """Whether an effect would still be possible after a price that can be paid; seals stand in for missing coins.

    The price is taken off for the look ahead and put back.
    """
    goods = state.clans[seat].goods
    if coins > goods[COINS]:
        seals += coins - goods[COINS]
        coins = goods[COINS]
    goods[COINS] -= coins
    goods[SEALS] -= seals
    found = possible(state, seat, effect)
    goods[COINS] += coins
    goods[SEALS] += seals
    return found


def yard_effect(state: WhiteCastleState, place: i64) -> i64:
    """The effect of the yard token at a place of YARD_PLACES: even places show blue, odd ones yellow."""
    return YARD_TOKEN[state.yards[place] * 2 + (place & 1)]


def has_block(state: WhiteCastleState, seat: i64, tone: i64, colours: i64) -> bool:
    """WC-B25: whether some block of a tone, or beside a tile of the colours, can be used."""
    for room in range(ROOMS):
        for block in range(BLOCKS):
            if fits(state, seat, room, block, tone, colours):
                return True
    return False


def fits(state: WhiteCastleState, seat: i64, room: i64, block: i64, tone: i64, colours: i64) -> bool:
    """Whether the block is of the tone (0: any), beside a tile of the colours (0: any), and usable now."""
    card: i64 = state.rooms[room]
    if card < 0:
        return False
    place: i64 = card * BLOCKS + block
    found: i64 = TONE[place]
    if found == 0 or (tone > 0 and found != tone):
        return False
    if colours > 0 and (colours >> state.tiles[room * BLOCKS + block]) & 1 == 0:
        return False
    return payable(state, seat, BLOCK[place])


def affordable(state: WhiteCastleState, seat: i64, price: i64, converting: bool) -> bool:
    """Whether the price of a PAY effect can be paid; coins may come from seals if `converting` (WC-B34)."""
    goods = state.clans[seat].goods
    amount: i64 = (price >> PART_BITS) & 15
    if price >> (PART_BITS + 4) != 0:
        return goods[SEALS] >= amount
    return goods[COINS] + (goods[SEALS] if converting else 0) >= amount


def payable(state: WhiteCastleState, seat: i64, effect: i64) -> bool:
    """Whether an effect can be chosen now, its price paid at once."""
    if KIND[effect] == PAY and not affordable(state, seat, VALUE[effect], False):
        return False
    return possible(state, seat, effect)
