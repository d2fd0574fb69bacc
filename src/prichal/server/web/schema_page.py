"""The API's description as a plain page: no scripts, nothing from other sites."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

HEAD = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Prichal: the API</title>
<meta name="viewport" content="width=device-width">
<style>body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
code{background:#8882;padding:0 .2rem}li{margin:.3rem 0}</style>
<h1>Prichal: the API</h1>
<p>The same for programs, with every message type: <a href="/schema/openapi.json">openapi.json</a>.</p>
"""
Json = dict[str, Any]  # OpenAPI, looked at field by field


class PlainPage(OpenAPIRenderPlugin):
    """Every operation with its summary, parameters and body, by chapter."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: Json) -> bytes:
        chapters: dict[str, list[str]] = {}
        for path, operations in openapi_schema["paths"].items():
            for method, operation in operations.items():
                if isinstance(operation, dict) and "responses" in operation:
                    chapter, *_ = operation.get("tags") or ["Other"]
                    chapters.setdefault(chapter, []).append(item(method, path, operation))
        parts = [f"<h2>{escape(name)}</h2><ul>{''.join(items)}</ul>" for name, items in chapters.items()]
        return (HEAD + "".join(parts)).encode()


def item(method: str, path: str, operation: Json) -> str:
    """One operation as an entry of a list."""
    names = [parameter["name"] for parameter in operation.get("parameters", []) if parameter.get("in") == "query"]
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    shown = body.get("$ref", "").rpartition("/")[2] or ("one of several messages" if body else "")
    more = (f" — query: {', '.join(names)}" if names else "") + (f" — body: {shown}" if shown else "")
    return f"<li><code>{method.upper()} {escape(path)}</code> {escape(operation.get('summary', ''))}{escape(more)}</li>"
