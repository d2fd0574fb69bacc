"""Reading and writing records, with refusals instead of tracebacks."""

from __future__ import annotations

import os
from pathlib import Path

from prichal.kernel import record
from prichal.kernel.errors import Problem
from prichal.kernel.table import Table, replay
from prichal.kernel.wire import Message


def read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        reason = error.strerror or "?"
        raise Problem(
            Message("problem-file-read", {"file": str(path), "reason": reason}), f"{path} can't be read: {reason}"
        ) from error
    except UnicodeDecodeError as error:
        raise Problem(Message("problem-file-text", {"file": str(path)}), f"{path} isn't a text file") from error


def load(path: Path) -> Table:
    """The table at the end of a record file, everything checked."""
    return replay(record.parse(read(path)))


def make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(path, error) from error


def save(path: Path, table: Table) -> None:
    """Writes a record beside its place and moves it there, so that a file is whole or not there at all."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        draft.write_text(record.write(table.record()), encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise unwritable(path, error) from error


def unwritable(path: Path, error: OSError) -> Problem:
    reason = error.strerror or "?"
    message = Message("problem-file-write", {"file": str(path), "reason": reason})
    return Problem(message, f"{path} can't be written: {reason}")
