"""Random mutants that change nothing anybody could observe: listed in `equivalent.txt`, each with its reason.

A block is a comment with the reason, `in FUNCTION`, and the changed lines as a diff has them, without indentation.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TypeAlias

from tests.mutants.sources import Sample

FILE = Path(__file__).parent / "equivalent.txt"
Change: TypeAlias = tuple[str, ...]  # the function, and the lines of the difference


@cache
def equivalents() -> dict[Change, str]:
    """The reasons by what is changed."""
    found: dict[Change, str] = {}
    for block in FILE.read_text(encoding="utf-8").strip().split("\n\n"):
        lines = block.splitlines()
        reason = " ".join(line[1:].strip() for line in lines if line.startswith("#"))
        found[tuple(line for line in lines if not line.startswith("#"))] = reason
    return found


def change_of(sample: Sample) -> Change:
    before, after = (text.splitlines() for text in (sample.source, sample.changed))
    node = sample.mutant.node
    first, rest = node.lineno - 1, len(before) - (node.end_lineno or node.lineno)
    old, new = (lines[first : len(lines) - rest] for lines in (before, after))
    changed = [*[f"- {line.strip()}" for line in old], *[f"+ {line.strip()}" for line in new]]
    return (f"in {sample.mutant.function.name}", *changed)


def reason_for(sample: Sample) -> str:
    """Why the mutant is none; nothing when it is one."""
    return equivalents().get(change_of(sample), "")
