"""The guard around the whole application, asked directly: whom it lets in, what it answers to the others."""

from __future__ import annotations

import asyncio
import os
import socket
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from litestar.datastructures import Headers

from prichal.server.limits.counters import MemoryCounters
from prichal.server.limits.quotas import Quotas, Throttle, neighbourhood
from prichal.server.settings import Limits, Settings, chosen_limits, described_limits, from_environment, without_limits
from prichal.server.web import metrics as metrics_module
from prichal.server.web import security
from prichal.server.web.app import create_app
from prichal.server.web.authentication import address_of, token_of
from prichal.server.web.metrics import forget_the_dead, is_alive, is_from_here
from prichal.server.web.schema_page import PlainPage, item
from prichal.server.web.security import DEVICE_HEADERS, HEADERS, Guard
from prichal.tables.messages import Refusal

ORIGIN = "https://games.example"
Json = dict[str, Any]  # messages of ASGI and OpenAPI, looked at field by field


class Gate:
    """A guard with an application behind it that notes who came through."""

    def __init__(self, settings: Settings, limits: Limits) -> None:
        self.came: list[str] = []
        self.counters = MemoryCounters()
        inner: Any = self.inner
        self.guard = Guard(inner, settings, Quotas(limits, self.counters, "secret"))

    async def inner(self, scope: Json, receive: Any, send: Any) -> None:
        self.came.append(str(scope.get("path", scope["type"])))
        if scope["type"] == "http":
            own = [(b"x-frame-options", b"SAMEORIGIN")] if scope["path"] == "/own" else []
            await send({"type": "http.response.start", "status": 200, "headers": own})
            await send({"type": "http.response.body", "body": b"ahoy"})

    async def ask(self, path: str = "/", headers: dict[str, str] | None = None, **more: Any) -> list[Json]:
        """All that is answered."""
        sent: list[Json] = []
        raw = [(name.encode(), value.encode()) for name, value in (headers or {}).items()]
        scope: Any = {"type": "http", "method": "POST", "path": path, "raw_path": path.encode(), "query_string": b""}
        scope |= {"headers": raw, "client": ("192.0.2.7", 1)} | more

        async def send(message: Json) -> None:
            sent.append(message)

        async def receive() -> Json:
            return {"type": "websocket.connect"}

        handed: Any = (receive, send)
        await self.guard(scope, *handed)
        return sent


def gate(**limits: int) -> Gate:
    return Gate(Settings(origins=[f"{ORIGIN}/"], host="my.house"), Limits(**limits))


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("", True),
        ("localhost", True),
        ("LocalHost.:8137", True),
        ("table.localhost", True),
        ("my.house:80", True),
        ("games.example", True),
        ("games.example:443", True),
        (socket.gethostname(), True),
        (f"{socket.gethostname()}.local", True),
        ("127.0.0.1", True),
        ("192.0.2.1:8137", True),
        ("[::1]", True),
        ("[::1]:80", True),
        ("[fe80::1%eth0]:80", True),
        ("evil.example", False),
        ("evil.example:443", False),
        ("localhost.evil.example", False),
        ("notlocalhost", False),
        ("127.0.0.1.evil.example", False),
    ],
)
def test_names_that_are_ours(host: str, ours: bool) -> None:
    assert gate().guard.is_here(host) == ours


@pytest.mark.parametrize(
    ("kind", "method", "headers", "welcome"),
    [
        ("http", "POST", {}, True),
        ("http", "POST", {"cookie": "prichal_session=x"}, True),
        ("websocket", "", {}, True),
        ("websocket", "", {"cookie": "other=x"}, True),
        ("websocket", "", {"cookie": "prichal_session=x"}, False),
        ("websocket", "", {"origin": "https://evil.example", "host": "games.example"}, False),
        ("websocket", "", {"origin": ORIGIN, "host": "other", "cookie": "prichal_session=x"}, True),
        ("http", "GET", {"origin": "https://evil.example"}, True),
        ("http", "HEAD", {"origin": "https://evil.example"}, True),
        ("http", "OPTIONS", {"origin": "https://evil.example"}, True),
        ("http", "POST", {"origin": "https://evil.example"}, False),
        ("http", "DELETE", {"origin": "https://evil.example", "host": "localhost:1"}, False),
        ("http", "POST", {"origin": ORIGIN}, True),
        ("http", "POST", {"origin": "http://localhost:1", "host": "localhost:1"}, True),
        ("http", "POST", {"origin": "http://localhost:2", "host": "localhost:1"}, False),
        ("http", "POST", {"origin": "http://[", "host": "localhost"}, False),
    ],
)
def test_pages_that_may_ask(kind: str, method: str, headers: dict[str, str], welcome: bool) -> None:
    scope: Any = {"type": kind, "method": method}
    assert gate().guard.is_welcome(scope, Headers(headers)) == welcome


@pytest.mark.parametrize(
    ("more", "status", "code"),
    [
        ({"headers": {"origin": "https://evil.example"}}, 403, "origin"),
        ({"headers": {"host": "evil.example"}}, 421, "host"),
        ({"path": "/a%00"}, 400, "malformed"),
        ({"query_string": b"a=%00"}, 400, "malformed"),
    ],
)
def test_whoever_is_turned_away_is_told_why(more: Json, status: int, code: str) -> None:
    async def test() -> None:
        found = gate()
        start, body = await found.ask(**more)
        refusal = msgspec.json.decode(body["body"], type=Refusal)
        assert (start["type"], start["status"], refusal.code) == ("http.response.start", status, code)
        assert dict(start["headers"]) == {
            b"content-type": b"application/json",
            b"content-length": str(len(body["body"])).encode(),
        }
        assert body == {"type": "http.response.body", "body": body["body"], "more_body": False}
        closed = await found.ask(**{**more, "type": "websocket", "method": ""})
        assert closed == [{"type": "websocket.close", "code": 4003, "reason": code}]
        assert found.came == [] and found.counters.counts == {}

    asyncio.run(test())


def test_requests_of_an_address_are_counted_but_not_for_files() -> None:
    async def test() -> None:
        found = gate(requests_per_minute=2)
        for path in ("/assets/a.js", "/device/b.js", "/", "/assets", "/api"):
            assert (await found.ask(path))[0]["status"] == 200
        start, body = await found.ask("/device")
        assert (start["status"], msgspec.json.decode(body["body"])["code"]) == (429, "too-many")
        after = int(dict(start["headers"])[b"retry-after"])
        assert 55 <= after <= 60
        assert (await found.ask("/device/"))[0]["status"] == 200
        assert (await found.ask("/", client=None))[0]["status"] == 200
        assert (await found.ask("/", client=("192.0.2.8", 1)))[0]["status"] == 200
        assert found.came == ["/assets/a.js", "/device/b.js", "/", "/assets", "/api", "/device/", "/", "/"]
        assert await found.ask(type="lifespan") == [] and found.came[-1] == "/"
        assert sorted(found.counters.counts) == ["too-many:", "too-many:192.0.2.7", "too-many:192.0.2.8"]

    asyncio.run(test())


@pytest.mark.parametrize("secure", [False, True])
def test_headers_that_browsers_heed(secure: bool) -> None:
    async def test() -> None:
        found = Gate(Settings(secure=secure), Limits())
        strict = {"strict-transport-security": "max-age=31536000"} if secure else {}
        for path, headers in (("/", HEADERS), ("/device/", DEVICE_HEADERS), ("/device", HEADERS), ("/own", HEADERS)):
            start, body = await found.ask(path)
            sent = {name.decode(): value.decode() for name, value in start["headers"]}
            own = {"x-frame-options": "SAMEORIGIN"} if path == "/own" else {}
            assert sent == headers | strict | own
            assert body == {"type": "http.response.body", "body": b"ahoy"}

    asyncio.run(test())


@pytest.mark.parametrize(("proxies", "warnings"), [([], 1), (["127.0.0.1"], 0)])
def test_a_proxy_that_is_not_believed_is_said_once(
    monkeypatch: pytest.MonkeyPatch, proxies: list[str], warnings: int
) -> None:
    said: list[str] = []
    monkeypatch.setattr(security, "log", SimpleNamespace(warning=said.append))
    guard = Gate(Settings(proxies=proxies), Limits()).guard
    guard.check_proxy(Headers({}))
    assert said == []
    for _ in range(3):
        guard.check_proxy(Headers({"x-forwarded-for": "192.0.2.1"}))
    assert len(said) == warnings


@pytest.mark.parametrize(
    ("headers", "address", "here"),
    [
        ({}, "127.0.0.1", True),
        ({}, "::1", True),
        ({}, "192.0.2.1", False),
        ({}, "unix", False),
        ({"x-forwarded-for": "127.0.0.1"}, "127.0.0.1", False),
        ({"forwarded": "for=127.0.0.1"}, "127.0.0.1", False),
    ],
)
def test_who_asks_on_this_machine(headers: dict[str, str], address: str, here: bool) -> None:
    request: Any = SimpleNamespace(headers=headers, client=SimpleNamespace(host=address))
    assert is_from_here(request) == here
    assert address_of(request) == address
    request.client = None
    assert address_of(request) == "" and not is_from_here(request)


@pytest.mark.parametrize(
    ("authorization", "cookie", "token"),
    [("", None, None), ("", "b", "b"), ("Bearer a", "b", "a"), ("Bearer a", None, "a"), ("Basic a", "b", "b")],
)
def test_where_a_token_comes_from(authorization: str, cookie: str | None, token: str | None) -> None:
    cookies = {} if cookie is None else {"prichal_session": cookie}
    connection: Any = SimpleNamespace(headers={"authorization": authorization}, cookies=cookies)
    assert token_of(connection) == token


def test_figures_of_dead_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kills = {11: None, 12: ProcessLookupError(), 13: PermissionError()}
    asked: list[int] = []
    marked: list[int] = []

    def kill(process: int, number: int) -> None:
        asked.append(number)
        error = kills[process]
        if error is not None:
            raise error

    def mark(process: int) -> None:
        marked.append(process)
        raise FileNotFoundError

    monkeypatch.setattr(os, "kill", kill)
    monkeypatch.setattr(metrics_module, "mark_process_dead", mark)
    assert [is_alive(process) for process in kills] == [True, False, True]
    for name in ("gauge_livesum_11.db", "gauge_liveall_12.db", "gauge_livesum_13.db", "counter_12.db"):
        (tmp_path / name).touch()
    forget_the_dead(tmp_path)
    assert marked == [12] and set(asked) == {0}


def operation(**more: Any) -> Json:
    return {"summary": "Do <it>", "responses": {}, **more}


def test_the_description_as_a_page() -> None:
    body = {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Join"}}}}
    several: Json = {"content": {"application/json": {"schema": {"oneOf": []}}}}
    queries = [{"name": "since", "in": "query"}, {"name": "id", "in": "path"}, {"name": "upto", "in": "query"}]
    for more, shown in (
        ({}, ""),
        ({"parameters": queries}, " — query: since, upto"),
        ({"requestBody": body}, " — body: Join"),
        ({"requestBody": several}, " — body: one of several messages"),
        ({"parameters": queries, "requestBody": body}, " — query: since, upto — body: Join"),
        ({"parameters": queries[1:2]}, ""),
    ):
        line = item("post", "/a/{b}", operation(**more))
        assert line == f"<li><code>POST /a/{{b}}</code> Do &lt;it&gt;{shown}</li>"
    paths = {
        "/one": {"get": operation(tags=["First", "Other"]), "summary": "x", "parameters": {}},
        "/two": {"post": operation(tags=["Second"]), "put": operation(tags=["First"])},
        "/three": {"get": operation(tags=[]), "delete": operation()},
    }
    request: Any = None
    page = PlainPage().render(request, {"paths": paths}).decode()
    _, *chapters = page.split("<h2>")
    assert [chapter.partition("<")[0] for chapter in chapters] == ["First", "Second", "Other"]
    assert [chapter.count("<li>") for chapter in chapters] == [2, 1, 2]


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:0:1:2:3:4:5", "2001:db8:0:1::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("somewhere", "somewhere"),
        ("", ""),
    ],
)
def test_as_whom_an_address_is_counted(address: str, counted: str) -> None:
    assert neighbourhood(address) == counted


@pytest.mark.parametrize(
    ("per_second", "pauses", "waits"),
    [
        (0, [0.0] * 50, []),
        (2, [0.0] * 9, [0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0, 4.5][:9]),
        (2, [100.0] + [0.0] * 7, [0.5, 1.0]),
        (1, [100.0, 0.0, 0.0, 0.0, 10.0, 0.0], [1.0]),
    ],
)
def test_messages_that_come_too_fast_wait(
    monkeypatch: pytest.MonkeyPatch, per_second: int, pauses: list[float], waits: list[float]
) -> None:
    """Three seconds' worth come at once to whoever was silent; whoever has just come has saved nothing up."""

    async def test() -> None:
        loop, moment, waited = asyncio.get_running_loop(), 50.0, []
        monkeypatch.setattr(loop, "time", lambda: moment)

        async def sleep(seconds: float) -> None:
            waited.append(seconds)

        throttle = Throttle(per_second)
        monkeypatch.setattr(asyncio, "sleep", sleep)
        for pause in pauses:
            moment += pause
            await throttle.wait()
        monkeypatch.undo()
        assert waited == waits

    asyncio.run(test())


def test_what_a_host_may_set(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(port=7, limits=Limits(sockets=3))
    monkeypatch.setenv("PRICHAL_SETTINGS", "")
    settings.export()
    assert from_environment() == settings
    monkeypatch.delenv("PRICHAL_SETTINGS")
    assert from_environment() == Settings()
    for url, is_sqlite in (("sqlite:///x.db", True), ("postgresql+asyncpg://x", False)):
        assert Settings(database_url=url).is_sqlite == is_sqlite
    described = described_limits()
    assert [name.replace("-", "_") for name, _, _ in described] == [*Limits.__struct_fields__]
    for name, number, sentence in described:
        assert number == getattr(Limits(), name.replace("-", "_")) and sentence
        changed = chosen_limits([f"{name}=77"])
        assert {one for one in Limits.__struct_fields__ if getattr(changed, one) != getattr(Limits(), one)} == {
            name.replace("-", "_")
        }
        assert getattr(without_limits(), name.replace("-", "_")) == (60 if name == "thought-seconds" else 0)


def test_a_house_without_a_secret_makes_one(tmp_path: Path) -> None:
    def key(secret: str) -> str:
        found = create_app(Settings(f"sqlite:///{tmp_path}/x.db", secret=secret, log_level="warning"))
        assert isinstance(found, Guard)
        return found.quotas.key.decode()

    assert key("given") == "given"
    made = [key("") for _ in range(2)]
    assert made[0] != made[1] and [len(bytes.fromhex(one)) for one in made] == [32, 32]
