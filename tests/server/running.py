"""A Prichal server that the tests started, and people who use it."""

from __future__ import annotations

import json
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.services.process import WAIT, Server

Json = dict[str, Any]  # messages are looked at field by field


class Running(Server):
    """`prichal serve` as a process of its own."""

    def __init__(self, database_url: str = "", redis_url: str = "", processes: int = 1, *more: str) -> None:
        super().__init__("server")
        self.user = None
        self.database_url = database_url or f"sqlite:///{self.folder}/prichal.db"
        self.more = ["--processes", str(processes), "--limit", "all=0", "--pause", "0", *more]
        if redis_url:
            self.more += ["--redis-url", redis_url]

    def command(self) -> list[str]:
        serving = ["serve", "--database-url", self.database_url, "--port", str(self.port), "--log-level", "warning"]
        return [sys.executable, "-m", "prichal.cli", *serving, *self.more]

    def answers(self) -> bool:
        try:
            return httpx.get(f"{self.address}/ready", timeout=2).status_code == 200
        except httpx.HTTPError:
            return False

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def log(self) -> str:
        return (self.folder / "log").read_text(errors="replace")


class Guest:
    """Somebody with a name and a token."""

    def __init__(self, server: Running, name: str = "Anna", headers: dict[str, str] | None = None) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, timeout=30, headers=headers)
        welcome = self.http.post("/api/guests", json={"name": name}).json()
        self.id: str = welcome["person"]["id"]
        self.headers = {"Authorization": f"Bearer {welcome['token']}"}
        self.http.cookies.clear()
        self.http.headers.update(self.headers)

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        return self.checked(self.http.get(f"/api{path}", params=query), status)

    def post(self, path: str, body: Json | None = None, status: int = 201) -> Any:
        return self.checked(self.http.post(f"/api{path}", json=body), status)

    def checked(self, answer: httpx.Response, status: int) -> Any:
        assert answer.status_code == status, answer.text
        return answer.json()

    def open(self, game: str, *chairs: str, **more: Any) -> str:
        """A new table; the guest sits down at it when there is a chair for people."""
        id: str = self.post("/tables", {"game": game, "chairs": list(chairs), **more})["table"]["id"]  # noqa: A001
        if "person" in chairs or "hot-seat" in chairs:
            self.join(id)
        return id

    def join(self, table: str, status: int = 201, **more: Any) -> Any:
        return self.post(f"/tables/{table}/join", {"entropy": "c0ffee", **more}, status)

    def table(self, id: str) -> Json:
        found: Json = self.get(f"/tables/{id}")
        return found

    def update(self, id: str, status: int = 200, **query: Any) -> Json:
        found: Json = self.get(f"/tables/{id}/update", status, **query)
        return found

    def send(self, id: str, message: Json, status: int = 200) -> Any:
        """What the server answers; a list of messages, or a refusal."""
        answer = self.post(f"/tables/{id}/send", message, status)
        return answer["messages"] if status == 200 else answer

    def move(self, id: str, action: str | None = None, seat: int | None = None, choose: int = 0) -> Json:
        """Answers what is asked; returns the last message of the server's answer."""
        update = self.update(id, **({} if seat is None else {"viewer": seat}))
        text = action or update["prompt"]["options"][choose]["action"]
        message = {"type": "move", "seat": update["viewer"], "ply": update["ply"], "action": text}
        last: Json = self.send(id, message)[-1]
        return last

    def wait(self, id: str, until: Callable[[Json], bool], **query: Any) -> Json:
        """The first update that is as wished."""
        end = time.monotonic() + WAIT
        while time.monotonic() < end:
            update = self.update(id, **query)
            if until(update):
                return update
            time.sleep(0.02)
        raise AssertionError(f"never came: {update}")

    def wait_turn(self, id: str) -> Json:
        return self.wait(id, lambda update: update["prompt"] is not None or update["table"]["status"] != "running")

    @contextmanager
    def live(self, id: str, query: str = "", **more: Any) -> Iterator[LiveTable]:
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{id}/live{query}"
        with connect(address, additional_headers=self.headers, max_size=None, **more) as connection:
            yield LiveTable(connection)


class LiveTable:
    """A websocket."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def send(self, message: Json | str) -> None:
        self.connection.send(message if isinstance(message, str) else json.dumps(message))

    def get_any(self) -> Json:
        """The next message."""
        message: Json = json.loads(self.connection.recv(WAIT))
        return message

    def get(self, kind: str, until: Callable[[Json], bool] = lambda _: True) -> Json:
        """The next message of a kind that is as wished."""
        end = time.monotonic() + WAIT
        while time.monotonic() < end:
            message: Json = json.loads(self.connection.recv(WAIT))
            if message["type"] == kind and until(message):
                return message
        raise AssertionError(f"no {kind} came")


def play_out(guest: Guest, id: str, choose: Callable[[Json], str]) -> Json:
    """Plays a person's seat over a websocket to the end; the last update."""
    with guest.live(id) as live:
        while True:
            update = live.get("update")
            if update["table"]["status"] != "running":
                return update
            if update["prompt"] is not None:
                action = choose(update)
                live.send({"type": "move", "seat": update["viewer"], "ply": update["ply"], "action": action})


def refuses_connections(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) != 0
