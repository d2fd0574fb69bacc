"""Positions of Jamaica for the tests: set up by hand or played by a script."""

from __future__ import annotations

from typing import cast

from prichal import games
from prichal.games.jamaica.components import BANK, CARD_NAMES, FIRST_BONUS, RESOURCES, SYMBOLS, TREASURES, WHOLE_DECK
from prichal.games.jamaica.state import NO_CARD, NOTHING, JamaicaState, content, resource_of, tokens_of
from prichal.games.jamaica.steps import GHOST_MOVE, PERFORM
from prichal.kernel.news import Listener
from prichal.kernel.wire import Event
from tests import support

GAME = games.find("jamaica")
GHOST = 2


def fresh(seats: int) -> JamaicaState:
    """Before the first Captain is drawn."""
    return cast("JamaicaState", GAME.new(seats))


def ready(seats: int, *hands: str) -> JamaicaState:
    """Captain 0 is about to roll; hands as names separated by spaces, the first three cards by default."""
    state = fresh(seats)
    play(state, "captain 0")
    for seat in range(seats):
        hand = hands[seat].split() if seat < len(hands) else CARD_NAMES[:3]
        play(state, *[f"draw {name}" for name in hand])
    return state


def play(state: JamaicaState, *texts: str) -> None:
    support.play(state, GAME.catalogue, *texts)


def legal(state: JamaicaState) -> list[str]:
    return support.legal_texts(state, GAME.catalogue)


def refusal(state: JamaicaState, text: str) -> str:
    """The clause that forbids an action."""
    action = GAME.catalogue.find(text)
    assert action >= 0, f"no such action: {text}"
    assert action not in state.legal_actions(), f"{text} is legal"
    return state.step().why_not(state, state.agenda.seat, state.agenda.arg, action)


def perform(state: JamaicaState, seat: int, symbol: str, die: int) -> None:
    """One action of a card for one seat, and nothing else on the agenda."""
    state.agenda.depth = 0
    state.morning = die
    state.then(PERFORM, seat, SYMBOLS.index(symbol))
    state.agenda.advance(state)


def move_ghost(state: JamaicaState, captain: int, die: int) -> None:
    """One move of the Ghost Ship, and nothing else on the agenda."""
    state.agenda.depth = 0
    state.morning = die
    state.then(GHOST_MOVE, captain, 0)
    state.agenda.advance(state)


def stow(state: JamaicaState, ship: int, *contents: str) -> None:
    """Fills the holds: `3 food`, or `-` for an empty one; the bank gives and takes."""
    holds = state.ships[ship].holds
    for hold in range(6):
        holds[hold] = NOTHING
    for hold, words in enumerate(contents):
        if words != "-":
            tokens, name = words.split()
            holds[hold] = content(RESOURCES.index(name), int(tokens))
    for resource in range(3):
        state.bank[resource] = BANK[resource] - sum([other.stock(resource) for other in state.ships])


def holds(state: JamaicaState, ship: int) -> list[str]:
    """The holds in the words of `stow`."""
    found = state.ships[ship].holds
    return [f"{tokens_of(held)} {RESOURCES[resource_of(held)]}" if held else "-" for held in found]


def place(state: JamaicaState, ship: int, space: int, laps: int = 0) -> None:
    state.ships[ship].space = space
    state.ships[ship].laps = laps


def own(state: JamaicaState, ship: int, *names: str) -> None:
    """Gives treasures that nobody has yet, and takes away as many lairs' tokens."""
    for name in names:
        kind = TREASURES.index(name)
        assert state.unseen[kind] > 0
        state.unseen[kind] -= 1
        if kind >= FIRST_BONUS:
            state.ships[ship].bonuses |= 1 << (kind - FIRST_BONUS)
        else:
            state.ships[ship].face_down[kind] += 1
        tokens = [space for space in range(50) if state.has_token(space)]
        state.lairs &= ~(1 << tokens[-1])


def face_down(state: JamaicaState, ship: int) -> list[str]:
    return [TREASURES[kind] for kind in range(10) for _ in range(state.ships[ship].face_down[kind])]


def bonuses(state: JamaicaState, ship: int) -> list[str]:
    return [TREASURES[kind] for kind in range(FIRST_BONUS, 10) if state.ships[ship].has(kind)]


def cards(names: str) -> int:
    """A set of cards by names separated by spaces."""
    return sum(1 << CARD_NAMES.index(name) for name in names.split())


def give_cards(state: JamaicaState, seat: int, hand: str, played: str) -> None:
    """Deals a hand and a played pile; the rest is the deck."""
    ship = state.ships[seat]
    ship.hand = cards(hand)
    ship.played = cards(played)
    ship.deck = WHOLE_DECK & ~(ship.hand | ship.played)
    ship.chosen = NO_CARD


def battle(state: JamaicaState, attacker: int = 0, defender: int = 1) -> None:
    """The attacker sails from Port Royal to space 1 (2 food), where the defender lies."""
    place(state, attacker, 0)
    place(state, defender, 1)
    perform(state, attacker, "forward", 1)


def listen(state: JamaicaState) -> Listener:
    state.listener = Listener()
    return state.listener


def told(listener: Listener) -> list[str]:
    """The public message ids heard since the last call."""
    return [event.public.id for event in listener.take() if event.public is not None]


def events(listener: Listener) -> list[Event]:
    return listener.take()
