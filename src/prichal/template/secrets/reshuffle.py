"""Dealing anew whatever a viewer can't know."""

from librt.vecs import vec
from mypy_extensions import i64

from prichal.kernel.chance import Rng
from prichal.template.components import VALUES
from prichal.template.state import NO_CARD, TemplateState


def reshuffle(state: TemplateState, viewer: i64, rng: Rng) -> None:
    """The cards of the others, chosen ones included, go back into the deck and are dealt again."""
    sizes = vec[i64]([state.hand_size(seat) for seat in range(state.seats)])
    for seat in range(state.seats):
        if seat != viewer:
            for card in range(VALUES):
                state.deck[card] += state.hands[seat * VALUES + card]
                state.hands[seat * VALUES + card] = 0
            if state.chosen[seat] != NO_CARD:
                state.deck[state.chosen[seat]] += 1
    for seat in range(state.seats):
        if seat != viewer:
            for _ in range(sizes[seat]):
                state.hands[seat * VALUES + take(state.deck, rng)] += 1
            if state.chosen[seat] != NO_CARD:
                state.chosen[seat] = take(state.deck, rng)


def take(deck: vec[i64], rng: Rng) -> i64:
    """Draws a card from the deck."""
    total: i64 = 0
    for card in range(VALUES):
        total += deck[card]
    share: i64 = rng.below(total)
    found: i64 = 0
    while share >= deck[found]:
        share -= deck[found]
        found += 1
    deck[found] -= 1
    return found
