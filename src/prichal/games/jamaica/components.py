"""What is in the box (JA-C1 to JA-C4, JA-T1), as tables. Everything is sure unless a comment says otherwise."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# JA-C4. Which pirate sails which colour is ours; that the Ghost Ship is black is sure.
PIRATES: Final = [
    "anne-bonny",
    "mary-read",
    "samuel-bellamy",
    "john-rackham",
    "olivier-levasseur",
    "edward-drummond",
]
COLOURS: Final = ["red", "purple", "blue", "yellow", "green", "black"]
BLACK: Final = 5

# JA-C3: resources and the bank.
GOLD: Final[i64] = 0
FOOD: Final[i64] = 1
POWDER: Final[i64] = 2
RESOURCES: Final = ["gold", "food", "powder"]
BANK: Final = vec[i64]([80, 45, 45])
HOLDS: Final[i64] = 6  # five on the board, and the 6th Hold
SIXTH: Final[i64] = 5  # its place
LONGEST_SPEND: Final = 36  # the most tokens that six holds can have

# JA-C1, JA-E2: the track. (type, cost, score); spaces are numbered in sailing order, outer lanes before inner ones.
TRACK: Final = [
    ("royal", 0, 15),  # 0 Port Royal: start and finish. That it costs nothing is ours.
    ("sea", 2, -5),
    ("sea", 3, -5),
    ("sea", 2, -5),
    ("lair", 0, -5),
    ("port", 3, -5),  # 5
    ("port", 5, -5),  # 6 fork A: 7 or 13
    ("sea", 2, -5),  # 7 A outer
    ("sea", 3, -5),
    ("lair", 0, -5),
    ("sea", 3, -5),  # 10
    ("lair", 0, -5),
    ("sea", 2, -5),  # 12 on to 15
    ("sea", 3, -5),  # 13 A inner
    ("sea", 4, -5),  # 14 on to 15
    ("sea", 3, -5),  # 15 the lanes of A meet
    ("port", 3, -5),
    ("sea", 2, -5),
    ("port", 3, -5),
    ("lair", 0, -5),  # 19 fork B: 20 or 26
    ("sea", 3, -5),  # 20 B outer
    ("port", 3, -5),
    ("lair", 0, -5),
    ("sea", 2, -5),
    ("sea", 3, -5),
    ("lair", 0, -5),  # 25 on to 28
    ("sea", 4, -5),  # 26 B inner
    ("sea", 4, -5),  # 27 on to 28
    ("port", 5, -5),  # 28 the lanes of B meet
    ("sea", 1, -5),
    ("port", 5, -5),  # 30 the cost is probable: one transcription says 3
    ("port", 3, -5),
    ("sea", 3, -5),  # 32 fork C: 33 or 39
    ("lair", 0, -5),  # 33 C outer
    ("port", 3, -5),
    ("sea", 2, -5),  # 35
    ("sea", 1, -5),
    ("lair", 0, -5),
    ("sea", 1, -5),  # 38 on to 41
    ("sea", 4, -5),  # 39 C inner
    ("sea", 4, -5),  # 40 on to 41
    ("port", 5, 2),  # 41 the lanes of C meet behind the red line
    ("sea", 2, 3),
    ("sea", 3, 4),
    ("lair", 0, 5),
    ("port", 7, 6),  # 45
    ("sea", 2, 7),
    ("sea", 3, 8),
    ("sea", 3, 9),
    ("sea", 3, 10),  # 49 on to Port Royal
]
SPACES: Final[i64] = 50
ROYAL: Final[i64] = 0
RED_LINE: Final[i64] = 41  # the first space behind it
RED_LINE_SCORE: Final[i64] = -5
SHORTEST_LAP: Final[i64] = 32
THIRDS: Final = 3  # an inner lane has two spaces: places on the board are counted in thirds of a space
LONGEST_LAP: Final[i64] = 44 * 3  # by the outer lanes, in thirds

# Fork, first and last space of the outer lane, of the inner lane, and the space where they meet.
FORKS: Final = [(6, 7, 12, 13, 14, 15), (19, 20, 25, 26, 27, 28), (32, 33, 38, 39, 40, 41)]

# JA-C2, morning and evening: what a corner of a card may show; the three loads have the numbers of their resources.
FORWARD: Final[i64] = 3
BACKWARD: Final[i64] = 4
SYMBOLS: Final = ["gold", "food", "powder", "forward", "backward"]
CARDS: Final = [
    ("forward", "forward"),
    ("forward", "backward"),
    ("backward", "forward"),
    ("forward", "food"),
    ("forward", "powder"),
    ("food", "forward"),
    ("food", "powder"),
    ("powder", "food"),
    ("powder", "gold"),
    ("gold", "forward"),
    ("gold", "gold"),
]
CARD_COUNT: Final[i64] = 11
WHOLE_DECK: Final[i64] = 0x7FF
MORNING: Final = vec[i64]([SYMBOLS.index(morning) for morning, _ in CARDS])
EVENING: Final = vec[i64]([SYMBOLS.index(evening) for _, evening in CARDS])
HAND: Final[i64] = 3
HAND_WITH_MAP: Final[i64] = 4

# The combat die (JA-C3).
STAR: Final[i64] = -1
NOT_ROLLED: Final[i64] = 0
COMBAT_DIE: Final = vec[i64]([2, 4, 6, 8, 10, -1])
COMBAT_WORDS: Final = ["2", "4", "6", "8", "10", "star"]
LADY_BETH_BONUS: Final[i64] = 2

# JA-T1: treasures. Point treasures come first, then the bonuses.
TREASURES: Final = ["+3", "+5", "+7", "-2", "-3", "-4", "map", "saber", "beth", "hold"]
TREASURE_VALUES: Final = vec[i64]([3, 5, 7, -2, -3, -4, 0, 0, 0, 0])
TREASURE_COPIES: Final = vec[i64]([2, 1, 2, 1, 1, 1, 1, 1, 1, 1])
KINDS: Final[i64] = 10
FIRST_CURSED: Final[i64] = 3
CURSED_COUNT: Final[i64] = 3
FIRST_BONUS: Final[i64] = 6
MAP: Final[i64] = 6
SABER: Final[i64] = 7
BETH: Final[i64] = 8
HOLD: Final[i64] = 9
TREASURE_CARDS: Final[i64] = 12
LAIRS: Final[i64] = 9  # and as many treasures in the pile

# JA-S4, JA-2P1
START_FOOD: Final[i64] = 3
START_GOLD: Final[i64] = 3
GHOST_GOLD: Final = [5, 3]

RECONSTRUCTED: Final = ["space-30", "colours", "port-royal"]


def _card_names() -> list[str]:
    return [f"{morning}/{evening}" for morning, evening in CARDS]


def _next_spaces() -> list[int]:
    """The space ahead of each; at a fork the outer lane's."""
    ahead = [(space + 1) % len(TRACK) for space in range(len(TRACK))]
    for _, _, outer_end, _, inner_end, meeting in FORKS:
        ahead[outer_end] = meeting
        ahead[inner_end] = meeting
    return ahead


def _next_by_inner() -> list[int]:
    ahead = _next_spaces()
    for fork, _, _, inner, _, _ in FORKS:
        ahead[fork] = inner
    return ahead


def _spaces_behind() -> list[int]:
    """The space behind each; where lanes meet the outer lane's."""
    behind = [(space - 1) % len(TRACK) for space in range(len(TRACK))]
    for fork, _, outer_end, inner, _, meeting in FORKS:
        behind[inner] = fork
        behind[meeting] = outer_end
    return behind


def _behind_by_inner() -> list[int]:
    behind = _spaces_behind()
    for _, _, _, _, inner_end, meeting in FORKS:
        behind[meeting] = inner_end
    return behind


def _distances() -> list[int]:
    """Steps to Port Royal by the shortest lanes; a whole lap from Port Royal itself."""
    ahead = _next_by_inner()
    distances: list[int] = []
    for start in range(len(TRACK)):
        steps = 1
        space = ahead[start]
        while space != 0:
            space = ahead[space]
            steps += 1
        distances.append(steps)
    return distances


def _places() -> list[int]:
    """JA-2P8: how far each space lies from Port Royal, in thirds of a space of the outer lanes.

    An inner lane's two spaces lie a third and two thirds of the way from their fork to where the lanes meet.
    """
    ahead = _next_spaces()
    places = [0] * len(TRACK)
    space = ahead[0]
    place = THIRDS
    while space != 0:
        places[space] = place
        space = ahead[space]
        place += THIRDS
    for fork, _, _, inner, inner_end, meeting in FORKS:
        lane = inner_end - inner + 2  # steps from the fork to the meeting
        for number in range(inner, inner_end + 1):
            places[number] = places[fork] + (places[meeting] - places[fork]) * (number - inner + 1) // lane
    return places


def _lair_mask() -> int:
    return sum([1 << space for space in range(len(TRACK)) if TRACK[space][0] == "lair"])


CARD_NAMES: Final = _card_names()
NEXT: Final = vec[i64](_next_spaces())
NEXT_INNER: Final = vec[i64](_next_by_inner())
BEHIND: Final = vec[i64](_spaces_behind())
BEHIND_INNER: Final = vec[i64](_behind_by_inner())
DISTANCE: Final = vec[i64](_distances())
PLACE: Final = vec[i64](_places())
COST: Final = vec[i64]([cost for _, cost, _ in TRACK])
CURRENCY: Final = vec[i64]([0 if kind == "port" else 1 for kind, _, _ in TRACK])  # GOLD or FOOD
SCORE: Final = vec[i64]([score for _, _, score in TRACK])
# Sets of spaces have one bit a space. A table, as the compiler would shift a literal 1 in 32 bits only.
SPACE_BIT: Final = vec[i64]([1 << space for space in range(len(TRACK))])
ALL_LAIRS: Final[i64] = _lair_mask()
