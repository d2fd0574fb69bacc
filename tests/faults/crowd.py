"""Many tables being played at once, and everything that was acknowledged."""

from __future__ import annotations

import random
import threading
import time

import httpx

from tests.server.running import Guest, Json, Running


class Crowd:
    """Two people at each of many tables; threads play them and write down what the server acknowledged."""

    def __init__(self, server: Running, tables: int, threads: int = 5) -> None:
        self.server = server
        self.people = [Guest(server, "Anna"), Guest(server, "Boris")]
        self.tables = [self.open() for _ in range(tables)]
        self.acknowledged: list[tuple[str, int, int, str]] = []  # table, ply, seat, action
        self.latencies: list[float] = []  # seconds until a move was acknowledged
        self.troubles: list[str] = []  # what the server answered when it couldn't
        self.stopping = threading.Event()
        shares = [self.tables[place::threads] for place in range(threads)]
        self.threads = [threading.Thread(target=self.play, args=(share,), daemon=True) for share in shares]

    def open(self) -> str:
        table = self.people[0].open("shanghaien", "person", "person")
        self.people[1].join(table)
        return table

    def start(self) -> None:
        for thread in self.threads:
            thread.start()

    def stop(self) -> None:
        self.stopping.set()
        for thread in self.threads:
            thread.join(60)

    def wait(self, count: int) -> None:
        """Until so many more moves were acknowledged."""
        goal = len(self.acknowledged) + count
        end = time.monotonic() + 120
        while len(self.acknowledged) < goal:
            assert time.monotonic() < end, f"only {len(self.acknowledged)} moves; troubles: {self.troubles[-3:]}"
            time.sleep(0.05)

    def play(self, tables: list[str]) -> None:
        headers = [guest.headers for guest in self.people]
        chance = random.Random(tables[0])
        with httpx.Client(base_url=self.server.address, timeout=20) as http:
            while not self.stopping.is_set():
                for table in tables:
                    try:
                        self.move(http, headers, table, chance)
                    except httpx.HTTPError as error:
                        self.troubles.append(type(error).__name__)
                        time.sleep(0.2)

    def move(self, http: httpx.Client, headers: list[dict[str, str]], table: str, chance: random.Random) -> None:
        for seat in (0, 1):
            found = http.get(
                f"/api/tables/{table}/update", params={"viewer": seat, "since": 10**6}, headers=headers[seat]
            )
            if found.status_code != 200:
                self.troubles.append(found.json()["code"])
                time.sleep(0.2)
                return
            update: Json = found.json()
            if update["prompt"] is None:
                continue
            action = chance.choice(update["prompt"]["options"])["action"]
            message = {"type": "move", "seat": seat, "ply": update["ply"], "action": action}
            sent = time.perf_counter()
            answer = http.post(f"/api/tables/{table}/send", json=message, headers=headers[seat])
            if answer.status_code != 200:
                self.troubles.append(answer.json()["code"])
            elif answer.json()["messages"][0]["type"] == "accepted":
                self.latencies.append(time.perf_counter() - sent)
                self.acknowledged.append((table, update["ply"] + 1, seat, action))

    def check(self) -> None:
        """Every acknowledged move is in the log of its table, at its place."""
        assert not self.lost()

    def lost(self) -> list[tuple[str, int]]:
        """Table and ply of acknowledged moves that aren't there."""
        logs = {table: self.log(table) for table in {table for table, *_ in self.acknowledged}}
        return [
            (table, ply)
            for table, ply, seat, action in self.acknowledged
            if logs[table].get(ply) != (str(seat), action)
        ]

    def log(self, table: str) -> dict[int, tuple[str, str]]:
        """The log, from the record that everybody gets when the game is over."""
        anna = self.people[0]
        if anna.table(table)["status"] == "running":
            anna.send(table, {"type": "concede", "seat": 0, "ply": 0})
        rows = anna.http.get(f"/api/tables/{table}/record").text.split("\n\n", 1)[1].split("\n")
        found: dict[int, tuple[str, str]] = {}
        for row in rows:
            words = row.split(" #")[0].split(" ")
            if words[0].isdigit():
                found[int(words[0])] = (words[1], " ".join(words[2:]))
        return found
