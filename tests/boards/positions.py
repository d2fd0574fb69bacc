"""Positions of real games for the boards of the browser: what is drawn there is checked against them.

`python -m tests.boards.positions` writes them anew.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from prichal.games import find
from prichal.kernel.chance import Rng
from prichal.kernel.game import Setup
from prichal.kernel.state import State
from prichal.kernel.table import Table
from prichal.kernel.wire import News, Prompt, View
from tests.boards.vocabulary import BOARDS, VOCABULARY

FOLDER = Path(__file__).parents[2] / "client" / "tests" / "positions"
PLAYERS = ["Anna", "Boris", "Clara", "Denis", "Elena", "Fyodor"]
SPECTATOR = -2


class Position(Struct):
    """What one viewer sees and is asked at a ply, with the news of the last one."""

    name: str
    viewer: int
    players: list[str]
    view: View
    prompt: Prompt | None
    news: list[News]
    scores: list[int]
    panel_pieces: list[str]  # that the plain panels of the same view name


class Positions(Struct):
    """The positions of one game, every piece that its engine can name, and the tables that its board repeats."""

    game: str
    pieces: list[str]
    tables: dict[str, list[list[str | int]]]
    positions: list[Position]


def play(game: str, setup: Setup, seed: int) -> Iterator[Table]:
    """A game of random decisions, shown before every decision and at the end."""
    table = Table(find(game), setup.seats, setup.options, PLAYERS[: setup.seats])
    rng = Rng(seed, 1)
    table.draw(seed)
    while not table.state.over:
        yield table
        seat = table.state.agenda.actors()[0]
        actions = turn_of(table, seat).legal_actions()
        table.act(seat, table.game.catalogue.text(actions[rng.below(len(actions))]))
        table.draw(seed)
    yield table


def turn_of(table: Table, seat: int) -> State:
    """The position with this seat to answer."""
    if seat == table.state.actor:
        return table.state
    position = table.state.clone()
    position.agenda.give_turn(seat)
    return position


def seen(table: Table, viewer: int, name: str) -> Position:
    asked = table.prompt(viewer) if viewer in table.state.agenda.actors() else None
    view = table.view(viewer)
    cells = [cell for panel in table.game.panels(view) for row in panel.rows for cell in row]
    return Position(
        name,
        viewer,
        table.players,
        view,
        asked,
        table.news(viewer, max(table.ply - 6, 0)),
        table.game.scores(table.state),
        sorted({cell.piece for cell in cells if cell.piece}),
    )


def picks(table: Table, seat: int) -> set[str]:
    """Every piece that the seat's question names; without its words, which take most of the time."""
    position = turn_of(table, seat)
    return {piece for action in position.legal_actions() for piece in table.game.picks(position, seat, action)}


def kind(game: str, piece: str) -> str:
    """Pieces that are drawn alike: one position of each kind is enough to keep; every set-up has its endings."""
    alike = re.match("|".join(VOCABULARY[game].alike), piece)
    return alike[0] if alike else piece


def all_kinds(game: str, setups: list[Setup], seeds: range) -> list[Position]:
    """Positions that together ask for every kind of piece which these games ask for."""
    found: list[Position] = []
    known: set[str] = set()
    for seed in seeds:
        for setup in setups:
            for table in play(game, setup, seed):
                for seat in table.state.agenda.actors():
                    asked = {kind(game, piece) for piece in picks(table, seat)}
                    if not asked <= known:
                        name = f"{game} {setup.label()}/{seed} ply {table.ply}: {', '.join(sorted(asked - known))}"
                        found.append(seen(table, seat, name))
                        known |= asked
    return found


def every_piece(game: str, setups: list[Setup], seeds: range) -> list[Position]:
    """Positions that together ask for every single piece which these games ask for."""
    found: list[Position] = []
    missing = set(VOCABULARY[game].pieces)
    for seed in seeds:
        for setup in setups:
            for table in play(game, setup, seed):
                for seat in table.state.agenda.actors():
                    fresh = picks(table, seat) & missing
                    if fresh:
                        name = f"{game} {setup.label()}/{seed} ply {table.ply}: {sorted(fresh)[0]}"
                        found.append(seen(table, seat, name))
                        missing -= fresh
    return found


def endings(game: str, setups: list[Setup]) -> list[Position]:
    found: list[Position] = []
    for setup in setups:
        *_, last = play(game, setup, 1)
        found += [seen(last, viewer, f"{game} {setup.label()} end, seen by {viewer}") for viewer in (0, SPECTATOR)]
    return found


def positions(game: str, found: list[Position]) -> Positions:
    return Positions(game, VOCABULARY[game].pieces, VOCABULARY[game].tables, found)


def text(content: Positions) -> bytes:
    """One line a position."""
    head, _, rest = msgspec.json.encode(content).partition(b'"positions":[')
    start = f',{{"name":"{content.game} '.encode()
    return head + b'"positions":[\n' + rest.replace(start, b",\n" + start[1:]) + b"\n"


def drawn(game: str) -> list[Setup]:
    """Set-ups that boards are drawn for: the fewest and the most seats, with every option but the rival's strength."""
    counts = find(game).seat_counts
    found: dict[str, Setup] = {}
    for setup in find(game).setups():
        if setup.seats in (min(counts), max(counts)):
            shown = {name: value for name, value in setup.options.items() if name != "difficulty"}
            found.setdefault(Setup(setup.seats, shown).label(), setup)
    return list(found.values())


def files() -> dict[Path, bytes]:
    """What the kept files should hold."""
    found: dict[Path, bytes] = {}
    for game in BOARDS:
        shown = all_kinds(game, drawn(game), range(3)) + endings(game, drawn(game))
        found[FOLDER / f"{game}.json"] = text(positions(game, shown))
    return found


if __name__ == "__main__":
    for path, content in files().items():
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(content)
