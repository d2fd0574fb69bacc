"""The command line."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from io import TextIOWrapper
from typing import Annotated

import typer
from typer.exceptions import TyperException

from prichal import __version__, build
from prichal.commands import authors, hosts, players, research
from prichal.commands.common import LANGUAGE, check_games
from prichal.commands.ladder import ladder
from prichal.commands.learning import learn
from prichal.kernel.errors import Problem
from prichal.kernel.wire import Message
from prichal.locales import LANGUAGES, Words

app = typer.Typer(
    help="Prichal: an open digital table for board games.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.command("games")(players.list_games)
app.command()(players.play)
app.command()(players.rules)
app.command()(players.replay)
app.command()(players.hint)
app.command()(players.verify)
app.command(epilog=hosts.limits_table())(hosts.serve)
app.command()(research.simulate)
app.command()(research.perft)
app.command()(research.arena)
app.command()(ladder)
app.command()(learn)
app.command()(research.bench)
app.command()(hosts.worker)
app.command()(authors.new_game)


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and which build runs.")] = False,
) -> None:
    if version:
        print(f"prichal {__version__} ({build.name()})")
    elif context.invoked_subcommand is None:
        print(context.get_help())
    else:
        check_games()


def refusal(problem: Problem) -> str:
    """The sentence in the language that was asked for."""
    asked = LANGUAGE
    for place, word in enumerate(sys.argv):
        if word == "--lang":
            asked = "".join(sys.argv[place + 1 : place + 2])
        elif word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
    return Words(asked if asked in LANGUAGES else LANGUAGE).say(problem.message)


def open_streams() -> None:
    """Nothing that a stream can't do may end in a traceback: closed ones lead nowhere, odd letters become `?`."""
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def main() -> None:
    """Runs a command; a refusal is one sentence on stderr and exit status 2."""
    open_streams()
    try:
        app(standalone_mode=False)
        sys.stdout.flush()
    except Problem as problem:
        fail(refusal(problem))
    except TyperException as error:
        fail(error.format_message())
    except KeyboardInterrupt:
        sys.exit(130)
    except OSError as error:
        with suppress(OSError):
            sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
        if error.errno != errno.EPIPE:
            fail(Words(LANGUAGE).say(Message("problem-output", {"reason": error.strerror or "?"})))


def fail(sentence: str) -> None:
    print(f"prichal: {sentence}", file=sys.stderr)
    sys.exit(2)


if __name__ == "__main__":
    main()
