"""A position from a view: there is nothing to guess, the view says it all."""

from librt.vecs import vec
from mypy_extensions import i64

from prichal.games.shanghaien.actions import ENDS
from prichal.games.shanghaien.components import CARD_NAMES, NATIONS
from prichal.games.shanghaien.secrets.view import ShanghaienView, SideView
from prichal.games.shanghaien.state import EMPTY, OPEN, ShanghaienState, Side, new_state
from prichal.kernel.agenda import Steps
from prichal.kernel.game import restore_agenda


def imagine(view: ShanghaienView, steps: Steps) -> ShanghaienState:
    """There is nothing to guess: the view says it all."""
    state = new_state(steps)
    state.pile = by_kind(view.pile)
    state.pile_size = sum(view.pile.values())
    state.gone = by_kind(view.gone)
    state.row = vec[i64]([EMPTY if not name else CARD_NAMES.index(name) for name in view.row])
    state.round = view.round
    state.counted_from = OPEN if view.counted_from == "open" else ENDS.index(view.counted_from)
    state.low = view.rolled[0]
    state.high = view.rolled[1]
    state.first = imagine_side(view.sides[0])
    state.second = imagine_side(view.sides[1])
    restore_agenda(state, view.agenda)
    return state


def imagine_side(view: SideView) -> Side:
    tucked = vec[i64]([view.tucked.get(nation, 0) for nation in NATIONS])
    return Side(vec[i64](view.dice), by_kind(view.cards), tucked, view.supply, view.captain)


def by_kind(counts: dict[str, int]) -> vec[i64]:
    return vec[i64]([counts.get(name, 0) for name in CARD_NAMES])
