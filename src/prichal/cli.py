"""The command line."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from typer.exceptions import TyperException

from prichal import __version__, build
from prichal.commands import players, research
from prichal.commands.common import LANGUAGE
from prichal.kernel.errors import Problem
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
app.command()(players.verify)
app.command()(research.simulate)
app.command()(research.perft)
app.command()(research.bench)


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and which build runs.")] = False,
) -> None:
    if version:
        print(f"prichal {__version__} ({build.name()})")
    elif context.invoked_subcommand is None:
        print(context.get_help())


def refusal(problem: Problem) -> str:
    """The sentence in the language that was asked for."""
    asked = sys.argv[sys.argv.index("--lang") + 1 :][:1] if "--lang" in sys.argv else []
    return Words(asked[0] if asked and asked[0] in LANGUAGES else LANGUAGE).say(problem.message)


def main() -> None:
    """Runs a command; a refusal is one sentence on stderr and exit status 2."""
    try:
        app(standalone_mode=False)
    except Problem as problem:
        print(f"prichal: {refusal(problem)}", file=sys.stderr)
        sys.exit(2)
    except TyperException as error:
        print(f"prichal: {error.format_message()}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)


if __name__ == "__main__":
    main()
