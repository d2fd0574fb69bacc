"""Somebody who takes up seats and tables that others want."""

from __future__ import annotations

from tests.server.running import Guest, Running


def test_the_owner_removes_a_squatter_for_good(sqlite_server: Running) -> None:
    anna, squatter, boris = Guest(sqlite_server), Guest(sqlite_server, "Squatter"), Guest(sqlite_server, "Boris")
    table = anna.open("jamaica", "person", "person", "person")
    squatter.join(table)
    assert boris.post(f"/tables/{table}/remove", {"seat": 1}, 403)["code"] == "not-owner"
    assert squatter.post(f"/tables/{table}/remove", {"seat": 0}, 403)["code"] == "not-owner"
    for seat in (0, 2, 9):
        assert anna.post(f"/tables/{table}/remove", {"seat": seat}, 409)["code"] == "nobody-there"
    seat = anna.post(f"/tables/{table}/remove", {"seat": 1})["seats"][1]
    assert (seat["person"], seat["name"], seat["entropy"]) == (None, "", "")
    assert squatter.join(table, 403)["code"] == "removed"
    boris.join(table)
    Guest(sqlite_server, "Vera").join(table)
    assert anna.post(f"/tables/{table}/remove", {"seat": 1}, 409)["code"] == "not-open"


def test_the_owner_stops_a_table_of_bots(sqlite_server: Running) -> None:
    anna, stranger = Guest(sqlite_server), Guest(sqlite_server, "Stranger")
    table = anna.open("white_castle", "admiral", "admiral")
    assert stranger.post(f"/tables/{table}/close", None, 403)["code"] == "not-owner"
    found = anna.post(f"/tables/{table}/close")
    assert (found["status"], found["ending"], found["actors"]) == ("closed", "stopped", [])
    assert anna.post(f"/tables/{table}/close", None, 409)["code"] == "not-running"


def test_the_owner_cannot_stop_the_game_of_others(sqlite_server: Running) -> None:
    anna, boris = Guest(sqlite_server), Guest(sqlite_server, "Boris")
    table = anna.open("shanghaien", "person", "person")
    boris.join(table)
    assert anna.post(f"/tables/{table}/close", None, 409)["code"] == "others-play"
    assert boris.table(table)["status"] == "running"
