"""Somebody wants to go on seeing or moving with a connection that was opened when they still might."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import Guest, Json, LiveTable, Running

WATCHING = -2


def table_of_three(server: Running, **more: bool) -> tuple[str, list[Guest]]:
    guests = [Guest(server, f"Seat {seat}") for seat in range(3)]
    table = guests[0].open("madame_ching", "person", "person", "person", **more)
    for guest in guests[1:]:
        guest.join(table)
    return table, guests


def everything(live: LiveTable) -> Iterator[Json]:
    """Whatever still comes, until the server closes the connection."""
    try:
        while True:
            yield live.get_any()
    except ConnectionClosed:
        return


@pytest.mark.parametrize("way", ["concede", "leave"])
def test_a_seat_given_up_is_seen_no_more(server: Running, way: str) -> None:
    table, guests = table_of_three(server)
    quitter = guests[2]
    with quitter.live(table, "?viewer=2") as live:
        assert live.get("update")["viewer"] == 2
        give_up(quitter, table, way)
        after = live.get("update", lambda update: update["table"]["seats"][2]["gone"])
        assert after["viewer"] == WATCHING
        guests[0].send(table, {"type": "say", "text": "farewell"})
        live.send({"type": "look", "viewer": 2})
        assert live.get("refusal")["code"] == "not-your-seat"
        live.send({"type": "look", "viewer": WATCHING})
        assert live.get("update")["viewer"] == WATCHING


@pytest.mark.parametrize("way", ["concede", "leave"])
def test_without_spectators_a_seat_given_up_ends_the_connection(server: Running, way: str) -> None:
    table, guests = table_of_three(server, spectators=False)
    quitter = guests[2]
    with quitter.live(table, "?viewer=2") as live:
        assert live.get("update")["viewer"] == 2
        give_up(quitter, table, way)
        guests[0].send(table, {"type": "say", "text": "now that we are among ourselves"})
        last = list(everything(live))
        assert [message for message in last if message["type"] in ("update", "said")] == []
        assert last[-1]["code"] == "no-spectators"


def give_up(guest: Guest, table: str, way: str) -> None:
    if way == "leave":
        guest.post(f"/tables/{table}/leave")
    else:
        guest.send(table, {"type": "concede", "seat": 2, "ply": guest.update(table)["ply"]})


def test_a_poll_that_waits_while_the_seat_is_given_up_shows_nothing_of_it(server: Running) -> None:
    table, guests = table_of_three(server)
    known = guests[2].update(table)["version"]
    answers: list[httpx.Response] = []

    def poll() -> None:
        query = {"viewer": 2, "version": known}
        answers.append(httpx.get(f"{server.address}/api/tables/{table}/poll", params=query, headers=headers))

    headers = guests[2].headers
    with guests[0].live(table) as live:
        waiting = threading.Thread(target=poll)
        waiting.start()
        live.get("presence", lambda presence: 2 in presence["seats"])
        give_up(guests[2], table, "concede")
        waiting.join()
    assert answers[0].status_code == 403
    assert answers[0].json()["code"] == "not-your-seat"


def test_a_signed_out_connection_moves_no_more(server: Running) -> None:
    anna = Guest(server)
    table = anna.open("shanghaien", "person", "random")
    asked = anna.wait_turn(table)
    with anna.live(table, f"?since={asked['ply']}") as live:
        live.get("update")
        assert anna.http.delete("/api/session").status_code == 204
        action = asked["prompt"]["options"][0]["action"]
        live.send({"type": "move", "seat": 0, "ply": asked["ply"], "action": action})
        assert list(everything(live))[-1]["code"] == "no-person"
    assert Guest(server, "Stranger").update(table)["ply"] == asked["ply"]


def test_a_signed_out_connection_is_shown_nothing(sqlite_server: Running) -> None:
    """In the process where it was signed out at once; another process may take two seconds to find out."""
    table, guests = table_of_three(sqlite_server)
    with guests[2].live(table, "?viewer=2") as live:
        live.get("presence")
        assert guests[2].http.delete("/api/session").status_code == 204
        guests[0].send(table, {"type": "say", "text": "is she gone?"})
        last = list(everything(live))
        assert [message["type"] for message in last] == ["refusal"]
        assert last[0]["code"] == "no-person"
