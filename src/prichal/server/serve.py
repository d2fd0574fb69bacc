"""Starts a server: checks what was asked for, migrates the database, runs the processes."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
import tempfile
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import uvicorn
from msgspec.structs import replace
from redis.asyncio import Redis
from redis.exceptions import RedisError
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from prichal.kernel.errors import Problem
from prichal.kernel.wire import Message
from prichal.server.settings import Settings
from prichal.server.store.migrate import migrate
from prichal.server.web.doorstep import Doorstep

MESSAGE_LIMIT = 64 * 1024
FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # see metrics.py, which only the processes import
DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


def complete(settings: Settings) -> Settings:
    """The settings with everything filled in; a Problem for what can't work."""
    scheme, colon, rest = settings.database_url.partition("://")
    url = f"{DRIVERS.get(scheme, scheme)}://{rest}"
    if not colon or not url.startswith(("sqlite:", "postgresql+asyncpg:")):
        raise Problem(
            Message("problem-database-url", {"url": shown(settings.database_url)}),
            f"{shown(settings.database_url)} is neither sqlite:///FILE nor postgresql://…",
        )
    if settings.processes > 1 and not settings.redis_url:
        raise Problem(Message("problem-processes-redis"), "several processes need --redis-url to hear of each other")
    if settings.remote_bots and not settings.redis_url:
        raise Problem(Message("problem-remote-redis"), "bots on other machines need --redis-url")
    return replace(settings, database_url=url)


def shown(url: str) -> str:
    """An address without its password."""
    return url.replace(f":{urlsplit(url).password}@", ":…@") if "@" in url else url


def make_private(file: Path) -> None:
    """Makes the database's file if there is none, and keeps it from other users; also its folder, if it is new."""
    if not file.parent.exists():
        file.parent.mkdir(mode=0o700)  # one folder, no more: a longer way is a slip of the keyboard
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    with suppress(PermissionError):  # somebody else's, and they let us
        file.chmod(0o600)
    sqlite3.connect(file).close()


async def check_services(settings: Settings) -> str:
    """The database has today's structure and Redis answers, or a Problem says what doesn't. Returns the secret that the
    database keeps."""
    try:
        if settings.is_sqlite:
            make_private(Path(settings.database_url.partition(":///")[2]))
        secret = await migrate(settings.database_url)
    except (SQLAlchemyError, OSError, ArgumentError, sqlite3.Error) as error:
        reason = str(getattr(error, "orig", None) or error).split("\n")[0]
        raise Problem(
            Message("problem-database", {"url": shown(settings.database_url), "reason": reason}),
            f"the database {shown(settings.database_url)} can't be used: {reason}",
        ) from error
    if settings.redis_url:
        try:
            redis = Redis.from_url(settings.redis_url)
            await redis.ping()
            await redis.aclose()
        except (RedisError, OSError, ValueError) as error:
            raise Problem(
                Message("problem-redis", {"url": shown(settings.redis_url), "reason": str(error)}),
                f"Redis at {shown(settings.redis_url)} can't be reached: {error}",
            ) from error
    return secret


def check_port(settings: Settings) -> None:
    with socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            place = f"{settings.host}:{settings.port}"
            raise Problem(
                Message("problem-port", {"place": place, "reason": error.strerror or "?"}),
                f"can't listen at {place}: {error.strerror}",
            ) from error


def open_browser(settings: Settings) -> None:
    """Opens the page once the server answers."""

    def wait() -> None:
        for _ in range(200):
            with suppress(OSError), socket.create_connection((settings.host, settings.port), 1):
                webbrowser.open(address(settings))
                return
            threading.Event().wait(0.1)

    threading.Thread(target=wait, daemon=True).start()


def address(settings: Settings) -> str:
    return f"http://{'localhost' if settings.host in ('127.0.0.1', '0.0.0.0') else settings.host}:{settings.port}/"


def serve(settings: Settings, browser: bool) -> None:
    """Runs until it is told to stop."""
    settings = complete(settings)
    check_port(settings)
    secret = asyncio.run(check_services(settings))
    replace(settings, secret=settings.secret or secret).export()
    if browser:
        open_browser(settings)
    options = uvicorn.Config(
        "prichal.server.web.app:create_app",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.processes,
        http=Doorstep,
        ws_max_size=MESSAGE_LIMIT,
        ws_max_queue=16,
        ws_per_message_deflate=False,  # it would cost each connection more memory than a table does
        ws_ping_interval=5,  # whoever vanished without a word is away within ten seconds
        ws_ping_timeout=5,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=75,  # longer than clients and proxies keep an idle connection
        backlog=2048,
        access_log=False,
        log_level="warning",
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
    )
    server = uvicorn.Server(options)
    if settings.processes == 1:
        server.run()
    else:
        from uvicorn.supervisors import Multiprocess

        with tempfile.TemporaryDirectory(prefix="prichal-metrics-") as folder:
            os.environ[FOLDER] = folder  # all processes write their figures there
            Multiprocess(options, sockets=[options.bind_socket()]).run()
