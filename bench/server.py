"""How many durable moves the server takes, how fast it answers, and what a table costs: `make bench-server`.

A second process plays the tables over websockets, two people at each. Everything is on this machine, so the players
take their share of its cores too.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from prichal import build
from tests.server.running import Running
from tests.services.install import Missing
from tests.services.postgres import PostgresServer
from tests.services.redis import RedisServer

STEADY = 100.0  # moves per second in the steady runs
COLUMNS = ["store", "processes", "tables", "load", "moves_per_s", "p50_ms", "p99_ms", "kb_per_table"]


class Stores:
    """PostgreSQL and Redis, started when they are first needed."""

    def __init__(self) -> None:
        self.postgres: PostgresServer | None = None
        self.redis: RedisServer | None = None

    @contextmanager
    def server(self, store: str, processes: int) -> Iterator[Running]:
        """A fresh server on a fresh database."""
        url = ""
        if store == "postgresql":
            if self.postgres is None:
                self.postgres = PostgresServer()
                self.postgres.start()
            url = self.postgres.url(self.postgres.create_database())
        if processes > 1 and self.redis is None:
            self.redis = RedisServer()
            self.redis.start()
        redis = self.redis.url if self.redis is not None and processes > 1 else ""
        server = Running(url, redis, processes)
        server.start()
        try:
            yield server
        finally:
            server.remove()

    def close(self) -> None:
        for service in (self.postgres, self.redis):
            if service is not None:
                service.remove()


def family(pid: int) -> list[int]:
    """A process and all that it started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *[one for child in children for one in family(int(child))]]


def memory(server: Running) -> int:
    """Bytes that belong to the server's processes alone, thinkers left out."""
    assert server.process is not None
    total = 0
    for pid in family(server.process.pid):
        command = Path(f"/proc/{pid}/cmdline").read_bytes()
        if b"prichal.server.bots.process" not in command:
            lines = Path(f"/proc/{pid}/smaps_rollup").read_text().split("\n")
            total += sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Private_"))
    return total


def players(server: Running, tables: int, *more: str) -> tuple[dict[str, float], int]:
    """What the players measured, and the server's memory while they played."""
    command = [sys.executable, "-m", "bench.players", server.address, "--tables", str(tables), *more]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    used = memory(server) if process.stdout.readline() == "playing\n" else 0
    output = process.stdout.read()
    if process.wait() != 0:
        raise SystemExit(f"the players failed\n{server.log()[-2000:]}")
    found: dict[str, float] = json.loads(output) if output else {}
    return found, used


def settled(server: Running) -> int:
    """The server's memory after its first tables: what it grows by once isn't the tables' cost."""
    players(server, 20, "--idle")
    return memory(server)


def run(
    counts: list[int], idle: int, seconds: float, stores: list[str], processes: list[int]
) -> Iterator[dict[str, object]]:
    """Every row as soon as it is measured."""
    kept = Stores()
    plan = [(store, count) for store in stores for count in processes]
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("server", total=len(plan) * (len(counts) + 2))
        try:
            for store, number in plan:
                for tables in counts:
                    with kept.server(store, number) as server:
                        before = settled(server)
                        found, used = players(server, tables, "--seconds", str(seconds))
                    row = {"store": store, "processes": number, "tables": tables, "load": "all they can", **found}
                    yield {**row, "kb_per_table": (used - before) / 1024 / tables}
                    progress.advance(task)
                with kept.server(store, number) as server:
                    found, _ = players(server, 100, "--seconds", str(seconds), "--rate", str(STEADY))
                yield {"store": store, "processes": number, "tables": 100, "load": f"{STEADY:.0f}/s", **found}
                progress.advance(task)
                with kept.server(store, number) as server:
                    before = settled(server)
                    players(server, idle, "--idle")
                    cost = (memory(server) - before) / 1024 / idle
                yield {"store": store, "processes": number, "tables": idle, "load": "idle", "kb_per_table": cost}
                progress.advance(task)
        finally:
            kept.close()


def line(cells: list[object]) -> str:
    return "".join(f"{f'{cell:,.1f}' if isinstance(cell, float) else cell:>14}" for cell in cells)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 1000])
    parser.add_argument("--idle", type=int, default=10_000, help="tables at which nobody is")
    parser.add_argument("--seconds", type=float, default=8.0, help="of each run")
    parser.add_argument("--stores", nargs="+", default=["sqlite", "postgresql"], choices=["sqlite", "postgresql"])
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    if not asked.json:
        print(f"Prichal server ({build.name()})")
        print(line([column.replace("_per_", "/").replace("_", " ") for column in COLUMNS]))
    try:
        for row in run(asked.tables, asked.idle, asked.seconds, asked.stores, asked.processes):
            print(json.dumps(row) if asked.json else line([row.get(column, "") for column in COLUMNS]), flush=True)
    except Missing as reason:
        raise SystemExit(str(reason)) from None


if __name__ == "__main__":
    main()
