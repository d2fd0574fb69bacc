"""Commands for players: games, play, rules, replay, verify."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from prichal import games
from prichal.commands.common import (
    LANGUAGE,
    GameName,
    Language,
    Options,
    RecordFile,
    Seats,
    Seed,
    at_least,
    parse_options,
    words_for,
)
from prichal.kernel.errors import Problem
from prichal.kernel.game import Game
from prichal.kernel.table import Table
from prichal.kernel.wire import Message
from prichal.locales import Words
from prichal.terminal import files
from prichal.terminal.play import Quit, TextTable
from prichal.terminal.replay import step_through
from prichal.terminal.screen import Screen


def list_games(lang: Language = LANGUAGE) -> None:
    """List the games with their seats and options."""
    words = words_for(lang)
    rows: list[list[str]] = []
    for name in games.names():
        game = games.find(name)
        seats = ", ".join(map(str, game.seat_counts))
        options = "; ".join(f"{setting.name}={'|'.join(setting.values)}" for setting in game.settings)
        rows.append(
            [name, words.say(Message(f"game-{name}")), seats, options, words.say(Message(f"game-{name}-about"))]
        )
    heads = ["", "", *[words.say(Message(f"games-{column}")) for column in ("seats", "options", "about")]]
    Screen(words).grid("Prichal", heads, rows)


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Name of a game; asked for when left out.")
    ] = None,
    seats: Seats = None,
    people: Annotated[int, typer.Option(help="How many seats are people at this keyboard; the others are bots.")] = 1,
    names: Annotated[str, typer.Option(help="Names of the players, separated by commas.")] = "",
    option: Options = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a game saved in this file.")] = None,
    lang: Language = LANGUAGE,
    seed: Seed = None,
    plain: Annotated[bool, typer.Option("--plain", help="Plain lines even on a terminal.")] = False,
) -> None:
    """Play in the terminal: alone against bots, or with friends at one keyboard."""
    screen = Screen(words_for(lang), plain)
    if load is not None:
        table = files.load(load)
    else:
        chosen = games.find(game) if game is not None else choose_game(screen)
        count = seats if seats is not None else min(chosen.seat_counts)
        chosen.check(count, parse_options(option))
        table = Table(chosen, count, parse_options(option), player_names(screen.words, names, count, people))
    at_least("--people", people, 0)
    screen.words.names = table.players
    luck = seed if seed is not None else secrets.randbits(31)
    title = screen.words.say(Message(f"game-{table.game.name}"))
    screen.say("table-title", "bold", game=title, seats=len(table.players))
    screen.say("table-seed", "dim", seed=str(luck))
    try:
        TextTable(table, set(range(min(people, len(table.players)))), screen, luck).run()
    except (Quit, KeyboardInterrupt):
        screen.say("table-quit")
    except EOFError:
        raise Problem(Message("problem-end-of-input"), "the input ended before the game did") from None


def choose_game(screen: Screen) -> Game:
    """Asks which game; Enter takes the first."""
    known = games.names()
    screen.say("table-choose-game", "bold")
    for number, name in enumerate(known, start=1):
        title, about = (screen.words.say(Message(f"game-{name}{part}")) for part in ("", "-about"))
        screen.line(f"{number:3}. {title}: {about}")
    while True:
        try:
            answer = screen.ask() or "1"
        except EOFError:
            raise Problem(Message("problem-end-of-input"), "the input ended before the game did") from None
        if answer.isdecimal() and 1 <= int(answer) <= len(known):
            return games.find(known[int(answer) - 1])
        if answer in known:
            return games.find(answer)
        screen.say("table-no-option", "yellow", number=answer, count=len(known))


def player_names(words: Words, given: str, seats: int, people: int) -> list[str]:
    """The names asked for; seats without one get a number, or are called bots."""
    named = [name.strip() for name in given.split(",")] if given else []
    default = [words.say(Message("seat-number", {"number": seat + 1})) for seat in range(len(named), seats)]
    for seat in range(len(named), seats):
        if seat >= people:
            default[seat - len(named)] = words.say(Message("table-bot", {"number": seat + 1}))
    return named + default


def rules(game: GameName, lang: Language = LANGUAGE) -> None:
    """Print a game's rules, clause by clause."""
    Screen(words_for(lang)).rules(games.find(game))


def replay(file: RecordFile, lang: Language = LANGUAGE) -> None:
    """Step through a record; into a pipe goes the whole chronicle."""
    words = words_for(lang)
    table = files.load(file)
    words.names = table.players
    try:
        step_through(table, Screen(words))
    except (EOFError, KeyboardInterrupt):
        return


def verify(file: RecordFile, lang: Language = LANGUAGE) -> None:
    """Check a record: its hash chain, and every action by replay."""
    words = words_for(lang)
    table = files.load(file)
    screen = Screen(words)
    game = words.say(Message(f"game-{table.game.name}"))
    screen.say("verify-good", file=str(file), game=game, count=table.ply)
    if table.state.over:
        points = table.game.scores(table.state)
        result = ", ".join(f"{name} {score}" for name, score in zip(table.players, points, strict=True))
        screen.say("verify-finished", result=result)
    else:
        screen.say("verify-open")
