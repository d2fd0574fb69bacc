"""The ASGI application."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.prometheus import PrometheusConfig
from msgspec.structs import replace

from prichal import __version__, games  # noqa: F401  # importing the games registers them
from prichal.kernel.errors import Problem
from prichal.server.logs import configure_logs
from prichal.server.messages import Readiness
from prichal.server.post import PatientRedis
from prichal.server.redis_client import open_redis
from prichal.server.services import Services
from prichal.server.settings import Settings, from_environment
from prichal.server.store.database import is_away
from prichal.server.web.authentication import services_of
from prichal.server.web.metrics import metrics
from prichal.server.web.openapi import described
from prichal.server.web.routes import live, people, site, tables
from prichal.server.web.schema_page import PlainPage
from prichal.server.web.security import Guard, cookie_guard, csrf
from prichal.tables.messages import Refusal
from prichal.tables.refusals import Refused, describe_refusal, find_code

BODY_LIMIT = 64 * 1024
BACKLOG = 1000  # nudges that wait for a room
WORTH_SQUEEZING = 1000  # bytes of an answer
log = structlog.get_logger("prichal.server")
Asked = Request[Any, Any, State]  # handlers of errors see requests of every kind


def refuse(_: Asked, problem: Problem) -> Response[Refusal]:
    after = problem.after if isinstance(problem, Refused) else None
    headers = {} if after is None else {"retry-after": str(after)}
    return Response(
        describe_refusal(problem), status_code=find_code(problem)[1], headers=headers, media_type=MediaType.JSON
    )


def refuse_http(_: Asked, error: HTTPException) -> Response[Refusal]:
    """Litestar's own refusals in the same form."""
    codes = {401: "no-person", 403: "csrf", 404: "not-found", 405: "method", 413: "too-large", 429: "too-many"}
    reason = error.detail
    if isinstance(error.extra, list):
        reason = "; ".join(f"{item.get('key', '')}: {item.get('message', '')}" for item in error.extra) or reason
    problem = Refused(codes.get(error.status_code, "malformed"), error.status_code, reason, {"reason": reason})
    return Response(
        describe_refusal(problem), status_code=error.status_code, headers=error.headers, media_type=MediaType.JSON
    )


def refuse_rest(request: Asked, error: Exception) -> Response[Refusal]:
    """Whatever else goes wrong: the details stay here."""
    if is_away(error):
        log.warning("database away", reason=str(error).split("\n")[0])
        problem = Refused("away", 503, "the store can't be reached just now; nothing was changed, try again")
    elif isinstance(error, RecursionError | UnicodeError):
        reason = "nested too deeply" if isinstance(error, RecursionError) else "not UTF-8"
        problem = Refused("malformed", 400, f"that can't be read: {reason}", {"reason": reason})
    else:
        log.exception("request failed", path=request.url.path, exc_info=error)
        problem = Refused("failure", 500, "something went wrong here; nothing is known to have changed")
    return Response(describe_refusal(problem), status_code=problem.status, media_type=MediaType.JSON)


@get("/health", tags=["Hosting"], summary="The process is alive", sync_to_thread=False)
def health() -> dict[str, str]:
    return {"status": "alive", "version": __version__}


@get("/ready", tags=["Hosting"], summary="The process can serve: its database answers")
async def ready(request: Request[None, None, State]) -> Readiness:
    services = services_of(request)
    if services.stopping:
        raise Refused("stopping", 503, "the server is about to stop")
    counts = await services.store.read(lambda shelf: shelf.count_tables())
    redis = await services.counters.answers()
    bots = await services.thinkers.count()
    limping = redis is False or not bots
    return Readiness(
        "limping" if limping else "ready",
        redis,
        bots,
        services.engine_folder.engine(),
        len(services.rooms.rooms),
        counts,
    )


def create_app(settings: Settings | None = None) -> Any:
    """The application; without settings it reads those that `prichal serve` left in the environment."""
    settings = settings or from_environment()
    settings = replace(settings, secret=settings.secret or secrets.token_hex(32))
    configure_logs(settings.log_level)
    backend = PatientRedis(redis=open_redis(settings.redis_url)) if settings.redis_url else MemoryChannelsBackend()
    channels = ChannelsPlugin(backend, arbitrary_channels_allowed=True, subscriber_max_backlog=BACKLOG)
    services = Services(settings, channels)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.services = services
        await services.start()
        log.info("ready", database=settings.database_url.split("@")[-1], redis=bool(settings.redis_url))
        try:
            yield
        finally:
            await services.stop()
            log.info("stopped")

    middleware: list[Any] = [PrometheusConfig(app_name="prichal", prefix="prichal", group_path=True).middleware]
    middleware.append(cookie_guard(csrf(settings.secret, settings.secure)))
    app = Litestar(
        [
            Router("/api", route_handlers=described([*people.handlers, *tables.handlers, *live.handlers])),
            *described([health, ready]),
            metrics,
            *site.handlers(settings.device, settings.play_on_device),
        ],
        plugins=[channels],
        lifespan=[lifespan],
        middleware=middleware,
        exception_handlers={Problem: refuse, HTTPException: refuse_http, Exception: refuse_rest},
        compression_config=CompressionConfig(backend="gzip", minimum_size=WORTH_SQUEEZING, exclude=[r"\.woff2$"]),
        request_max_body_size=BODY_LIMIT,
        openapi_config=OpenAPIConfig(
            title="Prichal",
            version=__version__,
            description="Tables that never lose a move. A bot in any language can play: see docs/api.md.",
            path="/schema",
            render_plugins=[JsonRenderPlugin(), PlainPage()],
        ),
        logging_config=None,
    )
    return Guard(app, settings, services.quotas)
