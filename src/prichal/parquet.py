"""Simulated games as two Parquet files for data frames: one row per game, and one per decision (extra `data`).

`FILE.parquet` has the games, `FILE-decisions.parquet` beside it the decisions, chance's included; docs/data.md lists
the columns. Both are written beside their places and moved there when the last game is in: they are whole or not there.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Final

from prichal import files
from prichal.kernel.actions import Moves
from prichal.kernel.errors import Problem
from prichal.kernel.game import Game
from prichal.kernel.wire import Message

if TYPE_CHECKING:
    import pyarrow
    import pyarrow.parquet

MAGIC: Final = b"PAR1"  # how a Parquet file begins
ROWS: Final = 100_000  # of decisions that wait in memory


def decisions_path(path: Path) -> Path:
    """Where the decisions lie, beside the games."""
    return path.with_name(f"{path.stem}-decisions{path.suffix}")


@contextmanager
def writing(path: Path, game: Game, seats: int, options: Mapping[str, str], seed: int) -> Iterator[Sheets]:
    """Sheets for games of one set-up. What goes wrong before the end leaves nothing behind, and no file replaced."""
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError as error:
        sentence = "this needs the package pyarrow: pip install 'prichal[data]'"
        raise Problem(Message("problem-no-pyarrow"), sentence) from error
    try:
        places = [decisions_path(path), path]  # the games last: where they are, all is there
        for place in places:
            check_free(place)
    except (OSError, ValueError) as error:
        raise files.unwritable(path, error) from error
    drafts = [place.with_name(f".prichal-{os.getpid()}-{place.name}.part") for place in places]
    try:
        with ExitStack() as stack:
            for draft in drafts:
                stack.callback(discard, draft)
            with drafts[0].open("wb") as decisions, drafts[1].open("wb") as games:
                sheets = Sheets(decisions, games, game, seats, options, seed)
                try:
                    yield sheets
                    sheets.close()
                finally:
                    sheets.let_go()
            for draft, place in zip(drafts, places, strict=True):
                draft.replace(place)
    except OSError as error:
        raise files.unwritable(path, error) from error


def discard(draft: Path) -> None:
    with suppress(OSError):
        draft.unlink(missing_ok=True)


def check_free(path: Path) -> None:
    """Only files of the same kind are replaced."""
    if path.exists():
        is_parquet = False
        if path.is_file():
            with path.open("rb") as file:
                is_parquet = file.read(len(MAGIC)) == MAGIC
        if not is_parquet:
            message = Message("problem-file-not-parquet", {"file": str(path)})
            raise Problem(message, f"{path} is there already and isn't a Parquet file")


class Sheets:
    """Both files while they are written."""

    def __init__(
        self, decisions: BinaryIO, games: BinaryIO, game: Game, seats: int, options: Mapping[str, str], seed: int
    ) -> None:
        self.game = game
        self.start = game.new(seats, options)
        self.same = {
            "game": game.name,
            "rules": game.rules_version,
            "seats": seats,
            "options": list(game.check(seats, options).options.items()),
            "seed": seed,
        }
        self.games: list[dict[str, object]] = []
        self.decisions: dict[str, list[object]] = {name: [] for name in decisions_schema().names}
        self.games_file = open_writer(games, games_schema())
        self.decisions_file = open_writer(decisions, decisions_schema())

    def add(self, number: int, log: list[int], scores: list[int], winners: list[int]) -> None:
        """A game that was played to its end."""
        self.games.append({"number": number, **self.same, "plies": len(log), "scores": scores, "winners": winners})
        state, moves, texts = self.start.clone(), Moves(), self.game.catalogue.texts
        columns = [self.decisions[name] for name in decisions_schema().names]
        for ply, action in enumerate(log, start=1):
            state.legal(moves)
            row = (number, ply, state.actor, state.step().name, texts[action], action, int(moves.count))
            for column, value in zip(columns, row, strict=True):
                column.append(value)
            state.play(action)
        if len(columns[0]) >= ROWS:
            self.flush()

    def flush(self) -> None:
        import pyarrow

        self.games_file.write_table(pyarrow.Table.from_pylist(self.games, games_schema()))
        self.decisions_file.write_table(pyarrow.Table.from_pydict(self.decisions, decisions_schema()))
        self.games.clear()
        for column in self.decisions.values():
            column.clear()

    def close(self) -> None:
        """The last rows, and what makes whole files of them."""
        self.flush()
        self.games_file.close()
        self.decisions_file.close()

    def let_go(self) -> None:
        """After a failure: else the writers would try to finish their files when nobody needs them any more."""
        for writer in (self.games_file, self.decisions_file):
            with suppress(Exception):
                writer.close()
            writer.is_open = False


def open_writer(file: BinaryIO, schema: pyarrow.Schema) -> pyarrow.parquet.ParquetWriter:
    import pyarrow.parquet

    return pyarrow.parquet.ParquetWriter(file, schema, compression="zstd")


def games_schema() -> pyarrow.Schema:
    """The columns of the games."""
    import pyarrow as pa

    return pa.schema(
        [
            ("number", pa.int64()),
            ("game", pa.string()),
            ("rules", pa.int32()),
            ("seats", pa.int8()),
            ("options", pa.map_(pa.string(), pa.string())),
            ("seed", pa.int64()),
            ("plies", pa.int32()),
            ("scores", pa.list_(pa.int32())),
            ("winners", pa.list_(pa.int8())),
        ]
    )


def decisions_schema() -> pyarrow.Schema:
    """The columns of the decisions."""
    import pyarrow as pa

    return pa.schema(
        [
            ("number", pa.int64()),
            ("ply", pa.int32()),
            ("seat", pa.int8()),
            ("step", pa.string()),
            ("action", pa.string()),
            ("action_number", pa.int32()),
            ("options", pa.int32()),
        ]
    )
