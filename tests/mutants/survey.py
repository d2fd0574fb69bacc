"""Which tests reach which functions of the server, and how long they take: found by running each file once.

The server runs in processes of its own, so what is called there is written down by the Python that runs it
(`recording/sitecustomize.py`). A survey is kept in `build/` for as long as neither sources nor tests change.
"""

from __future__ import annotations

import hashlib

import msgspec

from tests.mutants.bench import Bench
from tests.mutants.sources import ROOT, Stage

FOLDERS = ("tests/server", "tests/attacks", "tests/faults", "tests/device")
ONE_STORE = ("-k", "not postgresql")
KEPT = ROOT / "build" / "survey.json"


class Visit(msgspec.Struct, frozen=True):
    """One file of tests."""

    file: str
    seconds: float
    functions: frozenset[str]  # `tables/rooms.py:93`: module and first line


class Survey(msgspec.Struct, frozen=True):
    """All of them, the quickest first."""

    digest: str
    visits: list[Visit]

    def stages(self, function: str) -> list[Stage]:
        """The tests that reach a function, in one run; none when none does."""
        files = [visit for visit in self.visits if function in visit.functions]
        seconds = sum(visit.seconds for visit in files)
        return [Stage((*[visit.file for visit in files], *ONE_STORE), True, seconds)] if files else []


def digest() -> str:
    """Changes with anything that a survey depends on."""
    found = hashlib.sha256()
    for folder in ("src", "tests"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            found.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return found.hexdigest()


def kept() -> Survey:
    """The one in `build/`, as far as it got, where it still holds; else one that is to be made."""
    now = digest()
    found = msgspec.json.decode(KEPT.read_bytes(), type=Survey) if KEPT.exists() else None
    return found if found is not None and found.digest == now else Survey(now, [])


def files_of_tests() -> list[str]:
    return sorted(str(path.relative_to(ROOT)) for folder in FOLDERS for path in (ROOT / folder).glob("test_*.py"))


def visit(bench: Bench, file: str) -> Visit:
    """Runs one file with nothing broken."""
    notes = bench.root / "notes"
    notes.write_bytes(b"")
    seconds = bench.time_of(Stage((file, *ONE_STORE), True), notes)
    return Visit(file, seconds, frozenset(notes.read_text().split()))


def keep(before: Survey, one: Visit) -> Survey:
    """The survey with one more visit."""
    found = Survey(before.digest, sorted([*before.visits, one], key=lambda visit: visit.seconds))
    KEPT.write_bytes(msgspec.json.encode(found))
    return found
