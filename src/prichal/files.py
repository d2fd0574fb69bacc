"""Reading and writing records, with refusals instead of tracebacks."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from prichal.kernel import record
from prichal.kernel.errors import Problem
from prichal.kernel.table import Table, replay
from prichal.kernel.wire import Message


def read(path: Path) -> str:
    try:
        return path.read_bytes().decode()
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
    write(path, record.write(table.record()))


def write(path: Path, text: str) -> None:
    """Writes a record; a file that is something else isn't overwritten."""
    try:
        if path.exists() and not is_record(path):
            raise Problem(Message("problem-file-other", {"file": str(path)}), f"{path} is something else already")
    except (OSError, ValueError) as error:
        raise unwritable(path, error) from error
    replace(path, text)


def replace(path: Path, text: str) -> None:
    """Writes a file beside its place and moves it there, so that it is whole or not there at all."""
    replace_bytes(path, text.encode())


def replace_bytes(path: Path, content: bytes) -> None:
    try:
        draft = path.parent / f".prichal-{os.getpid()}.part"
        try:
            draft.write_bytes(content)
            draft.replace(path)
        finally:
            with suppress(OSError):
                draft.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        raise unwritable(path, error) from error


def is_record(path: Path) -> bool:
    """Whether an existing file may be replaced by a record."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(record.FIRST_LINE)) == record.FIRST_LINE.encode()


def unwritable(path: Path, error: OSError | ValueError) -> Problem:
    reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
    message = Message("problem-file-write", {"file": str(path), "reason": reason})
    return Problem(message, f"{path} can't be written: {reason}")
