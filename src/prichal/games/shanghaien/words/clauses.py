"""The clauses of the rulebook in order; their texts are in the locales."""

from typing import Final

from prichal.kernel.game import Chapter

CHAPTERS: Final = [
    Chapter("shanghaien-chapter-setup", ["SH-C1", "SH-C2", "SH-C3", "SH-S1"]),
    Chapter("shanghaien-chapter-rounds", ["SH-R1", "SH-R2", "SH-R3", "SH-R4", "SH-R5", "SH-R6"]),
    Chapter(
        "shanghaien-chapter-handing",
        ["SH-D1", "SH-D2", "SH-D3", "SH-D4", "SH-D5", "SH-D6", "SH-D7", "SH-D8", "SH-D9"],
    ),
    Chapter("shanghaien-chapter-end-round", ["SH-E1"]),
    Chapter(
        "shanghaien-chapter-tricks",
        ["SH-T1", "SH-T2", "SH-T3", "SH-T4", "SH-T5", "SH-T6", "SH-T7", "SH-T8"],
    ),
    Chapter("shanghaien-chapter-end", ["SH-G1", "SH-G2", "SH-G3", "SH-G4", "SH-G5", "SH-G6"]),
]
