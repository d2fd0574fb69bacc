"""The interpreter: turns an effect of the tables into gains and into things to be done (WC-B31 to WC-B34)."""

from mypy_extensions import i64

from prichal.games.white_castle.cards import (
    CURTAIN_YELLOW,
    KIND,
    LILY_REWARD,
    PLAIN,
    VALUE,
)
from prichal.games.white_castle.components import SEAL_LIMIT
from prichal.games.white_castle.effects import (
    ALL,
    BLUE,
    BOTH,
    CHOOSE,
    CLIMB,
    COINS,
    COURTIER,
    CURTAINS,
    DARK,
    DOMAIN,
    EITHER,
    FREE_GOODS,
    GAIN,
    GARDENER,
    GEISHA,
    GOOD_MASK,
    INFLUENCE,
    LANTERN,
    LAST_PLAIN,
    LAST_POSSIBLE,
    LIGHT,
    LILIES,
    PART_BITS,
    PART_MASK,
    PAY,
    SEAL_SHIFT,
    SEALS,
    STEP,
    STONES,
    TILE,
    WARRIOR,
    WELL,
    YARD_BLUE,
    YARD_YELLOW,
    YELLOW,
)
from prichal.games.white_castle.rules.goods import choose_resources, gain
from prichal.games.white_castle.rules.influence import crosses, lantern, move_influence
from prichal.games.white_castle.rules.possible import possible, yard_effect
from prichal.games.white_castle.state import WhiteCastleState
from prichal.games.white_castle.steps import (
    ARRANGE,
    BLUE_CURTAIN,
    BLUE_YARD,
    BOTH_CURTAINS,
    CHOOSE_EITHER,
    CHOOSE_PART,
    COURTIER_ACTION,
    DARK_ACTION,
    DOMAIN_ACTION,
    FREE_CLIMB,
    FREE_STEP,
    GARDENER_ACTION,
    GEISHA_ACTION,
    LIGHT_ACTION,
    PAY_OR_DECLINE,
    PERFORM,
    STONE_GARDENS,
    TILE_ACTION,
    WARRIOR_ACTION,
    YELLOW_CURTAIN,
)
from prichal.games.white_castle.words import news


def perform(state: WhiteCastleState, seat: i64, effect: i64) -> None:
    """Gains at once, or puts the effect's question on the agenda; what is impossible is skipped (WC-B34).

    Only for what comes next: whatever comes later goes onto the agenda as PERFORM.
    """
    kind: i64 = KIND[effect]
    value: i64 = VALUE[effect]
    if kind <= LAST_PLAIN:
        if kind == GAIN:
            gain(state, seat, value)
        elif kind == CHOOSE:
            choose_resources(state, seat, value)
        elif kind == INFLUENCE:
            move_influence(state, seat, value)
        elif kind == LANTERN:
            lantern(state, seat)
        elif kind == WELL:
            news.well(state, seat)
            perform(state, seat, state.well_reward)
        elif kind == LILIES:
            news.lilies(state, seat)
            perform(state, seat, LILY_REWARD[state.lilies])
    elif kind <= LAST_POSSIBLE:
        if kind == ALL:
            arrange(state, seat, value)
        elif kind == LIGHT:
            state.agenda.then(LIGHT_ACTION, seat, value)
        elif kind == YELLOW:
            state.agenda.then(YELLOW_CURTAIN, seat, 0)
        elif kind == STONES:
            state.agenda.then(STONE_GARDENS, seat, value)
        elif kind == BOTH:
            state.agenda.then(BOTH_CURTAINS, seat, 0)
        elif kind == YARD_YELLOW:
            arrange(state, seat, yard_effect(state, 1) | yard_effect(state, 3) << PART_BITS)
        elif kind == CURTAINS:
            tops = state.art_tops
            arrange(state, seat, CURTAIN_YELLOW[tops[0]] | CURTAIN_YELLOW[tops[1]] << PART_BITS)
    elif possible(state, seat, effect):
        ask(state, seat, kind, value)
    else:
        news.skips(state, seat, effect)


def ask(state: WhiteCastleState, seat: i64, kind: i64, value: i64) -> None:
    """The question of an action that is possible."""
    agenda = state.agenda
    if kind == COURTIER:
        agenda.then(COURTIER_ACTION, seat, value)
    elif kind == GARDENER:
        agenda.then(GARDENER_ACTION, seat, 0)
    elif kind == WARRIOR:
        agenda.then(WARRIOR_ACTION, seat, 0)
    elif kind == GEISHA:
        agenda.then(GEISHA_ACTION, seat, value)
    elif kind == PAY:
        agenda.then(PAY_OR_DECLINE, seat, value)
    elif kind == EITHER:
        agenda.then(CHOOSE_EITHER, seat, value)
    elif kind == DARK:
        agenda.then(DARK_ACTION, seat, 0)
    elif kind == TILE:
        agenda.then(TILE_ACTION, seat, value)
    elif kind == DOMAIN:
        agenda.then(DOMAIN_ACTION, seat, 0)
    elif kind == BLUE:
        agenda.then(BLUE_CURTAIN, seat, 0)
    elif kind == YARD_BLUE:
        agenda.then(BLUE_YARD, seat, 0)
    elif kind == CLIMB:
        agenda.then(FREE_CLIMB, seat, 0)
    elif kind == STEP:
        agenda.then(FREE_STEP, seat, 0)


def accept(state: WhiteCastleState, seat: i64, effect: i64) -> None:
    """Performs an effect that was chosen: if it has a price, choosing it was agreeing to pay."""
    if KIND[effect] == PAY:
        pay(state, seat, VALUE[effect])
        perform(state, seat, VALUE[effect] & PART_MASK)
    else:
        perform(state, seat, effect)


def pay(state: WhiteCastleState, seat: i64, price: i64) -> None:
    goods = state.clans[seat].goods
    amount: i64 = (price >> PART_BITS) & 15
    if price >> (PART_BITS + 4) != 0:
        goods[SEALS] -= amount
        news.pays(state, seat, 0, amount)
    else:
        goods[COINS] -= amount
        news.pays(state, seat, amount, 0)


def arrange(state: WhiteCastleState, seat: i64, parts: i64) -> None:
    """WC-B31: parts in any order. The player is asked wherever the order can matter.

    Coins and points come first, for they are never in the way. Plain gains alone need no order either, unless
    the order of seals and influence can matter.
    """
    packed: i64 = 0
    flat: i64 = 0  # the same with sets of plain gains taken apart
    count: i64 = 0
    plain = True
    while parts > 0:
        part: i64 = parts & PART_MASK
        parts >>= PART_BITS
        if KIND[part] == GAIN and VALUE[part] & ~FREE_GOODS == 0:
            gain(state, seat, VALUE[part])
            continue
        packed |= part << (PART_BITS * count)
        count += 1
        if PLAIN[part] == 0:
            plain = False
        elif KIND[part] == ALL:
            inner: i64 = VALUE[part]
            while inner > 0:
                flat = flat << PART_BITS | inner & PART_MASK
                inner >>= PART_BITS
        else:
            flat = flat << PART_BITS | part
    if plain and not order_matters(state, seat, flat):
        in_turn(state, seat, flat)
    elif count == 1:
        perform(state, seat, packed)
    else:
        ask_for_part(state, seat, packed)


def ask_for_part(state: WhiteCastleState, seat: i64, parts: i64) -> None:
    """Asks for the next part, unless nothing is possible, or only one thing is."""
    found: i64 = 0  # different parts that are possible
    only: i64 = 0
    part: i64 = 0
    place: i64 = 0
    rest: i64 = parts
    while rest > 0:
        if rest & PART_MASK != part and possible(state, seat, rest & PART_MASK):
            found += 1
            only = place
            part = rest & PART_MASK
        rest >>= PART_BITS
        place += 1
    if found == 1:
        perform(state, seat, part)
        state.agenda.then(ARRANGE, seat, without(parts, only))
    elif found > 1:
        state.agenda.then(CHOOSE_PART, seat, parts)
    else:
        rest = parts
        while rest > 0:
            news.skips(state, seat, rest & PART_MASK)
            rest >>= PART_BITS


def order_matters(state: WhiteCastleState, seat: i64, parts: i64) -> bool:
    """Whether plain gains hold influence that may cost seals, and seals whose order with it isn't plain.

    It isn't where seals would overflow, nor between a lantern with influence and lilies with a seal.
    """
    clan = state.clans[seat]
    steps: i64 = 0
    seals: i64 = clan.goods[SEALS]
    lantern_steps: i64 = 0
    lily_seals: i64 = 0
    while parts > 0:
        part: i64 = parts & PART_MASK
        parts >>= PART_BITS
        steps += steps_in(state, seat, part)
        gained: i64 = seals_in(state, seat, part)
        seals += gained
        if KIND[part] == LANTERN:
            lantern_steps = clan.lantern_influence
        elif KIND[part] == LILIES:
            lily_seals = gained
    return crosses(clan, steps) and (seals > SEAL_LIMIT or (lantern_steps > 0 and lily_seals > 0))


def seals_in(state: WhiteCastleState, seat: i64, effect: i64) -> i64:
    """The seals of a plain gain, however deep inside."""
    kind: i64 = KIND[effect]
    if kind == GAIN:
        return (VALUE[effect] >> SEAL_SHIFT) & GOOD_MASK
    if kind == LANTERN:
        return (state.clans[seat].lantern >> SEAL_SHIFT) & GOOD_MASK
    if kind == WELL:
        return seals_in(state, seat, state.well_reward)
    if kind == LILIES:
        return seals_in(state, seat, LILY_REWARD[state.lilies])
    total: i64 = 0
    if kind == ALL:
        parts: i64 = VALUE[effect]
        while parts > 0:
            total += seals_in(state, seat, parts & PART_MASK)
            parts >>= PART_BITS
    return total


def steps_in(state: WhiteCastleState, seat: i64, effect: i64) -> i64:
    """The steps of influence of a plain gain, however deep inside."""
    kind: i64 = KIND[effect]
    if kind == INFLUENCE:
        return VALUE[effect]
    if kind == LANTERN:
        return state.clans[seat].lantern_influence
    if kind == LILIES:
        return steps_in(state, seat, LILY_REWARD[state.lilies])
    total: i64 = 0
    if kind == ALL:
        parts: i64 = VALUE[effect]
        while parts > 0:
            total += steps_in(state, seat, parts & PART_MASK)
            parts >>= PART_BITS
    return total


def in_turn(state: WhiteCastleState, seat: i64, parts: i64) -> None:
    """Plain gains: goods, well, lantern, lilies, influence, and resources of choice last."""
    kinds: i64 = GAIN | WELL << 4 | LANTERN << 8 | LILIES << 12 | INFLUENCE << 16 | CHOOSE << 20
    while kinds > 0:
        rest: i64 = parts
        while rest > 0:
            part: i64 = rest & PART_MASK
            rest >>= PART_BITS
            if KIND[part] == kinds & 15:
                if kinds & 15 == GAIN:
                    gain(state, seat, VALUE[part])
                else:
                    state.agenda.then(PERFORM, seat, part)
        kinds >>= 4


def without(parts: i64, place: i64) -> i64:
    """The set without the part at a place."""
    shift: i64 = PART_BITS * place
    low: i64 = parts & ((1 << shift) - 1)
    return low | (parts >> (shift + PART_BITS)) << shift
