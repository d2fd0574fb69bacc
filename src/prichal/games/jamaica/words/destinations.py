"""Where a card or a lane leads, in words."""

from typing import Final

from mypy_extensions import i64

from prichal.games.jamaica.components import CURRENCY, EVENING, FORWARD, MORNING, RESOURCES
from prichal.games.jamaica.rules.scoring import has_finished
from prichal.games.jamaica.state import JamaicaState, Ship
from prichal.games.jamaica.words.course import ends, is_short, loaded, settled
from prichal.games.jamaica.words.words import deed, space_name
from prichal.kernel.wire import Message

MANY: Final = 4  # destinations that a label doesn't list any more


def card_label(state: JamaicaState, seat: i64, card: i64) -> Message:
    """Both actions of a card, and where its sails lead: forks and shortages included."""
    starts = [state.ships[seat]]
    is_known = True  # whether what the ship can pay is known
    told: list[Message] = []
    for symbol, die in ((MORNING[card], state.morning), (EVENING[card], state.evening)):
        plain = deed(symbol, die)
        if has_finished(starts[0]):
            told.append(plain)
        elif symbol < FORWARD:
            told.append(plain)
            loads = [loaded(state, start, symbol, die) for start in starts]
            full = [load for load in loads if load is not None]
            is_known = is_known and len(full) == len(loads)
            starts = full if is_known else starts
        else:
            reached = [end for start in starts for end in ends(state, seat, start, die, symbol == FORWARD)]
            to = destinations(state, seat, reached) if is_known else spaces(reached)
            starts = [start for end in reached for start in settled(state, seat, end)]
            told.append(Message("jamaica-deed-to", {"deed": plain, "space": to}))
    return Message("jamaica-do-choose", {"morning": told[0], "evening": told[1]})


def destination(state: JamaicaState, number: i64, ship: Ship) -> Message:
    """The space that a ship has reached, and where it falls back to if it can't pay there (JA-H2, JA-H5)."""
    there = space_name(ship.space)
    if not is_short(state, number, ship):
        return there
    back = either([space_name(space) for space in different(settled(state, number, ship))])
    return Message("jamaica-short", {"space": there, "resource": RESOURCES[CURRENCY[ship.space]], "back": back})


def destinations(state: JamaicaState, number: i64, reached: list[Ship]) -> Message:
    first = {ship.space: ship for ship in reversed(reached)}
    return either([destination(state, number, first[space]) for space in different(reached)])


def spaces(reached: list[Ship]) -> Message:
    return either([space_name(space) for space in different(reached)])


def different(ships: list[Ship]) -> list[i64]:
    """Their spaces, each once."""
    found: list[i64] = []
    for ship in ships:
        if ship.space not in found:
            found.append(ship.space)
    return found


def either(choices: list[Message]) -> Message:
    """One of several, in words."""
    if len(choices) >= MANY:
        return Message("jamaica-several-spaces", {"count": len(choices)})
    said = choices[-1]
    for choice in reversed(choices[:-1]):
        said = Message("jamaica-or", {"first": choice, "second": said})
    return said
