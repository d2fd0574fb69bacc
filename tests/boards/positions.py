"""Positions of real games for the boards of the browser: what is drawn there is checked against them.

`python -m tests.boards.positions` writes them anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from prichal.games import find
from prichal.kernel.chance import Rng
from prichal.kernel.table import Table
from prichal.kernel.wire import News, Prompt, View
from tests.boards.vocabulary import VOCABULARY

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


class Positions(Struct):
    """The positions of one game, and every piece that its engine can name."""

    game: str
    pieces: list[str]
    positions: list[Position]


def play(game: str, seats: int, seed: int) -> Iterator[Table]:
    """A game of random decisions, shown before every decision and at the end."""
    table = Table(find(game), seats, {}, PLAYERS[:seats])
    rng = Rng(seed, 1)
    table.draw(seed)
    while not table.state.over:
        yield table
        seat = table.state.agenda.actors()[0]
        options = table.prompt(seat).options
        table.act(seat, options[rng.below(len(options))].action)
        table.draw(seed)
    yield table


def seen(table: Table, viewer: int, name: str) -> Position:
    asked = table.prompt(viewer) if viewer in table.state.agenda.actors() and not table.state.over else None
    return Position(
        name,
        viewer,
        table.players,
        table.view(viewer),
        asked,
        table.news(viewer, max(table.ply - 6, 0)),
        table.game.scores(table.state),
    )


def picks(prompt: Prompt) -> set[str]:
    return {piece for option in prompt.options for piece in option.picks}


def cover(game: str, seat_counts: list[int], seeds: range) -> list[Position]:
    """Positions that together ask for every piece which these games ask for, few of each."""
    found: list[Position] = []
    missing = set(VOCABULARY[game])
    for seed in seeds:
        for seats in seat_counts:
            for table in play(game, seats, seed):
                for seat in [] if table.state.over else table.state.agenda.actors():
                    asked = picks(table.prompt(seat))
                    fresh = asked & missing
                    if len(fresh) > 0:
                        missing -= fresh
                        found.append(seen(table, seat, f"{game} {seats}/{seed} ply {table.ply}: {sorted(fresh)[0]}"))
    return found


def all_positions(game: str, seat_counts: list[int], seeds: range) -> Positions:
    found = cover(game, seat_counts, seeds)
    for seats in seat_counts:
        *_, last = play(game, seats, 1)
        found += [seen(last, viewer, f"{game} {seats} end, seen by {viewer}") for viewer in (0, SPECTATOR)]
    return Positions(game, VOCABULARY[game], found)


def files() -> dict[Path, bytes]:
    """What the files should hold."""
    chosen = [all_positions("shanghaien", [2], range(6)), all_positions("jamaica", [2, 3, 6], range(6))]
    return {
        FOLDER / f"{positions.game}.json": msgspec.json.format(msgspec.json.encode(positions), indent=0) + b"\n"
        for positions in chosen
    }


if __name__ == "__main__":
    for path, content in files().items():
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(content)
