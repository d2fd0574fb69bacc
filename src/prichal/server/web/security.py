"""What protects browsers: headers, the origin of requests, CSRF tokens for cookie sessions."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

import structlog
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware.csrf import CSRFMiddleware, generate_csrf_token
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from prichal.server.limits.quotas import Quotas
from prichal.server.settings import Settings
from prichal.server.web.authentication import COOKIE, bearer
from prichal.tables.messages import encode
from prichal.tables.refusals import Refused, describe_refusal

log = structlog.get_logger("prichal.security")
SAFE: Final = {"GET", "HEAD", "OPTIONS"}
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


# The page that plays without a server: Python in WebAssembly is compiled by the browser.
DEVICE_HEADERS: Final = HEADERS | {
    "content-security-policy": HEADERS["content-security-policy"].replace(
        "default-src 'self';", "default-src 'self'; script-src 'self' 'wasm-unsafe-eval';"
    )
}


class Guard:
    """Wraps the whole application: sets the headers, and turns away requests that another site's page makes."""

    def __init__(self, app: ASGIApp, settings: Settings, quotas: Quotas) -> None:
        self.app = app
        self.origins = {origin.rstrip("/") for origin in settings.origins}
        self.secure = settings.secure
        self.quotas = quotas
        self.trusting = bool(settings.proxies)  # or it was said already
        named = [urlsplit(origin).hostname or "" for origin in self.origins]
        machine = socket.gethostname().lower()
        self.hosts = {"localhost", settings.host.lower(), machine, f"{machine}.local", *named}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):  # the server's own start and stop
            await self.app(scope, receive, send)
            return
        headers = Headers.from_scope(scope)
        try:
            if not self.is_welcome(scope, headers):
                raise Refused("origin", 403, "requests from other sites' pages aren't taken")
            if not self.is_here(headers.get("host", "")):
                raise Refused("host", 421, "this isn't the address of this house: see --origin")
            if b"%00" in scope.get("raw_path", b"") or b"%00" in scope["query_string"]:
                raise Refused("malformed", 400, "no address has a zero byte", {"reason": "%00"})
            self.check_proxy(headers)
            if not scope["path"].startswith(("/assets", "/device/")):
                await self.quotas.request(scope["client"][0] if scope["client"] else "")
        except Refused as refused:
            await turn_away(refused, scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                sent = MutableScopeHeaders.from_message(message)
                for name, value in (DEVICE_HEADERS if scope["path"].startswith("/device/") else HEADERS).items():
                    sent.setdefault(name, value)
                if self.secure:
                    sent.setdefault("strict-transport-security", "max-age=31536000")
            await send(message)

        await self.app(scope, receive, send_guarded)

    def check_proxy(self, headers: Headers) -> None:
        """Says once that a proxy isn't believed: everybody behind it counts as one address."""
        if not self.trusting and "x-forwarded-for" in headers:
            self.trusting = True
            log.warning("X-Forwarded-For isn't believed: name the proxy with --proxy if it is yours")

    def is_here(self, host: str) -> bool:
        """Whether somebody means us. A page of another site whose name was made to point here says its own name;
        whoever types numbers means the machine."""
        name = host.rpartition(":")[0] if not host.endswith("]") and ":" in host else host
        name = name.strip("[]").lower().rstrip(".")
        return not name or name in self.hosts or name.endswith(".localhost") or is_number(name)

    def is_welcome(self, scope: Scope, headers: Headers) -> bool:
        """Programs send no origin; browsers do, and it must be ours for everything but plain reading."""
        origin = headers.get("origin")
        if origin is None:
            return scope["type"] == ScopeType.HTTP or COOKIE not in headers.get("cookie", "")
        if scope["type"] == ScopeType.HTTP and scope["method"] in SAFE:
            return True
        return origin in self.origins or netloc(origin) == headers.get("host", "")


def netloc(origin: str) -> str | None:
    """Host and port of an origin; None when it isn't one."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def is_number(name: str) -> bool:
    """Whether a host is an address in numbers."""
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


async def turn_away(refused: Refused, scope: Scope, receive: Receive, send: Send) -> None:
    """Answers without asking the application."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 4003, "reason": refused.code})
        return
    body = encode(describe_refusal(refused))
    start = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refused.after is not None:
        start.append((b"retry-after", str(refused.after).encode()))
    await send({"type": "http.response.start", "status": refused.status, "headers": start})
    await send({"type": "http.response.body", "body": body, "more_body": False})


class CookieGuard(CSRFMiddleware):
    """CSRF tokens, asked only of those who come with a session cookie; bearer tokens can't be sent by other sites."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] not in SAFE:
            headers = Headers.from_scope(scope)
            if bearer(headers.get("authorization", "")) or COOKIE not in headers.get("cookie", ""):
                await self.app(scope, receive, send)
                return
        await super().__call__(scope, receive, send)

    def create_send_wrapper(self, send: Send, token: str, csrf_cookie: str | None) -> Send:
        """A cookie that was signed with another secret is replaced; it would never be good for anything."""
        if csrf_cookie is not None and self._decode_csrf_token(csrf_cookie) is None:
            csrf_cookie, token = None, generate_csrf_token(self.config.secret)
        return super().create_send_wrapper(send, token, csrf_cookie)

    def _decode_csrf_token(self, token: str) -> str | None:
        return super()._decode_csrf_token(token) if token.isascii() else None


def csrf(secret: str, secure: bool) -> CSRFConfig:
    return CSRFConfig(secret=secret, cookie_name="csrftoken", cookie_secure=secure, cookie_samesite="lax")


def cookie_guard(config: CSRFConfig) -> Any:  # Litestar types middleware factories as callables of Any
    def wrap(app: ASGIApp) -> ASGIApp:
        return CookieGuard(app, config)

    return wrap
