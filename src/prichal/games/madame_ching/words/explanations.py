"""What is this? Every piece that can be named, in a few sentences; told from the view alone."""

from prichal.games.madame_ching.actions import PILOT_WORDS
from prichal.games.madame_ching.components import (
    COLUMNS,
    ENCOUNTER_NAMES,
    ENCOUNTERS,
    JUNKS,
    NO_SYMBOL,
    NUMBERS,
    ROWS,
    SKILLS,
    SYMBOL_OF,
    SYMBOLS,
    TILE_NAMES,
    TILE_NUMBER,
)
from prichal.games.madame_ching.secrets.view import MadameChingView
from prichal.games.madame_ching.words import words
from prichal.games.madame_ching.words.panels import area
from prichal.kernel.numbers import small_number
from prichal.kernel.wire import Args, Explanation, Message, seat_name

SKILL_CLAUSES = ["MC-K1", "MC-K2", "MC-K3", "MC-K4", "MC-K5"]  # in the order of SKILLS
ENCOUNTER_CLAUSES = {
    "madame-ching": "MC-N2",
    "thief": "MC-N3",
    "siren": "MC-N4",
    "traitress": "MC-N5",
    "old-sea-dog": "MC-N6",
    "pilot": "MC-N7",
    "fortune-teller": "MC-N8",
    "merchant": "MC-N9",
    "treasure": "MC-N10",
}


def say(name: str, args: Args | None = None) -> Message:
    return Message(f"madame_ching-explain-{name}", args or {})


def explain(view: MadameChingView, piece: str) -> Explanation | None:
    kind, _, name = piece.partition("-")
    if piece == "done":
        return Explanation(say("done"), [say("done-does")], None, "MC-R3")
    if piece == "deck":
        return Explanation(say("deck", {"count": view.deck}), [say("deck-is"), say("deck-empty")], None, "MC-R5")
    if kind == "junk" and name in JUNKS:
        return junk(view, name)
    if kind == "tile" and name in TILE_NAMES:
        return mission(view, name)
    if kind in ("skill", "supply") and name in SKILLS:
        return skill(view, kind, name)
    if kind == "encounter" and name in ENCOUNTER_NAMES:
        own = view.viewer >= 0 and name in (view.pirates[view.viewer].encounters or {})
        return encounter(name, view.viewer if own else None)
    if kind == "symbol" and name in SYMBOLS:
        return symbol(SYMBOLS.index(name))
    if kind == "laid" and name.startswith("pilot-") and name[len("pilot-") :] in PILOT_WORDS:
        return laid_pilot(view, name[len("pilot-") :])
    if kind == "cell":
        return cell(name)
    number = small_number(name)
    found = None if number is None else numbered(view, kind, number)
    return found or word(view, kind, name)


def word(view: MadameChingView, kind: str, name: str) -> Explanation | None:
    """Words of a question that name no single piece: a message's id with its plain arguments."""
    first = name.partition("-")[0]
    number = small_number(first)
    if kind == "navigation" and number is not None and 1 <= number <= NUMBERS:
        return Explanation(words.navigation(number), card(number), None, "MC-R2")
    if kind == "junk" and first in words.SEAT_COLOURS:
        for one in view.junks:
            if name == "-".join(str(part) for part in words.junk(JUNKS.index(one.colour), view.seats).args.values()):
                return junk(view, one.colour)
    return None


def numbered(view: MadameChingView, kind: str, number: int) -> Explanation | None:
    if kind == "seat" and number < view.seats:
        return Explanation(seat_name(number), [say("seat-is"), say("seat-attack")], number, "MC-G14")
    if kind == "place" and 1 <= number <= len(view.places):
        return place(view, number)
    if kind in ("hand", "laid", "seen") and 1 <= number <= NUMBERS:
        owner = view.viewer if kind == "hand" and view.viewer >= 0 else None
        clause = "MC-R2"
        if kind == "laid":
            owner, clause = layer(view, number), "MC-P2"
        elif kind == "seen":
            clause = "MC-K3"
        return Explanation(words.navigation(number), [say(f"{kind}-card"), *card(number)], owner, clause)
    return None


def card(number: int) -> list[Message]:
    """What a navigation card is good for."""
    found = [say("card-order", {"number": number}), say("card-colour")]
    if SYMBOL_OF[number] != NO_SYMBOL:
        found.append(say("card-symbol", {"symbol": words.symbol(SYMBOL_OF[number])}))
    return found


def layer(view: MadameChingView, number: int) -> int | None:
    """In whose expedition a card lies."""
    for one in view.junks:
        if number in one.cards:
            return one.seat
    return None


def place(view: MadameChingView, number: int) -> Explanation:
    shown = view.places[number - 1]
    if not shown:
        return Explanation(say("empty-place"), [say("empty-place-is")], None, "MC-R3")
    if shown == "?":
        return Explanation(say("face-down"), [say("place-card"), say("face-down-is")], None, "MC-R1")
    return Explanation(words.navigation(int(shown)), [say("place-card"), *card(int(shown))], None, "MC-R3")


def junk(view: MadameChingView, colour: str) -> Explanation | None:
    for one in view.junks:
        if one.colour == colour:
            args: Args = {"cell": one.cell, "cards": one.column, "colours": one.row}
            sentences = [say("junk-at", args) if one.cards else say("junk-waits"), say("junk-moves"), say("junk-ends")]
            return Explanation(words.junk(JUNKS.index(colour), view.seats), sentences, one.seat, "MC-P2")
    return None


def mission(view: MadameChingView, name: str) -> Explanation:
    tile = TILE_NAMES.index(name)
    sentences = [say("tile-brings", {"reward": words.reward(tile)}), say("tile-when", {"number": TILE_NUMBER[tile]})]
    if name not in view.missions:
        sentences.append(say("tile-gone"))
    return Explanation(words.tile(tile), sentences, None, "MC-X1")


def skill(view: MadameChingView, kind: str, name: str) -> Explanation:
    number = SKILLS.index(name)
    sentences = [say(f"skill-{name}"), say("skill-price", {"price": words.price(number)})]
    if kind == "supply":
        sentences.append(say("skill-left", {"count": view.skills.get(name, 0)}))
    sentences.append(say("skill-worth"))
    own = kind == "skill" and view.viewer >= 0 and name in view.pirates[view.viewer].ready
    return Explanation(words.skill(number), sentences, view.viewer if own else None, SKILL_CLAUSES[number])


def encounter(name: str, owner: int | None) -> Explanation:
    number = ENCOUNTER_NAMES.index(name)
    kind = name if name in ENCOUNTER_CLAUSES else name.partition("-")[0]
    copies = sum([count for other, count in ENCOUNTERS if other == name or other.partition("-")[0] == kind])
    sentences = [say(f"encounter-{kind}"), say("encounter-copies", {"count": copies})]
    return Explanation(words.encounter(number), sentences, owner, ENCOUNTER_CLAUSES[kind])


def laid_pilot(view: MadameChingView, word: str) -> Explanation:
    holders = [one.seat for one in view.junks if one.pilots.get(word, 0) > 0]
    title = words.encounter(ENCOUNTER_NAMES.index(f"pilot-{word}"))
    return Explanation(title, [say("laid-pilot")], holders[0] if len(holders) == 1 else None, "MC-G2")


def symbol(number: int) -> Explanation:
    args: Args = {"skill": words.skill(number)}
    return Explanation(words.symbol(number), [say("symbol-buys", args), say("symbol-crew")], None, "MC-X2")


def cell(name: str) -> Explanation | None:
    first, _, second = name.partition("-")
    column, row = small_number(first), small_number(second)
    if column is None or row is None or not 1 <= row <= ROWS or not row <= column <= COLUMNS:
        return None
    sentences = [say("cell-stands", {"cards": column, "colours": row, "number": column * row})]
    where = area(column, row)
    if where != "open":
        sentences.append(say(f"cell-{where}"))
    if column == COLUMNS:
        sentences.append(say("cell-edge"))
    return Explanation(say("cell", {"number": column * row}), sentences, None, "MC-C2")
