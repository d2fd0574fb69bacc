"""Guests, accounts, sessions."""

from __future__ import annotations

import httpx
import pytest

from tests.server.running import Guest, Running


def test_a_guest_plays_under_a_name_at_once(server: Running) -> None:
    anna = Guest(server, "Анна")
    assert anna.get("/me") == {"id": anna.id, "name": "Анна", "login": None}
    answer = anna.http.patch("/api/me", json={"name": "Anna"})
    assert answer.json()["name"] == "Anna"
    assert anna.get("/me")["name"] == "Anna"


def test_an_account_keeps_the_guests_games(server: Running) -> None:
    anna = Guest(server)
    table = anna.open("shanghaien", "person", "person")
    login = f"anna-{anna.id}"
    assert anna.post("/account", {"login": login, "password": "correct horse"})["login"] == login
    with httpx.Client(base_url=server.address) as elsewhere:
        welcome = elsewhere.post("/api/session", json={"login": login.upper(), "password": "correct horse"})
        assert welcome.status_code == 201
        cookie = welcome.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        mine = elsewhere.get("/api/tables", params={"list": "mine"}).json()["tables"]
        assert [found["id"] for found in mine] == [table]
        assert mine[0]["mine"] == [0]


def test_a_guest_who_signs_in_brings_games_along(server: Running) -> None:
    account = Guest(server)
    account.post("/account", {"login": f"old-{account.id}", "password": "correct horse"})
    guest = Guest(server, "Visitor")
    table = guest.open("shanghaien", "person", "greedy")
    welcome = guest.post("/session", {"login": f"old-{account.id}", "password": "correct horse"})
    assert welcome["person"]["id"] == account.id
    assert account.table(table)["mine"] == [0]
    assert account.wait_turn(table)["viewer"] == 0
    assert guest.table(table)["mine"] == []


def test_signing_out_ends_the_session(server: Running) -> None:
    anna = Guest(server)
    answer = anna.http.delete("/api/session")
    assert answer.status_code == 204
    assert 'prichal_session=""' in answer.headers["set-cookie"] and "Max-Age=0" in answer.headers["set-cookie"]
    assert anna.get("/me") is None


def test_wrong_passwords_and_unknown_logins_look_the_same(server: Running) -> None:
    anna = Guest(server)
    anna.post("/account", {"login": f"real-{anna.id}", "password": "correct horse"})
    wrong = anna.post("/session", {"login": f"real-{anna.id}", "password": "battery staple"}, 403)
    unknown = anna.post("/session", {"login": "nobody-at-all", "password": "battery staple"}, 403)
    assert wrong == unknown
    assert wrong["code"] == "wrong-password"


def test_a_login_belongs_to_one_person(server: Running) -> None:
    anna, boris = Guest(server), Guest(server)
    wanted = {"login": f"same-{anna.id}", "password": "correct horse"}
    anna.post("/account", wanted)
    assert boris.post("/account", wanted, 409)["code"] == "login-taken"
    assert anna.post("/account", {**wanted, "login": f"more-{anna.id}"}, 409)["code"] == "registered"


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "a\nb\x00", 5, None])
def test_impossible_names_are_refused(server: Running, name: object) -> None:
    with httpx.Client(base_url=server.address) as http:
        answer = http.post("/api/guests", json={"name": name})
    assert answer.status_code == 400
    assert answer.json()["type"] == "refusal"
    assert answer.json()["message"]["id"] in ("refused-malformed", "problem-name")


def test_what_an_account_needs_is_said_in_words(server: Running) -> None:
    anna = Guest(server)
    short = anna.post("/account", {"login": f"anna-{anna.id}", "password": "1234567"}, 400)
    assert (short["code"], short["message"]["args"]) == ("short-password", {"count": 8})
    for login in ("ab", "a b c", "a" * 41, "an\x00na", "anna\n"):
        assert anna.post("/account", {"login": login, "password": "correct horse"}, 400)["code"] == "bad-login"
        assert anna.post("/session", {"login": login, "password": "correct horse"}, 403)["code"] == "wrong-password"


def test_whoever_has_not_said_a_name_is_nobody(server: Running) -> None:
    answer = httpx.get(f"{server.address}/api/me")
    assert (answer.status_code, answer.json()) == (200, None)
