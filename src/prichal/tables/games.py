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
            GameInfo(name, game.rules_version, game.seat_counts, game.minutes, settings, chapters, game.reconstructed)
        )
    return found
