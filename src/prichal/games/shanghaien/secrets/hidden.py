"""What a seat may know: everything but the order of the pile, which the engine doesn't know either."""

from librt.vecs import vec
from mypy_extensions import i64

from prichal.games.shanghaien.actions import ENDS
from prichal.games.shanghaien.components import CARD_NAMES, KINDS, NATION_COUNT, NATIONS, PLACES
from prichal.games.shanghaien.rules.handing import taker
from prichal.games.shanghaien.rules.scoring import score, strength
from prichal.games.shanghaien.secrets.view import ShanghaienView, SideView
from prichal.games.shanghaien.state import EMPTY, OPEN, ShanghaienState, Side
from prichal.kernel.agenda import NOBODY
from prichal.kernel.game import pending


def view(state: ShanghaienState, viewer: i64) -> ShanghaienView:
    takers = [taker(state, number) for number in range(1, PLACES + 1)]
    return ShanghaienView(
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
