"""The fullest tables of games by bots, looked at in the browser: positions that a few touches don't lead to."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from prichal.bots.choose import choose
from prichal.games import find
from prichal.kernel.chance import Rng
from prichal.kernel.game import Setup
from prichal.kernel.table import Table
from prichal.kernel.wire import View
from tests.boards.positions import PLAYERS, Position, seen, turn_of

GAMES = 6
FOOLISH = 8  # every so many answers one is given at random: bots alone leave out much
SHOWN = "version => document.querySelector('.shell')?.dataset.state.split(' ')[0] === version"
Measure = Callable[[View, int], float]


def fullest(game: str, setup: Setup, measure: Measure) -> dict[str, Position]:
    """Of every step the position in which the most is to be drawn, as whoever is asked sees it."""
    found: dict[str, tuple[float, Position]] = {}
    for seed in range(GAMES):
        table = Table(find(game), setup.seats, setup.options, PLAYERS[: setup.seats])
        table.draw(seed)
        rng = Rng(seed, 1)
        while not table.state.over:
            seat = table.state.agenda.actors()[0]
            step = table.state.step().name
            size = measure(table.view(seat), seat)
            if step not in found or size > found[step][0]:
                found[step] = size, seen(table, seat, step)
            table.act(seat, answer(table, seat, rng))
            table.draw(seed)
    return {step: position for step, (_, position) in found.items()}


def answer(table: Table, seat: int, rng: Rng) -> str:
    actions = turn_of(table, seat).legal_actions()
    if len(actions) == 1 or rng.below(FOOLISH) == 0:
        return table.game.catalogue.text(actions[rng.below(len(actions))])
    return choose(table.game, msgspec.json.encode(table.view(seat)), "sailor", rng.below(1 << 30))


class Stage:
    """A page at a table that shows other positions than its own; to be set up before the table is opened."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.shown = False
        self.socket: WebSocketRoute | None = None
        self.update: dict[str, Any] = {}
        self.sent: list[dict[str, Any]] = []  # by the page since another position is shown; the server doesn't hear it
        page.route_web_socket("**/live**", self._listen)

    def _listen(self, socket: WebSocketRoute) -> None:
        """A page that lost its connection, on a busy machine, hears on its next one what is shown."""
        self.socket = socket
        server = socket.connect_to_server()
        fresh = True  # this connection hasn't heard of the table yet, whatever still comes over the one before

        def say(text: str | bytes) -> None:
            message = json.loads(text)
            if self.shown and message["type"] != "ping":
                self.sent.append(message)
            else:
                server.send(text)

        def hear(text: str | bytes) -> None:
            nonlocal fresh
            message = json.loads(text)
            if message["type"] != "update":
                socket.send(text)
                return
            if not self.shown:
                self.update = message
            if not self.shown or fresh:
                socket.send(json.dumps(self.update))
            fresh = False

        socket.on_message(say)
        server.on_message(hear)

    def show(self, position: Position) -> None:
        """As if it had come over the wire; whatever else happens at the table is of no account from now on."""
        self.page.locator("main [data-piece]").first.wait_for()
        assert self.socket is not None
        self.shown = True
        self.sent.clear()
        shown = json.loads(msgspec.json.encode(position))
        self.update |= {name: shown[name] for name in ("viewer", "view", "prompt", "scores")}
        self.update |= {name: self.update[name] + 1 for name in ("ply", "version")}
        self.update |= {"news": [], "final": [], "only": None}
        self.socket.send(json.dumps(self.update))
        self.page.wait_for_function(SHOWN, arg=str(self.update["version"]))
