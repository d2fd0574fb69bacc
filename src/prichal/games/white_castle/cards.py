"""The component tables as numbers: which effect each block, slot, token, curtain and row has."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from prichal.games.white_castle import components as box
from prichal.games.white_castle.effects import bundle, declinable, effect, kinds, plain, texts, values


def _numbered(name: str, cards: Sequence[object]) -> list[str]:
    return [f"{name}-{number + 1}" for number in range(len(cards))]


def _lettered(cards: Sequence[object]) -> list[str]:
    return [chr(ord("A") + number) for number in range(len(cards))]


# Castle cards: stewards first, then diplomats, then the starting action cards.
STEWARDS: Final[i64] = len(box.STEWARDS)
DIPLOMATS: Final[i64] = len(box.DIPLOMATS)
FIRST_DIPLOMAT: Final[i64] = STEWARDS
FIRST_START: Final[i64] = STEWARDS + DIPLOMATS
CARD_NAMES: Final = (
    _numbered("steward", box.STEWARDS)
    + _numbered("diplomat", box.DIPLOMATS)
    + [f"start-{kind}" for kind in box.MEMBER_KINDS]
)
BLOCKS: Final[i64] = 3  # places for blocks in a room; diplomats use two
ROOMS: Final[i64] = 5
STEWARD_ROOMS: Final[i64] = 3
ROOM_NAMES: Final = [name for name, _ in box.SPACES[:5]]
SPACE_NAMES: Final = [name for name, _ in box.SPACES]
SPACES: Final[i64] = 11
WALLS: Final[i64] = 5  # the first of the spaces outside the walls
TEA: Final[i64] = 7
OUTSKIRTS: Final[i64] = 9

# Tones of blocks.
NO_BLOCK: Final[i64] = 0
LIGHT_BLOCK: Final[i64] = 1
DARK_BLOCK: Final[i64] = 2


def _tone(block: str) -> int:
    return DARK_BLOCK if block.startswith("D ") else LIGHT_BLOCK


def _block(block: str, steward: bool) -> int:
    """WC-B16: a dark block of a steward card costs a seal."""
    text = block[2:]
    return effect(f"1S -> {text}") if steward and block.startswith("D ") else effect(text)


def _castle_blocks() -> list[int]:
    found: list[int] = []
    for steward in box.STEWARDS:
        found += [_block(block, True) for block in steward[1:]]
    for diplomat in box.DIPLOMATS:
        found += [_block(diplomat[2], False), _block(diplomat[3], False), 0]
    for action in box.START_ACTIONS:
        found += [effect(action), 0, 0]
    return found


def _castle_tones() -> list[int]:
    found: list[int] = []
    for steward in box.STEWARDS:
        found += [_tone(block) for block in steward[1:]]
    for diplomat in box.DIPLOMATS:
        found += [_tone(diplomat[2]), _tone(diplomat[3]), NO_BLOCK]
    for _ in box.START_ACTIONS:
        found += [NO_BLOCK] * 3
    return found


def _dark_actions() -> list[int]:
    """WC-B3: the action of each room card's dark block, without its price."""
    blocks = [[block[2:] for block in card[1:] if block.startswith("D ")] for card in box.STEWARDS]
    blocks += [[block[2:] for block in card[2:] if block.startswith("D ")] for card in box.DIPLOMATS]
    return [effect(found[0]) for found in blocks]


def _row_blocks() -> list[int]:
    """WC-B19: the block that lies on each row when the card is the action card."""
    found: list[int] = []
    for steward in box.STEWARDS:
        found += [_block(block, True) for block in steward[1:]]
    for _, rows, first, second in box.DIPLOMATS:
        found += [_block(first, False)] * rows + [_block(second, False)] * (3 - rows)
    for action in box.START_ACTIONS:
        found += [effect(action)] * 3
    return found


def _rows() -> list[int]:
    """WC-B19: what a row shows, by row and members gone."""
    return [effect(" + ".join(row[: gone + 1])) for row in box.ROWS for gone in range(6)]


def _wells() -> list[int]:
    """WC-B18, by the rewards of the two tiles."""
    return [effect(f"1S + {merged(first, second)}") for first in box.TILE_REWARDS for second in box.TILE_REWARDS]


def merged(first: str, second: str) -> str:
    return "any 2" if first == second == "any 1" else f"{first} + {second}"


def _lilies() -> list[int]:
    """WC-M19: the rewards of three lilies, by their set; 0 for sets of another size."""
    found: list[int] = []
    for lilies in range(1 << len(box.LILIES)):
        names = [box.LILIES[lily] for lily in range(len(box.LILIES)) if lilies >> lily & 1]
        found.append(effect(" + ".join(names)) if len(names) == 3 else 0)
    return found


def three_plus(cards: list[str]) -> int:
    """WC-B2, WC-M4: the set of cards marked 3+."""
    found = 0
    for card, mark in enumerate(cards):
        if mark == "3+":
            found |= 1 << card
    return found


def _resource_back(back: str, decree: str) -> int:
    """WC-B9: what a starting resource card adds to the lantern, with its decree."""
    return bundle(back) + (bundle(box.DECREES[decree]) if decree else 0)


BLOCK: Final = vec[i64](_castle_blocks())  # card * 3 + block
TONE: Final = vec[i64](_castle_tones())
DARK_ACTION: Final = vec[i64](_dark_actions())  # by room card
ROW_BLOCK: Final = vec[i64](_row_blocks())  # card * 3 + row
ROW_REWARD: Final = vec[i64](_rows())  # row * 6 + members gone
WELL_REWARD: Final = vec[i64](_wells())  # first tile's reward * 5 + second's
LILY_REWARD: Final = vec[i64](_lilies())  # by set
SLOT: Final = vec[i64]([effect(slot) for card in box.DAIMYOS for slot in card])  # card * 3 + slot
GARDEN: Final = vec[i64]([effect(text) for _, _, text in box.GARDENS])
GARDEN_FOOD: Final = vec[i64]([food for _, food, _ in box.GARDENS])
YARD_TOKEN: Final = vec[i64]([effect(side) for token in box.YARD_TOKENS for side in token])  # token * 2 + yellow
CEREMONY: Final = vec[i64]([effect(side) for token in box.CEREMONIES for side in token])  # token * 2 + yellow
OWN_CEREMONY: Final = vec[i64]([effect(f"1S -> {blue}") for blue, _ in box.CEREMONIES])  # WC-M12
# Curtains by art card (ikebana first): yellow, blue with its seal, blue free.
CURTAIN_YELLOW: Final = vec[i64]([effect(yellow) for _, yellow, _ in box.IKEBANA + box.CALLIGRAPHY])
CURTAIN_BLUE: Final = vec[i64]([effect(f"1S -> {blue}") for _, _, blue in box.IKEBANA + box.CALLIGRAPHY])
CURTAIN_FREE: Final = vec[i64]([effect(blue) for _, _, blue in box.IKEBANA + box.CALLIGRAPHY])
IKEBANA_ABOVE: Final = box.UPPER_CURTAINS[0]
WALL: Final = vec[i64]([effect(text) for text in box.WALLS])
GEISHA_ACTION: Final[i64] = effect("GEI")
LANTERN_REWARD: Final[i64] = effect("LANT")
GATE_ONLY: Final[i64] = effect("CRT gate")
CLIMB_ONLY: Final[i64] = effect("CRT climb")
ENTER_ONLY: Final[i64] = effect("GEI enter")
STROLL_ONLY: Final[i64] = effect("GEI stroll")
POND: Final[i64] = effect("LILIES")

# Goods of the starting cards, and what cards turned over add to the lantern reward.
RESOURCE_GOODS: Final = vec[i64]([bundle(goods) for _, goods, _, _ in box.RESOURCES])
RESOURCE_BACK: Final = vec[i64]([_resource_back(back, decree) for back, _, _, decree in box.RESOURCES])
STEWARD_BACK: Final[i64] = bundle(box.STEWARD_BACK)
DIPLOMAT_BACK: Final[i64] = bundle(box.DIPLOMAT_BACK)
IKEBANA_BACK: Final[i64] = bundle(box.IKEBANA_BACK)
RESOURCE_CHOICE: Final = vec[i64]([choice for _, _, choice, _ in box.RESOURCES])
LILIES: Final[i64] = len(box.LILIES)
CEREMONIES: Final[i64] = len(box.CEREMONIES)
ARTS: Final[i64] = len(box.IKEBANA + box.CALLIGRAPHY)
ART_NAMES: Final = _numbered("ikebana", box.IKEBANA) + _numbered("calligraphy", box.CALLIGRAPHY)
GARDEN_NAMES: Final = [f"{kind}-{number + 1}" for number, (kind, _, _) in enumerate(box.GARDENS)]
SOLO_NAMES: Final = [str(number + 1) for number in range(len(box.BASE_SOLO))] + _lettered(box.MATCHA_SOLO)

THREE_PLUS_STEWARDS: Final[i64] = three_plus([card[0] for card in box.STEWARDS])
THREE_PLUS_DIPLOMATS: Final[i64] = three_plus([card[0] for card in box.DIPLOMATS]) << FIRST_DIPLOMAT
THREE_PLUS_ARTS: Final[i64] = three_plus([card[0] for card in box.IKEBANA + box.CALLIGRAPHY])

PRINTED: Final = vec[i64]([value for _, value in box.SPACES])
YARD_IRON: Final = vec[i64]([iron for iron, _ in box.YARDS])
YARD_WORTH: Final = vec[i64]([worth for _, worth in box.YARDS])

# The whole language as numbers; no effect may be added after this line.
KIND: Final = kinds()
VALUE: Final = values()
TEXTS: Final = texts()
PLAIN: Final = plain()
DECLINABLE: Final = declinable()
