"""Figures for machines: the sum over all processes, for whoever may see them."""

from __future__ import annotations

import hmac
import os
from contextlib import suppress
from ipaddress import ip_address
from pathlib import Path
from typing import Final

from litestar import Request, Response, get
from litestar.datastructures import State
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from prichal.server.web.authentication import address_of, services_of
from prichal.tables.refusals import Refused

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"  # where processes write their figures; the library looks for it, too


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def forget_the_dead(folder: Path) -> None:
    """What killed processes had in progress isn't in progress any more."""
    for file in folder.glob("gauge_live*_*.db"):
        process = int(file.stem.rpartition("_")[2])
        if not is_alive(process):
            with suppress(FileNotFoundError):
                mark_process_dead(process)  # type: ignore[no-untyped-call]


def collected() -> bytes:
    folder = os.environ.get(FOLDER)
    if folder is None:
        return generate_latest(REGISTRY)
    forget_the_dead(Path(folder))
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def is_from_here(request: Request[None, None, State]) -> bool:
    """Whether somebody on this machine asks, and not through a proxy on this machine."""
    if "x-forwarded-for" in request.headers or "forwarded" in request.headers:
        return False
    try:
        return ip_address(address_of(request)).is_loopback
    except ValueError:
        return False


@get("/metrics", include_in_schema=False, sync_to_thread=True)
def metrics(request: Request[None, None, State]) -> Response[bytes]:
    """With a token for whoever has it, without one for this machine alone. Others don't learn that it is there."""
    token = services_of(request).settings.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    allowed = hmac.compare_digest(given.encode(), token.encode()) if token else is_from_here(request)
    if not allowed:
        raise Refused("not-found", 404, "there is no such page")
    return Response(collected(), media_type=CONTENT_TYPE_LATEST)
