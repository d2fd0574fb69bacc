"""The games that can be played at tables, described for those who choose one."""

from __future__ import annotations

from prichal.kernel import registry
from prichal.tables.messages import ChapterInfo, GameInfo, SettingInfo


def describe_games() -> list[GameInfo]:
    found: list[GameInfo] = []
    for name in registry.names():
        game = registry.find(name)
        settings = [SettingInfo(setting.name, setting.values, setting.seats) for setting in game.settings]
        chapters = [ChapterInfo(chapter.title, chapter.clauses) for chapter in game.chapters]
        found.append(
            GameInfo(
                name=name,
                rules=game.rules_version,
                seats=game.seat_counts,
                usual_seats=game.usual_seats,
                minutes=game.minutes,
                settings=settings,
                chapters=chapters,
                reconstructed=game.reconstructed,
            )
        )
    return found
