"""What protects browsers and the server from strangers."""

from __future__ import annotations

from contextlib import closing

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.running import Guest, Running


def browser(server: Running) -> httpx.Client:
    """Somebody with cookies, like a browser."""
    http = httpx.Client(base_url=server.address)
    http.post("/api/guests", json={"name": "Anna"})
    return http


NEW = {"game": "shanghaien", "chairs": ["person", "person"]}


def test_cookie_sessions_need_a_csrf_token(sqlite_server: Running) -> None:
    with closing(browser(sqlite_server)) as http:
        assert http.get("/api/me").status_code == 200
        assert http.post("/api/tables", json=NEW).json()["code"] == "csrf"
        wrong = {"x-csrftoken": "0" * 128}
        assert http.post("/api/tables", json=NEW, headers=wrong).status_code == 403
        right = {"x-csrftoken": http.cookies["csrftoken"]}
        assert http.post("/api/tables", json=NEW, headers=right).status_code == 201
        bearer = {"authorization": f"Bearer {http.cookies['prichal_session']}"}  # no other site's page can send that
        assert http.post("/api/tables", json=NEW, headers=bearer).status_code == 201


def test_pages_of_other_sites_are_turned_away(sqlite_server: Running) -> None:
    anna = Guest(sqlite_server)
    foreign = {"origin": "https://evil.example"}
    refused = anna.http.post("/api/tables", json=NEW, headers=foreign)
    assert (refused.status_code, refused.json()["code"]) == (403, "origin")
    ours = {"origin": sqlite_server.address}
    assert anna.http.post("/api/tables", json=NEW, headers=ours).status_code == 201


def test_websockets_check_their_origin(sqlite_server: Running) -> None:
    anna = Guest(sqlite_server)
    table = anna.open("shanghaien", "person", "person")
    address = f"ws://127.0.0.1:{sqlite_server.port}/api/tables/{table}/live"
    foreign = {**anna.headers, "origin": "https://evil.example"}
    with pytest.raises((InvalidStatus, ConnectionClosed)), connect(address, additional_headers=foreign) as stranger:
        stranger.recv(10)
    token = anna.headers["Authorization"].removeprefix("Bearer ")
    bare = {"cookie": f"prichal_session={token}"}  # without an origin it isn't a browser's
    with pytest.raises((InvalidStatus, ConnectionClosed)), connect(address, additional_headers=bare) as stranger:
        stranger.recv(10)
    cookie = {"cookie": f"prichal_session={token}", "origin": sqlite_server.address}
    with connect(address, additional_headers=cookie) as mine:
        assert '"viewer":0' in str(mine.recv(10))


def test_answers_carry_the_headers_that_browsers_heed(sqlite_server: Running) -> None:
    for path in ("/", "/api/games", "/nowhere.js", "/health"):
        headers = httpx.get(f"{sqlite_server.address}{path}").headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_large_bodies_are_refused(sqlite_server: Running) -> None:
    anna = Guest(sqlite_server)
    refused = anna.http.post("/api/guests", json={"name": "x" * 100_000})
    assert (refused.status_code, refused.json()["code"]) == (413, "too-large")


def test_large_messages_end_the_talk_and_nothing_else(sqlite_server: Running) -> None:
    anna = Guest(sqlite_server)
    table = anna.open("shanghaien", "person", "person")
    with anna.live(table) as live:
        live.send("x" * 200_000)
        with pytest.raises(ConnectionClosed):
            live.get("pong")
    assert anna.table(table)["status"] == "open"


def test_requests_are_limited() -> None:
    server = Running("", "", 1, "--limit", "requests-per-minute=20")
    server.start()
    try:
        codes = [httpx.get(f"{server.address}/api/games").status_code for _ in range(40)]
        assert codes[0] == 200
        refused = httpx.get(f"{server.address}/api/games")
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
    finally:
        server.remove()


def test_unknown_tokens_are_nobody(sqlite_server: Running) -> None:
    nonsense = {"Authorization": "Bearer nonsense"}
    answer = httpx.get(f"{sqlite_server.address}/api/me", headers=nonsense)
    assert (answer.status_code, answer.json()) == (200, None)
    answer = httpx.get(f"{sqlite_server.address}/api/tables?list=mine", headers=nonsense)
    assert (answer.status_code, answer.json()["code"]) == (401, "no-person")


def test_no_secret_is_stored_as_it_is(sqlite_server: Running) -> None:
    anna = Guest(sqlite_server)
    anna.post("/account", {"login": f"kept-{anna.id}", "password": "correct horse"})
    invitation = anna.post("/tables", {**NEW, "invited": True})["invitation"]
    stored = b"".join(page.read_bytes() for page in sqlite_server.folder.glob("prichal.db*"))
    for secret in (anna.headers["Authorization"].removeprefix("Bearer "), "correct horse", invitation):
        assert secret.encode() not in stored


def test_errors_tell_nothing_about_the_inside(sqlite_server: Running) -> None:
    for path in ("/api/tables/%00", "/api/tables/x/at/abc", "/api/tables/x/update?viewer=abc", "/api/nothing"):
        answer = httpx.get(f"{sqlite_server.address}{path}")
        assert 400 <= answer.status_code < 500, path
        assert set(answer.json()) == {"type", "code", "sentence", "message", "clause", "id"}
        assert "Traceback" not in answer.text
