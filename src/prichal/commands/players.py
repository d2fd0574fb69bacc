"""Commands for players: games, play, rules, replay, hint, verify."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer

from prichal import files, games
from prichal.bots.levels import ADVISER, check_bot
from prichal.commands.common import (
    BOTS_HELP,
    LANGUAGE,
    GameName,
    Language,
    Options,
    RecordFile,
    Seats,
    Seed,
    at_least,
    at_most,
    checked_seed,
    parse_options,
    words_for,
)
from prichal.fairness import BY_LINE, check_luck
from prichal.kernel.errors import Problem
from prichal.kernel.game import Game
from prichal.kernel.numbers import small_number
from prichal.kernel.table import Table
from prichal.kernel.wire import Message
from prichal.locales import Words
from prichal.terminal.play import Quit, TextTable, say_ending, show_thoughts
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
    bots: Annotated[
        str,
        typer.Option(
            help=f"Who sits in the other seats, by seat, separated by commas; the last one repeats. {BOTS_HELP}"
        ),
    ] = "sailor",
    option: Options = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a game saved in this file.")] = None,
    lang: Language = LANGUAGE,
    seed: Seed = None,
    plain: Annotated[bool, typer.Option("--plain", help="Plain lines even on a terminal.")] = False,
    ask: Annotated[bool, typer.Option("--ask", help="Ask even where there is only one answer.")] = False,
) -> None:
    """Play in the terminal: alone against bots, or with friends at one keyboard."""
    screen = Screen(words_for(lang), plain)
    at_least("--people", people, 0)
    if load is not None:
        if game is not None or seats is not None or names or option:
            raise Problem(Message("problem-load"), "--load brings game, seats, names and options along")
        table = files.load(load)
    else:
        chosen = games.find(game) if game is not None else choose_game(screen)
        count = seats if seats is not None else chosen.usual_seats
        chosen.check(count, parse_options(option))
        table = Table(
            chosen,
            count,
            parse_options(option),
            player_names(screen.words, names, count, seat_bots(bots, people, count)),
        )
    at_most("--people", people, len(table.players))
    seated = seat_bots(bots, people, len(table.players))
    screen.words.names = table.players
    luck = checked_seed(seed) if seed is not None else secrets.randbits(31)
    title = screen.words.say(Message(f"game-{table.game.name}"))
    screen.say("table-title", "bold", game=title, seats=len(table.players))
    screen.say("table-seed", "dim", seed=str(luck))
    try:
        TextTable(table, seated, screen, luck, ask).run()
    except (Quit, KeyboardInterrupt):
        if people > 1:
            screen.wipe()
        screen.say("table-quit")
    except EOFError:
        if sys.stdin.isatty():
            screen.line()
            screen.say("table-quit")
            return
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
        place = small_number(answer)
        if place is not None and 1 <= place <= len(known):
            return games.find(known[place - 1])
        if answer in known:
            return games.find(answer)
        screen.say("table-no-option", "yellow", number=answer[:20], count=len(known))


def seat_bots(given: str, people: int, seats: int) -> dict[int, str]:
    """Which bot sits where."""
    chosen = [check_bot(name.strip()) for name in given.split(",")]
    return {seat: chosen[min(seat - people, len(chosen) - 1)] for seat in range(people, seats)}


def player_names(words: Words, given: str, seats: int, bots: dict[int, str]) -> list[str]:
    """The names asked for; people without one get a number, bots their level and a number."""
    named = [name.strip() for name in given.split(",")] if given else []
    for seat in range(len(named), seats):
        kind = f"bot-{bots[seat]}" if seat in bots else "seat"
        if words.has(kind):
            named.append(f"{words.say(Message(kind)).capitalize()} {seat + 1}")
        else:
            named.append(words.say(Message("table-bot" if seat in bots else "seat-number", {"number": seat + 1})))
    return named


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


def hint(
    file: RecordFile,
    bot: Annotated[str, typer.Option("--bot", help=f"Who is asked: an adviser, or a bot. {BOTS_HELP}")] = ADVISER,
    lang: Language = LANGUAGE,
    seed: Annotated[int, typer.Option("--seed", help="Where the thinking's luck comes from.")] = 0,
) -> None:
    """Say what a bot would do at the end of an open record, and how sure it is."""
    table = files.load(file)
    screen = Screen(words_for(lang, table.players))
    check_bot(bot)
    if table.over:
        raise Problem(Message("problem-over"), "the game is over")
    table.draw(checked_seed(seed))
    seat = table.state.agenda.actors()[0]
    prompt = table.prompt(seat)
    screen.prompt(prompt)
    show_thoughts(table, prompt, bot, seed, screen)


def verify(file: RecordFile, lang: Language = LANGUAGE) -> None:
    """Check a record without a network: its hash chain, every action by replay, and the luck by its seed."""
    words = words_for(lang)
    table = files.load(file)
    luck = check_luck(table)
    screen = Screen(words)
    game = words.say(Message(f"game-{table.game.name}"))
    screen.say("verify-good", file=str(file), game=game, count=table.ply)
    if luck is None:
        screen.say("verify-no-seed")
    else:
        screen.say("verify-luck", count=luck.draws)
        if luck.version == BY_LINE:
            screen.say("verify-old-luck")
        if luck.undone:
            screen.say("verify-take-backs", count=luck.undone)
    if table.rules < table.game.rules_version:
        screen.say("verify-old-rules", rules=table.rules, known=table.game.rules_version)
    if table.ending:
        say_ending(table, screen)
    elif table.state.over:
        points = table.game.scores(table.state)
        result = ", ".join(f"{name} {score}" for name, score in zip(table.players, points, strict=True))
        screen.say("verify-finished", result=result)
    else:
        screen.say("verify-open")
