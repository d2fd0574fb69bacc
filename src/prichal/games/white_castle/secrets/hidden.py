"""What a seat may know: everything but the order of the decks, which the engine doesn't know either."""

from mypy_extensions import i64

from prichal.games.white_castle import components as box
from prichal.games.white_castle.actions import ACTIONS
from prichal.games.white_castle.cards import (
    ART_NAMES,
    BLOCK,
    BLOCKS,
    CARD_NAMES,
    CEREMONY,
    CURTAIN_BLUE,
    CURTAIN_YELLOW,
    FIRST_START,
    GARDEN,
    GARDEN_FOOD,
    GARDEN_NAMES,
    LILY_REWARD,
    OUTSKIRTS,
    PRINTED,
    RESOURCE_BACK,
    ROOM_NAMES,
    ROOMS,
    ROW_BLOCK,
    ROW_REWARD,
    SLOT,
    SOLO_NAMES,
    SPACE_NAMES,
    SPACES,
    TEA,
    TEXTS,
    TONE,
    YARD_IRON,
    YARD_TOKEN,
    YARD_WORTH,
)
from prichal.games.white_castle.cards import RESOURCE_GOODS as GOODS_OF
from prichal.games.white_castle.components import COLOURS, MEMBER_KINDS
from prichal.games.white_castle.effects import BUNDLE_BITS, BUNDLE_MASK, MOVE, PART_BITS, PART_MASK, SEND, goods_text
from prichal.games.white_castle.rules.curtains import facing
from prichal.games.white_castle.rules.possible import affordable
from prichal.games.white_castle.rules.scoring import garden_points, score
from prichal.games.white_castle.rules.trail import DEPTH_BITS, DEPTH_MASK, STOP_BITS, STOP_MASK, goes_on
from prichal.games.white_castle.secrets.view import (
    ArtView,
    BlockView,
    BridgeView,
    ClanView,
    DaimyoView,
    DieView,
    GardenView,
    OfferView,
    PairView,
    RoomView,
    RowView,
    SoloView,
    SpaceView,
    StopView,
    TeaPlaceView,
    WellView,
    WhiteCastleView,
    YardTokenView,
    YardView,
)
from prichal.games.white_castle.state import (
    DAIMYO,
    GARDENED,
    HOMES,
    MEMBER_PLACES,
    NONE,
    OVERLOOK,
    RIVAL,
    ROOM,
    TEA_GARDEN,
    YARD,
    Clan,
    WhiteCastleState,
    dice_on,
    die_value,
)
from prichal.games.white_castle.steps import (
    CHOOSE_EITHER,
    CHOOSE_PART,
    ENTER_BLOCK,
    LANTERN_ORDER,
    PAY_OR_DECLINE,
    PLACE,
)
from prichal.games.white_castle.words.placing import difference, idle, place_effects, place_piece, spaces_offered
from prichal.games.white_castle.words.reasons import DEAR, why_not_now
from prichal.games.white_castle.words.words import TEA_PLACES, unpack
from prichal.kernel.game import pending
from prichal.kernel.wire import Pending

MEMBER_NAMES = [
    "courtiers-home",
    "courtiers-gate",
    *[f"courtiers-{room}" for room in ROOM_NAMES],
    "courtiers-daimyo",
    "warriors-home",
    "warriors-5",
    "warriors-3",
    "warriors-1",
    "gardeners-home",
    "gardens",
    "geishas-home",
    *[f"geishas-{place}" for place in TEA_PLACES],
]

# Answers by their pieces: the first word of both, or the whole of both.
STOP_KINDS = {"place": "space", "train": "yard", "drill": "yard", "tend": "garden"}
STOP_PIECES = {
    "gate": "gate",
    "enter": "tea-entrance",
    "lilies": "pond",
    "token": "token-overlook",
    "overlook": "tea-overlook",
}


def view(state: WhiteCastleState, viewer: i64) -> WhiteCastleView:
    return WhiteCastleView(
        viewer=viewer,
        seats=state.seats,
        agenda=pending(state.agenda),
        expansion=box.EXPANSIONS[1 if state.matcha else 0],
        round=state.round,
        order=list(state.order),
        track=list(state.track),
        hand=view_hand(state),
        offers=view_offers(state),
        asked=view_asked(state),
        asked_idle=view_asked_idle(state),
        trail=view_trail(state),
        to_come=view_to_come(state),
        bridges=[view_bridge(state, colour) for colour in range(state.colours())],
        rooms=[view_room(state, room) for room in range(ROOMS)],
        spaces=[view_space(state, space) for space in range(ROOMS, SPACES if state.matcha else TEA)],
        well=view_well(state),
        daimyo=view_daimyo(state),
        castle_deck=names_of(state.castle_deck, CARD_NAMES),
        yards=[view_yard(state, yard) for yard in range(3)],
        gardens=[view_garden(state, place) for place in range(6)],
        lilies=[lily + 1 for lily in range(len(box.LILIES)) if (state.lilies >> lily) & 1 != 0],
        pond=TEXTS[LILY_REWARD[state.lilies]],
        arts=[view_art(state, deck) for deck in range(2)] if state.matcha else [],
        art_discard=names_of(state.art_discard, ART_NAMES),
        tea=[view_tea(state, place) for place in range(7)] if state.matcha else [],
        pairs=[view_pair(state, pair) for pair in range(5)],
        rows_used=[COLOURS[row] for row in range(4) if (state.rows_used >> row) & 1 != 0],
        clans=[view_clan(state, number) for number in range(state.clan_count())],
        solo=view_solo(state) if state.solo else None,
        scores=[score(state, seat) for seat in range(state.seats)],
    )


def names_of(cards: i64, names: list[str]) -> list[str]:
    """A set of cards by name."""
    return [name for number, name in enumerate(names) if (cards >> number) & 1 != 0]


def name_of(card: i64, names: list[str]) -> str:
    return names[card] if card >= 0 else ""


def view_hand(state: WhiteCastleState) -> DieView | None:
    agenda = state.agenda
    if state.is_at(PLACE):
        return DieView(COLOURS[(agenda.arg >> 3) & 3], agenda.arg & 7)
    return None


def view_offers(state: WhiteCastleState) -> list[OfferView]:
    if not state.is_at(PLACE):
        return []
    seat = state.agenda.seat
    colour = (state.agenda.arg >> 3) & 3
    found: list[OfferView] = []
    for space in spaces_offered(state):
        effects = [TEXTS[effect] for effect in place_effects(state, seat, space, colour)]
        coins = difference(state, seat, space)
        found.append(OfferView(place_piece(seat, space, colour), coins, effects, idle(state, seat, space)))
    return found


def view_asked(state: WhiteCastleState) -> list[str]:
    """The parts to choose from, or the effect to be paid for."""
    arg = state.agenda.arg
    if state.is_at(CHOOSE_PART) or state.is_at(CHOOSE_EITHER):
        return [TEXTS[effect] for effect in unpack(arg)]
    if state.is_at(PAY_OR_DECLINE):
        price = f"{(arg >> PART_BITS) & 15}{'S' if arg >> (PART_BITS + 4) != 0 else 'C'}"
        return [f"{price} -> {TEXTS[arg & PART_MASK]}"]
    if state.is_at(LANTERN_ORDER):
        return [goods_text(arg & BUNDLE_MASK), f"INF {arg >> BUNDLE_BITS}"]
    return []


def view_asked_idle(state: WhiteCastleState) -> list[str]:
    """WC-B34: why a part can't be chosen, or a price can't be paid before converting seals."""
    arg = state.agenda.arg
    seat = state.agenda.seat
    if state.is_at(CHOOSE_PART) or state.is_at(CHOOSE_EITHER):
        return [why_not_now(state, seat, effect) for effect in unpack(arg)]
    if state.is_at(PAY_OR_DECLINE):
        return ["" if affordable(state, seat, arg, False) else DEAR]
    return ["", ""] if state.is_at(LANTERN_ORDER) else []


def view_trail(state: WhiteCastleState) -> list[StopView]:
    """The choices inside which the question in hand lies."""
    found: list[StopView] = []
    trail = goes_on(state.trail, state.agenda.depth - 1)
    while trail > 0:
        action = (trail & STOP_MASK) >> DEPTH_BITS
        text = ACTIONS.text(action)
        found.insert(0, StopView(text, stop_piece(state, text), trail & DEPTH_MASK))
        trail >>= STOP_BITS
    return found


def stop_piece(state: WhiteCastleState, text: str) -> str:
    """The piece that was touched last to mean an answer."""
    kind, _, name = text.partition(" ")
    if text in STOP_PIECES:
        return STOP_PIECES[text]
    if text == "place row" or kind == "row":
        return f"row-{state.agenda.seat}-{name if kind == 'row' else COLOURS[3]}"
    if kind in ("climb", "stroll"):
        return f"{'room' if kind == 'climb' else 'tea'}-{name.partition(' ')[2]}"
    return f"{STOP_KINDS.get(kind, kind)}-{name.replace(' ', '-')}"


def view_to_come(state: WhiteCastleState) -> list[str]:
    """What still comes of the turn once the question in hand is answered, or chance has acted, the next thing first."""
    found: list[str] = []
    for item in pending(state.agenda)[1:]:
        found += left_over(state, item)
    return found


def left_over(state: WhiteCastleState, item: Pending) -> list[str]:
    """The effects of one thing on the agenda; none for what isn't an effect."""
    if item.step == "perform":
        return [TEXTS[item.arg]]
    if item.step == "arrange":
        return [TEXTS[effect] for effect in unpack(item.arg)]
    if item.step == "resolve":
        return [TEXTS[effect] for effect in place_effects(state, item.seat, item.arg & 15, item.arg >> 4)]
    if item.step == "gain-goods":
        return [goods_text(item.arg)]
    if item.step == "light-action":
        return ["LIGHT"]
    if item.step == "courtier-action":
        return ["CRT gate" if item.arg == SEND else "CRT climb" if item.arg == MOVE else "CRT"]
    if item.step == "geisha-action":
        return ["GEI enter" if item.arg == SEND else "GEI stroll" if item.arg == MOVE else "GEI"]
    if item.step == "more-gardens":
        return [TEXTS[GARDEN[state.gardens[place]]] for place in range(6) if (item.arg >> place) & 1 != 0]
    return []


def view_bridge(state: WhiteCastleState, colour: i64) -> BridgeView:
    bridge = state.bridges[colour]
    middle = [(bridge >> (8 + 3 * place)) & 7 for place in range((bridge >> 6) & 3)]
    return BridgeView(COLOURS[colour], bridge & 7, middle, (bridge >> 3) & 7)


def view_dice(space: i64) -> list[DieView]:
    dice = [(space >> (5 * place)) & 31 for place in range(dice_on(space))]
    return [DieView(COLOURS[(die - 1) // 6], die_value(die)) for die in dice]


def view_room(state: WhiteCastleState, room: i64) -> RoomView:
    """A room; while a block of its card is chosen, the card that was just taken is still seen (WC-B21)."""
    card = state.rooms[room]
    arg = state.agenda.arg
    is_entered = state.is_at(ENTER_BLOCK) and arg & 7 == room
    shown = arg >> 3 if is_entered else card
    tiles = [COLOURS[tile] for tile in state.tiles[room * BLOCKS : room * BLOCKS + BLOCKS] if tile >= 0]
    blocks: list[BlockView] = []
    for block in range(BLOCKS):
        if shown >= 0 and TONE[shown * BLOCKS + block] > 0:
            tone = "light" if TONE[shown * BLOCKS + block] == 1 else "dark"
            tile = tiles[block] if block < len(tiles) else ""
            blocks.append(BlockView(tone, TEXTS[BLOCK[shown * BLOCKS + block]], tile))
    return RoomView(
        ROOM_NAMES[room],
        PRINTED[room],
        name_of(card, CARD_NAMES),
        blocks,
        tiles,
        view_dice(state.spaces[room]),
        [
            0 if state.solo and number == RIVAL else clan.members[ROOM + room]  # WC-S13: the rival's have no room
            for number, clan in enumerate(state.clans)
        ],
    )


def view_space(state: WhiteCastleState, space: i64) -> SpaceView:
    effects: list[str] = []
    if space >= OUTSKIRTS:
        if state.art_tops[0] >= 0 and state.art_tops[1] >= 0:
            parts = facing(state, space)
            effects = [TEXTS[parts & PART_MASK], TEXTS[parts >> PART_BITS]]
    elif space >= TEA:
        effects = ["GEI"]
    else:
        effects = [box.WALLS[space - ROOMS]]
    return SpaceView(SPACE_NAMES[space], PRINTED[space], view_dice(state.spaces[space]), effects)


def view_well(state: WhiteCastleState) -> WellView:
    dice: list[DieView] = []
    for colour in range(4):
        for face in range(6):
            dice += [DieView(COLOURS[colour], face + 1)] * ((state.well_dice[colour] >> (3 * face)) & 7)
    tiles = [f"{COLOURS[tile // 5]} {box.TILE_NAMES[tile % 5]}" for tile in state.well_tiles if tile >= 0]
    return WellView(tiles, TEXTS[state.well_reward], dice)


def view_daimyo(state: WhiteCastleState) -> DaimyoView:
    card = state.daimyo
    slots = [TEXTS[SLOT[card * 3 + slot]] for slot in range(3)] if card >= 0 else []
    courtiers = [clan.members[DAIMYO] for clan in state.clans]
    return DaimyoView(f"daimyo-{card + 1}" if card >= 0 else "", slots, list(state.slots), courtiers)


def view_yard(state: WhiteCastleState, yard: i64) -> YardView:
    tokens: list[YardTokenView] = []
    for place, (where, side) in enumerate(box.YARD_PLACES):
        token = state.yards[place]
        if where == yard and token >= 0:
            tokens.append(YardTokenView(token + 1, side, TEXTS[YARD_TOKEN[token * 2 + (place & 1)]]))
    return YardView(YARD_IRON[yard], YARD_WORTH[yard], tokens, [clan.members[YARD + yard] for clan in state.clans])


def view_garden(state: WhiteCastleState, place: i64) -> GardenView:
    bridge = COLOURS[place >> 1]
    kind = "plant" if place & 1 == 0 else "stone"
    card = state.gardens[place]
    if card < 0:
        return GardenView(bridge, kind, "", 0, 0, "", [])
    gardeners = [number for number, clan in enumerate(state.clans) if (clan.members[GARDENED] >> place) & 1 != 0]
    food = GARDEN_FOOD[card]
    return GardenView(bridge, kind, GARDEN_NAMES[card], food, garden_points(card), TEXTS[GARDEN[card]], gardeners)


def view_art(state: WhiteCastleState, deck: i64) -> ArtView:
    top = state.art_tops[deck]
    below = [name for name in names_of(state.art_deck, ART_NAMES) if name.startswith(box.ARTS[deck])]
    if top < 0:
        return ArtView(box.ARTS[deck], "", "", "", below)
    return ArtView(box.ARTS[deck], ART_NAMES[top], TEXTS[CURTAIN_YELLOW[top]], TEXTS[CURTAIN_BLUE[top]], below)


def view_tea(state: WhiteCastleState, place: i64) -> TeaPlaceView:
    token = NONE
    yellow = 0
    if place == OVERLOOK:
        token = state.ceremonies[3]
    elif place > 3:
        token = state.ceremonies[place - 4]
        yellow = 1
    effect = TEXTS[CEREMONY[token * 2 + yellow]] if token >= 0 else ""
    return TeaPlaceView(
        TEA_PLACES[place], [clan.members[TEA_GARDEN + place] for clan in state.clans], token + 1, effect
    )


def view_pair(state: WhiteCastleState, pair: i64) -> PairView:
    resource = state.pairs[pair * 3]
    action = state.pairs[pair * 3 + 1]
    token = state.pairs[pair * 3 + 2]
    return PairView(
        resource + 1,
        goods_text(RESOURCE_BACK[resource]) if resource >= 0 else "",
        goods_text(GOODS_OF[resource]) if resource >= 0 else "",
        box.RESOURCES[resource][2] if resource >= 0 else 0,
        box.RESOURCES[resource][3] if resource >= 0 else "",
        MEMBER_KINDS[action] if action >= 0 else "",
        token + 1,
        TEXTS[CEREMONY[token * 2]] if token >= 0 else "",
    )


def view_clan(state: WhiteCastleState, number: i64) -> ClanView:
    clan = state.clans[number]
    goods = clan.goods
    return ClanView(
        coins=goods[0],
        seals=goods[1],
        points=goods[2],
        food=goods[3],
        iron=goods[4],
        pearl=goods[5],
        whisks=goods[6],
        influence=clan.influence,
        members={MEMBER_NAMES[place]: clan.members[place] for place in range(MEMBER_PLACES) if place != GARDENED},
        gardens=clan.members[GARDENED],
        rows=[view_row(state, clan, row) for row in range(state.colours())],
        action_card=name_of(clan.action_card, CARD_NAMES),
        resource_card=clan.resource_card + 1,
        start_action=name_of(clan.start_action, MEMBER_KINDS),
        lantern_cards=lantern_cards(clan),
        lantern_sides=[lantern_side(card) for card in lantern_cards(clan)],
        lantern=goods_text(clan.lantern),
        lantern_influence=clan.lantern_influence,
        token=clan.token + 1,
        score=score(state, number),
    )


def lantern_cards(clan: Clan) -> list[str]:
    """What lies in the lantern area."""
    found: list[str] = []
    if clan.resource_card >= 0:
        found.append(f"resource-{clan.resource_card + 1}")
        decree = box.RESOURCES[clan.resource_card][3]
        if decree:
            found.append(f"decree-{decree}")
    if 0 <= clan.action_card < FIRST_START:
        found.append(CARD_NAMES[FIRST_START + clan.start_action])
    return found + names_of(clan.lantern_castle, CARD_NAMES) + names_of(clan.lantern_arts, ART_NAMES)


def lantern_side(card: str) -> str:
    """WC-B13: what a card in the lantern area adds."""
    kind, _, name = card.partition("-")
    if kind == "resource":
        return box.RESOURCES[int(name) - 1][0]
    if kind == "decree":
        return box.DECREES[name]
    return {
        "steward": box.STEWARD_BACK,
        "diplomat": box.DIPLOMAT_BACK,
        "ikebana": box.IKEBANA_BACK,
        "calligraphy": f"INF {box.CALLIGRAPHY_BACK_INFLUENCE}",
    }.get(kind, f"INF {box.START_BACK_INFLUENCE}")


def view_row(state: WhiteCastleState, clan: Clan, row: i64) -> RowView:
    home = clan.members[HOMES[row]]
    block = ""
    if row == 3:
        block = f"1S -> {TEXTS[CEREMONY[clan.token * 2]]}" if clan.token >= 0 else ""
    elif clan.action_card >= 0:
        block = TEXTS[ROW_BLOCK[clan.action_card * BLOCKS + row]]
    die = (clan.row_dice >> (3 * row)) & 7
    reward = TEXTS[ROW_REWARD[row * 6 + 5 - home]]
    return RowView(COLOURS[row], home, reward, block, die, (state.rows_used >> row) & 1 != 0)


def view_solo(state: WhiteCastleState) -> SoloView:
    top = state.solo_top
    return SoloView(
        box.DIFFICULTIES[state.difficulty],
        name_of(top, SOLO_NAMES),
        f"{box.SOLO[top][0]} {box.SOLO[top][1]}" if top >= 0 else "",
        box.SOLO[top][2] if top >= 0 else "",
        names_of(state.solo_deck, SOLO_NAMES),
        names_of(state.solo_flipped, SOLO_NAMES),
        name_of(state.solo_last, SOLO_NAMES),
        name_of(state.solo_before, SOLO_NAMES),
        [box.SOLO[top][3], box.SOLO[top][4]] if top >= 0 else [],
        [" ".join(box.SOLO[card][:3]) for card in range(len(box.SOLO)) if (next_cards(state) >> card) & 1 != 0],
    )


def next_cards(state: WhiteCastleState) -> i64:
    """WC-S2, WC-S12: the cards of which one will lie open after the next flip, as a set."""
    return state.solo_deck if state.solo_deck != 0 else state.solo_flipped
