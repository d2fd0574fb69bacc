"""What is this? Every piece that can be named, in a few sentences; told from the view alone."""

from prichal.games.jamaica.actions import WAYS
from prichal.games.jamaica.components import (
    CARD_NAMES,
    CARDS,
    COST,
    FIRST_BONUS,
    FIRST_CURSED,
    FORKS,
    HOLDS,
    LONGEST_SPEND,
    RED_LINE,
    RESOURCES,
    SCORE,
    SIXTH,
    SPACES,
    TRACK,
    TREASURES,
)
from prichal.games.jamaica.secrets.view import JamaicaView
from prichal.games.jamaica.words.panels import name as ship_name
from prichal.games.jamaica.words.words import action_card, amount, hold_name, space_name, treasure
from prichal.kernel.numbers import small_number
from prichal.kernel.wire import Args, Explanation, Message

SPACE_CLAUSES = {"royal": "JA-M7", "port": "JA-P1", "sea": "JA-P2", "lair": "JA-P3"}
BONUS_CLAUSES = {"map": "JA-T4", "saber": "JA-T5", "beth": "JA-T6", "hold": "JA-T7"}
GOODS_CLAUSES = ["JA-P1", "JA-P2", "JA-F3"]  # in the order of RESOURCES: what each is paid for
DIE_FACES = 6


def say(name: str, args: Args | None = None) -> Message:
    return Message(f"jamaica-explain-{name}", args or {})


def explain(view: JamaicaView, piece: str) -> Explanation | None:
    kind, _, name = piece.partition("-")
    if piece == "combat-die":
        return Explanation(say("combat-die"), [say("combat-die-does"), say("combat-die-star")], None, "JA-F3")
    if piece == "saber":
        return bonus("saber", owner_of_bonus(view, "saber"))
    if piece == "spare":
        return Explanation(say("spare"), [say("spare-does")], None, "JA-F8")
    if piece == "leave":
        return Explanation(say("leave"), [say("leave-does")], None, "JA-H3")
    if kind == "ghost" and name in WAYS:
        return Explanation(say("ghost-way", {"way": name}), [say("ghost-way-does")], None, "JA-2P3")
    if kind == "card" and name in CARD_NAMES:
        return card(view, name)
    if kind in ("hold", "treasure"):
        return thing_of_ship(view, kind, name)
    number = small_number(name)
    found = None if number is None else numbered(view, kind, number)
    return found or word(view, kind, name)


def word(view: JamaicaView, kind: str, name: str) -> Explanation | None:
    """Words of a question that name no single piece: a message's id with its plain arguments."""
    first, _, rest = name.partition("-")
    number = small_number(rest)
    if kind == "goods" and first in RESOURCES and number is not None:
        resource = RESOURCES.index(first)
        return Explanation(amount(resource, number), [say(f"hold-{first}")], None, GOODS_CLAUSES[resource])
    if kind == "from" and first == "hold" and number is not None and 1 <= number <= HOLDS and view.viewer >= 0:
        return hold(view, view.viewer, number - 1)
    if kind == "the" and name == "ghost" and len(view.ships) > view.seats:
        return ship(view, view.seats)
    if kind == "star" or (kind == "face" and small_number(name) is not None):
        return explain(view, "combat-die")
    return None


def numbered(view: JamaicaView, kind: str, number: int) -> Explanation | None:
    if kind == "space" and number < SPACES:
        return space(view, number)
    if kind == "die" and 1 <= number <= DIE_FACES:
        return Explanation(say("die", {"face": number}), [say("die-does"), say("die-order")], None, "JA-R1")
    if kind == "powder" and number <= LONGEST_SPEND:
        return Explanation(say("powder", {"tokens": number}), [say("powder-does"), say("powder-gone")], None, "JA-F3")
    if kind == "tokens" and number <= DIE_FACES:
        return Explanation(say("tokens", {"tokens": number}), [say("tokens-does")], None, "JA-P4")
    if kind == "ship" and number < len(view.ships):
        return ship(view, number)
    if kind == "hidden" and number < len(view.ships):
        title = say("hidden", {"count": view.ships[number].face_down})
        return Explanation(title, [say("hidden-is"), say("hidden-stolen")], owner(view, number), "JA-T2")
    return None


def owner(view: JamaicaView, number: int) -> int | None:
    """The Ghost Ship is nobody's."""
    return number if number < view.seats else None


def owner_of_bonus(view: JamaicaView, name: str) -> int | None:
    for number, one in enumerate(view.ships):
        if name in one.bonuses:
            return owner(view, number)
    return None


def space(view: JamaicaView, number: int) -> Explanation:
    kind = TRACK[number][0]
    sentences = [say(f"space-{kind}", {"cost": COST[number]})]
    if kind == "lair":
        sentences.append(say("lair-token" if number in view.tokens else "lair-empty"))
    for fork, outer, outer_end, inner, inner_end, meeting in FORKS:
        if number == fork:
            lanes: Args = {"outer": outer_end - outer + 1, "inner": inner_end - inner + 1, "space": space_name(meeting)}
            sentences.append(say("space-fork", lanes))
    if number >= RED_LINE:
        sentences.append(say("space-points", {"points": SCORE[number]}))
    elif number > 0:
        sentences.append(say("space-before-line"))
    here = [ship_name(view, one) for one in range(len(view.ships)) if view.ships[one].space == number]
    if here:
        sentences.append(say("space-ships", {"ships": here}))
    if here and kind != "royal":
        sentences.append(say("space-combat"))
    return Explanation(space_name(number), sentences, None, SPACE_CLAUSES[kind])


def ship(view: JamaicaView, number: int) -> Explanation:
    seen = view.ships[number]
    if number >= view.seats:
        return Explanation(Message("jamaica-ghost"), [say("ghost-is"), say("ghost-fights")], None, "JA-2P1")
    title = say("ship", {"pirate": Message("jamaica-pirate", {"pirate": seen.pirate})})
    place = say("ship-at", {"space": space_name(seen.space), "steps": seen.steps_left})
    if seen.finished:
        place = say("ship-finished")
    elif seen.laps < 0:
        place = say("ship-behind-start", {"steps": seen.steps_left})
    sentences = [place, say("ship-fights")]
    if number == view.captain:
        sentences.append(say("ship-captain"))
    return Explanation(title, sentences, number, "JA-F1")


def card(view: JamaicaView, name: str) -> Explanation:
    number = CARD_NAMES.index(name)
    morning, evening = CARDS[number]
    sentences = [
        say("card-part", {"time": "morning", "symbol": morning}),
        say("card-part", {"time": "evening", "symbol": evening}),
        say("card-when"),
    ]
    owner: int | None = None
    if view.viewer >= 0:
        ship = view.ships[view.viewer]
        owner = view.viewer if name == ship.card or name in ship.hand else None
    return Explanation(action_card(number), sentences, owner, "JA-R3")


def thing_of_ship(view: JamaicaView, kind: str, name: str) -> Explanation | None:
    first, _, rest = name.partition("-")
    number = small_number(first)
    if number is None or number >= len(view.ships):
        return None
    if kind == "treasure":
        if rest in TREASURES[FIRST_BONUS:]:
            return bonus(rest, owner(view, number))
        if rest in TREASURES[FIRST_CURSED:FIRST_BONUS]:
            title = treasure(TREASURES.index(rest))
            return Explanation(title, [say("cursed"), say("cursed-given")], owner(view, number), "JA-F14")
        return None
    place = small_number(rest)
    return hold(view, number, place - 1) if place is not None and 1 <= place <= HOLDS else None


def bonus(name: str, whose: int | None) -> Explanation:
    sentences = [say(f"bonus-{name}"), say("bonus-stolen")]
    return Explanation(treasure(TREASURES.index(name)), sentences, whose, BONUS_CLAUSES[name])


def hold(view: JamaicaView, number: int, place: int) -> Explanation:
    holds = view.ships[number].holds
    if place >= len(holds):
        return Explanation(hold_name(place), [say("hold-missing")], owner(view, number), "JA-T7")
    held = holds[place]
    sentences = [say("hold-empty")]
    if held.tokens > 0:
        content = amount(RESOURCES.index(held.resource), held.tokens)
        sentences = [say("hold-has", {"goods": content}), say(f"hold-{held.resource}"), say("hold-full")]
    return Explanation(hold_name(place), sentences, owner(view, number), "JA-T7" if place == SIXTH else "JA-L1")
