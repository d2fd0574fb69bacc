"""The clauses of the rulebook in order; their texts are in the locales."""

from typing import Final

from prichal.kernel.game import Chapter


def _numbered(letters: str, count: int) -> list[str]:
    return [f"JA-{letters}{number}" for number in range(1, count + 1)]


CHAPTERS: Final = [
    Chapter("jamaica-chapter-setup", _numbered("C", 4) + _numbered("S", 6)),
    Chapter("jamaica-chapter-round", _numbered("R", 8)),
    Chapter("jamaica-chapter-loading", _numbered("L", 6)),
    Chapter("jamaica-chapter-sailing", _numbered("M", 8)),
    Chapter("jamaica-chapter-combat", _numbered("F", 14)),
    Chapter("jamaica-chapter-cost", _numbered("P", 5)),
    Chapter("jamaica-chapter-shortage", _numbered("H", 6)),
    Chapter("jamaica-chapter-treasures", _numbered("T", 9)),
    Chapter("jamaica-chapter-end", _numbered("E", 6)),
    Chapter("jamaica-chapter-ghost", _numbered("2P", 12)),
]
