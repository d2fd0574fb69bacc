"""Sessions and addresses, inside the house."""

from __future__ import annotations

import asyncio
import base64
from pathlib import Path

import pytest

from prichal.server.limits.counters import MemoryCounters
from prichal.server.limits.quotas import Quotas
from prichal.server.messages import Credentials
from prichal.server.settings import Limits
from prichal.server.web.authentication import bearer
from prichal.tables.messages import NewTable
from prichal.tables.refusals import TooMany
from tests.server.inside import inside

NEW = NewTable("shanghaien", ["person", "person"], {})


def test_a_session_is_a_secret_of_256_bits_and_ends_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path) as at:
            person, token = await at.people.guest("Anna")
            assert len(base64.urlsafe_b64decode(token + "=")) == 32
            assert await at.people.find(token) == person == await at.people.still(token)
            renamed = await at.people.rename(person, "Hanna")
            assert (await at.people.still(token)) == renamed and renamed.name == "Hanna"
            _, other = await at.people.guest("Boris")
            await at.people.sign_out(other)
            assert await at.people.still(token) == renamed
            await at.people.sign_out(token)
            assert await at.people.still(token) is None
            assert await at.people.find(token) is None

    asyncio.run(test())


def test_signing_in_takes_a_guests_tables_along_and_leaves_those_of_an_account(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path) as at:
            accounts = []
            for name in ("anna", "boris"):
                person, _ = await at.people.guest(name.title())
                wanted = Credentials(name, "correct horse")
                accounts.append((await at.people.register(person, wanted, "192.0.2.1"), wanted))
            guest, _ = await at.people.guest("Guest")
            (anna, password), (boris, _) = accounts
            tables = {}
            for owner in (guest, boris):
                live, _ = await at.seating.open(owner, NEW, "192.0.2.1")
                tables[owner.id] = live.header.id
            for before, moved in ((guest, [tables[guest.id]]), (boris, []), (None, [])):
                person, token, found = await at.people.sign_in(password, before, "192.0.2.1")
                assert (person, found) == (anna, moved)
                assert await at.people.find(token) == anna

    asyncio.run(test())


def test_an_address_is_kept_as_something_that_stays_the_same() -> None:
    """By openssl: whatever was counted before an upgrade still counts after it."""
    quotas = Quotas(Limits(), MemoryCounters(), "secret")
    assert quotas.place("192.0.2.7") == "f5545939bbd24a61224c7061"
    assert quotas.place("2001:db8::17") == "8ac7aeddf9ca1ac623015c40" == quotas.place("2001:db8::9:1")
    assert Quotas(Limits(), MemoryCounters(), "other").place("192.0.2.7") != quotas.place("192.0.2.7")


@pytest.mark.parametrize("most", [0, 1, 3])
def test_so_many_are_allowed_and_no_more(most: int) -> None:
    quotas = Quotas(Limits(requests_per_minute=most), MemoryCounters(), "secret")

    async def test() -> None:
        for _ in range(most or 50):
            await quotas.request("192.0.2.7")
        if most:
            with pytest.raises(TooMany) as caught:
                await quotas.request("192.0.2.7")
            assert caught.value.after is not None and 0 < caught.value.after <= 60
        await quotas.request("192.0.2.8")

    asyncio.run(test())


@pytest.mark.parametrize(
    ("header", "token"),
    [
        ("Bearer abc", "abc"),
        ("bearer abc", "abc"),
        ("Bearer ", None),
        ("Bearer", None),
        ("Basic abc", None),
        ("", None),
    ],
)
def test_a_token_in_a_header(header: str, token: str | None) -> None:
    assert bearer(header) == token
