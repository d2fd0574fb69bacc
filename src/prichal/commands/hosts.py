"""Commands for hosts: serve, worker."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from prichal.commands.common import LANGUAGE, Language, at_least, at_most, words_for
from prichal.kernel.errors import Problem
from prichal.kernel.wire import Message
from prichal.server.settings import Limits, described_limits

MOST_PROCESSES = 1024


LEVELS = ["debug", "info", "warning", "error"]


def limits_table() -> str:
    """The limits with their defaults, for the help of `serve`."""
    rows = [f"  {name:<26}{default:>6}  {meaning}" for name, default, meaning in described_limits()]
    # \b keeps the lines as they are
    return "\n".join(["\b", "Limits (--limit NAME=NUMBER; 0: none; all=0: none at all):", *rows])


def serve(
    database_url: Annotated[
        str, typer.Option(envvar="PRICHAL_DATABASE_URL", help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.")
    ] = "sqlite:///prichal.db",
    redis_url: Annotated[
        str, typer.Option(envvar="PRICHAL_REDIS_URL", help="redis://HOST:PORT/0; needed for several processes.")
    ] = "",
    host: Annotated[str, typer.Option(help="Address to listen at; 0.0.0.0: everybody's.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen at.")] = 8137,
    processes: Annotated[int, typer.Option(help="Server processes; any of them serves any table.")] = 1,
    thinkers: Annotated[int, typer.Option(help="Processes in which the bots of each server process think.")] = 1,
    remote_bots: Annotated[
        bool, typer.Option("--remote-bots", help="Bots think in `prichal worker`s, through Redis.")
    ] = False,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another address of the page, e.g. https://games.example; repeatable.")
    ] = None,
    secure: Annotated[bool, typer.Option("--secure", help="Served through TLS: mark cookies Secure.")] = False,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="A proxy of ours, by address or network: its X-Forwarded-For says who asks. Repeatable.",
        ),
    ] = None,
    secret: Annotated[
        str,
        typer.Option(envvar="PRICHAL_SECRET", help="Signs CSRF tokens; by default the database keeps one."),
    ] = "",
    metrics_token: Annotated[
        str,
        typer.Option(envvar="PRICHAL_METRICS_TOKEN", help="Bearer token for /metrics; by default only this machine."),
    ] = "",
    limit: Annotated[
        list[str] | None, typer.Option(metavar="NAME=NUMBER", help="Changes a limit (see below); repeatable.")
    ] = None,
    pause: Annotated[
        float, typer.Option(help="Stretches the answers of bots, so that their speed tells nothing; 0: at once.")
    ] = 1.0,
    absence: Annotated[
        float, typer.Option(help="Seconds after which a player who isn't connected can be replaced by a bot.")
    ] = 300.0,
    log_level: Annotated[str, typer.Option(help=f"{', '.join(LEVELS)}.")] = "info",
    compiled: Annotated[
        str,
        typer.Option(metavar="FOLDER", help="Where the engine is being compiled (make play): bots move there."),
    ] = "",
    device: Annotated[
        str,
        typer.Option(metavar="FOLDER", help="The page that plays without a server (make static): offered at /device/."),
    ] = "",
    play_on_device: Annotated[
        bool, typer.Option("--play-on-device", help="“Play now” runs on the visitor's device, with --device.")
    ] = False,
    browser: Annotated[bool, typer.Option("--browser", help="Open the page in the browser.")] = False,
    language: Language = LANGUAGE,
) -> None:
    """Run a server: tables in the browser and over the API."""
    from prichal.server.serve import address, serve
    from prichal.server.settings import Settings, chosen_limits

    words = words_for(language)
    at_most("--port", at_least("--port", port, 1), 65535)
    at_most("--processes", at_least("--processes", processes, 1), MOST_PROCESSES)
    at_most("--thinkers", at_least("--thinkers", thinkers, 1), MOST_PROCESSES)
    if log_level not in LEVELS:
        known = ", ".join(LEVELS)
        raise Problem(
            Message("problem-log-level", {"level": log_level, "levels": known}),
            f"there is no log level {log_level!r}; levels: {known}",
        )
    settings = Settings(
        database_url=database_url,
        redis_url=redis_url,
        host=host,
        port=port,
        processes=processes,
        thinkers=thinkers,
        remote_bots=remote_bots,
        origins=origin or [],
        proxies=proxy or [],
        secure=secure,
        secret=secret,
        metrics_token=metrics_token,
        limits=chosen_limits(limit or []),
        pause=max(0.0, pause),
        absence=max(0.0, absence),
        log_level=log_level,
        compiled=compiled,
        device=checked_device(device),
        play_on_device=play_on_device and device != "",
    )
    print(words.say(Message("serve-at", {"address": address(settings)})), flush=True)
    serve(settings, browser)


def checked_device(folder: str) -> str:
    """A folder that `make static` has built, or a Problem."""
    if folder and not (Path(folder) / "engine" / "files.json").is_file():
        raise Problem(
            Message("problem-no-device", {"folder": folder}), f"{folder} isn't a folder that `make static` has built"
        )
    return folder and str(Path(folder).resolve())


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
    thought_seconds: Annotated[
        int, typer.Option("--thought-seconds", help="Processor time for one thought; then it is ended.")
    ] = Limits().thought_seconds,
    lang: Language = LANGUAGE,
) -> None:
    """Think for the bots of servers on other machines, until told to stop (extra `scale`)."""
    words_for(lang)
    if processes is not None:
        at_most("--processes", at_least("--processes", processes, 1), MOST_PROCESSES)
    at_least("--grace", grace, 0)
    at_least("--thought-seconds", thought_seconds, 1)
    from prichal.server.bots.thinkers import without_scale
    from prichal.server.logs import configure_logs

    try:
        from prichal.server.bots.worker import work
    except ModuleNotFoundError as error:
        raise without_scale() from error
    configure_logs()
    asyncio.run(work(redis_url, processes, grace, thought_seconds))
