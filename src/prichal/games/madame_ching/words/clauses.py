"""The clauses of the rulebook in order; their texts are in the locales."""

from typing import Final

from prichal.kernel.game import Chapter


def _numbered(prefix: str, last: int) -> list[str]:
    return [f"MC-{prefix}{number}" for number in range(1, last + 1)]


CHAPTERS: Final = [
    Chapter("madame_ching-chapter-setup", _numbered("C", 2) + _numbered("S", 3)),
    Chapter("madame_ching-chapter-round", _numbered("R", 5)),
    Chapter("madame_ching-chapter-planning", _numbered("P", 7)),
    Chapter("madame_ching-chapter-ending", _numbered("X", 6)),
    Chapter("madame_ching-chapter-encounters", _numbered("N", 10)),
    Chapter("madame_ching-chapter-skills", _numbered("K", 6)),
    Chapter("madame_ching-chapter-end", _numbered("E", 5)),
    Chapter("madame_ching-chapter-teams", _numbered("T", 4)),
    Chapter("madame_ching-chapter-two-players", _numbered("2P", 3)),
    Chapter("madame_ching-chapter-rulings", _numbered("G", 22)),
]
