"""What is this? Every piece that can be named, in a few sentences; told from the view alone."""

from prichal.games.shanghaien.actions import ENDS
from prichal.games.shanghaien.components import CARD_NAMES, FACES, NATIONS, PLACES, TRICK_CARDS, TRICK_NAMES, TRICKS
from prichal.games.shanghaien.secrets.view import ShanghaienView
from prichal.games.shanghaien.words.words import card, nation_name
from prichal.kernel.numbers import small_number
from prichal.kernel.wire import Args, Explanation, Message, seat_name

TRICK_CLAUSES = ["SH-T4", "SH-T5", "SH-T6", "SH-T7"]  # in the order of TRICKS


def say(name: str, args: Args | None = None) -> Message:
    return Message(f"shanghaien-explain-{name}", args or {})


def explain(view: ShanghaienView, piece: str) -> Explanation | None:
    kind, _, name = piece.partition("-")
    number = small_number(name)
    if piece == "shanghai":
        return Explanation(say("bell"), [say("bell-does"), say("bell-when")], None, "SH-R5")
    if piece in ("up", "down"):
        return Explanation(say("adjust", {"way": piece}), [say("adjust-does")], None, "SH-T5")
    if kind == "end" and name in ENDS:
        return Explanation(say("end", {"end": name}), [say("end-does", {"end": name})], None, "SH-R4")
    if kind == "rolled" and number is not None and 1 <= number <= FACES:
        return rolled_die(view, number)
    if kind == "place" and number is not None and 1 <= number <= PLACES:
        return tavern_card(view, number)
    if kind == "supply" and number is not None and number < view.seats:
        sentences = [say("supply-does"), say("supply-short")]
        return Explanation(say("supply", {"dice": view.sides[number].supply}), sentences, number, "SH-R3")
    if kind == "trick" and name in TRICK_NAMES:
        return trick_card(view, name)
    if kind == "action" and name in TRICKS:
        clause = TRICK_CLAUSES[TRICKS.index(name)]
        return Explanation(Message(f"shanghaien-trick-{name}"), [say(f"trick-{name}")], None, clause)
    return crew(view, name) if kind == "crew" else None


def rolled_die(view: ShanghaienView, face: int) -> Explanation:
    """A die just rolled is that of whoever is to lay it."""
    owner = view.agenda[0].seat if view.agenda and face in view.rolled else None
    sentences = [say("rolled-does", {"face": face}), say("rolled-other")]
    return Explanation(say("rolled", {"face": face}), sentences, owner, "SH-R3")


def tavern_card(view: ShanghaienView, place: int) -> Explanation:
    """With whoever would get it as the dice lie (SH-D1 to SH-D5)."""
    name = view.row[place - 1]
    if not name:
        return Explanation(say("empty-place"), [say("empty-place-does")], None, "SH-E1")
    number = PLACES + 1 - place if view.counted_from == "right" else place
    taker = view.takers[number - 1]
    goes = say("goes-to", {"seat": seat_name(taker)}) if taker is not None else say("goes-nowhere")
    kind = CARD_NAMES.index(name)
    sentences = [goes, say("handing")]
    if kind >= TRICK_CARDS:
        sentences = [say("tricks-on-it"), *sentences]
    else:
        nation, _, value = name.partition("-")
        sailor = say("sailor", {"value": value, "nation": nation_name(NATIONS.index(nation))})
        sentences = [sailor, *sentences]
    return Explanation(card(kind), sentences, None, "SH-D3")


def trick_card(view: ShanghaienView, name: str) -> Explanation:
    first, _, second = name.partition("/")
    holders = [seat for seat, side in enumerate(view.sides) if side.cards.get(name, 0) > 0]
    sentences = [say("trick-when"), say(f"trick-{first}"), say(f"trick-{second}"), say("trick-unused")]
    owner = holders[0] if len(holders) == 1 else None
    return Explanation(card(CARD_NAMES.index(name)), sentences, owner, "SH-T3")


def crew(view: ShanghaienView, name: str) -> Explanation | None:
    first, _, nation = name.partition("-")
    seat = small_number(first)
    if seat is None or seat >= view.seats or nation not in NATIONS:
        return None
    own = view.sides[seat].strength[nation]
    other = view.sides[1 - seat].strength[nation]
    standing = "none" if own == 0 else "alone" if other == 0 else "ahead" if own > other else "behind"
    if own == other and own > 0:
        standing = "level"
    title = say("crew", {"nation": nation_name(NATIONS.index(nation)), "strength": own})
    sentences = [say("crew-stands", {"standing": standing, "own": own, "other": other}), say("crew-scores")]
    return Explanation(title, sentences, seat, "SH-G2")
