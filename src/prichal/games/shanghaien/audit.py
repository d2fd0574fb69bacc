"""SH-C1, SH-C3: every card, die and captain is somewhere, and only there."""

from prichal.games.shanghaien.components import COPIES, DICE, FACES, KINDS, NATION_COUNT, PLACES, TRICK_CARDS
from prichal.games.shanghaien.state import ShanghaienState
from prichal.games.shanghaien.steps import TUCK_CARD


def audit(state: ShanghaienState) -> None:
    missing = 0
    for kind in range(KINDS):
        found = state.pile[kind] + state.gone[kind] + state.first.cards[kind] + state.second.cards[kind]
        for place in range(PLACES):
            if state.row[place] == kind:
                found += 1
        if kind < TRICK_CARDS or kind >= TRICK_CARDS + 2:
            assert found == COPIES[kind], f"kind {kind}: {found} of {COPIES[kind]}"
        else:
            missing += COPIES[kind] - found  # cards that show two sailors may be tucked away, or about to be
    tucked = 0
    for nation in range(NATION_COUNT):
        tucked += state.first.tucked[nation] + state.second.tucked[nation]
        for seat in range(2):
            side = state.side(seat)
            assert side.tucked[nation] == 0 or side.has_sailor(nation), f"seat {seat}: tucked under nobody"
    about_to_tuck = 1 if state.is_at(TUCK_CARD) else 0
    assert missing == tucked + about_to_tuck, f"{missing} trick cards missing, {tucked} tucked"
    assert state.pile_size == sum(state.pile), "pile size"
    for seat in range(2):
        side = state.side(seat)
        laid = 0
        for face in range(FACES):
            assert side.dice[face] >= 0, f"seat {seat}: dice"
            laid += side.dice[face]
        assert side.supply >= 0 and laid + side.supply == DICE, f"seat {seat}: {laid} + {side.supply} dice"
