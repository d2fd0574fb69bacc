"""Torn, repeated, reordered and stuck connections."""

from __future__ import annotations

import json
import random
import socket
import time

from websockets.sync.client import connect

from tests.faults.cable import Cable
from tests.server.running import Guest, Json, LiveTable, Running

SECONDS = 20.0  # ten by the server's pings, and as many again for a busy machine; forty without them


def pair(server: Running) -> tuple[list[Guest], str]:
    people = [Guest(server, "Anna"), Guest(server, "Boris")]
    table = people[0].open("shanghaien", "person", "person")
    people[1].join(table)
    return people, table


def test_messages_torn_repeated_and_reordered_play_a_proper_game(sqlite_server: Running) -> None:
    """A careless client: every message is sent several times, old ones come again later, connections just end."""
    people, table = pair(sqlite_server)
    chance = random.Random(3)
    old: list[tuple[int, Json]] = []
    accepted: dict[int, tuple[int, str]] = {}
    for _ in range(400):
        seat = chance.randrange(2)
        with people[seat].live(table) as live:
            update = live.get("update")
            if update["table"]["status"] != "running":
                break
            if update["prompt"] is None:
                continue
            action = chance.choice(update["prompt"]["options"])["action"]
            message: Json = {"type": "move", "seat": seat, "ply": update["ply"], "action": action, "id": "now"}
            old.append((seat, message))
            past = [{**sent, "id": "old"} for who, sent in chance.sample(old, min(3, len(old))) if who == seat]
            crowd = [message, message, *past, message]
            chance.shuffle(crowd)
            for one in crowd:
                live.send(one)
            live.connection.socket.settimeout(5)
            answer = live.get("accepted", lambda found: found["id"] == "now")
            accepted[update["ply"] + 1] = (seat, action)
            assert answer["ply"] > update["ply"]
            if chance.random() < 0.5:
                live.connection.socket.shutdown(socket.SHUT_RDWR)  # no farewell
    if people[0].table(table)["status"] == "running":
        people[0].send(table, {"type": "concede", "seat": 0, "ply": 0})
    record = people[0].http.get(f"/api/tables/{table}/record").text
    for ply, (seat, action) in accepted.items():
        assert record.count(f"\n{ply} {seat} {action} #") == 1
    seats = [line.split(" ")[1] for line in record.split("\n\n", 1)[1].split("\n") if line[:1].isdigit()]
    assert sum(1 for seat in seats if seat in ("0", "1")) == len(accepted)  # nothing was played twice


def test_whoever_vanishes_without_a_word_is_away_within_seconds(sqlite_server: Running) -> None:
    """A cut cable: no end of the connection is told, only the server's pings stay without an answer."""
    (anna, boris), table = pair(sqlite_server)
    cable = Cable(sqlite_server.port)
    try:
        address = f"ws://127.0.0.1:{cable.port}/api/tables/{table}/live"
        with (
            anna.live(table) as watching,
            connect(address, additional_headers=boris.headers, max_size=None, close_timeout=0) as gone,
        ):
            LiveTable(gone).get("update")
            watching.get("presence", lambda presence: presence["seats"] == [0, 1])
            start = time.monotonic()
            cable.cut()
            watching.get("presence", lambda presence: presence["seats"] == [0])
            assert time.monotonic() - start < SECONDS
        assert [seat["present"] for seat in anna.table(table)["seats"]] == [False, False]
    finally:
        cable.close()


def test_a_torn_websocket_frame_harms_nobody(sqlite_server: Running) -> None:
    people, table = pair(sqlite_server)
    with people[0].live(table) as live:
        live.get("update")
        live.connection.socket.sendall(b"\x81\xfe\x10")  # the beginning of a long frame that never comes
        live.connection.socket.shutdown(socket.SHUT_WR)
    mover = people[0] if people[0].update(table)["prompt"] is not None else people[1]
    assert mover.move(table)["type"] == "accepted"


def test_half_a_request_harms_nobody(sqlite_server: Running) -> None:
    with socket.create_connection(("127.0.0.1", sqlite_server.port)) as torn:
        torn.sendall(b'POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{"name": "An')
    Guest(sqlite_server)


def test_a_client_that_doesnt_read_doesnt_slow_the_others(sqlite_server: Running) -> None:
    people, table = pair(sqlite_server)
    stuck = socket.create_connection(("127.0.0.1", sqlite_server.port))
    stuck.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    bearer = people[0].headers["Authorization"]
    stuck.sendall(
        f"GET /api/tables/{table}/live?panels=1 HTTP/1.1\r\nhost: 127.0.0.1:{sqlite_server.port}\r\n"
        f"authorization: {bearer}\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
        "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    with people[1].live(table) as live:
        live.get("update")
        started = time.monotonic()
        for _ in range(60):
            for guest in people:
                if guest.update(table)["prompt"] is not None:
                    guest.move(table)
        ply = people[1].update(table)["ply"]
        live.get("update", lambda update: update["ply"] >= ply)
        assert time.monotonic() - started < 60  # far below the time-out of the one who is stuck
    stuck.close()


def test_a_late_joiner_and_a_gap_get_the_whole_table(sqlite_server: Running) -> None:
    people, table = pair(sqlite_server)
    for _ in range(5):
        for guest in people:
            if guest.update(table)["prompt"] is not None:
                guest.move(table)
    with people[0].live(table, "?since=999999") as live:
        update = live.get("update")
    assert update["view"] == people[0].update(table)["view"]
    assert update["news"] == []
    assert json.dumps(update["table"]["id"])
