"""How refusals appear in the API's description: the same for every operation."""

from __future__ import annotations

from typing import Any, Final

from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from prichal.tables.messages import Refusal

REASONS: Final = {
    400: "Malformed, or something that there isn't",
    401: "Nobody knows who is asking",
    403: "Not allowed for this person",
    404: "No such thing",
    409: "Not now: the rules, the turn or the state of the table forbid it",
    413: "Too large",
    429: "Too often",
    503: "The store is away: nothing was changed, try again",
}


def described(handlers: list[Any]) -> list[Any]:  # Litestar takes handlers of every kind in one list
    """The handlers, with their refusals in the description."""
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler):
            refusals = {
                status: ResponseSpec(Refusal, description=reason, generate_examples=False)
                for status, reason in REASONS.items()
            }
            handler.responses = {**refusals, **(handler.responses or {})}
    return handlers
