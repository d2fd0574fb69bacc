"""The White Castle as numbers. Everything lies open but the order of the decks, which isn't part of it.

Clans stand in the order of seats from the one who looks. Effects are written as what they bring: see EFFECT.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i32, i64

from prichal.games.white_castle.cards import (
    BLOCK,
    BLOCKS,
    CURTAIN_BLUE,
    CURTAIN_YELLOW,
    GARDEN,
    GARDEN_FOOD,
    KIND,
    OWN_CEREMONY,
    ROOMS,
    ROW_BLOCK,
    ROW_REWARD,
    SPACES,
    VALUE,
)
from prichal.games.white_castle.components import BARRIERS, MEMBERS
from prichal.games.white_castle.effects import (
    ALL,
    BOTH,
    CHOOSE,
    CLIMB,
    COURTIER,
    EITHER,
    FOOD,
    GAIN,
    GARDENER,
    GEISHA,
    GOOD_BITS,
    GOOD_KINDS,
    GOOD_MASK,
    INFLUENCE,
    LANTERN,
    LIGHT,
    PART_BITS,
    PART_MASK,
    PAY,
    POINTS,
    STEP,
    WARRIOR,
)
from prichal.games.white_castle.rules.dice import dice_of, left_die, right_die
from prichal.games.white_castle.rules.scoring import (
    PART_NAMES,
    coin_points,
    courtier_points,
    gardener_points,
    geisha_points,
    influence_points,
    resource_points,
    warrior_points,
)
from prichal.games.white_castle.state import (
    COURTIERS_HOME,
    GARDENED,
    GARDENERS_HOME,
    GATE,
    GEISHAS_HOME,
    HOMES,
    NONE,
    TEA_GARDEN,
    WARRIORS_HOME,
    YARD,
    Clan,
    WhiteCastleState,
    dice_on,
    die_value,
    top_die,
)
from prichal.games.white_castle.steps import (
    ARRANGE,
    CHOOSE_EITHER,
    CHOOSE_PART,
    PAY_OR_DECLINE,
    PERFORM,
    PLACE,
)
from prichal.kernel.agenda import ARG_AT, SEAT_AT, SEAT_BITS, STEP_BITS
from prichal.kernel.features import Block, Features, Vector, float_bits
from prichal.kernel.game import Game, Setup
from prichal.kernel.state import State

VERSION: Final = 1
EFFECT: Final = (
    "coins, seals, points, food, iron, pearl, whisks, resources of choice, influence, lantern, "
    "courtier, gardener, warrior, geisha, anything else, price in coins, price in seals"
)
EFFECT_SIZE: Final[i64] = 17
PLACE_CHOICE: Final[i64] = 7
PLACE_INFLUENCE: Final[i64] = 8
PLACE_LANTERN: Final[i64] = 9
PLACE_COURTIER: Final[i64] = 10
PLACE_GARDENER: Final[i64] = 11
PLACE_WARRIOR: Final[i64] = 12
PLACE_GEISHA: Final[i64] = 13
PLACE_OTHER: Final[i64] = 14
PLACE_PRICE: Final[i64] = 15
MANY: Final = 99.0
SECTIONS: Final = vec[i64]([position for position, _ in BARRIERS])


def _worth(effect: int, share: float, found: list[float]) -> None:
    """Adds what an effect brings: all parts of several, an equal share of each where one is chosen."""
    kind: i64 = KIND[effect]
    value: i64 = VALUE[effect]
    if kind == GAIN:
        for place in range(GOOD_KINDS):
            found[place] += share * float((value >> (GOOD_BITS * place)) & GOOD_MASK)
    elif kind in (ALL, EITHER):
        parts = [int((value >> (PART_BITS * at)) & PART_MASK) for at in range(4)]
        parts = [one for one in parts if one > 0]
        for one in parts:
            _worth(one, share if kind == ALL else share / float(len(parts)), found)
    elif kind == PAY:
        _worth(int(value & PART_MASK), share, found)
        found[PLACE_PRICE + (value >> (PART_BITS + 4))] += share * float((value >> PART_BITS) & 15)
    elif kind == CHOOSE:
        found[PLACE_CHOICE] += share * float(value)
    elif kind == INFLUENCE:
        found[PLACE_INFLUENCE] += share * float(value)
    elif kind == LANTERN:
        found[PLACE_LANTERN] += share
    elif kind in (COURTIER, CLIMB):
        found[PLACE_COURTIER] += share
    elif kind == GARDENER:
        found[PLACE_GARDENER] += share
    elif kind == WARRIOR:
        found[PLACE_WARRIOR] += share
    elif kind in (GEISHA, STEP):
        found[PLACE_GEISHA] += share
    elif kind != 0:
        found[PLACE_OTHER] += share * (2.0 if kind == BOTH or (kind == LIGHT and value > 1) else 1.0)


def _worths() -> list[list[float]]:
    found: list[list[float]] = []
    for effect in range(len(KIND)):
        worth = [0.0] * int(EFFECT_SIZE)
        _worth(effect, 1.0, worth)
        found.append(worth)
    return found


_WORTHS: Final = _worths()
# By effect: where its entries begin, then their places and values side by side.
STARTS: Final = vec[i64](
    [sum([len([x for x in row if x != 0.0]) for row in _WORTHS[:at]]) for at in range(len(_WORTHS) + 1)]
)
PLACES: Final = vec[i64]([at for row in _WORTHS for at in range(len(row)) if row[at] != 0.0])
AMOUNTS: Final = vec[float]([value for row in _WORTHS for value in row if value != 0.0])
AMOUNT_BITS: Final = vec[i32]([float_bits(value) for row in _WORTHS for value in row if value != 0.0])
WHOLES: Final = vec[i64]([int(value) if value == int(value) else 0 for row in _WORTHS for value in row if value != 0.0])


def put_effect(vector: Vector, at: i64, effect: i64) -> None:
    """Adds what an effect brings; WHOLES has what is a whole number."""
    for entry in range(STARTS[effect], STARTS[effect + 1]):
        if WHOLES[entry] != 0:
            vector.tally(at + PLACES[entry], WHOLES[entry])
        else:
            vector.add_known(at + PLACES[entry], AMOUNTS[entry], AMOUNT_BITS[entry])


def clan_blocks(who: str) -> list[Block]:
    effect = f"what it brings: {EFFECT}"
    return [
        Block(f"{who}-goods", 7, 0, MANY, "coins, seals, points so far, food, iron, pearl, whisks"),
        Block(f"{who}-three", 4, 0, 1, "at least three of food, iron, pearl, whisks"),
        Block(f"{who}-seven", 4, 0, 1, "all seven of food, iron, pearl, whisks"),
        Block(f"{who}-parts", 8, 0, 250, f"points if the game ended now: {', '.join(PART_NAMES)}"),
        Block(f"{who}-home", 4, 0, 5, "courtiers, warriors, gardeners, geishas at home"),
        Block(
            f"{who}-castle", 7, 0, 5, "courtiers at the gate, in three steward and two diplomat rooms, at the daimyo's"
        ),
        Block(f"{who}-yards", 3, 0, 5, "warriors in the three yards"),
        Block(f"{who}-gardens", 6, 0, 1, "a gardener in each garden"),
        Block(f"{who}-tea", 7, 0, 5, "geishas at entrance, overlook, two paths, three rooms of the tea house"),
        Block(f"{who}-influence", 5, 0, 30, "position, past 6, 11 and 15, steps to the next seal's price"),
        Block(f"{who}-order", 2, 0, 4, "clans ahead on the influence track, and ahead in the order of turns"),
        Block(f"{who}-rows-used", 4, 0, 1, "a die on each row of the clan board"),
        Block(f"{who}-lantern", 8, 0, 63, "goods of the lantern reward, and its influence"),
        *[Block(f"{who}-row-{row}", 17, 0, 15, f"a row of the clan board: {effect}") for row in range(1, 5)],
        Block(f"{who}-garden-income", 17, 0, 30, f"what its gardens bring at the end of a round: {EFFECT}"),
    ]


class WhiteCastleFeatures(Features):
    """All that lies open, by clan and by place."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, VERSION)

    def blocks(self, setup: Setup) -> list[Block]:
        found = self.agenda_blocks()
        found += [
            Block("effects-own", 17, 0, MANY, f"effects still to be performed by the seat: {EFFECT}"),
            Block("effects-other", 17, 0, MANY, f"effects still to be performed by others: {EFFECT}"),
            Block("die", 5, 0, 6, "the die in hand: coral, black, white or green, and its value"),
            Block("round", 4, 0, 1, "set-up, first, second, third round"),
            Block("dice-left", 1, 0, 24, "dice on all bridges"),
            Block("bridges", 12, 0, 6, "by colour: die on the left, die on the right, how many dice"),
            Block("spaces", 22, 0, 6, "rooms, walls, tea fields, outskirts: value of the upper die, how many dice"),
            Block("rooms", 255, 0, 30, f"by room and colour of the die, what the blocks bring: {EFFECT}"),
            Block("well", 17, 0, 15, f"what the well brings: {EFFECT}"),
            Block("slots", 3, 0, 1, "the daimyo's slots that are still free"),
            Block("gardens", 6, 0, 5, "food that each garden takes"),
            Block("curtains", 68, 0, 15, f"of both open cards the yellow and the blue curtain: {EFFECT}"),
        ]
        for clan in range(2 if setup.seats == 1 else setup.seats):
            found += clan_blocks("own" if clan == 0 else f"next-{clan}")
        return found

    def label(self, state: State) -> str:
        return f"{state.seats}-{'matcha' if cast(WhiteCastleState, state).matcha else 'base'}"

    def write(self, state: State, seat: i64, vector: Vector) -> None:
        castle = cast(WhiteCastleState, state)
        at: i64 = self.write_agenda(castle, seat, 0, vector)
        write_pending(castle, seat, at, vector)
        at += 2 * EFFECT_SIZE
        if castle.is_at(PLACE):
            vector.put(at + ((castle.agenda.arg >> 3) & 3), 1)
            vector.put(at + 4, castle.agenda.arg & 7)
        at = write_table(castle, at + 5, vector)
        clans: i64 = castle.clan_count()
        for turn in range(clans):
            at = write_clan(castle, (seat + turn) % clans, at, vector)


def write_pending(castle: WhiteCastleState, seat: i64, at: i64, vector: Vector) -> None:
    """Effects on the agenda, each with its own way to be packed."""
    for depth in range(castle.agenda.depth):
        entry: i64 = castle.agenda.entries[depth]
        step: i64 = entry & STEP_BITS
        arg: i64 = entry >> ARG_AT
        where: i64 = at if (entry >> SEAT_AT) & SEAT_BITS == seat else at + EFFECT_SIZE
        if step == PERFORM or step == PAY_OR_DECLINE:
            put_effect(vector, where, arg & PART_MASK)
            if step == PAY_OR_DECLINE:
                vector.tally(where + PLACE_PRICE + (arg >> (PART_BITS + 4)), (arg >> PART_BITS) & 15)
        elif step == ARRANGE or step == CHOOSE_PART or step == CHOOSE_EITHER:
            while arg > 0:
                put_effect(vector, where, arg & PART_MASK)
                arg >>= PART_BITS


def write_table(castle: WhiteCastleState, at: i64, vector: Vector) -> i64:
    """What belongs to nobody; returns the place after it."""
    vector.put(at + castle.round, 1)
    at += 4
    total: i64 = 0
    bridges = castle.bridges
    for colour in range(castle.colours()):
        bridge: i64 = bridges[colour]
        dice: i64 = dice_of(bridge)
        total += dice
        vector.put(at + 1 + 3 * colour, left_die(bridge))
        vector.put(at + 2 + 3 * colour, right_die(bridge))
        vector.put(at + 3 + 3 * colour, dice)
    vector.put(at, total)
    at += 13
    spaces = castle.spaces
    for space in range(SPACES):
        die: i64 = spaces[space]
        if die != 0:
            vector.put(at + 2 * space, die_value(top_die(die)))
            vector.put(at + 2 * space + 1, dice_on(die))
    at += 22
    tiles = castle.tiles
    rooms = castle.rooms
    for room in range(ROOMS):
        card: i64 = rooms[room]
        if card >= 0:
            for block in range(BLOCKS):
                tile: i64 = tiles[room * BLOCKS + block]
                if tile >= 0:
                    put_effect(vector, at + EFFECT_SIZE * (room * 3 + tile), BLOCK[card * BLOCKS + block])
    at += 15 * EFFECT_SIZE
    put_effect(vector, at, castle.well_reward)
    at += EFFECT_SIZE
    slots = castle.slots
    for slot in range(3):
        if slots[slot] == NONE:
            vector.put(at + slot, 1)
    at += 3
    gardens = castle.gardens
    for place in range(6):
        if gardens[place] >= 0:
            vector.put(at + place, GARDEN_FOOD[gardens[place]])
    at += 6
    for art in range(2):
        top: i64 = castle.art_tops[art]
        if top >= 0:
            put_effect(vector, at, CURTAIN_YELLOW[top])
            put_effect(vector, at + EFFECT_SIZE, CURTAIN_BLUE[top])
        at += 2 * EFFECT_SIZE
    return at


def write_clan(castle: WhiteCastleState, number: i64, at: i64, vector: Vector) -> i64:
    """What belongs to one clan; returns the place after it."""
    clan = castle.clans[number]
    goods = clan.goods
    members = clan.members
    vector.put_all(at, goods, 0, GOOD_KINDS)
    write_resources(goods[FOOD], goods[FOOD + 1], goods[FOOD + 2], goods[FOOD + 3], at + 7, vector)
    vector.put_four(at + 15, goods[POINTS], coin_points(clan), resource_points(clan), influence_points(clan.influence))
    vector.put_four(
        at + 19, courtier_points(clan), warrior_points(clan), gardener_points(castle, clan), geisha_points(clan)
    )
    vector.put_four(
        at + 23, members[COURTIERS_HOME], members[WARRIORS_HOME], members[GARDENERS_HOME], members[GEISHAS_HOME]
    )
    vector.put_all(at + 27, members, GATE, GATE + 7)
    vector.put_all(at + 34, members, YARD, YARD + 3)
    at += 37
    gardened: i64 = members[GARDENED]
    vector.put_packed(at, gardened, 1, 6)
    vector.put_all(at + 6, members, TEA_GARDEN, TEA_GARDEN + 7)
    at += 13
    vector.put(at, clan.influence)
    next_price: i64 = 0
    for section in range(3):
        if clan.influence >= SECTIONS[section]:
            vector.put(at + 1 + section, 1)
        elif next_price == 0:
            next_price = SECTIONS[section] - clan.influence
    vector.put(at + 4, next_price)
    track = castle.track
    order = castle.order
    for place in range(castle.clan_count()):
        if track[place] == number:
            vector.put(at + 5, place)
        if order[place] == number:
            vector.put(at + 6, place)
    at += 7
    dice: i64 = clan.row_dice
    vector.put_four(
        at,
        1 if dice & 7 != 0 else 0,
        1 if (dice >> 3) & 7 != 0 else 0,
        1 if (dice >> 6) & 7 != 0 else 0,
        1 if (dice >> 9) & 7 != 0 else 0,
    )
    at += 4
    lantern: i64 = clan.lantern
    if lantern != 0:
        vector.put_packed(at, lantern, GOOD_BITS, GOOD_KINDS)
    vector.put(at + 7, clan.lantern_influence)
    at += 8
    if number < castle.seats:
        write_rows(clan, castle.colours(), at, vector)
    at += 4 * EFFECT_SIZE
    if gardened != 0:
        gardens = castle.gardens
        for place in range(6):
            if (gardened >> place) & 1 != 0:
                put_effect(vector, at, GARDEN[gardens[place]])
    return at + EFFECT_SIZE


def write_resources(food: i64, iron: i64, pearl: i64, whisks: i64, at: i64, vector: Vector) -> None:
    """Of which there are enough for a point, and for two."""
    vector.put_four(at, 1 if food >= 3 else 0, 1 if iron >= 3 else 0, 1 if pearl >= 3 else 0, 1 if whisks >= 3 else 0)
    vector.put_four(
        at + 4, 1 if food >= 7 else 0, 1 if iron >= 7 else 0, 1 if pearl >= 7 else 0, 1 if whisks >= 7 else 0
    )


def write_rows(clan: Clan, rows: i64, at: i64, vector: Vector) -> None:
    """WC-B19: what each row would bring now, with the block of the action card."""
    members = clan.members
    card: i64 = clan.action_card
    for row in range(rows):
        put_effect(vector, at + row * EFFECT_SIZE, ROW_REWARD[row * 6 + MEMBERS - members[HOMES[row]]])
        if row < 3 and card >= 0:
            put_effect(vector, at + row * EFFECT_SIZE, ROW_BLOCK[card * BLOCKS + row])
        elif row == 3 and clan.token >= 0:
            put_effect(vector, at + row * EFFECT_SIZE, OWN_CEREMONY[clan.token])
