"""Requests and messages that nobody should send: real ones, damaged at random (with a seed)."""

from __future__ import annotations

import json
import random
import socket
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from itertools import chain, islice

import httpx
from websockets.exceptions import ConnectionClosed

from tests.server.running import Guest, Json, Running

SEED = 7
KINDS = ["application/json"] * 5 + ["text/plain", "x", "multipart/form-data"]
PATHS = ["/guests", "/account", "/session", "/tables", "/tables/{id}/join", "/tables/{id}/seat", "/tables/{id}/send"]
MESSAGES: list[Json] = [
    {"type": "move", "seat": 0, "ply": 1, "action": "lay 4 left", "id": "a"},
    {"type": "undo", "seat": 0, "ply": 1, "to": 0},
    {"type": "say", "text": "Привет"},
    {"type": "look", "viewer": 0, "since": 3},
    {"type": "ping"},
    {"name": "Anna"},
    {"login": "anna", "password": "correct horse"},
    {"game": "shanghaien", "chairs": ["person", "greedy"], "options": {}, "clock": {"seconds": 60}},
    {"seat": 1, "entropy": "c0ffee"},
]
ODD: list[object] = [
    None,
    -1,
    2**63,
    2**200,
    1e308,
    "",
    "\x00",
    "\ud800",
    "x" * 3000,
    [],
    {},
    [[]],
    True,
    "²",
    "\u202e",
]


def damaged(chance: random.Random) -> bytes:
    """One message that was right before something happened to it."""
    message = dict(chance.choice(MESSAGES))
    kind = chance.randrange(7)
    if kind == 0:
        message[chance.choice(list(message))] = chance.choice(ODD)
    elif kind == 1:
        del message[chance.choice(list(message))]
    elif kind == 2:
        message[f"more{chance.randrange(9)}"] = chance.choice(ODD)
    text = bytearray(json.dumps(message).encode())
    if kind == 3:
        for _ in range(chance.randrange(1, 6)):
            text[chance.randrange(len(text))] = chance.randrange(256)
    elif kind == 4:
        del text[chance.randrange(len(text)) :]
    elif kind == 5:
        deep = chance.randrange(1, 20_000)
        text[:] = b'{"type":' + chance.choice([b"[", b'{"a":']) * deep
    elif kind == 6:
        text[:] = chance.randbytes(chance.randrange(200))
    return bytes(text)


def raw(server: Running, sent: bytes) -> str:
    """What the server answers to bytes that aren't even HTTP."""
    with suppress(OSError), socket.create_connection(("127.0.0.1", server.port), 30) as connection:
        connection.sendall(sent)
        connection.shutdown(socket.SHUT_WR)
        words = connection.makefile("rb").readline().split()
        return words[1].decode(errors="replace") if len(words) > 1 else "closed"
    return "closed"


class Nuisance:
    """Somebody who sends such things, over HTTP, over websockets and straight into the socket."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.chance = random.Random(SEED)
        self.guest = Guest(server, "Nuisance")
        self.table = self.guest.open("shanghaien", "person", "person")
        self.counts: Counter[str] = Counter(failed=0)

    def count(self, code: str) -> None:
        self.counts[code] += 1
        if code.startswith("5"):
            self.counts["failed"] += 1

    def send(self) -> None:
        way = self.chance.randrange(7)
        if way < 5:
            path = self.chance.choice(PATHS).replace("{id}", self.table)
            kind = {"content-type": self.chance.choice(KINDS)}
            self.count(self.request("POST", f"/api{path}", damaged(self.chance), kind))
        elif way < 6:
            odd = "".join(f"%{self.chance.randrange(256):02x}" for _ in range(self.chance.randrange(1, 9)))
            places = [f"/api/tables/{odd}", f"/{odd}", f"/api/tables/{self.table}/update?since={odd}"]
            self.count(self.request("GET", self.chance.choice(places), b"", {}))
        else:
            head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n" + damaged(self.chance)
            broken = bytearray(head)
            for _ in range(3):
                broken[self.chance.randrange(len(broken))] = self.chance.randrange(256)
            self.count(raw(self.server, bytes(broken)))

    def request(self, method: str, path: str, body: bytes, headers: dict[str, str]) -> str:
        try:
            answer = self.guest.http.request(method, path, content=body, headers=headers, timeout=60)
        except httpx.HTTPError as error:
            return type(error).__name__
        return str(answer.status_code)


def malformed(server: Running, times: int, step: Callable[[], object]) -> dict[str, int]:
    """How often the server answered what; `failed` are answers that are its own fault."""
    nuisance = Nuisance(server)
    left = iter(range(times))
    while (first := next(left, None)) is not None:
        with nuisance.guest.live(nuisance.table) as talk:
            try:
                for _ in chain([first], islice(left, 49)):
                    step()
                    if nuisance.chance.randrange(10) < 7:
                        nuisance.send()
                    else:
                        talk.send(damaged(nuisance.chance).decode(errors="replace"))
                        nuisance.count("message")
                talk.send({"type": "ping"})
                talk.get("pong")  # the connection still works
            except ConnectionClosed:  # for example because a message was too large
                nuisance.count("talk ended")
    assert nuisance.guest.get("/me")["id"] == nuisance.guest.id
    return dict(nuisance.counts)
