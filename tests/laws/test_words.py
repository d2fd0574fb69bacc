"""Laws of the words: both languages say everything that a game can say."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from prichal import games
from prichal.kernel.agenda import CHANCE, SPECTATOR
from prichal.kernel.chance import Rng
from prichal.kernel.game import Game, Setup
from prichal.kernel.playout import random_log
from prichal.kernel.table import Table
from prichal.kernel.wire import Message
from prichal.locales import LANGUAGES, Words, catalogues
from tests.support import for_every_setup

each_language = pytest.mark.parametrize("language", LANGUAGES)


def catalogue(language: str) -> dict[str, set[str]]:
    """Every message id of a language with the variables it uses."""
    found: dict[str, set[str]] = {}
    current = ""
    for page in catalogues(language):
        for line in page.read_text(encoding="utf-8").splitlines():
            start = re.match(r"([a-zA-Z][\w-]*) =", line)
            if start:
                current = start[1]
                assert current not in found, f"{language}: {current} twice"
                found[current] = set()
            if current and not line.startswith("#"):
                found[current] |= set(re.findall(r"\$(\w+)", line))
    return found


def test_both_languages_have_the_same_messages() -> None:
    english, russian = (catalogue(language) for language in LANGUAGES)
    assert english == russian


@each_language
def test_every_message_can_be_read(language: str) -> None:
    """A message with a mistake in it would silently be left out."""
    for page in catalogues(language):
        for entry in FluentParser().parse(page.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), entry.content


@each_language
def test_clauses_and_names_have_words(language: str) -> None:
    words = Words(language)
    for name in games.names():
        game = games.find(name)
        assert words.say(Message(f"game-{name}"))
        assert words.say(Message(f"game-{name}-about"))
        for chapter in game.chapters:
            assert words.say(Message(chapter.title))
            for clause in chapter.clauses:
                assert len(words.say(Message(clause))) > 10
        for key in game.reconstructed:
            assert words.say(Message(f"{name}-reconstructed-{key}"))
        for setting in game.settings:
            assert words.say(Message(f"{name}-option-{setting.name}"))
            for value in setting.values:
                assert words.say(Message(f"{name}-value-{setting.name}-{value}"))


@each_language
@for_every_setup
def test_everything_that_happens_has_words(game: Game, setup: Setup, language: str) -> None:
    """Questions, options, chronicle, panels and reckoning of whole games can be said."""
    if game.name not in games.names():
        return  # the throw-away game has no words
    players = [f"Player {seat}" for seat in range(setup.seats)]
    words = Words(language, players)
    for seed in range(3):
        table = Table(game, setup.seats, setup.options, players)
        for action in random_log(game.new(setup.seats, setup.options), Rng(seed, 8)):
            seat = table.state.actor
            if seat != CHANCE:
                prompt = table.prompt(seat)
                assert words.say(prompt.title)
                labels = [words.say(option.label) for option in prompt.options]
                assert all(labels)
                assert len(set(labels)) == len(labels), f"two options read alike: {labels}"
                places = [words.say(option.place) if option.place else "" for option in prompt.options]
                runs = [place for at, place in enumerate(places) if at == 0 or place != places[at - 1]]
                assert len(set(runs)) == len(runs), f"options of one place lie apart: {places}"
            table.play(seat, action)
            if table.ply % 25 == 0:
                say_panels(table, words, seat if seat != CHANCE else 0)
        for viewer in [*range(setup.seats), int(SPECTATOR)]:
            for news in table.news(viewer):
                assert words.say(news.message)
        say_panels(table, words, int(SPECTATOR))
        for part in game.breakdown(table.state):
            assert words.say(part.label)


def say_panels(table: Table, words: Words, viewer: int) -> None:
    for panel in table.game.panels(table.view(viewer)):
        assert words.say(panel.title)
        heads = [words.say(head) for head in panel.columns]
        for row in panel.rows:
            assert len(row) == len(heads)
            assert all(isinstance(words.say(cell.text), str) for cell in row)
