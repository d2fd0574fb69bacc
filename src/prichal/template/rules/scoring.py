"""The end of the game."""

from mypy_extensions import i64

from prichal.template.state import TemplateState


def score(state: TemplateState, seat: i64) -> i64:
    """TE-5: the points won; whoever has most wins, several with equally many win together."""
    return state.points[seat]
