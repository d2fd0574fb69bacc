"""The log is the truth: records verify, snapshots are only caches, changed rules close a table honestly."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from prichal.tables import clocks
from prichal.tables.messages import Clock, ClockState
from tests.server.running import Guest, Json, Running, play_out
from tests.services.redis import RedisServer


@pytest.fixture
def own_server() -> Iterator[Running]:
    """A server that a test may stop and whose database it may change."""
    server = Running()
    server.start()
    yield server
    server.remove()


def change(server: Running, *statements: str) -> None:
    """Changes the database behind the server's back."""
    server.stop()
    with closing(sqlite3.connect(server.folder / "prichal.db")) as database, database:
        for statement in statements:
            database.execute(statement)
    server.start()


def count(server: Running, table: str) -> int:
    with closing(sqlite3.connect(server.folder / "prichal.db")) as database:
        found: int = database.execute(f"SELECT COUNT(*) FROM {table}").fetchone()[0]
        return found


def moves(guest: Guest, table: str, number: int) -> Json:
    for _ in range(number):
        if guest.wait_turn(table)["prompt"] is None:
            break
        guest.move(table)
    guest.wait_turn(table)
    # A bot that chooses at the same time has chosen too: nothing happens any more before the guest moves.
    return guest.wait(table, lambda update: update["table"]["actors"] in ([], [0]))


def verify(text: str, folder: Path) -> subprocess.CompletedProcess[str]:
    page = folder / "record.txt"
    page.write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "prichal.cli", "verify", str(page), "--lang", "en"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_record_of_a_served_game_verifies(sqlite_server: Running, tmp_path: Path) -> None:
    anna = Guest(sqlite_server)
    opened = anna.post("/tables", {"game": "shanghaien", "chairs": ["person", "random"]})["table"]
    anna.join(opened["id"], entropy="0123abcd")
    play_out(anna, opened["id"], lambda update: str(update["prompt"]["options"][0]["action"]))
    record = anna.http.get(f"/api/tables/{opened['id']}/record").text
    assert f"commitment: {opened['commitment']}\n" in record  # as it was shown before anybody's entropy
    assert "entropy-0: 0123abcd\n" in record
    done = verify(record, tmp_path)
    assert done.returncode == 0, done.stderr
    seed = next(line for line in record.split("\n") if line.startswith("seed: "))
    other = f"seed: {'0' * 64}"
    assert verify(record.replace(seed, other), tmp_path).returncode == 2


def test_records_with_undo_and_surrender_verify(sqlite_server: Running, tmp_path: Path) -> None:
    anna = Guest(sqlite_server)
    table = anna.open("shanghaien", "person", "random")
    moves(anna, table, 4)
    update = anna.wait_turn(table)
    anna.send(table, {"type": "undo", "seat": 0, "ply": update["ply"], "to": first_question(anna, table)})
    moves(anna, table, 3)
    anna.send(table, {"type": "concede", "seat": 0, "ply": 0})
    record = anna.http.get(f"/api/tables/{table}/record").text
    assert " table undo " in record
    assert " conceded 0 #" in record
    done = verify(record, tmp_path)
    assert done.returncode == 0, done.stderr


def first_question(guest: Guest, table: str) -> int:
    """The first ply at which somebody had to decide."""
    ply = 0
    while not guest.get(f"/tables/{table}/at/{ply}")["view"]["agenda"][0]["step"].startswith(("turn", "roll", "lay")):
        ply += 1
    return ply


def test_snapshots_are_only_caches(own_server: Running) -> None:
    anna = Guest(own_server)
    table = anna.open("jamaica", "person", "random")
    update = moves(anna, table, 60)
    assert update["ply"] > 64
    assert count(own_server, "snapshots") > 0
    change(own_server)
    thawed = anna.update(table)
    change(own_server, "DELETE FROM snapshots")
    replayed = anna.update(table)
    assert thawed["view"] == replayed["view"] == update["view"]
    assert thawed["prompt"] == replayed["prompt"] == update["prompt"]
    assert thawed["news"] == replayed["news"]


def test_a_damaged_snapshot_is_not_believed(own_server: Running) -> None:
    anna = Guest(own_server)
    table = anna.open("jamaica", "person", "random")
    update = moves(anna, table, 60)
    change(own_server, "UPDATE snapshots SET state = x'00'")
    assert anna.update(table)["view"] == update["view"]


def test_a_table_of_older_rules_goes_on_where_its_log_fits(own_server: Running) -> None:
    anna = Guest(own_server)
    table = anna.open("shanghaien", "person", "random")
    update = moves(anna, table, 5)
    change(own_server, "UPDATE tables SET rules = 0")
    again = anna.update(table)
    assert again["table"]["status"] == "running"
    assert again["view"] == update["view"]
    assert anna.move(table)["type"] == "accepted"


def test_a_table_whose_log_no_longer_fits_is_closed_with_its_record(own_server: Running) -> None:
    anna = Guest(own_server)
    table = anna.open("shanghaien", "person", "random")
    update = moves(anna, table, 5)
    change(
        own_server,
        "UPDATE tables SET rules = 0",
        "UPDATE lines SET action = 'shanghai' WHERE ply = (SELECT MIN(ply) FROM lines WHERE actor = '0')",
    )
    closed = anna.update(table)
    assert closed["table"]["status"] == "closed"
    assert closed["table"]["ending"].startswith("rules: line ")
    assert closed["prompt"] is None
    record = anna.http.get(f"/api/tables/{table}/record").text
    assert f"\nend {update['ply']} open #" in record
    move = {"type": "move", "seat": 0, "ply": update["ply"], "action": "roll"}
    assert anna.send(table, move, 409)["code"] == "not-running"


def test_two_servers_at_one_table(postgres_url: str, redis_server: RedisServer) -> None:
    """Two machines, one PostgreSQL: Anna is connected to one, Boris to the other."""
    servers = [Running(postgres_url, redis_server.url), Running(postgres_url, redis_server.url)]
    try:
        for server in servers:
            server.start()
        people = [Guest(servers[0], "Anna"), Guest(servers[1], "Boris")]
        table = people[0].open("shanghaien", "person", "person")
        people[1].join(table)
        with people[0].live(table) as first, people[1].live(table) as second:
            talks = [first, second]
            updates = [talk.get("update") for talk in talks]
            for _ in range(30):
                seat = next(seat for seat in (0, 1) if updates[seat]["prompt"] is not None)
                ply = updates[seat]["ply"]
                action = updates[seat]["prompt"]["options"][0]["action"]
                talks[seat].send({"type": "move", "seat": seat, "ply": ply, "action": action})
                updates = [newer(talk, ply) for talk in talks]
                assert updates[0]["ply"] == updates[1]["ply"]
            people[0].send(table, {"type": "say", "text": "Ahoy"})
            assert second.get("said")["text"] == "Ahoy"
    finally:
        for server in servers:
            server.remove()


def newer(talk: object, ply: int) -> Json:
    from tests.server.running import LiveTable

    assert isinstance(talk, LiveTable)
    return talk.get("update", lambda update: update["ply"] > ply)


def test_bots_think_in_workers_elsewhere(redis_server: RedisServer) -> None:
    server = Running("", redis_server.url, 1, "--remote-bots")
    command = [sys.executable, "-m", "prichal.cli", "worker", "--redis-url", redis_server.url, "--processes", "1"]
    worker = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        server.start()
        anna = Guest(server)
        table = anna.open("shanghaien", "greedy", "random")
        anna.wait(table, lambda update: update["ply"] > 40)
    finally:
        worker.terminate()
        worker.wait(60)
        server.remove()


def test_machines_can_ask_how_it_is(sqlite_server: Running) -> None:
    assert httpx.get(f"{sqlite_server.address}/health").json()["status"] == "alive"
    assert httpx.get(f"{sqlite_server.address}/ready").json()["status"] == "ready"
    metrics = httpx.get(f"{sqlite_server.address}/metrics").text
    assert "prichal_requests_total" in metrics


def test_figures_name_no_table(sqlite_server: Running) -> None:
    """One figure for all of them; else there would be more of them with every table."""
    anna = Guest(sqlite_server)
    table = anna.open("shanghaien", "person", "person")
    anna.update(table)
    metrics = httpx.get(f"{sqlite_server.address}/metrics").text
    assert "/update" in metrics and table not in metrics


def test_cookies_are_secure_behind_tls() -> None:
    server = Running("", "", 1, "--secure")
    server.start()
    try:
        answer = httpx.post(f"{server.address}/api/guests", json={"name": "Anna"})
        assert "Secure" in answer.headers["set-cookie"]
        assert "max-age" in httpx.get(f"{server.address}/health").headers["strict-transport-security"]
    finally:
        server.remove()


def test_days_per_move_start_anew_with_every_turn() -> None:
    clock = Clock(days=2)
    started = clocks.press(clock, clocks.wind_up(clock, 2, 1000), 1000, set(), [0])
    assert clocks.find_deadline(started) == 1000 + 2 * clocks.DAY
    later = clocks.press(clock, started, 1000 + clocks.DAY, {0}, [1])
    assert later == ClockState([2 * clocks.DAY, 2 * clocks.DAY], [1], 1000 + clocks.DAY, [clocks.DAY, 0])
    assert clocks.find_late(later, 1000 + clocks.DAY + 2 * clocks.DAY) == [1]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--database-url", "mysql://x"], "neither sqlite"),
        (["--database-url", "sqlite:////nowhere/at/all.db"], "can't be used"),
        (["--processes", "2"], "--redis-url"),
        (["--remote-bots"], "--redis-url"),
        (["--redis-url", "redis://127.0.0.1:1/0"], "Redis"),
        (["--log-level", "loud"], "log level"),
        (["--port", "0"], "--port"),
    ],
)
def test_impossible_settings_are_refused_in_a_sentence(tmp_path: Path, arguments: list[str], words: str) -> None:
    command = [sys.executable, "-m", "prichal.cli", "serve", "--lang", "en", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, cwd=tmp_path, check=False)
    assert done.returncode == 2
    assert words in done.stderr
    assert "Traceback" not in done.stderr
