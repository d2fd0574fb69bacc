"""An update is the same, byte for byte, whichever way it is asked for: so what is shown of one way holds for all.

`test_secrets` compares one way with twins; here websocket, long poll, `send` and `update` are compared over real
connections.
"""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from prichal import games
from tests.server.running import Guest, Json, LiveTable, Running
from tests.services.process import WAIT

WATCHING = -2


def looked(live: LiveTable, viewer: int, since: int) -> str:
    """The very text that a websocket brings when it is asked."""
    live.send({"type": "look", "viewer": viewer, "since": since, "panels": True})
    while True:
        text = live.connection.recv(WAIT)
        assert isinstance(text, str)
        if (
            text.startswith('{"type":"update"')
            and f'"since":{since},"viewer":{viewer},' in text
            and '"panels":[' in text
        ):
            return text


def of_batch(answer: str) -> str:
    """The first message of a batch, as it stands there."""
    assert answer.startswith('{"messages":[')
    depth = 0
    inside = False
    start = len('{"messages":[')
    for place in range(start, len(answer)):
        sign = answer[place]
        if sign == '"' and answer[place - 1] != "\\":
            inside = not inside
        depth += 0 if inside else (sign in "{[") - (sign in "}]")
        if depth == 0:
            return answer[start : place + 1]
    raise AssertionError("no message in the batch")


@pytest.mark.parametrize("game", games.names())
def test_every_way_brings_the_same_bytes(sqlite_server: Running, game: str) -> None:
    counts = games.find(game).seat_counts
    seats = counts[min(1, len(counts) - 1)]
    guests = [Guest(sqlite_server, f"Seat {seat}") for seat in range(seats)]
    table = guests[0].open(game, *["person"] * seats)
    for guest in guests[1:]:
        guest.join(table)
    everybody = [*enumerate(guests), (WATCHING, Guest(sqlite_server, "Stranger"))]
    with ExitStack() as connections:
        lives = {seat: connections.enter_context(guest.live(table, f"?viewer={seat}")) for seat, guest in everybody}
        for live in lives.values():
            live.get(
                "presence", lambda presence: presence == {"type": "presence", "seats": [*range(seats)], "spectators": 1}
            )
        for _ in range(12):
            for seat in guests[0].table(table)["actors"]:
                since = guests[seat].update(table)["ply"] - 1
                for viewer, guest in everybody:
                    query: Json = {"viewer": viewer, "since": since, "panels": True}
                    text = looked(lives[viewer], viewer, since)
                    assert guest.http.get(f"/api/tables/{table}/update", params=query).text == text
                    assert of_batch(guest.http.get(f"/api/tables/{table}/poll", params=query).text) == text
                    sent = guest.http.post(f"/api/tables/{table}/send", json={"type": "look", **query})
                    assert of_batch(sent.text) == text
                guests[seat].move(table)
