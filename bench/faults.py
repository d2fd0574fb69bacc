"""What breaks when everything goes wrong at once: `make faults`.

Kills the server without warning while many tables are played, sends it what nobody should send, and lets a thousand
tables play at once. Prints the moves that were acknowledged and those that were lost, the server's own errors, and how
long an acknowledgement took. Everything is on this machine, on ports of its own.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator

from rich.console import Console
from rich.progress import Progress, TaskID

from bench.malformed import malformed
from bench.server import Stores, players
from prichal import build
from tests.faults.crowd import Crowd
from tests.server.running import Running
from tests.services.install import Missing

ROUND = 10  # kills with one crowd: then its games are nearly over
TABLES, MOVES = 50, 30  # of a crowd, and moves between two kills
COLUMNS = ["what", "store", "times", "acknowledged", "lost", "server_errors", "p99_ms"]
Row = dict[str, object]


def errors(server: Running) -> int:
    """What the server itself counts as its own failure."""
    return server.log().count("request failed") + server.log().count("Traceback")


def kills(stores: Stores, store: str, times: int, step: Progress, task: TaskID) -> Row:
    """Ends the server by kill -9 in mid-load, again and again; then looks for every acknowledged move."""
    acknowledged = lost = failures = 0
    latencies: list[float] = []
    with stores.server(store, 1) as server:
        for start in range(0, times, ROUND):
            crowd = Crowd(server, TABLES)
            crowd.start()
            for _ in range(min(ROUND, times - start)):
                crowd.wait(MOVES)
                server.crash()
                server.start()
                step.advance(task)
            crowd.wait(MOVES)
            crowd.stop()
            acknowledged += len(crowd.acknowledged)
            lost += len(crowd.lost())
            failures += crowd.troubles.count("failure")
            latencies += crowd.latencies
        failures += errors(server)
    row: Row = {"what": "kill -9", "store": store, "times": times, "acknowledged": acknowledged, "lost": lost}
    return {**row, "server_errors": failures, "p99_ms": percentile(latencies)}


def percentile(latencies: list[float]) -> float:
    found = sorted(latencies)
    return found[min(len(found) - 1, len(found) * 99 // 100)] * 1000 if found else 0.0


def nonsense(stores: Stores, times: int, step: Progress, task: TaskID) -> Row:
    """Requests and messages that nobody should send; the server must refuse each and go on."""
    with stores.server("sqlite", 1) as server:
        counts = malformed(server, times, lambda: step.advance(task))
        failures = counts["failed"] + errors(server)
    return {"what": "malformed", "store": "sqlite", "times": times, "server_errors": failures, "codes": counts}


def crowd_of_tables(stores: Stores, tables: int, seconds: float, step: Progress, task: TaskID) -> Row:
    """Many tables at once, two people at each; all sit before anybody moves."""
    with stores.server("sqlite", 1) as server:
        found, _ = players(server, tables, "--seconds", str(seconds))
        failures = errors(server)
    step.advance(task)
    row: Row = {"what": "tables at once", "store": "sqlite", "times": tables, "server_errors": failures}
    return {**row, "acknowledged": round(found["moves_per_s"] * seconds), "lost": "", "p99_ms": found["p99_ms"]}


def run(asked: argparse.Namespace) -> Iterator[Row]:
    """Every row as soon as it is known."""
    stores = Stores()
    with Progress(console=Console(stderr=True)) as step:
        try:
            for store, times in (("sqlite", asked.kills), ("postgresql", asked.postgres_kills)):
                if times:
                    yield kills(stores, store, times, step, step.add_task(f"kill -9, {store}", total=times))
            if asked.malformed:
                yield nonsense(stores, asked.malformed, step, step.add_task("malformed", total=asked.malformed))
            if asked.tables:
                task = step.add_task(f"{asked.tables} tables", total=1)
                yield crowd_of_tables(stores, asked.tables, asked.seconds, step, task)
        finally:
            stores.close()


def line(cells: list[object]) -> str:
    shown = [
        f"{cell:,.1f}" if isinstance(cell, float) else f"{cell:,}" if isinstance(cell, int) else str(cell)
        for cell in cells
    ]
    return "".join(f"{cell:>16}" for cell in shown)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="of a server on SQLite; 0: none")
    parser.add_argument("--postgres-kills", type=int, default=50, help="of a server on PostgreSQL; 0: none")
    parser.add_argument("--malformed", type=int, default=10_000, help="requests and messages that nobody should send")
    parser.add_argument("--tables", type=int, default=1000, help="that play at once; 0: none")
    parser.add_argument("--seconds", type=float, default=20.0, help="for which they play")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    if not asked.json:
        print(f"Prichal under faults ({build.name()})")
        print(line([column.replace("_", " ") for column in COLUMNS]))
    try:
        for row in run(asked):
            print(json.dumps(row) if asked.json else line([row.get(column, "") for column in COLUMNS]), flush=True)
    except Missing as reason:
        raise SystemExit(str(reason)) from None


if __name__ == "__main__":
    main()
