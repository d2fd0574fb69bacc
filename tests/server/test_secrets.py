"""Whole games over real connections: every byte that a seat or a spectator gets would be the same if everything that
they can't know were otherwise."""

from __future__ import annotations

import json
import queue
import random
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from prichal import games  # noqa: F401  # registers them
from prichal.kernel.agenda import SPECTATOR
from prichal.kernel.chance import Rng
from prichal.kernel.record import parse
from prichal.kernel.registry import find
from prichal.kernel.state import State
from prichal.kernel.table import CHANCE_SEAT
from tests.server.running import Guest, Json, Running

WATCHING = int(SPECTATOR)
MOVES = 120  # by people; then everybody agrees to stop, which opens the record


class Reader:
    """Somebody who keeps every byte."""

    def __init__(self, guest: Guest, viewer: int) -> None:
        self.guest = guest
        self.viewer = viewer
        self.texts: list[str] = []
        self.updates: queue.Queue[Json] = queue.Queue()

    @contextmanager
    def reading(self, table: str) -> Iterator[None]:
        with self.guest.live(table, f"?viewer={self.viewer}&panels=1") as live:
            self.live = live
            thread = threading.Thread(target=self.read, daemon=True)
            thread.start()
            yield
        thread.join()

    def read(self) -> None:
        try:
            for text in self.live.connection:
                assert isinstance(text, str)
                self.texts.append(text)
                message = json.loads(text)
                if message["type"] == "update":
                    self.updates.put(message)
        except ConnectionClosed:
            pass


def play(readers: list[Reader]) -> Json:
    """Everybody answers at random; the last update."""
    choice = random.Random(7)
    moves = 0
    while True:
        for reader in readers:
            update = reader.updates.get(timeout=60)
            while not reader.updates.empty():
                update = reader.updates.get()
            if update["table"]["status"] != "running":
                return update
            move: Json = {"seat": reader.viewer, "ply": update["ply"]}
            if moves >= MOVES:
                kind = "end" if update["offer"] is None else "answer"
                more = {} if kind == "end" else {"agree": True, "offer": update["offer"]["number"]}
                reader.live.send({"type": kind, **move, **more})
            elif update["prompt"] is not None:
                moves += 1
                action = choice.choice(update["prompt"]["options"])["action"]
                reader.live.send({"type": "move", **move, "action": action})
            reader.live.send({"type": "look", "viewer": reader.viewer, "since": update["ply"], "panels": True})


def positions(record_text: str) -> list[State]:
    """The position after every line of the record."""
    record = parse(record_text)
    game = find(record.game)
    state = game.new(record.seats, record.options)
    found = [state.clone()]
    for line in record.lines:
        if line.seat != "table":
            state.agenda.give_turn(CHANCE_SEAT if line.seat == "chance" else int(line.seat))
            state.play(game.catalogue.find(line.action))
        found.append(state.clone())
    return found


@pytest.mark.parametrize(
    ("name", "seats"), [("shanghaien", 2), ("jamaica", 3), ("madame_ching", 3), ("white_castle", 2)]
)
def test_no_byte_depends_on_a_secret(sqlite_server: Running, name: str, seats: int) -> None:
    guests = [Guest(sqlite_server, f"Seat {seat}") for seat in range(seats)]
    table = guests[0].open(name, *["person"] * seats)
    for guest in guests[1:]:
        guest.join(table)
    readers = [Reader(guest, seat) for seat, guest in enumerate(guests)]
    stranger = Reader(Guest(sqlite_server, "Stranger"), WATCHING)
    with ExitStack() as connections:
        for reader in [*readers, stranger]:
            connections.enter_context(reader.reading(table))
        play(readers)
    record_text = guests[0].http.get(f"/api/tables/{table}/record").text
    seed = parse(record_text).extra["seed"]
    path = positions(record_text)
    game = find(name)
    compared = 0
    for reader in [*readers, stranger]:
        for text in reader.texts:
            assert seed not in text
            update = json.loads(text)
            if update["type"] != "update" or update["table"]["status"] != "running":
                continue
            for salt in range(3):
                twin = path[update["ply"]].clone()
                game.reshuffle(twin, reader.viewer, Rng(salt, update["ply"]))
                view = game.view(twin, reader.viewer)
                assert f'"view":{msgspec.json.encode(view).decode()},' in text
                assert f'"panels":{msgspec.json.encode(game.panels(view)).decode()}' in text
                if reader.viewer in twin.agenda.actors():
                    prompt = game.prompt(twin, reader.viewer)
                    assert f'"prompt":{msgspec.json.encode(prompt).decode()},' in text
                else:
                    assert '"prompt":null' in text
                compared += 1
    assert compared > 100
