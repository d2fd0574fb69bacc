"""Somebody wants a failure: heads, bodies, addresses and messages that nobody should send."""

from __future__ import annotations

import json
import os
import socket
import stat
import time
from contextlib import ExitStack, closing

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from prichal.server.web import doorstep
from tests.server.running import Guest, Running
from tests.services.postgres import PostgresServer
from tests.services.redis import RedisServer

DEEP = "[" * 60_000
DEEP_OBJECT = '{"a":' * 12_000
BODIES: list[str | bytes] = [
    DEEP,
    DEEP_OBJECT,
    DEEP + "]" * 60_000,
    '{"name":' + "[" * 20_000 + "]" * 20_000 + "}",
    b'{"name": "\xff\xfe"}',
    b"\xff\xfe",
    b'{"name": "\xed\xa0\x80"}',
    '{"name": "\\ud800"}',
    '{"name": "\\u0000"}',
    "",
    "null",
    "[]",
    "1" * 5000,
    '{"name": 1e999}',
    '{"name": "x", "name": "y", "z": 1}',
]
KINDS = ["application/x-www-form-urlencoded", "multipart/form-data", "x", "application/msgpack"]
PATHS = [
    "/api/guests",
    "/api/account",
    "/api/session",
    "/api/tables",
    "/api/tables/TABLE/join",
    "/api/tables/TABLE/seat",
    "/api/tables/TABLE/send",
]


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def anyhouse(request: pytest.FixtureRequest) -> Running:
    if request.param == "sqlite":
        found: Running = request.getfixturevalue("sqlite_server")
        return found
    postgres: PostgresServer = request.getfixturevalue("postgres_server")
    server = Running(postgres.url(postgres.create_database()))
    server.start()
    return server  # it ends with the tests


@pytest.mark.parametrize("path", PATHS)
def test_bodies_that_nobody_should_send_are_refused(anyhouse: Running, path: str) -> None:
    anna = Guest(anyhouse)
    table = anna.open("shanghaien", "person", "person")
    for body in BODIES:
        sent = body.encode() if isinstance(body, str) else body
        answer = anna.http.post(
            path.replace("TABLE", table), content=sent, headers={"content-type": "application/json"}
        )
        assert 400 <= answer.status_code < 500, (body[:40], answer.text)
        assert answer.json()["type"] == "refusal"


@pytest.mark.parametrize("content_type", KINDS)
def test_bodies_of_other_kinds_are_refused(sqlite_server: Running, content_type: str) -> None:
    anna = Guest(sqlite_server)
    for body in (b"\xff=\xfe", b"a" * 1000, b"--\r\n", b"\x81" * 5000):
        answer = anna.http.post("/api/tables", content=body, headers={"content-type": content_type})
        assert 400 <= answer.status_code < 500, answer.text


@pytest.mark.parametrize(
    "address",
    [
        "/api/tables/%00",
        "/api/tables/%FF%FE",
        "/api/tables/%ED%A0%80",
        "/api/tables/x?viewer=%00",
        "/api/tables?list=%FF",
        "/api/tables/%00/update",
        "/api/tables/TABLE/update?since=%FF",
        "/api/tables/TABLE/why?piece=%00&seat=0",
        "/api/tables/TABLE/why?piece=%FF%FE&seat=0",
        "/api/tables/TABLE/explain?piece=%00",
        "/api/tables/TABLE/explain?piece=%FF%FE&viewer=-2",
        "/api/tables/TABLE/explain?piece=place-1&ply=nan",
        "/api/tables/TABLE/at/99999999999999999999999",
        "/api/tables/TABLE/poll?version=nan",
        "/api/tables/" + "x" * 8000,
        "/assets/%00",
        "/assets/..%2f..%2f..%2fetc%2fpasswd",
        "/%00",
        "/%FF.js",
    ],
)
def test_addresses_that_nobody_should_ask_for_are_refused(anyhouse: Running, address: str) -> None:
    anna = Guest(anyhouse)
    table = anna.open("shanghaien", "person", "person")
    answer = anna.http.get(address.replace("TABLE", table))
    assert 400 <= answer.status_code < 500, answer.text


def test_headers_that_nobody_should_send_break_nothing(sqlite_server: Running) -> None:
    anna = Guest(sqlite_server)
    for name, value in (
        ("cookie", b"csrftoken=\xff\xfe; prichal_session=\xff"),
        ("cookie", b"prichal_session=x; csrftoken=" + b"y" * 300),
        ("x-csrftoken", b"\xff" * 100),
        ("cookie", b"prichal_session=x; csrftoken=" + b"\xff" * 100 + b"\r\nx-csrftoken: " + b"\xff" * 100),
        ("authorization", b"Bearer \xff\xfe"),
        ("authorization", b"Bearer "),
        ("content-length", b"5"),
        ("accept-encoding", b"\xff"),
        ("origin", b"http://[::1"),
        ("origin", b"\xff://\xfe"),
        ("range", b"bytes=9-1,\xff"),
    ):
        request = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n%s: %s\r\n\r\n"
        with socket.create_connection(("127.0.0.1", sqlite_server.port)) as raw:
            raw.sendall(request % (name.encode(), value) + (b"hello" if name == "content-length" else b""))
            status = int(raw.makefile("rb").readline().split()[1])
        assert 400 <= status < 500, (name, value, status)
    assert anna.get("/me")["id"] == anna.id


def test_messages_that_nobody_should_send_are_refused(sqlite_server: Running) -> None:
    anna = Guest(sqlite_server)
    table = anna.open("shanghaien", "person", "person")
    with anna.live(table) as live:
        for text in (DEEP, DEEP_OBJECT, '{"type":"say","text":"\\ud800"}', '{"type":' + "[" * 9000 + "]" * 9000 + "}"):
            live.send(text)
            assert live.get("refusal")["code"] in ("malformed", "empty-chat")
        for sent in (b'{"type":"ping"}', b"\xff\xfe"):  # bytes instead of text
            live.connection.send(sent)
            assert live.get("refusal")["code"] == "malformed"
    with anna.live(table) as live:
        live.get("update")
        live.connection.socket.sendall(bytes([0x81, 0x82, 0, 0, 0, 0, 0xFF, 0xFE]))  # a text that isn't UTF-8
        with pytest.raises(ConnectionClosed):
            live.get("pong")
    assert anna.table(table)["status"] == "open"
    assert "request failed" not in sqlite_server.log()


def status_of(server: Running, sent: bytes, wait: float = 60.0) -> bytes:
    """The first line that the server answers to raw bytes; empty when it just closes."""
    with socket.create_connection(("127.0.0.1", server.port), wait) as raw:
        raw.sendall(sent)
        return raw.makefile("rb").readline().strip()


def test_large_heads_are_refused(sqlite_server: Running) -> None:
    small = b"x" * (doorstep.HEAD - 1000)
    large = b"x" * (doorstep.HEAD + 1000)
    start = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"
    assert b" 200 " in status_of(sqlite_server, start + b"A: " + small + b"\r\n\r\n")
    for sent in (
        start + b"A: " + large + b"\r\n\r\n",
        start + b"".join(b"A%d: x\r\n" % n for n in range(3000)) + b"\r\n",
        start + b"A: " + large,  # and no end
        b"GET /" + large + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
    ):
        assert b" 431 " in status_of(sqlite_server, sent)


def test_nonsense_in_a_head_of_just_the_right_size_is_not_called_large(sqlite_server: Running) -> None:
    """So much is allowed: what is wrong with it is something else."""
    counted = len(b"/") + len(b"A") + 4
    sent = b"GET / HTTP/1.1\r\nA: " + b"x" * (doorstep.HEAD - counted) + b"\r\nB: x\r\nnonsense\x01\r\n\r\n"
    assert b" 400 " in status_of(sqlite_server, sent)


HALVES = [
    b"",
    b"GET /health HT",
    b"GET /health HTTP/1.1\r\nHost: localhost\r\n",
    b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
    b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /health HTTP/1.1\r\n",
]


WHOLE = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"


def test_heads_of_one_connection_are_not_added_up(sqlite_server: Running) -> None:
    """Each is small enough, in whatever pieces it comes; all together they are not."""
    filling = b"A: " + b"x" * (doorstep.HEAD // 2) + b"\r\n"
    with socket.create_connection(("127.0.0.1", sqlite_server.port), 60) as raw:
        for _ in range(4):
            raw.sendall(WHOLE[:-2])
            time.sleep(0.1)
            raw.sendall(filling)
            time.sleep(0.1)
            raw.sendall(b"\r\n")
            assert b" 200 " in whole_answer(raw)


def whole_answer(raw: socket.socket) -> bytes:
    """Head and body, in however many pieces they come: what is left behind would be taken for the next answer."""
    found = b""
    while b"\r\n\r\n" not in found:
        found += receive(raw)
    head, _, body = found.partition(b"\r\n\r\n")
    length = int(head.lower().partition(b"content-length:")[2].split()[0])
    while len(body) < length:
        body += receive(raw)
    return head + body


def receive(raw: socket.socket) -> bytes:
    received = raw.recv(65536)
    assert received, "closed without a whole answer"
    return received


def test_half_open_connections_are_closed(sqlite_server: Running) -> None:
    """Within the time that a request has to arrive, and some more because the machine may be busy."""
    wait = doorstep.ARRIVING * 3
    with ExitStack() as stack:
        halves = [
            stack.enter_context(socket.create_connection(("127.0.0.1", sqlite_server.port), wait)) for _ in HALVES
        ]
        for raw, sent in zip(halves, HALVES, strict=True):
            raw.sendall(sent)
        later = stack.enter_context(socket.create_connection(("127.0.0.1", sqlite_server.port), wait))
        later.sendall(WHOLE)
        assert b" 200 " in later.recv(65536)
        later.sendall(HALVES[2])  # after an answer
        for raw in [*halves, later]:
            while raw.recv(65536):  # ends when the server closes; waiting for longer raises
                pass


def test_other_names_are_not_ours(sqlite_server: Running) -> None:
    """A name of an attacker's that was made to point here (DNS rebinding)."""
    for host, status in (
        ("evil.example", 421),
        (f"evil.example:{sqlite_server.port}", 421),
        ("localhost.evil.example", 421),
        ("127.0.0.1.evil.example", 421),
        (f"localhost:{sqlite_server.port}", 200),
        ("[::1]:80", 200),
        ("192.0.2.1:8137", 200),
    ):
        answer = httpx.get(f"{sqlite_server.address}/api/games", headers={"host": host})
        assert answer.status_code == status, host
    upgrade = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    upgrade += b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    for name, expected in ((b"evil.example", b" 403 "), (b"localhost", b" 101 ")):
        start = b"GET /api/tables/x/live HTTP/1.1\r\nHost: " + name + b"\r\n"
        assert expected in status_of(sqlite_server, start + upgrade)


def test_names_given_by_the_host_are_ours() -> None:
    server = Running("", "", 1, "--origin", "https://games.example")
    server.start()
    try:
        for host, status in (("games.example", 200), ("GAMES.example:443", 200), ("other.example", 421)):
            assert httpx.get(f"{server.address}/api/games", headers={"host": host}).status_code == status
    finally:
        server.remove()


def test_an_authorization_that_is_none_does_not_skip_the_csrf_token(sqlite_server: Running) -> None:
    wanted = {"game": "shanghaien", "chairs": ["person", "person"]}
    with closing(httpx.Client(base_url=sqlite_server.address)) as http:
        http.post("/api/guests", json={"name": "Anna"})
        for header in ("x", "Basic eDp5", "Bearer", "bearer"):
            answer = http.post("/api/tables", json=wanted, headers={"authorization": header})
            assert (answer.status_code, answer.json()["code"]) == (403, "csrf"), header
        answer = http.post("/api/tables", json=wanted, headers={"authorization": "Bearer nonsense"})
        assert answer.json()["code"] == "no-person"  # the cookie doesn't count then


def test_the_description_needs_nothing_from_elsewhere(sqlite_server: Running) -> None:
    answer = httpx.get(f"{sqlite_server.address}/schema", follow_redirects=True)
    assert answer.headers["content-type"].startswith("text/html")
    assert "<script" not in answer.text
    assert "://" not in answer.text
    assert "POST /api/tables/{id}/join" in answer.text
    assert httpx.get(f"{sqlite_server.address}/schema/openapi.json").json()["openapi"]


def test_browsers_outlive_a_restart_without_a_secret() -> None:
    server = Running()
    server.start()
    wanted = {"game": "shanghaien", "chairs": ["person", "person"]}
    try:
        with closing(httpx.Client(base_url=server.address)) as http:
            http.post("/api/guests", json={"name": "Anna"})
            http.get("/api/me")
            before = http.cookies["csrftoken"]
            server.restart()
            answer = http.post("/api/tables", json=wanted, headers={"x-csrftoken": before})
            assert answer.status_code == 201
            http.cookies.delete("csrftoken")
            http.cookies.set("csrftoken", "f" * 128, domain="127.0.0.1")  # from another secret
            http.get("/api/me")
            tokens = [cookie.value for cookie in http.cookies.jar if cookie.name == "csrftoken"]
            fresh = next(token for token in tokens if token and token != "f" * 128)
            session = http.cookies["prichal_session"]
        answer = httpx.post(
            f"{server.address}/api/tables",
            json=wanted,
            headers={"x-csrftoken": fresh, "cookie": f"prichal_session={session}; csrftoken={fresh}"},
        )
        assert answer.status_code == 201
    finally:
        server.remove()


def test_the_database_is_private() -> None:
    server = Running()
    server.database_url = f"sqlite:///{server.folder}/house/prichal.db"
    server.start()
    try:
        Guest(server)
        files = list((server.folder / "house").iterdir())
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
        assert stat.S_IMODE((server.folder / "house").stat().st_mode) == 0o700
        server.stop()
        os.chmod(server.folder / "house" / "prichal.db", 0o644)
        os.chmod(server.folder / "house", 0o755)
        server.start()
        assert stat.S_IMODE((server.folder / "house" / "prichal.db").stat().st_mode) == 0o600
        assert stat.S_IMODE((server.folder / "house").stat().st_mode) == 0o755  # it was there already
    finally:
        server.remove()


@pytest.mark.parametrize("text", ["abc\n", "abc\n\n", "abc\r\n", "\nabc"])
def test_a_newline_is_no_part_of_a_login_or_of_entropy(sqlite_server: Running, text: str) -> None:
    anna = Guest(sqlite_server)
    anna.post("/account", {"login": text, "password": "correct horse"}, 400)
    table = anna.post("/tables", {"game": "shanghaien", "chairs": ["person", "person"]})["table"]["id"]
    anna.join(table, 400, entropy=text)


def test_the_figures_are_for_this_machine_or_for_whoever_has_the_token() -> None:
    local = Running("", "", 1, "--proxy", "127.0.0.1")
    secret = Running("", "", 1, "--metrics-token", "sesame")
    for server in (local, secret):
        server.start()
    try:
        assert httpx.get(f"{local.address}/metrics").status_code == 200
        for address in ("192.0.2.1", "127.0.0.1"):
            assert httpx.get(f"{local.address}/metrics", headers={"x-forwarded-for": address}).status_code == 404
        for header, status in (("", 404), ("Bearer x", 404), ("Bearer sesame", 200)):
            found = httpx.get(f"{secret.address}/metrics", headers={"authorization": header})
            assert found.status_code == status
    finally:
        for server in (local, secret):
            server.remove()


def test_the_figures_are_those_of_all_processes(postgres_url: str, redis_server: RedisServer) -> None:
    server = Running(postgres_url, redis_server.url, 2)
    server.start()
    try:
        for _ in range(60):  # each over a connection of its own, so both processes are asked
            httpx.get(f"{server.address}/api/games")
        counts: set[float] = set()
        for _ in range(10):
            lines = httpx.get(f"{server.address}/metrics").text.split("\n")
            found = [line for line in lines if line.startswith("prichal_requests_total") and "/api/games" in line]
            counts.add(sum(float(line.split()[-1]) for line in found))
        assert counts == {60.0}
    finally:
        server.remove()


def test_readiness_tells_the_truth(redis_server: RedisServer) -> None:
    server = Running("", redis_server.url, 1, "--remote-bots")
    server.start()
    try:
        found = httpx.get(f"{server.address}/ready").json()
        assert (found["status"], found["redis"], found["bots"]) == ("limping", True, 0)  # nobody thinks
        redis_server.crash()
        try:
            answer = httpx.get(f"{server.address}/ready", timeout=60)
            assert (answer.status_code, answer.json()["status"], answer.json()["redis"]) == (200, "limping", False)
        finally:
            redis_server.start()
    finally:
        server.remove()
    assert json.loads(json.dumps(found)).keys() == {"status", "redis", "bots", "engine", "rooms", "tables"}
