"""The clauses of the rulebook in order; their texts are in the locales."""

from typing import Final

from prichal.kernel.game import Chapter

CHAPTERS: Final = [
    Chapter("template-chapter-setup", ["TE-1", "TE-2"]),
    Chapter("template-chapter-rounds", ["TE-3", "TE-4"]),
    Chapter("template-chapter-end", ["TE-5"]),
]
