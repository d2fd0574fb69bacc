"""A position from a view; what the view doesn't say is dealt at random."""

from librt.vecs import vec
from mypy_extensions import i64

from prichal.kernel.agenda import Steps
from prichal.kernel.chance import Rng
from prichal.kernel.game import restore_agenda
from prichal.template.components import VALUES
from prichal.template.secrets.reshuffle import reshuffle, take
from prichal.template.secrets.view import TemplateView
from prichal.template.state import TemplateState, new_state


def imagine(view: TemplateView, steps: Steps, rng: Rng) -> TemplateState:
    """Unknown cards go anywhere in the right numbers first; reshuffling deals them fairly."""
    state = new_state(steps, view.seats)
    state.round = view.round
    state.points = vec[i64]([player.points for player in view.players])
    for seat, player in enumerate(view.players):
        for value in player.played:
            state.deck[value - 1] -= 1
            state.played[seat * VALUES + value - 1] += 1
        for value in player.hand or []:
            state.deck[value - 1] -= 1
            state.hands[seat * VALUES + value - 1] += 1
        if player.chosen is not None:
            state.deck[player.chosen - 1] -= 1
            state.chosen[seat] = player.chosen - 1
    for seat, player in enumerate(view.players):
        if player.hand is None:
            for _ in range(player.hand_size):
                state.hands[seat * VALUES + take(state.deck, rng)] += 1
            if player.has_chosen:
                state.chosen[seat] = take(state.deck, rng)
    restore_agenda(state, view.agenda)
    reshuffle(state, view.viewer, rng)
    return state
