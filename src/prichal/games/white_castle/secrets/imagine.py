"""A position from a view: there is nothing to guess, the view says it all."""

from librt.vecs import vec
from mypy_extensions import i64

from prichal.games.white_castle import components as box
from prichal.games.white_castle.actions import ACTIONS
from prichal.games.white_castle.cards import (
    ART_NAMES,
    BLOCKS,
    CARD_NAMES,
    FIRST_START,
    GARDEN_NAMES,
    SOLO_NAMES,
    SPACE_NAMES,
    WELL_REWARD,
)
from prichal.games.white_castle.components import COLOURS, MEMBER_KINDS
from prichal.games.white_castle.effects import bundle
from prichal.games.white_castle.rules.trail import DEPTH_BITS, STOP_BITS
from prichal.games.white_castle.secrets.hidden import MEMBER_NAMES
from prichal.games.white_castle.secrets.view import (
    ClanView,
    DieView,
    WhiteCastleView,
)
from prichal.games.white_castle.state import (
    GARDENED,
    NONE,
    Clan,
    WhiteCastleState,
    new_state,
)
from prichal.kernel.agenda import Steps
from prichal.kernel.game import restore_agenda


def imagine(view: WhiteCastleView, steps: Steps) -> WhiteCastleState:
    matcha = view.expansion == "matcha"
    difficulty = box.DIFFICULTIES.index(view.solo.difficulty) if view.solo is not None else 0
    state = new_state(steps, view.seats, matcha, difficulty)
    state.round = view.round
    state.order = vec[i64](view.order)
    state.track = vec[i64](view.track)
    for colour, bridge in enumerate(view.bridges):
        packed = bridge.left | bridge.right << 3 | len(bridge.middle) << 6
        for place, face in enumerate(bridge.middle):
            packed |= face << (8 + 3 * place)
        state.bridges[colour] = packed
    imagine_rooms(state, view)
    for space in view.spaces:
        state.spaces[SPACE_NAMES.index(space.name)] = packed_dice(space.dice)
    for die in view.well.dice:
        state.well_dice[COLOURS.index(die.colour)] += 1 << (3 * (die.value - 1))
    for place, tile in enumerate(view.well.tiles):
        tile_colour, reward = tile.split()
        state.well_tiles[place] = COLOURS.index(tile_colour) * 5 + box.TILE_NAMES.index(reward)
    if len(view.well.tiles) == 2:
        state.well_reward = WELL_REWARD[state.well_tiles[0] % 5 * 5 + state.well_tiles[1] % 5]
    state.castle_deck = set_of(view.castle_deck, CARD_NAMES)
    for yard, yard_view in enumerate(view.yards):
        for token in yard_view.tokens:
            state.yards[box.YARD_PLACES.index((yard, token.side))] = token.token - 1
    for place, garden in enumerate(view.gardens):
        state.gardens[place] = number_of(garden.card, GARDEN_NAMES)
    for lily in view.lilies:
        state.lilies |= 1 << (lily - 1)
    imagine_matcha(state, view)
    for number, pair in enumerate(view.pairs):
        state.pairs[number * 3] = pair.resource - 1
        state.pairs[number * 3 + 1] = number_of(pair.action, MEMBER_KINDS)
        state.pairs[number * 3 + 2] = pair.token - 1
    for colour_name in view.rows_used:
        state.rows_used |= 1 << COLOURS.index(colour_name)
    for stop in view.trail:
        state.trail = state.trail << STOP_BITS | ACTIONS.find(stop.action) << DEPTH_BITS | stop.depth
    for number, clan in enumerate(view.clans):
        imagine_clan(state.clans[number], clan)
    if view.solo is not None:
        state.solo_deck = set_of(view.solo.deck, SOLO_NAMES)
        state.solo_flipped = set_of(view.solo.flipped, SOLO_NAMES)
        state.solo_top = number_of(view.solo.top, SOLO_NAMES)
        state.solo_last = number_of(view.solo.last, SOLO_NAMES)
        state.solo_before = number_of(view.solo.before, SOLO_NAMES)
    restore_agenda(state, view.agenda)
    return state


def set_of(names: list[str], all_names: list[str]) -> int:
    return sum(1 << all_names.index(name) for name in names)


def number_of(name: str, names: list[str]) -> int:
    return names.index(name) if name else NONE


def packed_dice(dice: list[DieView]) -> int:
    packed = 0
    for place, die in enumerate(dice):
        packed |= (COLOURS.index(die.colour) * 6 + die.value) << (5 * place)
    return packed


def imagine_rooms(state: WhiteCastleState, view: WhiteCastleView) -> None:
    for room, room_view in enumerate(view.rooms):
        state.rooms[room] = number_of(room_view.card, CARD_NAMES)
        state.spaces[room] = packed_dice(room_view.dice)
        for block, tile in enumerate(room_view.tiles):
            state.tiles[room * BLOCKS + block] = COLOURS.index(tile)
    state.daimyo = int(view.daimyo.card.removeprefix("daimyo-")) - 1 if view.daimyo.card else NONE
    state.slots = vec[i64](view.daimyo.taken)


def imagine_matcha(state: WhiteCastleState, view: WhiteCastleView) -> None:
    if not state.matcha:
        return
    state.art_deck = 0
    for deck, art in enumerate(view.arts):
        state.art_tops[deck] = number_of(art.card, ART_NAMES)
        state.art_deck |= set_of(art.below, ART_NAMES)
    state.art_discard = set_of(view.art_discard, ART_NAMES)
    state.ceremonies[3] = view.tea[1].token - 1
    for room in range(3):
        state.ceremonies[room] = view.tea[4 + room].token - 1


def imagine_clan(clan: Clan, view: ClanView) -> None:
    clan.goods = vec[i64]([view.coins, view.seals, view.points, view.food, view.iron, view.pearl, view.whisks])
    clan.influence = view.influence
    for place, name in enumerate(MEMBER_NAMES):
        clan.members[place] = view.gardens if place == GARDENED else view.members[name]
    for row, row_view in enumerate(view.rows):
        clan.row_dice |= row_view.die << (3 * row)
    clan.action_card = number_of(view.action_card, CARD_NAMES)
    clan.resource_card = view.resource_card - 1
    clan.start_action = number_of(view.start_action, MEMBER_KINDS)
    clan.lantern_castle = set_of([name for name in view.lantern_cards if name in CARD_NAMES[:FIRST_START]], CARD_NAMES)
    clan.lantern_arts = set_of([name for name in view.lantern_cards if name in ART_NAMES], ART_NAMES)
    clan.lantern = bundle(view.lantern) if view.lantern else 0
    clan.lantern_influence = view.lantern_influence
    clan.token = view.token - 1
