"""Somebody wants to sign in as somebody else, or to keep somebody from signing in."""

from __future__ import annotations

import asyncio
import threading

import httpx
import pytest

from prichal.server.limits.counters import MemoryCounters
from prichal.server.limits.quotas import Quotas
from prichal.server.people import HASHING, Hashing
from prichal.server.settings import Limits
from prichal.tables.refusals import TooMany
from tests.attacks.test_fill_the_house import check_refusal, come, house
from tests.server.running import Running

HOME, ELSEWHERE = "192.0.2.1", "198.51.100.1"
RIGHT, WRONG = "correct horse", "battery staple"


def sign_in(server: Running, login: str, password: str, address: str) -> httpx.Response:
    credentials = {"login": login, "password": password}
    return httpx.post(f"{server.address}/api/session", json=credentials, headers={"x-forwarded-for": address})


def test_tries_from_an_address_are_limited() -> None:
    with house("sign-ins=3") as server:
        codes = [sign_in(server, f"somebody-{n}", WRONG, ELSEWHERE).status_code for n in range(3)]
        assert codes == [403] * 3
        check_refusal(sign_in(server, "somebody", WRONG, ELSEWHERE), "many-sign-ins")
        assert sign_in(server, "somebody", WRONG, HOME).status_code == 403


def test_tries_for_a_login_are_limited_but_its_owner_still_comes_in() -> None:
    with house("sign-ins-per-login=3") as server:
        come(server, HOME).post("/account", {"login": "anna", "password": RIGHT})
        codes = [sign_in(server, "anna", WRONG, f"198.51.100.{n}").status_code for n in range(3)]
        assert codes == [403] * 3
        check_refusal(sign_in(server, "ANNA", RIGHT, "198.51.100.9"), "many-sign-ins")  # even with the right one
        assert sign_in(server, "anna", RIGHT, HOME).status_code == 201  # a place where she has been


def test_an_unknown_login_is_limited_like_a_known_one() -> None:
    """Else the refusal would tell who has an account."""
    with house("sign-ins-per-login=2") as server:
        for login in ("nobody", "anna"):
            if login == "anna":
                come(server, HOME).post("/account", {"login": login, "password": RIGHT})
            answers = [sign_in(server, login, WRONG, f"198.51.100.{n}") for n in range(3)]
            assert [answer.status_code for answer in answers] == [403, 403, 429]


def test_accounts_of_an_address_are_limited() -> None:
    with house("accounts-per-hour=1") as server:
        come(server, HOME).post("/account", {"login": "anna", "password": RIGHT})
        answer = come(server, HOME).http.post("/api/account", json={"login": "boris", "password": RIGHT})
        check_refusal(answer, "many-accounts")
        come(server, ELSEWHERE).post("/account", {"login": "boris", "password": RIGHT})


def test_few_passwords_are_hashed_at_a_time_and_few_wait() -> None:
    hashing = Hashing(3)
    going, most, lock, hold = 0, 0, threading.Lock(), threading.Event()

    def work() -> None:
        nonlocal going, most
        with lock:
            going += 1
            most = max(most, going)
        hold.wait(30)
        with lock:
            going -= 1

    async def test() -> None:
        tasks = [asyncio.create_task(hashing.run(work)) for _ in range(HASHING + 3)]
        await asyncio.sleep(0.1)
        with pytest.raises(TooMany) as caught:
            await hashing.run(work)
        assert (caught.value.status, caught.value.code) == (429, "busy-passwords")
        hold.set()
        await asyncio.gather(*tasks)
        await hashing.run(work)

    asyncio.run(test())
    assert most == HASHING


def test_the_windows_end_by_themselves() -> None:
    """Nobody is shut out for ever."""
    moment = 0.0

    async def test() -> None:
        nonlocal moment
        quotas = Quotas(Limits(sign_ins_per_login=2), MemoryCounters(lambda: moment), "secret")
        for _ in range(2):
            await quotas.sign_in("anna", ELSEWHERE, False)
        for _ in range(5):
            with pytest.raises(TooMany) as caught:
                await quotas.sign_in("anna", ELSEWHERE, False)
        assert caught.value.after == 3600
        moment = 3601.0
        await quotas.sign_in("anna", ELSEWHERE, False)

    asyncio.run(test())
