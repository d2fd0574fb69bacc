"""Counters: stretches of time, places that are held, and what a killed process leaves behind."""

from __future__ import annotations

import asyncio
import time

import pytest
from structlog.testing import capture_logs

from prichal.server.limits import counters
from prichal.server.limits.counters import MemoryCounters, RedisCounters
from prichal.server.redis_client import open_redis
from tests.services.process import WAIT
from tests.services.redis import RedisServer


class Standing:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


def test_a_count_starts_over_after_its_stretch_of_time() -> None:
    clock = Standing()
    found = MemoryCounters(clock)

    async def test() -> None:
        assert await found.spend("a", 60.0) == (1, 60.0)
        clock.time = 130.0
        assert await found.spend("a", 60.0) == (2, 30.0)
        assert await found.spend("b", 10.0) == (1, 10.0)
        clock.time = 159.0
        assert await found.spend("a", 60.0) == (3, 1.0)
        clock.time = 160.0
        assert await found.spend("a", 60.0) == (1, 60.0)

    asyncio.run(test())


def test_old_counts_make_room_for_new_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """What has started over goes first; where nothing has, what starts over first."""
    monkeypatch.setattr(counters, "MOST", 4)
    clock = Standing()
    found = MemoryCounters(clock)

    async def test() -> None:
        for name, seconds in (("a", 10.0), ("b", 20.0), ("c", 30.0), ("d", 40.0)):
            await found.spend(name, seconds)
        await found.spend("d", 40.0)  # known: no room is needed
        assert sorted(found.counts) == ["a", "b", "c", "d"]
        clock.time = 135.0
        await found.spend("e", 50.0)
        assert sorted(found.counts) == ["d", "e"]
        for name, seconds in (("f", 60.0), ("g", 70.0), ("h", 80.0)):
            await found.spend(name, seconds)
        assert sorted(found.counts) == ["g", "h"]
        assert (await found.spend("g", 70.0))[0] == 2

    asyncio.run(test())


def test_so_many_places_are_held() -> None:
    found = MemoryCounters()

    async def test() -> None:
        assert [await found.hold("a", 2, one) for one in ("1", "2", "3")] == [True, True, False]
        assert await found.hold("b", 1, "3")
        await found.release("a", "9")  # nobody's
        assert not await found.hold("a", 2, "3")
        await found.release("a", "1")
        assert await found.hold("a", 2, "3")
        for one in ("2", "3"):
            await found.release("a", one)
        await found.release("b", "3")
        assert found.held == {}

    asyncio.run(test())


def test_what_is_held_is_held_until_its_process_is_gone(
    redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    redis_server.clear()
    monkeypatch.setattr(counters, "RENEWING", 0.01)
    living, killed, other = (RedisCounters(open_redis(redis_server.url)) for _ in range(3))

    async def test() -> None:
        assert await living.hold("place", 1, "living")
        before = await living.redis.zscore("prichal:place", "living")
        await living.start()
        end = time.monotonic() + WAIT
        while await living.redis.zscore("prichal:place", "living") == before:
            assert time.monotonic() < end, "it was never renewed"
            await asyncio.sleep(0.01)
        assert not await other.hold("place", 1, "other")
        monkeypatch.setattr(counters, "LEASE", 0.05)
        assert await killed.hold("left", 1, "killed")
        while not await other.hold("left", 1, "other"):
            assert time.monotonic() < end, "it was never free again"
            await asyncio.sleep(0.01)
        await living.stop()
        assert await other.hold("place", 1, "other")  # given back at the end
        for one in (killed, other):
            await one.stop()

    asyncio.run(test())


def test_redis_counts_in_stretches_of_the_same_length(redis_server: RedisServer) -> None:
    redis_server.clear()

    async def test() -> None:
        found = RedisCounters(open_redis(redis_server.url))
        for number in (1, 2):
            count, left = await found.spend("long", 1_000_000.0)
            assert count == number and 999_900 < left <= 1_000_000
        await found.stop()

    asyncio.run(test())


def test_a_lease_is_as_long_as_it_is_said(redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a place, and of the list of places; from anew with each renewal."""
    redis_server.clear()
    monkeypatch.setattr(counters, "RENEWING", 0.01)

    async def test() -> None:
        found = RedisCounters(open_redis(redis_server.url))

        async def left() -> list[float]:
            end = await found.redis.zscore("prichal:place", "one") or 0.0
            return [end - time.time(), await found.redis.pttl("prichal:place") / 1000]

        monkeypatch.setattr(counters, "LEASE", 100_000.0)
        assert await found.hold("place", 2, "one")
        assert all(99_970 < seconds <= 100_000 for seconds in await left())
        monkeypatch.setattr(counters, "LEASE", 200_000.0)
        await found.start()
        end = time.monotonic() + WAIT
        while min(await left()) < 150_000:
            assert time.monotonic() < end, "it was never renewed"
        assert all(199_970 < seconds <= 200_000 for seconds in await left())
        await found.stop()

    asyncio.run(test())


def test_a_place_that_was_given_back_is_not_held_again(redis_server: RedisServer) -> None:
    """Not by a renewal either: that goes by what is held."""
    redis_server.clear()

    async def test() -> None:
        found = RedisCounters(open_redis(redis_server.url))
        for one in ("1", "2"):
            assert await found.hold("place", 2, one)
        await found.release("place", "1")
        assert found.held == {("place", "2")}
        assert await found.redis.zscore("prichal:place", "1") is None
        await found.stop()

    asyncio.run(test())


def test_a_redis_that_is_away_is_told_of_once_each_time(redis_server: RedisServer) -> None:
    """Whoever counts alone meanwhile counts on from what was counted alone before."""
    redis_server.clear()

    async def test() -> None:
        found = RedisCounters(open_redis(redis_server.url))
        living, away = found.redis, open_redis("redis://127.0.0.1:1")
        with capture_logs() as told:
            for redis, count in ((away, 1), (away, 2), (living, 1), (living, 2), (away, 3), (away, 4)):
                found.redis = redis
                assert (await found.spend("a", 600.0))[0] == count
                if redis is away:
                    assert await found.hold("place", 9, str(count))
            assert [line["event"] for line in told] == ["counting alone"] * 2
            assert all(line["reason"] for line in told)
        for redis in (living, away):
            await redis.aclose()

    asyncio.run(test())
