"""Deliberate leaks and wrong rules: small patches, each with the tests that must notice it.

A patch begins with comments: what it breaks, and `# tests: PATHS`, the arguments for pytest. A unified diff follows.
"""

from __future__ import annotations

import re
from pathlib import Path

FOLDER = Path(__file__).parent / "leaks"
HUNK = re.compile(r"@@ -(\d+)")
TESTS = "# tests:"


class Leak:
    """One patch, read."""

    def __init__(self, path: Path) -> None:
        self.name = path.stem
        self.text = path.read_text(encoding="utf-8")
        lines = self.text.splitlines()
        comments = [line for line in lines if line.startswith("#")]
        self.what = " ".join(line[1:].strip() for line in comments if not line.startswith(TESTS))
        self.tests = " ".join(line[len(TESTS) :] for line in comments if line.startswith(TESTS)).split()
        self.hunks: list[tuple[str, int, list[str]]] = []  # file, line, the hunk's lines
        file = ""
        for line in lines[len(comments) :]:
            if line.startswith("+++ "):
                file = line.split()[1].removeprefix("b/")
            elif line.startswith("@@"):
                found = HUNK.match(line)
                assert found is not None, f"{self.name}: {line}"
                self.hunks.append((file, int(found[1]), []))
            elif self.hunks and not line.startswith(("--- ", "diff ", "index ", "\\")):
                self.hunks[-1][2].append(line)

    def applied(self, root: Path) -> dict[str, str]:
        """The patched files by name; ValueError when the sources no longer look as the patch expects."""
        files: dict[str, list[str]] = {}
        for file, line, hunk in self.hunks:
            lines = files.setdefault(file, (root / file).read_text(encoding="utf-8").splitlines())
            before = [text[1:] for text in hunk if not text.startswith("+")]
            after = [text[1:] for text in hunk if not text.startswith("-")]
            places = [at for at in range(len(lines)) if lines[at : at + len(before)] == before]
            if not places:
                raise ValueError(f"{self.name}: {file} has no such lines near {line}")
            place = min(places, key=lambda at: abs(at + 1 - line))
            lines[place : place + len(before)] = after
        return {file: "\n".join(lines) + "\n" for file, lines in files.items()}


def all_leaks() -> list[Leak]:
    return [Leak(path) for path in sorted(FOLDER.glob("*.patch"))]
