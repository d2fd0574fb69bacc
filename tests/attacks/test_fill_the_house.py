"""Somebody wants the house full: of tables, guests, connections, thoughts and words about who is there."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import httpx
import pytest
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from websockets.sync.client import connect

from prichal.server.bots.fair_line import FairLine
from prichal.server.bots.pool import Asked
from prichal.server.bots.thinkers import HINT, MOVE
from prichal.server.limits.counters import Counters, MemoryCounters, RedisCounters
from prichal.server.limits.quotas import neighbourhood
from prichal.server.post import ChannelPost
from prichal.server.redis_client import open_redis
from prichal.server.store.database import open_database
from prichal.server.store.store import SqlStore
from prichal.tables.room import Listening
from prichal.tables.rooms import GREETING, Rooms
from prichal.tables.thinking import Question
from tests.server.running import Guest, Running
from tests.server.test_thinkers import until
from tests.services.redis import RedisServer

OPEN = {"game": "shanghaien", "chairs": ["person", "person"]}
WITH_BOT = {"game": "shanghaien", "chairs": ["person", "greedy"]}


@contextmanager
def house(*limits: str, redis: str = "", more: tuple[str, ...] = ()) -> Iterator[Running]:
    """A server with some limits and no others; its own proxy says where people come from."""
    chosen = [word for limit in limits for word in ("--limit", limit)]
    server = Running("", redis, 1, "--proxy", "127.0.0.1", *chosen, *more)
    server.start()
    try:
        yield server
    finally:
        server.remove()


def come(server: Running, address: str) -> Guest:
    """A guest from somewhere."""
    guest = Guest(server, headers={"x-forwarded-for": address})
    guest.headers["x-forwarded-for"] = address
    return guest


def knock(server: Running, address: str) -> httpx.Response:
    """Somebody wants to become a guest."""
    sent = {"x-forwarded-for": address}
    return httpx.post(f"{server.address}/api/guests", json={"name": "Anna"}, headers=sent)


def check_refusal(answer: httpx.Response, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (429, code), answer.text
    seconds = int(answer.headers["retry-after"])
    assert answer.json()["message"]["args"]["seconds"] == seconds
    assert 1 <= seconds <= 3600


def test_guests_of_an_address_are_limited() -> None:
    with house("guests-per-hour=3") as server:

        def arrive(address: str) -> httpx.Response:
            return knock(server, address)

        assert [arrive("2001:db8::1").status_code for _ in range(3)] == [201] * 3
        check_refusal(arrive("2001:db8::2"), "many-guests")
        check_refusal(arrive("2001:db8:0:0:ffff::1"), "many-guests")  # the same /64
        assert arrive("2001:db8:0:1::1").status_code == 201
        assert arrive("192.0.2.7").status_code == 201


def test_only_trusted_proxies_say_where_somebody_comes_from() -> None:
    server = Running("", "", 1, "--limit", "guests-per-hour=3")
    server.start()
    try:
        assert [knock(server, f"192.0.2.{n}").status_code for n in range(5)] == [201, 201, 201, 429, 429]
    finally:
        server.remove()


@pytest.mark.parametrize(
    ("address", "group"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("nonsense", "nonsense"),
    ],
)
def test_addresses_are_counted_as_whoever_can_take_them(address: str, group: str) -> None:
    assert neighbourhood(address) == group


@pytest.mark.parametrize(("wanted", "code"), [(OPEN, "many-tables"), (WITH_BOT, "many-bot-tables")])
def test_tables_of_a_person_and_of_an_address_are_limited(wanted: dict[str, object], code: str) -> None:
    kind = "open-tables" if wanted is OPEN else "bot-tables"
    with house(f"{kind}=2", f"{kind}-per-address=3") as server:
        anna, boris = come(server, "192.0.2.1"), come(server, "192.0.2.1")

        def sit(guest: Guest) -> httpx.Response:
            answer = guest.http.post("/api/tables", json=wanted)
            if answer.status_code == 201 and wanted is WITH_BOT:
                guest.join(answer.json()["table"]["id"])
            return answer

        assert [sit(anna).status_code for _ in range(2)] == [201] * 2
        check_refusal(sit(anna), code)
        assert sit(boris).status_code == 201
        check_refusal(sit(boris), code)
        assert sit(come(server, "192.0.2.2")).status_code == 201


def test_a_closed_table_makes_room() -> None:
    with house("open-tables=1") as server:
        anna = Guest(server)
        table = anna.open("shanghaien", "person", "person")
        anna.post("/tables", OPEN, 429)
        anna.post(f"/tables/{table}/leave")
        anna.post("/tables", OPEN)


@pytest.mark.parametrize("shared", [False, True], ids=["alone", "redis"])
def test_connections_of_a_person_and_of_an_address_are_limited(shared: bool, redis_server: RedisServer) -> None:
    redis_server.clear()
    with (
        house("sockets=2", "sockets-per-address=3", redis=redis_server.url if shared else "") as server,
        ExitStack() as open_ones,
    ):
        anna, boris = come(server, "192.0.2.1"), come(server, "192.0.2.1")
        table = anna.open("shanghaien", "person", "person")
        first = [open_ones.enter_context(guest.live(table)) for guest in (anna, anna, boris)]
        for live in first:
            live.get("update")
        for guest in (anna, boris):
            with guest.live(table) as refused:
                answer = refused.get("refusal")
                assert answer["code"] == "many-sockets"
        check_refusal(boris.http.get(f"/api/tables/{table}/poll"), "many-sockets")
        first[0].connection.close()
        asyncio.run(until(lambda: is_let_in(boris, table)))


def is_let_in(guest: Guest, table: str) -> bool:
    with guest.live(table) as live:
        return bool(json.loads(live.connection.recv(30))["type"] == "update")


def test_spectators_of_a_table_are_limited() -> None:
    with house("spectators=2") as server, ExitStack() as open_ones:
        anna, boris = Guest(server), Guest(server, "Boris")
        table = anna.open("shanghaien", "person", "person")
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        for _ in range(2):
            watching = open_ones.enter_context(connect(address))
            assert json.loads(watching.recv(30))["type"] == "update"
        with connect(address) as third:
            assert json.loads(third.recv(30))["code"] == "many-spectators"
        with anna.live(table) as mine:  # players always have room
            mine.get("update")
        boris.join(table)


def test_a_crowd_that_comes_is_not_told_of_each_of_its_own() -> None:
    """Eight hundred spectators who come one after another were told of 320,000 arrivals."""

    async def come(crowd: int) -> tuple[int, float]:
        post = ChannelPost(ChannelsPlugin(MemoryChannelsBackend(), channels=["x"]))
        rooms = Rooms(SqlStore(open_database("sqlite://")), post, alone=True)
        room, clock = rooms.room("table"), asyncio.get_running_loop().time
        told, start = 0, clock()
        for _ in range(crowd):
            listener = Listening(None, -2)
            room.arrive(listener)
            rooms.greet(room)
            await asyncio.sleep(0.001)
            told += sum(listener.presence_changed for listener in room.listeners)
            for listener in room.listeners:
                listener.presence_changed = False
        return told, clock() - start

    crowd = 200
    told, seconds = asyncio.run(come(crowd))
    words = seconds / GREETING + 2  # so often may it have been said who is there
    assert told <= crowd + words * crowd  # each one on coming, and all of them each time


def asked(name: str, by: str, urgency: int = MOVE) -> Asked:
    return Asked(Question(name, b"", "", 0), urgency, by)


def test_everybodys_turn_comes_however_much_one_asks() -> None:
    async def test() -> list[str]:
        line: FairLine[Asked] = FairLine(2)
        line.put(asked("hint", "Vera", HINT))
        for number in range(4):
            line.put(asked(f"greedy {number}", "Anna"))
        line.put(asked("Boris 0", "Boris"))
        found = [(await line.get()).question.game]
        line.put(asked("Vera 0", "Vera"))
        line.put(asked("Boris 1", "Boris"))
        return found + [(await line.get()).question.game for _ in range(7)]

    expected = ["greedy 0", "Boris 0", "greedy 1", "Vera 0", "Boris 1", "greedy 2", "greedy 3", "hint"]
    assert asyncio.run(test()) == expected


def test_tables_nobody_plays_at_leave_the_lobby_and_end() -> None:
    with house("lobby-hours=1", "open-days=2", "idle-days=3") as server:
        anna, boris = Guest(server), Guest(server, "Boris")
        waiting = [anna.open("shanghaien", "person", "person") for _ in range(3)]
        running = [anna.open("shanghaien", "person", "person") for _ in range(3)]
        for table in running:
            boris.join(table)
        server.stop()
        hour = 3_600_000
        with sqlite3.connect(server.folder / "prichal.db") as store:
            for tables in (waiting, running):
                store.execute("UPDATE tables SET changed = changed - ? WHERE id = ?", [2 * hour, tables[1]])
                store.execute("UPDATE tables SET changed = changed - ? WHERE id = ?", [80 * hour, tables[2]])
        server.start()
        asyncio.run(until(lambda: [anna.table(tables[2])["status"] for tables in (waiting, running)] == ["closed"] * 2))
        assert {anna.table(tables[2])["ending"] for tables in (waiting, running)} == {"deserted"}
        for tables, status in ((waiting, "open"), (running, "running")):
            assert [anna.table(table)["status"] for table in tables[:2]] == [status] * 2
            listed = {found["id"] for found in anna.get("/tables", list=status)["tables"]}
            assert listed & set(tables) == {tables[0]}
        mine = {found["id"] for found in anna.get("/tables", list="mine")["tables"]}
        assert mine >= {waiting[1], *running}


def test_a_flood_of_messages_waits_and_loses_none() -> None:
    """More than a connection may send in a second is answered all the same, later."""
    with house("messages-per-second=50") as server:
        anna = Guest(server)
        table = anna.open("shanghaien", "person", "person")
        with anna.live(table) as live:
            for _ in range(250):
                live.send({"type": "ping"})
            for _ in range(250):
                live.get("pong")


@pytest.mark.parametrize("shared", [False, True], ids=["memory", "redis"])
def test_counters_count(shared: bool, redis_server: RedisServer) -> None:
    redis_server.clear()

    async def test() -> None:
        one: Counters = RedisCounters(open_redis(redis_server.url)) if shared else MemoryCounters()
        other = RedisCounters(open_redis(redis_server.url)) if shared else one
        for counters in (one, other):
            await counters.start()
        counts = [(await counters.spend("a", 100.0))[0] for counters in (one, other, one)]
        assert counts == [1, 2, 3]
        count, left = await one.spend("a", 5.0)
        assert count == 4
        assert 5.0 < left <= 100.0  # the stretch of time began with the first
        assert (await one.spend("b", 0.001))[0] == 1
        await asyncio.sleep(0.05)
        assert (await other.spend("b", 100.0))[0] == 1
        assert [await counters.hold("c", 2, name) for counters, name in ((one, "x"), (other, "y"))] == [True, True]
        assert not await one.hold("c", 2, "z")
        await other.release("c", "y")
        assert await one.hold("c", 2, "z")
        for counters in {one, other}:
            await counters.stop()

    asyncio.run(test())


def test_counting_goes_on_without_redis(redis_server: RedisServer) -> None:
    async def test() -> None:
        counters = RedisCounters(open_redis(redis_server.url))
        assert (await counters.spend("lonely", 100.0))[0] == 1
        redis_server.crash()
        try:
            assert (await counters.spend("lonely", 100.0))[0] == 1
            assert (await counters.spend("lonely", 100.0))[0] == 2
            assert await counters.hold("places", 1, "x")
            assert not await counters.hold("places", 1, "y")
        finally:
            redis_server.start()
        await counters.stop()

    asyncio.run(test())


def test_memory_forgets_what_has_started_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("prichal.server.limits.counters.MOST", 100)

    async def test() -> None:
        counters = MemoryCounters()
        for number in range(1000):
            await counters.spend(f"address {number}", 100.0 + number)
        assert len(counters.counts) <= 100
        assert (await counters.spend("address 999", 1.0))[0] == 2

    asyncio.run(test())
