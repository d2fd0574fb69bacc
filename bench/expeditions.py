"""How bots sail in Madame Ching: rounds, missions, skills, luck of the sea and lines crossed per game.

    python -m bench.expeditions sailor 3 20     # bot, seats, games

Counted from the chronicle, so the same script measures any version of the rules and of the component tables.
"""

from __future__ import annotations

import sys
from typing import Final

from prichal.arena.match import Plan, play

COUNTED: Final = {
    "rounds": "round",
    "expeditions ended": "expedition-ends",
    "missions": "fulfils",
    "skills": "gains",
    "luck of the sea": "luck",
    "lines crossed": "crosses",
}


def count(bot: str, seats: int, games: int) -> dict[str, float]:
    totals = dict.fromkeys(COUNTED, 0)
    for number in range(games):
        options = {"teams": "no"} if seats == 4 else {}
        _, table = play(Plan("madame_ching", seats, options, [bot] * seats, 18), number * seats)  # a new deal each
        told = [event.public.id for heard in table.heard for event in heard if event.public is not None]
        for name, message in COUNTED.items():
            totals[name] += told.count(f"madame_ching-news-{message}")
        totals["rounds"] += told.count("madame_ching-news-round-empty")
    return {name: total / games for name, total in totals.items()}


def main() -> None:
    bot, seats, games = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    figures = count(bot, seats, games)
    print(
        f"{bot}, {seats} seats, {games} games: " + ", ".join(f"{name} {value:.1f}" for name, value in figures.items())
    )


if __name__ == "__main__":
    main()
