"""The table in words and numbers, for terminals and plain boards, and the final reckoning."""

from prichal.kernel.wire import Cell, Message, Panel, Part, seat_name
from prichal.template.rules.scoring import score
from prichal.template.secrets.view import TemplateView
from prichal.template.state import TemplateState
from prichal.template.words.words import card


def breakdown(state: TemplateState) -> list[Part]:
    """TE-5."""
    return [Part(Message("template-part-rounds"), [score(state, seat) for seat in range(state.seats)])]


def panels(view: TemplateView) -> list[Panel]:
    return [players(view), hand(view)] if 0 <= view.viewer < view.seats else [players(view)]


def players(view: TemplateView) -> Panel:
    """Cards in hand, whether a card is chosen, cards played before, and points."""
    rows = [
        [
            Cell(seat_name(seat)),
            Cell(player.hand_size),
            Cell(Message("template-chosen", {"yes": "yes" if player.has_chosen else "no"})),
            Cell(Message("list", {"items": [card(value - 1) for value in player.played]}) if player.played else "–"),
            Cell(player.points),
        ]
        for seat, player in enumerate(view.players)
    ]
    columns = [
        Message("column-player"),
        Message("template-column-cards"),
        Message("template-column-chosen"),
        Message("template-column-played"),
        Message("column-score"),
    ]
    return Panel(Message("template-panel-players", {"round": view.round}), columns, rows)


def hand(view: TemplateView) -> Panel:
    """The viewer's own cards, each kind once."""
    own = view.players[view.viewer].hand or []
    rows = [[Cell(card(value - 1), f"card-{value}"), Cell(own.count(value))] for value in sorted(set(own))]
    columns = [Message("template-column-card"), Message("template-column-count")]
    return Panel(Message("template-panel-hand"), columns, rows)
