"""The figures of a run as rows that page and plot share."""

from __future__ import annotations

from statistics import median
from typing import Any

from msgspec import Struct

GROUPS = {
    "inside": "Whole random games, inside the library",
    "loop": "A loop in Python that asks for the legal actions and draws one",
    "drawing": "A loop in Python in which the engine draws",
    "environment": "Environments with observations, one game at a time",
    "vectors": "1,024 games at once, with observations",
    "masks": "1,024 games at once, masks only",
}


class Line(Struct, frozen=True):
    """One measurement: medians, and the least and the most of the rounds."""

    library: str
    ours: bool
    group: str
    way: str
    game: str
    games: tuple[float, float, float]
    actions: tuple[float, float, float]


def spread(rounds: list[float]) -> tuple[float, float, float]:
    return min(rounds), median(rounds), max(rounds)


def lines(figures: dict[str, Any], group: str) -> list[Line]:
    """All of a group, the most actions per second first."""
    found = [
        Line(
            library=peer["version"],
            ours=name == "ours",
            group=group,
            way=row["way"],
            game=row["game"],
            games=spread(row["games_per_s"]),
            actions=spread(row["actions_per_s"]),
        )
        for name, peer in figures["peers"].items()
        for row in peer["rows"]
        if row["group"] == group
    ]
    return sorted(found, key=lambda line: -line.actions[1])


def missing(figures: dict[str, Any]) -> list[str]:
    """Whoever couldn't be measured, with the reason."""
    return [f"{peer['version']}: {peer['problem']}" for peer in figures["peers"].values() if "problem" in peer]
