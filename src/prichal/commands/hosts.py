"""Commands for hosts: worker."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from prichal.commands.common import LANGUAGE, Language, at_least, at_most, words_for

MOST_PROCESSES = 1024


def worker(
    redis_url: Annotated[
        str,
        typer.Option(
            "--redis-url", envvar="PRICHAL_REDIS_URL", metavar="URL", help="The servers' Redis: redis://HOST:PORT/0."
        ),
    ],
    processes: Annotated[
        int | None, typer.Option("--processes", help="How many bots think at a time; by default one core stays free.")
    ] = None,
    grace: Annotated[
        int, typer.Option("--grace", help="Seconds in which thoughts may end when the worker is told to stop.")
    ] = 20,
    lang: Language = LANGUAGE,
) -> None:
    """Think for the bots of servers on other machines, until told to stop (extra `scale`)."""
    words_for(lang)
    if processes is not None:
        at_most("--processes", at_least("--processes", processes, 1), MOST_PROCESSES)
    at_least("--grace", grace, 0)
    from prichal.server.logs import configure_logs
    from prichal.server.thinkers import without_scale

    try:
        from prichal.server.worker import work
    except ModuleNotFoundError as error:
        raise without_scale() from error
    configure_logs()
    asyncio.run(work(redis_url, processes, grace))
