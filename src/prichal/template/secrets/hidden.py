"""What a seat may know: its own cards, and what lies open."""

from librt.vecs import vec
from mypy_extensions import i64

from prichal.kernel.game import pending
from prichal.template.actions import ACTIONS
from prichal.template.components import VALUES
from prichal.template.rules.scoring import score
from prichal.template.secrets.view import PlayerView, TemplateView
from prichal.template.state import NO_CARD, TemplateState


def view(state: TemplateState, viewer: i64) -> TemplateView:
    return TemplateView(
        viewer=viewer,
        seats=state.seats,
        agenda=pending(state.agenda),
        round=state.round,
        deck=sum(state.deck),
        players=[view_player(state, seat, viewer) for seat in range(state.seats)],
        scores=[score(state, seat) for seat in range(state.seats)],
    )


def view_player(state: TemplateState, seat: i64, viewer: i64) -> PlayerView:
    first: i64 = seat * VALUES
    chosen = state.chosen[seat]
    return PlayerView(
        hand_size=state.hand_size(seat),
        has_chosen=chosen != NO_CARD,
        points=state.points[seat],
        played=values(state.played[first : first + VALUES]),
        hand=values(state.hands[first : first + VALUES]) if seat == viewer else None,
        chosen=chosen + 1 if seat == viewer and chosen != NO_CARD else None,
    )


def values(counts: vec[i64]) -> list[int]:
    """The values of some cards in ascending order."""
    return [card + 1 for card in range(len(counts)) for _ in range(counts[card])]


def mask(state: TemplateState, action: i64, viewer: i64) -> str:
    """An action as the viewer may read it: cards of others are a question mark."""
    text = ACTIONS.text(action)
    return text if viewer == state.agenda.seat else f"{text.split()[0]} ?"
