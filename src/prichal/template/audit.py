"""TE-1: every card is somewhere, and only there."""

from prichal.template.components import COPIES, VALUES
from prichal.template.state import TemplateState


def audit(state: TemplateState) -> None:
    for card in range(VALUES):
        found = state.deck[card]
        for seat in range(state.seats):
            found += state.hands[seat * VALUES + card] + state.played[seat * VALUES + card]
            found += 1 if state.chosen[seat] == card else 0
        assert found == COPIES, f"card {card + 1}: {found} of {COPIES}"
