"""Positions of Shanghaien for tests that tell a story."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from prichal.games import find
from prichal.games.shanghaien.actions import ACTIONS
from prichal.games.shanghaien.components import CARD_NAMES
from prichal.games.shanghaien.state import ShanghaienState, Side
from tests.support import legal_texts, play

GAME = find("shanghaien")
ROW = ["american-1", "french-2", "german-3", "chinese-4", "dutch-1", "turkish-2"]


def fresh() -> ShanghaienState:
    """The table before anything happened."""
    state = GAME.new(2)
    assert isinstance(state, ShanghaienState)
    return state


def opened(first: int = 0, row: list[str] | None = None) -> ShanghaienState:
    """The first round with the given cards in the tavern, and the given player to move."""
    state = fresh()
    act(state, f"first {first}", *[f"draw {card}" for card in row or ROW])
    return state


def act(state: ShanghaienState, *texts: str) -> None:
    play(state, ACTIONS, *texts)


def legal(state: ShanghaienState) -> list[str]:
    return legal_texts(state, ACTIONS)


def why_not(state: ShanghaienState, text: str) -> str:
    """The clause that forbids an action."""
    action = ACTIONS.find(text)
    assert action >= 0
    assert action not in state.legal_actions()
    return state.step().why_not(state, state.agenda.seat, state.agenda.arg, action)


def turn(state: ShanghaienState, low: int, high: int, lay: str) -> None:
    """One turn without tricks."""
    act(state, "roll", f"dice {low} {high}", f"lay {lay}")


def give(state: ShanghaienState, seat: int, *cards: str) -> None:
    """Moves cards from the pile to a player."""
    for card in cards:
        kind = CARD_NAMES.index(card)
        assert state.pile[kind] > 0
        state.pile[kind] -= 1
        state.pile_size -= 1
        state.side(seat).cards[kind] += 1


def lay_out(side: Side, *faces: int) -> None:
    """Lays dice at their cards."""
    side.dice = vec[i64]([faces.count(face) for face in range(1, 7)])
    side.supply = 6 - len(faces)


def holds(state: ShanghaienState, seat: int, card: str) -> int:
    return state.side(seat).cards[CARD_NAMES.index(card)]


def gone(state: ShanghaienState, card: str) -> int:
    return state.gone[CARD_NAMES.index(card)]


def last_round(state: ShanghaienState) -> None:
    """Makes it the eighth round."""
    state.round = 8
