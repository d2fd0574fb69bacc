"""Where an option belongs, told by the piece that one touches first: the headings of a long list."""

from typing import Final

from prichal.games.white_castle.cards import ROOM_NAMES
from prichal.games.white_castle.words.words import space_words
from prichal.kernel.wire import Message

# Pieces by the first word of their ids.
PLACES: Final = {
    "seals": "seals",
    "row": "domain",
    "yard": "yards",
    "gate": "gate",
    "tea": "tea",
    "pond": "tea",
    "token": "tea",
    "art": "outskirts",
}
SPACES: Final = {"steward": "castle", "diplomat": "castle", "walls": "walls", "well": "well"}


def heading(picks: list[str]) -> Message | None:
    """The place of the first piece; None where the options of a question have no places of their own."""
    if not picks:
        return None
    kind, _, name = picks[0].partition("-")
    if kind in ("bridge", "garden"):
        return Message("white_castle-place-bridge", {"colour": name.partition("-")[0]})
    if kind == "space":
        return place(SPACES.get(name.partition("-")[0], "fields"))
    if kind == "block":
        room = name.rpartition("-")[0]
        return space_words(room) if room in ROOM_NAMES else None
    if kind == "courtier":
        return Message("white_castle-place-courtier", {"from": name})
    if kind == "geisha":
        return Message("white_castle-place-geisha", {"place": Message("white_castle-tea", {"place": name})})
    return place(PLACES[kind]) if kind in PLACES else None


def place(name: str) -> Message:
    return Message(f"white_castle-place-{name}")
