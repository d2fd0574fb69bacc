"""Many tables played by real websocket clients: the load of the server's benchmark, in a process of its own."""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import time
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

GAME = "shanghaien"
WARM_UP = 2.0  # seconds


class Load:
    """Two people at every table, and what they measured."""

    def __init__(self, address: str, rate: float) -> None:
        self.address = address
        self.gap = 1.0 / rate if rate else 0.0  # seconds between two moves of all tables together
        self.next = time.perf_counter()
        self.latencies: list[float] = []
        self.counting = False
        self.tokens: list[str] = []
        self.seated = 0  # at tables whose first update has come
        self.begun = asyncio.Event()  # nobody moves before everybody is there

    async def start(self) -> None:
        async with httpx.AsyncClient(base_url=self.address) as http:
            for name in ("Anna", "Boris"):
                self.tokens.append((await http.post("/api/guests", json={"name": name})).json()["token"])
                http.cookies.clear()  # programs use the token

    def bearer(self, who: int) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.tokens[who]}"}

    async def open(self, http: httpx.AsyncClient) -> str:
        """A table at which both sit."""
        wanted = {"game": GAME, "chairs": ["person", "person"], "invited": False}
        opened = await http.post("/api/tables", json=wanted, headers=self.bearer(0))
        table: str = opened.json()["table"]["id"]
        for who in (0, 1):
            await http.post(f"/api/tables/{table}/join", json={}, headers=self.bearer(who))
        return table

    async def pace(self) -> None:
        """Waits for this move's turn when a rate is given."""
        if self.gap:
            self.next = max(self.next + self.gap, time.perf_counter() - 1.0)
            await asyncio.sleep(max(0.0, self.next - time.perf_counter()))

    async def play(self, http: httpx.AsyncClient) -> None:
        """Plays one table after the other for ever."""
        while True:
            table = await self.open(http)
            await asyncio.gather(self.sit(table, 0), self.sit(table, 1))

    async def sit(self, table: str, who: int) -> None:
        address = self.address.replace("http", "ws", 1)
        headers = self.bearer(who)
        async with connect(f"{address}/api/tables/{table}/live", additional_headers=headers, max_size=None) as talk:
            await self.talk(talk)

    async def talk(self, talk: ClientConnection) -> None:
        sent = 0.0
        async for text in talk:
            message: dict[str, Any] = json.loads(text)  # looked at field by field
            if not self.begun.is_set():
                self.seated += 1
                await self.begun.wait()
            if message["type"] == "accepted" and self.counting:
                self.latencies.append(time.perf_counter() - sent)
            if message["type"] != "update":
                continue
            if message["table"]["status"] != "running":
                return
            if message["prompt"] is not None:
                action = random.choice(message["prompt"]["options"])["action"]
                await self.pace()
                sent = time.perf_counter()
                seat = message["viewer"]
                await talk.send(json.dumps({"type": "move", "seat": seat, "ply": message["ply"], "action": action}))


async def idle(address: str, tables: int) -> dict[str, float]:
    """Opens tables at which nobody stays."""
    load = Load(address, 0)
    await load.start()
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        for _ in range(0, tables, 20):
            await asyncio.gather(*[load.open(http) for _ in range(min(20, tables))])
    return {"tables": float(tables)}


def check(playing: list[asyncio.Task[None]]) -> None:
    """Players go on for ever: one that has ended has failed."""
    for task in playing:
        if task.done():
            raise SystemExit(f"a table failed: {task.exception()!r}")


async def active(address: str, tables: int, seconds: float, rate: float) -> dict[str, float]:
    """Sits down at all tables, then plays for some seconds, after a few to warm up."""
    load = Load(address, rate)
    await load.start()
    limits = httpx.Limits(max_connections=50)
    async with httpx.AsyncClient(base_url=address, timeout=60, limits=limits) as http:
        playing = [asyncio.create_task(load.play(http)) for _ in range(tables)]
        while load.seated < 2 * tables:
            check(playing)
            await asyncio.sleep(0.1)
        load.begun.set()
        await asyncio.sleep(WARM_UP)
        load.counting = True
        started = time.perf_counter()
        print("playing", flush=True)
        await asyncio.sleep(seconds)
        spent = time.perf_counter() - started
        load.counting = False
        check(playing)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    found = sorted(load.latencies)
    if not found:
        raise SystemExit("no move was acknowledged")
    return {
        "moves_per_s": len(found) / spent,
        "p50_ms": found[len(found) // 2] * 1000,
        "p99_ms": found[min(len(found) - 1, len(found) * 99 // 100)] * 1000,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("address")
    parser.add_argument("--tables", type=int, required=True)
    parser.add_argument("--idle", action="store_true")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument(
        "--rate", type=float, default=0.0, help="moves per second of all tables together; 0: all they can"
    )
    asked = parser.parse_args()
    work = (
        idle(asked.address, asked.tables)
        if asked.idle
        else active(asked.address, asked.tables, asked.seconds, asked.rate)
    )
    json.dump(asyncio.run(work), sys.stdout)


if __name__ == "__main__":
    main()
