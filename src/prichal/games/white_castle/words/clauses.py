"""The clauses of the rulebooks in order; their texts are in the locales."""

from typing import Final

from prichal.kernel.game import Chapter


def clauses(part: str, first: int, last: int) -> list[str]:
    return [f"WC-{part}{number}" for number in range(first, last + 1)]


CHAPTERS: Final = [
    Chapter("white_castle-chapter-setup", clauses("B", 1, 9)),
    Chapter("white_castle-chapter-turn", clauses("B", 10, 19)),
    Chapter("white_castle-chapter-members", clauses("B", 20, 26)),
    Chapter("white_castle-chapter-round-end", clauses("B", 27, 29)),
    Chapter("white_castle-chapter-effects", clauses("B", 30, 37)),
    Chapter("white_castle-chapter-matcha-setup", clauses("M", 1, 6)),
    Chapter("white_castle-chapter-matcha-places", clauses("M", 7, 14)),
    Chapter("white_castle-chapter-geishas", clauses("M", 15, 22)),
    Chapter("white_castle-chapter-scoring", clauses("M", 23, 33)),
    Chapter("white_castle-chapter-ceremonies", clauses("M", 34, 34)),
    Chapter("white_castle-chapter-matcha-symbols", clauses("M", 35, 43)),
    Chapter("white_castle-chapter-solo", clauses("S", 1, 15)),
]
