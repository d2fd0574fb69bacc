"""A database of the first structure: a game that was going on then goes on, and draws as it did."""

from __future__ import annotations

import hashlib
import sqlite3
import time
from pathlib import Path

import httpx
from alembic import command
from sqlalchemy import create_engine

from prichal import fairness, games
from prichal.kernel.log import CHANCE_SEAT
from prichal.kernel.record import parse
from prichal.kernel.table import Table, replay
from prichal.server.store.migrate import config
from tests.server.running import Guest, Running

SEED = bytes(range(32)).hex()
ENTROPIES = ["beef", "c0ffee"]
TOKENS = ["token of Anna", "token of Boris"]


def begun() -> Table:
    """Some lines of a game, drawn by the number of the line."""
    table = Table(games.find("shanghaien"), 2, {}, ["Anna", "Boris"])
    while table.ply < 40 or table.state.actor == CHANCE_SEAT:
        if table.state.actor == CHANCE_SEAT:
            luck = fairness.luck_of_line(SEED, ENTROPIES, table.ply + 1)
            table.play(CHANCE_SEAT, table.state.sample(luck))
        else:
            table.play(table.state.actor, table.state.legal_actions()[0])
    return table


def fill(path: Path, table: Table) -> None:
    """What the server of that time had written."""
    moment = int(time.time() * 1000)
    with sqlite3.connect(path) as database:
        for seat, token in enumerate(TOKENS):
            person = f"person{seat}"
            database.execute("INSERT INTO people VALUES (?, ?, NULL, NULL, ?)", (person, table.players[seat], moment))
            hashed = hashlib.sha256(token.encode()).hexdigest()
            database.execute("INSERT INTO sessions VALUES (?, ?, ?)", (hashed, person, moment))
        row = {
            "id": "old",
            "version": 9,
            "game": "shanghaien",
            "rules": 1,
            "options": "{}",
            "status": "running",
            "invited": 0,
            "spectators": 1,
            "owner": "person0",
            "seed": SEED,
            "commitment": fairness.commitment(SEED),
            "created": moment,
            "changed": moment,
            "ply": table.ply,
            "actors": f"[{table.state.actor}]",
            "ending": "",
        }
        names = ", ".join(row)
        database.execute(f"INSERT INTO tables ({names}) VALUES ({', '.join('?' * len(row))})", list(row.values()))
        for seat in range(2):
            chair = ("old", seat, "person", f"person{seat}", None, table.players[seat], ENTROPIES[seat], 0)
            database.execute("INSERT INTO chairs VALUES (?, ?, ?, ?, ?, ?, ?, ?)", chair)
        for ply, line in enumerate(table.lines, start=1):
            values = ("old", ply, line.seat, line.action, 1, b"[]", moment)
            database.execute("INSERT INTO lines VALUES (?, ?, ?, ?, ?, ?, ?)", values)


def with_token(server: Running, token: str) -> Guest:
    guest = Guest.__new__(Guest)  # somebody who was there before this server started
    guest.server = server
    guest.headers = {"Authorization": f"Bearer {token}"}
    guest.http = httpx.Client(base_url=server.address, headers=guest.headers, timeout=30)
    return guest


def test_a_game_of_the_first_structure_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        settings = config()
        settings.attributes["connection"] = connection
        command.upgrade(settings, "0001")
    engine.dispose()
    table = begun()
    fill(path, table)
    server = Running(f"sqlite:///{path}")
    server.start()
    try:
        people = [with_token(server, token) for token in TOKENS]
        found = people[0].update("old")
        assert (found["ply"], found["mark"], found["table"]["status"]) == (table.ply, "", "running")
        while (ply := people[0].update("old")["ply"]) < table.ply + 20:
            seat = people[0].table("old")["actors"][0]
            people[seat].move("old")
        people[0].send("old", {"type": "concede", "seat": 0, "ply": ply})
        record = people[1].http.get("/api/tables/old/record").text
    finally:
        server.remove()
    checked = fairness.check_luck(replay(parse(record)))
    assert checked is not None
    assert checked.version == fairness.BY_LINE
    assert checked.draws > sum(line.seat == "chance" for line in table.lines)
