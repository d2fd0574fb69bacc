"""The White Castle as numbers. Everything lies open but the order of the decks, which isn't part of it.

Clans stand in the order of seats from the one who looks. Effects are written as what they bring: see EFFECT.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from prichal.games.white_castle.bots.worths import EFFECT, EFFECT_SIZE, PLACE_PRICE, put_effect
from prichal.games.white_castle.cards import (
    BLOCK,
    BLOCKS,
    CURTAIN_BLUE,
    CURTAIN_YELLOW,
    GARDEN,
    GARDEN_FOOD,
    OWN_CEREMONY,
    ROOMS,
    ROW_BLOCK,
    ROW_REWARD,
    SPACES,
)
from prichal.games.white_castle.components import BARRIERS, MEMBERS
from prichal.games.white_castle.effects import (
    FOOD,
    GOOD_BITS,
    GOOD_KINDS,
    PART_BITS,
    PART_MASK,
    POINTS,
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
from prichal.kernel.features import Block, Features, Vector, put_all, put_four, put_packed
from prichal.kernel.game import Game, Setup
from prichal.kernel.state import State

VERSION: Final = 1
MANY: Final = 99.0
SECTIONS: Final = vec[i64]([position for position, _ in BARRIERS])


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
        row = vector.row
        at: i64 = self.write_agenda(castle, seat, 0, row)
        write_pending(castle, seat, at, vector)
        at += 2 * EFFECT_SIZE
        if castle.is_at(PLACE):
            row[at + ((castle.agenda.arg >> 3) & 3)] = 1
            row[at + 4] = i16(castle.agenda.arg & 7)
        at = write_table(castle, at + 5, vector)
        clans: i64 = castle.clan_count()
        for turn in range(clans):
            at = write_clan(castle, (seat + turn) % clans, at, vector)


def write_pending(castle: WhiteCastleState, seat: i64, at: i64, vector: Vector) -> None:
    """Effects on the agenda, each with its own way to be packed."""
    row = vector.row
    for depth in range(castle.agenda.depth):
        entry: i64 = castle.agenda.entries[depth]
        step: i64 = entry & STEP_BITS
        arg: i64 = entry >> ARG_AT
        where: i64 = at if (entry >> SEAT_AT) & SEAT_BITS == seat else at + EFFECT_SIZE
        if step == PERFORM or step == PAY_OR_DECLINE:
            put_effect(vector, row, where, arg & PART_MASK)
            if step == PAY_OR_DECLINE:
                row[where + PLACE_PRICE + (arg >> (PART_BITS + 4))] += i16((arg >> PART_BITS) & 15)
        elif step == ARRANGE or step == CHOOSE_PART or step == CHOOSE_EITHER:
            while arg > 0:
                put_effect(vector, row, where, arg & PART_MASK)
                arg >>= PART_BITS


def write_table(castle: WhiteCastleState, at: i64, vector: Vector) -> i64:
    """What belongs to nobody; returns the place after it."""
    row = vector.row
    row[at + castle.round] = 1
    at += 4
    total: i64 = 0
    bridges = castle.bridges
    for colour in range(castle.colours()):
        bridge: i64 = bridges[colour]
        dice: i64 = dice_of(bridge)
        total += dice
        row[at + 1 + 3 * colour] = i16(left_die(bridge))
        row[at + 2 + 3 * colour] = i16(right_die(bridge))
        row[at + 3 + 3 * colour] = i16(dice)
    row[at] = i16(total)
    at += 13
    spaces = castle.spaces
    for space in range(SPACES):
        die: i64 = spaces[space]
        if die != 0:
            row[at + 2 * space] = i16(die_value(top_die(die)))
            row[at + 2 * space + 1] = i16(dice_on(die))
    at += 22
    tiles = castle.tiles
    rooms = castle.rooms
    for room in range(ROOMS):
        card: i64 = rooms[room]
        if card >= 0:
            for block in range(BLOCKS):
                tile: i64 = tiles[room * BLOCKS + block]
                if tile >= 0:
                    put_effect(vector, row, at + EFFECT_SIZE * (room * 3 + tile), BLOCK[card * BLOCKS + block])
    at += 15 * EFFECT_SIZE
    put_effect(vector, row, at, castle.well_reward)
    at += EFFECT_SIZE
    slots = castle.slots
    for slot in range(3):
        if slots[slot] == NONE:
            row[at + slot] = 1
    at += 3
    gardens = castle.gardens
    for place in range(6):
        if gardens[place] >= 0:
            row[at + place] = i16(GARDEN_FOOD[gardens[place]])
    at += 6
    for art in range(2):
        top: i64 = castle.art_tops[art]
        if top >= 0:
            put_effect(vector, row, at, CURTAIN_YELLOW[top])
            put_effect(vector, row, at + EFFECT_SIZE, CURTAIN_BLUE[top])
        at += 2 * EFFECT_SIZE
    return at


def write_clan(castle: WhiteCastleState, number: i64, at: i64, vector: Vector) -> i64:
    """What belongs to one clan; returns the place after it."""
    row = vector.row
    clan = castle.clans[number]
    goods = clan.goods
    members = clan.members
    put_all(row, at, goods, 0, GOOD_KINDS)
    write_resources(goods[FOOD], goods[FOOD + 1], goods[FOOD + 2], goods[FOOD + 3], at + 7, row)
    put_four(row, at + 15, goods[POINTS], coin_points(clan), resource_points(clan), influence_points(clan.influence))
    put_four(
        row, at + 19, courtier_points(clan), warrior_points(clan), gardener_points(castle, clan), geisha_points(clan)
    )
    put_four(
        row, at + 23, members[COURTIERS_HOME], members[WARRIORS_HOME], members[GARDENERS_HOME], members[GEISHAS_HOME]
    )
    put_all(row, at + 27, members, GATE, GATE + 7)
    put_all(row, at + 34, members, YARD, YARD + 3)
    at += 37
    gardened: i64 = members[GARDENED]
    put_packed(row, at, gardened, 1, 6)
    put_all(row, at + 6, members, TEA_GARDEN, TEA_GARDEN + 7)
    at += 13
    row[at] = i16(clan.influence)
    next_price: i64 = 0
    for section in range(3):
        if clan.influence >= SECTIONS[section]:
            row[at + 1 + section] = 1
        elif next_price == 0:
            next_price = SECTIONS[section] - clan.influence
    row[at + 4] = i16(next_price)
    track = castle.track
    order = castle.order
    for place in range(castle.clan_count()):
        if track[place] == number:
            row[at + 5] = i16(place)
        if order[place] == number:
            row[at + 6] = i16(place)
    at += 7
    dice: i64 = clan.row_dice
    put_four(
        row,
        at,
        1 if dice & 7 != 0 else 0,
        1 if (dice >> 3) & 7 != 0 else 0,
        1 if (dice >> 6) & 7 != 0 else 0,
        1 if (dice >> 9) & 7 != 0 else 0,
    )
    at += 4
    lantern: i64 = clan.lantern
    if lantern != 0:
        put_packed(row, at, lantern, GOOD_BITS, GOOD_KINDS)
    row[at + 7] = i16(clan.lantern_influence)
    at += 8
    if number < castle.seats:
        write_rows(clan, castle.colours(), at, vector)
    at += 4 * EFFECT_SIZE
    if gardened != 0:
        gardens = castle.gardens
        for place in range(6):
            if (gardened >> place) & 1 != 0:
                put_effect(vector, row, at, GARDEN[gardens[place]])
    return at + EFFECT_SIZE


def write_resources(food: i64, iron: i64, pearl: i64, whisks: i64, at: i64, row: vec[i16]) -> None:
    """Of which there are enough for a point, and for two."""
    put_four(row, at, 1 if food >= 3 else 0, 1 if iron >= 3 else 0, 1 if pearl >= 3 else 0, 1 if whisks >= 3 else 0)
    put_four(row, at + 4, 1 if food >= 7 else 0, 1 if iron >= 7 else 0, 1 if pearl >= 7 else 0, 1 if whisks >= 7 else 0)


def write_rows(clan: Clan, rows: i64, at: i64, vector: Vector) -> None:
    """WC-B19: what each row would bring now, with the block of the action card."""
    row = vector.row
    members = clan.members
    card: i64 = clan.action_card
    for home in range(rows):
        put_effect(vector, row, at, ROW_REWARD[home * 6 + MEMBERS - members[HOMES[home]]])
        if home < 3 and card >= 0:
            put_effect(vector, row, at, ROW_BLOCK[card * BLOCKS + home])
        elif home == 3 and clan.token >= 0:
            put_effect(vector, row, at, OWN_CEREMONY[clan.token])
        at += EFFECT_SIZE
