"""Effects, cards and places in words, for prompts, news and panels."""

from typing import Final

from mypy_extensions import i64

from prichal.games.white_castle import components as box
from prichal.games.white_castle.cards import (
    ART_NAMES,
    CARD_NAMES,
    FIRST_START,
    KIND,
    SPACE_NAMES,
    VALUE,
)
from prichal.games.white_castle.components import RESOURCE_LIMIT, SEAL_LIMIT
from prichal.games.white_castle.effects import (
    ALL,
    CHOOSE,
    COINS,
    COURTIER,
    EITHER,
    GAIN,
    GEISHA,
    GOOD_BITS,
    GOOD_KINDS,
    GOOD_MASK,
    INFLUENCE,
    LIGHT,
    PART_BITS,
    PART_MASK,
    PAY,
    POINTS,
    SEALS,
    TILE,
)
from prichal.games.white_castle.state import RIVAL, WhiteCastleState
from prichal.kernel.wire import Message, seat_name

# Message ids of effects without numbers, by kind.
PLAIN_WORDS: Final = [
    "nothing",
    "goods",
    "any",
    "influence",
    "lantern",
    "well",
    "lilies",
    "yellow",
    "light",
    "stones",
    "both",
    "yard-yellow",
    "curtains",
    "all",
    "courtier",
    "gardener",
    "warrior",
    "geisha",
    "climb",
    "step",
    "dark",
    "tile",
    "domain",
    "blue",
    "yard-blue",
    "either",
    "pay",
]


def clan_name(state: WhiteCastleState, number: i64) -> Message:
    """A player's name, or the rival's."""
    if state.solo and number == RIVAL:
        return Message("white_castle-rival")
    return seat_name(number)


def good(place: i64, count: i64) -> Message:
    return Message("white_castle-good", {"good": box.GOODS[place], "count": count})


def goods_list(bundle: i64) -> list[Message]:
    """The goods of a packed bundle one by one."""
    found: list[Message] = []
    for place in range(GOOD_KINDS):
        count = (bundle >> (GOOD_BITS * place)) & GOOD_MASK
        if count > 0:
            found.append(good(place, count))
    return found


def goods_words(bundle: i64) -> Message:
    """A packed bundle: `2 coins, 1 iron`."""
    found = goods_list(bundle)
    return Message("list", {"items": found}) if found else Message("white_castle-effect-nothing")


def resources_of_choice(count: i64) -> Message:
    return Message("white_castle-effect-any", {"count": count})


def unpack(parts: i64) -> list[int]:
    """Packed effects as a list."""
    found: list[int] = []
    while parts > 0:
        found.append(parts & PART_MASK)
        parts >>= PART_BITS
    return found


def effect_words(effect: i64) -> Message:
    """An effect of the tables in words."""
    kind = KIND[effect]
    value = VALUE[effect]
    name = f"white_castle-effect-{PLAIN_WORDS[kind]}"
    if kind == GAIN:
        return goods_words(value)
    if kind == CHOOSE or kind == INFLUENCE or kind == LIGHT:
        return Message(name, {"count": value})
    if kind == ALL:
        return Message("list", {"items": [effect_words(part) for part in unpack(value)]})
    if kind == EITHER:
        return Message(name, {"first": effect_words(value & PART_MASK), "second": effect_words(value >> PART_BITS)})
    if kind == PAY:
        return Message(name, {"price": price_words(value), "effect": effect_words(value & PART_MASK)})
    if kind == TILE:
        return Message(name, {"colour": tile_colour(value)})
    if kind == COURTIER or kind == GEISHA:
        return Message(name, {"part": {1: "send", 2: "move"}.get(int(value), "both")})
    return Message(name)


def tile_colour(colours: i64) -> str:
    """The colour that a die-tile action names (WC-B25)."""
    return {1: "coral", 2: "black", 4: "white"}.get(int(colours), "any")


def price_words(value: i64) -> Message:
    """The price of a PAY effect."""
    return good(SEALS if value >> (PART_BITS + 4) != 0 else COINS, (value >> PART_BITS) & 15)


def lost_goods(state: WhiteCastleState, seat: i64, bundle: i64) -> i64:
    """WC-B1: what of a bundle would pass a limit, as a bundle."""
    lost: i64 = 0
    for place in range(GOOD_KINDS):
        if place != COINS and place != POINTS:
            limit = SEAL_LIMIT if place == SEALS else RESOURCE_LIMIT
            over = state.clans[seat].goods[place] + ((bundle >> (GOOD_BITS * place)) & GOOD_MASK) - limit
            if over > 0:
                lost |= over << (GOOD_BITS * place)
    return lost


def space_words(name: str) -> Message:
    """A space for dice, by its name."""
    return Message(f"white_castle-space-{name}")


def space_name(space: i64) -> str:
    if space < len(SPACE_NAMES):
        return SPACE_NAMES[space]
    return "well" if space == len(SPACE_NAMES) else "row"


def garden_words(place: i64) -> Message:
    """A garden by bridge and kind."""
    return Message("white_castle-garden", {"colour": box.COLOURS[place >> 1], "kind": garden_kind(place)})


def garden_kind(place: i64) -> str:
    return "plant" if place & 1 == 0 else "stone"


def tea_words(place: i64) -> Message:
    """A place of the tea garden."""
    return Message("white_castle-tea", {"place": TEA_PLACES[place]})


TEA_PLACES: Final = ["entrance", "overlook", "path-1", "path-2", "house-1", "house-2", "house-3"]


def card_words(card: i64) -> Message:
    """A castle card or starting action card by its number."""
    if card >= FIRST_START:
        return Message("white_castle-start-card", {"member": box.MEMBER_KINDS[card - FIRST_START]})
    kind, number = CARD_NAMES[card].split("-")
    return Message("white_castle-card", {"kind": kind, "number": number})


def art_words(card: i64) -> Message:
    kind, number = ART_NAMES[card].split("-")
    return Message("white_castle-card", {"kind": kind, "number": number})


def resource_words(card: i64) -> Message:
    return Message("white_castle-card", {"kind": "resource", "number": str(card + 1)})
