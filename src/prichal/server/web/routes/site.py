"""The page itself: static files of the browser client, and its index for every address of a page."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Response, get, head
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.static_files import create_static_files_router

NO_CLIENT = """<!doctype html><meta charset="utf-8"><title>Prichal</title>
<p>The browser table isn't built here (<code>make client</code> builds it). <a href="/schema">The API</a> works.</p>
"""
ASK_AGAIN = {"cache-control": "no-cache"}


def device_router(folder: str) -> Any:
    """The page that plays without a server, beside this one."""
    anew = CacheControlHeader(no_cache=True)  # not all names change with content
    return create_static_files_router("/device", [folder], html_mode=True, cache_control=anew)


def handlers(device: str = "", play_on_device: bool = False) -> list[Any]:  # handlers and routers of every kind
    """The built client where there is one, and the page that plays without a server where a host wants that."""
    folder = Path(str(files("prichal").joinpath("client")))
    index = folder / "index.html"

    @get(["/", "/{page:path}"], include_in_schema=False, sync_to_thread=False)
    def page(page: str = "") -> Response[bytes]:
        """Every address that isn't a file is a page of the client, which finds its own way."""
        if page.startswith(("/api", "/assets", "/schema", "/device")) or "." in page.rsplit("/", 1)[-1]:
            raise NotFoundException("there is no such page")
        body = index.read_bytes() if index.exists() else NO_CLIENT.encode()
        if device:
            offered = f'<meta name="device" content="{"now" if play_on_device else "beside"}" />'
            body = body.replace(b"</head>", f"{offered}</head>".encode())
        return Response(body, media_type="text/html", headers=ASK_AGAIN)

    @head("/", include_in_schema=False, sync_to_thread=False)
    def answers() -> Response[None]:
        """Whoever only asks whether there is a page."""
        return Response(None, media_type="text/html", headers=ASK_AGAIN)

    @get("/worker.js", include_in_schema=False, sync_to_thread=False)
    def worker() -> Response[bytes]:
        """What keeps the page's files on the device. Its name stays: browsers ask each time whether it is new."""
        path = folder / "worker.js"
        if not path.exists():
            raise NotFoundException("there is no such file")
        return Response(path.read_bytes(), media_type="text/javascript", headers=ASK_AGAIN)

    found: list[Any] = [page, answers, worker]
    if (folder / "assets").is_dir():
        forever = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)  # names change with content
        found.append(create_static_files_router("/assets", [folder / "assets"], cache_control=forever))
    if device:
        found.append(device_router(device))
    return found
