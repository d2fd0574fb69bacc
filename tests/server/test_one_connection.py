"""One websocket in the process of the test: what it is told, what it is answered, and when it ends."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect

from prichal.server.services import Services
from prichal.server.web.routes import live as live_module
from prichal.server.web.routes import talk as talk_module
from prichal.server.web.routes.live import live as live_route
from prichal.server.web.routes.live import poll as poll_route
from prichal.server.web.routes.live import talk_about
from prichal.server.web.routes.talk import SignedOut, Talk
from prichal.tables.messages import HandOver, Join, NewTable, Person, Said, Say
from prichal.tables.refusals import Refused
from prichal.tables.updates import WATCHING
from tests.server.inside import inside

Json = dict[str, Any]  # messages, looked at field by field


class Wire:
    """A websocket that keeps what is sent, and gives what it is told to; then the client goes."""

    def __init__(self, token: str, *messages: str, **query: str) -> None:
        self.headers = {"authorization": f"Bearer {token}"} if token else {}
        self.cookies: dict[str, str] = {}
        self.query_params = query
        self.client = SimpleNamespace(host="192.0.2.7")
        self.messages = [*messages]
        self.sent: list[Json] = []
        self.closed: list[int] = []
        self.stays = False
        self.app: Any = None

    async def accept(self) -> None: ...

    async def send_data(self, message: bytes, mode: str) -> None:
        assert mode == "text"
        self.sent.append(msgspec.json.decode(message))

    async def receive_data(self, mode: str) -> str:
        assert mode == "text"
        if self.messages:
            return self.messages.pop(0)
        while self.stays:
            await asyncio.sleep(0.01)
        raise WebSocketDisconnect(detail="gone")

    async def close(self, code: int) -> None:
        self.closed.append(code)

    def take(self) -> list[str]:
        """What was sent, by kind, refusals by their codes."""
        taken = [str(message.get("code", message["type"])) for message in self.sent]
        self.sent.clear()
        return taken


class House:
    """A table with two people, at which the first one is connected."""

    def __init__(self, at: Services, people: list[Person], tokens: list[str], table: str) -> None:
        self.at = at
        self.people = people
        self.tokens = tokens
        self.table = table

    async def talk(self, *messages: str, viewer: int = 0, **wish: int) -> tuple[Talk, Any]:
        wire: Any = Wire(self.tokens[0], *messages)
        room, listener = await self.at.conversation.enter(self.table, self.people[0], viewer)
        return Talk(self.at, wire, room, listener, self.people[0], wish), wire

    def turn(self, live: Any, id: str = "") -> str:
        seat = live.header.actors[0]
        action = live.game.prompt(live.state, seat).options[0].action
        move = {"type": "move", "seat": seat, "ply": live.header.ply, "action": action, "id": id}
        return msgspec.json.encode(move).decode()


def run(folder: Path, test: Callable[[House], Awaitable[None]], **more: Any) -> None:
    async def around() -> None:
        async with inside(folder) as at:
            found = [await at.people.guest(name) for name in ("Anna", "Boris")]
            people = [person for person, _ in found]
            live, _ = await at.seating.open(people[0], NewTable("shanghaien", ["person"] * 2, **more), "")
            for person in people:
                await at.seating.join(live.header.id, person, Join())
            await test(House(at, people, [token for _, token in found], live.header.id))

    asyncio.run(around())


async def until(fulfilled: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not fulfilled():
            await asyncio.sleep(0.01)


def test_the_table_is_shown_when_it_has_changed(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        talk, wire = await house.talk()
        live = await house.at.rooms.look(house.table)
        for again, kinds in ((False, ["update"]), (False, []), (True, ["update"]), (False, [])):
            await talk.show(again)
            assert wire.take() == kinds
        assert (talk.version, talk.since) == (live.header.version, live.header.ply)
        await house.at.seating.leave(house.table, house.people[1])
        await talk.show()
        (update,) = wire.sent
        assert update["viewer"] == 0 and update["since"] == live.header.ply - 1

    run(tmp_path, test)


def test_lines_of_chat_come_once_and_in_order(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        for text in ("One", "Two", "Three"):
            await house.at.rooms.add_chat(house.table, "Boris", 1, text)
        lines = await house.at.rooms.read_chat(house.table)
        talk, wire = await house.talk(said=lines[0].id)
        talk.listener.said.append(lines[2])  # heard while it was read
        talk.listener.wake.set()
        telling = asyncio.create_task(talk.tell())
        await until(lambda: len(wire.sent) > 3)
        assert [message.get("text", message["type"]) for message in wire.sent] == ["update", "Two", "Three", "presence"]
        assert talk.said == lines[2].id
        wire.take()
        talk.listener.said += [lines[1], Said(lines[2].id + 1, "Boris", "Four", 0, 1)]
        talk.listener.wake.set()
        await until(lambda: bool(wire.sent))
        assert [message.get("text", message["type"]) for message in wire.sent] == ["Four"]
        telling.cancel()
        await asyncio.gather(telling, return_exceptions=True)

    run(tmp_path, test)


def test_whoever_leaves_between_two_lines_hears_the_first_only(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        talk, wire = await house.talk(viewer=1)
        talk.person, talk.token = house.people[1], house.tokens[1]  # the owner might stay
        await talk.show()
        wire.take()
        talk.listener.said += [Said(number, "Boris", text, 0, 1) for number, text in ((1, "One"), (2, "Two"))]
        talk.listener.wake.set()
        send = wire.send_data

        async def leaving(message: bytes, mode: str) -> None:
            await send(message, mode)
            await house.at.seating.leave(house.table, house.people[1])

        wire.send_data = leaving
        with pytest.raises(Refused, match="without spectators"):
            await talk.tell()
        assert [message.get("text", message["type"]) for message in wire.sent] == ["One"]

    run(tmp_path, test, spectators=False)


def test_messages_are_answered(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        talk, wire = await house.talk()
        await talk.answer('{"type": "ping"}')
        assert wire.take() == ["pong"]
        for broken in ("{", b"\xff", '{"type": "nothing"}', "[" * 10_000):
            await talk.answer(broken)
            assert wire.take() == ["malformed"]
        await talk.answer('{"type": "look", "viewer": 1}')
        assert wire.take() == ["not-your-seat"]
        await talk.answer('{"type": "move", "seat": 1, "ply": 0, "action": "x", "id": "7"}')
        assert wire.sent[0]["id"] == "7" and wire.take() == ["not-your-seat"]
        await talk.answer('{"type": "say", "text": "Ahoy", "id": "8"}')
        assert wire.sent[0]["id"] == "8" and wire.take() == ["accepted"]
        for panels, shown in (("false", False), ("true", True), ("false", True)):
            await talk.answer(f'{{"type": "look", "viewer": -2, "since": 1, "panels": {panels}}}')
            assert wire.sent[0]["viewer"] == WATCHING and wire.sent[0]["since"] == 1
            assert (wire.sent[0]["panels"] is not None) == shown == talk.listener.panels
            assert wire.take() == ["update"] and talk.listener.viewer == WATCHING

    run(tmp_path, test)


def test_a_message_of_somebody_signed_out_is_not_heard(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        talk, wire = await house.talk()
        await house.at.people.sign_out(house.tokens[0])
        await talk.answer('{"type": "ping"}')
        assert wire.take() == ["pong"]
        with pytest.raises(SignedOut) as caught:
            await talk.answer('{"type": "say", "text": "Ahoy"}')
        assert (caught.value.code, caught.value.status, wire.sent) == ("no-person", 401, [])
        talk.person = None
        await talk.check_session(0.0)  # nobody to be signed out
        talk.person, talk.token = house.people[0], None
        with pytest.raises(SignedOut):
            await talk.check_session(0.0)

    run(tmp_path, test)


@pytest.mark.parametrize("spectators", [True, False])
def test_whoever_has_left_watches_where_that_is_allowed(tmp_path: Path, spectators: bool) -> None:
    async def test(house: House) -> None:
        talk, wire = await house.talk()
        await talk.show()
        talk.person = house.people[1]  # who doesn't hold the seat
        if spectators:
            await talk.check_viewer()
            assert (talk.listener.viewer, talk.version) == (1, -1)
        await house.at.seating.leave(house.table, house.people[1])
        wire.take()
        if spectators:
            await talk.show()
            assert wire.sent[0]["viewer"] == WATCHING == talk.listener.viewer
        else:
            with pytest.raises(Refused, match="without spectators"):
                await talk.show()
            assert wire.sent == []

    run(tmp_path, test, spectators=spectators)


def test_a_client_that_takes_nothing_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk_module, "SEND_TIMEOUT", 0.01)

    async def test(house: House) -> None:
        talk, wire = await house.talk()
        wire.send_data = lambda *_, **__: asyncio.sleep(60)
        with pytest.raises(TimeoutError):
            await talk.show()

    run(tmp_path, test)


@pytest.mark.parametrize(
    ("error", "sent", "closed"),
    [
        (None, [], []),
        (Refused("odd", 403, "odd"), ["odd"], [4000]),
        (SignedOut(), ["no-person"], [4001]),
        (ValueError("odd"), [], [4001]),
        (OSError("away"), [], [4001]),
    ],
)
@pytest.mark.parametrize("where", ["tell", "listen"])
def test_how_a_connection_ends(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    error: Exception | None,
    sent: list[str],
    closed: list[int],
    where: str,
) -> None:
    """A client that is refused stays away, any other comes back; nobody is left in the room."""

    async def failing(_: Talk) -> None:
        if error is not None:
            raise error

    async def waiting(_: Talk) -> None:
        await asyncio.sleep(0 if error is None else 60)

    async def test(house: House) -> None:
        monkeypatch.setattr(Talk, "tell", failing if where == "tell" else waiting)
        monkeypatch.setattr(Talk, "listen", failing if where == "listen" else waiting)
        wire: Any = Wire(house.tokens[0])
        async with asyncio.timeout(20):
            await talk_about(house.at, wire, house.table, house.people[0], 0, {})
        assert (wire.take(), wire.closed) == (sent, closed)
        assert house.at.rooms.room(house.table).listeners == set()

    run(tmp_path, test)


@pytest.mark.parametrize(
    ("query", "kinds", "closed"),
    [
        ({}, ["update", "presence"], []),
        ({"viewer": "0", "panels": "1"}, ["update", "presence"], []),
        ({"viewer": "1"}, ["not-your-seat"], [4000]),
        ({"viewer": "one"}, ["malformed"], [4000]),
    ],
)
def test_a_whole_connection(tmp_path: Path, query: dict[str, str], kinds: list[str], closed: list[int]) -> None:
    async def test(house: House) -> None:
        wire: Any = Wire(house.tokens[0], **query)
        wire.app = SimpleNamespace(state=SimpleNamespace(services=house.at))
        wire.stays = not closed
        connection: asyncio.Future[None] = asyncio.ensure_future(live_route.fn(wire, house.table))
        await until(lambda: len(wire.sent) >= len(kinds))
        if not closed:
            assert (wire.sent[0]["panels"] is not None) == ("panels" in query)
            assert wire.sent[0]["since"] == 0 and wire.sent[0]["viewer"] == 0
        assert wire.take() == kinds
        wire.stays = False
        async with asyncio.timeout(20):
            await connection
        assert wire.closed == closed
        assert house.at.rooms.room(house.table).listeners == set()

    run(tmp_path, test)


def test_a_poll_brings_whoever_was_absent_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It waits only where its client knows everything already, and leaves nobody in the room."""

    async def test(house: House) -> None:
        async def away(*_: object) -> float:
            return 999.0

        with monkeypatch.context() as absent:
            absent.setattr(house.at.rooms, "absence", away)
            await house.at.substitutes.hand_over(house.table, house.people[1], HandOver(0, "sailor"))
        live = await house.at.rooms.look(house.table)
        assert live.chairs[0].lent == "absent"
        request: Any = Wire(house.tokens[0])
        request.app = SimpleNamespace(state=SimpleNamespace(services=house.at))
        request.receive = asyncio.Event().wait

        async def poll(**more: int) -> list[str]:
            batch = await poll_route.fn(request, house.table, **more)
            assert house.at.rooms.room(house.table).listeners == set()
            return [type(message).__name__ for message in batch.messages]

        monkeypatch.setattr(live_module, "POLL", 60.0)
        async with asyncio.timeout(20):
            assert await poll() == ["Update", "Presence"]
        assert (live.chairs[0].bot, live.chairs[0].lent) == (None, "")
        version = live.header.version
        async with asyncio.timeout(20):
            assert await poll(version=version - 1) == ["Update", "Presence"]
            house.at.stopping = True
            assert await poll(version=version) == ["Update", "Presence"]
            house.at.stopping = False
            waiting = asyncio.create_task(poll(version=version))
            await asyncio.sleep(0.1)
            assert not waiting.done()
            await house.at.conversation.say(house.table, house.people[1], Say("Ahoy"))
            assert sorted(await waiting) == ["Presence", "Said", "Update"]
            monkeypatch.setattr(live_module, "POLL", 0.01)
            assert await poll(version=version) == ["Update", "Said", "Presence"]
            said = (await house.at.rooms.read_chat(house.table))[-1].id
            assert await poll(version=version, said=said) == ["Update", "Presence"]

    run(tmp_path, test)


def test_a_poll_asks_again_who_is_there(tmp_path: Path) -> None:
    """Whoever has signed out meanwhile is shown nothing; whoever never said who they are may watch."""

    async def test(house: House) -> None:
        async def poll(token: str, **more: int) -> list[str]:
            request: Any = Wire(token)
            request.app = SimpleNamespace(state=SimpleNamespace(services=house.at))
            request.receive = asyncio.Event().wait
            batch = await poll_route.fn(request, house.table, **more)
            return [type(message).__name__ for message in batch.messages]

        assert await poll("") == ["Update", "Presence"]
        version = (await house.at.rooms.look(house.table)).header.version
        waiting = asyncio.create_task(poll(house.tokens[0], version=version))
        await until(lambda: bool(house.at.rooms.room(house.table).listeners))
        await house.at.people.sign_out(house.tokens[0])
        await house.at.conversation.say(house.table, house.people[1], Say("Is she gone?"))
        with pytest.raises(Refused) as caught:
            await waiting
        assert caught.value.code == "no-person"

    run(tmp_path, test)
