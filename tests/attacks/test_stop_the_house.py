"""Somebody wants the house to stop: all its processors busy with one guest's wishes."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import time
from typing import Any

import pytest
from litestar import Litestar, Request, get
from litestar.datastructures import State
from litestar.types import Message

from prichal.kernel.errors import Problem
from prichal.server.bots.pool import LocalThinkers
from prichal.server.web.authentication import while_connected
from prichal.tables.ports import TOO_LONG
from tests.faults.test_crashes import thinkers
from tests.server.positions import view_with_a_choice
from tests.server.running import Guest, Running
from tests.server.test_thinkers import GAME, LONG, alive, busy, ids, until
from tests.services.process import WAIT

DEAR = ["search-12000msx5", "search-400000000", "search-1", "search-1ms", "captainx4", "", " captain", "captain\n"]


@pytest.mark.parametrize("bot", DEAR)
def test_bots_with_a_budget_of_ones_own_choosing_are_not_taken(sqlite_server: Running, bot: str) -> None:
    anna = Guest(sqlite_server)
    refused = anna.post("/tables", {"game": "shanghaien", "chairs": ["person", bot]}, 400)
    assert refused["code"] == ("bot-level" if bot else "malformed")
    table = anna.open("shanghaien", "person", "greedy")
    refused = anna.post(f"/tables/{table}/seat", {"seat": 0, "bot": bot}, 400)
    assert refused["code"] == ("bot-level" if bot else "malformed")


def test_a_thought_that_takes_too_much_processor_time_is_ended() -> None:
    async def test() -> None:
        thinkers = LocalThinkers(1, seconds=1)
        await thinkers.start()
        try:
            async with asyncio.timeout(WAIT):
                for _ in range(2):
                    with pytest.raises(Problem) as caught:
                        await thinkers.choose(GAME, view_with_a_choice(GAME), LONG, 1)
                    assert caught.value.message.id == TOO_LONG
                assert await thinkers.choose(GAME, view_with_a_choice(GAME), "greedy", 1)
        finally:
            await thinkers.stop()

    asyncio.run(test())


def test_a_stuck_process_is_ended_by_the_clock() -> None:
    """One that uses no processor time at all, for example because it was stopped."""

    async def test() -> None:
        thinkers = LocalThinkers(1, seconds=1)
        await thinkers.start()
        try:
            async with asyncio.timeout(WAIT):
                await until(lambda: len(ids(thinkers)) == 1)
                os.kill(ids(thinkers)[0], signal.SIGSTOP)
                with pytest.raises(Problem) as caught:
                    await thinkers.choose(GAME, view_with_a_choice(GAME), "greedy", 1)
                assert caught.value.message.id == TOO_LONG
                assert await thinkers.choose(GAME, view_with_a_choice(GAME), "greedy", 1)
        finally:
            await thinkers.stop()

    asyncio.run(test())


def test_what_a_client_waited_for_is_given_up_when_the_client_goes() -> None:
    """A page that is closed while it waits for a hint, or in a long poll."""
    given_up = False

    async def wait_for_ever() -> None:
        nonlocal given_up
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            given_up = True
            raise

    @get("/")
    async def ask(request: Request[None, None, State]) -> None:
        await while_connected(request, wait_for_ever())

    sent: list[Message] = []
    received: list[Any] = [{"type": "http.request", "body": b"", "more_body": False}, {"type": "http.disconnect"}]

    async def receive() -> Any:
        return received.pop(0)

    async def send(message: Message) -> None:
        sent.append(message)

    async def test() -> None:
        scope: Any = {
            "type": "http",
            "method": "GET",
            "path": "/",
            "raw_path": b"/",
            "query_string": b"",
            "headers": [],
        }
        async with asyncio.timeout(WAIT):
            await Litestar([ask], openapi_config=None)(scope, receive, send)
            while not given_up:  # before the loop ends, which gives up everything
                await asyncio.sleep(0)

    asyncio.run(test())


def test_a_thought_about_a_game_that_is_over_is_ended() -> None:
    """Also at a table from the time when every budget was taken."""
    server = Running()
    server.start()
    try:
        anna = Guest(server)
        table = anna.open("shanghaien", "person", "greedy")
        anna.wait_turn(table)
        server.stop()
        with sqlite3.connect(server.folder / "prichal.db") as store:
            store.execute("UPDATE chairs SET bot = ? WHERE bot = 'greedy'", [LONG])
        server.start()
        thinker = move_until_it_thinks(server, anna, table)
        anna.send(table, {"type": "concede", "seat": 0, "ply": 0})
        asyncio.run(until(lambda: not alive(thinker)))
    finally:
        server.remove()


def move_until_it_thinks(server: Running, guest: Guest, table: str) -> int:
    """The process that is in mid-thought after some moves of the guest's."""
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        if guest.update(table)["prompt"] is not None:
            guest.move(table)
        for thinker in thinkers(server):
            if busy(thinker, 2.0):
                return thinker
        time.sleep(0.02)
    raise AssertionError("nobody thought")
