"""Whatever is killed, whenever: nothing that was acknowledged is lost."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.faults.crowd import Crowd
from tests.server.running import Guest, Running
from tests.services.postgres import PostgresServer
from tests.services.process import WAIT
from tests.services.redis import RedisServer


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest) -> Iterator[Running]:
    url = "" if request.param == "sqlite" else request.getfixturevalue("postgres_url")
    server = Running(url)
    server.start()
    yield server
    server.remove()


def test_a_server_killed_in_mid_game_loses_nothing(server: Running) -> None:
    crowd = Crowd(server, 50)
    crowd.start()
    for _ in range(2):
        crowd.wait(100)
        server.crash()
        server.start()
    crowd.wait(100)
    crowd.stop()
    assert crowd.troubles  # it really was away
    crowd.check()


def test_one_of_two_processes_killed(postgres_url: str, redis_server: RedisServer) -> None:
    server = Running(postgres_url, redis_server.url, 2)
    server.start()
    try:
        crowd = Crowd(server, 10)
        crowd.start()
        crowd.wait(50)
        os.kill(workers(server)[0], signal.SIGKILL)
        crowd.wait(100)
        crowd.stop()
        crowd.check()
    finally:
        server.remove()


def test_processes_end_with_the_one_that_started_them(postgres_url: str, redis_server: RedisServer) -> None:
    server = Running(postgres_url, redis_server.url, 2)
    server.start()
    left = workers(server)
    server.crash()
    end = time.monotonic() + 60
    while any(is_running(pid) for pid in left):
        assert time.monotonic() < end
        time.sleep(0.1)
    server.remove()


def test_a_database_restarted_under_load(postgres_server: PostgresServer, postgres_url: str) -> None:
    server = Running(postgres_url)
    server.start()
    try:
        crowd = Crowd(server, 10)
        crowd.start()
        crowd.wait(50)
        postgres_server.crash()
        time.sleep(1)
        postgres_server.start()
        crowd.wait(100)
        crowd.stop()
        crowd.check()
        assert "Traceback" not in server.log()
    finally:
        server.remove()


def test_a_redis_restarted_under_load(postgres_url: str, redis_server: RedisServer) -> None:
    server = Running(postgres_url, redis_server.url, 2)
    server.start()
    try:
        anna, boris = Guest(server, "Anna"), Guest(server, "Boris")
        table = anna.open("shanghaien", "person", "person")
        boris.join(table)
        with anna.live(table) as before:
            before.get("update")
            redis_server.crash()
            with boris.live(table) as meanwhile:  # connects while Redis is away
                seen = meanwhile.get("update")["ply"]
                play(table, anna, boris)
                seen = meanwhile.get("update", lambda update: update["ply"] > seen)["ply"]
                redis_server.start()
                play(table, anna, boris)
                for live in (before, meanwhile):
                    live.get("update", lambda update: update["ply"] > seen)
    finally:
        started = time.monotonic()
        server.stop()
        assert time.monotonic() - started < 60  # it ends in order
        server.remove()


def play(table: str, *people: Guest) -> None:
    """A few moves, whoever is asked; a process that isn't told of a move finds it within a second or so."""
    moves = 0
    end = time.monotonic() + 120
    while moves < 6:
        assert time.monotonic() < end
        for guest in people:
            if guest.update(table)["prompt"] is not None and guest.move(table)["type"] == "accepted":
                moves += 1


def test_a_killed_thinker_is_replaced() -> None:
    server = Running()
    server.start()
    try:
        anna = Guest(server)
        table = anna.open("jamaica", "sailor", "sailor")
        for _ in range(3):
            wait_for_lines(anna, table, 1)
            for thinker in thinkers(server):
                os.kill(thinker, signal.SIGKILL)
        wait_for_lines(anna, table, 10)
    finally:
        server.remove()


def test_bots_go_on_after_a_crash() -> None:
    server = Running()
    server.start()
    try:
        anna = Guest(server)
        table = anna.open("white_castle", "greedy", "greedy", "greedy")
        anna.wait(table, lambda update: update["ply"] > 40)
        server.crash()
        server.start()
        anna.wait(table, lambda update: update["table"]["status"] == "finished")
    finally:
        server.remove()


def test_a_full_disk_refuses_and_recovers(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    if os.geteuid() != 0 and os.environ.get("CI") != "true":
        pytest.skip("only root can mount a small disk")
    # The moves alone mustn't fill it: each takes some 40 KB until SQLite writes its log back, at 4 MB.
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=16m", "tmpfs", str(disk)], check=True)
    try:
        server = Running(f"sqlite:///{disk}/prichal.db")
        server.start()
        try:
            crowd = Crowd(server, 2, threads=1)
            crowd.start()
            crowd.wait(5)
            fill(disk / "ballast")
            end = time.monotonic() + 60
            while "away" not in crowd.troubles:
                assert time.monotonic() < end
                time.sleep(0.05)
            (disk / "ballast").unlink()
            crowd.wait(5)
            crowd.stop()
            crowd.check()
        finally:
            server.remove()
    finally:
        subprocess.run(["umount", str(disk)], check=True)


def fill(ballast: Path) -> None:
    """Until the last block is taken, whoever else writes meanwhile."""
    with suppress(OSError), ballast.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(4096))


def wait_for_lines(guest: Guest, table: str, count: int) -> None:
    ply = guest.update(table)["ply"]
    guest.wait(table, lambda update: update["ply"] >= ply + count)


def is_running(pid: int) -> bool:
    """Neither gone nor a zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][0] != "Z"
    except FileNotFoundError:
        return False


def family(pid: int) -> list[int]:
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [one for child in children for one in (int(child), *family(int(child)))]


def commands(server: Running) -> dict[int, bytes]:
    assert server.process is not None
    return {pid: Path(f"/proc/{pid}/cmdline").read_bytes() for pid in family(server.process.pid)}


def thinkers(server: Running) -> list[int]:
    """Waits for one: the house gives only answers without, and a new one is started when somebody has to think."""
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        found = [pid for pid, command in commands(server).items() if b"prichal.server.bots.process" in command]
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError("nobody thinks")


def workers(server: Running) -> list[int]:
    found = [pid for pid, command in commands(server).items() if b"spawn_main" in command]
    assert len(found) == 2
    return found
