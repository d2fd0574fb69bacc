"""What one person may use of the house, and who is still who: with clocks that are set by hand."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import update

from prichal.server import people as people_module
from prichal.server.limits import quotas as quotas_module
from prichal.server.limits.counters import MemoryCounters
from prichal.server.limits.quotas import HOUR, Quotas
from prichal.server.messages import Credentials
from prichal.server.people import HASHING, SESSION_AGE, TRUSTED, TRUSTED_ALONE, Hashing, step_back
from prichal.server.services import Services
from prichal.server.settings import Limits
from prichal.server.store import schema
from prichal.tables import conversation as conversation_module
from prichal.tables.conversation import CHAT_LINES, CHAT_SECONDS, find_viewer
from prichal.tables.kept import new_id, now
from prichal.tables.live_table import LiveTable
from prichal.tables.messages import Join, NewTable, Person, Say
from prichal.tables.refusals import Refused, TooMany
from prichal.tables.updates import WATCHING
from tests.server.inside import inside

HERE, THERE = "192.0.2.1", "192.0.2.2"


def run(folder: Path, test: Callable[[Services], Awaitable[None]]) -> None:
    async def around() -> None:
        async with inside(folder) as at:
            await test(at)

    asyncio.run(around())


async def refusal(work: Awaitable[object]) -> str:
    """The code of a refusal; nothing where there was none."""
    try:
        await work
    except Refused as refused:
        return refused.code
    return ""


@pytest.mark.parametrize(("alone", "trusted"), [(True, TRUSTED_ALONE), (False, TRUSTED)])
def test_a_session_is_read_again_after_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, alone: bool, trusted: float
) -> None:
    clock = SimpleNamespace(now=5000.0)
    monkeypatch.setattr(people_module, "time", SimpleNamespace(monotonic=lambda: clock.now))

    async def test(at: Services) -> None:
        at.people.alone = alone
        anna, token = await at.people.guest("Anna")
        assert await at.people.still(token) == anna
        other = replace(anna, name="Hanna")
        await at.database.transact(people_module.change_person, anna.id, {"name": "Hanna"})
        clock.now += trusted - 0.5
        assert await at.people.still(token) == anna
        if not alone:
            assert await at.people.still(token, 0.0) == other
            clock.now += trusted
        else:
            assert await at.people.still(token, 0.0) == anna
            clock.now += 0.5
        assert await at.people.still(token) == other
        assert await at.people.still("nobody's") is None and len(at.people.known) == 1

    run(tmp_path, test)


def test_who_was_read_while_something_changed_is_not_believed(tmp_path: Path) -> None:
    async def test(at: Services) -> None:
        anna, token = await at.people.guest("Anna")
        find = at.people.find

        async def meanwhile(token: str) -> Person | None:
            found = await find(token)
            at.people.forget()
            return found

        at.people.find = meanwhile  # type: ignore[method-assign]
        assert await at.people.still(token) == anna
        assert at.people.known == {} and at.people.changes == 1

    run(tmp_path, test)


@pytest.mark.parametrize(("age", "good"), [(SESSION_AGE - 60, True), (SESSION_AGE + 60, False)])
def test_a_session_ends_after_half_a_year(tmp_path: Path, age: int, good: bool) -> None:
    async def test(at: Services) -> None:
        anna, token = await at.people.guest("Anna")
        created = update(schema.sessions).values(created=now() - age * 1000)
        await at.database.transact(lambda connection: connection.execute(created))
        assert await at.people.find(token) == (anna if good else None)

    run(tmp_path, test)


def test_a_guest_and_an_account_at_one_table(tmp_path: Path) -> None:
    """Signing in takes over what the guest had, except where both sit; everything else stays whose it was."""

    async def test(at: Services) -> None:
        wanted = Credentials("Anna", "correct horse")
        anna, guest, boris = [(await at.people.guest(name))[0] for name in ("Anna", "Guest", "Boris")]
        anna = await at.people.register(anna, wanted, HERE)
        assert anna.login == "anna"
        tables = {}
        for name, owner, seated in (
            ("both", boris, [guest, anna]),
            ("guest's", boris, [guest]),
            ("owned", guest, [boris]),
            ("others'", boris, [boris]),
        ):
            live, _ = await at.seating.open(owner, NewTable("jamaica", ["person"] * 4), "")
            for person in seated:
                live = await at.seating.join(live.header.id, person, Join())
            tables[name] = live
        found, token, moved = await at.people.sign_in(Credentials("ANNA", "correct horse"), guest, HERE)
        assert found == anna == await at.people.find(token)
        assert sorted(moved) == sorted(tables[name].header.id for name in ("guest's", "owned"))
        at.rooms.rooms.clear()
        for name, owner, people in (
            ("both", boris, [guest.id, anna.id]),
            ("guest's", boris, [anna.id, None]),
            ("owned", anna, [boris.id, None]),
            ("others'", boris, [boris.id, None]),
        ):
            live = await at.rooms.look(tables[name].header.id)
            assert [chair.person for chair in live.chairs][:2] == people
            assert live.header.owner == owner.id
            assert live.header.version == tables[name].header.version + (name in ("guest's", "owned"))

    run(tmp_path, test)


def test_accounts(tmp_path: Path) -> None:
    async def test(at: Services) -> None:
        wanted = Credentials("anna", "12345678")
        anna, boris = [(await at.people.guest(name))[0] for name in ("Anna", "Boris")]
        people = at.people
        assert await refusal(people.register(anna, Credentials("an", "12345678"), HERE)) == "bad-login"
        assert await refusal(people.register(anna, Credentials("anna", "1234567"), HERE)) == "short-password"
        registered = await people.register(anna, wanted, HERE)
        assert registered == Person(anna.id, "Anna", "anna")
        assert await refusal(people.register(registered, wanted, HERE)) == "registered"
        assert await refusal(people.register(boris, wanted, HERE)) == "login-taken"
        for attempt in (Credentials("anna", "wrong"), Credentials("nobody", "12345678"), Credentials("a b", "x")):
            assert await refusal(people.sign_in(attempt, None, HERE)) == "wrong-password"
        assert await refusal(people.sign_in(Credentials("nobody", "nobody's password"), None, HERE)) == "wrong-password"
        renamed = await people.rename(registered, " Hanna  Banana ")
        assert renamed == Person(anna.id, "Hanna Banana", "anna")
        assert (await people.sign_in(wanted, None, HERE))[0] == renamed
        assert (await people.find((await people.guest("Boris"))[1])) is not None

    run(tmp_path, test)


def test_whoever_was_there_before_is_not_shut_out(tmp_path: Path) -> None:
    """Tries for a login are counted where it has never signed in; each place by itself as well."""

    async def test(at: Services) -> None:
        limits = Limits(sign_ins=0, sign_ins_per_login=2, accounts_per_hour=1)
        at.people.quotas = Quotas(limits, MemoryCounters(), "secret")
        wanted, wrong = Credentials("anna", "12345678"), Credentials("anna", "87654321")
        anna, boris = [(await at.people.guest(name))[0] for name in ("Anna", "Boris")]
        await at.people.register(anna, wanted, HERE)
        assert await refusal(at.people.register(boris, Credentials("boris", "12345678"), HERE)) == "many-accounts"
        for _ in range(2):
            assert await refusal(at.people.sign_in(wrong, None, THERE)) == "wrong-password"
        assert await refusal(at.people.sign_in(wanted, None, THERE)) == "many-sign-ins"
        assert await refusal(at.people.sign_in(wanted, None, HERE)) == ""
        at.people.quotas = Quotas(limits, MemoryCounters(), "secret")
        assert await refusal(at.people.sign_in(wanted, None, THERE)) == ""  # it counts as known from now on
        for _ in range(3):
            assert await refusal(at.people.sign_in(wanted, None, THERE)) == ""
        at.people.quotas = Quotas(replace(limits, sign_ins=1), MemoryCounters(), "secret")
        assert await refusal(at.people.sign_in(wanted, None, HERE)) == ""
        assert await refusal(at.people.sign_in(wanted, None, HERE)) == "many-sign-ins"

    run(tmp_path, test)


@pytest.mark.parametrize(("waiting", "most"), [(0, 0), (1, HASHING + 1), (3, HASHING + 3)])
def test_so_many_passwords_wait_to_be_checked(waiting: int, most: int) -> None:
    async def test() -> None:
        hashing = Hashing(waiting)
        hashing.busy = most - 1 if most else 1000
        assert await hashing.run(lambda: 7) == 7
        assert hashing.busy == (most - 1 if most else 1000)
        hashing.busy += 1
        assert await refusal(hashing.run(lambda: 7)) == ("busy-passwords" if most else "")
        hashing.busy = 0
        with pytest.raises(ZeroDivisionError):
            await hashing.run(lambda: 1 // 0)
        assert hashing.busy == 0

    asyncio.run(test())


@pytest.mark.parametrize(("platform", "nice"), [("linux", [10]), ("darwin", []), ("win32", [])])
def test_checking_passwords_leaves_the_cores_to_whoever_plays(
    monkeypatch: pytest.MonkeyPatch, platform: str, nice: list[int]
) -> None:
    nices: list[int] = []
    monkeypatch.setattr(people_module, "sys", SimpleNamespace(platform=platform))
    monkeypatch.setattr(os, "nice", nices.append)
    step_back()
    assert nices == nice


@pytest.mark.parametrize("name", ["request", "guest", "account", "record"])
def test_what_an_address_may_do_so_often(name: str) -> None:
    fields = {
        "request": "requests_per_minute",
        "guest": "guests_per_hour",
        "account": "accounts_per_hour",
        "record": "records_per_hour",
    }
    seconds = 60.0 if name == "request" else 3600.0
    clock = SimpleNamespace(now=0.0)

    async def test() -> None:
        quotas = Quotas(Limits(**{fields[name]: 2}), MemoryCounters(lambda: clock.now), "secret")
        count = getattr(quotas, name)
        for _ in range(2):
            await count(HERE)
        clock.now = seconds - 1
        with pytest.raises(TooMany) as caught:
            await count(HERE)
        assert caught.value.after == 1
        await count(THERE)
        clock.now = seconds
        await count(HERE)
        free = Quotas(Limits(**{fields[name]: 0}), MemoryCounters(), "secret")
        for _ in range(5):
            await getattr(free, name)(HERE)

    asyncio.run(test())


def test_live_connections_are_held_and_given_back() -> None:
    async def test() -> None:
        anna, boris = Person("anna", "Anna"), Person("boris", "Boris")
        quotas = Quotas(Limits(sockets=2, sockets_per_address=3, spectators=4), MemoryCounters(), "secret")
        for watching, code in ((0, ""), (4, ""), (5, "many-spectators")):
            async with AsyncExitStack() as stack:
                found = quotas.connected(None, HERE, watching)
                assert await refusal(stack.enter_async_context(found)) == code
        async with AsyncExitStack() as stack:
            wanted: list[tuple[Person | None, str, str]] = [
                (anna, THERE, ""),
                (anna, HERE, ""),
                (anna, HERE, "many-sockets"),
                (boris, HERE, ""),
            ]
            wanted += [(None, HERE, ""), (None, HERE, "many-sockets"), (None, THERE, "")]
            for who, address, code in wanted:
                assert await refusal(stack.enter_async_context(quotas.connected(who, address, 0))) == code
        assert quotas.counters.held == {}  # type: ignore[attr-defined]
        free = Quotas(Limits(sockets=0, sockets_per_address=0, spectators=0), MemoryCounters(), "secret")
        async with AsyncExitStack() as stack:
            for _ in range(30):
                await stack.enter_async_context(free.connected(anna, HERE, 1000))
            assert free.counters.held == {}  # type: ignore[attr-defined]

    asyncio.run(test())


BOTS = ["hot-seat", "sailor"]
PEOPLE = ["person", "person"]


@pytest.mark.parametrize(
    ("limits", "chairs", "code"),
    [
        (Limits(open_tables=2, bot_tables=1), PEOPLE, "many-tables"),
        (Limits(open_tables_per_address=2), PEOPLE, "many-tables"),
        (Limits(open_tables=99, bot_tables=2), BOTS, "many-bot-tables"),
        (Limits(open_tables=99, bot_tables_per_address=2), BOTS, "many-bot-tables"),
    ],
)
def test_so_many_tables_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limits: Limits, chairs: list[str], code: str
) -> None:
    async def test(at: Services) -> None:
        at.quotas.limits = limits
        anna, boris = [(await at.people.guest(name))[0] for name in ("Anna", "Boris")]
        mine = 2 not in (limits.open_tables_per_address, limits.bot_tables_per_address)

        async def opening(person: Person, place: str, chairs: list[str] = chairs) -> str:
            async def work() -> LiveTable:
                live, _ = await at.seating.open(person, NewTable("shanghaien", chairs), place)
                return await at.seating.join(live.header.id, person, Join()) if chairs == BOTS else live

            return await refusal(work())

        places = [HERE, "elsewhere"] if mine else [HERE, HERE]
        owners = [anna, anna] if mine else [anna, boris]
        for person, place in zip(owners, places, strict=True):
            assert await opening(person, place) == ""
        assert await opening(anna, HERE) == code
        assert await opening(boris, HERE) == ("" if mine else code)
        assert await opening(anna, THERE) == (code if mine else "")
        if chairs == BOTS:
            assert await opening(anna, HERE, PEOPLE) == ""  # one without bots
            later = now() + int(HOUR * 1000) + 60_000
            monkeypatch.setattr(quotas_module, "now", lambda: later - 120_000)
            assert await opening(anna, HERE) == code
            monkeypatch.setattr(quotas_module, "now", lambda: later)
            assert await opening(anna, HERE) == ""  # the others haven't been played at for an hour

    run(tmp_path, test)


def test_chat_is_tidy_and_not_too_much(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(at: Services) -> None:
        anna, boris, vera, eve = [(await at.people.guest(name))[0] for name in ("Anna", "Boris", "Vera", "Eve")]
        live, _ = await at.seating.open(anna, NewTable("shanghaien", PEOPLE), "")
        await at.seating.join(live.header.id, anna, Join(seat=1))
        table, talk = live.header.id, at.conversation
        moment = 500.0
        monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: moment)
        for text in ("", "   ", "\x00", "a\x07b"):
            assert await refusal(talk.say(table, anna, Say(text))) == "empty-chat"
        for number in range(CHAT_LINES):
            said = await talk.say(table, anna, Say(f" Ahoy   {number}\n", str(number)))
            assert (said.id, said.ply) == (str(number), live.header.ply)
        moment += CHAT_SECONDS - 1.5
        with pytest.raises(TooMany) as caught:
            await talk.say(table, anna, Say("more"))
        assert caught.value.after == 2
        await talk.say(table, boris, Say("I too"))
        moment += 1.5
        for text in ("again", "at once"):  # it is the sixth line before that counts
            await talk.say(table, anna, Say(text))
        lines = await at.rooms.read_chat(table)
        said_before = [f"Ahoy {number}" for number in range(CHAT_LINES)]
        assert [line.text for line in lines] == [*said_before, "I too", "again", "at once"]
        assert [(line.by, line.seat) for line in lines][-3:-1] == [("Boris", None), ("Anna", 1)]
        monkeypatch.setattr(conversation_module, "SPEAKERS", 3)
        await talk.say(table, vera, Say("Three"))
        assert len(talk.spoken) == 3
        await talk.say(table, eve, Say("Four"))
        assert talk.spoken == {}
        monkeypatch.undo()

    run(tmp_path, test)


def test_as_whom_one_may_look(tmp_path: Path) -> None:
    async def test(at: Services) -> None:
        anna, boris, eve = [(await at.people.guest(name))[0] for name in ("Anna", "Boris", "Eve")]
        live, _ = await at.seating.open(anna, NewTable("jamaica", ["person"] * 3), "")
        live = await at.seating.join(live.header.id, boris, Join(seat=0))
        live.chairs[2].person = boris.id

        def found(person: Person | None, viewer: int | None) -> int | str:
            try:
                return find_viewer(live, person, viewer)
            except Refused as refused:
                return refused.code

        everybody = (anna, boris, eve, None)
        for spectators in (True, False):
            live.header.spectators = spectators
            outside: int | str = WATCHING if spectators else "no-spectators"
            for viewer, expected in (
                (None, [WATCHING, 0, outside, outside]),
                (-2, [WATCHING, WATCHING, outside, outside]),
                (-1, [WATCHING, WATCHING, outside, outside]),
                (0, ["not-your-seat", 0, "not-your-seat", "not-your-seat"]),
                (1, ["not-your-seat"] * 4),
                (2, ["not-your-seat", 2, "not-your-seat", "not-your-seat"]),
            ):
                assert [found(person, viewer) for person in everybody] == expected

    run(tmp_path, test)


def test_names_that_nobody_can_guess_and_the_present_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len({new_id() for _ in range(9)}) == 9 and {len(new_id())} == {16}
    found: Any = SimpleNamespace(time_ns=lambda: 1_795_035_268_319_999_999)
    monkeypatch.setattr("prichal.tables.kept.time", found)
    assert now() == 1_795_035_268_319
