"""What a seat may know: everything but the order of the pile, which the engine doesn't know either."""

from librt.vecs import vec
from mypy_extensions import i64

from prichal.games.shanghaien.actions import ENDS
from prichal.games.shanghaien.components import CARD_NAMES, KINDS, NATION_COUNT, NATIONS, PLACES
from prichal.games.shanghaien.rules.handing import taker
from prichal.games.shanghaien.rules.scoring import score, strength
from prichal.games.shanghaien.state import EMPTY, OPEN, Side, Tavern, new_tavern
from prichal.games.shanghaien.view import SideView, TavernView
from prichal.kernel.agenda import NOBODY, Steps
from prichal.kernel.game import pending, restore_agenda


def view(state: Tavern, viewer: i64) -> TavernView:
    takers = [taker(state, number) for number in range(1, PLACES + 1)]
    return TavernView(
        viewer=viewer,
        seats=2,
        agenda=pending(state.agenda),
        round=state.round,
        row=["" if kind == EMPTY else CARD_NAMES[kind] for kind in state.row],
        counted_from="open" if state.counted_from == OPEN else ENDS[state.counted_from],
        takers=[None if seat == NOBODY else seat for seat in takers],
        rolled=[state.low, state.high],
        pile=by_name(state.pile),
        gone=by_name(state.gone),
        sides=[view_side(state.first), view_side(state.second)],
        scores=[score(state, 0), score(state, 1)],
    )


def view_side(side: Side) -> SideView:
    return SideView(
        dice=list(side.dice),
        supply=side.supply,
        captain=side.captain,
        cards=by_name(side.cards),
        tucked={NATIONS[nation]: side.tucked[nation] for nation in range(NATION_COUNT) if side.tucked[nation] > 0},
        strength={NATIONS[nation]: strength(side, nation) for nation in range(NATION_COUNT)},
    )


def by_name(counts: vec[i64]) -> dict[str, int]:
    return {CARD_NAMES[kind]: counts[kind] for kind in range(KINDS) if counts[kind] > 0}


def imagine(view: TavernView, steps: Steps) -> Tavern:
    """There is nothing to guess: the view says it all."""
    state = new_tavern(steps)
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
